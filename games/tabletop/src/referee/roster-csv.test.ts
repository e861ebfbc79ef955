import type { Ledger } from '@tambour/stage/referee';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIBRARY } from './library.ts';
import { referee } from './referee.ts';
import { COLUMNS } from './roster-csv.ts';
import { Talk } from './testing/talk.ts';

const entered = (text: string): Ledger => {
  const { drafts, faults } = referee.csv.read(text);
  expect(faults).toEqual([]);
  const talk = new Talk();
  for (const draft of drafts) talk.enter(draft);
  return talk.ledger;
};
const faultsOf = (text: string): readonly string[] =>
  referee.csv.read(text).faults.map(({ line, column, why }) => `${line} ${column}: ${why.en}`);

describe('a roster as a table', () => {
  it('the example is read, with generals, regiments and what is left empty', () => {
    const { pieces } = entered(referee.csv.example);
    expect(pieces.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'unit 34-1',
      'unit 34-2',
      'unit 9h',
      'unit muff',
      'unit bat',
      'leader lannes',
      'leader lannes.1',
      'leader lannes.2',
      'leader louis',
      'leader louis.1',
      'leader louis.2',
    ]);
    const general = pieces[0]?.details.find(({ label }) => label.en === 'General in charge')?.value.en;
    expect([pieces[0]?.what.en, general]).toEqual(['Line battalion, regular', 'Lannes']);
  });
  it('both printed battles, written and read again, are the same in both languages', () => {
    for (const { drafts } of referee.armies)
      for (const language of ['en', 'fr'] as const) {
        const talk = new Talk();
        for (const draft of drafts(language)) talk.enter(draft);
        const text = referee.csv.write(talk.ledger);
        const again = entered(text);
        expect(again.pieces).toEqual(talk.ledger.pieces);
        expect(referee.csv.write(again)).toBe(text);
      }
  });
  it('a second list may call its pieces what the first does: each is added under an id of its own, and its lines mean its own', () => {
    const list = (side: string, names: string) =>
      `piece,id,side,name,type,general\ngeneral,,${side},General ${names},,\nunit,a,${side},${names},french.ligne,general-2`;
    const talk = new Talk();
    for (const [side, names] of [
      ['blue', 'First'],
      ['red', 'Second'],
      ['red', 'Third'],
    ] as const) {
      const { drafts, faults } = referee.csv.read(list(side, names), talk.ledger);
      expect(faults).toEqual([]);
      for (const draft of drafts) talk.enter(draft);
    }
    expect(talk.ledger.told.map(({ trouble }) => trouble?.en)).toEqual(Array.from({ length: 6 }, () => undefined));
    const generals = talk.ledger.pieces.flatMap(({ name, details }) =>
      details.filter(({ label }) => label.en === 'General in charge').map(({ value }) => [name.en, value.en]),
    );
    expect(generals).toEqual(['First', 'Second', 'Third'].map((name) => [name, `General ${name}`]));
  });
  it('the same list twice is told, and adds nobody a second time', () => {
    const talk = new Talk();
    const text = 'piece,side,name,type\ngeneral,blue,Lannes,\nunit,blue,34e,french.ligne';
    for (const draft of referee.csv.read(text).drafts) talk.enter(draft);
    const { drafts, faults } = referee.csv.read(text, talk.ledger);
    expect(drafts).toEqual([]);
    expect(faults.map(({ line, why }) => `${line}: ${why.en}`)).toEqual([
      '2: Lannes is already on the roster under this id.',
      '3: 34e is already on the roster under this id.',
    ]);
  });
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'a cell may hold %s: it is only a word',
    (word) => {
      expect(faultsOf(`piece,side,name,type\n${word},blue,A,french.ligne`)).toEqual([
        '2 piece: Must be unit, general or aide.',
      ]);
      const columns = ['side', 'type', 'figures', 'formation', 'general', 'status', 'companies', 'order'];
      for (const column of columns)
        expect(
          faultsOf(`name,${columns.join()}\nA,${columns.map((one) => (one === column ? word : '')).join()}`),
        ).not.toEqual([]);
      expect(entered(`side,name,type,id,regiment\nblue,${word},french.ligne,${word},${word}`).pieces[0]?.id).toBe(word);
    },
  );
  it('any names, figures and values, written and read again, are the same', () => {
    const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => text.trim() !== '');
    const unit = fc.record({
      name,
      regiment: fc.string({ maxLength: 10 }),
      type: fc.constantFrom(...LIBRARY.map(({ key }) => key)),
      figures: fc.integer({ min: 1, max: 48 }),
      side: fc.constantFrom('blue', 'red'),
      companies: fc.boolean(),
      base: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 6 }), fc.array(name, { maxLength: 2 }), (units, generals) => {
        const talk = new Talk();
        for (const one of generals) talk.tell('general', { name: one, side: 'blue', value: 60 });
        for (const answers of units) talk.tell('unit', answers);
        const again = entered(referee.csv.write(talk.ledger));
        const plain = ({ pieces }: Ledger) => pieces.map(({ id, ...rest }) => rest);
        expect(plain(again)).toEqual(plain(talk.ledger));
      }),
      { numRuns: 40 },
    );
  });
  it('semicolons, quotes and a mark of byte order, as spreadsheets write them', () => {
    const { pieces } = entered('\uFEFFside;name;type;figures\r\nblue;"Garde; 1er ""vieux""";french.guard;12\r\n');
    expect(pieces[0]?.name.en).toBe('Garde; 1er "vieux"');
  });
  it('a cell that a spreadsheet would calculate is written as text', () => {
    const talk = new Talk();
    talk.unit('a', 'french.guard', 12, { name: '=1+1' });
    const text = referee.csv.write(talk.ledger);
    expect(text).toContain("'=1+1");
    expect(entered(text).pieces[0]?.name.en).toBe('=1+1');
  });
});

