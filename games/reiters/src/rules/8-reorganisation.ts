import { actionUnit } from '../model/action-view.ts';
import { emitOf } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { active, type Field, MARK, passive } from '../model/state.ts';
import { has, isOnMap, mark, unitsOf, zoneOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { isControlled, setDisorganised } from '../model/zone.ts';
import { say } from '../texts/say.ts';
import { passes } from './1-quality.ts';
import { isInRadius } from './5-command.ts';
import { askUntilDone } from './ask.ts';
import { inTurn, isOfActiveSide, isThere, must, orElse, type UnitCase } from './conditions.ts';

const unwatched = must<UnitCase>('8.0b', 'underControl', ({ g, u }) => !isControlled(g, zoneOf(g, u), passive(g)));
/** 8.0a 8.0b 1.3.7n R43 To reorganise a unit is disorganised, not isolated, in radius now, out of enemy control. */
const REORGANISE = inTurn<UnitCase>(
  must('8.0a', 'notYours', isOfActiveSide),
  must('8.0a', 'notOnMap', isThere),
  must('8.0a', 'notDisorganised', ({ g, u }) => has(g, u, MARK.disorganised)),
  [
    must('8.0c', 'hasTried', ({ g, u }) => !has(g, u, MARK.tried)),
    must('1.3.7n', 'isolatedReorganise', ({ g, u }) => !has(g, u, MARK.isolated)),
    must('8.0a', 'outOfRadius', ({ g, u }) => has(g, u, MARK.isolated) || isInRadius(g, u)),
    unwatched,
  ],
);
/** The radius costs a search: what most units fail by is asked before it. */
export const canReorganise = (g: Field, u: UnitId): boolean =>
  has(g, u, MARK.disorganised) && isOnMap(g, u) && unwatched.holds({ g, u }) && REORGANISE.isMet({ g, u });

/** 3.0c 8.0a 8.0c 8.0d The reorganisation sequence: each disorganised unit may test once. */
export const reorganisation = askUntilDone({
  name: 'reorganisation',
  rule: '8.0a',
  side: active,
  declinesFirst: true,
  pieces: (g) => unitsOf(g, active(g)),
  listOf(g, out, u: UnitId) {
    if (canReorganise(g, u)) out.add(VERB.reorganise, u);
  },
  act(g, o) {
    mark(g, actionUnit(o), MARK.tried);
    if (!passes(g, actionUnit(o), 'reorganisation', '8.0c')) return;
    setDisorganised(g, actionUnit(o), false);
    emitOf(g, actionUnit(o), { type: 'reorganised', rule: '8.0c' });
  },
  reasons: { reorganise: (g, o) => orElse(REORGANISE.whyNot({ g, u: actionUnit(o) }), '8.0a', 'notNow') },
  prompt: () => say('prompt.reorganisation'),
});
