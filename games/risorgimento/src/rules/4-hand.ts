import { allHold, type Condition, EVERY, itemAt, NO_PIECE, type Question, type Work, whyNot } from '@tambour/kernel';
import { actionCorps, actionLeader } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import type { RollReason } from '../model/event.ts';
import { type CorpsId, type LeaderId, leaderId, NO_CORPS, NO_LEADER } from '../model/ids.ts';
import { must, mustFirst, wrongMoment } from '../model/refusal.ts';
import { ACTED_ONCE, type Field, handMode, handSide, has, mark, push, usesOf } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ALLIED, AUSTRIAN, CONTINUITY, enemyOf, FREE, INTERRUPT, MODES, ON_MAP, SOLO } from '../model/vocabulary.ts';
import { corpsIdOf, corpsOfSide, leaderData, sideId, sideOfCorps, unitsOfCorps } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { rollDie } from './0-dice.ts';
import { continuityOf, isDemoralized, isExtended, isNight, isNormal, isOnceOnly, isOpen, limitOf } from './4-corps.ts';
import { EXTENDED, isMassedKind, MASSED, MASSED_EXTENDED, NO_ATTACK, NORMAL } from './4-kinds.ts';
import { isMassedLeader, mayLeadMassed } from './4-massed.ts';

/** 4.53a So many activations in a row, and the other side comes in between. */
const IN_A_ROW = 2;

function hasNormal(g: Field, side: number, but = NO_CORPS): boolean {
  for (const corps of corpsOfSide(g, side)) if (corps !== but && isNormal(g, corps)) return true;
  return false;
}
const hasExtended = (g: Field, side: number): boolean => {
  for (const corps of corpsOfSide(g, side)) if (isExtended(g, corps)) return true;
  return false;
};
/** 4.55d R12 A side that has nothing more to activate, or has renounced the rest. */
export const isDone = (g: Field, side: number): boolean =>
  !hasNormal(g, side) && (g.s.side.hasRenounced[side] === 1 || !hasExtended(g, side));

/** 4.53c SM1 R112 Whether a corps has just acted, so that it may not act again at once. */
const isLast = (g: Field, corps: CorpsId): boolean => !g.w.effects.alternate && g.s.hand.last[0] === corps + 1;

interface Candidate {
  readonly g: Field;
  readonly corps: CorpsId;
  readonly side: number;
}
/** What it takes to activate a corps. */
const CHOOSABLE: readonly Condition<Candidate>[] = [
  mustFirst('4.4a', 'notYourCorps', ({ g, corps, side }) => g.w.corpsSide[corps] === side),
  mustFirst('4.54d', 'corpsFinished', ({ g, corps }) => !g.s.corps.isFinished[corps]),
  mustFirst('4.4b', 'corpsAbsent', ({ g, corps }) => isOpen(g, corps)),
  mustFirst('4.43b', 'corpsUsed', ({ g, corps }) => usesOf(g, corps) <= limitOf(g, corps)),
  must('4.54b', 'triedExtended', ({ g, corps, side }) => isNormal(g, corps) || !g.s.side.hasTried[side]),
  must('9.21b', 'demoralizedNoExtended', ({ g, corps }) => isNormal(g, corps) || !isDemoralized(g, corps)),
  must('M6', 'nightNoExtended', ({ g, corps }) => isNormal(g, corps) || !isNight(g)),
  must('4.53c', 'twiceRunning', ({ g, corps, side }) => !isLast(g, corps) || !hasNormal(g, side, corps)),
];
export const isChoosable = (g: Field, corps: CorpsId, side: number): boolean => allHold(CHOOSABLE, { g, corps, side });

/** Puts the hand on a side. 4.52 4.53 */
function giveHand(g: Field, side: number, mode: number): void {
  const { hand } = g.s;
  hand.side[0] = side;
  hand.mode[0] = mode;
  hand.streak[0] = 0;
  emit(g, {
    type: 'hand-passed',
    rule: mode === INTERRUPT ? '4.53a' : '4.52a',
    side: sideId(side),
    mode: itemAt(MODES, mode),
  });
}
/** 4.3d The phase begins with a free activation of the side that has the initiative. */
export function openHand(g: Field, side: number): void {
  const { hand } = g.s;
  hand.side[0] = side;
  hand.mode[0] = FREE;
  hand.streak[0] = 0;
  hand.last[0] = 0;
  hand.lastPass[0] = 0;
  hand.isFirst[0] = 0;
}

