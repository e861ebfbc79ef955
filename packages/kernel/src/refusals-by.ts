import type { Question, Refusal } from './game.ts';

type Refuse<Field> = Question<Field>['refuse'];
/** By verb, what is against a command of it: those that may answer a question. */
export type Reasons<Field, Verb extends string> = Readonly<Partial<Record<Verb, Refuse<Field>>>>;

/** Refuses by the verb of a command: one that has no reasons answers another question than the one asked. */
export const refusalsBy =
  <Field, Verb extends string, Rule extends string>(
    numbers: Readonly<Record<Verb, number>>,
    wrongMoment: (rule: Rule, verb: number) => Refusal,
  ) =>
  (rule: Rule, reasons: Reasons<Field, Verb>): Refuse<Field> => {
    const byNumber: (Refuse<Field> | undefined)[] = [];
    for (const verb of Object.keys(numbers) as Verb[]) byNumber[numbers[verb]] = reasons[verb];
    return (f, o, a, b, c, d) => byNumber[o.verb]?.(f, o, a, b, c, d) ?? [wrongMoment(rule, o.verb)];
  };
