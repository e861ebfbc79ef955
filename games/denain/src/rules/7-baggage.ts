import { type Action, type ActionList, allHold, type Condition, EVERY, type Refusal, whyNot } from '@tambour/kernel';
import { haulHex } from '../model/action-view.ts';
import { formationSide } from '../model/formation.ts';
import { holder, isBarred } from '../model/hex.ts';
import type { FormationId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal } from '../model/refusal.ts';
import { type Field, MARK } from '../model/state.ts';
import { emitStep, has, hexOf, isOnMap, mark, sideOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { BAGGAGE } from '../model/vocabulary.ts';
import { isActing } from './1-units.ts';
import { step } from './7-bridges.ts';
import { baggageRider, eachRide } from './9-ride.ts';
import { WHY_NOT } from './why-not.ts';

/** 7.8a 13.1p Where the baggage is a piece it moves one point, one more by road, any way, with its garrison. R39 */
const HAULS: readonly Condition<{ readonly g: Field; readonly side: number }>[] = [
  mustFirst('13.1p', 'noBaggageMove', ({ g }) => g.w.baggage >= 0 && g.w.edition.baggageIsPiece),
  mustFirst('7.8a', 'notYours', ({ g, side }) => g.w.unitSide[g.w.baggage] === side),
  must('13.3d', 'notOnMap', ({ g }) => isOnMap(g, g.w.baggage)),
  must('5b', 'notActing', ({ g }) => isActing(g, g.w.baggage)),
  must('9.2a', 'uncommanded', ({ g }) => has(g, g.w.baggage, MARK.commanded)),
  must('5k', 'hasMoved', ({ g }) => !has(g, g.w.baggage, MARK.moved)),
];
export const mayHaul = (g: Field, formation: FormationId): boolean =>
  g.w.unitFormation[g.w.baggage] === formation && allHold(HAULS, { g, side: formationSide(g, formation) });

export function listHaul(g: Field, out: ActionList, formation: FormationId, piece: number, zones: Uint8Array): void {
  if ((piece !== EVERY && piece !== g.w.baggage) || !mayHaul(g, formation)) return;
  eachRide(g, baggageRider(g), zones, (hex) => out.add(VERB.haul, hex));
}
export function actHaul(g: Field, o: Action): void {
  const b = g.w.baggage;
  const from = hexOf(g, b);
  mark(g, b, MARK.moved);
  step(g, b, haulHex(o));
  emitStep(g, 'stepped', '7.8a', b, from, haulHex(o));
}
export function refuseHaul(g: Field, o: Action, side: number): readonly Refusal[] {
  const b = g.w.baggage;
  const out = whyNot(HAULS, { g, side });
  if (b < 0 || !g.w.edition.baggageIsPiece || sideOf(g, b) !== side) return out;
  const by = holder(g, haulHex(o));
  if (by >= 0) out.push(refusal('7.8a', by === side ? 'friendThere' : 'enemyThere'));
  if (isBarred(g, BAGGAGE, haulHex(o))) out.push(refusal('7.1b', 'noGround'));
  if (!isOnMap(g, b)) return out;
  if (haulHex(o) === hexOf(g, b)) return [...out, refusal('7.1a', 'notMoving')];
  const { against, misnamed } = WHY_NOT.now.whyNotByWay(g, baggageRider(g), o, '7.1b');
  return orElse([...out, ...against, ...misnamed], refusal('7.1b', 'tooFar'));
}
