import type { ZoneId } from '@tambour/boards';
import type { Action, ActionList } from '@tambour/kernel';
import { actionUnit } from '../model/action-view.ts';
import { emitOf } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { pieceId, spend, stepsBetween } from '../model/lookup.ts';
import { isUnit } from '../model/piece.ts';
import { type Field, MARK } from '../model/state.ts';
import {
  detachmentsOf,
  has,
  isHope,
  isOnMap,
  mark,
  parentOf,
  sheetOf,
  stepsOf,
  unitsOf,
  zoneOf,
} from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { SIDES, WAITING } from '../model/vocabulary.ts';
import { lift, put, setDisorganised } from '../model/zone.ts';
import { eliminate, giveBack, hopesOf, lend } from './1-quality.ts';
import { isMoveOver, mayMove, pointsLeft, takeUp } from './4-moving-piece.ts';
import { inTurn, isThere, must, type UnitCase } from './conditions.ts';

/** 11.4.1a 11.4.1d 11.4.1e 11.4.1j Whether a unit may send out one more: at full strength, disorganised or not. */
export const canSpare = (g: Field, parent: UnitId): boolean => {
  if (detachmentsOf(g, parent).length === 0 || !isOnMap(g, parent)) return false;
  const { out, lost, next } = hopesOf(g, parent);
  return (
    next >= 0 && out + lost < detachmentsOf(g, parent).length && g.s.unit.steps[parent] === sheetOf(g, parent).steps
  );
};
const inForce = must<UnitCase>('11.0a', 'notInForce', ({ g }) => g.w.switches.enfantsPerdus);
export const canPost = must<UnitCase>('11.4b', 'arquebusiersOnly', ({ g, u }) => (g.w.hopes[u]?.length ?? 0) > 0);

/** 11.4.1a 11.4.1d What a unit on the move needs to send one out. */
export const DETACH = inTurn<UnitCase>(
  inForce,
  canPost,
  must('11.4.1d', 'cannotSpare', ({ g, u }) => stepsOf(g, u) >= sheetOf(g, u).steps),
  must('11.4.1a', 'noMoreHopes', ({ g, u }) => canSpare(g, u)),
  must('4.1Pa', 'tooFar', ({ g, u }) => pointsLeft(g, u) >= g.w.charts.movement.createForlornHope),
);
/** 11.4.1f 11.4.1h Enfants perdus in their parent's zone may rejoin it; the parent pays. */
export const ABSORB = inTurn<UnitCase>(
  inForce,
  must('11.4.1h', 'onlyHopesRejoin', ({ g, u }) => isUnit(g, u) && isHope(g, u)),
  must('11.4.1h', 'notOnMap', isThere),
  must('11.4.1h', 'notWithParent', ({ g, u }) => g.s.unit.zone[u] === g.s.unit.zone[parentOf(g, u)]),
  must('4.1Pg', 'parentMoveIsOver', ({ g, u }) => !isMoveOver(g, parentOf(g, u))),
  must('11.4.1h', 'parentTooFar', ({ g, u }) => {
    const parent = parentOf(g, u);
    return mayMove(g, parent) && pointsLeft(g, parent) >= g.w.charts.movement.absorbForlornHope;
  }),
);

export function listHopes(g: Field, out: ActionList, u: UnitId): void {
  if (isHope(g, u)) {
    if (ABSORB.isMet({ g, u })) out.add(VERB.absorb, u);
  } else if (detachmentsOf(g, u).length > 0 && mayMove(g, u) && DETACH.isMet({ g, u })) out.add(VERB.detach, u);
}
export function actHopes(g: Field, o: Action): void {
  if (o.verb === VERB.detach) {
    takeUp(g, actionUnit(o));
    spend(g, g.w.charts.movement.createForlornHope);
    sendOut(g, actionUnit(o), zoneOf(g, actionUnit(o)));
    return;
  }
  const parent = parentOf(g, actionUnit(o));
  takeUp(g, parent);
  spend(g, g.w.charts.movement.absorbForlornHope);
  lift(g, actionUnit(o));
  g.s.unit.place[actionUnit(o)] = WAITING;
  g.s.unit.steps[actionUnit(o)] = 0;
  g.s.unit.marks[actionUnit(o)] = 0;
  emitOf(g, actionUnit(o), { type: 'absorbed', rule: '11.4.1h', parent: pieceId(g, parent) });
  giveBack(g, parent);
}

/** 11.4.1b 11.4.1c 11.4.1e R34 One more is out, in good order; the one that makes two takes a step of its parent. */
export function sendOut(g: Field, parent: UnitId, zone: ZoneId): void {
  const { next } = hopesOf(g, parent);
  setDisorganised(g, next, false);
  g.s.unit.marks[next] = 0;
  g.s.unit.steps[next] = sheetOf(g, next).steps;
  put(g, next, zone);
  mark(g, next, MARK.created);
  if (has(g, parent, MARK.isolated)) mark(g, next, MARK.isolated);
  emitOf(g, next, { type: 'detached', rule: '11.4.1a', parent: pieceId(g, parent), zone });
  const { out, lost } = hopesOf(g, parent);
  if (out + lost >= 2 && !has(g, parent, MARK.lent)) lend(g, parent);
}

/** 11.4.3b An EP that is neither with its parent nor beside it at the end of a movement sequence is lost. */
export function checkLeashes(g: Field): void {
  for (let side = 0; side < SIDES.length; side++)
    for (const e of unitsOf(g, side)) {
      const parent = parentOf(g, e);
      if (parent < 0 || !isOnMap(g, e)) continue;
      if (isOnMap(g, parent) && stepsBetween(g, zoneOf(g, parent), zoneOf(g, e)) <= 1) continue;
      emitOf(g, e, { type: 'leash-broken', rule: '11.4.3b' });
      eliminate(g, e, '11.4.3b');
    }
}
