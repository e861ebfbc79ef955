import type { Text } from '@tambour/kernel';
import type { Answer, Draft, Ledger, RosterFault } from '@tambour/stage/referee';
import { ARMS } from '../model/vocabulary.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import { Asking } from './asking.ts';
import { readCsv, unguarded, writeCsv } from './csv-text.ts';
import { KINDS } from './kinds.ts';
import { troopType } from './library.ts';
import { NOBODY } from './roster.ts';
import { emptyTable, type Leader, leaderOf, type Table, unitOf } from './table.ts';

/**
 * A roster as a table, one piece a line. The columns, in any order; a cell left empty has its usual value:
 *
 * - piece: unit, general or aide; empty is a unit
 * - id: what other lines call it; empty is the number of its line. Where the table has another piece of that id, it gets one of its own
 * - side: blue or red
 * - name
 * - general: of a unit the general in charge, of an aide his general; by id or name, in an earlier line or on the table
 * - type, figures, formation, regiment, status, base, companies (yes or no), class, order: of a unit
 * - value, superior, arms (with + between them), aides: of a general
 */
export const COLUMNS = [
  'piece',
  'id',
  'side',
  'name',
  'type',
  'figures',
  'formation',
  'regiment',
  'general',
  'status',
  'base',
  'companies',
  'class',
  'order',
  'value',
  'superior',
  'arms',
  'aides',
] as const;
type Column = (typeof COLUMNS)[number];
const OF: ReadonlyMap<string, readonly Column[]> = new Map<string, readonly Column[]>([
  ['unit', ['type', 'figures', 'formation', 'regiment', 'general', 'status', 'base', 'companies', 'class', 'order']],
  ['general', ['value', 'superior', 'arms', 'aides']],
  ['aide', ['general']],
]);
const NUMBERS: readonly string[] = ['figures', 'base', 'value', 'aides'];
const YES: readonly string[] = ['yes', 'y', 'oui', 'o', 'true', '1'];
const NO: readonly string[] = ['no', 'n', 'non', 'false', '0'];

type Cells = ReadonlyMap<string, string>;
interface Read {
  readonly drafts: readonly Draft[];
  readonly faults: readonly RosterFault[];
}
const MOST_LINES = 400;

/** What the lines before have brought. */
interface Reading {
  /** The table with their pieces on it. */
  readonly table: Table;
  /** What pieces of the list are called on the table, by their ids in the list. */
  readonly ids: Map<string, string>;
}

/** The drafts of a roster that comes onto a table, and what is wrong with it by line and column. */
export function readRoster(text: string, onto: Table = emptyTable()): Read {
  const [head, ...lines] = readCsv(text);
  if (!head) return { drafts: [], faults: [{ line: 1, column: '', why: sayUmpire('csv.empty') }] };
  const columns = head.cells.map((cell) => cell.trim().toLowerCase());
  const unknown = columns.filter((column) => column !== '' && !COLUMNS.some((known) => known === column));
  const faults: RosterFault[] = unknown.map((column) => ({
    line: head.line,
    column,
    why: sayUmpire('csv.column', { columns: COLUMNS.join(', ') }),
  }));
  for (const needed of ['side', 'name'] as const)
    if (!columns.includes(needed)) faults.push({ line: head.line, column: needed, why: sayUmpire('csv.noColumn') });
  if (lines.length > MOST_LINES)
    faults.push({ line: head.line, column: '', why: sayUmpire('csv.tooMany', { most: MOST_LINES }) });
  if (faults.length > 0) return { drafts: [], faults };
  const reading: Reading = { table: structuredClone(onto), ids: new Map() };
  const drafts: Draft[] = [];
  for (const { line, cells } of lines) {
    const byColumn = new Map(columns.map((column, at) => [column, unguarded((cells[at] ?? '').trim())]));
    const read = readLine(reading, line, byColumn);
    if ('draft' in read) drafts.push(read.draft);
    else faults.push(...read.faults);
  }
  return { drafts, faults };
}

