import { describe, expect, it } from 'vitest';
import { allHold, type Condition, whyNot } from './conditions.ts';

const text = (words: string) => ({ en: words, fr: words });
const CONDITIONS: readonly Condition<{ readonly points: number; readonly isRouted: boolean }>[] = [
  { rule: '1a', why: text('routed'), holds: (c) => !c.isRouted },
  { rule: '2b', why: (c) => text(`only ${c.points}`), holds: (c) => c.points >= 2 },
];

describe('conditions', () => {
  it('all hold, and nothing is refused', () => {
    expect(allHold(CONDITIONS, { points: 2, isRouted: false })).toBe(true);
    expect(whyNot(CONDITIONS, { points: 2, isRouted: false })).toEqual([]);
  });
  it('each that fails is a refusal with its rule, in the words of the case', () => {
    expect(allHold(CONDITIONS, { points: 1, isRouted: true })).toBe(false);
    expect(whyNot(CONDITIONS, { points: 1, isRouted: true })).toEqual([
      { rule: '1a', why: text('routed') },
      { rule: '2b', why: text('only 1') },
    ]);
  });
  it('the rule may be one of the case, and a condition may be the last that is asked', () => {
    const [first, second] = CONDITIONS;
    const conditions = [{ ...first!, rule: (c: { points: number }) => `1.${c.points}`, isLast: true }, second!];
    expect(whyNot(conditions, { points: 1, isRouted: true })).toEqual([{ rule: '1.1', why: text('routed') }]);
    expect(whyNot(conditions, { points: 1, isRouted: false })).toEqual([{ rule: '2b', why: text('only 1') }]);
  });
});
