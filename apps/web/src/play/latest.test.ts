import { describe, expect, it } from 'vitest';
import { Latest } from './latest.ts';

/** Questions that are answered when the test says so. */
function asked() {
  const open: { readonly ask: number; answer(text: string): void; fail(): void }[] = [];
  const told: string[] = [];
  const failed: unknown[] = [];
  const latest = new Latest<number, string>(
    (ask) =>
      new Promise((answer, reject) => {
        open.push({ ask, answer, fail: () => reject(new Error('no')) });
      }),
    (answer, ask) => told.push(`${ask} ${answer}`),
    (error) => failed.push(error),
  );
  return { open, told, failed, latest };
}

describe('the latest question', () => {
  it('wins: what was wanted in between is never asked', async () => {
    const { open, told, latest } = asked();
    latest.want(1);
    latest.want(2);
    latest.want(3);
    expect(open.map(({ ask }) => ask)).toEqual([1]);
    open[0]!.answer('a');
    await Promise.resolve();
    await expect.poll(() => open.map(({ ask }) => ask)).toEqual([1, 3]);
    open[1]!.answer('b');
    await latest.settled();
    expect(told).toEqual(['1 a', '3 b']);
  });
  it('is for nobody once it was dropped', async () => {
    const { open, told, latest } = asked();
    latest.want(1);
    latest.want(2);
    latest.drop();
    open[0]!.answer('late');
    await latest.settled();
    expect(open).toHaveLength(1);
    expect(told).toEqual([]);
    latest.want(4);
    open[1]!.answer('now');
    await latest.settled();
    expect(told).toEqual(['4 now']);
  });
  it('fails alone', async () => {
    const { open, told, failed, latest } = asked();
    latest.want(1);
    latest.want(2);
    open[0]!.fail();
    await expect.poll(() => open.length).toBe(2);
    open[1]!.answer('b');
    await latest.settled();
    expect(failed).toHaveLength(1);
    expect(told).toEqual(['2 b']);
  });
});
