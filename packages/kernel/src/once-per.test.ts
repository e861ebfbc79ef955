import { expect, it } from 'vitest';
import { oncePer } from './once-per.ts';

it('works a thing out once for each it is asked of', () => {
  const asked: number[] = [];
  const doubled = oncePer(({ n }: { readonly n: number }) => {
    asked.push(n);
    return { n: 2 * n };
  });
  const [one, other] = [{ n: 1 }, { n: 1 }];
  expect(doubled(one)).toBe(doubled(one));
  expect(doubled(other)).toEqual({ n: 2 });
  expect(doubled(other)).not.toBe(doubled(one));
  expect(asked).toEqual([1, 1]);
});
