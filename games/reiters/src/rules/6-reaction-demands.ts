import { hasNeighbour, type LinkId, neighboursWhere, type ZoneId } from '@tambour/boards';
import { allHold, type Condition, type Refusal } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionLeader, actionTarget, actionUnit, actionZone } from '../model/action-view.ts';
import type { OrderEffects } from '../model/charts.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { hasLeader, isLeaderOnMap, leaderZone } from '../model/leader.ts';
import { groundCost } from '../model/lookup.ts';
import type { CitedRule } from '../model/special.ts';
import { active, type Field, LEADER_MARK, MARK, passive, ZONE_MARK } from '../model/state.ts';
import { armOf, armyOf, has, isHope, isOnMap, sheetOf, zoneOf } from '../model/unit.ts';
import { ARTILLERY, CAVALRY, DOTTED, FIRE, OPEN, SHOCK } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { hasEnemyPieces, hasRoom, hasZone, isControlled, unitsAt, unitsIn } from '../model/zone.ts';
import { say } from '../texts/say.ts';
import { allowanceOf, allowanceUnder, leaderAllowance } from './4-allowance.ts';
import { pricesUnder } from './4-march.hot.ts';
import { seesForReaction } from './4-sight.ts';
import { controlToll, zoneToll } from './4-toll.ts';
import { bestTier } from './7-retreat.ts';
import { effectsOf } from './10-effects.ts';
import { caracoleIn } from './11-caracole.ts';
import type { Reasons, Why } from './ask.ts';
import { type Demands, inTurn, isThere, must, orElse, refusal, type UnitCase } from './conditions.ts';
import { onThisTurn } from './special-turns.ts';

/** 6.1a 6.1b 6.1e R25 Reaction zones beside a zone that still hold someone to react to. */
export const provokedBy = (g: Field, z: ZoneId): ZoneId[] => neighboursWhere(g.w.passage, z, (to) => provokes(g, to));
const provokes = (g: Field, z: ZoneId): boolean => hasZone(g, z, ZONE_MARK.reaction) && unitsIn(g, z, active(g)) > 0;

/** M.1 AU.1 AV.1 The rule by which a side is taken by surprise. */
const surpriseRule = ({ g }: UnitCase): CitedRule =>
  g.w.specials['no-reaction'].find((s) => s.side === passive(g))?.rule ?? 'M.1';

const OWN_UNIT = inTurn<UnitCase>(
  must('6.1a', 'notYours', ({ g, u }) => g.w.unitSide[u] === passive(g)),
  must('6.1a', 'notOnMap', isThere),
);
/** 6.1d 6.1f 1.3.7h 1.3.7l R47 What a passive unit needs to react at all. */
const FREE: readonly Condition<UnitCase>[] = [
  must('6.1f', 'hasReacted', ({ g, u }) => !has(g, u, MARK.reacted)),
  must('1.3.7h', 'disorganisedReaction', ({ g, u }) => !has(g, u, MARK.disorganised)),
  must(surpriseRule, 'surprised', ({ g }) => !onThisTurn(g, 'no-reaction').some((s) => s.side === passive(g))),
];
export function canReact(g: Field, u: UnitId): boolean {
  const c = { g, u };
  return OWN_UNIT.isMet(c) && allHold(FREE, c);
}

/** 6.2b 6.3c 11.1.1e R91 Whom a reaction against a zone may name: any combat unit there, or the reiters in caracole alone. */
export function nameable(g: Field, zone: ZoneId): UnitId[] {
  const caracole = caracoleIn(g, zone);
  return caracole >= 0 ? [caracole] : unitsAt(g, zone, active(g));
}

/** A unit that would react to a zone. */
interface Reaction extends UnitCase {
  readonly zone: ZoneId;
  /** Whom it names there, if it names anyone. */
  readonly named?: UnitId;
}
const linkTo = ({ g, u, zone }: Reaction): LinkId => linkOf(g.w, zoneOf(g, u), zone);
const isNext = (c: Reaction): boolean => linkTo(c) >= 0;
const nextZone = must<Reaction>('6.1e', 'notReactionZone', isNext);
const provoked = must<Reaction>('6.1b', 'notReactionZone', (c) => !isNext(c) || provokes(c.g, c.zone));
const caracoleNamed = must<Reaction>('11.1.1e', 'caracoleNamed', (c) => {
  return c.named === undefined || nameable(c.g, c.zone).includes(c.named) || !isNext(c) || !provokes(c.g, c.zone);
});
const isCavalry = (g: Field, u: UnitId): boolean => armOf(g, u) === CAVALRY;
type Deed = 'canFireInReaction' | 'canChargeInReaction' | 'canRetreatBeforeCombat';
const orderLets = (deed: Deed) =>
  must<Reaction>('10.1h', 'orderForbids', ({ g, u }) => effectsOf(g, u)?.[deed] ?? true);
