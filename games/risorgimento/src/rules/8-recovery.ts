import { allHold, type Condition, EVERY, type Question, whyNot } from '@tambour/kernel';
import { actionUnit } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { type UnitId, unitId } from '../model/ids.ts';
import { must, mustFirst, wrongMoment } from '../model/refusal.ts';
import {
  DISORDERED,
  did,
  type Field,
  forget,
  has,
  hitsOf,
  IN_RESERVE,
  isOnMap,
  note,
  push,
  RALLIED,
  unmark,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { idOf, unitsOfSide } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';

interface Resting {
  readonly g: Field;
  readonly u: UnitId;
  readonly side: number;
}
const RECOVERS: readonly Condition<Resting>[] = [
  mustFirst('8.52a', 'notYourUnit', ({ g, u, side }) => g.w.unitSide[u] === side),
  mustFirst('8.52a', 'notOnMap', ({ g, u }) => isOnMap(g, u)),
  mustFirst('4.61c', 'recoversInReserve', ({ g, u }) => has(g, u, IN_RESERVE)),
  mustFirst('8.52a', 'hasRecovered', ({ g, u }) => !did(g, u, RALLIED)),
  must(
    ({ g, u }) => (hitsOf(g, u) > 0 ? '8.53' : '8.52a'),
    'nothingToRecover',
    ({ g, u }) => has(g, u, DISORDERED) || hitsOf(g, u) > g.w.charts.recovery.kept,
  ),
];
/** 8.52a 8.53 R100 A unit loses its disorder and two hits; the first it ever took stays. */
function recoverUnit(g: Field, u: UnitId): void {
  const { hits, kept } = g.w.charts.recovery;
  const before = hitsOf(g, u);
  unmark(g, u, DISORDERED);
  if (before > kept) g.s.unit.hits[u] = Math.max(kept, before - hits);
  note(g, u, RALLIED);
  emit(g, { type: 'recovered', rule: '8.52a', piece: idOf(g, u), hits: hitsOf(g, u) });
}
/** The segment begins: nobody has recovered yet. */
export function openRecovery(g: Field): void {
  for (let u = unitId(0); u < g.w.units; u++) forget(g, u, RALLIED);
}

/** 3.0h 4.61c 8.52a R15 The units of a side in reserve recover, one after another. */
export const recovery: Question<Field> = {
  name: 'recovery',
  rule: '8.52a',
  side: (_g, side) => side,
  list(g, out, piece, side) {
    for (const u of unitsOfSide(g, side))
      if ((piece === EVERY || piece === u) && allHold(RECOVERS, { g, u, side })) out.add(VERB.recover, u);
    if (piece < 0) out.add(VERB.done);
  },
  pieces(g, pool, side) {
    for (const u of unitsOfSide(g, side)) pool.add(u);
  },
  act(g, o, side) {
    if (o.verb === VERB.done) return;
    recoverUnit(g, actionUnit(o));
    push(g, STEP.recovery, side);
  },
  refuse: (g, o, side) =>
    o.verb === VERB.recover ? whyNot(RECOVERS, { g, u: actionUnit(o), side }) : [wrongMoment('8.52a', o.verb)],
  prompt: () => say('prompt.recovery'),
};
