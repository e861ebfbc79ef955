import { type Action, type ActionList, EVERY, NO_PIECE, type Question, type Refusal } from '@tambour/kernel';
import type { OrderEffects } from '../model/charts.ts';
import { emit } from '../model/emit.ts';
import {
  ATTACKER,
  active,
  DEFENDER,
  DISORGANISED,
  type Field,
  faceOf,
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
  mark,
  markLeader,
  passive,
  push,
  put,
  REACTED,
  REACTION,
  REACTION_CHARGE,
  REACTION_FIRE,
  turnOf,
  unitsAt,
  unitsIn,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, CAVALRY, DOTTED, FIRE, OPEN, SHOCK } from '../model/vocabulary.ts';
import { wrongMoment } from '../model/when.ts';
import { linkOf } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { passes } from './1-quality.ts';
import { allowanceOf, allowanceUnder } from './4-allowance.ts';
import { takeLone } from './4-entry.ts';
import { pricesUnder } from './4-march.hot.ts';
import { seesForReaction } from './4-sight.ts';
import { zoneToll } from './4-toll.ts';
import { AFTER_REACTION } from './7-advance.ts';
import { bestTier } from './7-retreat.ts';
import { effectsOf, hasSecrets, revealFor } from './10-effects.ts';
import { caracoleIn } from './11-caracole.ts';
import { throwIntoDisorder } from './11-wavering.ts';
import { refusal } from './conditions.ts';

/** 6.1a 6.1b 6.1e R25 Reaction zones beside a zone that still hold someone to react to. */
export function provokedBy(g: Field, z: number): number[] {
  const { first, to } = g.w.passage;
  const out: number[] = [];
  for (let link = first[z]!; link < first[z + 1]!; link++) {
    const there = to[link]!;
    if (hasZone(g, there, REACTION) && unitsIn(g, there, active(g)) > 0) out.push(there);
  }
  return out;
}

/** M.1 AU.1 AV.1 A side whose units are taken by surprise on this turn. */
export const isSurprised = (g: Field, side: number): boolean =>
  g.w.specials['no-reaction'].some((s) => s.side === side && s.turns.includes(turnOf(g)));
/** M.2 */
export const isTooDarkToFire = (g: Field): boolean =>
  g.w.specials['no-reaction-fire'].some((s) => s.turns.includes(turnOf(g)));

/** 6.1d 6.1f 1.3.7h 1.3.7l R47 Whether a passive unit may still react at all. */
const canReact = (g: Field, u: number): boolean =>
  isOnMap(g, u) && g.w.unitSide[u] === passive(g) && !has(g, u, REACTED | DISORGANISED) && !isSurprised(g, passive(g));

/** 6.2b 6.3c 11.1.1e R91 Whom a reaction against a zone may name: any combat unit there, or the reiters in caracole alone. */
export function nameable(g: Field, zone: number): number[] {
  const caracole = caracoleIn(g, zone);
  return caracole >= 0 ? [caracole] : unitsAt(g, zone, active(g));
}

/** 6.2a 6.2c M.2 */
export const mayFire = (g: Field, u: number, zone: number): boolean =>
  canReact(g, u) &&
  faceOf(g, u).arm !== ARTILLERY &&
  g.w.unit[u]!.weapon === FIRE &&
  (effectsOf(g, u)?.canFireInReaction ?? true) &&
  !isTooDarkToFire(g) &&
  seesForReaction(g, u, zone, true);

/** 6.3d 6.4.2a R53 Whether a unit is faster than every active unit of a zone, as they all stand. */
export const isFasterThanAll = (g: Field, u: number, zone: number): boolean => {
  const own = allowanceOf(g, u);
  return unitsAt(g, zone, active(g)).every((v) => own > allowanceOf(g, v));
};

