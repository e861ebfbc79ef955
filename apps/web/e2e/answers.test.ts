import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brokenOff } from './positions.ts';
import { counted, countOf, openAt, read } from './steps.ts';

const following = brokenOff('fr-bold', ({ legal }) => legal.some(({ type }) => type === 'follow'));
const activating = brokenOff('en-even', ({ question, side }) => question === 'activate' && side === 'F');

/** The counters that stand out on the board. */
const chosen = (page: Page): Promise<string[]> =>
  page
    .locator('.board [data-piece]:has(.selected-edge)')
    .evaluateAll((counters) => counters.map((counter) => (counter as SVGElement).dataset.piece!).toSorted());

describe('a question with few answers', () => {
  it('has a button for each, though they belong to a piece, and one press answers', async () => {
    const page = await openAt(await following);
    const count = await countOf(page);
    const answers = page.getByTestId('free').locator('button');
    expect(await answers.count()).toBe(2);
    expect(await read(page.getByTestId('choice-bar'))).toContain('Choose an answer');
    await answers.first().click();
    await counted(page, count + 1);
  });

  it('shows the units of a formation while one is at its button, and what is advised is done', async () => {
    const page = await openAt(await activating);
    const count = await countOf(page);
    const maison = page.getByTestId('free').locator('button', { hasText: 'Maison du Roi' });
    await maison.hover();
    await expect.poll(() => chosen(page)).toEqual(expect.arrayContaining(['f-mr1', 'villars']));
    const units = await chosen(page);
    expect(units.length).toBeGreaterThan(3);
    await page.getByTestId('free').locator('button', { hasText: 'left wing' }).focus();
    await expect.poll(() => chosen(page)).toContain('f-ag1');
    await page.mouse.move(0, 0);
    await page.getByTestId('advice').focus();
    await expect.poll(() => chosen(page)).toEqual([]);
    await page.getByTestId('advice').click();
    await page.locator('.advice').getByRole('button').click();
    await counted(page, count + 1);
  });
});
