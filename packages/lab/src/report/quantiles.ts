import type { Histogram, Seen } from './totals.ts';

/** A value with how often it was seen and the first battle that shows it. */
export interface Bar extends Seen {
  readonly value: number;
}
/** A histogram of numbers in their order. */
export const barsOf = (histogram: Histogram): readonly Bar[] =>
  Object.entries(histogram)
    .map(([value, seen]) => ({ value: Number(value), ...seen }))
    .sort((a, b) => a.value - b.value);

export const countOf = (histogram: Histogram): number => Object.values(histogram).reduce((sum, { n }) => sum + n, 0);
export const meanOf = (histogram: Histogram): number => {
  const of = countOf(histogram);
  return of === 0 ? 0 : barsOf(histogram).reduce((sum, { value, n }) => sum + value * n, 0) / of;
};

/** The value below which a share of all lies, with a battle that has it: the lowest such value that was seen. */
export function quantile(histogram: Histogram, share: number): Bar | undefined {
  const bars = barsOf(histogram);
  const of = countOf(histogram);
  let below = 0;
  for (const bar of bars) {
    below += bar.n;
    if (below >= share * of) return bar;
  }
  return bars.at(-1);
}

/** Two histograms as one. */
export function joined(...all: readonly Histogram[]): Histogram {
  const out: Histogram = {};
  for (const histogram of all)
    for (const [value, { n, first }] of Object.entries(histogram)) {
      const known = out[value];
      out[value] = known ? { n: known.n + n, first: Math.min(known.first, first) } : { n, first };
    }
  return out;
}
