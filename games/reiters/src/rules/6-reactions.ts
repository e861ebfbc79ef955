import type { ZoneId } from '@tambour/boards';
import { type Action, type ActionList, allHold, askPiece } from '@tambour/kernel';
import { actionLeader, actionTarget, actionUnit, actionZone } from '../model/action-view.ts';
import { emitOf } from '../model/emit.ts';
import * as FIGHT from '../model/fight.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { leaderZone, markLeader } from '../model/leader.ts';
import { isUnit, leaderOf } from '../model/piece.ts';
import { FIGHT_KIND, type Field, LEADER_MARK, MARK, PART, passive, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { faceOf, isHope, mark, zoneOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { CAVALRY } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { put, unitsIn } from '../model/zone.ts';
import { say } from '../texts/say.ts';
import { passes } from './1-quality.ts';
import { takeLone } from './4-entry.ts';
import { judgeStep } from './4-step.ts';
import {
  backCost,
  CHARGE_AT,
  canReact,
  FIRE_AT,
  GIVE_WAY,
  hasCavalry,
  hopeRefuges,
  hopeThreats,
  isFasterThanAll,
  isOpenToAll,
  leaderRefuges,
  nameable,
  provokedBy,
  REACTION_REASONS,
  refuseWayOut,
  rideCost,
  wayOut,
} from './6-reaction-demands.ts';
import { AFTER_REACTION } from './7-advance.ts';
import { effectsOf, hasSecrets, revealFor } from './10-effects.ts';
import { askUntilDone, piecesOf, refuseBy } from './ask.ts';
import { refusal } from './conditions.ts';

function listUnit(g: Field, out: ActionList, u: UnitId): void {
  if (!canReact(g, u)) return;
  let hasWayOut: boolean | undefined;
  for (const zone of provokedBy(g, zoneOf(g, u))) {
    const c = { g, u, zone };
    if (allHold(FIRE_AT, c)) for (const v of nameable(g, zone)) out.add(VERB.fire, u, v);
    if (allHold(CHARGE_AT, c)) for (const v of nameable(g, zone)) out.add(VERB.charge, u, v);
    if (!allHold(GIVE_WAY, c)) continue;
    hasWayOut ??= wayOut(g, u).length > 0;
    if (hasWayOut) out.add(VERB['give-way'], u, zone);
  }
  if (isHope(g, u) && hopeRefuges(g, u).length > 0)
    for (const zone of hopeThreats(g, u)) out.add(VERB['slip-away'], u, zone);
}

/** 6.1a 6.1c 6.1d 6.1f 6.1g 6.1h 6.1i 3.0c The reaction sequence: the passive player's, in the order he likes, one reaction a piece. */
export const reaction = askUntilDone({
  name: 'reaction',
  rule: '6.1a',
  standing: 'reaction',
  always: (g) => hasSecrets(g, passive(g)),
  side: passive,
  declinesFirst: true,
  pieces: (g) => piecesOf(g, passive(g)),
  listOf(g, out, piece) {
    if (isUnit(g, piece)) return listUnit(g, out, piece);
    const l = leaderOf(g, piece);
    for (const z of leaderRefuges(g, l)) out.add(VERB['ride-off'], l, z);
  },
  act(g, o) {
    if (o.verb === VERB.fire) react(g, o, FIGHT_KIND.reactionFire);
    else if (o.verb === VERB.charge) react(g, o, FIGHT_KIND.reactionCharge);
    else if (o.verb === VERB['ride-off']) rideOff(g, actionLeader(o), actionZone(o));
    else giveWayBefore(g, actionUnit(o), actionZone(o));
  },
  reasons: REACTION_REASONS,
  prompt: () => say('prompt.reaction'),
});

/** 6.2b 6.2c 6.2d 6.2e 6.3a 6.3c 6.3h 6.3i 7.1c R59 A fire or a charge in reaction: a test, then a combat whose attacker is the active unit. */
function react(g: Field, o: Action, kind: number): void {
  const [u, named] = [actionUnit(o), actionTarget(o)];
  const isFire = kind === FIGHT_KIND.reactionFire;
  mark(g, u, MARK.reacted);
  const how = isFire ? 'fire' : 'charge';
  emitOf(g, u, { type: 'reacted', rule: isFire ? '6.2b' : '6.3c', how, zone: zoneOf(g, named) });
  const more = isFire ? (effectsOf(g, u)?.reactionFireQuality ?? 0) : 0;
  if (more !== 0) revealFor(g, u);
  if (!passes(g, u, 'reaction', isFire ? '6.2c' : '6.3h', more)) return;
  FIGHT.open(g, kind, named, zoneOf(g, u));
  g.s.fight.defender[0] = u;
  g.s.unit.part[u] = PART.defender;
  push(g, STEP.resolve);
}

/** 6.4.1a 6.4.2a 11.4.4b 11.4.4c Giving way: a test where there is cavalry to escape from, then one zone. */
function giveWayBefore(g: Field, u: UnitId, zone: ZoneId): void {
  const isEp = isHope(g, u);
  mark(g, u, MARK.reacted);
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
export const giveWay = askPiece<Field>({
  name: 'give-way',
  rule: '6.4c',
  inside: true,
  standing: 'retreats',
  // 10.1f That there is only one way out may tell the order.
  always: (g) => hasSecrets(g, passive(g)),
  side: passive,
  piece: (_g, u) => u,
  list(g, out, u: UnitId) {
    for (const z of refugesOf(g, u)) out.add(VERB['fall-back'], u, z);
  },
  act(g, o, u: UnitId, zone) {
    const [from, to] = [zoneOf(g, u), actionZone(o)];
    const isEp = isHope(g, u);
    const cost = isEp ? 0 : backCost(g, u, to);
    const wasCavalry = faceOf(g, u).arm === CAVALRY;
    // 10.1f A step that only the order pays for, or out of the way that only the order shuts.
    if (!isEp && !isOpenToAll(g, u, to)) revealFor(g, u);
    put(g, u, to);
    emitOf(g, u, { type: 'gave-way', rule: isEp ? '11.4.4a' : '6.4b', from, to, cost });
    // 6.5a R101 Only cavalry that leaves a zone empty lets the enemy in.
    if (wasCavalry && unitsIn(g, from, passive(g)) === 0) push(g, STEP.advance, AFTER_REACTION, zone, from);
    takeLone(g, u, to);
    if (!isEp) judgeStep(g, u, cost, 'march');
  },
  refuse: refuseBy('6.4c', {
    'fall-back': (g, o, u: UnitId) =>
      actionUnit(o) === u ? refuseWayOut(g, u, actionZone(o)) : [refusal('6.4c', 'anotherUnit')],
  }),
  prompt: () => say('prompt.giveWay'),
});

/** 6.4.3a 6.4.3b */
function rideOff(g: Field, l: LeaderId, to: ZoneId): void {
  const from = leaderZone(g, l);
  g.s.leader.zone[l] = to;
  markLeader(g, l, LEADER_MARK.reacted);
  const cost = rideCost(g, to, linkOf(g.w, from, to));
  emitOf(g, g.w.units + l, { type: 'gave-way', rule: '6.4.3a', from, to, cost });
}
