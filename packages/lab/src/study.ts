import type { Simulation } from '@tambour/ai';

/** One battle under one set of figures, with who commands each side: what a study plays many times. */
export interface Setting {
  /** What sets it apart from the others of its study (`strength.gardes=4`, `captain against sergeant`); empty if nothing does. */
  readonly label: string;
  readonly simulation: Simulation;
}

/** Settings to be played on the same seeds, and how often each. */
export interface Study {
  readonly settings: readonly Setting[];
  /** At most so many battles of each setting. */
  readonly games: number;
  /** Stop a setting when the 95 % interval of its win rate is at most this much to either side (0.02 is ±2 %). */
  readonly until?: number;
  /**
   * Settings to be compared, by their places in the list: the first of each group with every other of it. They are played equally often, and
   * `until` is then about the differences.
   */
  readonly compared?: readonly (readonly number[])[];
}
