import { type Action, type ActionList, allHold, type Condition, EVERY, type Refusal, whyNot } from '@tambour/kernel';
import { actionUnit } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import type { FormationId, UnitId } from '../model/ids.ts';
import { must, mustFirst } from '../model/refusal.ts';
import { did, type Field, hexOf, isOnMap, note, put, TOPPED, topOf } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { hexLabel, idOf } from '../model/world-lookup.ts';
import { isActing, isMassed } from './7-attackers.ts';
import { activeSide } from './7-fire-sum.ts';

/** 5.43a R38 Who may be put on top of its stack, in the step of its formation: once each, which is enough for any order. */
const TOPS: readonly Condition<{ readonly g: Field; readonly f: FormationId; readonly u: UnitId }>[] = [
  mustFirst('4.4a', 'notYourUnit', ({ g, u }) => g.w.unitSide[u] === activeSide(g)),
  mustFirst('5.43a', 'notOnMap', ({ g, u }) => isOnMap(g, u)),
  mustFirst('3.0d', 'notItsFormation', ({ g, f, u }) => isActing(g, f, u) && !isMassed(g)),
  must('5.43a', 'isOnTop', ({ g, u }) => topOf(g, hexOf(g, u)) !== u),
  must('5.43a', 'wasOnTop', ({ g, u }) => !did(g, u, TOPPED)),
];
export function listTops(g: Field, out: ActionList, f: FormationId, piece: number, units: readonly UnitId[]): void {
  for (const u of units) if ((piece === EVERY || piece === u) && allHold(TOPS, { g, f, u })) out.add(VERB.top, u);
}
export function putOnTop(g: Field, o: Action): void {
  const u = actionUnit(o);
  const hex = hexOf(g, u);
  put(g, u, hex);
  note(g, u, TOPPED);
  emit(g, { type: 'stack-ordered', rule: '5.43a', piece: idOf(g, u), hex: hexLabel(g, hex) });
}
export const whyNotTop = (g: Field, o: Action, f: FormationId): readonly Refusal[] =>
  whyNot(TOPS, { g, f, u: actionUnit(o) });