describe('what is wrong with a roster', () => {
  it('is named by line, column and reason', () => {
    const head = 'piece,id,side,name,type,figures,general,companies,value,arms,superior\n';
    expect(faultsOf('')).toEqual(['1 : The table is empty.']);
    expect(faultsOf('side,name,colour\n')).toEqual([`1 colour: Unknown column. Known: ${COLUMNS.join(', ')}.`]);
    expect(faultsOf('side,type\n')).toEqual(['1 name: This column is missing.']);
    expect(faultsOf(`${head}unit,a,green,A,french.guard,12`)).toEqual(['2 side: “green” is not one of the choices.']);
    expect(faultsOf(`${head}unit,a,blue,A,french.martians,12`)).toEqual([
      '2 type: Unknown troop type: french.martians.',
    ]);
    expect(faultsOf(`${head}unit,a,blue,A,french.guard,twelve`)).toEqual([
      '2 figures: “twelve” is not a whole number.',
    ]);
    expect(faultsOf(`${head}unit,a,blue,A,french.guard,99`)).toEqual(['2 figures: A number from 1 to 48.']);
    expect(faultsOf(`${head}unit,a,blue,,french.guard,12`)).toEqual(['2 name: This cell is empty.']);
    expect(faultsOf(`${head}unit,a,blue,A,french.guard,12,Ney`)).toEqual([
      '2 general: No general “Ney” in an earlier line.',
    ]);
    expect(faultsOf(`${head}unit,a,blue,A,french.guard,12,,maybe`)).toEqual([
      '2 companies: “maybe” is neither yes nor no.',
    ]);
    expect(faultsOf(`${head}general,g,blue,Ney,,,,,500`)).toEqual(['2 value: A number from 20 to 100.']);
    expect(faultsOf(`${head}general,g,blue,Ney,,,,,60,camels`)[0]).toContain('2 arms: “camels”');
    expect(faultsOf(`${head}horse,g,blue,Ney`)).toEqual(['2 piece: Must be unit, general or aide.']);
    expect(faultsOf(`${head}unit,a,blue,A,french.guard,12\n\nunit,a,blue,B,french.guard,12`)).toEqual([
      '4 id: A is already on the roster under this id.',
    ]);
  });
  it('any text is read without an error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        referee.csv.read(text);
        referee.csv.read(`side,name,type\n${text}`);
        return true;
      }),
      { numRuns: 100 },
    );
  });
});
