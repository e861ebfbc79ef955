import { allHold, type Condition, EVERY, type Question, whyNot } from '@tambour/kernel';
import { actionUnit } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import type { FormationId, UnitId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal, wrongMoment } from '../model/refusal.ts';
import {
  ACTED_ONCE,
  ATTACKED,
  CONTINUED,
  DISORDERED,
  DONE,
  did,
  ENTERED,
  FIRED,
  type Field,
  facingOf,
  has,
  hexOf,
  isOnMap,
  MOVED,
  note,
  push,
  RALLIED,
  TURNED,
  unmark,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { idOf, sideOf, sideOfFormation } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { unitsOfStep } from './4-command.ts';
import { turnHex } from './5-march.ts';
import { isNextToEnemy } from './6-zone-of-control.ts';

interface Rallying {
  readonly g: Field;
  readonly f: FormationId;
  readonly u: UnitId;
}
/** Anything that a unit may have done instead. */
const ANYTHING = MOVED | FIRED | ATTACKED | CONTINUED | ENTERED | TURNED | DONE;
/** What a unit needs to rally at the end of its formation's step. */
const RALLIES: readonly Condition<Rallying>[] = [
  mustFirst('8.51a', 'notOnMap', ({ g, u }) => isOnMap(g, u)),
  mustFirst('3.0d', 'notItsFormation', ({ g, f, u }) => unitsOfStep(g, f).includes(u)),
  mustFirst('8.51a', 'notDisordered', ({ g, u }) => has(g, u, DISORDERED)),
  must('5.6c', 'actedOnce', ({ g, u }) => !has(g, u, ACTED_ONCE)),
  must(
    ({ g, u }) => (did(g, u, MOVED) ? '4.42c' : '8.51a'),
    'didSomething',
    ({ g, u }) => !did(g, u, ANYTHING) && g.s.unit.spent[u] === 0,
  ),
  must('8.51a', 'enemyNextTo', ({ g, u }) => !isNextToEnemy(g, hexOf(g, u), sideOf(g, u))),
];

/** E4.41 4.41b 4.42c 4.61c 6.15 8.51a R99 Units that have done nothing else rally, one after another, and may turn. */
export const rally: Question<Field> = {
  name: 'rally',
  rule: '8.51a',
  side: (g, f: FormationId) => sideOfFormation(g, f),
  list(g, out, piece, f: FormationId) {
    for (const u of unitsOfStep(g, f)) {
      if ((piece !== EVERY && piece !== u) || !has(g, u, DISORDERED) || !allHold(RALLIES, { g, f, u })) continue;
      for (let by = 0; by < 6; by++) out.add(VERB.rally, u, (facingOf(g, u) + by) % 6);
    }
    if (piece < 0) out.add(VERB.done);
  },
  pieces(g, pool, f: FormationId) {
    for (const u of unitsOfStep(g, f)) pool.add(u);
  },
  act(g, o, f: FormationId) {
    if (o.verb === VERB.done) return;
    unmark(g, actionUnit(o), DISORDERED);
    note(g, actionUnit(o), RALLIED);
    emit(g, { type: 'rallied', rule: '8.51a', piece: idOf(g, actionUnit(o)) });
    turnHex(g, actionUnit(o), o.b);
    push(g, STEP.rally, f);
  },
  refuse(g, o, f: FormationId) {
    if (o.verb !== VERB.rally) return [wrongMoment('8.51a', o.verb)];
    return orElse(whyNot(RALLIES, { g, f, u: actionUnit(o) }), refusal('6.15', 'noFacing'));
  },
  prompt: () => say('prompt.rally'),
};
