import { type Base, FINE, pointDistance, type Spot } from '@tambour/boards';
import { CHARTS } from '../../../model/charts.ts';
import type { Leg } from '../../../rules/morale/compulsory.ts';
import { rateOf, retreatRate, runnerOf, runRate } from '../../../rules/rates.ts';
import { centreOf, edgePoint, goalFriends, goalPoint, retreatGoals } from '../../../rules/table/goals.ts';
import { compulsoryHeading, mustTurnAbout } from '../../../rules/table/headings.ts';
import { isOnRoad } from '../../../rules/table/lines.ts';
import { LIMITS } from '../../../rules/table/measure.ts';
import { isInPlay } from '../../../rules/table/placed.ts';
import { wentOn } from '../../../rules/table/quarter-walk.ts';
import { isRunning } from '../../going-off.ts';
import { degradationOf, fleesFrom, homeFor, valueAt } from '../../model/columns.ts';
import type { UnitId } from '../../model/ids.ts';
import { type Field, has } from '../../model/state.ts';
import { unitOf, unitsOf } from '../../model/views.ts';
import type { GOALS } from '../../protocol/field-kinds.ts';
import { moverOf, quarterLength } from './terms.ts';

/** What a retreat makes for: what its owner chooses, or at first straight away from the enemy. */
export type GoalName = (typeof GOALS)[number];
/** Quarters of a retreat as `unit.made` counts them: it has still to turn about or come out, to go straight away; from then on it makes for safety. */
const AWAY = 1;
/** What `made` is after a quarter of a retreat. */
export const madeAfter = (leg: Leg): number => (leg === 'aboutFace' || leg === 'leave' ? AWAY : AWAY + 1);

/** R42 The centre of the enemy it goes away from; nobody if he is no longer there. */
function causeOf(g: Field, u: UnitId): Spot | null {
  const cause = fleesFrom(g, u);
  return cause < 0 || !isInPlay(unitOf(g, cause)) ? null : centreOf(unitOf(g, cause).shape);
}
/** C15f R42 The heading of a leg over free ground. */
export function headingFor(g: Field, u: UnitId, leg: Leg, goal: Spot | null): number {
  const { base, side } = unitOf(g, u);
  return compulsoryHeading(base, leg, { cause: causeOf(g, u), goal, home: homeFor(g, side) });
}
/** 2.4-P6 2.4-P7 2.4-P8 2.4-P10 2.5-M1 2.5-M2 2.5-M3 2.6-P3 C5l R40 What the quarter at hand of a unit that goes off is for. */
export function legOf(g: Field, u: UnitId): Leg {
  const made = valueAt(g.s.unit.made, u);
  const { state, sector, base } = unitOf(g, u);
  if (isRunning(state)) return made === 0 ? 'away' : 'toEdge';
  if (sector) return 'leave';
  if (made < AWAY) return mustTurnAbout(base.heading, headingFor(g, u, 'away', null)) ? 'aboutFace' : 'away';
  return made === AWAY ? 'away' : 'toSafety';
}

export interface Goal {
  readonly goal: GoalName;
  /** The goal point; none for the edge and for straight away. */
  readonly at: Spot | null;
}
const gapTo = ({ x, y }: Readonly<Base>, to: Spot): number =>
  pointDistance(x * FINE, y * FINE, to.x * FINE, to.y * FINE);
/** 2.4-P8 2.4-P9 C15h R39 What a retreat may make for in this quarter, nearest first; the edge is always left to it. Once behind a thing it has nothing more to go there for. */
export function goalsOf(g: Field, u: UnitId): readonly Goal[] {
  const unit = unitOf(g, u);
  const { base } = unit;
  if (legOf(g, u) === 'away') return [{ goal: 'away', at: null }];
  const home = homeFor(g, unit.side);
  const { woods, sectors } = g.w.ground;
  const villages = sectors.filter(({ kind }) => kind === 'builtUp');
  const found = retreatGoals(unit, { friends: goalFriends(unit, unitsOf(g)), woods, villages }, home);
  const goals: (Goal & { readonly far: number })[] = [];
  for (const goal of ['friend', 'wood', 'village'] as const) {
    const piece = found[goal];
    if (!piece) continue;
    const at = goalPoint(piece, base.depth, home);
    const far = gapTo(base, at);
    if (far >= LIMITS.blocked) goals.push({ goal, at, far });
  }
  goals.push({ goal: 'edge', at: null, far: gapTo(base, edgePoint(base.x, base.y, home)) });
  return goals.sort((a, b) => a.far - b.far);
}
/** How far it may go towards its goal in a quarter: not beyond it. */
export const lengthTo = (base: Readonly<Base>, goal: Goal, length: number): number =>
  goal.at ? Math.min(length, gapTo(base, goal.at)) : length;

const ROAD = CHARTS.terrain.kinds.find(({ kind }) => kind === 'road');
/** 2.4-P20 Whether a retreat may force its march: in march column, formed. */
export const mayForce = (g: Field, u: UnitId): boolean =>
  !has(g, u, 'offGuns') && retreatRate({ ...moverOf(g, u), degradation: degradationOf(g, u) }).forcedMarch;
/**
 * 2.4-P11 2.4-P12 2.4-P20 2.4-A4 2.4-C5 2.5-V4 2.6-V2 C5j C17b Its rate on this way, in centimetres a period: a retreat's by its formation, forced if its owner
 * will, faster on a road; a run's by its kind alone.
 */
export function paceOf(g: Field, u: UnitId, base: Readonly<Base>, forced: boolean): number {
  const { state } = unitOf(g, u);
  const mover = moverOf(g, u);
  if (state === 'rout' || state === 'flight') return runRate(runnerOf(mover), state);
  if (has(g, u, 'offGuns')) return CHARTS.compulsoryRates.retreat.crew;
  const { perPeriod } = retreatRate({ ...mover, degradation: degradationOf(g, u) });
  const pace = mayForce(g, u) && !forced ? rateOf(mover) : perPeriod;
  const { formation } = mover;
  const faster = formation === 'marchColumn' || formation === 'limbered' ? ROAD?.[formation] : undefined;
  if (faster === undefined) return pace;
  const end = wentOn(base, quarterLength(pace * faster));
  return isOnRoad(base, g.w.ground) && isOnRoad(end, g.w.ground) ? pace * faster : pace;
}
