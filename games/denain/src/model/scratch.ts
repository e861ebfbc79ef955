import { Search, Trace } from '@tambour/boards';
import { NO_UNIT, type UnitId } from './ids.ts';

/** Steps of a way are packed four bits each into two words: so many fit. */
export const MAX_WAY = 14;
const MOST_MP = 24;
/** Points enough for a ride from one end of the map to the other: what an explanation looks for. */
export const LONGEST_RIDE = 250;
/** Variants of one (hex, facing) in the search for ways; see 7-move-search.hot.ts. */
const LAYERS = 64;

/** The zones and flanks of one side by hex as they were last marked, and what they were marked from. */
export interface ZoneMarks {
  readonly marks: Uint8Array;
  world: unknown;
  /** Where each unit of the side stood, facing where, on the run or not. */
  seen: Int32Array;
}

/** Room to calculate in, for a map of `n` hexes. */
export class Scratch {
  readonly moves: Search;
  /** A node of the move search is a place (hex * 6 + facing) in its low bits and a layer above them: near hexes stay near in memory. */
  readonly placeBits: number;
  readonly plain: Search;
  readonly trace: Trace;
  /** By side. Bits by hex: 1 French zone, 2 Coalition zone, 4 French flank, 8 Coalition flank. */
  readonly zones: readonly ZoneMarks[];
  readonly best: Int32Array;
  readonly bestKey: Int32Array;
  readonly bestStamp: Int32Array;
  readonly found: Int32Array;
  stamp = 0;
  /** Whose ways the move search holds, and in which state they were found. */
  searched: { field: unknown; epoch: number; unit: UnitId; battery: UnitId } = {
    field: undefined,
    epoch: -1,
    unit: NO_UNIT,
    battery: NO_UNIT,
  };
  constructor(n: number) {
    this.placeBits = Math.ceil(Math.log2(n * 6));
    this.moves = new Search(LAYERS << this.placeBits, MOST_MP);
    this.plain = new Search(n * 2, LONGEST_RIDE);
    this.trace = new Trace(n);
    this.zones = [0, 1].map(() => ({ marks: new Uint8Array(n), world: undefined, seen: new Int32Array(0) }));
    this.best = new Int32Array(n * 6);
    this.bestKey = new Int32Array(n * 6);
    this.bestStamp = new Int32Array(n * 6);
    this.found = new Int32Array(n * 6);
  }
}
