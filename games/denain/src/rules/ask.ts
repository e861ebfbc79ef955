import {
  type Asking,
  askPiece,
  askPieces,
  askSide,
  type OfOnePiece,
  type OfPieces,
  type Question,
  type Reasons,
  refusalsBy,
} from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { fighters, roleSide } from '../model/fight.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { leaderSide } from '../model/leader.ts';
import { wrongMoment } from '../model/refusal.ts';
import { type Field, push } from '../model/state.ts';
import { STEP, type StepName } from '../model/step-id.ts';
import { sideOf } from '../model/unit.ts';
import { VERB, type Verb } from '../model/verb.ts';

type Refusing = Pick<Question<Field>, 'refuse'> | { readonly reasons: Reasons<Field, Verb> };
/** A question as it is written here: what is against an answer may be told by its verb. */
type Told<Q, Given extends PropertyKey> = Omit<Q, 'rule' | 'refuse' | Given> & Refusing & { readonly rule: RuleId };

export const refuseBy = refusalsBy<Field, Verb, RuleId>(VERB, wrongMoment);
const refusing = <Q extends Told<object, never>>(question: Q) => ({
  ...question,
  refuse: 'reasons' in question ? refuseBy(question.rule, question.reasons) : question.refuse,
});

/** To the side that the frame names, about no piece. */
export const askOfSide = (question: Told<Parameters<typeof askSide<Field>>[0], 'side'>): Asking<Field> =>
  askSide<Field>({ side: (_g, side) => side, ...refusing(question) });
/** In the middle of things, about the unit that the frame names. */
export const askUnit = (question: Told<OfOnePiece<Field>, 'side' | 'piece' | 'inside'>): Asking<Field> =>
  askPiece<Field>({
    inside: true,
    side: (g, u: UnitId) => sideOf(g, u),
    piece: (_g, u) => u,
    ...refusing(question),
  });
type OfLeader = Told<OfOnePiece<Field>, 'side' | 'piece' | 'inside' | 'standing'>;
/** And about a leader, by his number unless told. */
export const askLeader = (question: OfLeader & Partial<Pick<OfOnePiece<Field>, 'side' | 'piece'>>): Asking<Field> =>
  askPiece<Field>({
    inside: true,
    standing: 'leaders',
    side: (g, l: LeaderId) => leaderSide(g, l),
    piece: (g, l) => g.w.units + l,
    ...refusing(question),
  });
/** About the units of one side of a shock that are still in it. */
export const askFighters = (question: Told<OfPieces<Field>, 'side' | 'pieces' | 'inside'>): Asking<Field> =>
  askPieces<Field>({ inside: true, side: roleSide, pieces: fighters, ...refusing(question) });
/** To the side that the frame names, piece by piece until it declines; it is asked again after each answer. */
export const askInTurn = (
  step: StepName,
  {
    declines = VERB.done,
    act,
    ...question
  }: Told<OfPieces<Field>, 'side' | 'declines'> & { readonly declines?: number },
): Asking<Field> => {
  const again = STEP[step];
  return askPieces<Field>({
    declines,
    side: (_g, side) => side,
    ...refusing(question),
    act(g, o, side, b, c, d) {
      if (o.verb === declines) return;
      push(g, again, side);
      act(g, o, side, b, c, d);
    },
  });
};
/** In the middle of things, about some pieces. */
export const askInside = (question: Told<OfPieces<Field>, 'inside'>): Asking<Field> =>
  askPieces<Field>({ inside: true, ...refusing(question) });
