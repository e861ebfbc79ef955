import { Z95 } from './statistics.ts';

/** Where to look for the value at which both sides win equally often. */
export interface EvenSearch {
  readonly low: number;
  readonly high: number;
  /** Only whole values make sense. */
  readonly isWhole: boolean;
  /** So many battles in all. */
  readonly games: number;
}
/** Battles at one value: how many, and the first side's score in them, where a draw is half a win. */
export interface Tried {
  readonly value: number;
  readonly games: number;
  readonly score: number;
}
export interface EvenFound {
  /** The value at which the battle is even, between whole values too; undefined where the range has none. */
  readonly value: number | undefined;
  /** Its 95 % interval, cut to the range. An end of the range stands for "there or beyond". */
  readonly low: number;
  readonly high: number;
  /** Whether the value makes any difference that can be told from chance. */
  readonly hasEffect: boolean;
  readonly tried: readonly Tried[];
}

/** A logistic curve through the scores: log-odds `at` at the middle of the values, changing by `slope`; and how far they may be off. */
interface Curve {
  readonly middle: number;
  readonly at: number;
  readonly slope: number;
  readonly varAt: number;
  readonly varSlope: number;
  readonly covariance: number;
}

/** Fisher scoring, with half a battle won and half a battle lost at the middle so that scores without exception keep the curve finite. */
function fit(tried: readonly Tried[]): Curve {
  const total = tried.reduce((sum, { games }) => sum + games, 0);
  const middle = tried.reduce((sum, { value, games }) => sum + value * games, 0) / total;
  const points = [
    ...tried.map(({ value, games, score }) => ({ x: value - middle, games, score })),
    { x: 0, games: 1, score: 0.5 },
  ];
  let [at, slope] = [0, 0];
  let [a, b, c] = [1, 0, 1];
  for (let round = 0; round < 40; round++) {
    let [u, v] = [0, 0];
    [a, b, c] = [0, 0, 0];
    for (const { x, games, score } of points) {
      const p = 1 / (1 + Math.exp(-(at + slope * x)));
      const weight = Math.max(games * p * (1 - p), 1e-9);
      const off = score - games * p;
      u += off;
      v += off * x;
      a += weight;
      b += weight * x;
      c += weight * x * x;
    }
    const det = Math.max(a * c - b * b, 1e-12);
    const [stepAt, stepSlope] = [(c * u - b * v) / det, (a * v - b * u) / det];
    // No step so wide that the curve turns over.
    const scale = Math.min(1, 2 / Math.max(Math.abs(stepAt), 1e-12));
    at += scale * stepAt;
    slope += scale * stepSlope;
    if (Math.abs(stepAt) + Math.abs(stepSlope) < 1e-10) break;
  }
  const det = Math.max(a * c - b * b, 1e-12);
  return { middle, at, slope, varAt: c / det, varSlope: a / det, covariance: -b / det };
}

/** Far from even the curve need not be a logistic one: only what is tried near its middle is asked where that lies. */
const NEAR_LOGIT = 0.8;
function nearCurve(tried: readonly Tried[]): Curve {
  const whole = fit(tried);
  const logit = ({ value }: Tried) => whole.at + whole.slope * (value - whole.middle);
  const near = tried.filter((one) => Math.abs(logit(one)) <= NEAR_LOGIT);
  const hasBoth = near.some((one) => logit(one) <= 0) && near.some((one) => logit(one) >= 0);
  return near.length >= 3 && hasBoth ? fit(near) : whole;
}

/** Fieller's interval for where the curve crosses even: right also when the slope is not well known. */
function crossing({ middle, at, slope, varAt, varSlope, covariance }: Curve) {
  const z2 = Z95 * Z95;
  const a = slope * slope - z2 * varSlope;
  const b = 2 * (at * slope - z2 * covariance);
  const c = at * at - z2 * varAt;
  const value = middle - at / slope;
  const inside = b * b - 4 * a * c;
  if (a <= 0 || inside < 0) return { value, low: -Infinity, high: Infinity, hasEffect: false };
  const root = Math.sqrt(inside);
  return { value, low: middle + (-b - root) / (2 * a), high: middle + (-b + root) / (2 * a), hasEffect: true };
}

const MOST_STEPS = 64;

/**
 * Searches by playing where it is about even: first the ends and the middle of the range, then around the value at which a curve through all
 * scores crosses even. `play` gives the first side's score in the first so many battles at a value; undefined when it was stopped.
 */
export async function searchEven(
  { low, high, isWhole, games }: EvenSearch,
  play: (value: number, games: number) => Promise<number | undefined>,
): Promise<EvenFound> {
  const tried = new Map<number, Tried>();
  const chunk = Math.max(10, Math.round(games / 16));
  let left = games;
  const tryAt = async (value: number): Promise<boolean> => {
    const count = Math.min(chunk, left);
    const upTo = (tried.get(value)?.games ?? 0) + count;
    const score = await play(value, upTo);
    if (score === undefined) return false;
    left -= count;
    tried.set(value, { value, games: upTo, score });
    return left > 0;
  };
  const step = isWhole ? 1 : (high - low) / MOST_STEPS;
  const onGrid = (value: number): number =>
    Math.min(high, Math.max(low, Number((low + Math.round((value - low) / step) * step).toPrecision(12))));
  const first = [...new Set([low, high, onGrid((low + high) / 2)])];
  let goesOn = true;
  for (const value of first) goesOn = goesOn && (await tryAt(value));
  for (let turn = 0; goesOn; turn++) {
    const { middle, at, slope } = nearCurve([...tried.values()]);
    const even = middle - at / (slope || 1e-9);
    // A little to either side in turn: where it is even the dice say most of where, and beside it how steeply it changes.
    const aside = Math.max(step / 2, Math.min((high - low) / 4, 0.4 / Math.max(Math.abs(slope), 1e-9)));
    const centre = Math.min(high, Math.max(low, Number.isFinite(even) ? even : (low + high) / 2));
    goesOn = await tryAt(onGrid(centre + (turn % 2 === 0 ? aside : -aside)));
  }
  const all = [...tried.values()].sort((x, y) => x.value - y.value);
  if (all.length < 2) return { value: undefined, low, high, hasEffect: false, tried: all };
  const found = crossing(nearCurve(all));
  const isInside = found.value >= low && found.value <= high;
  return {
    value: isInside ? found.value : undefined,
    low: Math.min(high, Math.max(low, found.low)),
    high: Math.max(low, Math.min(high, found.high)),
    hasEffect: found.hasEffect,
    tried: all,
  };
}
