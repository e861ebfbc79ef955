import { NOBODY, type Result, type Trace } from '@tambour/ai';

/** How often something was seen, and the lowest number of a battle that shows it. */
export interface Seen {
  n: number;
  first: number;
}
/** How often each value was seen. */
export type Histogram = Record<string, Seen>;

export interface UnitTotals {
  /** Strength lost, in hundredths. */
  lost: number;
  /** Battles in which it lost something, and in which nothing was left of it. */
  hurt: Seen;
  gone: Seen;
}
export interface PlaceTotals {
  /** Attacks on it or from it. */
  fought: number;
  /** Strength lost there by side, in hundredths. */
  lost: number[];
  /** Battles in which anything happened there. */
  in: Seen;
}
export interface RuleTotals {
  times: number;
  in: Seen;
}

/**
 * What many battles of one setting come to. It holds counts of whole numbers and lowest numbers of battles only, so that it does not matter
 * in which order battles are added or totals merged. Plain JSON.
 */
export interface Totals {
  games: number;
  /** By the number of the side: battles that its program gave up. They count nowhere else. */
  forfeits: Histogram;
  /** How many battles were traced: points by turn and all that follows is theirs. */
  traced: number;
  /** By the number of the winning side; a dash for a draw. */
  winners: Histogram;
  /** By the rule that ended the battle. */
  endings: Histogram;
  /** Points of the first side less those of the second. */
  difference: Histogram;
  turns: Histogram;
  decisions: Histogram;
  /** By turn and side: points at its end, in the battles that came so far. */
  points: Histogram[][];
  /** By last turn and side: points at the end, in the battles that ended in that turn. */
  ended: Histogram[][];
  /** By turn and side: attacks made in it. */
  attacks: Histogram[][];
  units: Record<string, UnitTotals>;
  places: Record<string, PlaceTotals>;
  /** By objective and turn: its holder, by the number of the side or a dash. */
  objectives: Record<string, Histogram[]>;
  rules: Record<string, RuleTotals>;
}

export const emptyTotals = (): Totals => ({
  games: 0,
  forfeits: {},
  traced: 0,
  winners: {},
  endings: {},
  difference: {},
  turns: {},
  decisions: {},
  points: [],
  ended: [],
  attacks: [],
  units: {},
  places: {},
  objectives: {},
  rules: {},
});

const HUNDRED = 100;
/** Strength as it is added up: whole, so that the order of sums cannot matter. */
const hundredths = (value: number): number => Math.round(value * HUNDRED);
export const fromHundredths = (value: number): number => value / HUNDRED;

const NEVER = (): Seen => ({ n: 0, first: -1 });
function see(seen: Seen, battle: number, n = 1): void {
  seen.n += n;
  if (seen.first < 0 || battle < seen.first) seen.first = battle;
}
const at = <T>(table: Record<string, T>, key: string, make: () => T): T => {
  const known = Object.hasOwn(table, key) ? table[key] : undefined;
  if (known !== undefined) return known;
  const made = make();
  table[key] = made;
  return made;
};
const rowAt = <T>(rows: T[], index: number, make: () => T): T => {
  while (rows.length <= index) rows.push(make());
  return rows[index] ?? make();
};
const count = (histogram: Histogram, value: number | string, battle: number): void =>
  see(at(histogram, String(value), NEVER), battle);
/** Counts a row of figures, one a side. */
const countRow = (rows: Histogram[][], index: number, figures: readonly number[], battle: number): void => {
  const row = rowAt(rows, index, () => []);
  for (const [side, value] of figures.entries())
    count(
      rowAt(row, side, () => ({})),
      value,
      battle,
    );
};

/** Adds one battle by its number. */
export function addBattle(totals: Totals, battle: number, result: Result): void {
  // A battle that a program gave up is no result.
  if (result.forfeit) {
    count(totals.forfeits, result.forfeit.side, battle);
    return;
  }
  const { winner, rule, points, turn, decisions, trace } = result;
  totals.games++;
  count(totals.winners, winner ?? NOBODY, battle);
  count(totals.endings, rule, battle);
  count(totals.difference, (points[0] ?? 0) - (points[1] ?? 0), battle);
  count(totals.turns, turn, battle);
  count(totals.decisions, decisions, battle);
  if (trace) addTrace(totals, battle, trace);
}