/** 6.3b 6.3d 6.3e 6.3f 6.3g 4.6b */
export function mayCharge(g: Field, u: number, zone: number): boolean {
  if (!canReact(g, u) || faceOf(g, u).arm !== CAVALRY || g.w.unit[u]!.weapon !== SHOCK) return false;
  if (!(effectsOf(g, u)?.canChargeInReaction ?? true)) return false;
  const link = linkOf(g.w, g.s.unit.zone[u]!, zone);
  return (
    link >= 0 &&
    g.w.linkKind[link] === DOTTED &&
    g.w.type[zone] === OPEN &&
    seesForReaction(g, u, zone, false) &&
    isFasterThanAll(g, u, zone)
  );
}

const hasCavalry = (g: Field, zone: number): boolean =>
  unitsAt(g, zone, active(g)).some((v) => faceOf(g, v).arm === CAVALRY);

/**
 * 6.3d 6.4.2a 10.1f Whether allowances are compared when a unit would react to a zone: a charge on fit ground, or giving way
 * before cavalry. Only what both sides see decides it, so that what is shown for it tells nothing of the unit's own order.
 */
export function comparesPace(g: Field, u: number, zone: number): boolean {
  if (!canReact(g, u) || faceOf(g, u).arm !== CAVALRY) return false;
  if (hasCavalry(g, zone)) return true;
  const link = linkOf(g.w, g.s.unit.zone[u]!, zone);
  const isFit = link >= 0 && g.w.linkKind[link] === DOTTED && g.w.type[zone] === OPEN;
  return isFit && g.w.unit[u]!.weapon === SHOCK && seesForReaction(g, u, zone, false);
}

/** 6.4a 6.4.1a 6.4.2a 6.1h Whether passive cavalry may give way before a zone: freely before foot, before horse only if faster. */
export function mayGiveWay(g: Field, u: number, zone: number): boolean {
  if (!canReact(g, u) || faceOf(g, u).arm !== CAVALRY || isHope(g, u)) return false;
  const order = effectsOf(g, u);
  if (order && !order.canRetreatBeforeCombat) return false;
  if (hasCavalry(g, zone) && !order?.retreatWaivesSpeed && !isFasterThanAll(g, u, zone)) return false;
  return wayOut(g, u).length > 0;
}

/**
 * 6.4b 6.4c 10.1h R50 R103 Where cavalry may give way: one zone, paid by chapter 4 and within the limits its order sets to movement, of
 * the best tier towards its supply.
 */
export const wayOut = (g: Field, u: number): number[] => waysUnder(g, u, effectsOf(g, u));
function waysUnder(g: Field, u: number, order: OrderEffects | undefined): number[] {
  const { first, to } = g.w.passage;
  const from = g.s.unit.zone[u]!;
  const points = allowanceUnder(g, u, order);
  const out: number[] = [];
  for (let link = first[from]!; link < first[from + 1]!; link++) {
    const z = to[link]!;
    if (unitsIn(g, z, active(g)) > 0 || !hasRoom(g, u, z) || isBarred(g, u, link, order)) continue;
    if (g.w.linkCost[link]! + zoneToll(g, u, z) <= points) out.push(z);
  }
  return bestTier(g, passive(g), from, out);
}
/** 10.1h R88 R103 Whether an order forbids a step that would otherwise be movement like any other. */
function isBarred(g: Field, u: number, link: number, order: OrderEffects | undefined): boolean {
  if (order?.moveLimit === undefined) return false;
  const side = g.w.unitSide[u]!;
  if (order.moveLimit === 'noEnemyZoc') return !has(g, u, ISOLATED) && isControlled(g, g.w.passage.to[link]!, 1 - side);
  return pricesUnder(g, side, order.moveLimit)[link] === 0;
}
/** 10.1f Whether a unit could give way to a zone whatever its order: if not, going there gives the order away. */
const isOpenToAll = (g: Field, u: number, zone: number): boolean => waysUnder(g, u, undefined).includes(zone);

