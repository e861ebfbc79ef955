import { expect, it } from 'vitest';
import { fetchedPart } from './fetched-part.ts';

it('a part of a game is there at once, unless it is to come later', async () => {
  let loads = 0;
  const load = async () => ({ loads: ++loads });
  expect((await fetchedPart(load)).now.loads).toBe(1);
  const part = await fetchedPart(load, true);
  expect(() => part.now).toThrow('still to be fetched');
  await part.fetch();
  await part.fetch();
  expect(part.now.loads).toBe(2);
});
