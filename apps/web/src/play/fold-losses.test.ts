import { describe, expect, it } from 'vitest';
import { foldLosses, type Loss } from './fold-losses.ts';

const row = (name: string, lost: number): Loss => ({ side: 0, formation: { en: name, fr: name }, lost, of: 20 });
const names = (rows: readonly Loss[]): string => rows.map(({ formation }) => formation.en).join(' ');

describe('losses at the end', () => {
  it('fold away those who lost nothing, where they are many', () => {
    const { told, folded } = foldLosses([row('a', 0), row('b', 3), row('c', 0), row('d', 0), row('e', 1), row('f', 0)]);
    expect([names(told), names(folded)]).toEqual(['b e', 'a c d f']);
  });
  it('stay one list in their order where they are few', () => {
    const { told, folded } = foldLosses([row('a', 0), row('b', 3), row('c', 0)]);
    expect([names(told), names(folded)]).toEqual(['a b c', '']);
  });
});
