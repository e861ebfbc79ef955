import { EVERY, NO_PIECE, type Question } from '@tambour/kernel';
import { actionUnit } from '../model/action-view.ts';
import { emitOf } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { unitsOf, zoneOf } from '../model/lookup.ts';
import {
  active,
  DISORGANISED,
  type Field,
  has,
  ISOLATED,
  isControlled,
  isOnMap,
  mark,
  passive,
  push,
  setDisorganised,
  TRIED,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { wrongMoment } from '../model/when.ts';
import { say } from '../texts/say.ts';
import { passes } from './1-quality.ts';
import { isInRadius } from './5-command.ts';
import { inTurn, isOfActiveSide, isThere, must, orElse, type UnitCase } from './conditions.ts';
import { poolUnits } from './pieces.ts';

const isShaken = (g: Field, u: UnitId): boolean => has(g, u, DISORGANISED);
const isUnwatched = (g: Field, u: UnitId): boolean => !isControlled(g, zoneOf(g, u), passive(g));
/** 8.0a 8.0b 1.3.7n R43 To reorganise a unit is disorganised, not isolated, in radius now, out of enemy control. */
const REORGANISE = inTurn<UnitCase>(
  must('8.0a', 'notYours', isOfActiveSide),
  must('8.0a', 'notOnMap', isThere),
  must('8.0a', 'notDisorganised', ({ g, u }) => isShaken(g, u)),
  [
    must('8.0c', 'hasTried', ({ g, u }) => !has(g, u, TRIED)),
    must('1.3.7n', 'isolatedReorganise', ({ g, u }) => !has(g, u, ISOLATED)),
    must('8.0a', 'outOfRadius', ({ g, u }) => has(g, u, ISOLATED) || isInRadius(g, u)),
    must('8.0b', 'underControl', ({ g, u }) => isUnwatched(g, u)),
  ],
);
/** The radius costs a search: what most units fail by is asked before it. */
export const canReorganise = (g: Field, u: UnitId): boolean =>
  isOnMap(g, u) && isShaken(g, u) && isUnwatched(g, u) && REORGANISE.isMet({ g, u });

/** 3.0c 8.0a 8.0c 8.0d The reorganisation sequence: each disorganised unit may test once. */
export const reorganisation: Question<Field> = {
  name: 'reorganisation',
  rule: '8.0a',
  side: active,
  list(g, out, piece) {
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.done);
    if (piece === NO_PIECE) return;
    for (const u of unitsOf(g, active(g)))
      if (!out.isFull && (piece === EVERY || piece === u) && canReorganise(g, u)) out.add(VERB.reorganise, u);
  },
  pieces: (g, pool) => poolUnits(g, pool, active(g)),
  act(g, o) {
    if (o.verb === VERB.done) return;
    push(g, STEP.reorganisation);
    mark(g, actionUnit(o), TRIED);
    if (!passes(g, actionUnit(o), 'reorganisation', '8.0c')) return;
    setDisorganised(g, actionUnit(o), false);
    emitOf(g, actionUnit(o), { type: 'reorganised', rule: '8.0c' });
  },
  refuse: (g, o) =>
    o.verb === VERB.reorganise
      ? orElse(REORGANISE.whyNot({ g, u: actionUnit(o) }), '8.0a', 'notNow')
      : [wrongMoment('8.0a', o.verb)],
  prompt: () => say('prompt.reorganisation'),
};
