import { CHARTS } from '../../model/charts.ts';
import type { Phase, Result } from '../../model/vocabulary.ts';

const { quartersPerPeriod: LAST } = CHARTS.scale;

export interface Moment {
  readonly period: number;
  /** From 1 to 4. */
  readonly quarter: number;
}
export interface Timing {
  readonly kind: 'within' | 'end';
  readonly from: { readonly period: number; readonly quarter: number | 'at once' };
  /** The last quarter it lasts, where it ends by itself. */
  readonly until?: Moment;
}
/** The quarter so many quarters on. */
export function quarterAfter({ period, quarter }: Moment, quarters: number): Moment {
  const count = period * LAST + quarter - 1 + quarters;
  return { period: Math.floor(count / LAST), quarter: (count % LAST) + 1 };
}

/** 2.1g 2.1h 2.3g 2.3h Halts and uncontrolled advances end by themselves: with this period, or after an end-of-period test with the next. */
const lasting = (result: Result | null, kind: 'within' | 'end', period: number): { readonly until?: Moment } =>
  result === 'halt' || result === 'uncontrolledAdvance'
    ? { until: { period: kind === 'end' ? period + 1 : period, quarter: LAST } }
    : {};

/** 2.0b R28 From the quarter after the test; from the next period on after a test at the end of one; at once where a charged unit breaks. */
export function timingAt(c: {
  readonly period: number;
  /** The last quarter that has been played, 0 before the first. */
  readonly afterQuarter: number;
  readonly isEnd: boolean;
  readonly isAtOnce?: boolean;
  readonly result: Result | null;
}): Timing {
  const isEnd = c.isEnd || c.afterQuarter >= LAST;
  const kind = isEnd ? 'end' : 'within';
  const from = c.isAtOnce
    ? { period: c.period, quarter: 'at once' as const }
    : isEnd
      ? { period: c.period + 1, quarter: 1 }
      : { period: c.period, quarter: c.afterQuarter + 1 };
  return { kind: c.isAtOnce ? 'within' : kind, from, ...lasting(c.result, c.isAtOnce ? 'within' : kind, c.period) };
}

/** C14e R28 In which states of a period a test is one at its end. */
const END: readonly Phase[] = ['MOVE_H2', 'FIRE', 'MELEE', 'PERIOD_END'];
/** Compulsory moves of those who were not in the loop of the four quarters are made in the third and fourth. */
const SECOND_HALF = 3;
/** 2.0b 1.1-01b C14i C14j R28 The same by the states of a period: who breaks from a charge or charges goes at once, a witness from the third quarter. */
export function timingOf(c: {
  readonly phase: Phase;
  readonly period: number;
  readonly result: Result | null;
  /** In COMPULSORY: the quarter just played. */
  readonly quarter?: number;
  /** In CHARGE: its target or charger, or another. */
  readonly role?: 'party' | 'witness';
}): Timing {
  const { period, result } = c;
  if (END.includes(c.phase)) return timingAt({ period, afterQuarter: LAST, isEnd: true, result });
  if (c.phase === 'CHARGE' && c.role !== 'witness')
    return timingAt({ period, afterQuarter: 0, isEnd: false, isAtOnce: true, result });
  const afterQuarter =
    c.phase === 'COMPULSORY'
      ? (c.quarter ?? 0) < LAST
        ? (c.quarter ?? 0)
        : SECOND_HALF - 1
      : c.phase === 'CHARGE' || c.phase === 'MOVE_H1' || c.phase === 'INTERLUDE'
        ? SECOND_HALF - 1
        : 0;
  return timingAt({ period, afterQuarter, isEnd: false, result });
}

/** 2.5-O1 2.5-O3 2.5-R5 2.4-R6a R35 A unit rallied from rout forms up for four quarters from the one after its test; at the edge, to the end of the next period. */
export function rallyingEnds(c: {
  readonly testPeriod: number;
  readonly afterQuarter: number;
  readonly where?: string;
}): {
  readonly last: Moment;
  readonly acts: { readonly period: number; readonly phase: 'MOVE_H1' | 'MOVE_H2' };
} {
  const start = quarterAfter({ period: c.testPeriod, quarter: 1 }, c.afterQuarter);
  const last =
    c.where === 'edge'
      ? { period: c.testPeriod + 1, quarter: LAST }
      : quarterAfter(start, CHARTS.rallyRout.reformQuarters - 1);
  const isFirstHalf = last.quarter < SECOND_HALF;
  return {
    last,
    acts: isFirstHalf ? { period: last.period, phase: 'MOVE_H2' } : { period: last.period + 1, phase: 'MOVE_H1' },
  };
}
/** 2.4-P5 Who moves first: those who must, then charges, then half moves. */
export const MOVE_ORDER = ['flight', 'rout', 'retreat', 'pursuit', 'uncontrolled', 'charge', 'halfMove'] as const;
export type MoveKind = (typeof MOVE_ORDER)[number];
export const inMoveOrder = (movers: readonly MoveKind[]): readonly MoveKind[] =>
  MOVE_ORDER.filter((kind) => movers.includes(kind));
