import { describe, expect, it } from 'vitest';
import { OneByOne } from './one-by-one.ts';

/** Work that says when it begins, and ends when it is told to. */
function job(name: string, begun: string[]) {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = (): Promise<void> => {
    begun.push(name);
    return ended;
  };
  return { work, end };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('work that nobody waits for', () => {
  it('is begun one after the other, and what was withdrawn never', async () => {
    const begun: string[] = [];
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => job(name, begun));
    const line = new OneByOne();
    line.add(a!.work);
    const withdraw = line.add(b!.work);
    line.add(c!.work);
    await settled();
    expect(begun).toEqual(['a']);
    withdraw();
    a!.end();
    await settled();
    expect(begun).toEqual(['a', 'c']);
    line.add(d!.work);
    c!.end();
    await settled();
    expect(begun).toEqual(['a', 'c', 'd']);
    d!.end();
    await settled();
    line.add(b!.work);
    expect(begun).toEqual(['a', 'c', 'd', 'b']);
  });
});
