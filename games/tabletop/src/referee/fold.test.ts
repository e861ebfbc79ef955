import { amount } from '@tambour/kernel/testing';
import type { Answer, Draft, Entry, RefereeQuestion } from '@tambour/stage/referee';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS } from './kinds.ts';
import { referee } from './referee.ts';
import { Talk } from './testing/talk.ts';

const army = (): Talk => {
  const talk = new Talk();
  for (const draft of referee.armies[0]?.drafts('en') ?? []) talk.enter(draft);
  talk.unit('guns', 'french.horseArtillery', 4, { formation: 'limbered' });
  talk.unit('guard', 'french.guard', 12, { formation: 'garrison' });
  return talk;
};

/** A number for each choice to be made. */
class Chance {
  #at = 0;
  readonly numbers: readonly number[];
  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }
  get isOver(): boolean {
    return this.#at >= this.numbers.length;
  }
  under(most: number): number {
    return most <= 0 ? 0 : (this.numbers[this.#at++] ?? 0) % most;
  }
  of<T>(list: readonly T[]): T | undefined {
    return list[this.under(list.length)];
  }
}
function answerTo({ kind, options = [], least = 0, most = 0 }: RefereeQuestion, chance: Chance): Answer {
  const free = options.filter(({ refused }) => !refused).map(({ id }) => id);
  if (kind === 'yesNo') return chance.under(2) === 0;
  if (kind === 'choice') return chance.of(free) ?? '';
  if (kind === 'several') return free.filter(() => chance.under(2) === 0);
  if (kind === 'words') return 'words';
  return least + chance.under(Math.min(most - least + 1, 120));
}
/** Something that may happen, or something due, answered by chance until its form is complete. */
function anyStep(talk: Talk, chance: Chance): void {
  const pieces = [...talk.ledger.pieces.map(({ id }) => id), null];
  const due = chance.under(3) > 0 ? talk.ledger.dues[0] : undefined;
  const draft = due?.draft ?? chance.of(referee.happenings(talk.ledger, chance.of(pieces) ?? null))?.draft;
  if (!draft) return;
  let answers = { ...draft.answers };
  let dice: readonly number[] = [];
  for (let n = 0; n < 40; n++) {
    const form = referee.form(talk.ledger, { ...draft, answers, dice });
    if (form.faults.length > 0) return;
    const open = form.questions.find(
      ({ id, likely }) => answers[id] === undefined && (likely === undefined || chance.under(4) === 0),
    );
    if (open) answers = { ...answers, [open.id]: answerTo(open, chance) };
    else if (form.dice.length > 0) dice = [1 + chance.under(6)];
    else break;
  }
  const form = referee.form(talk.ledger, { ...draft, answers, dice });
  if (form.missing.length === 0 && form.faults.length === 0 && form.dice.length === 0)
    talk.enter({ ...draft, answers, dice });
}
/** Meets what is due: whatever has no likely answer is answered by chance. */
function meet(talk: Talk, draft: Draft, chance: Chance): void {
  let answers = { ...draft.answers };
  const dice = [1 + chance.under(6)];
  for (let n = 0; n < 10; n++) {
    const { missing, questions } = referee.form(talk.ledger, { ...draft, answers, dice });
    if (missing.length === 0) break;
    for (const question of questions)
      if (missing.includes(question.id)) answers = { ...answers, [question.id]: answerTo(question, chance) };
  }
  talk.enter({ ...draft, answers, dice });
}
const played = (numbers: readonly number[]): Talk => {
  const talk = army();
  const chance = new Chance(numbers);
  while (!chance.isOver) anyStep(talk, chance);
  return talk;
};
const choices = fc.array(fc.nat(9999), { minLength: 150, maxLength: 500 });
const runs = { numRuns: amount(6, 300) };

describe('random tables', () => {
  it('never throw; folded at once they are the same as entry by entry; every due can be met', () => {
    fc.assert(
      fc.property(choices, (numbers) => {
        const talk = played(numbers);
        expect(talk.ledger.told.filter(({ trouble }) => trouble)).toEqual([]);
        expect(referee.fold(structuredClone(talk.entries))).toEqual(talk.ledger);
        for (const { draft } of talk.ledger.dues) expect(referee.form(talk.ledger, draft).faults).toEqual([]);
      }),
      runs,
    );
  });
  it('dues come to an end: met one after the other, nothing is left', () => {
    fc.assert(
      fc.property(choices, choices, (numbers, more) => {
        const talk = played(numbers);
        const chance = new Chance(more);
        for (let met = 0; ; met++) {
          const [due] = talk.ledger.dues;
          if (!due) break;
          expect(met).toBeLessThan(128);
          meet(talk, due.draft, chance);
          expect(talk.last.trouble).toBeUndefined();
          expect(talk.ledger.dues.map(({ id }) => id)).not.toContain(due.id);
        }
      }),
      runs,
    );
  });
  it('an entry left out leaves the others in their places; what makes no sense any more changes nothing', () => {
    fc.assert(
      fc.property(choices, fc.nat(9999), (numbers, which) => {
        const talk = played(numbers);
        const at = which % talk.entries.length;
        const without = talk.entries.filter((_, n) => n !== at);
        const ledger = referee.fold(without);
        expect(ledger.told.map(({ entry }) => entry)).toEqual(without);
        const idle = new Set(ledger.told.filter(({ trouble }) => trouble).map(({ entry }) => entry.id));
        const { told, ...rest } = referee.fold(without.filter(({ id }) => !idle.has(id)));
        expect({ ...rest, told: ledger.told.filter(({ entry }) => !idle.has(entry.id)) }).toEqual({ ...rest, told });
        expect({ ...ledger, told: [] }).toEqual({ ...rest, told: [] });
        // Put back in its place, all is as it was.
        expect(referee.fold(talk.entries)).toEqual(talk.ledger);
      }),
      runs,
    );
  });
});

const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    't-fr1',
    't-fr2',
    't-fr3',
    't-au1',
    't-au2',
    'g-fr',
    'g-fr.1',
    'other',
    '-',
    'blue',
    'french.ligne',
    'line',
    'rally',
    'near',
  ),
  fc.integer({ min: -5, max: 300 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.array(fc.constantFrom('t-fr1', 't-au1', 't-au2', 'x'), { maxLength: 4 }),
);
const NAMES = [
  'piece',
  'due',
  'enemy',
  'losses',
  'inflicted',
  'by',
  'target',
  'chargers',
  'leader',
  'case',
  'witnesses',
  'id',
  'side',
  'type',
  'name',
  'figures',
  'formation',
  'shelter',
  'captor',
  'where',
  'command',
  'waive',
  'obstacle',
];
const anyEntry: fc.Arbitrary<Omit<Entry, 'id'>> = fc.record({
  at: fc.constant('2026-01-01T00:00:00.000Z'),
  type: fc.oneof(fc.constantFrom(...KINDS.keys()), fc.string({ maxLength: 8 })),
  answers: fc.dictionary(fc.constantFrom(...NAMES), anyAnswer, { maxKeys: 8 }),
  dice: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 2 }),
  overrides: fc.dictionary(
    fc.constantFrom('B1', 'F01', 'F29', 'D', 'nonsense'),
    fc.record({ value: fc.integer({ min: -30, max: 30 }), by: fc.string({ maxLength: 5 }) }),
    { maxKeys: 2 },
  ),
});
it('any list of entries that parses is folded: never an error, the same each time', () => {
  const base = army();
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 40 }), (entries) => {
      const all = [...base.entries, ...entries.map((entry, n) => ({ ...entry, id: `x${n % 35}` }))].map((entry) =>
        referee.readEntry(JSON.parse(JSON.stringify(entry)), 'entry'),
      );
      const ledger = referee.fold(all);
      expect(ledger.told).toHaveLength(all.length);
      expect(referee.fold(structuredClone(all))).toEqual(ledger);
      for (const piece of [null, ...ledger.pieces.map(({ id }) => id)])
        for (const { draft } of referee.happenings(ledger, piece)) referee.form(ledger, draft);
      referee.report(ledger, 'fr');
      referee.csv.write(ledger);
    }),
    { numRuns: amount(40, 1000) },
  );
});
