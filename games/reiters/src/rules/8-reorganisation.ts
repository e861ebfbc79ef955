import { EVERY, NO_PIECE, type Question, type Refusal } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
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
import { refusal } from './refusal.ts';

/** 8.0a 8.0b 1.3.7n R43 Whether a unit may try to reorganise: disorganised, not isolated, in radius now, out of enemy control. */
export const canReorganise = (g: Field, u: number): boolean =>
  isOnMap(g, u) &&
  g.w.unitSide[u] === active(g) &&
  has(g, u, DISORGANISED) &&
  !has(g, u, ISOLATED | TRIED) &&
  !isControlled(g, g.s.unit.zone[u]!, passive(g)) &&
  isInRadius(g, u);

/** 3.0c 8.0a 8.0c 8.0d The reorganisation sequence: each disorganised unit may test once. */
export const reorganisation: Question<Field> = {
  name: 'reorganisation',
  rule: '8.0a',
  side: active,
  list(g, out, piece) {
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.done);
    if (piece === NO_PIECE) return;
    for (const u of g.w.sideUnits[active(g)]!)
      if ((piece === EVERY || piece === u) && canReorganise(g, u)) out.add(VERB.reorganise, u);
  },
  act(g, o) {
    if (o.verb === VERB.done) return;
    push(g, STEP.reorganisation);
    mark(g, o.a, TRIED);
    if (!passes(g, o.a, 'reorganisation', '8.0c')) return;
    setDisorganised(g, o.a, false);
    emit(g, { type: 'reorganised', rule: '8.0c', piece: g.w.unitIds[o.a]! });
  },
  refuse(g, o): readonly Refusal[] {
    if (o.verb !== VERB.reorganise) return [wrongMoment('8.0a', o.verb)];
    const u = o.a;
    if (g.w.unitSide[u] !== active(g)) return [refusal('8.0a', say('why.notYours'))];
    if (!isOnMap(g, u)) return [refusal('8.0a', say('why.notOnMap'))];
    if (!has(g, u, DISORGANISED)) return [refusal('8.0a', say('why.notDisorganised'))];
    const out: Refusal[] = [];
    if (has(g, u, TRIED)) out.push(refusal('8.0c', say('why.hasTried')));
    if (has(g, u, ISOLATED)) out.push(refusal('1.3.7n', say('why.isolatedReorganise')));
    else if (!isInRadius(g, u)) out.push(refusal('8.0a', say('why.outOfRadius')));
    if (isControlled(g, g.s.unit.zone[u]!, passive(g))) out.push(refusal('8.0b', say('why.underControl')));
    return out.length > 0 ? out : [refusal('8.0a', say('why.notNow'))];
  },
  prompt: () => say('prompt.reorganisation'),
};
