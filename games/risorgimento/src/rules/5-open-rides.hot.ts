import { type HexId, hexId, NONE, Search } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { MOST_POINTS } from '../model/scratch.ts';
import type { Field } from '../model/state.ts';
import { LEADER } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { isRain, leaderStep } from './4-leader-step.ts';
import { fieldReading } from './5-reading.hot.ts';

/**
 * Where a leader could ride from a hex if there were no enemy, nearest first. Who has fewer points gets to the first of them, in the same order; and
 * how far a brigadier commands is measured in the same points.
 */
class OpenRides {
  /** By points: how many hexes can be reached with them, and which, the first included, one bit a hex; made when first asked for. */
  readonly #counts: number[] = [];
  readonly #sets: (Uint32Array | undefined)[] = [];

  constructor(
    readonly from: HexId,
    /** The hexes but the first, and what each costs. */
    readonly hexes: Int32Array,
    readonly costs: Uint8Array,
    /** The place of the one before each on the way to it, or -1 for the first. */
    readonly before: Int32Array,
    /** With how many points they were looked for. */
    readonly points: number,
    readonly words: number,
  ) {}

  within(points: number): number {
    let count = this.#counts[points];
    if (count === undefined) {
      count = 0;
      while (count < this.costs.length && this.costs[count]! <= points) count++;
      this.#counts[points] = count;
    }
    return count;
  }
  set(points: number): Uint32Array {
    let set = this.#sets[points];
    if (set === undefined) {
      set = new Uint32Array(this.words);
      set[this.from >> 5]! |= 1 << (this.from & 31);
      for (let i = 0; i < this.within(points); i++) set[this.hexes[i]! >> 5]! |= 1 << (this.hexes[i]! & 31);
      this.#sets[points] = set;
    }
    return set;
  }
  /** Whether none of the hexes on the way to one is among those of a set, one bit each: nobody hinders a ride there. */
  isClear(hex: HexId, points: number, shut: Uint32Array): boolean {
    let i = this.hexes.indexOf(hex);
    if (i < 0 || this.costs[i]! > points) return false;
    for (; i >= 0; i = this.before[i]!) {
      const x = this.hexes[i]!;
      if ((shut[x >> 5]! & (1 << (x & 31))) !== 0) return false;
    }
    return true;
  }
  /** What a hex costs, or -1 where it cannot be reached. */
  cost(hex: HexId, points: number): number {
    if (hex === this.from) return 0;
    const i = this.hexes.indexOf(hex);
    return i < 0 || this.costs[i]! > points ? -1 : this.costs[i]!;
  }
}

/** The rides from each hex, found when first asked for with so many points, in dry weather and in rain. */
class RideTable {
  readonly #rides: readonly (OpenRides | undefined)[][];
  readonly #search: Search;
  readonly #places: Int32Array;

  constructor(w: RisorgimentoWorld) {
    this.#places = new Int32Array(w.grid.size);
    this.#rides = [new Array(w.grid.size).fill(undefined), new Array(w.grid.size).fill(undefined)];
    this.#search = new Search(w.grid.size, MOST_POINTS);
  }
  from(g: Field, hex: HexId, points: number): OpenRides {
    const all = this.#rides[isRain(g) ? 1 : 0]!;
    let rides = all[hex];
    if (rides === undefined || rides.points < points) {
      rides = this.#find(g, hex, points);
      all[hex] = rides;
    }
    return rides;
  }
  #find(g: Field, from: HexId, points: number): OpenRides {
    const { near, bridge, step } = g.w;
    const search = this.#search;
    const steps = step[LEADER]![isRain(g) ? 1 : 0]!;
    search.begin();
    search.seed(from);
    for (let hex = hexId(search.next()); hex >= 0; hex = hexId(search.next())) {
      if (search.at >= points) continue;
      for (let d = 0; d < 6; d++) {
        const at = hex * 6 + d;
        const x = near[at]!;
        // Nothing that a step of one point would not better.
        if (x < 0 || search.isWithin(x, search.at + 1)) continue;
        const cost = bridge[at] !== 0 ? leaderStep(g, hex, d) : steps[at]!;
        if (cost > 0 && search.at + cost <= points) search.relax(x, search.at + cost, hex);
      }
    }
    const hexes = search.settled.slice(1, search.count);
    const costs = new Uint8Array(hexes.length);
    for (let i = 0; i < hexes.length; i++) costs[i] = search.cost(hexes[i]!);
    const places = this.#places;
    places[from] = -1;
    for (let i = 0; i < hexes.length; i++) places[hexes[i]!] = i;
    const before = new Int32Array(hexes.length);
    for (let i = 0; i < hexes.length; i++) before[i] = places[search.from(hexes[i]!)]!;
    return new OpenRides(from, hexes, costs, before, points, (g.w.grid.size + 31) >> 5);
  }
}
/** By the bridges that are down. */
const tables = oncePer((_: RisorgimentoWorld) => new Map<string, RideTable>());
function tableOf(g: Field): RideTable {
  const known = tables(g.w);
  const down = fieldReading(g.w).down(g);
  let table = known.get(down);
  if (table === undefined) {
    table = new RideTable(g.w);
    known.set(down, table);
  }
  return table;
}

/** The rides of a leader from a hex with so many points, and perhaps more, if there were no enemy: there are no others. */
export const allRides = (g: Field, from: HexId, points: number): OpenRides => tableOf(g).from(g, from, points);
/** What a ride to a hex costs a side's leader if no enemy is on the way there or next to it; -1 where that is not so. */
export function clearRide(g: Field, side: number, from: HexId, points: number, to: HexId): number {
  const rides = allRides(g, from, points);
  return rides.isClear(to, points, fieldReading(g.w).of(g, side).shut) ? rides.cost(to, points) : NONE;
}
/** The rides of a side's leader from a hex, if with so many points he gets nowhere near an enemy: nothing hinders him then. */
export function openRides(g: Field, side: number, from: HexId, points: number): OpenRides | undefined {
  const { shut } = fieldReading(g.w).of(g, side);
  const rides = tableOf(g).from(g, from, points);
  const set = rides.set(points);
  for (let i = 0; i < set.length; i++) if ((set[i]! & shut[i]!) !== 0) return undefined;
  return rides;
}
