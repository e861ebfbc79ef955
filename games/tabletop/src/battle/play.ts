import type { Action, GameSpec } from '@tambour/kernel';
import { pointX, pointY } from '@tambour/kernel';
import { FRONT } from '../front.ts';
import { phaseOf } from './model/columns.ts';
import { type Field, field, periodOf, tabletopShape } from './model/state.ts';
import { VERB_TABLE } from './model/verb.ts';
import { type TabletopWorld, tabletopWorld } from './model/world.ts';
import { tryShot } from './phases/fire.ts';
import { codecs } from './protocol/codecs.ts';
import { HABITS, habit } from './protocol/habits.ts';
import { SECRETS } from './protocol/hidden-aims.ts';
import { JUDGEMENT } from './protocol/judgement.ts';
import { OUTCOME } from './protocol/outcome.ts';
import { PROTOCOL } from './protocol/verbs.ts';
import { setUp } from './set-up.ts';
import { STEPS } from './steps.ts';
import { scoreOf, verdict } from './verdict.ts';

/** Another thing done is farther than another piece, and that farther than any place of the table. */
const OTHER_VERB = 100_000_000;
const OTHER_PIECE = 10_000_000;
/** How far apart two orders are. */
function actionDistance(g: Field, o: Action, other: Action): number {
  let far = o.verb === other.verb ? 0 : OTHER_VERB;
  if (PROTOCOL.pieceOf(g, o) !== PROTOCOL.pieceOf(g, other)) far += OTHER_PIECE;
  const [p, q] = [PROTOCOL.placeOf(g, o), PROTOCOL.placeOf(g, other)];
  if (p !== undefined && q !== undefined) far += Math.abs(pointX(p) - pointX(q)) + Math.abs(pointY(p) - pointY(q));
  return far + (o.verb === other.verb ? Math.abs(o.b - other.b) % 1000 : 0);
}

/** The Napoleonic table for play. */
export const tabletopPlay: GameSpec<TabletopWorld, Field> = {
  ...FRONT,
  steps: STEPS,
  world: tabletopWorld,
  shape: tabletopShape,
  field,
  begin: setUp,
  codecs,
  // Views are made of the columns whenever these were written from outside.
  derive: () => undefined,
  ...PROTOCOL,
  status: (g) => ({ turn: periodOf(g), phase: phaseOf(g) }),
  verdict,
  trial: tryShot,
  ...OUTCOME,
  distance: actionDistance,
  habit,
  habits: HABITS,
  declines: (_g, o) => VERB_TABLE.declines(o.verb),
  ...SECRETS,
  judge: (g, side) => JUDGEMENT.now.judge(g, side),
  appraisal: () => JUDGEMENT.now.appraisal,
  tally: (g) => ({ first: scoreOf(g, 0), second: scoreOf(g, 1) }),
};
