import { type Share, wilson } from '@tambour/ai';

/** The normal quantile of 95 % intervals. */
export const Z95 = 1.959963984540054;

/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How far an interval reaches to either side: half of its width. */
export const reach = ({ low, high }: { readonly low: number; readonly high: number }): number => (high - low) / 2;

/** Share of a side among the battles that were won by someone, with its interval. */
export const decidedShare = (wins: { readonly a: number; readonly b: number }): Share =>
  wilson(wins.a, wins.a + wins.b);

/**
 * The difference of two win rates over the same battles: `gained` are those that only the second setting won, `lost` those that only the first
 * won. Bonett and Price's interval: right for few battles too, and when hardly any battle differs.
 */
export function pairedDifference(gained: number, lost: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: -1, high: 1 };
  const [up, down] = [(gained + 1) / (of + 2), (lost + 1) / (of + 2)];
  const middle = up - down;
  const half = Z95 * Math.sqrt((up + down - middle * middle) / (of + 2));
  return { value: (gained - lost) / of, low: Math.max(-1, middle - half), high: Math.min(1, middle + half) };
}

/** The mean of figures with its interval by Student's t. */
export function meanEstimate(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return { value: 0, low: -Infinity, high: Infinity };
  const mean = values.reduce((sum, v) => sum + v, 0) / n;
  if (n === 1) return { value: mean, low: -Infinity, high: Infinity };
  const squares = values.reduce((sum, v) => sum + (v - mean) ** 2, 0);
  const half = studentT95(n - 1) * Math.sqrt(squares / (n - 1) / n);
  return { value: mean, low: mean - half, high: mean + half };
}

/** The quantile of Student's t that a 95 % interval needs, by Cornish and Fisher's series; by table where that is too coarse. */
export function studentT95(degrees: number): number {
  const known = SMALL_T[degrees - 1];
  if (known !== undefined) return known;
  const z = Z95;
  const [z3, z5, z7] = [z ** 3, z ** 5, z ** 7];
  return (
    z +
    (z3 + z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees ** 3)
  );
}
const SMALL_T = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469];

/** Where a value falls among others, from 0 to 1; those equal to it count half. */
export function percentile(value: number, among: readonly number[]): number {
  if (among.length === 0) return 0.5;
  const below = among.filter((v) => v < value).length;
  const equal = among.filter((v) => v === value).length;
  return (below + equal / 2) / among.length;
}

/** Early stopping looks for the first time after so many battles, and each time after a quarter more. */
export const FIRST_LOOK = 100;
const LOOK_GROWTH = 1.25;

/**
 * The numbers of battles after which a study may stop early. They are the same for every study: to look after each battle and
 * stop at a lucky moment is what makes intervals too narrow, and what is counted must not depend on how threads took turns.
 */
export function nextLook(after: number, most: number): number {
  let look = FIRST_LOOK;
  while (look <= after) look = Math.ceil(look * LOOK_GROWTH);
  return Math.min(look, most);
}

/** Enough battles for an interval of that reach, whatever the share. */
export const enoughFor = (within: number): number => Math.max(FIRST_LOOK, Math.ceil((Z95 / (2 * within)) ** 2));

/** About how many battles an interval of that reach will take, if the share is as it is now. */
export function battlesFor({ share }: Pick<Share, 'share'>, within: number): number {
  const spread = Math.max(share * (1 - share), 0.01);
  return Math.max(FIRST_LOOK, Math.ceil((Z95 / within) ** 2 * spread));
}