const seen = (rule: RuleId, isFire: boolean) =>
  must<Reaction>(rule, 'noSight', (c) => !isNext(c) || seesForReaction(c.g, c.u, c.zone, isFire));

/** 6.2a 6.2c M.2 What a unit that may react needs to fire at a zone that provokes it. */
export const FIRE_AT: readonly Condition<Reaction>[] = [
  must('6.2a', 'noFirearm', ({ g, u }) => armOf(g, u) !== ARTILLERY && sheetOf(g, u).weapon === FIRE),
  orderLets('canFireInReaction'),
  must('M.2', 'tooDark', ({ g }) => onThisTurn(g, 'no-reaction-fire').length === 0),
  seen('6.2c', true),
];

/** 6.3d 6.4.2a R53 Whether a unit is faster than every active unit of a zone, as they all stand. */
export const isFasterThanAll = (g: Field, u: UnitId, zone: ZoneId): boolean => {
  const own = allowanceOf(g, u);
  return unitsAt(g, zone, active(g)).every((v) => own > allowanceOf(g, v));
};

const chargers = must<Reaction>('6.3b', 'noChargers', ({ g, u }) => isCavalry(g, u) && sheetOf(g, u).weapon === SHOCK);
/** 6.3e 6.3f 6.3g The ground between a charger and a next zone. */
const FIT_GROUND: readonly Condition<Reaction>[] = [
  must('6.3f', 'obstacleForCharge', (c) => !isNext(c) || c.g.w.linkKind[linkTo(c)] === DOTTED),
  must('6.3g', 'groundForCharge', ({ g, zone }) => g.w.type[zone] === OPEN),
  seen('6.3e', false),
];
/** 6.3b 6.3d 6.3e 6.3f 6.3g 4.6b */
export const CHARGE_AT: readonly Condition<Reaction>[] = [
  chargers,
  orderLets('canChargeInReaction'),
  ...FIT_GROUND,
  must('6.3d', 'notFaster', ({ g, u, zone }) => isFasterThanAll(g, u, zone)),
];

export const hasCavalry = (g: Field, zone: ZoneId): boolean =>
  unitsAt(g, zone, active(g)).some((v) => armOf(g, v) === CAVALRY);

/**
 * 6.3d 6.4.2a 10.1f Whether allowances are compared when a unit would react to a zone: a charge on fit ground, or giving way
 * before cavalry. Only what both sides see decides it, so that what is shown for it tells nothing of the unit's own order.
 */
export function comparesPace(g: Field, u: UnitId, zone: ZoneId): boolean {
  const c = { g, u, zone };
  if (!isCavalry(g, u) || !canReact(g, u)) return false;
  return hasCavalry(g, zone) || (isNext(c) && chargers.holds(c) && allHold(FIT_GROUND, c));
}

/** 6.4a 6.4.1a 6.4.2a 6.1h 10.1h Passive cavalry gives way before a zone: freely before foot, before horse only if faster. */
export const GIVE_WAY: readonly Condition<Reaction>[] = [
  must('6.4a', 'onlyCavalryGivesWay', ({ g, u }) => isCavalry(g, u)),
  orderLets('canRetreatBeforeCombat'),
  must('6.4.2a', 'notFaster', ({ g, u, zone }) => {
    return !hasCavalry(g, zone) || effectsOf(g, u)?.retreatWaivesSpeed === true || isFasterThanAll(g, u, zone);
  }),
];
/** The way out is one for every zone it gives way before. */
const WAY_OUT: readonly Condition<UnitCase>[] = [
  must(
    '10.1h',
    ({ g, u }) => limitWhy(effectsOf(g, u)),
    ({ g, u }) => {
      return wayOut(g, u).length > 0 || waysUnder(g, u, undefined).length === 0;
    },
  ),
  must('6.4b', 'nowhereToRetreat', ({ g, u }) => wayOut(g, u).length > 0 || waysUnder(g, u, undefined).length > 0),
];
const REACTIONS = { fire: FIRE_AT, charge: CHARGE_AT, 'give-way': [...GIVE_WAY, ...WAY_OUT] };
/** Whether a unit may react to a next zone in one of these ways. */
export const mayReact = (c: Reaction, how: keyof typeof REACTIONS): boolean =>
  canReact(c.g, c.u) && isNext(c) && allHold(REACTIONS[how], c);

