import { describe, it } from 'vitest';
import { RULES } from '../rule-book.ts';
import type { RuleId } from '../rule-id.ts';

/** A test of one rule or several: named by their ids and titles, so that coverage can count it. */
export function rule(ids: RuleId | readonly RuleId[], says: string, test: () => void): void {
  const list: readonly RuleId[] = typeof ids === 'string' ? [ids] : ids;
  const titles = list.map((id) => {
    const found = RULES.get(id);
    if (!found) throw new Error(`no rule ${id}`);
    return `${id} ${found.title.en}`;
  });
  describe(`reiters ${titles.join(' · ')}`, () => {
    it(says, test);
  });
}
