import { describe, expect, it } from 'vitest';
import { marching, reacting } from './positions.ts';
import { fieldReady, march, openAt, order, sight } from './steps.ts';

describe('loading the page again', () => {
  it('in the middle of a phase goes on where one was', async () => {
    const page = await openAt(await marching());
    await march(page, 'f-ag1', '1708');
    const before = await sight(page);
    await page.reload();
    await fieldReady(page);
    expect(await sight(page)).toEqual(before);
  });

  it('in the middle of a reaction asks the same again, and the answer is taken', async () => {
    const page = await openAt(await reacting());
    const before = await sight(page);
    expect(before.prompt).toContain('Decide now');
    await page.reload();
    await fieldReady(page);
    expect(await sight(page)).toEqual(before);
    await order(page, 'hold');
  });
});