/** 4.55a 4.55d 4.56c R12 R112 Whose turn it is to choose: a side that is done makes way, and when both are the phase is over. */
export const hand: Work<Field> = {
  name: 'hand',
  run(g) {
    const { side, mode, isFirst, last } = g.s.hand;
    const mine = handSide(g);
    if (isDone(g, mine)) {
      const other = enemyOf(mine);
      if (isDone(g, other)) return;
      side[0] = other;
      last[0] = 0;
      isFirst[0] = 1;
      mode[0] = SOLO;
      emit(g, { type: 'hand-passed', rule: '4.55a', side: sideId(other), mode: 'solo' });
    }
    push(g, STEP.choose, handSide(g));
  },
};

/** Which roll an activation needs, if any. 4.51a 4.54a 4.53f 9.21a 4.55b SM1 */
export function rollFor(g: Field, corps: CorpsId): RollReason | undefined {
  const { mode, isFirst } = g.s.hand;
  const isAlternate = g.w.effects.alternate !== undefined;
  if (!isNormal(g, corps)) return 'extended';
  if (isLast(g, corps)) return 'again';
  if (isDemoralized(g, corps)) return 'demoralized';
  if (isAlternate) return undefined;
  if (mode[0] === CONTINUITY) return 'continuity';
  return mode[0] === SOLO && !isFirst[0] ? 'alone' : undefined;
}

/** 3.0e 3.0f 4.5 4.51a 4.52b 4.53c 4.54a 4.55a 4.16a A side activates a corps, announces a massed attack, or passes. */
export const choose: Question<Field> = {
  name: 'choose',
  rule: '4.5',
  always: true,
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (piece < 0) {
      for (const corps of corpsOfSide(g, side)) if (isChoosable(g, corps, side)) out.add(VERB.activate, corps);
      out.add(VERB.pass);
    }
    if (out.isFull || piece === NO_PIECE) return;
    for (let l = leaderId(0); l < g.w.leaders; l++)
      if ((piece === EVERY || piece === g.w.units + l) && isMassedLeader(g, side, l))
        if (isChoosable(g, corpsLedBy(g, l), side)) out.add(VERB.massed, l);
  },
  pieces(g, pool, side) {
    for (let l = 0; l < g.w.leaders; l++) if (mayLeadMassed(g, side, leaderId(l))) pool.add(g.w.units + l);
  },
  act(g, o, side) {
    if (o.verb === VERB.pass) return pass(g, side);
    if (o.verb !== VERB.massed) return tryCorps(g, side, actionCorps(o), NO_LEADER);
    tryCorps(g, side, corpsLedBy(g, actionLeader(o)), actionLeader(o));
  },
  refuse(g, o, side) {
    if (o.verb === VERB.activate) return whyNot(CHOOSABLE, { g, corps: actionCorps(o), side });
    if (o.verb !== VERB.massed) return [wrongMoment('4.5', o.verb)];
    const leader = actionLeader(o);
    const reasons = whyNot(MASSED_LEADER, { g, leader, side });
    return reasons.length > 0 ? reasons : whyNot(CHOOSABLE, { g, corps: corpsLedBy(g, leader), side });
  },
  prompt: (g) => say(`prompt.choose.${itemAt(MODES, handMode(g))}`),
};
const corpsLedBy = (g: Field, leader: LeaderId): CorpsId => leaderData(g, leader).corps;
const MASSED_LEADER: readonly Condition<{ readonly g: Field; readonly leader: LeaderId; readonly side: number }>[] = [
  must('4.16a', 'massedUsed', ({ g, side }) => !g.s.side.hasMassed[side]),
  mustFirst(
    '4.16f',
    'notMassedLeader',
    ({ g, leader, side }) => g.w.mayLeadMassed[leader] === 1 && g.w.leaderSide[leader] === side,
  ),
  must('4.16c', 'noMassedCavalry', ({ g, leader, side }) => isMassedLeader(g, side, leader)),
];

/** 4.52b 4.53d 4.55b 4.56a 4.56b R10 R12 A side passes: the other goes on, or the phase ends. */
function pass(g: Field, side: number): void {
  const { hand } = g.s;
  if (!hasNormal(g, side)) {
    g.s.side.hasRenounced[side] = 1;
    emit(g, { type: 'renounced', rule: '4.54b', side: sideId(side) });
    push(g, STEP.hand);
    return;
  }
  emit(g, { type: 'passed', rule: '4.52b', side: sideId(side) });
  // Alone on the field, to pass is to stop.
  if (hand.mode[0] === SOLO) return;
  const endsPhase = side === ALLIED && hand.lastPass[0] === AUSTRIAN + 1;
  hand.lastPass[0] = side + 1;
  hand.last[0] = 0;
  if (endsPhase) return;
  giveHand(g, enemyOf(side), FREE);
  push(g, STEP.hand);
}

