import { hexId } from '@tambour/boards';
import type { SeededRandom } from '@tambour/kernel/testing';
import { type UnitId, unitId } from '../model/ids.ts';
import { DISORDERED, type Field, isOnMap, lift, put, SQUARE, topOf } from '../model/state.ts';
import { LOST, NOWHERE, TYPES } from '../model/vocabulary.ts';
import type { DrillMap } from './drill.ts';
import type { Seen } from './slow-zones.ts';

/** Puts all units down anywhere, close together, in stacks of one side; some disordered, some in square, some bridges down. */
export function scatter(g: Field, random: SeededRandom): void {
  const { w, s } = g;
  const centre = hexId(random.below(w.grid.size));
  for (let u = unitId(0); u < w.units; u++) lift(g, u);
  for (let u = unitId(0); u < w.units; u++) {
    let hex = random.of([...w.towns, centre, centre]);
    for (let n = random.below(7); n > 0; n--) {
      const on = w.near[hex * 6 + random.below(6)]!;
      if (on >= 0) hex = on;
    }
    const top = topOf(g, hex);
    if (top >= 0 && (w.unitSide[top] !== w.unitSide[u] || random.below(2) === 0)) continue;
    put(g, u, hex);
    s.unit.facing[u] = random.below(6);
    s.unit.marks[u] = (random.below(4) === 0 ? DISORDERED : 0) | (random.below(6) === 0 ? SQUARE : 0);
  }
  for (let u = unitId(0); u < w.units; u++) if (s.unit.hex[u] === NOWHERE) s.unit.place[u] = LOST;
  for (let i = 0; i < w.bridges.length; i++) s.bridge.isDestroyed[i] = random.below(2);
}
export const onMap = (g: Field): UnitId[] =>
  Array.from({ length: g.w.units }, (_, u) => unitId(u)).filter((u) => isOnMap(g, u));
export const seenOf = (g: Field): Seen[] =>
  onMap(g).map((u) => ({
    side: g.w.unitSide[u]!,
    type: TYPES[g.w.unitType[u]!]!,
    hex: g.s.unit.hex[u]!,
    facing: g.s.unit.facing[u]!,
    isDisordered: (g.s.unit.marks[u]! & DISORDERED) !== 0,
    isSquare: (g.s.unit.marks[u]! & SQUARE) !== 0,
  }));

const label = (column: number, row: number) => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
const GROUNDS = ['woods', 'heavily_cultivated', 'lightly_cultivated', 'town', 'difficult_woods', 'clear'] as const;
/** A small map of everything: ground, heights, crests, waters, bridges, fords, ways. */
export function randomMap(random: SeededRandom, size: number): DrillMap {
  const overrides = [];
  const crest = [];
  const water: Record<'river' | 'canal' | 'stream_deep' | 'stream_shallow', string[]> = {
    river: [],
    canal: [],
    stream_deep: [],
    stream_shallow: [],
  };
  const over = ['river', 'canal', 'stream_deep', 'stream_shallow'] as const;
  const bridge = [];
  const ford = [];
  const track = [];
  for (let column = 1; column <= size; column++)
    for (let row = 1; row <= size; row++) {
      const hexes = [label(column, row)];
      if (random.below(2) === 0) overrides.push({ terrain: random.of(GROUNDS), level: 1 + random.below(4), hexes });
      const sides = [
        ...(row > 1 ? [[label(column, row - 1), label(column, row)]] : []),
        ...(column < size ? [[label(column, row), label(column + 1, row)]] : []),
      ];
      for (const pair of sides) {
        const side = pair.join('|');
        if (random.below(8) === 0) crest.push({ side, level: 1 + random.below(5) });
        if (random.below(6) === 0) track.push(pair);
        if (random.below(4) > 0) continue;
        const kind = random.of(over);
        water[kind].push(side);
        const more = random.below(3);
        if (more === 0) bridge.push({ side, over: kind });
        if (more === 1) ford.push({ side, over: kind });
      }
    }
  return { columns: size, rows: size, overrides, hexsides: { ...water, crest, bridge, ford }, roads: { track } };
}
