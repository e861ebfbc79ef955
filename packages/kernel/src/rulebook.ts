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

const MOST_RULES = 10_000;
const text = read.object({ en: read.string(2000), fr: read.string(2000) });
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
