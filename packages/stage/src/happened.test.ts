import type { GameEvent } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { happened, happenedAny, timesHappened } from './happened.ts';

type Toy =
  | (GameEvent & { readonly type: 'went'; readonly piece: string; readonly to: string })
  | (GameEvent & { readonly type: 'struck'; readonly by: readonly string[] });
const events: readonly Toy[] = [
  { type: 'went', rule: '1', piece: 'navarre', to: '1411' },
  { type: 'went', rule: '1', piece: 'navarre', to: '1412' },
  { type: 'struck', rule: '2', by: ['navarre', 'royal'] },
];

describe('what a task waits for', () => {
  it('is met by the fields that it names', () => {
    expect(happened<Toy>({ type: 'went', to: '1412' })(events)).toBe(true);
    expect(happened<Toy>({ type: 'went', piece: 'royal' })(events)).toBe(false);
    expect(happened<Toy>({ type: 'went' })([])).toBe(false);
  });
  it('takes lists in any order, but whole', () => {
    expect(happened<Toy>({ type: 'struck', by: ['royal', 'navarre'] })(events)).toBe(true);
    expect(happened<Toy>({ type: 'struck', by: ['royal'] })(events)).toBe(false);
  });
  it('may be several things, all or any', () => {
    expect(happened<Toy>({ type: 'went', to: '1411' }, { type: 'struck' })(events)).toBe(true);
    expect(happened<Toy>({ type: 'went', to: '1411' }, { type: 'went', to: '1' })(events)).toBe(false);
    expect(happenedAny<Toy>({ type: 'went', to: '1' }, { type: 'struck' })(events)).toBe(true);
    expect(timesHappened<Toy>(events, { type: 'went', piece: 'navarre' })).toBe(2);
  });
});
