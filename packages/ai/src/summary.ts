import type { Result } from './simulation.ts';

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
}
/** A share of all battles with its 95% interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}
export interface Summary {
  readonly games: number;
  readonly wins: { readonly a: number; readonly b: number; readonly draw: number };
  /** Battles that a program gave up, by its side: they are in none of the other figures. */
  readonly forfeits: { readonly a: number; readonly b: number };
  readonly shares: { readonly a: Share; readonly b: Share; readonly draw: Share };
  /** How often each rule ended the battle. */
  readonly endings: Readonly<Record<string, number>>;
  readonly turns: Spread;
  readonly decisions: Spread;
  readonly points: { readonly a: Spread; readonly b: Spread; readonly difference: Spread };
  /** The game's own figures, by its own names. */
  readonly tally: Readonly<Record<string, Spread>>;
}

const Z95 = 1.959963984540054;

/** Wilson's interval: right for small numbers and for shares near none and all, where the plain one is not. */
export function wilson(count: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const p = count / of;
  const z2 = Z95 * Z95;
  const middle = (p + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z95 / (1 + z2 / of)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of));
  // At the ends the sums below are exact in arithmetic but not in floating point.
  return {
    share: p,
    low: count === 0 ? 0 : Math.max(0, middle - half),
    high: count === of ? 1 : Math.min(1, middle + half),
  };
}

export function spread(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, deviation: 0, least: 0, most: 0 };
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  const squares = values.reduce((sum, v) => sum + (v - mean) ** 2, 0);
  return {
    mean,
    deviation: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0,
    least: values.reduce((a, b) => Math.min(a, b)),
    most: values.reduce((a, b) => Math.max(a, b)),
  };
}

/** What many battles come to. Side a is the first side of the game, side b the second. */
export function summarise(all: readonly Result[]): Summary {
  const results = all.filter(({ forfeit }) => !forfeit);
  const given = (side: number) => all.filter(({ forfeit }) => forfeit?.side === side).length;
  const games = results.length;
  const count = (winner: number | null) => results.filter((r) => r.winner === winner).length;
  const wins = { a: count(0), b: count(1), draw: count(null) };
  const endings: Record<string, number> = {};
  for (const { rule } of results) endings[rule] = (endings[rule] ?? 0) + 1;
  const points = (side: number) => results.map((r) => r.points[side] ?? 0);
  const figures = Object.keys(results[0]?.tally ?? {});
  return {
    games,
    wins,
    forfeits: { a: given(0), b: given(1) },
    shares: { a: wilson(wins.a, games), b: wilson(wins.b, games), draw: wilson(wins.draw, games) },
    endings,
    turns: spread(results.map((r) => r.turn)),
    decisions: spread(results.map((r) => r.decisions)),
    points: {
      a: spread(points(0)),
      b: spread(points(1)),
      difference: spread(results.map((r) => (r.points[0] ?? 0) - (r.points[1] ?? 0))),
    },
    tally: Object.fromEntries(figures.map((name) => [name, spread(results.map((r) => r.tally[name] ?? 0))])),
  };
}
