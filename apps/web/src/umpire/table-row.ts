import { BadInput, read } from '@tambour/kernel';
import type { Answer, Draft, Entry, Override } from '@tambour/stage/referee';

/** A game on a real table as it is kept: what was entered, what was taken back, and what is being entered. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly begun: string;
  readonly changed: string;
  readonly entries: readonly Entry[];
  /** What changed the list of entries, the first first, and what of it was taken back, the last first: it may be done again. */
  readonly done: readonly Change[];
  readonly undone: readonly Change[];
  readonly screen: Screen;
}

/** From place `at` on some entries go and others come: entering, correcting and taking out are all this, and so is each undone. */
export interface Change {
  readonly at: number;
  readonly gone: readonly Entry[];
  readonly come: readonly Entry[];
}

/** What is being entered. */
export interface FormScreen {
  readonly at: 'form';
  readonly draft: Draft;
  /** The entry whose place it takes. */
  readonly corrects?: string;
  /** The entry that led to it: what came of that is still to be read. */
  readonly after?: string;
  /** The number that is being typed, which may end in a point. */
  readonly typing?: Typing;
}
export interface Typing {
  readonly question: string;
  readonly text: string;
}
/** What is on the screen: a reload brings it back. */
export type Screen =
  | { readonly at: 'table' }
  | { readonly at: 'log' }
  | { readonly at: 'roster' }
  | { readonly at: 'piece'; readonly piece: string }
  | FormScreen
  | { readonly at: 'result'; readonly entry: string };

const MOST_ENTRIES = 20_000;
const LONGEST = 4000;
const answer: read.Reader<Answer> = (v, path) => {
  if (typeof v === 'boolean') return v;
  if (typeof v === 'string') return read.string(LONGEST)(v, path);
  if (typeof v === 'number' && Number.isFinite(v)) return v;
  if (Array.isArray(v)) return read.list(read.string(80), 500)(v, path);
  throw new BadInput(path, 'must be a text, a number, yes or no, or a list of names');
};
const finite: read.Reader<number> = (v, path) => {
  if (typeof v !== 'number' || !Number.isFinite(v)) throw new BadInput(path, 'must be a number');
  return v;
};
/** What the page shows as a time must be one. */
const LAST_TIME = Date.parse('9999-01-01T00:00:00.000Z');
const time: read.Reader<string> = (v, path) => {
  const text = read.string(40)(v, path);
  if (Date.parse(text) >= 0 && Date.parse(text) < LAST_TIME) return text;
  throw new BadInput(path, 'must be a time');
};
const override: read.Reader<Override> = read.object({ value: finite, by: read.string(80) });
const optionalParts = { dice: read.list(read.integer(1, 100), 20), overrides: read.table(override, 100) };
const draftFields = { type: read.string(40), answers: read.table(answer, 200) };
const draft: read.Reader<Draft> = read.object(draftFields, optionalParts);
const entry: read.Reader<Entry> = read.object(
  { ...draftFields, id: read.string(40), at: time },
  { ...optionalParts, thrown: read.oneOf('own', 'program') },
);
const entries = read.list(entry, MOST_ENTRIES);
const change: read.Reader<Change> = read.object({ at: read.integer(0, MOST_ENTRIES), gone: entries, come: entries });
const typing: read.Reader<Typing> = read.object({ question: read.string(40), text: read.string(10) });
const screens: Readonly<Record<Screen['at'], read.Reader<Screen>>> = {
  table: read.object({ at: read.oneOf('table') }),
  log: read.object({ at: read.oneOf('log') }),
  roster: read.object({ at: read.oneOf('roster') }),
  piece: read.object({ at: read.oneOf('piece'), piece: read.string(80) }),
  form: read.object({ at: read.oneOf('form'), draft }, { corrects: read.string(40), after: read.string(40), typing }),
  result: read.object({ at: read.oneOf('result'), entry: read.string(40) }),
};
const screen: read.Reader<Screen> = (v, path) => {
  const at = (v as { at?: unknown } | null)?.at;
  const reader = typeof at === 'string' && Object.hasOwn(screens, at) ? screens[at as Screen['at']] : undefined;
  if (!reader) throw new BadInput(`${path}.at`, `must be one of ${Object.keys(screens).join(', ')}`);
  return reader(v, path);
};

/** A table from the browser's database or from a file; whatever is wrong is a `BadInput` that names the field. */
export const readTableRow: read.Reader<TableRow> = read.object({
  id: read.string(40),
  game: read.string(40),
  name: read.string(120),
  begun: time,
  changed: time,
  entries,
  done: read.list(change, MOST_ENTRIES),
  undone: read.list(change, MOST_ENTRIES),
  screen,
});
