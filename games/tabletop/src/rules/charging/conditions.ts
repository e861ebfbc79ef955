import { FRONT, sectorOf } from '@tambour/boards';
import { allHold, type Condition, type NamesIn, type Refusal, reasonsBy, whyNot } from '@tambour/kernel';
import type { RuleId } from '../../../data/rule-ids.ts';
import { CHARTS } from '../../model/charts.ts';
import type { Arm, Order } from '../../model/vocabulary.ts';
import type { CHARGING_EN } from '../../texts/charging.en.ts';
import { length } from '../../texts/measure.ts';
import { sayCharging } from '../../texts/say-charging.ts';
import { type ActCase, needsOf } from '../morale/acts.ts';
import { woodOf } from '../table/ground.ts';
import { inCm, LIMITS } from '../table/measure.ts';
import { distanceOf, isAtLarge, isInPlay, type Placed } from '../table/placed.ts';
import { hasView, sees } from '../table/sight.ts';
import { openTicksTo, PERIOD_TICKS } from './course.ts';
import type { Blocker, Field, Fighter } from './field.ts';
import { type ChargePath, chargePath, reachOfCharge } from './path.ts';

/** Reasons that name figures of the case have texts of their own. */
type Why = Exclude<NamesIn<typeof CHARGING_EN, 'why'>, 'chargeTooFar' | 'chargeTooSlow'>;
const { must, mustFirst } = reasonsBy<RuleId, Why>((why) => sayCharging(`why.${why}`));

/** A charge that may be declared: who, whom, and by which wheel, in 0.01°, right positive. */
export interface ChargeCase {
  readonly charger: Fighter;
  readonly target: Placed;
  readonly wheel: number;
  readonly field: Field;
  /** Its path, found when it is first asked for. */
  readonly path: ChargePath;
}
export function chargeCase(charger: Fighter, target: Placed, wheel: number, field: Field): ChargeCase {
  let found: ChargePath | undefined;
  return {
    charger,
    target,
    wheel,
    field,
    get path() {
      found ??= chargePath(charger, target, wheel, field);
      return found;
    },
  };
}

/** C8b The greatest wheel of a charge. */
export const MOST_WHEEL = 100 * CHARTS.charge.maxFirstWheelDegrees;
const orderOf = (code: Order) => CHARTS.orders.entries.find((entry) => entry.code === code);
/** C11b What an order lets a unit charge: anyone, nobody, or only those near the friend it supports. */
export function chargesByOrder(order: Order, arm: Arm): boolean | 'near the supported' {
  const { charge, only } = orderOf(order) ?? {};
  if (only !== undefined && only !== arm) return false;
  return typeof charge === 'string' ? 'near the supported' : charge === true;
}

/** C8a What a charge asks of its state: as any act of its own. */
const stateOf = ({ state, formation, degradation, isPursuing }: Fighter): ActCase => ({
  state: isPursuing ? 'pursuing' : state,
  formation,
  degradation,
});
const ofState = needsOf('charge').map(
  ({ rule, why, isLast, holds }): Condition<Fighter> => ({
    rule: typeof rule === 'function' ? (unit) => rule(stateOf(unit)) : rule,
    why: typeof why === 'function' ? (unit) => why(stateOf(unit)) : why,
    ...(isLast === undefined ? {} : { isLast }),
    holds: (unit) => holds(stateOf(unit)),
  }),
);
/** C8a C8m C11b C4b What a unit needs to charge anybody: in line or attack column, with formation, steady, out of melee, not artillery, an order that allows it, and its move. */
export const MAY_CHARGE: readonly Condition<Fighter>[] = [
  mustFirst('C8a', 'artilleryNoCharge', ({ arm }) => arm !== 'artillery'),
  ...ofState,
  must('C8a', 'inMeleeNoCharge', ({ opponents }) => opponents.length === 0),
  must('C8a', 'lineOrColumnToCharge', ({ formation }) => formation === 'line' || formation === 'attackColumn'),
  must('C11b', 'orderForbidsCharge', ({ order, arm }) => chargesByOrder(order, arm) !== false),
  must('C8m', 'chargeMoveSpent', ({ hasSpent }) => !hasSpent),
];
const ofCharger = MAY_CHARGE.map(
  ({ rule, why, holds }): Condition<ChargeCase> => ({
    rule: typeof rule === 'function' ? ({ charger }) => rule(charger) : rule,
    why: typeof why === 'function' ? ({ charger }) => why(charger) : why,
    holds: ({ charger }) => holds(charger),
  }),
);

/** C19a Prisoners on their way with their escort. */
const isConvoy = ({ state }: Placed): boolean => state === 'prisoner';
/** C8b C8o Whether it may be charged at all: an enemy at large, or a convoy that leads off men of one's own side. */
export const isQuarry = (charger: Pick<Placed, 'side'>, target: Placed): boolean =>
  target.side === charger.side ? isConvoy(target) : isAtLarge(target);
