import { CHARTS } from '../../model/charts.ts';
import type { Degradation, Formation, Runner, Terrain } from '../../model/vocabulary.ts';
import { obstacleSteps } from '../crossing.ts';
import { atLeast, worseBy } from '../degradation.ts';
import { changeQuarters, type Mover, perQuarter, rateOf, retreatRate, runRate } from '../rates.ts';
import { isLargeRout } from './environment.ts';

/** What a quarter of a compulsory move is spent on. */
export type Leg = 'aboutFace' | 'leave' | 'away' | 'toSafety' | 'toEdge' | 'change';
export interface Quarters {
  /** Centimetres, quarter by quarter. */
  readonly moves: readonly number[];
  readonly legs: readonly Leg[];
}
const { quartersPerPeriod } = CHARTS.scale;

export interface RetreatCase extends Mover {
  readonly degradation: Degradation;
  /** Quarters of this retreat already made. */
  readonly made?: number;
  /** The first quarter of the period that it moves in. */
  readonly startQuarter: number;
  /** It stands with its back to the enemy already. */
  readonly facingAway?: boolean;
  /** A change of formation, begun in a quarter of this period. */
  readonly change?: { readonly to: Formation; readonly quarter: number };
  readonly forcedMarch?: boolean;
}
/** 2.4-P6 2.4-P7 2.4-P8 2.4-P10 C5l R40 What a retreat begins with: a whole quarter to turn about, one straight away from the enemy; then to safety. Who comes out of a house does that instead of turning. */
function retreatLeg(made: number, c: RetreatCase): Leg {
  const turns = c.formation === 'garrison' || !c.facingAway;
  if (turns && made === 0) return c.formation === 'garrison' ? 'leave' : 'aboutFace';
  return made === (turns ? 1 : 0) ? 'away' : 'toSafety';
}
/** 2.4-P7 2.4-P8 2.4-P10 2.4-P18 2.4-P20 2.4-P21 2.4-C5 The retreat of a period, quarter by quarter; a change of formation takes its time out of it. */
export function retreatQuarters(c: RetreatCase): Quarters {
  const moves: number[] = [];
  const legs: Leg[] = [];
  const changing = c.change ? changeQuarters(c.change.to, c.class) : 0;
  let made = c.made ?? 0;
  for (let q = c.startQuarter; q <= quartersPerPeriod; q++) {
    if (c.change && q >= c.change.quarter && q < c.change.quarter + changing) {
      moves.push(0);
      legs.push('change');
      continue;
    }
    const isChanged = c.change !== undefined && q >= c.change.quarter + changing;
    const mover = isChanged && c.change ? { ...c, formation: c.change.to } : c;
    const leg = retreatLeg(made++, c);
    legs.push(leg);
    const stands = leg === 'aboutFace' || leg === 'leave';
    moves.push(stands ? 0 : perQuarter(c.forcedMarch ? retreatRate(mover).perPeriod : plainRetreat(mover)));
  }
  return { moves, legs };
}
const plainRetreat = (mover: RetreatCase): number =>
  retreatRate(mover).forcedMarch ? rateOf(mover) : retreatRate(mover).perPeriod;

/** 2.5-M1 2.5-M2 2.5-M3 2.6-P2 2.6-P3 A rout or flight: turns about for nothing, a quarter straight away from who caused it, then to its own edge. */
export function runQuarters(c: {
  readonly state: 'rout' | 'flight';
  readonly kind: Runner;
  readonly made?: number;
  readonly startQuarter: number;
}): Quarters {
  const length = quartersPerPeriod - c.startQuarter + 1;
  const cm = perQuarter(runRate(c.kind, c.state));
  return {
    moves: Array.from({ length }, () => cm),
    legs: Array.from({ length }, (_, i) => ((c.made ?? 0) + i === 0 ? 'away' : 'toEdge')),
  };
}
/** 2.5-V5 2.5-V6 2.5-V7 2.5-V8 2.6-V2 2.6-V3 2.6-V4 2.4-A4 2.5-A4 2.5-A5 The rate of a compulsory move, and whether friends who see it must test: never for a retreat. */
export function compulsoryRate(c: {
  readonly kind: Runner;
  readonly state: 'retreat' | 'rout' | 'flight';
  readonly figures: number;
  /** In retreat, unless it is a crew. */
  readonly mover?: Mover & { readonly degradation: Degradation };
}): { readonly perPeriod: number; readonly perQuarter: number; readonly makesFriendsTest: boolean } {
  const perPeriod =
    c.state !== 'retreat'
      ? runRate(c.kind, c.state)
      : c.kind === 'crew' || !c.mover
        ? CHARTS.compulsoryRates.retreat.crew
        : retreatRate(c.mover).perPeriod;
  const arm = c.kind === 'infantry' ? 'infantry' : c.kind === 'crew' ? 'artillery' : 'cavalry';
  return {
    perPeriod,
    perQuarter: perQuarter(perPeriod),
    makesFriendsTest: c.state !== 'retreat' && isLargeRout({ arm, figures: c.figures }),
  };
}

/** 2.5-V1 2.5-V2 2.6-V1 C2h C2k Its front in rout and flight: two thirds of what it was, rounded down, one figure at least. */
export const routFront = (frontFigures: number): number =>
  Math.max(1, Math.floor((CHARTS.inWords.routFrontThirds * frontFigures) / 3));

/** 2.4-D1 2.4-D3 2.4-D4 2.5-P3 2.5-V3 2.6-K11 2.6-P2 A retreat keeps its degree of order and may lose more on the way; a rout or flight is in disorder at once and stays so. */
export function compulsoryDegradation(c: {
  readonly state: 'retreat' | 'rout' | 'flight';
  readonly before: Degradation;
  readonly crossed: readonly Terrain[];
}): { readonly during: Degradation; readonly after: Degradation } {
  const during = c.state === 'retreat' ? c.before : atLeast(c.before, 'disorder');
  return { during, after: c.crossed.reduce((level, kind) => worseBy(level, obstacleSteps(kind)), during) };
}
/** 2.5-V9 In rout it is crossed by obstacles' times, and shot at, as a line. */
export const targetShape = (state: string, formation: Formation): Formation =>
  state === 'rout' || state === 'flight' ? 'line' : formation;

/** 2.4-P17 2.5-I7 2.6-P6 C15a A gap that lets it slip between those in its way: one figure wide. */
export function slipsThrough(gap: number, kind: Runner): boolean {
  const { stripWidth } = CHARTS.compulsoryPath;
  const width = stripWidth[kind === 'infantry' || kind === 'crew' ? kind : 'cavalry'];
  return typeof width === 'number' && gap >= width;
}
/** 2.4-P13 2.4-P14 2.5-I7 2.6-P6 What it does about a friend in its way: a retreat goes round, a rout or flight through it or round. */
export const aroundOrThrough = (state: 'retreat' | 'rout' | 'flight', mayPass: boolean): 'around' | 'through' =>
  state !== 'retreat' && mayPass ? 'through' : 'around';
/** 2.6-R1 2.6-R2 2.6-R3 2.5-R4 2.4-R6 What happens where it would pass its edge: who flees is gone, the others test; before that nobody leaves. */
export const atTheEdge = (state: 'retreat' | 'rout' | 'flight', reaches: boolean): 'goes on' | 'tests' | 'gone' =>
  !reaches ? 'goes on' : state === 'flight' ? 'gone' : 'tests';
