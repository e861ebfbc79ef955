import { describe, it } from 'vitest';
import { RULES } from '../rule-book.ts';

/** A test of one rule or several: named by their ids and titles, so that coverage can count it. */
export function rule(ids: string | readonly string[], says: string, test: () => void): void {
  const list = typeof ids === 'string' ? [ids] : ids;
  const titles = list.map((id) => {
    const found = RULES.get(id);
    if (!found) throw new Error(`no rule ${id}`);
    return `${id} ${found.title.en}`;
  });
  describe(`denain ${titles.join(' · ')}`, () => {
    it(says, test);
  });
}

/** The same test under each edition. */
export const EDITIONS = ['fr', 'en'] as const;
