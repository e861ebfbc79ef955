import { hasNeighbour, type LinkId, neighboursWhere, type ZoneId } from '@tambour/boards';
import { type Action, allHold, type Condition, type Refusal, whyNot } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionLeader, actionTarget, actionUnit, actionZone } from '../model/action-view.ts';
import type { OrderEffects } from '../model/charts.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { armyOf, groundCost, leaderZone, sheetOf, zoneOf } from '../model/lookup.ts';
import type { CitedRule } from '../model/special.ts';
import {
  active,
  armOf,
  DISORGANISED,
  type Field,
  has,
  hasEnemyPieces,
  hasLeader,
  hasRoom,
  hasZone,
  ISOLATED,
  isControlled,
  isHope,
  isLeaderOnMap,
  isOnMap,
  LEADER_REACTED,
  MARCHED,
  passive,
  REACTED,
  REACTION,
  turnOf,
  unitsAt,
  unitsIn,
} from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, CAVALRY, DOTTED, FIRE, OPEN, SHOCK } from '../model/vocabulary.ts';
import { wrongMoment } from '../model/when.ts';
import { linkOf } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { allowanceOf, allowanceUnder } from './4-allowance.ts';
import { leaderAllowance, pricesUnder } from './4-march.hot.ts';
import { seesForReaction } from './4-sight.ts';
import { controlToll, zoneToll } from './4-toll.ts';
import { bestTier } from './7-retreat.ts';
import { effectsOf } from './10-effects.ts';
import { caracoleIn } from './11-caracole.ts';
import { inTurn, isThere, must, orElse, refusal, type UnitCase } from './conditions.ts';

/** 6.1a 6.1b 6.1e R25 Reaction zones beside a zone that still hold someone to react to. */
export const provokedBy = (g: Field, z: ZoneId): ZoneId[] => neighboursWhere(g.w.passage, z, (to) => provokes(g, to));
const provokes = (g: Field, z: ZoneId): boolean => hasZone(g, z, REACTION) && unitsIn(g, z, active(g)) > 0;

/** M.1 AU.1 AV.1 A side whose units are taken by surprise on this turn. */
const isSurprised = (g: Field, side: number): boolean =>
  g.w.specials['no-reaction'].some((s) => s.side === side && s.turns.includes(turnOf(g)));
const surpriseRule = ({ g }: UnitCase): CitedRule =>
  g.w.specials['no-reaction'].find((s) => s.side === passive(g))?.rule ?? 'M.1';

const OWN_UNIT = inTurn<UnitCase>(
  must('6.1a', 'notYours', ({ g, u }) => g.w.unitSide[u] === passive(g)),
  must('6.1a', 'notOnMap', isThere),
);
/** 6.1d 6.1f 1.3.7h 1.3.7l R47 What a passive unit needs to react at all. */
const FREE: readonly Condition<UnitCase>[] = [
  must('6.1f', 'hasReacted', ({ g, u }) => !has(g, u, REACTED)),
  must('1.3.7h', 'disorganisedReaction', ({ g, u }) => !has(g, u, DISORGANISED)),
  must(surpriseRule, 'surprised', ({ g }) => !isSurprised(g, passive(g))),
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
}
const linkTo = (g: Field, u: UnitId, zone: ZoneId): number => linkOf(g.w, zoneOf(g, u), zone);
const isNext = (g: Field, u: UnitId, zone: ZoneId): boolean => linkTo(g, u, zone) >= 0;
const isProvoked = ({ g, u, zone }: Reaction): boolean => isNext(g, u, zone) && provokes(g, zone);
const nextZone = must<Reaction>('6.1e', 'notReactionZone', ({ g, u, zone }) => isNext(g, u, zone));
const provoked = must<Reaction>(
  '6.1b',
  'notReactionZone',
  ({ g, u, zone }) => !isNext(g, u, zone) || provokes(g, zone),
);
const isCavalry = (g: Field, u: UnitId): boolean => armOf(g, u) === CAVALRY;
type Deed = 'canFireInReaction' | 'canChargeInReaction' | 'canRetreatBeforeCombat';
const isLetBy = (g: Field, u: UnitId, deed: Deed): boolean => effectsOf(g, u)?.[deed] ?? true;
const orderLets = (deed: Deed) => must<Reaction>('10.1h', 'orderForbids', ({ g, u }) => isLetBy(g, u, deed));
const seen = (rule: RuleId, isFire: boolean) =>
  must<Reaction>(rule, 'noSight', ({ g, u, zone }) => !isNext(g, u, zone) || seesForReaction(g, u, zone, isFire));
const couldReact = (g: Field, u: UnitId, zone: ZoneId): boolean => canReact(g, u) && isNext(g, u, zone);

