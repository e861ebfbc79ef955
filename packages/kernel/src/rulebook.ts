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