/** 11.4.4a R98 Zones beside enfants perdus where active infantry or cavalry ended a march, empty before or not. */
export function hopeThreats(g: Field, e: number): number[] {
  const { first, to } = g.w.passage;
  const z = g.s.unit.zone[e]!;
  const out: number[] = [];
  for (let link = first[z]!; link < first[z + 1]!; link++)
    if (unitsAt(g, to[link]!, active(g)).some((v) => has(g, v, MARCHED) && faceOf(g, v).arm !== ARTILLERY))
      out.push(to[link]!);
  return out;
}
/** 11.4.4d Where they may slip away to: any next zone without enemy units. */
export function hopeRefuges(g: Field, e: number): number[] {
  const { first, to } = g.w.passage;
  const z = g.s.unit.zone[e]!;
  const out: number[] = [];
  for (let link = first[z]!; link < first[z + 1]!; link++)
    if (unitsIn(g, to[link]!, active(g)) === 0) out.push(to[link]!);
  return out;
}

/** 6.4.3a 6.4.3b R35 R56 Where a leader beside a reaction zone may ride: any next zone without enemies. */
export function leaderRefuges(g: Field, l: number): number[] {
  if (!isLeaderOnMap(g, l) || g.w.leaderSide[l] !== passive(g) || hasLeader(g, l, LEADER_REACTED)) return [];
  const z = g.s.leader.zone[l]!;
  if (provokedBy(g, z).length === 0) return [];
  const { first, to } = g.w.passage;
  const out: number[] = [];
  for (let link = first[z]!; link < first[z + 1]!; link++) {
    const cost = g.w.linkCost[link]! + (isControlled(g, to[link]!, active(g)) ? g.w.charts.movement.zocSurcharge : 0);
    if (!hasEnemyPieces(g, to[link]!, passive(g)) && cost <= g.w.charts.movement.leaderAllowance) out.push(to[link]!);
  }
  return out;
}

function listUnit(g: Field, out: ActionList, u: number): void {
  if (!canReact(g, u)) return;
  for (const zone of provokedBy(g, g.s.unit.zone[u]!)) {
    const targets = nameable(g, zone);
    if (mayFire(g, u, zone)) for (const v of targets) out.add(VERB.fire, u, v);
    if (mayCharge(g, u, zone)) for (const v of targets) out.add(VERB.charge, u, v);
    if (mayGiveWay(g, u, zone)) out.add(VERB['give-way'], u, zone);
  }
  if (isHope(g, u) && hopeRefuges(g, u).length > 0)
    for (const zone of hopeThreats(g, u)) out.add(VERB['slip-away'], u, zone);
}

/** 6.1a 6.1c 6.1d 6.1f 6.1g 6.1h 6.1i 3.0c The reaction sequence: the passive player's, in the order he likes, one reaction a piece. */
export const reaction: Question<Field> = {
  name: 'reaction',
  rule: '6.1a',
  standing: 'reaction',
  always: (g) => hasSecrets(g, passive(g)),
  side: passive,
  list(g, out, piece) {
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.done);
    if (piece === NO_PIECE) return;
    for (const u of g.w.sideUnits[passive(g)]!) if (piece === EVERY || piece === u) listUnit(g, out, u);
    for (const l of g.w.sideLeaders[passive(g)]!)
      if (piece === EVERY || piece === g.w.units + l)
        for (const z of leaderRefuges(g, l)) out.add(VERB['ride-off'], l, z);
  },
  act(g, o) {
    if (o.verb === VERB.done) return;
    push(g, STEP.reaction);
    switch (o.verb) {
      case VERB.fire:
        return react(g, o, REACTION_FIRE);
      case VERB.charge:
        return react(g, o, REACTION_CHARGE);
      case VERB['ride-off']:
        return rideOff(g, o.a, o.b);
      default:
        return giveWayBefore(g, o.a, o.b);
    }
  },
  refuse: refuseReaction,
  prompt: () => say('prompt.reaction'),
};