function addTrace(totals: Totals, battle: number, trace: Trace): void {
  totals.traced++;
  for (const [turn, figures] of trace.points.entries()) countRow(totals.points, turn, figures, battle);
  const last = trace.points.at(-1);
  if (last) countRow(totals.ended, trace.points.length - 1, last, battle);
  for (const [turn, figures] of trace.attacks.entries()) countRow(totals.attacks, turn, figures, battle);
  for (const [unit, lost, goneIn] of trace.losses) {
    const known = at(totals.units, unit, (): UnitTotals => ({ lost: 0, hurt: NEVER(), gone: NEVER() }));
    known.lost += hundredths(lost);
    see(known.hurt, battle);
    if (goneIn > 0) see(known.gone, battle);
  }
  for (const [place, fought, ...lost] of trace.places) {
    const known = at(totals.places, place, (): PlaceTotals => ({ fought: 0, lost: [], in: NEVER() }));
    known.fought += fought;
    for (const [side, value] of lost.entries()) known.lost[side] = (known.lost[side] ?? 0) + hundredths(value);
    see(known.in, battle);
  }
  for (const [key, holders] of Object.entries(trace.objectives)) {
    const rows = at(totals.objectives, key, (): Histogram[] => []);
    for (const [turn, holder] of [...holders].entries())
      count(
        rowAt(rows, turn, () => ({})),
        holder,
        battle,
      );
  }
  for (const [rule, times] of Object.entries(trace.rules)) {
    const known = at(totals.rules, rule, (): RuleTotals => ({ times: 0, in: NEVER() }));
    known.times += times;
    see(known.in, battle);
  }
}

/** The totals of battles with consecutive numbers. */
export function totalsOf(results: readonly Result[], from = 0): Totals {
  const totals = emptyTotals();
  for (const [i, result] of results.entries()) addBattle(totals, from + i, result);
  return totals;
}

const merge = (into: Seen, { n, first }: Seen): void => {
  if (n > 0) see(into, first, n);
};
const mergeTable = <T>(into: Record<string, T>, from: Record<string, T>, make: () => T, add: (a: T, b: T) => void) => {
  for (const [key, value] of Object.entries(from)) add(at(into, key, make), value);
};
const mergeHistogram = (into: Histogram, from: Histogram): void => mergeTable(into, from, NEVER, merge);
const mergeHistograms = (into: Histogram[], from: readonly Histogram[]): void => {
  for (const [i, histogram] of from.entries())
    mergeHistogram(
      rowAt(into, i, () => ({})),
      histogram,
    );
};
const mergeRows = (into: Histogram[][], from: readonly Histogram[][]): void => {
  for (const [i, row] of from.entries())
    mergeHistograms(
      rowAt(into, i, () => []),
      row,
    );
};

/** Adds the totals of other battles of the same setting. */
export function mergeTotals(into: Totals, from: Totals): void {
  into.games += from.games;
  into.traced += from.traced;
  for (const key of ['forfeits', 'winners', 'endings', 'difference', 'turns', 'decisions'] as const)
    mergeHistogram(into[key], from[key]);
  for (const key of ['points', 'ended', 'attacks'] as const) mergeRows(into[key], from[key]);
  mergeTable(
    into.units,
    from.units,
    () => ({ lost: 0, hurt: NEVER(), gone: NEVER() }),
    (a, b) => {
      a.lost += b.lost;
      merge(a.hurt, b.hurt);
      merge(a.gone, b.gone);
    },
  );
  mergeTable(
    into.places,
    from.places,
    () => ({ fought: 0, lost: [], in: NEVER() }),
    (a, b) => {
      a.fought += b.fought;
      for (const [side, lost] of b.lost.entries()) a.lost[side] = (a.lost[side] ?? 0) + lost;
      merge(a.in, b.in);
    },
  );
  mergeTable(into.objectives, from.objectives, (): Histogram[] => [], mergeHistograms);
  mergeTable(
    into.rules,
    from.rules,
    () => ({ times: 0, in: NEVER() }),
    (a, b) => {
      a.times += b.times;
      merge(a.in, b.in);
    },
  );
}
