import { describe, it } from 'vitest';
import type { RuleBook } from '../rulebook.ts';

/** Tests of one rule or several: named by their ids and titles, so that coverage can count them. */
export const ruleTests =
  <Id extends string>(game: string, book: RuleBook) =>
  (ids: Id | readonly Id[], says: string, test: () => void): void => {
    const list: readonly Id[] = typeof ids === 'string' ? [ids] : ids;
    const titles = list.map((id) => {
      const found = book.get(id);
      if (!found) throw new Error(`no rule ${id}`);
      return `${id} ${found.title.en}`;
    });
    describe(`${game} ${titles.join(' · ')}`, () => {
      it(says, test);
    });
  };
