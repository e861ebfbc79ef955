/** How often the player with index `a`, at the first side, won, drew and lost against `b` at the second. */
export interface Score {
  readonly a: number;
  readonly b: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}
/** A figure with its 95% interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}
export interface Ratings {
  /** By player, in Elo points; their mean is `MEAN`. */
  readonly players: readonly Estimate[];
  /** What the first side is worth in this battle, in Elo points. */
  readonly firstSide: Estimate;
}

export const MEAN = 1500;
/** Elo points to a factor e of the odds. */
const ELO = 400 / Math.LN10;
const Z95 = 1.959963984540054;
/** One who wins everything would be rated without end: ratings are taken to spread by so many Elo points at most, or thereabouts. */
const SPREAD = 800 / ELO;
const MOST_STEPS = 100;

/**
 * Bradley and Terry's model by maximum likelihood: the odds that a beats b are e to the difference of their strengths and what the first side is
 * worth. A draw is half a win for either. Intervals come from the curvature of the likelihood at its top; strengths have a weak prior (`SPREAD`), which
 * matters only where somebody wins everything.
 */
export function ratings(players: number, scores: readonly Score[]): Ratings {
  const n = players + 1;
  const strength = new Array<number>(n).fill(0);
  const at = (i: number): number => strength[i] ?? 0;
  let curvature = square(n);
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = strength.map((s, i) => (i < players ? -s / SPREAD ** 2 : 0));
    curvature = square(n);
    for (let i = 0; i < players; i++) add(curvature, i, i, 1 / SPREAD ** 2);
    // Nobody has fought: the side is worth nothing that we know of.
    add(curvature, players, players, 1e-9);
    for (const { a, b, wins, draws, losses } of scores) {
      const games = wins + draws + losses;
      const chance = 1 / (1 + Math.exp(at(b) - at(a) - at(players)));
      const more = wins + draws / 2 - games * chance;
      const bend = games * chance * (1 - chance);
      const signs = [
        [a, 1],
        [b, -1],
        [players, 1],
      ] as const;
      for (const [i, s] of signs) {
        slope[i] = (slope[i] ?? 0) + s * more;
        for (const [j, t] of signs) add(curvature, i, j, s * t * bend);
      }
    }
    const change = solve(curvature, slope);
    const largest = Math.max(...change.map(Math.abs));
    // A long step can pass the top by far: it is shortened.
    const length = largest > 2 ? 2 / largest : 1;
    change.forEach((c, i) => {
      strength[i] = at(i) + length * c;
    });
    if (largest < 1e-10) break;
  }
  const spread = inverse(curvature);
  const mean = strength.slice(0, players).reduce((sum, s) => sum + s, 0) / players;
  // What is certain is the difference from the others' mean.
  const centred = (i: number): readonly number[] =>
    Array.from({ length: n }, (_, j) => (j === players ? 0 : (i === j ? 1 : 0) - 1 / players));
  const deviation = (by: readonly number[]): number =>
    Math.sqrt(by.reduce((sum, x, i) => sum + x * by.reduce((inner, y, j) => inner + (spread[i]?.[j] ?? 0) * y, 0), 0));
  const estimate = (value: number, sd: number): Estimate => ({
    value,
    low: value - Z95 * sd,
    high: value + Z95 * sd,
  });
  return {
    players: Array.from({ length: players }, (_, i) =>
      estimate(MEAN + ELO * (at(i) - mean), ELO * deviation(centred(i))),
    ),
    firstSide: estimate(ELO * at(players), ELO * Math.sqrt(spread[players]?.[players] ?? 0)),
  };
}

type Matrix = number[][];
const square = (n: number): Matrix => Array.from({ length: n }, () => new Array<number>(n).fill(0));
const add = (m: Matrix, i: number, j: number, value: number): void => {
  const row = m[i];
  if (row) row[j] = (row[j] ?? 0) + value;
};

/** By elimination with the largest pivot; the curvature of a likelihood with a prior can always be solved. */
function solve(m: Matrix, right: readonly number[]): number[] {
  const rows = m.map((row, i) => [...row, right[i] ?? 0]);
  const n = rows.length;
  const value = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let k = 0; k < n; k++) {
    let best = k;
    for (let i = k + 1; i < n; i++) if (Math.abs(value(i, k)) > Math.abs(value(best, k))) best = i;
    const [top, under] = [rows[best] ?? [], rows[k] ?? []];
    rows[best] = under;
    rows[k] = top;
    for (let i = 0; i < n; i++) {
      if (i === k) continue;
      const factor = value(i, k) / value(k, k);
      rows[i] = (rows[i] ?? []).map((x, j) => x - factor * value(k, j));
    }
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
}
function inverse(m: Matrix): Matrix {
  const columns = m.map((_, k) =>
    solve(
      m,
      m.map((__, i) => (i === k ? 1 : 0)),
    ),
  );
  return m.map((_, i) => columns.map((column) => column[i] ?? 0));
}
