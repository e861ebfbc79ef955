import type { Language, Text } from '@tambour/kernel';
import type { Ledger, Told } from '@tambour/stage/referee';
import { sayUmpire } from '../texts/say-umpire.ts';
import { writeCsv } from './csv-text.ts';
import { tableOf } from './fold.ts';
import { leaderName } from './roster.ts';
import { leaderOf, type Table, unitOf } from './table.ts';

const COLUMNS = [
  'number',
  'time',
  'clock',
  'kind',
  'piece',
  'what',
  'items',
  'die',
  'total',
  'result',
  'lines',
  'decided',
  'trouble',
] as const;

/** C18b Every entry, and of a test every item with its value and reason, the die, the sum and the result. */
export function reportOf(ledger: Ledger, language: Language): string {
  const table = tableOf(ledger);
  const head = COLUMNS.map((column) => sayUmpire(`report.${column}`)[language]);
  return writeCsv([head, ...ledger.told.map((told, n) => row(table, told, n + 1, language))]);
}
function row(table: Table, told: Told, number: number, language: Language): readonly (string | number)[] {
  const { entry, title, lines, sheet, trouble } = told;
  const say = (text: Text): string => text[language];
  const { piece, leader } = entry.answers;
  const who = leaderOf(table, leader);
  const items = (sheet?.items ?? []).map(
    ({ code, value, what, why }) => `${code} ${say(what)}: ${value}${why ? ` (${say(why)})` : ''}`,
  );
  const decided = (sheet?.items ?? []).flatMap(({ code, value, ruled }) =>
    ruled ? [say(sayUmpire('report.decided.line', { code, value, ruled: ruled.value, by: ruled.by }))] : [],
  );
  return [
    number,
    entry.at,
    say(told.clock),
    entry.type,
    unitOf(table, piece)?.name ?? (who ? say(leaderName(who)) : ''),
    say(title),
    items.join('; '),
    entry.dice?.join(' ') ?? '',
    sheet ? sheet.total : '',
    sheet?.result ? say(sheet.result.text) : '',
    lines.map(say).join(' '),
    decided.join('; '),
    trouble ? say(trouble) : '',
  ];
}
