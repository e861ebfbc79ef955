import { directionTo, type HexGrid, type HexId, hexGrid, hexId, hexLabel, mapLabels, opposite } from '@tambour/boards';
import { BadInput, itemAt } from '@tambour/kernel';
import type { ScenarioFile } from './scenario-format.ts';
import { DEEP, FORD, MAIN, RAILWAY, SECONDARY, SHALLOW, TERRAINS, TRACK, WATERS } from './vocabulary.ts';

/** A bridge over water; the ways that use it are those of the map. */
export interface BridgeData {
  readonly a: HexId;
  readonly b: HexId;
  readonly over: number;
  readonly name: string;
}
/** The map of a scenario file, looked up. What is known by hexside is at `hex * 6 + direction`, from both of its hexes. */
export interface MapData {
  readonly grid: HexGrid;
  readonly hexNames: readonly string[];
  readonly terrain: Uint8Array;
  readonly level: Uint8Array;
  readonly water: Uint8Array;
  /** Bridge number + 1. */
  readonly bridge: Uint8Array;
  readonly bridges: readonly BridgeData[];
  /** The level of a crest, or 0. */
  readonly crest: Uint8Array;
  /** Bits `MAIN`, `SECONDARY`, `TRACK`, `RAILWAY`. */
  readonly ways: Uint8Array;
  /** By hex, one bit a protected side. */
  readonly fortified: Uint8Array;
}

const WAY_BITS = { main: MAIN, secondary: SECONDARY, track: TRACK, railway: RAILWAY } as const;

/** Throws `BadInput` that names the field. */
export function readMap(map: ScenarioFile['map'], path: string): MapData {
  const grid = hexGrid({ columns: map.columns, rowsEven: map.rows, rowsOdd: map.rows, lowered: 'odd' });
  const labels = labelsOf(grid);
  const n = grid.size;
  const sides = () => new Uint8Array(n * 6);
  const terrain = new Uint8Array(n).fill(TERRAINS.indexOf(map.default.terrain));
  const level = new Uint8Array(n).fill(map.default.level);
  map.overrides.forEach((o, i) => {
    for (const hex of labels.runs(o.hexes, `${path}.overrides.${i}.hexes`)) {
      terrain[hex] = TERRAINS.indexOf(o.terrain);
      level[hex] = o.level;
    }
  });
  const mark = (by: Uint8Array, a: HexId, b: HexId, at: string, set: (old: number) => number) => {
    const d = directionTo(grid, a, b);
    if (d === undefined) throw new BadInput(at, `${hexLabel(grid, a)} and ${hexLabel(grid, b)} do not touch`);
    by[a * 6 + d] = set(itemAt(by, a * 6 + d));
    by[b * 6 + opposite(d)] = set(itemAt(by, b * 6 + opposite(d)));
  };
  const water = sides();
  for (const name of ['river', 'canal', 'stream_shallow', 'stream_deep'] as const)
    map.hexsides[name].forEach((label, i) => {
      const at = `${path}.hexsides.${name}.${i}`;
      const [a, b] = labels.pair(label, at);
      mark(water, a, b, at, (old) => {
        if (old) throw new BadInput(at, `${label} has another water already`);
        return WATERS.indexOf(name);
      });
    });
  const over = (name: string, at: string): number => {
    const kind = (WATERS as readonly string[]).indexOf(name);
    if (kind <= 0) throw new BadInput(at, `${JSON.stringify(name)} is no water`);
    return kind;
  };
  const replace = (side: string, name: string, by: number, at: string) => {
    const [a, b] = labels.pair(side, `${at}.side`);
    mark(water, a, b, `${at}.side`, (old) => {
      if (old !== over(name, `${at}.over`)) throw new BadInput(`${at}.over`, `there is no ${name} at ${side}`);
      return by;
    });
    return [a, b] as const;
  };
  for (const [i, f] of map.hexsides.ford.entries()) replace(f.side, f.over, FORD, `${path}.hexsides.ford.${i}`);
  const bridge = sides();
  const bridges = map.hexsides.bridge.map((b, i): BridgeData => {
    const at = `${path}.hexsides.bridge.${i}`;
    const kind = over(b.over, `${at}.over`);
    const [one, two] = replace(b.side, b.over, kind, at);
    mark(bridge, one, two, `${at}.side`, () => i + 1);
    return { a: one, b: two, over: kind, name: b.name ?? b.side };
  });
  const crest = sides();
  map.hexsides.crest.forEach((c, i) => {
    const at = `${path}.hexsides.crest.${i}.side`;
    const [a, b] = labels.pair(c.side, at);
    mark(crest, a, b, at, () => c.level);
  });
  const ways = sides();
  for (const name of ['main', 'secondary', 'track', 'railway'] as const)
    map.roads[name].forEach((chain, i) => {
      const at = `${path}.roads.${name}.${i}`;
      const hexes = labels.hexes(chain, at);
      for (let k = 1; k < hexes.length; k++)
        mark(ways, itemAt(hexes, k - 1), itemAt(hexes, k), `${at}.${k}`, (old) => old | WAY_BITS[name]);
    });
  /** 5.23e A road that crosses a stream without a bridge makes a ford; a track makes none. */
  for (let i = 0; i < n * 6; i++) {
    const isStream = water[i] === SHALLOW || water[i] === DEEP;
    if (isStream && itemAt(ways, i) & (MAIN | SECONDARY) && !bridge[i]) water[i] = FORD;
  }
  const fortified = new Uint8Array(n);
  map.fortifications.forEach((f, i) => {
    const hex = labels.hex(f.hex, `${path}.fortifications.${i}.hex`);
    for (const d of f.protects) fortified[hex] = itemAt(fortified, hex) | (1 << d);
  });
  const hexNames = Array.from({ length: n }, (_, hex) => hexLabel(grid, hexId(hex)));
  return { grid, hexNames, terrain, level, water, bridge, bridges, crest, ways, fortified };
}

export const labelsOf = (grid: HexGrid) =>
  mapLabels(grid, (at, why) => {
    throw new BadInput(at, why);
  });