/** A unit that would give way into the next zone, under an order and with the points it leaves. */
interface StepOut extends UnitCase {
  readonly to: ZoneId;
  readonly link: LinkId;
  readonly order: OrderEffects | undefined;
}
const isClear = (g: Field, to: ZoneId): boolean => unitsIn(g, to, active(g)) === 0;
/** 6.4b R50 What giving way to a zone costs, whatever the order says of marches. */
export const backCost = (g: Field, u: UnitId, to: ZoneId, link = linkOf(g.w, zoneOf(g, u), to)): number =>
  groundCost(g, link) + zoneToll(g, u, to);
/** 10.1h R88 R103 */
function isWithinOrder(g: Field, u: UnitId, to: ZoneId, link: LinkId, order: OrderEffects | undefined): boolean {
  if (order?.moveLimit === undefined) return true;
  const side = armyOf(g, u);
  if (order.moveLimit === 'noEnemyZoc') return has(g, u, MARK.isolated) || !isControlled(g, to, 1 - side);
  return pricesUnder(g, side, order.moveLimit)[link] !== 0;
}
/** 6.4b 10.1h R50 R88 R103 What the one zone of a retreat before combat takes: it is paid by chapter 4 and keeps to the order. */
const STEP_OUT = inTurn<StepOut>(
  must('4.1Ph', 'enemyThere', ({ g, to }) => isClear(g, to)),
  must('4.3f', 'zoneFull', ({ g, u, to }) => hasRoom(g, u, to)),
  [
    must(
      '10.1h',
      ({ order }) => limitWhy(order),
      ({ g, u, to, link, order }) => {
        return isWithinOrder(g, u, to, link, order);
      },
    ),
    must('6.4b', 'tooFar', ({ g, u, to, link, order }) => backCost(g, u, to, link) <= allowanceUnder(g, u, order)),
  ],
);
const limitWhy = (order: OrderEffects | undefined) =>
  say(order?.moveLimit === 'noEnemyZoc' ? 'why.orderForbidsZoc' : 'why.orderDirection');

/** 6.4b 6.4c 10.1h R50 R103 Where cavalry may give way: zones of the best tier towards its supply. */
export const wayOut = (g: Field, u: UnitId): ZoneId[] => waysUnder(g, u, effectsOf(g, u));
function waysUnder(g: Field, u: UnitId, order: OrderEffects | undefined): ZoneId[] {
  const from = zoneOf(g, u);
  const open = neighboursWhere(g.w.passage, from, (to, link) => STEP_OUT.isMet({ g, u, to, link, order }));
  return bestTier(g, passive(g), from, open);
}
/** 10.1f Whether a unit could give way to a zone whatever its order: if not, going there gives the order away. */
export const isOpenToAll = (g: Field, u: UnitId, zone: ZoneId): boolean => waysUnder(g, u, undefined).includes(zone);
/** Why a unit cannot give way to a zone. */
export function refuseWayOut(g: Field, u: UnitId, to: ZoneId): readonly Refusal[] {
  const link = linkOf(g.w, zoneOf(g, u), to);
  if (link < 0) return [refusal('6.4b', 'notNextZone')];
  const order = isHope(g, u) ? undefined : effectsOf(g, u);
  return orElse(STEP_OUT.whyNot({ g, u, to, link, order }), '6.4c', 'towardsSupply');
}

/** 11.4.4a R98 Zones beside enfants perdus where active infantry or cavalry ended a march, empty before or not. */
export const hopeThreats = (g: Field, e: UnitId): ZoneId[] =>
  neighboursWhere(g.w.passage, zoneOf(g, e), (to) =>
    unitsAt(g, to, active(g)).some((v) => has(g, v, MARK.marched) && armOf(g, v) !== ARTILLERY),
  );
