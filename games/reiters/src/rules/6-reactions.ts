import type { ZoneId } from '@tambour/boards';
import { type Action, type ActionList, EVERY, NO_PIECE, type Question, type Refusal } from '@tambour/kernel';
import { actionLeader, actionTarget, actionUnit, actionZone } from '../model/action-view.ts';
import { emitOf } from '../model/emit.ts';
import { type LeaderId, type UnitId, unitId } from '../model/ids.ts';
import { groundCost, leadersOf, leaderZone, unitsOf, zoneOf } from '../model/lookup.ts';
import {
  ATTACKER,
  DEFENDER,
  type Field,
  faceOf,
  isHope,
  LEADER_REACTED,
  mark,
  markLeader,
  passive,
  push,
  put,
  REACTED,
  REACTION_CHARGE,
  REACTION_FIRE,
  unitsIn,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { CAVALRY } from '../model/vocabulary.ts';
import { wrongMoment } from '../model/when.ts';
import { linkOf } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { passes } from './1-quality.ts';
import { takeLone } from './4-entry.ts';
import { judgeStep } from './4-step.ts';
import { controlToll, zoneToll } from './4-toll.ts';
import {
  canChargeAt,
  canFireAt,
  canGiveWay,
  canReact,
  hasCavalry,
  hopeRefuges,
  hopeThreats,
  isFasterThanAll,
  isOpenToAll,
  leaderRefuges,
  nameable,
  provokedBy,
  refuseReaction,
  refuseWayOut,
  wayOut,
} from './6-reaction-demands.ts';
import { AFTER_REACTION } from './7-advance.ts';
import { effectsOf, hasSecrets, revealFor } from './10-effects.ts';
import { refusal } from './conditions.ts';
import { poolSide } from './pieces.ts';

function listUnit(g: Field, out: ActionList, u: UnitId): void {
  if (!canReact(g, u)) return;
  let hasWayOut: boolean | undefined;
  for (const zone of provokedBy(g, zoneOf(g, u))) {
    if (canFireAt(g, u, zone)) for (const v of nameable(g, zone)) out.add(VERB.fire, u, v);
    if (canChargeAt(g, u, zone)) for (const v of nameable(g, zone)) out.add(VERB.charge, u, v);
    if (!canGiveWay(g, u, zone)) continue;
    hasWayOut ??= wayOut(g, u).length > 0;
    if (hasWayOut) out.add(VERB['give-way'], u, zone);
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
    for (const u of unitsOf(g, passive(g))) {
      if (out.isFull) return;
      if (piece === EVERY || piece === u) listUnit(g, out, u);
    }
    for (const l of leadersOf(g, passive(g)))
      if (piece === EVERY || piece === g.w.units + l)
        for (const z of leaderRefuges(g, l)) out.add(VERB['ride-off'], l, z);
  },
  pieces: (g, pool) => poolSide(g, pool, passive(g)),
  act(g, o) {
    if (o.verb === VERB.done) return;
    push(g, STEP.reaction);
    switch (o.verb) {
      case VERB.fire:
        return react(g, o, REACTION_FIRE);
      case VERB.charge:
        return react(g, o, REACTION_CHARGE);
      case VERB['ride-off']:
        return rideOff(g, actionLeader(o), actionZone(o));
      default:
        return giveWayBefore(g, actionUnit(o), actionZone(o));
    }
  },
  refuse: refuseReaction,
  prompt: () => say('prompt.reaction'),
};

/** 6.2b 6.2c 6.2d 6.2e 6.3a 6.3c 6.3h 6.3i 7.1c R59 A fire or a charge in reaction: a test, then a combat whose attacker is the active unit. */
function react(g: Field, o: Action, kind: number): void {
  const { fight, unit } = g.s;
  const isFire = kind === REACTION_FIRE;
  const zone = zoneOf(g, actionTarget(o));
  mark(g, actionUnit(o), REACTED);
  emitOf(g, actionUnit(o), { type: 'reacted', rule: isFire ? '6.2b' : '6.3c', how: isFire ? 'fire' : 'charge', zone });
  const more = isFire ? (effectsOf(g, actionUnit(o))?.reactionFireQuality ?? 0) : 0;
  if (more !== 0) revealFor(g, actionUnit(o));
  if (!passes(g, actionUnit(o), 'reaction', isFire ? '6.2c' : '6.3h', more)) return;
  fight.kind[0] = kind;
  fight.attacker[0] = actionTarget(o);
  fight.defender[0] = actionUnit(o);
  fight.from[0] = zone;
  fight.to[0] = zoneOf(g, actionUnit(o));
  fight.round[0] = 1;
  fight.rounds[0] = 1;
  fight.flags[0] = 0;
  fight.attackerSteps[0] = unit.steps[actionTarget(o)]!;
  unit.part[actionTarget(o)] = ATTACKER;
  unit.part[actionUnit(o)] = DEFENDER;
  push(g, STEP.resolve);
}

/** 6.4.1a 6.4.2a 11.4.4b 11.4.4c Giving way: a test where there is cavalry to escape from, then one zone. */
function giveWayBefore(g: Field, u: UnitId, zone: ZoneId): void {
  const isEp = isHope(g, u);
  mark(g, u, REACTED);
  emitOf(g, u, { type: 'reacted', rule: isEp ? '11.4.4a' : '6.4a', how: 'retreat', zone });
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
const refugesOf = (g: Field, u: UnitId): ZoneId[] => (isHope(g, u) ? hopeRefuges(g, u) : wayOut(g, u));

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
    for (const z of refugesOf(g, unitId(u))) out.add(VERB['fall-back'], u, z);
  },
  pieces: (_g, pool, u) => pool.add(u),
  act(g, o, row, zone) {
    const { w } = g;
    const u = unitId(row);
    const from = zoneOf(g, u);
    const isEp = isHope(g, u);
    const link = linkOf(w, from, actionZone(o));
    const cost = isEp ? 0 : groundCost(g, link) + zoneToll(g, u, actionZone(o));
    const wasCavalry = faceOf(g, u).arm === CAVALRY;
    // 10.1f A step that only the order pays for, or out of the way that only the order shuts.
    if (!isEp && !isOpenToAll(g, u, actionZone(o))) revealFor(g, u);
    put(g, u, actionZone(o));
    emitOf(g, u, { type: 'gave-way', rule: isEp ? '11.4.4a' : '6.4b', from, to: actionZone(o), cost });
    // 6.5a R101 Only cavalry that leaves a zone empty lets the enemy in.
    if (wasCavalry && unitsIn(g, from, passive(g)) === 0) push(g, STEP.advance, AFTER_REACTION, zone, from);
    takeLone(g, u, actionZone(o));
    if (!isEp) judgeStep(g, u, cost, 'march');
  },
  refuse(g, o, u): readonly Refusal[] {
    if (o.verb !== VERB['fall-back']) return [wrongMoment('6.4c', o.verb)];
    return actionUnit(o) === u ? refuseWayOut(g, actionUnit(o), actionZone(o)) : [refusal('6.4c', 'anotherUnit')];
  },
  prompt: () => say('prompt.giveWay'),
};

/** 6.4.3a 6.4.3b */
function rideOff(g: Field, l: LeaderId, to: ZoneId): void {
  const from = leaderZone(g, l);
  const cost = groundCost(g, linkOf(g.w, from, to)) + controlToll(g, to, passive(g));
  g.s.leader.zone[l] = to;
  markLeader(g, l, LEADER_REACTED);
  emitOf(g, g.w.units + l, { type: 'gave-way', rule: '6.4.3a', from, to, cost });
}
