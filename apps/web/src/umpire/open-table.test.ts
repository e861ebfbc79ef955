import type { Entry, Referee } from '@tambour/stage/referee';
import { describe, expect, it } from 'vitest';
import { newTable, OpenTable } from './open-table.ts';
import { readTableRow } from './table-row.ts';
import type { Tables } from './tables.ts';
import { readLatest } from './unsaved.ts';

const FORM = { title: { en: '', fr: '' }, questions: [], missing: [], faults: [], dice: [] };
/** A referee that only lists what was entered. */
const listing = {
  game: 'list',
  fold: (entries: readonly Entry[]) => ({
    pieces: [],
    clock: FORM.title,
    dues: [],
    reminders: [],
    told: entries.map((entry) => ({ entry, title: FORM.title, clock: FORM.title, lines: [] })),
  }),
  form: () => FORM,
} as unknown as Referee;
const tables = { put: async () => {}, trouble: undefined } as unknown as Tables;
const draft = (n: number) => ({ type: 'note', answers: { n } });
const notesOf = (table: OpenTable) => table.row.entries.map((entry) => entry.answers.n);

function begun(): OpenTable {
  const table = new OpenTable(listing, tables, newTable('list', 'Table'));
  for (const n of [1, 2, 3]) table.enter(draft(n), FORM, undefined);
  return table;
}

describe('undo takes back the last change, whatever it was', () => {
  it('a correction, an entry taken out, an entry; and does each again', () => {
    const table = begun();
    const [first, second] = table.row.entries;
    table.enter(draft(9), FORM, undefined, first!.id);
    expect(notesOf(table)).toEqual([9, 2, 3]);
    table.strike(second!.id);
    expect(notesOf(table)).toEqual([9, 3]);
    table.undo();
    expect(notesOf(table)).toEqual([9, 2, 3]);
    table.undo();
    expect(notesOf(table)).toEqual([1, 2, 3]);
    table.undo();
    expect(notesOf(table)).toEqual([1, 2]);
    for (let n = 0; n < 3; n++) table.redo();
    expect(notesOf(table)).toEqual([9, 3]);
    expect(table.canRedo.value).toBe(false);
  });
  it('a whole roster at once, and nothing beyond the beginning', () => {
    const table = new OpenTable(listing, tables, newTable('list', 'Table'));
    table.enterAll([draft(1), draft(2)]);
    table.undo();
    table.undo();
    expect(notesOf(table)).toEqual([]);
    expect(table.canUndo.value).toBe(false);
    table.redo();
    expect(notesOf(table)).toEqual([1, 2]);
  });
  it('a test: what was answered before the die fell is asked again as it was', () => {
    const table = begun();
    table.enter({ ...draft(4), dice: [5] }, FORM, 'program');
    table.undo();
    expect(table.screen.value).toEqual({ at: 'form', draft: draft(4) });
    table.undo();
    expect(table.screen.value).toEqual({ at: 'table' });
    expect(notesOf(table)).toEqual([1, 2]);
  });
  it('another change after it leaves nothing to do again', () => {
    const table = begun();
    table.undo();
    table.enter(draft(4), FORM, undefined);
    table.redo();
    expect(notesOf(table)).toEqual([1, 2, 4]);
  });
});

describe('a correction', () => {
  it.each([
    [[5], 'program'],
    [[1], 'own'],
  ] as const)('of a die that was rolled here: %s is %s', (dice, thrown) => {
    const table = new OpenTable(listing, tables, newTable('list', 'Table'));
    table.enter({ ...draft(1), dice: [5] }, FORM, 'program');
    table.enter({ ...draft(2), dice }, FORM, undefined, table.row.entries[0]!.id);
    expect(table.row.entries[0]).toMatchObject({ answers: { n: 2 }, dice, thrown });
  });
});

describe('the clock of the phone', () => {
  it('may be set back: what was changed later is later all the same', () => {
    const row = { ...newTable('list', 'Table'), changed: '2126-01-01T00:00:00.000Z' };
    const table = new OpenTable(listing, tables, row);
    table.rename('first');
    expect(table.row.changed > row.changed).toBe(true);
    const first = table.row;
    table.rename('second');
    expect(readLatest(JSON.parse(JSON.stringify(first)), table.row).name).toBe('second');
    expect(readLatest(JSON.parse(JSON.stringify(table.row)), first).name).toBe('second');
  });
});

describe('a kept table', () => {
  it('is read again as it was', () => {
    const { row } = begun();
    expect(readTableRow(JSON.parse(JSON.stringify(row)), 'table')).toEqual(JSON.parse(JSON.stringify(row)));
  });
  it.each([
    [
      'table.entries.1.answers.n',
      (row: Record<string, never[]>) => Object.assign(row.entries![1]!, { answers: { n: null } }),
    ],
    ['table.done.0.at', (row: Record<string, never[]>) => Object.assign(row.done![0]!, { at: -1 })],
    ['table.changed', (row: Record<string, never[]>) => Object.assign(row, { changed: 'yesterday' })],
    ['table.begun', (row: Record<string, never[]>) => Object.assign(row, { begun: '+275760-09-13T00:00:00.000Z' })],
    ['table.entries.0.at', (row: Record<string, never[]>) => Object.assign(row.entries![0]!, { at: '' })],
    ['table.screen.at', (row: Record<string, never[]>) => Object.assign(row, { screen: { at: 'moon' } })],
  ])('names what is wrong: %s', (field, spoil) => {
    const row = JSON.parse(JSON.stringify(begun().row));
    spoil(row);
    expect(() => readTableRow(row, 'table')).toThrow(field);
  });
});