/** 11.4.4d Where they may slip away to: any next zone without enemy units. */
export const hopeRefuges = (g: Field, e: UnitId): ZoneId[] =>
  neighboursWhere(g.w.passage, zoneOf(g, e), (to) => isClear(g, to));
const SLIP_AWAY = inTurn<Reaction>(
  must('11.4.4a', 'onlyHopesSlip', ({ g, u }) => isHope(g, u)),
  must('11.4.4a', 'nobodyMarchedThere', ({ g, u, zone }) => hopeThreats(g, u).includes(zone)),
  must('11.4.4d', 'nowhereToRetreat', ({ g, u }) => hopeRefuges(g, u).length > 0),
);

interface Ride {
  readonly g: Field;
  readonly l: LeaderId;
}
/** 6.4.3a 6.4.3b R35 R56 A leader beside a reaction zone may ride to any next zone without enemies. */
const RIDER = inTurn<Ride>(
  must('6.4.3a', 'notYours', ({ g, l }) => g.w.leaderSide[l] === passive(g)),
  must('6.4.3a', 'notOnMap', ({ g, l }) => isLeaderOnMap(g, l)),
  must('6.1f', 'hasReacted', ({ g, l }) => !hasLeader(g, l, LEADER_MARK.reacted)),
  must('6.1e', 'notReactionZone', ({ g, l }) => hasNeighbour(g.w.passage, leaderZone(g, l), (z) => provokes(g, z))),
);
/** 6.4.3a What a leader pays for it. */
export const rideCost = (g: Field, to: ZoneId, link: LinkId): number =>
  groundCost(g, link) + controlToll(g, to, passive(g));
interface RideTo extends Ride {
  readonly to: ZoneId;
  readonly link: LinkId;
}
const RIDE_TO = inTurn<RideTo>(
  must('6.4.3a', 'notNextZone', ({ link }) => link >= 0),
  must('6.4.3a', 'enemyThere', ({ g, to }) => !hasEnemyPieces(g, to, passive(g))),
  must('6.4.3a', 'tooFar', ({ g, to, link }) => rideCost(g, to, link) <= leaderAllowance(g)),
);
export const leaderRefuges = (g: Field, l: LeaderId): ZoneId[] =>
  RIDER.isMet({ g, l })
    ? neighboursWhere(g.w.passage, leaderZone(g, l), (to, link) => RIDE_TO.isMet({ g, l, to, link }))
    : [];

const against = (how: readonly Condition<Reaction>[]) =>
  inTurn<Reaction>(OWN_UNIT, [...FREE, nextZone, provoked, caracoleNamed, ...how]);
const GIVING_WAY = against(REACTIONS['give-way']);
const SLIPPING = inTurn<Reaction>(OWN_UNIT, [...FREE, SLIP_AWAY]);
const RIDE = inTurn<RideTo>(RIDER, RIDE_TO);

/** Why a reaction is not allowed. */
export const REACTION_REASONS: Reasons = {
  fire: refuseNaming('6.2b', against(FIRE_AT)),
  charge: refuseNaming('6.3c', against(CHARGE_AT)),
  'give-way': (g, o) => notNow(GIVING_WAY.whyNot({ g, u: actionUnit(o), zone: actionZone(o) })),
  'slip-away': (g, o) => notNow(SLIPPING.whyNot({ g, u: actionUnit(o), zone: actionZone(o) })),
  'ride-off'(g, o) {
    const [l, to] = [actionLeader(o), actionZone(o)];
    return orElse(RIDE.whyNot({ g, l, to, link: linkOf(g.w, leaderZone(g, l), to) }), '6.4.3a', 'tooFar');
  },
};
const notNow = (found: readonly Refusal[]): readonly Refusal[] => orElse(found, '6.1a', 'notNow');
function refuseNaming(rule: RuleId, demands: Demands<Reaction>): Why {
  const nobody = inTurn<UnitCase>(OWN_UNIT, [...FREE, must(rule, 'nobodyToAttack', () => false)]);
  return (g, o) => {
    const [u, named] = [actionUnit(o), actionTarget(o)];
    return armyOf(g, named) === active(g) && isOnMap(g, named)
      ? notNow(demands.whyNot({ g, u, zone: zoneOf(g, named), named }))
      : nobody.whyNot({ g, u });
  };
}
