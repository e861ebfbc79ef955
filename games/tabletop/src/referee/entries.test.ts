import { describe, expect, it } from 'vitest';
import { KINDS } from './kinds.ts';
import { referee } from './referee.ts';
import { Talk } from './testing/talk.ts';

const good = {
  id: 'a',
  at: '2026-01-01T00:00:00.000Z',
  type: 'fire',
  answers: { piece: 'F', losses: 3, more1: false, list: ['x'] },
};

describe('entries from anybody', () => {
  it('are read, and written and read again are the same', () => {
    const entry = { ...good, dice: [3], thrown: 'own', overrides: { B1: { value: 3, by: 'Anna' } } };
    expect(referee.readEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
  });
  it.each([
    [{ ...good, id: 7 }, 'entry.id: must be a text, not 7'],
    [{ ...good, type: undefined }, 'entry.type: is missing (a text)'],
    [
      { ...good, answers: { losses: null } },
      'entry.answers.losses: must be a text, a number, true or false, or a list of texts',
    ],
    [{ ...good, answers: { list: [1] } }, 'entry.answers.list.0: must be a text, not 1'],
    [{ ...good, dice: [0] }, 'entry.dice.0: must be a whole number from 1 to 100, not 0'],
    [{ ...good, thrown: 'twice' }, 'entry.thrown: must be one of own, program, not "twice"'],
    [{ ...good, overrides: { B1: { value: 3 } } }, 'entry.overrides.B1.by: is missing (a text)'],
    [{ ...good, more: 1 }, 'entry.more: is not a known field'],
    [[], 'entry: must be an object, not a list'],
  ])('a bad field is named: %#', (json, message) => {
    expect(() => referee.readEntry(json)).toThrow(message);
  });
});

describe('in both languages', () => {
  it('every question, option and note of every kind of entry', () => {
    const talk = new Talk();
    for (const draft of referee.armies[1]?.drafts('fr') ?? []) talk.enter(draft);
    const blank: string[] = [];
    const check = (where: string, text: { readonly en: string; readonly fr: string } | undefined): void => {
      if (text && (text.en.trim() === '' || text.fr.trim() === '')) blank.push(where);
      if (text && / [:;?!»]/.test(text.fr)) blank.push(`${where}: ${text.fr}`);
    };
    for (const type of KINDS.keys()) {
      for (const piece of ['f-17-1', 'f-9h', 'f-bat1', 'lannes']) {
        const form = talk.form({ type, answers: { piece, leader: 'lannes', chargers: ['f-9h'] } });
        check(type, form.title);
        for (const { id, text, options = [], because, note } of form.questions) {
          for (const part of [text, because, note]) check(`${type}.${id}`, part);
          for (const option of options)
            for (const part of [option.label, option.note, option.refused?.why])
              check(`${type}.${id}.${option.id}`, part);
        }
      }
    }
    for (const { id } of talk.ledger.pieces)
      for (const { text } of referee.happenings(talk.ledger, id)) check(id, text);
    expect(blank).toEqual([]);
  });
  it('the report has a line for every entry, and a test with every item', () => {
    const talk = new Talk();
    talk.unit('F', 'austrian.fusilier', 20);
    talk.tell('fire', { piece: 'F', losses: 70 });
    talk.test('F', 4);
    const [head, ...rows] = referee.report(talk.ledger, 'fr').trim().split('\r\n');
    expect(head).toMatch(/^Numéro,Heure,/);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toContain('B1 Valeur de base: 5');
    expect(rows[2]).toContain('Obéir');
  });
});
