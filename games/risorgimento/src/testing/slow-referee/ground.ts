import { type Column, type HexRow, type ScenarioFile, terrainChart } from './scenario-file.ts';

/* 3 of our specification: the map as the scenario file has it. Hexes are labels, directions 0 north and on clockwise. */

const two = (n: number): string => String(n).padStart(2, '0');
const columnOf = (hex: string): number => Number(hex.slice(0, 2));
const rowOf = (hex: string): number => Number(hex.slice(2));
const slant = (hex: string): number => rowOf(hex) - (columnOf(hex) - (columnOf(hex) % 2)) / 2;
export const opposite = (d: number): number => (d + 3) % 6;

export function distance(a: string, b: string): number {
  const q = columnOf(a) - columnOf(b);
  const s = slant(a) - slant(b);
  return (Math.abs(q) + Math.abs(s) + Math.abs(q + s)) / 2;
}
const sideKey = (a: string, b: string): string => [a, b].sort().join('|');

export type Way = 'main' | 'secondary' | 'track' | 'railway';

/** What it costs to go from a hex to the next, and by what. */
export interface Fare {
  /** Undefined: closed. */
  readonly cost: number | undefined;
  readonly hexCost: number;
  readonly sideCost: number;
  readonly way: 'road' | 'track' | 'none';
}

export class Ground {
  readonly #terrain = new Map<string, string>();
  readonly #level = new Map<string, number>();
  readonly #water = new Map<string, string>();
  readonly #crest = new Map<string, number>();
  readonly #ways = new Map<string, Set<Way>>();
  readonly bridges = new Set<string>();
  readonly broken = new Set<string>();
  readonly #near = new Map<string, readonly (string | undefined)[]>();
  readonly hexes: readonly string[];

