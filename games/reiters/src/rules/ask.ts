import {
  askPieces,
  type OfPieces,
  oncePer,
  type Question,
  type Reasons as ReasonsBy,
  type Refusal,
  refusalsBy,
} from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { type Field, push } from '../model/state.ts';
import { STEP, type StepName } from '../model/step-id.ts';
import { VERB, VERB_FACTS, VERBS, type Verb } from '../model/verb.ts';
import { SIDES } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';

/** A command that answers another question than the one asked, under the rule of the one asked; and when it would be in place. */
const wrongMoment = (rule: RuleId, verb: number): Refusal => ({
  rule,
  why: say(VERB_FACTS[VERBS[verb] ?? 'done'].when),
});

/** Why a command of some verb is not allowed; the numbers are those of the frame. */
export type Why = Question<Field>['refuse'];
export type Reasons = ReasonsBy<Field, Verb>;
export const refuseBy = refusalsBy<Field, Verb, RuleId>(VERB, wrongMoment);

interface Asked extends Omit<OfPieces<Field>, 'refuse'> {
  readonly name: StepName;
  readonly rule: RuleId;
  readonly reasons: Reasons;
}
/** A question whose answers are given piece by piece, with the reasons against each verb that may answer it. */
export const ask = ({ reasons, ...rest }: Asked): Question<Field> =>
  askPieces({ ...rest, refuse: refuseBy(rest.rule, reasons) });

/** The same where pieces answer one after another until the side is done; then `end`, if anything follows. */
export const askUntilDone = ({ end, ...rest }: Asked & { end?(g: Field): void }): Question<Field> =>
  ask({
    declines: VERB.done,
    ...rest,
    act(g, o, a, b, c, d) {
      if (o.verb === VERB.done) return end?.(g);
      push(g, STEP[rest.name], a, b, c, d);
      rest.act(g, o, a, b, c, d);
    },
  });

/** Units and leaders of a side by their numbers as pieces, wherever they are. */
const piecesBySide = oncePer((w: ReitersWorld) =>
  SIDES.map((_, side) => [...(w.sideUnits[side] ?? []), ...Array.from(w.sideLeaders[side] ?? [], (l) => w.units + l)]),
);
export const piecesOf = (g: Field, side: number): readonly number[] => piecesBySide(g.w)[side] ?? [];
