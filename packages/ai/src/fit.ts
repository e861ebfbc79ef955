import type { Weights } from '@tambour/kernel';

/** What a side had of each term, less the enemy's, at one moment of a battle, and what the battle came to for that side. */
export interface Row {
  /** The position that was played on several times. */
  readonly root: number;
  /** When, in the battles that were played on from it. */
  readonly moment: number;
  readonly timeLeft: number;
  readonly terms: readonly number[];
  /** The points at the end, less the enemy's, with what winning is worth. */
  readonly outcome: number;
}

export interface FitSettings {
  /** The weights that the fit is drawn to. */
  readonly hand: Weights;
  /** No weight is fitted below this share of the one set by hand, term by term: 0 leaves it free down to nothing. */
  readonly floor: readonly number[];
  /** The weights set by hand count as much as so many rows that bear them out. */
  readonly ridge: number;
}

/** A regression: a column for each weight, first the early ones, then the late ones. */
interface Design {
  readonly columns: readonly Float64Array[];
  readonly outcome: Float64Array;
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, v, i) => sum + v * (b[i] ?? 0), 0);
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

/**
 * Rows of the same root and moment, each less their mean: what the root itself was worth, and to whom, drops out, and what is left is what the
 * dice and the orders since then have changed. A row that is alone says nothing and is left out.
 */
export function demeaned(rows: readonly Row[]): Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.root} ${row.moment}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length < 2) return [];
    const outcome = mean(group.map((row) => row.outcome));
    const terms = group[0]?.terms.map((_, i) => mean(group.map((row) => row.terms[i] ?? 0))) ?? [];
    return group.map((row) => ({
      ...row,
      terms: row.terms.map((term, i) => term - (terms[i] ?? 0)),
      outcome: row.outcome - outcome,
    }));
  });
}

function designOf(rows: readonly Row[], terms: number): Design {
  const own = demeaned(rows);
  const column = (i: number, share: (timeLeft: number) => number): Float64Array =>
    Float64Array.from(own, (row) => share(row.timeLeft) * (row.terms[i] ?? 0));
  const ids = Array.from({ length: terms }, (_, i) => i);
  return {
    columns: [...ids.map((i) => column(i, (left) => left)), ...ids.map((i) => column(i, (left) => 1 - left))],
    outcome: Float64Array.from(own, (row) => row.outcome),
  };
}

const flat = ({ early, late }: Weights): number[] => [...early, ...late];

/** Rounds of descent at most, and the change, as a share of the outcome's spread, below which it has arrived. */
const MOST_ROUNDS = 5000;
const SMALL = 1e-7;

/**
 * The weights that explain best how battles ended: least squares of the outcome on the terms, drawn to the weights set by hand, none below its
 * floor. Pulls are measured in the spread of each term, so it does not matter in what unit a term is counted. A term that never differed
 * keeps the weight set by hand.
 */
export function fitWeights(rows: readonly Row[], { hand, floor, ridge }: FitSettings): Weights {
  const terms = hand.early.length;
  const { columns, outcome } = designOf(rows, terms);
  const centre = flat(hand);
  const least = centre.map((weight, j) => weight * (floor[j % terms] ?? 0));
  const gram = columns.map((a) => Float64Array.from(columns, (b) => dot(a, b)));
  const target = columns.map((column) => dot(column, outcome));
  const n = outcome.length;
  const stop = SMALL * Math.sqrt(dot(outcome, outcome) / Math.max(1, n));
  const weights = Float64Array.from(centre);
  for (let round = 0, moved = Number.POSITIVE_INFINITY; round < MOST_ROUNDS && moved > stop; round++) {
    moved = 0;
    for (const [j, products] of gram.entries()) {
      const square = products[j] ?? 0;
      if (square === 0) continue;
      const before = weights[j] ?? 0;
      const pull = (ridge * square) / n;
      const others = dot(products, weights) - square * before;
      const best = ((target[j] ?? 0) - others + pull * (centre[j] ?? 0)) / (square + pull);
      const after = Math.max(best, least[j] ?? 0);
      weights[j] = after;
      moved = Math.max(moved, Math.abs(after - before) * Math.sqrt(square / n));
    }
  }
  return { early: [...weights.slice(0, terms)], late: [...weights.slice(terms)] };
}

/** The share of what differed between battles of the same root that weights explain: 1 all, 0 nothing, below it worse than nothing. */
export function rSquared(rows: readonly Row[], weights: Weights): number {
  const { columns, outcome } = designOf(rows, weights.early.length);
  const by = flat(weights);
  const rest = outcome.map(
    (value, i) => value - columns.reduce((sum, column, j) => sum + (by[j] ?? 0) * (column[i] ?? 0), 0),
  );
  const total = dot(outcome, outcome);
  return total === 0 ? 0 : 1 - dot(rest, rest) / total;
}

/**
 * How well weights explain roots they were not fitted to: each root is held out once, with every `folds`th other, and judged by the weights
 * fitted to the rest; the weights set by hand judge the same rows.
 */
export function heldOut(
  rows: readonly Row[],
  settings: FitSettings,
  folds = 5,
): { readonly hand: number; readonly fitted: number } {
  const numbers = new Map([...new Set(rows.map(({ root }) => root))].map((root, i) => [root, i]));
  const isIn = (row: Row, fold: number): boolean => (numbers.get(row.root) ?? 0) % folds === fold;
  let [total, byHand, byFit] = [0, 0, 0];
  for (let fold = 0; fold < folds; fold++) {
    const away = rows.filter((row) => isIn(row, fold));
    const weights = fitWeights(
      rows.filter((row) => !isIn(row, fold)),
      settings,
    );
    const square = demeaned(away).reduce((sum, { outcome }) => sum + outcome ** 2, 0);
    total += square;
    byHand += square * rSquared(away, settings.hand);
    byFit += square * rSquared(away, weights);
  }
  return total === 0 ? { hand: 0, fitted: 0 } : { hand: byHand / total, fitted: byFit / total };
}
