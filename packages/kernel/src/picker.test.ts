import { describe, expect, it } from 'vitest';
import { ActionList } from './action.ts';
import { habitBy, picker, takes } from './picker.ts';

describe('picker', () => {
  const actions = new ActionList();
  for (const [verb, a] of [
    [1, 5],
    [2, 9],
    [2, 9],
    [3, 0],
  ] as const)
    actions.add(verb, a);
  const { first, verb, best, or } = picker(actions);
  it('finds the first that fits, by a verb or by the most', () => {
    expect([first((o) => o.a < 5), first((o) => o.a > 9)]).toEqual([3, -1]);
    expect([verb(3, 2), verb(7)]).toEqual([1, -1]);
    expect(best((o) => o.a)).toBe(1);
  });
  it('falls back from choice to choice, in the end on what is listed first', () => {
    expect([or(verb(7), verb(3)), or(verb(7))]).toEqual([3, 0]);
  });
});

describe('a habit by question', () => {
  const actions = new ActionList();
  for (const verb of [4, 2, 9]) actions.add(verb, verb);
  const declines = (verb: number) => verb === 9;
  const habit = habitBy<{ wanted: number }, 'ask' | 'look' | 'miss'>(
    { declines },
    { ask: takes(7, 2), look: ({ best }, { wanted }) => best((o) => -Math.abs(o.a - wanted)), miss: takes(7) },
  );
  it('answers what is named, declines what is not, and else does what is listed first', () => {
    const all = ['ask', 'look', 'miss', 'other', 'toString'].map((question) => habit({ wanted: 3 }, question, actions));
    expect(all).toEqual([1, 0, 0, 2, 2]);
  });
});
