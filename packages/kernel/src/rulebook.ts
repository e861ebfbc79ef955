import type { Text } from './id.ts';
import * as read from './parse.ts';

/** One atomic rule of a game, stated in our own words. */
export interface RuleText {
  readonly id: string;
  readonly edition: string;
  readonly testable: boolean;
  readonly title: Text;
  readonly says: Text;
  readonly ref: Readonly<Record<string, string>>;
  readonly rulings: readonly string[];
}

export interface RuleBook {
  readonly all: readonly RuleText[];
  get(id: string): RuleText | undefined;
}

/** Where the printed rules are silent or contradict themselves: what was asked, and what we do. */
export interface Ruling {
  readonly id: string;
  /** Rules it concerns, beside those that name it. */
  readonly rules: readonly string[];
  readonly question: Text;
  readonly ruling: Text;
}
/** What a rulebook to be read has beside its rules: rulings, and what its chapters are called. */
export interface RuleNotes {
  readonly rulings: readonly Ruling[];
  readonly chapters: Readonly<Record<string, Text>>;
}

const MOST_RULES = 10_000;
const text = read.object({ en: read.string(4000), fr: read.string(4000) });
const rule = read.object(
  {
    edition: read.string(20),
    testable: read.boolean,
    title: text,
    says: text,
    ref: read.table(read.string(80)),
  },
  { kind: read.string(20), rulings: read.list(read.string(8)) },
);

/** A rule as data: what `RuleText` has, under its id. */
export type RuleTable = Readonly<Record<string, unknown>>;

/** The rules of a game from its data, id by id. */
export function ruleBook(...tables: readonly RuleTable[]): RuleBook {
  const all = tables.flatMap((data) =>
    Object.entries(read.table(rule, MOST_RULES)(data, 'rules')).map(([id, r]) => ({
      id: read.string(20)(id, 'rules'),
      ...r,
      rulings: r.rulings ?? [],
    })),
  );
  const byId = new Map(all.map((r) => [r.id, r]));
  if (byId.size !== all.length) throw new read.BadInput('rules', 'names a rule twice');
  return { all, get: (id) => byId.get(id) };
}

const ruling = read.object({ id: read.string(8), question: text, ruling: text }, { rules: read.list(read.string(20)) });

/** The notes to the rules of a game from its data. */
export const ruleNotes = (rulings: unknown, chapters: unknown): RuleNotes => ({
  rulings: read
    .list(ruling)(rulings, 'rulings')
    .map(({ rules = [], ...rest }) => ({ ...rest, rules })),
  chapters: read.table(text)(chapters, 'chapters'),
});

/** The chapter of a rule by its id: 7 of 7.6h, AU of AU.3, X of X1. */
export const chapterOf = (id: string): string => /^(?:\d+|[A-Z]+)/.exec(id)?.[0] ?? id;

/**
 * Better words for rules and rulings than their data have, by `<id>.<field>`, for one language or both. Where data are part of what
 * records are checked by, or are kept as they were written, this is what is shown.
 */
export type Wording = Readonly<Record<string, Partial<Text>>>;

const wording = read.table(read.object({}, { en: read.string(4000), fr: read.string(4000) }), MOST_RULES);
/** Before a colon and inside quotation marks a French space is as wide as others; before other marks it is thin. */
const spaced = (fr: string): string =>
  fr
    .replace(/[ \u202f\u00a0]([:»])/g, '\u00a0$1')
    .replace(/«[ \u202f\u00a0]/g, '«\u00a0')
    .replace(/[ \u202f\u00a0]([;!?])/g, '\u202f$1');
const worded = (words: Wording, key: string, { en, fr }: Text): Text => {
  const better = words[key];
  return { en: better?.en ?? en, fr: spaced(better?.fr ?? fr) };
};

/** The rules in those words. */
export function wordedRules(book: RuleBook, data: unknown): RuleBook {
  const words = wording(data, 'wording');
  const all = book.all.map((r) => ({
    ...r,
    title: worded(words, `${r.id}.title`, r.title),
    says: worded(words, `${r.id}.says`, r.says),
  }));
  const byId = new Map(all.map((r) => [r.id, r]));
  return { all, get: (id) => byId.get(id) };
}
/** The notes in those words. */
export function wordedNotes(notes: RuleNotes, data: unknown): RuleNotes {
  const words = wording(data, 'wording');
  return {
    ...notes,
    rulings: notes.rulings.map((r) => ({
      ...r,
      question: worded(words, `${r.id}.question`, r.question),
      ruling: worded(words, `${r.id}.ruling`, r.ruling),
    })),
  };
}
