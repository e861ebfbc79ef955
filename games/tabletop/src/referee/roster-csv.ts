import type { Text } from '@tambour/kernel';
import type { Answer, Draft, Ledger, RosterFault } from '@tambour/stage/referee';
import { ARMS } from '../model/vocabulary.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import { Asking } from './asking.ts';
import { readCsv, unguarded, writeCsv } from './csv-text.ts';
import { KINDS } from './kinds.ts';
import { troopType } from './library.ts';
import { NOBODY } from './roster.ts';
import { emptyTable, type Table } from './table.ts';

/**
 * A roster as a table, one piece a line. The columns, in any order; a cell left empty has its usual value:
 *
 * - piece: unit, general or aide; empty is a unit
 * - id: what other lines call it; empty is the number of its line
 * - side: blue or red
 * - name
 * - general: of a unit the general in charge, of an aide his general; by id or name, in an earlier line
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
const OF: Readonly<Record<string, readonly Column[]>> = {
  unit: ['type', 'figures', 'formation', 'regiment', 'general', 'status', 'base', 'companies', 'class', 'order'],
  general: ['value', 'superior', 'arms', 'aides'],
  aide: ['general'],
};
const NUMBERS: readonly string[] = ['figures', 'base', 'value', 'aides'];
const YES: readonly string[] = ['yes', 'y', 'oui', 'o', 'true', '1'];
const NO: readonly string[] = ['no', 'n', 'non', 'false', '0'];

type Cells = ReadonlyMap<string, string>;
interface Read {
  readonly drafts: readonly Draft[];
  readonly faults: readonly RosterFault[];
}
const MOST_LINES = 400;

/** The drafts of a roster, and what is wrong with it by line and column. */
export function readRoster(text: string): Read {
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
  const table = emptyTable();
  const drafts: Draft[] = [];
  for (const { line, cells } of lines) {
    const byColumn = new Map(columns.map((column, at) => [column, unguarded((cells[at] ?? '').trim())]));
    const read = readLine(table, line, byColumn);
    if ('draft' in read) drafts.push(read.draft);
    else faults.push(...read.faults);
  }
  return { drafts, faults };
}

function readLine(
  table: Table,
  line: number,
  cells: Cells,
): { readonly draft: Draft } | { readonly faults: readonly RosterFault[] } {
  const fault = (column: string, why: Text) => ({ faults: [{ line, column, why }] });
  const type = cells.get('piece') || 'unit';
  const mine = OF[type];
  if (!mine) return fault('piece', sayUmpire('csv.piece'));
  const answers: Record<string, Answer> = { id: cells.get('id') || `${type}-${line}` };
  const faults: RosterFault[] = [];
  for (const column of [...(type === 'aide' ? [] : ['side']), 'name', ...mine]) {
    const cell = cells.get(column) ?? '';
    if (cell === '') continue;
    const answer = answerOf(table, column, cell);
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
  return { draft: { type, answers: { id: answers.id ?? '', ...ask.counted } } };
}
function answerOf(table: Table, column: string, cell: string): Answer | Text {
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
    const found =
      table.leaders.find(({ id, rank }) => rank === 'general' && id === cell) ??
      table.leaders.find(({ name, rank }) => rank === 'general' && name === cell);
    return found ? found.id : sayUmpire('csv.general', { cell });
  }
  return cell;
}

/** The roster as it was entered, as a table that can be read again: every answer is written out. */
export function writeRoster(ledger: Ledger): string {
  const table = emptyTable();
  const rows = ledger.told.flatMap(({ entry, trouble }) => {
    const kind = OF[entry.type] && !trouble ? KINDS.get(entry.type) : undefined;
    if (!kind) return [];
    const ask = new Asking(entry);
    kind.run(table, ask).change?.(table, entry.id);
    return [rowOf(entry.type, { ...entry.answers, ...ask.counted }, entry.id)];
  });
  return writeCsv([COLUMNS, ...rows]);
}
function rowOf(type: string, answers: Draft['answers'], entry: string): readonly string[] {
  const mine: readonly string[] = ['piece', 'id', 'name', ...(type === 'aide' ? [] : ['side']), ...(OF[type] ?? [])];
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
