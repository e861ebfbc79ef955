import { FINE, isOnTable, overlaps, pointDistance, type Shape } from '@tambour/boards';
import { type Action, allHold, type Condition, itemAt, pointX, pointY } from '@tambour/kernel';
import { CHARTS } from '../../../model/charts.ts';
import { figureShape } from '../../../rules/table/figures.ts';
import { LIMITS, lengthsOf } from '../../../rules/table/measure.ts';
import { isAtLarge, isInPlay, isTouching } from '../../../rules/table/placed.ts';
import { type Ride, type RideWay, rideLength, rideWay } from '../../../rules/table/ride.ts';
import { figureOf, unitsTouching } from '../../beside.ts';
import { isLeaderIn } from '../../chain.ts';
import { TICKS } from '../../clock.ts';
import { isCarried } from '../../leaders.ts';
import { delayOf, leaderKind, leaderSpot, ticksRidden } from '../../model/columns.ts';
import { type LeaderId, leaderId, NO_UNIT, type UnitId, unitId } from '../../model/ids.ts';
import { must, mustFirst } from '../../model/refusal.ts';
import type { UnitView } from '../../model/scratch.ts';
import type { Field } from '../../model/state.ts';
import { unitsOf } from '../../model/views.ts';

const { generalQuarter, aideQuarter, generalPhaseQuarters } = CHARTS.command;
/** C12d How far a general or an aide rides in a quarter, in tenths of a millimetre. */
export const rateOf = (g: Field, l: LeaderId): number =>
  lengthsOf(leaderKind(g, l).isAide ? aideQuarter : generalQuarter);
/** C12d C12e Ticks he has left in this phase: two quarters, less what he rode and what he lost by reacting. */
const ticksLeft = (g: Field, l: LeaderId): number =>
  Math.max(0, (generalPhaseQuarters - delayOf(g, l)) * TICKS - ticksRidden(g, l));
/** C12d How far he can still ride in this phase. */
export const reachOf = (g: Field, l: LeaderId): number => Math.floor((ticksLeft(g, l) * rateOf(g, l)) / TICKS);
/** C12d The ticks that a ride takes: a part of one is not counted. */
export const ticksFor = (g: Field, l: LeaderId, length: number): number => Math.floor((length * TICKS) / rateOf(g, l));

/** C12h What a general or aide may not ride over: rivers, marshes, enemy units. */
export const barriersFor = (g: Field, side: number): readonly Shape[] => [
  ...g.w.ground.impassable,
  ...unitsOf(g)
    .filter((unit) => unit.side !== side && isAtLarge(unit))
    .map(({ shape }) => shape),
];

/** A ride as it is ordered. */
export interface RideCase {
  readonly g: Field;
  readonly side: number;
  readonly l: LeaderId;
  readonly x: number;
  readonly y: number;
  /** His base there. */
  readonly shape: Shape;
  /** The unit his owner names, or none. */
  readonly named: UnitId;
  readonly touched: readonly UnitView[];
  /** What he may not ride over. */
  readonly barriers: () => readonly Shape[];
}
export function rideCase(
  g: Field,
  side: number,
  o: Action,
  barriers = (): readonly Shape[] => barriersFor(g, leaderKind(g, leaderId(o.a)).side),
): RideCase {
  const l = leaderId(o.a);
  const [x, y] = [pointX(o.b), pointY(o.b)];
  const shape = figureShape(figureOf(g, l), x, y);
  const named = o.c === 0 ? NO_UNIT : unitId(o.c - 1);
  return { g, side, l, x, y, shape, named, touched: unitsTouching(g, leaderKind(g, l).side, shape), barriers };
}
const askedOf = ({ g, l, x, y, barriers }: RideCase): Ride => ({
  from: leaderSpot(g, l),
  to: { x, y },
  radius: LIMITS[figureOf(g, l)],
  barriers: barriers(),
  most: reachOf(g, l),
  table: g.w.table,
});
/** C12h How long his way is, if he can ride it in this phase; and which way that is. */
export const lengthOf = (c: RideCase): number | undefined => rideLength(askedOf(c));
export const wayOf = (c: RideCase): RideWay | undefined => rideWay(askedOf(c));
/** C12i The unit he is with there: the only one he touches, or the one that is named. */
export const unitThere = ({ named, touched }: RideCase): UnitId =>
  named >= 0 ? named : touched.length === 1 ? itemAt(touched, 0).u : NO_UNIT;

interface Figure {
  readonly g: Field;
  readonly side: number;
  readonly l: LeaderId;
}
/** C12d 1.1-12d R58 Who may act at all: on the table, of this side, not carried along. */
export const FIGURE: readonly Condition<Figure>[] = [
  mustFirst('C12d', 'otherSidesLeader', ({ g, side, l }) => leaderKind(g, l).side === side),
  mustFirst('C12d', 'leaderOut', ({ g, l }) => isLeaderIn(g, l)),
  mustFirst('1.1-12d', 'leaderCarried', ({ g, l }) => !isCarried(g, l)),
];
/** C11d Who has neither given an order nor tried to rally in this phase. */
export const FREE: readonly Condition<Figure>[] = [
  mustFirst('C11d', 'leaderDone', ({ g, l }) => g.s.leader.isDone[l] === 0),
];
const straight = ({ g, l, x, y }: RideCase): number => {
  const from = leaderSpot(g, l);
  return pointDistance(from.x * FINE, from.y * FINE, x * FINE, y * FINE);
};
/** C1m C1n C12d C12g C12h C12i Where he may ride: on the table, inside no unit, over no river, marsh or enemy, not alone against an enemy, not too far. */
export const RIDE: readonly Condition<RideCase>[] = [
  ...FIGURE,
  ...FREE,
  mustFirst('C12d', 'rideStays', ({ g, l, x, y }) => g.s.leader.x[l] !== x || g.s.leader.y[l] !== y),
  mustFirst('C1n', 'rideOffTable', ({ g, shape }) => isOnTable(g.w.table, shape)),
  mustFirst('C1m', 'rideIntoUnit', ({ g, shape }) =>
    unitsOf(g).every((unit) => !isInPlay(unit) || !overlaps(shape, unit.shape)),
  ),
  mustFirst('C12h', 'rideIntoWater', ({ g, shape }) => g.w.ground.impassable.every((area) => !overlaps(shape, area))),
  must(
    'C12g',
    'rideToEnemy',
    ({ g, side, shape, touched }) =>
      touched.length > 0 ||
      !unitsOf(g).some((unit) => unit.side !== side && isAtLarge(unit) && isTouching({ shape }, unit)),
  ),
  must('C12i', 'rideNotTouching', ({ named, touched }) => named < 0 || touched.some(({ u }) => u === named)),
  must('C12i', 'rideNameUnit', ({ named, touched }) => named >= 0 || touched.length < 2),
  mustFirst('C12d', 'rideTooFar', (c) => straight(c) <= reachOf(c.g, c.l)),
  must('C12h', 'rideNoWay', (c) => lengthOf(c) !== undefined),
];
export const mayRide = (c: RideCase): boolean => allHold(RIDE, c);
