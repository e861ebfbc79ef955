import { Search } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { MOST_POINTS } from '../model/scratch.ts';
import type { Field } from '../model/state.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { KeptReach } from './5-kept-reach.hot.ts';
import { marchField } from './5-march-search.hot.ts';
import type { Mover } from './5-mover.ts';
import { fieldReading } from './5-reading.hot.ts';

/** Ends of marches, `hex * 6 + facing` each; the first `count` are valid. */
export class MarchEnds {
  codes = new Int32Array(64);
  count = 0;
  add(hex: number, facing: number): void {
    if (this.count === this.codes.length) {
      const more = new Int32Array(this.count * 2);
      more.set(this.codes);
      this.codes = more;
    }
    this.codes[this.count++] = hex * 6 + facing;
  }
}
/** Reads the ends of a mover's marches out of a search. */
type Read = (g: Field, m: Mover, search: Search, out: MarchEnds) => void;

/** Where each unit can march to, by unit: in plain or in strategic movement. */
class MarchMemory {
  readonly #kept: KeptReach;
  readonly #search: Search;
  readonly #ends: readonly MarchEnds[];
  readonly #hasEnds: Uint8Array;

  constructor(w: RisorgimentoWorld) {
    this.#kept = new KeptReach(w, fieldReading(w), w.units, 6);
    this.#search = new Search(w.grid.size * 6, MOST_POINTS);
    this.#ends = Array.from({ length: w.units }, () => new MarchEnds());
    this.#hasEnds = new Uint8Array(w.units);
  }

  search(g: Field, m: Mover): Search {
    this.#look(g, m);
    return this.#find(g, m);
  }
  ends(g: Field, m: Mover, read: Read): MarchEnds {
    this.#look(g, m);
    const ends = this.#ends[m.unit]!;
    if (this.#hasEnds[m.unit] === 1) return ends;
    ends.count = 0;
    read(g, m, this.#find(g, m), ends);
    this.#hasEnds[m.unit] = 1;
    return ends;
  }

  /** Forgets what is known of a mover if it does not hold any more. */
  #look(g: Field, m: Mover): void {
    const who =
      m.start |
      (m.facing << 16) |
      ((m.isCommanded ? 1 : 0) << 19) |
      ((m.isShy ? 1 : 0) << 20) |
      ((m.startsInZone ? 1 : 0) << 21) |
      (g.s.battle.turn[0]! << 22);
    const means = m.budget | (g.s.unit.spent[m.unit]! << 8) | (m.leaving << 16);
    if (!this.#kept.holds(m.side, m.unit, who, means)) this.#hasEnds[m.unit] = 0;
  }
  #find(g: Field, m: Mover): Search {
    if (!this.#kept.isSearched(m.unit)) this.#kept.searched(m.unit, marchField(g, m, this.#search));
    return this.#search;
  }
}

/** Each kind has its own: who is asked for both, and then ordered to do one, is not searched for again. */
const plainMarches = oncePer((w: RisorgimentoWorld) => new MarchMemory(w));
const strategicMarches = oncePer((w: RisorgimentoWorld) => new MarchMemory(w));
const memoryOf = (g: Field, m: Mover): MarchMemory => (m.isStrategic ? strategicMarches : plainMarches)(g.w);
/** The search of a mover's marches; made only if what is known may not hold any more. To be read at once, and not to be written. */
export const marchSearch = (g: Field, m: Mover): Search => memoryOf(g, m).search(g, m);
/** The ends of a mover's marches, read out of its search only if they are not known. */
export const marchEnds = (g: Field, m: Mover, read: Read): MarchEnds => memoryOf(g, m).ends(g, m, read);
