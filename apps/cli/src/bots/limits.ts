/** What a program at a side may use. */
export interface BotLimits {
  /** Milliseconds until its first request, which is when the time for its first decision begins: an interpreter takes its time to start. */
  readonly startMs: number;
  /** For one decision, and for all its decisions of a battle. What the others think about is not counted. */
  readonly decisionMs: number;
  readonly battleMs: number;
  /** Bytes of one request, and of all its requests of a battle. */
  readonly lineBytes: number;
  readonly battleBytes: number;
  /** So many orders of a battle may be refused; with the next it gives the battle up. */
  readonly strikes: number;
  /** So much of what it writes to standard error is kept: the end of it. */
  readonly errorBytes: number;
  /** Milliseconds to end by itself when no battle is left. */
  readonly graceMs: number;
}

export const USUAL_LIMITS: BotLimits = {
  startMs: 20_000,
  decisionMs: 10_000,
  battleMs: 600_000,
  lineBytes: 1 << 16,
  battleBytes: 1 << 24,
  strikes: 3,
  errorBytes: 2000,
  graceMs: 2000,
};