/** 6.2b 6.2c 6.2d 6.2e 6.3a 6.3c 6.3h 6.3i 7.1c R59 A fire or a charge in reaction: a test, then a combat whose attacker is the active unit. */
function react(g: Field, o: Action, kind: number): void {
  const { fight, unit } = g.s;
  const isFire = kind === REACTION_FIRE;
  const zone = unit.zone[o.b]!;
  mark(g, o.a, REACTED);
  emit(g, {
    type: 'reacted',
    rule: isFire ? '6.2b' : '6.3c',
    piece: g.w.unitIds[o.a]!,
    how: isFire ? 'fire' : 'charge',
    zone: g.w.zoneNames[zone]!,
  });
  const more = isFire ? (effectsOf(g, o.a)?.reactionFireQuality ?? 0) : 0;
  if (more !== 0) revealFor(g, o.a);
  if (!passes(g, o.a, 'reaction', isFire ? '6.2c' : '6.3h', more)) return;
  fight.kind[0] = kind;
  fight.attacker[0] = o.b;
  fight.defender[0] = o.a;
  fight.from[0] = zone;
  fight.to[0] = unit.zone[o.a]!;
  fight.round[0] = 1;
  fight.rounds[0] = 1;
  fight.flags[0] = 0;
  fight.attackerSteps[0] = unit.steps[o.b]!;
  unit.part[o.b] = ATTACKER;
  unit.part[o.a] = DEFENDER;
  push(g, STEP.resolve);
}

/** 6.4.1a 6.4.2a 11.4.4b 11.4.4c Giving way: a test where there is cavalry to escape from, then one zone. */
function giveWayBefore(g: Field, u: number, zone: number): void {
  const isEp = isHope(g, u);
  mark(g, u, REACTED);
  emit(g, {
    type: 'reacted',
    rule: isEp ? '11.4.4a' : '6.4a',
    piece: g.w.unitIds[u]!,
    how: 'retreat',
    zone: g.w.zoneNames[zone]!,
  });
  const order = effectsOf(g, u);
  if (hasCavalry(g, zone)) {
    const isWaived = !isEp && order?.retreatWaivesTest === true;
    const isSlow = !isEp && order?.retreatWaivesSpeed === true && !isFasterThanAll(g, u, zone);
    // 10.1f Its own pace is compared too, with what the order makes of it.
    if (!isEp && (isWaived || isSlow || (order?.mp ?? 0) !== 0)) revealFor(g, u);
    if (!isWaived && !passes(g, u, 'reaction', isEp ? '11.4.4b' : '6.4.2a')) return;
  }
  push(g, STEP['give-way'], u, zone);
}
const refugesOf = (g: Field, u: number): number[] => (isHope(g, u) ? hopeRefuges(g, u) : wayOut(g, u));

/** 6.4b 6.4c 11.4.4d R50 Where to. */
export const giveWay: Question<Field> = {
  name: 'give-way',
  rule: '6.4c',
  inside: true,
  standing: 'retreats',
  // 10.1f That there is only one way out may tell the order.
  always: (g) => hasSecrets(g, passive(g)),
  side: passive,
  list(g, out, piece, u) {
    if (piece !== EVERY && piece !== u) return;
    for (const z of refugesOf(g, u)) out.add(VERB['fall-back'], u, z);
  },
  act(g, o, u, zone) {
    const { w, s } = g;
    const from = s.unit.zone[u]!;
    const isEp = isHope(g, u);
    const link = linkOf(w, from, o.b);
    const cost = isEp ? 0 : w.linkCost[link]! + zoneToll(g, u, o.b);
    const wasCavalry = faceOf(g, u).arm === CAVALRY;
    // 10.1f A step that only the order pays for, or out of the way that only the order shuts.
    if (!isEp && !isOpenToAll(g, u, o.b)) revealFor(g, u);
    put(g, u, o.b);
    emit(g, {
      type: 'gave-way',
      rule: isEp ? '11.4.4a' : '6.4b',
      piece: w.unitIds[u]!,
      from: w.zoneNames[from]!,
      to: w.zoneNames[o.b]!,
      cost,
    });
    // 6.5a R101 Only cavalry that leaves a zone empty lets the enemy in.
    if (wasCavalry && unitsIn(g, from, passive(g)) === 0) push(g, STEP.advance, AFTER_REACTION, zone, from);
    takeLone(g, u, o.b);
    if (!isEp) judge(g, u, cost);
  },
  refuse(g, o, u): readonly Refusal[] {
    if (o.verb !== VERB['fall-back']) return [wrongMoment('6.4c', o.verb)];
    if (o.a !== u) return [refusal('6.4c', 'anotherUnit')];
    const link = linkOf(g.w, g.s.unit.zone[u]!, o.b);
    if (link < 0) return [refusal('6.4b', 'notNextZone')];
    if (unitsIn(g, o.b, active(g)) > 0) return [refusal('4.1Ph', 'enemyThere')];
    if (!hasRoom(g, u, o.b)) return [refusal('4.3f', 'zoneFull')];
    const out: Refusal[] = [];
    const order = isHope(g, u) ? undefined : effectsOf(g, u);
    if (isBarred(g, u, link, order)) out.push(refusal('10.1h', limitWhy(order)));
    if (g.w.linkCost[link]! + zoneToll(g, u, o.b) > allowanceOf(g, u)) out.push(refusal('6.4b', 'tooFar'));
    return out.length > 0 ? out : [refusal('6.4c', 'towardsSupply')];
  },
  prompt: () => say('prompt.giveWay'),
};
const limitWhy = (order: OrderEffects | undefined) =>
  order?.moveLimit === 'noEnemyZoc' ? 'orderForbidsZoc' : 'orderDirection';
