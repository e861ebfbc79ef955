import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('begins each work when the one before it has ended, and goes on after one that failed', async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, 1));
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const all = await Promise.allSettled([inTurn(work('a')), inTurn(work('b', true)), inTurn(work('c'))]);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
