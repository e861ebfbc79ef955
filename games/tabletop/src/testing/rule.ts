import { describe, it } from 'vitest';
import type { RuleId } from '../../data/rule-ids.ts';
import { RULES } from '../rule-book.ts';

const KNOWN: ReadonlySet<string> = new Set(RULES.all.map(({ id }) => id));
/** A test of one rule or several, named by their ids so that coverage can count it. */
export function rule(ids: RuleId | readonly RuleId[], says: string, test: () => void): void {
  const list: readonly RuleId[] = typeof ids === 'string' ? [ids] : ids;
  for (const id of list) if (!KNOWN.has(id)) throw new Error(`no rule ${id}`);
  describe(`tabletop ${list.join(' · ')}`, () => {
    it(says, test);
  });
}
