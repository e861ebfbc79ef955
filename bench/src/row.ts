/** One line of the report: a ratio, and what it should be. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly wants?: string;
  readonly ok?: boolean;
}

/**
 * Calls a second for several contenders, measured in turns within one run so that a busy moment hits them all: the best
 * of many short slices of each, since a quiet moment of a shared machine is short.
 */
export function race(
  contenders: Readonly<Record<string, () => number>>,
  rounds = 60,
  slice = 40,
): Record<string, number> {
  const best: Record<string, number> = {};
  for (const run of Object.values(contenders)) run();
  for (let r = 0; r < rounds; r++)
    for (const [name, run] of Object.entries(contenders)) {
      const start = performance.now();
      let count = 0;
      let spent = 0;
      while (spent < slice) {
        count += run();
        spent = performance.now() - start;
      }
      best[name] = Math.max(best[name] ?? 0, (count / spent) * 1000);
    }
  return best;
}

export const times = (ratio: number, digits = 2): string =>
  `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(digits)}×`;
export const thousands = (n: number): string => `${Math.round(n).toLocaleString('en')}/s`;
