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

const text = read.object({ en: read.string(2000), fr: read.string(2000) });
const rule = read.object(
  {
    id: read.string(20),
    edition: read.string(20),
    testable: read.boolean,
    title: text,
    says: text,
    ref: read.table(read.string(80)),
  },
  { kind: read.string(20), rulings: read.list(read.string(8)) },
);

export function ruleBook(data: unknown): RuleBook {
  const all = read
    .list(rule)(data, 'rules')
    .map((r) => ({ ...r, rulings: r.rulings ?? [] }));
  const byId = new Map(all.map((r) => [r.id, r]));
  if (byId.size !== all.length) throw new read.BadInput('rules', 'names a rule twice');
  return { all, get: (id) => byId.get(id) };
}