const hasFirearm = (g: Field, u: UnitId): boolean => armOf(g, u) !== ARTILLERY && sheetOf(g, u).weapon === FIRE;
const isTooDark = (g: Field): boolean => g.w.specials['no-reaction-fire'].some((s) => s.turns.includes(turnOf(g)));
/** 6.2a 6.2c M.2 */
const FIRE_AT: readonly Condition<Reaction>[] = [
  must('6.2a', 'noFirearm', ({ g, u }) => hasFirearm(g, u)),
  orderLets('canFireInReaction'),
  must('M.2', 'tooDark', ({ g }) => !isTooDark(g)),
  seen('6.2c', true),
];
/** Whether a unit that may react may fire at a zone that provokes it: the same demands, asked of every pair of them. */
export const canFireAt = (g: Field, u: UnitId, zone: ZoneId): boolean =>
  hasFirearm(g, u) && isLetBy(g, u, 'canFireInReaction') && !isTooDark(g) && seesForReaction(g, u, zone, true);
export const mayFire = (g: Field, u: UnitId, zone: ZoneId): boolean => couldReact(g, u, zone) && canFireAt(g, u, zone);

/** 6.3d 6.4.2a R53 Whether a unit is faster than every active unit of a zone, as they all stand. */
export const isFasterThanAll = (g: Field, u: UnitId, zone: ZoneId): boolean => {
  const own = allowanceOf(g, u);
  return unitsAt(g, zone, active(g)).every((v) => own > allowanceOf(g, v));
};

const isCharger = (g: Field, u: UnitId): boolean => isCavalry(g, u) && sheetOf(g, u).weapon === SHOCK;
const isUnobstructed = (g: Field, u: UnitId, zone: ZoneId): boolean => g.w.linkKind[linkTo(g, u, zone)] === DOTTED;
const isOpen = (g: Field, zone: ZoneId): boolean => g.w.type[zone] === OPEN;
/** 6.3e 6.3f 6.3g The ground between a charger and a next zone. */
const isFitForCharge = (g: Field, u: UnitId, zone: ZoneId): boolean =>
  isUnobstructed(g, u, zone) && isOpen(g, zone) && seesForReaction(g, u, zone, false);
/** 6.3b 6.3d 6.3e 6.3f 6.3g 4.6b */
const CHARGE_AT: readonly Condition<Reaction>[] = [
  must('6.3b', 'noChargers', ({ g, u }) => isCharger(g, u)),
  orderLets('canChargeInReaction'),
  must('6.3f', 'obstacleForCharge', ({ g, u, zone }) => !isNext(g, u, zone) || isUnobstructed(g, u, zone)),
  must('6.3g', 'groundForCharge', ({ g, zone }) => isOpen(g, zone)),
  seen('6.3e', false),
  must('6.3d', 'notFaster', ({ g, u, zone }) => isFasterThanAll(g, u, zone)),
];
export const canChargeAt = (g: Field, u: UnitId, zone: ZoneId): boolean =>
  isCharger(g, u) && isLetBy(g, u, 'canChargeInReaction') && isFitForCharge(g, u, zone) && isFasterThanAll(g, u, zone);
export const mayCharge = (g: Field, u: UnitId, zone: ZoneId): boolean =>
  couldReact(g, u, zone) && canChargeAt(g, u, zone);

export const hasCavalry = (g: Field, zone: ZoneId): boolean =>
  unitsAt(g, zone, active(g)).some((v) => armOf(g, v) === CAVALRY);

/**
 * 6.3d 6.4.2a 10.1f Whether allowances are compared when a unit would react to a zone: a charge on fit ground, or giving way
 * before cavalry. Only what both sides see decides it, so that what is shown for it tells nothing of the unit's own order.
 */
export function comparesPace(g: Field, u: UnitId, zone: ZoneId): boolean {
  if (!isCavalry(g, u) || !canReact(g, u)) return false;
  return hasCavalry(g, zone) || (isNext(g, u, zone) && isCharger(g, u) && isFitForCharge(g, u, zone));
}

const isFastEnough = (g: Field, u: UnitId, zone: ZoneId): boolean =>
  !hasCavalry(g, zone) || effectsOf(g, u)?.retreatWaivesSpeed === true || isFasterThanAll(g, u, zone);
/** 6.4a 6.4.1a 6.4.2a 6.1h 10.1h Passive cavalry gives way before a zone: freely before foot, before horse only if faster. */
const GIVE_WAY: readonly Condition<Reaction>[] = [
  must('6.4a', 'onlyCavalryGivesWay', ({ g, u }) => isCavalry(g, u)),
  orderLets('canRetreatBeforeCombat'),
  must('6.4.2a', 'notFaster', ({ g, u, zone }) => isFastEnough(g, u, zone)),
  must(
    '10.1h',
    ({ g, u }) => limitWhy(effectsOf(g, u)),
    ({ g, u }) => wayOut(g, u).length > 0 || waysUnder(g, u, undefined).length === 0,
  ),
  must('6.4b', 'nowhereToRetreat', ({ g, u }) => wayOut(g, u).length > 0 || waysUnder(g, u, undefined).length > 0),
];
/** The same but for the way out, which is one for every zone it gives way before. */
export const canGiveWay = (g: Field, u: UnitId, zone: ZoneId): boolean =>
  isCavalry(g, u) && isLetBy(g, u, 'canRetreatBeforeCombat') && isFastEnough(g, u, zone);
