import type { Refusal, Text } from '@tambour/kernel';
import type { Answer, Draft, RefereeQuestion } from '@tambour/stage/referee';
import { sayUmpire } from '../texts/say-umpire.ts';

/** What is said of a question besides its words. */
export interface Hints<T extends Answer> {
  readonly likely?: T | undefined;
  readonly because?: Text | undefined;
  readonly note?: Text;
  readonly rule?: string;
  readonly isRare?: boolean;
}
export interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: Text;
  readonly note?: Text;
  readonly refused?: Refusal;
}
type Kind = RefereeQuestion['kind'];

/**
 * The questions of one entry, in the order they are asked. Each call asks one and gives what was answered, or what is likely;
 * nothing where neither is there, and then the entry is not complete.
 */
export class Asking {
  readonly questions: RefereeQuestion[] = [];
  readonly missing: string[] = [];
  readonly faults: { readonly question: string; readonly why: Text }[] = [];
  /** Every answer as it counts, likely ones included. */
  readonly counted: Record<string, Answer> = {};
  readonly draft: Draft;
  constructor(draft: Draft) {
    this.draft = draft;
  }

  /** Nothing is missing and nothing is wrong. */
  get isComplete(): boolean {
    return this.missing.length === 0 && this.faults.length === 0;
  }
  /** What the draft brings besides answers to questions: which test is taken, what a piece is called. */
  given(id: string): Answer | undefined {
    return Object.hasOwn(this.draft.answers, id) ? this.draft.answers[id] : undefined;
  }
  fault(question: string, why: Text): undefined {
    this.faults.push({ question, why });
    return undefined;
  }

  yesNo(id: string, text: Text, hints: Hints<boolean> = {}): boolean | undefined {
    return this.#ask('yesNo', id, text, hints, {}, (answer) =>
      typeof answer === 'boolean' ? answer : sayUmpire('fault.yesNo'),
    );
  }
  choice<Id extends string>(
    id: string,
    text: Text,
    options: readonly Choice<Id>[],
    hints: Hints<Id> = {},
  ): Id | undefined {
    return this.#ask('choice', id, text, hints, { options }, (answer) => {
      const option = options.find((one) => one.id === answer);
      return option ? (option.refused?.why ?? option.id) : sayUmpire('fault.choice', { answer: shown(answer) });
    });
  }
  several<Id extends string>(
    id: string,
    text: Text,
    options: readonly Choice<Id>[],
    hints: Hints<readonly Id[]> = {},
  ): readonly Id[] | undefined {
    return this.#ask('several', id, text, hints, { options }, (answer) => {
      if (!Array.isArray(answer)) return sayUmpire('fault.several');
      const chosen: Id[] = [];
      for (const one of new Set(answer)) {
        const option = options.find((known) => known.id === one);
        if (!option) return sayUmpire('fault.choice', { answer: shown(one) });
        if (option.refused) return option.refused.why;
        chosen.push(option.id);
      }
      return chosen;
    });
  }
  count(id: string, text: Text, least: number, most: number, hints: Hints<number> & Amount = {}): number | undefined {
    return this.#amount('count', id, text, least, most, hints);
  }
  number(id: string, text: Text, least: number, most: number, hints: Hints<number> & Amount = {}): number | undefined {
    return this.#amount('number', id, text, least, most, hints);
  }
  words(id: string, text: Text, most: number, hints: Hints<string> & { readonly needed?: boolean } = {}) {
    const { needed, ...rest } = hints;
    return this.#ask('words', id, text, rest, {}, (answer) => {
      if (typeof answer !== 'string') return sayUmpire('fault.words');
      const words = answer.replace(/\s+/g, ' ').trim();
      if (words.length > most) return sayUmpire('fault.tooLong', { most });
      return words === '' && needed ? sayUmpire('fault.empty') : words;
    });
  }

  #amount(kind: Kind, id: string, text: Text, least: number, most: number, hints: Hints<number> & Amount) {
    const { unit, decimals, ...rest } = hints;
    const more = { least, most, ...(unit && { unit }), ...(decimals && { decimals }) };
    return this.#ask(kind, id, text, rest, more, (answer) => {
      const isFine = typeof answer === 'number' && (decimals ? Number.isFinite(answer) : Number.isInteger(answer));
      return isFine && answer >= least && answer <= most ? answer : sayUmpire('fault.number', { least, most });
    });
  }
  #ask<T extends Answer>(
    kind: Kind,
    id: string,
    text: Text,
    { likely, because, note, rule, isRare }: Hints<T>,
    more: Partial<RefereeQuestion>,
    read: (answer: Answer) => T | Text,
  ): T | undefined {
    this.questions.push({
      id,
      text,
      kind,
      ...more,
      ...(likely !== undefined && { likely }),
      ...(because && { because }),
      ...(note && { note }),
      ...(rule && { rule }),
      ...(isRare && { isRare }),
    });
    const given = this.given(id) ?? likely;
    if (given === undefined) {
      this.missing.push(id);
      return undefined;
    }
    const value = read(given);
    if (isWords(value)) return this.fault(id, value);
    this.counted[id] = value;
    return value;
  }
}
interface Amount {
  readonly unit?: Text;
  readonly decimals?: number;
}
const isWords = (value: Answer | Text): value is Text =>
  typeof value === 'object' && !Array.isArray(value) && 'en' in value;
const shown = (answer: unknown): string => {
  const text = typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '');
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};