/** 4.1.4a 4.1.4b The one step of a retreat before combat is judged like any other. */
function judge(g: Field, u: number, cost: number): void {
  const { stepTestAt, stepDisorganisedFrom } = g.w.charts.movement;
  if (!isOnMap(g, u) || cost < stepTestAt) return;
  if (cost >= stepDisorganisedFrom) throwIntoDisorder(g, u, '4.1.4b');
  else if (!passes(g, u, 'march', '4.1.4a')) throwIntoDisorder(g, u, '4.1.4a');
}

/** 6.4.3a 6.4.3b */
function rideOff(g: Field, l: number, to: number): void {
  const from = g.s.leader.zone[l]!;
  const link = linkOf(g.w, from, to);
  const cost = g.w.linkCost[link]! + (isControlled(g, to, active(g)) ? g.w.charts.movement.zocSurcharge : 0);
  g.s.leader.zone[l] = to;
  markLeader(g, l, LEADER_REACTED);
  emit(g, {
    type: 'gave-way',
    rule: '6.4.3a',
    piece: g.w.leaderIds[l]!,
    from: g.w.zoneNames[from]!,
    to: g.w.zoneNames[to]!,
    cost,
  });
}

/** Why a reaction is not allowed. */
function refuseReaction(g: Field, o: Action): readonly Refusal[] {
  if (o.verb === VERB['ride-off']) return refuseRide(g, o.a, o.b);
  const known = [VERB.fire, VERB.charge, VERB['give-way'], VERB['slip-away']];
  if (!known.includes(o.verb)) return [wrongMoment('6.1a', o.verb)];
  const u = o.a;
  if (g.w.unitSide[u] !== passive(g)) return [refusal('6.1a', 'notYours')];
  if (!isOnMap(g, u)) return [refusal('6.1a', 'notOnMap')];
  const out: Refusal[] = [];
  if (has(g, u, REACTED)) out.push(refusal('6.1f', 'hasReacted'));
  if (has(g, u, DISORGANISED)) out.push(refusal('1.3.7h', 'disorganisedReaction'));
  if (isSurprised(g, passive(g))) out.push(refusal(surpriseRule(g), 'surprised'));
  const isNaming = o.verb === VERB.fire || o.verb === VERB.charge;
  const zone = isNaming ? g.s.unit.zone[o.b]! : o.b;
  if (isNaming && (g.w.unitSide[o.b] !== active(g) || !isOnMap(g, o.b)))
    return [...out, refusal(o.verb === VERB.fire ? '6.2b' : '6.3c', 'nobodyToAttack')];
  if (o.verb === VERB['slip-away']) out.push(...refuseSlip(g, u, zone));
  else if (!provokedBy(g, g.s.unit.zone[u]!).includes(zone))
    out.push(refusal(linkOf(g.w, g.s.unit.zone[u]!, zone) < 0 ? '6.1e' : '6.1b', 'notReactionZone'));
  else if (isNaming && !nameable(g, zone).includes(o.b)) out.push(refusal('11.1.1e', 'caracoleNamed'));
  const order = effectsOf(g, u);
  if (o.verb === VERB.fire) {
    if (g.w.unit[u]!.weapon !== FIRE || faceOf(g, u).arm === ARTILLERY) out.push(refusal('6.2a', 'noFirearm'));
    if (order && !order.canFireInReaction) out.push(refusal('10.1h', 'orderForbids'));
    if (isTooDarkToFire(g)) out.push(refusal('M.2', 'tooDark'));
    if (linkOf(g.w, g.s.unit.zone[u]!, zone) >= 0 && !seesForReaction(g, u, zone, true))
      out.push(refusal('6.2c', 'noSight'));
  } else if (o.verb === VERB.charge) {
    if (faceOf(g, u).arm !== CAVALRY || g.w.unit[u]!.weapon !== SHOCK) out.push(refusal('6.3b', 'noChargers'));
    if (order && !order.canChargeInReaction) out.push(refusal('10.1h', 'orderForbids'));
    const link = linkOf(g.w, g.s.unit.zone[u]!, zone);
    if (link >= 0 && g.w.linkKind[link] !== DOTTED) out.push(refusal('6.3f', 'obstacleForCharge'));
    if (g.w.type[zone] !== OPEN) out.push(refusal('6.3g', 'groundForCharge'));
    if (link >= 0 && !seesForReaction(g, u, zone, false)) out.push(refusal('6.3e', 'noSight'));
    if (!isFasterThanAll(g, u, zone)) out.push(refusal('6.3d', 'notFaster'));
  } else if (o.verb === VERB['give-way']) {
    if (faceOf(g, u).arm !== CAVALRY) out.push(refusal('6.4a', 'onlyCavalryGivesWay'));
    if (order && !order.canRetreatBeforeCombat) out.push(refusal('10.1h', 'orderForbids'));
    if (hasCavalry(g, zone) && !order?.retreatWaivesSpeed && !isFasterThanAll(g, u, zone))
      out.push(refusal('6.4.2a', 'notFaster'));
    if (wayOut(g, u).length === 0)
      out.push(
        waysUnder(g, u, undefined).length > 0 ? refusal('10.1h', limitWhy(order)) : refusal('6.4b', 'nowhereToRetreat'),
      );
  }
  return out.length > 0 ? out : [refusal('6.1a', 'notNow')];
}
const surpriseRule = (g: Field) => g.w.specials['no-reaction'].find((s) => s.side === passive(g))?.rule ?? 'M.1';
function refuseSlip(g: Field, u: number, zone: number): Refusal[] {
  if (!isHope(g, u)) return [refusal('11.4.4a', 'onlyHopesSlip')];
  if (!hopeThreats(g, u).includes(zone)) return [refusal('11.4.4a', 'nobodyMarchedThere')];
  return hopeRefuges(g, u).length === 0 ? [refusal('11.4.4d', 'nowhereToRetreat')] : [];
}
function refuseRide(g: Field, l: number, to: number): readonly Refusal[] {
  if (g.w.leaderSide[l] !== passive(g)) return [refusal('6.4.3a', 'notYours')];
  if (!isLeaderOnMap(g, l)) return [refusal('6.4.3a', 'notOnMap')];
  if (hasLeader(g, l, LEADER_REACTED)) return [refusal('6.1f', 'hasReacted')];
  if (provokedBy(g, g.s.leader.zone[l]!).length === 0) return [refusal('6.1e', 'notReactionZone')];
  const link = linkOf(g.w, g.s.leader.zone[l]!, to);
  if (link < 0) return [refusal('6.4.3a', 'notNextZone')];
  return [refusal('6.4.3a', hasEnemyPieces(g, to, passive(g)) ? 'enemyThere' : 'tooFar')];
}