function readLine(
  reading: Reading,
  line: number,
  cells: Cells,
): { readonly draft: Draft } | { readonly faults: readonly RosterFault[] } {
  const { table, ids } = reading;
  const fault = (column: string, why: Text) => ({ faults: [{ line, column, why }] });
  const type = cells.get('piece') || 'unit';
  const mine = OF.get(type);
  if (!mine) return fault('piece', sayUmpire('csv.piece'));
  const called = cells.get('id') || `${type}-${line}`;
  const there = ids.has(called) ? undefined : pieceOf(table, called);
  if (there && there.side === cells.get('side') && there.name === cells.get('name'))
    return fault('id', sayUmpire('trouble.twice', { name: there.name }));
  const answers: Record<string, Answer> = { id: there ? freeId(table, called) : called };
  const faults: RosterFault[] = [];
  for (const column of [...(type === 'aide' ? [] : ['side']), 'name', ...mine]) {
    const cell = cells.get(column) ?? '';
    if (cell === '') continue;
    const answer = answerOf(reading, column, cell);
    if (typeof answer === 'object' && 'en' in answer) faults.push({ line, column, why: answer });
    else answers[column] = answer;
  }
  const needs =
    type === 'unit'
      ? (['side', 'type', 'name'] as const)
      : type === 'general'
        ? (['side', 'name'] as const)
        : (['general'] as const);
  for (const column of needs)
    if (answers[column] === undefined && !faults.some((known) => known.column === column))
      faults.push({ line, column, why: sayUmpire('csv.missing') });
  if (type === 'unit' && typeof answers.type === 'string' && !troopType(answers.type))
    faults.push({ line, column: 'type', why: sayUmpire('csv.type', { type: answers.type }) });
  if (faults.length > 0) return { faults };
  // What is left empty stands where nothing came before it.
  if (type === 'unit') answers.general ??= NOBODY;
  if (type === 'general') answers.superior ??= NOBODY;
  const draft: Draft = { type, answers };
  const ask = new Asking(draft);
  const outcome = KINDS.get(type)?.run(table, ask);
  const wrong = ask.faults.map(({ question, why }) => ({ line, column: question, why }));
  if (outcome?.trouble) wrong.push({ line, column: 'id', why: outcome.trouble });
  for (const question of ask.missing) wrong.push({ line, column: question, why: sayUmpire('csv.missing') });
  if (wrong.length > 0 || !outcome?.change) return { faults: wrong };
  outcome.change(table, `${answers.id}`);
  ids.set(called, `${answers.id}`);
  return { draft: { type, answers: { id: answers.id ?? '', ...ask.counted } } };
}
const pieceOf = (table: Table, id: string) => unitOf(table, id) ?? leaderOf(table, id);
/** Two lists may call different pieces the same: a name of its own, no longer than one may be. */
function freeId(table: Table, called: string, n = 2): string {
  const id = `${called.slice(0, 36)}-${n}`;
  return pieceOf(table, id) ? freeId(table, called, n + 1) : id;
}
/** A general by what his list calls him, else by his name; those of the list before those who were there. */
function generalOf({ table, ids }: Reading, called: string): Leader | undefined {
  const generals = table.leaders.filter(({ rank }) => rank === 'general');
  const own = new Set(ids.values());
  const known = ids.get(called) ?? called;
  const isNamed = ({ name }: Leader): boolean => name === called;
  return (
    generals.find(({ id }) => id === known) ??
    generals.find((one) => own.has(one.id) && isNamed(one)) ??
    generals.find(isNamed)
  );
}
function answerOf(reading: Reading, column: string, cell: string): Answer | Text {
  if (NUMBERS.includes(column)) {
    const value = Number(cell);
    return Number.isInteger(value) ? value : sayUmpire('csv.number', { cell });
  }
  if (column === 'companies') {
    const word = cell.toLowerCase();
    return YES.includes(word) ? true : NO.includes(word) ? false : sayUmpire('csv.yesNo', { cell });
  }
  if (column === 'arms') {
    const arms = cell.split(/[+/ ]+/).map((one) => one.trim());
    const odd = arms.find((one) => !ARMS.some((known) => known === one));
    return odd === undefined ? arms : sayUmpire('csv.arms', { cell: odd });
  }
  if (column === 'general' || column === 'superior') {
    if (cell === NOBODY) return NOBODY;
    const found = generalOf(reading, cell);
    return found ? found.id : sayUmpire('csv.general', { cell });
  }
  return cell;
}

/** The roster as it was entered, as a table that can be read again: every answer is written out. */
export function writeRoster(ledger: Ledger): string {
  const table = emptyTable();
  const rows = ledger.told.flatMap(({ entry, trouble }) => {
    const kind = OF.has(entry.type) && !trouble ? KINDS.get(entry.type) : undefined;
    if (!kind) return [];
    const ask = new Asking(entry);
    kind.run(table, ask).change?.(table, entry.id);
    return [rowOf(entry.type, { ...entry.answers, ...ask.counted }, entry.id)];
  });
  return writeCsv([COLUMNS, ...rows]);
}
function rowOf(type: string, answers: Draft['answers'], entry: string): readonly string[] {
  const mine: readonly string[] = [
    'piece',
    'id',
    'name',
    ...(type === 'aide' ? [] : ['side']),
    ...(OF.get(type) ?? []),
  ];
  return COLUMNS.map((column) => {
    if (!mine.includes(column)) return '';
    if (column === 'piece') return type;
    if (column === 'id') return typeof answers.id === 'string' ? answers.id : entry;
    return cellOf(answers[column]);
  });
}
const cellOf = (answer: Answer | undefined): string =>
  answer === undefined
    ? ''
    : typeof answer === 'boolean'
      ? answer
        ? 'yes'
        : 'no'
      : Array.isArray(answer)
        ? answer.join('+')
        : `${answer}`;
