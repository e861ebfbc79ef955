import { distance, hexId, turns } from '@tambour/boards';
import { type Action, type GameSpec, itemAt } from '@tambour/kernel';
import { FRONT } from './front.ts';
import { actionFacing } from './model/action-view.ts';
import { type Field, field, killsOf, phaseOf, risorgimentoShape, turnOf } from './model/state.ts';
import { VERB_TABLE, VERBS } from './model/verb.ts';
import { ALLIED, AUSTRIAN, PHASES } from './model/vocabulary.ts';
import { type RisorgimentoWorld, risorgimentoWorld } from './model/world.ts';
import { derive } from './protocol/derive.ts';
import { FIGHTS } from './protocol/fights.ts';
import { HABITS } from './protocol/habits.ts';
import { JUDGEMENT } from './protocol/judgement.ts';
import { OUTCOME } from './protocol/outcome.ts';
import { PROTOCOL } from './protocol/verbs.ts';
import { WRITTEN } from './protocol/written.ts';
import { setUp } from './rules/2-set-up.ts';
import { score, verdict } from './rules/9-victory.ts';
import { STEPS } from './rules/steps.ts';

/** Verbs whose third integer is a facing. */
const FACED: ReadonlySet<string> = new Set(['move', 'strategic', 'enter', 'fire', 'withdraw', 'retreat']);

/** How far apart two orders are: another thing done, by another piece, elsewhere, facing another way. */
function actionDistance(g: Field, o: Action, other: Action): number {
  let far = o.verb === other.verb ? 0 : 1000;
  if (PROTOCOL.pieceOf(g, o) !== PROTOCOL.pieceOf(g, other)) far += 100;
  const [p, q] = [PROTOCOL.placeOf(g, o), PROTOCOL.placeOf(g, other)];
  const { size } = g.w.grid;
  if (p !== undefined && q !== undefined && p >= 0 && q >= 0 && p < size && q < size)
    far += 4 * distance(g.w.grid, hexId(p), hexId(q));
  if (o.verb === other.verb && FACED.has(itemAt(VERBS, o.verb))) far += turns(actionFacing(o), actionFacing(other));
  return far;
}

/** Risorgimento 1859 for play. What reads positions from outside is fetched apart (`game.ts`). */
export const risorgimentoPlay: GameSpec<RisorgimentoWorld, Field> = {
  ...FRONT,
  steps: STEPS,
  world: risorgimentoWorld,
  shape: risorgimentoShape,
  field,
  begin: setUp,
  codecs: (w) => WRITTEN.now.codecs(w),
  derive,
  ...PROTOCOL,
  status: (g) => ({ turn: turnOf(g), phase: itemAt(PHASES, phaseOf(g)) }),
  verdict,
  ...OUTCOME,
  distance: actionDistance,
  habit: (g, question, _side, orders) => FIGHTS.now.habit(g, question, orders),
  habits: HABITS,
  declines: (_g, o) => VERB_TABLE.declines(o.verb),
  judge: (g, side) => JUDGEMENT.now.judge(g, side),
  appraisal: () => JUDGEMENT.now.appraisal,
  tally(g) {
    return {
      pointsAllied: score(g, ALLIED).total,
      pointsAustrian: score(g, AUSTRIAN).total,
      killedAllied: killsOf(g, AUSTRIAN),
      killedAustrian: killsOf(g, ALLIED),
    };
  },
};