export const mayGiveWay = (g: Field, u: UnitId, zone: ZoneId): boolean =>
  couldReact(g, u, zone) && canGiveWay(g, u, zone) && wayOut(g, u).length > 0;

/** A unit that would give way into the next zone, under an order and with the points it leaves. */
interface StepOut extends UnitCase {
  readonly to: ZoneId;
  readonly link: LinkId;
  readonly order: OrderEffects | undefined;
}
const isClear = (g: Field, to: ZoneId): boolean => unitsIn(g, to, active(g)) === 0;
/** 10.1h R88 R103 */
function isWithinOrder(g: Field, u: UnitId, to: ZoneId, link: LinkId, order: OrderEffects | undefined): boolean {
  if (order?.moveLimit === undefined) return true;
  const side = armyOf(g, u);
  if (order.moveLimit === 'noEnemyZoc') return has(g, u, ISOLATED) || !isControlled(g, to, 1 - side);
  return pricesUnder(g, side, order.moveLimit)[link] !== 0;
}
const isPaid = (g: Field, u: UnitId, to: ZoneId, link: LinkId, points: number): boolean =>
  groundCost(g, link) + zoneToll(g, u, to) <= points;
/** 6.4b 10.1h R50 R88 R103 What the one zone of a retreat before combat takes: it is paid by chapter 4 and keeps to the order. */
const STEP_OUT = inTurn<StepOut>(
  must('4.1Ph', 'enemyThere', ({ g, to }) => isClear(g, to)),
  must('4.3f', 'zoneFull', ({ g, u, to }) => hasRoom(g, u, to)),
  [
    must(
      '10.1h',
      ({ order }) => limitWhy(order),
      ({ g, u, to, link, order }) => isWithinOrder(g, u, to, link, order),
    ),
    must('6.4b', 'tooFar', ({ g, u, to, link, order }) => isPaid(g, u, to, link, allowanceUnder(g, u, order))),
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
    unitsAt(g, to, active(g)).some((v) => has(g, v, MARCHED) && armOf(g, v) !== ARTILLERY),
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
  must('6.1f', 'hasReacted', ({ g, l }) => !hasLeader(g, l, LEADER_REACTED)),
  must('6.1e', 'notReactionZone', ({ g, l }) => hasNeighbour(g.w.passage, leaderZone(g, l), (z) => provokes(g, z))),
);
const canReach = (g: Field, to: ZoneId, link: LinkId): boolean =>
  groundCost(g, link) + controlToll(g, to, passive(g)) <= leaderAllowance(g);
const RIDE_TO = inTurn<Ride & { readonly to: ZoneId; readonly link: LinkId }>(
  must('6.4.3a', 'notNextZone', ({ link }) => link >= 0),
  must('6.4.3a', 'enemyThere', ({ g, to }) => !hasEnemyPieces(g, to, passive(g))),
  must('6.4.3a', 'tooFar', ({ g, to, link }) => canReach(g, to, link)),
);
export const leaderRefuges = (g: Field, l: LeaderId): ZoneId[] =>
  RIDER.isMet({ g, l })
    ? neighboursWhere(g.w.passage, leaderZone(g, l), (to, link) => RIDE_TO.isMet({ g, l, to, link }))
    : [];
function refuseRide(g: Field, l: LeaderId, to: ZoneId): readonly Refusal[] {
  const out = RIDER.whyNot({ g, l });
  if (out.length > 0) return out;
  return orElse(RIDE_TO.whyNot({ g, l, to, link: linkOf(g.w, leaderZone(g, l), to) }), '6.4.3a', 'tooFar');
}

/** Why a reaction is not allowed. */
export function refuseReaction(g: Field, o: Action): readonly Refusal[] {
  if (o.verb === VERB['ride-off']) return refuseRide(g, actionLeader(o), actionZone(o));
  const isNaming = o.verb === VERB.fire || o.verb === VERB.charge;
  if (!isNaming && o.verb !== VERB['give-way'] && o.verb !== VERB['slip-away']) return [wrongMoment('6.1a', o.verb)];
  const u = actionUnit(o);
  const notOwn = OWN_UNIT.whyNot({ g, u });
  if (notOwn.length > 0) return notOwn;
  const out = whyNot(FREE, { g, u });
  if (isNaming && (g.w.unitSide[actionTarget(o)] !== active(g) || !isOnMap(g, actionTarget(o))))
    return [...out, refusal(o.verb === VERB.fire ? '6.2b' : '6.3c', 'nobodyToAttack')];
  const c = { g, u, zone: isNaming ? zoneOf(g, actionTarget(o)) : actionZone(o) };
  if (o.verb === VERB['slip-away']) out.push(...SLIP_AWAY.whyNot(c));
  else {
    out.push(...whyNot([nextZone, provoked], c));
    if (isNaming && isProvoked(c) && !nameable(g, c.zone).includes(actionTarget(o)))
      out.push(refusal('11.1.1e', 'caracoleNamed'));
    out.push(...whyNot(o.verb === VERB.fire ? FIRE_AT : o.verb === VERB.charge ? CHARGE_AT : GIVE_WAY, c));
  }
  return orElse(out, '6.1a', 'notNow');
}
