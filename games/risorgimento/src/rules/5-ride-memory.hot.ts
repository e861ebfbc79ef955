import { type HexId, Search } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import type { LeaderId } from '../model/ids.ts';
import { MOST_POINTS } from '../model/scratch.ts';
import type { Field } from '../model/state.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { isRain } from './4-leader-step.ts';
import { KeptReach } from './5-kept-reach.hot.ts';
import { clearRide, openRides } from './5-open-rides.hot.ts';
import { fieldReading } from './5-reading.hot.ts';
import { leaderReach } from './5-ride-search.hot.ts';

/** Where each leader can ride to. */
class RideMemory {
  readonly #kept: KeptReach;
  readonly #search: Search;
  readonly #ends: (Int32Array | undefined)[];

  constructor(w: RisorgimentoWorld) {
    this.#kept = new KeptReach(w, fieldReading(w), w.leaders);
    this.#search = new Search(w.grid.size, MOST_POINTS);
    this.#ends = new Array(w.leaders).fill(undefined);
  }
  /** What it costs a leader to ride to a hex, or NONE. */
  cost(g: Field, l: LeaderId, budget: number, hex: HexId): number {
    const side = g.w.leaderSide[l]!;
    const clear = clearRide(g, side, g.s.leader.hex[l]!, budget, hex);
    if (clear >= 0) return clear;
    const open = openRides(g, side, g.s.leader.hex[l]!, budget);
    return open ? open.cost(hex, budget) : this.#found(g, l, budget).cost(hex);
  }
  #found(g: Field, l: LeaderId, budget: number): Search {
    this.#look(g, l, budget);
    if (!this.#kept.isSearched(l)) this.#kept.searched(l, leaderReach(g, l, budget, this.#search));
    return this.#search;
  }
  ends(g: Field, l: LeaderId, budget: number): Int32Array {
    this.#look(g, l, budget);
    let ends = this.#ends[l];
    if (ends === undefined) {
      const search = this.#found(g, l, budget);
      ends = search.settled.slice(0, search.count);
      this.#ends[l] = ends;
    }
    return ends;
  }
  #look(g: Field, l: LeaderId, budget: number): void {
    const side = g.w.leaderSide[l]!;
    fieldReading(g.w).of(g, side);
    const who = g.s.leader.hex[l]! | ((isRain(g) ? 1 : 0) << 16);
    if (!this.#kept.holds(side, l, who, budget)) this.#ends[l] = undefined;
  }
}

/** What is known of the rides of leaders, kept until the leader or the field changes where it bears on them. */
export const rideMemory = oncePer((w: RisorgimentoWorld) => new RideMemory(w));
