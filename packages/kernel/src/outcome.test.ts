import { describe, expect, it } from 'vitest';
import type { GameEvent } from './game.ts';
import { type CommonFact, endFact, outcomes } from './outcome.ts';

type Toy = GameEvent &
  (
    | { readonly type: 'lost'; readonly piece: string; readonly n: number }
    | { readonly type: 'shaken' | 'fled' | 'eliminated'; readonly piece: string }
    | { readonly type: 'flag-taken'; readonly by: string }
    | { readonly type: 'battle-ended'; readonly winner: string | null }
  );
type ToyFact = CommonFact<'shaken' | 'fled'> | { readonly type: 'flag'; readonly by: string };
const { outcome, written, harms } = outcomes<null, Toy, ToyFact>({
  losses: { lost: ({ n }) => n },
  marks: ['shaken', 'fled'],
  implied: { shaken: 'fled' },
  facts: { 'flag-taken': ({ by }) => ({ type: 'flag', by }), 'battle-ended': endFact },
  gravity: ({ isEliminated }) => (isEliminated ? 1 : 0),
  written: { flag: ({ by }) => `a flag for ${by}` },
  hurts: { lost: (_, { piece }) => (piece === 'ann' ? 0 : 1) },
});
const rule = '1';
const told = (...events: Toy[]) => outcome(null, events).map(written);

describe('what events come to', () => {
  it('is one fact a piece, the gravest first, then the others as they are written', () => {
    expect(
      told(
        { type: 'battle-ended', rule, winner: null },
        { type: 'flag-taken', rule, by: 'bob' },
        { type: 'lost', rule, piece: 'bob', n: 1 },
        { type: 'shaken', rule, piece: 'ann' },
        { type: 'lost', rule, piece: 'bob', n: 2 },
        { type: 'lost', rule, piece: 'cid', n: 1 },
        { type: 'eliminated', rule, piece: 'cid' },
      ),
    ).toEqual(['cid eliminated', 'ann shaken', 'bob lost 3', 'a flag for bob', 'battle won by nobody']);
  });
  it('leaves out what goes without saying', () => {
    expect(told({ type: 'shaken', rule, piece: 'ann' }, { type: 'fled', rule, piece: 'ann' })).toEqual(['ann fled']);
  });
  it('hurts a side by what it says of an event', () => {
    const events: Toy[] = [{ type: 'lost', rule, piece: 'ann', n: 1 }];
    expect(harms(null, events, 1)).toBe(true);
    expect(harms(null, events, 0)).toBe(false);
    const shaken: Toy = { type: 'shaken', rule, piece: 'ann' };
    expect(harms(null, [shaken], 1)).toBe(false);
  });
});
