import { type Action, EVERY, NO_PIECE } from './action.ts';
import { allHold, type Condition, whyNot } from './conditions.ts';
import type { Question, Step } from './game.ts';
import type { Text } from './id.ts';
import { present } from './present.ts';
import type { SizedKind } from './sized-kind.ts';
import type { FrameRule } from './stack-check.ts';
import type { PlainVerb, Protocol } from './verbs.ts';

/** An action in a position, as the conditions of a verb look at it. */
export interface Case<Field> {
  readonly g: Field;
  readonly o: Action;
}
/** A verb whose fields can be gone through. */
export interface SizedVerb<Field> extends Pick<PlainVerb<Field, unknown>, 'sums'> {
  readonly fields: Readonly<Record<string, SizedKind<Field>>>;
}
export type SizedVerbs<Field> = Readonly<Record<string, SizedVerb<Field>>>;

/** A step that also says where its frame may lie on the stack. */
export type PlainStep<Field> = Step<Field> & FrameRule<Field, string>;

/** A question whose answers follow from what each verb asks for. */
export interface PlainQuestion<Field, Verb extends string>
  extends Pick<Question<Field>, 'name' | 'rule' | 'side' | 'act' | 'always' | 'inside' | 'standing'>,
    FrameRule<Field, string> {
  readonly prompt: Text;
  /** The verbs that answer it, and what each asks for. */
  readonly offers: Readonly<Partial<Record<Verb, readonly Condition<Case<Field>>[]>>>;
}

/** Said of a verb that does not answer the question. */
const NOT_ASKED: Text = {
  en: 'That does not answer the current question.',
  fr: 'Cela ne répond pas à la question posée.',
};

/** Every action of a verb, legal or not. */
export function* everyAction<Field>(f: Field, verb: number, { fields }: SizedVerb<Field>): Generator<Action> {
  const sizes = Object.values(fields).map((kind) => kind.size(f));
  const last = sizes.reduce((n, size) => n * size, 1);
  for (let i = 0; i < last; i++) {
    const values: number[] = [];
    sizes.reduceRight((rest, size) => {
      values.unshift(rest % size);
      return Math.floor(rest / size);
    }, i);
    const [a = 0, b = 0, c = 0, d = 0] = values;
    yield { verb, a, b, c, d };
  }
}

/**
 * Makes questions of what verbs ask for: an action is listed where every condition holds, and refused by those that do not.
 * Every action of a verb is tried, so this is for small boards; a game with thousands of them lists with a search of its own.
 */
export function questionsBy<Field, const Verbs extends SizedVerbs<Field>>({
  records: verbs,
  protocol: { pieceOf },
}: {
  readonly records: Verbs;
  readonly protocol: Pick<Protocol<Field>, 'pieceOf'>;
}): (question: PlainQuestion<Field, string & keyof Verbs>) => PlainStep<Field> {
  const names = Object.keys(verbs);
  const isOf = (piece: number, own: number): boolean =>
    piece === EVERY || (own < 0 ? piece === NO_PIECE : piece === own);
  return ({ offers, prompt, ...rest }) => {
    const conditions = names.map((name) => offers[name]);
    return {
      ...rest,
      prompt: () => prompt,
      list(f, out, piece) {
        for (const [verb, name] of names.entries()) {
          const needs = conditions[verb];
          if (!needs) continue;
          for (const o of everyAction(f, verb, present(verbs[name]))) {
            if (out.isFull) return;
            if (isOf(piece, pieceOf(f, o)) && allHold(needs, { g: f, o })) out.add(o.verb, o.a, o.b, o.c, o.d);
          }
        }
      },
      refuse(f, o) {
        const needs = conditions[o.verb];
        return needs ? whyNot(needs, { g: f, o }) : [{ rule: rest.rule, why: NOT_ASKED }];
      },
    };
  };
}