function tryCorps(g: Field, side: number, corps: CorpsId, massedLeader: LeaderId): void {
  const { hand } = g.s;
  const reason = rollFor(g, corps);
  const wasExtended = !isNormal(g, corps);
  if (wasExtended) g.s.side.hasTried[side] = 1;
  let kind = wasExtended ? EXTENDED : NORMAL;
  if (massedLeader >= 0) kind = wasExtended ? MASSED_EXTENDED : MASSED;
  if (reason) {
    const die = rollDie(g);
    const rating = continuityOf(g, corps);
    const passed = die <= rating;
    emit(g, {
      type: 'continuity-rolled',
      rule:
        reason === 'extended' ? '4.54a' : reason === 'again' ? '4.53f' : reason === 'demoralized' ? '9.21a' : '4.51a',
      corps: corpsIdOf(g, corps),
      die,
      rating,
      passed,
      reason,
    });
    if (!passed && reason !== 'alone') {
      failed(g, side, corps, reason);
      return;
    }
    // 4.55c R114 Alone, a roll above the rating still lets the corps move and fire; a massed attack it does not make.
    if (!passed) kind = NO_ATTACK;
  }
  hand.isFirst[0] = 0;
  // 4.16a R114 Only an attack that is made is the one of this turn.
  if (isMassedKind(kind)) g.s.side.hasMassed[side] = 1;
  g.s.battle.leader[0] = isMassedKind(kind) ? massedLeader + 1 : 0;
  push(g, STEP.activated, corps, wasExtended ? 1 : 0, handMode(g));
  push(g, STEP.corps, corps, kind);
}

/** 3.0g 4.51b 4.53e 4.53g 4.54c 9.21a A roll that failed: the corps may be finished, and the hand goes over. */
function failed(g: Field, side: number, corps: CorpsId, reason: RollReason): void {
  const { hand } = g.s;
  if (reason === 'extended' || reason === 'again') finishCorps(g, corps);
  else if (reason === 'demoralized') countUse(g, corps);
  hand.lastPass[0] = 0;
  hand.last[0] = 0;
  hand.isFirst[0] = 0;
  // 4.55 A side left alone keeps the hand.
  if (hand.mode[0] !== SOLO) giveHand(g, enemyOf(side), FREE);
  push(g, STEP.hand);
}
const countUse = (g: Field, corps: CorpsId): void => {
  g.s.corps.used[corps] = usesOf(g, corps) + 1;
};
function finishCorps(g: Field, corps: CorpsId): void {
  g.s.corps.isFinished[corps] = 1;
  emit(g, { type: 'corps-finished', rule: '4.54d', corps: corpsIdOf(g, corps) });
}

/** 4.52a 4.53a 4.53b 4.54d 4.55a R8 SM1 R112 After an activation: who has the hand now, and how. */
export const activated: Work<Field> = {
  name: 'activated',
  run(g, corps: CorpsId, wasExtended, mode) {
    const { hand } = g.s;
    const side = sideOfCorps(g, corps);
    const other = enemyOf(side);
    countUse(g, corps);
    hand.lastPass[0] = 0;
    hand.last[0] = corps + 1;
    if (wasExtended) finishCorps(g, corps);
    closeCorps(g, corps);
    push(g, STEP.hand);
    if (g.w.effects.alternate) {
      // R112 Who goes on alone ends the phase by passing.
      if (isDone(g, other)) hand.mode[0] = SOLO;
      else giveHand(g, other, FREE);
      return;
    }
    if (mode === SOLO) return;
    if (mode === INTERRUPT) {
      hand.last[0] = 0;
      giveHand(g, other, CONTINUITY);
      return;
    }
    const [streak = 0] = hand.streak;
    hand.streak[0] = streak + 1;
    if (isDone(g, other)) {
      hand.mode[0] = SOLO;
      hand.isFirst[0] = 0;
    } else if (streak + 1 === IN_A_ROW) giveHand(g, other, INTERRUPT);
    else hand.mode[0] = CONTINUITY;
  },
};
/** 5.6 R16 Who came for one activation has had it; nobody acts any more. */
function closeCorps(g: Field, corps: CorpsId): void {
  const { battle, unit } = g.s;
  battle.corps[0] = 0;
  battle.kind[0] = 0;
  battle.formation[0] = 0;
  battle.leader[0] = 0;
  battle.attached[0] = 0;
  for (const u of unitsOfCorps(g, corps))
    if (unit.place[u] === ON_MAP && isOnceOnly(g, u) && !has(g, u, ACTED_ONCE)) mark(g, u, ACTED_ONCE);
}