/** C8b C6d Whether the target is in view; of a garrison it is enough to see its sector. */
const isInView = ({ charger, target, field }: ChargeCase): boolean =>
  target.sector ? hasView(charger, target, field) : sees(charger, target, field);
/** C8b C8o C11b C1g Whom it may charge: an enemy in view and in front, no prisoner; cavalry nobody in a house or wood; in support only those near its friend. */
const OF_TARGET: readonly Condition<ChargeCase>[] = [
  mustFirst('C8b', 'targetGone', ({ target }) => target.state !== 'gone'),
  mustFirst('C8b', 'chargeEnemies', ({ charger, target }) => target.side !== charger.side || isConvoy(target)),
  mustFirst('C8o', 'prisonersNotCharged', ({ charger, target }) => isQuarry(charger, target)),
  must('C8b', 'cavalryNotGarrison', ({ charger, target }) => charger.arm !== 'cavalry' || target.sector === null),
  must(
    'C8b',
    'cavalryNotWood',
    ({ charger, target, field }) =>
      charger.arm !== 'cavalry' || target.sector !== null || woodOf(field.ground, target) === undefined,
  ),
  must('C11b', 'supportTooFar', ({ charger, target }) => {
    if (chargesByOrder(charger.order, charger.arm) !== 'near the supported') return true;
    const { supported } = charger;
    return supported !== null && isInPlay(supported) && distanceOf(supported, target) <= LIMITS.supportOrder;
  }),
  must(
    'C8b',
    'targetNotInFront',
    ({ charger, target }) => sectorOf(charger.base, target.shape.x, target.shape.y) === FRONT,
  ),
  must('C8b', 'targetNotSeen', isInView),
];

const isClearOf =
  (kind: Blocker['kind']) =>
  ({ path }: ChargeCase): boolean =>
    path.stop?.kind !== kind;
/** C8b C8l C8p What its way must be: one wheel of at most 45°, then straight to the target, clear, and not longer than its rate; what the ground costs counts. */
const OF_WAY: readonly Condition<ChargeCase>[] = [
  mustFirst('C8b', 'wheelTooLarge', ({ wheel }) => Math.abs(wheel) <= MOST_WHEEL),
  mustFirst('C8b', 'missesTarget', ({ path }) => path.straight !== null),
  must('C8b', 'friendInTheWay', isClearOf('friend')),
  must('C8b', 'enemyInTheWay', isClearOf('enemy')),
  must('C8b', 'groundInTheWay', isClearOf('ground')),
  must('C1n', 'edgeInTheWay', isClearOf('edge')),
  must(
    'C8b',
    ({ charger, path }) =>
      sayCharging('why.chargeTooFar', {
        cm: length(inCm(path.length ?? 0)),
        reach: length(inCm(reachOfCharge(charger))),
      }),
    ({ path }) => openTicksTo(path.course, path.straight ?? 0) <= PERIOD_TICKS,
  ),
  must(
    'C8l',
    ({ path }) =>
      sayCharging('why.chargeTooSlow', { quarters: path.quarters ?? 0, of: CHARTS.scale.quartersPerPeriod }),
    ({ path: { course, straight, ticks } }) =>
      (ticks ?? 0) <= PERIOD_TICKS || openTicksTo(course, straight ?? 0) > PERIOD_TICKS,
  ),
];
/** C8a C8b C8l C8o C11b All that a charge asks for when it is declared. */
export const MAY_DECLARE: readonly Condition<ChargeCase>[] = [...ofCharger, ...OF_TARGET, ...OF_WAY];
/** Why not? Who cannot charge at all need not be told why not this target. */
const reasonsOf = (c: ChargeCase, others: readonly Condition<ChargeCase>[]): readonly Refusal[] => {
  const own = whyNot(MAY_CHARGE, c.charger);
  return own.length > 0 ? own : whyNot(others, c);
};
export const mayCharge = (unit: Fighter): boolean => allHold(MAY_CHARGE, unit);
export const mayDeclare = (c: ChargeCase): boolean => allHold(MAY_DECLARE, c);
/** The same part by part, for lists: whom it may charge, by whatever wheel; and whether the way of this wheel will do. */
export const mayTarget = (c: ChargeCase): boolean => allHold(OF_TARGET, c);
export const mayGo = (c: ChargeCase): boolean => allHold(OF_WAY, c);
export const whyNotCharge = (c: ChargeCase): readonly Refusal[] => reasonsOf(c, [...OF_TARGET, ...OF_WAY]);

/** C8p C8a What a declared charge asks for when its turn comes: that the unit still can, its target is there, and its way is open and short enough. */
const STILL: readonly Condition<ChargeCase>[] = [...OF_TARGET.filter(({ isLast }) => isLast === true), ...OF_WAY];
export const stillCharges = (c: ChargeCase): boolean => mayCharge(c.charger) && allHold(STILL, c);
export const whyDropped = (c: ChargeCase): readonly Refusal[] => reasonsOf(c, STILL);
