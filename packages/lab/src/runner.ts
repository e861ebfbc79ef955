import type { Result, Simulation } from '@tambour/ai';

/** Battles of a simulation by their numbers: `from`, `from + 1`, … `count` of them. */
export interface Range {
  readonly from: number;
  readonly count: number;
}

/** Results of battles with consecutive numbers, in that order. */
export interface Batch {
  readonly from: number;
  readonly results: readonly Result[];
}

/**
 * Who plays the battles of a study: threads of this machine, workers of a queue, or the worker of a page. A battle depends on its number
 * alone, so all of them come to the same results.
 */
export interface Runner {
  /**
   * Plays the battles and hands over each batch as it is done, in any order and none twice. Resolves when all are played or the signal is
   * raised; to a sentence why it was given up otherwise.
   */
  play(
    simulation: Simulation,
    range: Range,
    onBatch: (batch: Batch) => void,
    signal: AbortSignal,
  ): Promise<string | undefined>;
  /** Ends what it holds: threads, connections. */
  close(): Promise<void>;
}
