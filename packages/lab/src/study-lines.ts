import type { Result } from '@tambour/ai';
import { BadInput, read } from '@tambour/kernel';
import type { Batch } from './runner.ts';

export const STUDY_FORMAT = 'tambour-study-1';

/** What a file of a study says of it on its first line. Nothing is added to a file that says anything else. */
export interface StudyHeader {
  readonly format: typeof STUDY_FORMAT;
  /** The version of the program. */
  readonly program: string;
  /** The command that made it, with its seed: how it is gone on with. */
  readonly command: readonly string[];
  /** What is played, each with the version of its rules and the hash of its figures. */
  readonly settings: readonly SettingHeader[];
}
export interface SettingHeader {
  readonly label: string;
  readonly game: string;
  readonly rules: number;
  readonly scenario: string;
  readonly data: string;
  /** A hash of the code of rules and computer players: battles of another captain are other battles. */
  readonly code: string;
  readonly options: Readonly<Record<string, string>>;
  readonly levels: readonly string[];
  readonly seed: number;
}

const text = read.string(4000);
const header = read.object({
  format: read.oneOf(STUDY_FORMAT),
  program: read.string(60),
  command: read.list(text, 500),
  settings: read.list(
    read.object({
      label: text,
      game: read.string(60),
      rules: read.integer(1, 1_000_000),
      scenario: read.string(80),
      data: read.string(60),
      code: read.string(60),
      options: read.table(read.string(60), 40),
      levels: read.list(text, 8),
      seed: read.integer(0, 0xffffffff),
    }),
    10_000,
  ),
});
export const readHeader = (json: unknown): StudyHeader => header(read.bounded()(json, ''), '');

/** Where two headers first differ: the field, what the file has there and what is asked for now. */
export function headerDifference(
  there: unknown,
  asked: unknown,
  path = '',
): { readonly field: string; readonly there: string; readonly asked: string } | undefined {
  const isTree = (v: unknown): v is Readonly<Record<string, unknown>> => typeof v === 'object' && v !== null;
  if (isTree(there) && isTree(asked)) {
    for (const key of new Set([...Object.keys(there), ...Object.keys(asked)])) {
      const found = headerDifference(there[key], asked[key], path ? `${path}.${key}` : key);
      if (found) return found;
    }
    return undefined;
  }
  if (there === asked) return undefined;
  const show = (v: unknown) => (v === undefined ? '–' : JSON.stringify(v).slice(0, 80));
  return { field: path, there: show(there), asked: show(asked) };
}

/** One line of a file after the first: battles of one setting with consecutive numbers. */
export interface StudyLine extends Batch {
  readonly label: string;
}
export const lineOf = ({ label, from, results }: StudyLine): string => `${JSON.stringify({ label, from, results })}\n`;

const forfeit = read.object({ side: read.integer(0, 7), why: read.object({ en: text, fr: text }) });
const result = read.object(
  {
    winner: read.nullable(read.integer(0, 7)),
    rule: read.string(60),
    points: read.list(finite, 8),
    turn: read.integer(0, 1000),
    decisions: read.integer(0, 1_000_000),
    tally: read.table(finite, 200),
  },
  { trace: read.anything, forfeit },
);
const line = read.object({ label: text, from: read.integer(0, 100_000_000), results: read.list(result, 10_000) });
export const readLine = (json: unknown): StudyLine => {
  const { label, from, results } = line(json, '');
  return { label, from, results: results as readonly Result[] };
};
function finite(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new BadInput(path, 'must be a number');
  return value;
}
