import type { Result } from '@tambour/ai';

/** Battles of one setting, as rows of a table. */
export interface CsvBattle {
  readonly setting: string;
  readonly number: number;
  readonly result: Result;
}

const SUMS = ['attacks', 'lost', 'units-hurt', 'units-gone'] as const;
/** The columns that every game has; then the game's own figures, by their names. */
const columns = (tally: readonly string[]): string[] => [
  'setting',
  'battle',
  'winner',
  'rule',
  'points-a',
  'points-b',
  'difference',
  'turns',
  'decisions',
  ...SUMS,
  ...tally,
];

/** A cell as RFC 4180 has it. What a spreadsheet would take for a formula is kept from being one. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
const row = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

const tallyOf = (battles: readonly CsvBattle[]): string[] => [
  ...new Set(battles.flatMap(({ result }) => Object.keys(result.tally))),
];

/** The first line of the table. */
export const csvHead = (battles: readonly CsvBattle[]): string => row(columns(tallyOf(battles)));

/** One row a battle. `winner` is a, b, draw, or forfeit where a program gave it up; sums over the course of a battle are empty where it was not traced. */
export function csvRows(battles: readonly CsvBattle[]): string {
  const tally = tallyOf(battles);
  return battles
    .map(({ setting, number, result: { winner, rule, points, turn, decisions, tally: own, trace, forfeit } }) => {
      const [a = 0, b = 0] = points;
      const sums = trace
        ? [
            trace.attacks.flat().reduce((sum, n) => sum + n, 0),
            trace.losses.reduce((sum, [, lost]) => sum + lost, 0),
            trace.losses.length,
            trace.losses.filter(([, , goneIn]) => goneIn > 0).length,
          ]
        : SUMS.map(() => '');
      const won = forfeit ? 'forfeit' : winner === null ? 'draw' : winner === 0 ? 'a' : 'b';
      const figures = tally.map((name) => own[name] ?? '');
      return row([setting, number + 1, won, rule, a, b, a - b, turn, decisions, ...sums, ...figures]);
    })
    .join('');
}
