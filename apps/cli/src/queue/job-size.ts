import type { Range } from '@tambour/lab';

/** A job takes about so long: much longer than it takes to hand over, and not so long that much is lost with its worker. */
const JOB_SECONDS = 2;
const MOST_BATTLES = 500;
/** Jobs to a thread that are in the queue at once: enough that none waits, and few enough that they follow the speed. */
const JOBS_A_THREAD = 3;
const LEAST_JOBS = 12;

/** How many jobs may be in the queue at once. */
export const mostJobs = (threads: number): number => Math.max(LEAST_JOBS, JOBS_A_THREAD * threads);

/** How many battles the next job has. One by one until it is known how long they take; at the end few, so that all threads end together. */
export function jobSize(secondsABattle: number | undefined, left: number, threads: number): number {
  if (secondsABattle === undefined) return 1;
  const fit = Math.floor(JOB_SECONDS / Math.max(secondsABattle, 1e-6));
  const share = Math.ceil(left / (2 * Math.max(1, threads)));
  return Math.max(1, Math.min(fit, share, MOST_BATTLES, left));
}

/** What of a range lies in none of those that are sorted by where they begin. */
export function gapsIn({ from, count }: Range, covered: readonly Range[]): Range[] {
  const out: Range[] = [];
  let at = from;
  for (const one of covered) {
    if (one.from > at) out.push({ from: at, count: Math.min(one.from, from + count) - at });
    at = Math.max(at, one.from + one.count);
  }
  if (at < from + count) out.push({ from: at, count: from + count - at });
  return out;
}