  constructor(readonly file: ScenarioFile) {
    const { map } = file;
    for (let c = 1; c <= map.columns; c++)
      for (let r = 1; r <= map.rows; r++) {
        this.#terrain.set(two(c) + two(r), map.default.terrain);
        this.#level.set(two(c) + two(r), map.default.level);
      }
    for (const { terrain, level, hexes } of map.overrides)
      for (const run of hexes) {
        const [from, to = from] = run.split('-') as [string, string?];
        for (let r = rowOf(from); r <= rowOf(to); r++) {
          this.#terrain.set(from.slice(0, 2) + two(r), terrain);
          this.#level.set(from.slice(0, 2) + two(r), level);
        }
      }
    for (const water of ['river', 'canal', 'stream_shallow', 'stream_deep'] as const)
      for (const side of map.hexsides[water]) this.#water.set(side.split('|').sort().join('|'), water);
    for (const { side } of map.hexsides.ford) this.#water.set(side.split('|').sort().join('|'), 'ford');
    for (const { side } of map.hexsides.bridge) this.bridges.add(side.split('|').sort().join('|'));
    for (const { side, level } of map.hexsides.crest) this.#crest.set(side.split('|').sort().join('|'), level);
    for (const [way, paths] of Object.entries(map.roads))
      for (const path of paths)
        for (const [i, hex] of path.entries()) {
          const before = path[i - 1];
          if (before === undefined) continue;
          const key = sideKey(before, hex);
          this.#ways.set(key, (this.#ways.get(key) ?? new Set()).add(way as Way));
        }
    this.hexes = [...this.#terrain.keys()];
    for (const hex of this.hexes)
      this.#near.set(
        hex,
        [0, 1, 2, 3, 4, 5].map((d) => this.#beside(hex, d)),
      );
  }
  #beside(hex: string, d: number): string | undefined {
    const c = columnOf(hex);
    const r = rowOf(hex);
    const isEven = c % 2 === 0;
    const rows = isEven ? [r - 1, r - 1, r, r + 1, r, r - 1] : [r - 1, r, r + 1, r + 1, r + 1, r];
    const columns = [c, c + 1, c + 1, c, c - 1, c - 1];
    const found = two(columns[d]!) + two(rows[d]!);
    return this.#terrain.has(found) ? found : undefined;
  }
  has(hex: string): boolean {
    return this.#terrain.has(hex);
  }
  next(hex: string, d: number): string | undefined {
    return this.#near.get(hex)?.[(d + 6) % 6];
  }
  around(hex: string): string[] {
    return this.#near.get(hex)!.filter((x) => x !== undefined);
  }
  /** The direction from a hex to a neighbour, or -1. */
  direction(from: string, to: string): number {
    return this.#near.get(from)!.indexOf(to);
  }
  terrain(hex: string): string {
    return this.#terrain.get(hex)!;
  }
  level(hex: string): number {
    return this.#level.get(hex)!;
  }
  /** R31 What it counts as: a hex of level 4 or 5 is difficult besides what else it is. */
  rows(hex: string): readonly HexRow[] {
    const { hex: rows } = terrainChart;
    const own = rows[this.terrain(hex)]!;
    return this.level(hex) >= 4 ? [own, rows.difficult!] : [own];
  }
  crest(a: string, b: string): number {
    return this.#crest.get(sideKey(a, b)) ?? 0;
  }
  isBridge(a: string, b: string): boolean {
    return this.bridges.has(sideKey(a, b));
  }
  hasBridge(a: string, b: string): boolean {
    return this.isBridge(a, b) && !this.broken.has(sideKey(a, b));
  }
  /** The water on a hexside, whatever spans it. */
  water(a: string, b: string): string | undefined {
    return this.#water.get(sideKey(a, b));
  }
  ways(a: string, b: string): readonly Way[] {
    return [...(this.#ways.get(sideKey(a, b)) ?? [])];
  }
  isJoined(a: string, b: string): boolean {
    return this.ways(a, b).length > 0;
  }
  /** Joined by a way that is not cut where its bridge is down. */
  isOpenWay(a: string, b: string): boolean {
    return this.isJoined(a, b) && !(this.isBridge(a, b) && !this.hasBridge(a, b));
  }
  isCultivated(hex: string): boolean {
    return this.isThick(hex) || this.terrain(hex) === 'lightly_cultivated';
  }
  isThick(hex: string): boolean {
    return this.terrain(hex) === 'heavily_cultivated';
  }
  /** R50 R110 A hexside no attack could cross: river, canal or deep stream without bridge or ford; and a lake. */
  isBarred(a: string, b: string): boolean {
    const water = this.water(a, b) ?? '';
    if (this.terrain(a) === 'lake' || this.terrain(b) === 'lake') return true;
    return ['river', 'canal', 'stream_deep'].includes(water) && !this.hasBridge(a, b);
  }
  /** 5.24 5.25 R31 The class of the slope or crest on the way from a hex: 0 none, 1 gentle, 2 steep, 3 sharp. */
  climb(from: string, to: string): number {
    const crest = this.crest(from, to);
    const levels = crest > 0 ? Math.max(1, crest - this.level(from)) : Math.abs(this.level(from) - this.level(to));
    return Math.min(3, levels);
  }
  /** 8.1 to 8.3 The dearest and the cheapest are for the mover to choose between: every way of taking a step. */
  fares(column: Column, from: string, to: string, isRain: boolean, mayUseWay: boolean): Fare[] {
    const rows = this.rows(to);
    const needsWay = rows.some((row) => row.needsWay?.includes(column));
    const off = rows.reduce<number | null>((most, { move }) => {
      const here = move[column];
      return here === null || most === null ? null : Math.max(most, here);
    }, 0);
    const water = this.hasBridge(from, to) ? 'bridge' : this.water(from, to);
    const wet = water === undefined ? 0 : terrainChart.water[water]!.move[column];
    const slopeOf = (steps: number): number | null => (steps <= 0 ? 0 : terrainChart.slope[steps - 1]!.move[column]);
    const out: Fare[] = [];
    const add = (way: Fare['way'], hexCost: number | null, steps: number): void => {
      const slope = slopeOf(steps);
      if (hexCost === null || wet === null || slope === null) return;
      out.push({ cost: hexCost + wet + slope, hexCost, sideCost: wet + slope, way });
    };
    const climb = this.climb(from, to);
    // A way is cut where its bridge is down.
    const isCut = this.isBridge(from, to) && !this.hasBridge(from, to);
    const ways = mayUseWay && !isCut && off !== null ? this.ways(from, to) : [];
    if (ways.includes('main') || (ways.includes('secondary') && !isRain)) add('road', terrainChart.roadCost, climb - 1);
    if (ways.length > 0 && off !== null) add('track', Math.max(1, Math.floor(off / 2)), climb);
    if (!needsWay) add('none', off, climb);
    return out;
  }
}
