import { distance, OFF_MAP, turns } from '@tambour/boards';
import type { Action, GameSpec } from '@tambour/kernel';
import { FRONT } from './front.ts';
import { actionHex, haulHex, moveFacing, shockHex, shockSides } from './model/action-view.ts';
import { codecs, denainShape, type Field, field, lostBy, phaseOf, turnOf } from './model/state.ts';
import { VERB, VERB_TABLE } from './model/verb.ts';
import { COALITION, FRENCH } from './model/vocabulary.ts';
import { type DenainWorld, denainWorld } from './model/world.ts';
import { derive } from './protocol/derive.ts';
import { HABITS } from './protocol/habits.ts';
import { FIGHTS, JUDGEMENT } from './protocol/later-parts.ts';
import { OUTCOME } from './protocol/outcome.ts';
import { PROTOCOL } from './protocol/verbs.ts';
import { setUp } from './rules/13-set-up.ts';
import { totals, verdict } from './rules/13-victory.ts';
import { STEPS } from './rules/steps.ts';

/** How far apart two orders are: another thing done, by another piece, elsewhere, facing another way. */
function actionDistance(g: Field, o: Action, other: Action): number {
  let far = 0;
  const isShock = (x: Action) => x.verb === VERB.shock || x.verb === VERB.sweep;
  if (o.verb !== other.verb && !(isShock(o) && isShock(other))) far += 1000;
  if (PROTOCOL.pieceOf(g, o) !== PROTOCOL.pieceOf(g, other)) far += 100;
  const size = g.w.grid.size;
  const place = (x: Action) =>
    x.verb === VERB.shock
      ? shockHex(x)
      : x.verb === VERB.haul
        ? haulHex(x)
        : x.verb === VERB.sweep || x.verb === VERB.face
          ? OFF_MAP
          : actionHex(x);
  const [p, q] = [place(o), place(other)];
  if (p >= 0 && q >= 0 && p < size && q < size) far += 4 * distance(g.w.grid, p, q);
  if (o.verb === other.verb && (o.verb === VERB.move || o.verb === VERB.enter))
    far += turns(moveFacing(o), moveFacing(other));
  if (o.verb === VERB.shock && other.verb === VERB.shock && shockSides(o) !== shockSides(other)) far += 1;
  return far;
}

/** Denain 1712, both editions, for play. What reads positions from outside is fetched apart (`game.ts`). */
export const denainPlay: GameSpec<DenainWorld, Field> = {
  ...FRONT,
  steps: STEPS,
  world: denainWorld,
  shape: denainShape,
  field,
  begin: setUp,
  codecs,
  derive,
  ...PROTOCOL,
  status: (g) => ({ turn: turnOf(g), phase: phaseOf(g) }),
  verdict,
  ...OUTCOME,
  distance: actionDistance,
  habit: (g, question, _side, orders) => FIGHTS.now.habit(g, question, orders),
  habits: HABITS,
  declines: (_g, o) => VERB_TABLE.declines(o.verb),
  judge: (g, side) => JUDGEMENT.now.judge(g, side),
  appraisal: () => JUDGEMENT.now.appraisal,
  tally(g) {
    const [pointsF, pointsC] = totals(g);
    return { lostF: lostBy(g, FRENCH), lostC: lostBy(g, COALITION), pointsF, pointsC };
  },
};
