import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressPlace, useMap } from './board.ts';
import { axe, openPage } from './browser.ts';
import { button, counted, countOf, fieldReady, march, read, takeChip } from './steps.ts';

/** A tip is told in two turns and then no more. */
const TOLD = 2;

/** How wide the page is drawn, the header apart. */
const widthOf = (page: Page): Promise<number> =>
  page.locator('main.field-page').evaluate((main) => Math.ceil(main.scrollWidth));

/** From the gallery to the first prompt. */
async function beginGuided(page: Page, guide: string): Promise<void> {
  await page.locator(`[data-guide="${guide}"]`).first().click();
  await page.getByTestId('guide').waitFor();
  await fieldReady(page);
}
const promptRead = (page: Page, step: RegExp): Promise<void> =>
  expect.poll(() => read(page.getByTestId('guide'))).toMatch(step);

/** Gives one of the orders for what was picked, and weighs it first where dice decide. */
async function give(page: Page, order: string): Promise<void> {
  const count = await countOf(page);
  const commit = page.getByTestId('commit');
  await page.locator(`button[data-command*='${order}']`).first().click();
  await expect
    .poll(async () => {
      if (await commit.isVisible()) await commit.click();
      return countOf(page);
    })
    .toBeGreaterThan(count);
}

/** In the hand, what the guide asks for lies in sight: neither below the fold nor under the bar of the choice. */
async function isInSight(page: Page, order: string): Promise<void> {
  const low = await page.locator(`button[data-command*='${order}']`).first().boundingBox();
  const bar = await page.locator('.choice-bar').boundingBox();
  expect(low && bar && low.y + low.height, `${order} is in sight`).toBeLessThanOrEqual(bar?.y ?? 0);
}

/** Several tips were told, each in two turns at most; with the verdict the guide is gone. */
function fading(told: Readonly<Record<string, readonly string[]>>): void {
  expect(Object.keys(told).length, 'some tips were told').toBeGreaterThanOrEqual(3);
  for (const [rule, turns] of Object.entries(told))
    expect(turns.length, `the tip of ${rule} fades`).toBeLessThanOrEqual(TOLD);
}

/** The closing words of the guide are read and put away. */
async function readEnd(page: Page): Promise<void> {
  const end = page.getByTestId('guide-end');
  await end.waitFor();
  await end.getByRole('button').click();
  await end.waitFor({ state: 'detached' });
}

/**
 * Presses whatever ends the question, until the verdict, and where only an order will do, the one the computer advises. The buttons are
 * pressed from within the page: some hundreds of questions are to be answered. Gives the turns in which each tip was told.
 */
const toTheVerdict = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async () => {
    const at = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    const told: Record<string, string[]> = {};
    while (!at('end')) {
      if (at('guide')) throw new Error('a prompt has come back');
      const rule = at('guide-tip')?.dataset.tip;
      const turn = at('strip-time')?.textContent ?? '';
      if (rule !== undefined && !told[rule]?.includes(turn)) told[rule] = [...(told[rule] ?? []), turn];
      const advised = document.querySelector<HTMLElement>('.advice button');
      const free = at('free');
      const press =
        at('commit') ?? free?.querySelector<HTMLElement>('button.quiet') ?? free?.querySelector('button') ?? advised;
      if (press) press.click();
      else if (at('alive')) at('advice')?.click();
      await new Promise(requestAnimationFrame);
    }
    return told;
  });

describe('a guided battle is followed from the gallery to its verdict by clicks', () => {
  it('of hexes, wide and by day', { timeout: 300_000 }, async () => {
    const page = await openPage({ reducedMotion: true, luck: 7 });
    await beginGuided(page, 'works');
    await promptRead(page, /step 1 of 3/i);
    await page.getByTestId('guide').getByRole('button', { name: 'Hint' }).click();
    await page.getByTestId('guide-hint').waitFor();
    await march(page, 'f-ad2', '1514');
    await promptRead(page, /step 2 of 3/i);
    await button(page, { type: 'done' }).click();
    // What has ended is not asked for once more.
    expect(await read(page.getByTestId('guide'))).not.toMatch(/End movement/);
    await takeChip(page, 'f-ad1');
    // Both together are what is weighed first.
    await pressPlace(page, '1614');
    expect(await read(page.getByTestId('weighed'))).toMatch(/Champagne and Navarre assault Kettler I/);
    await page.getByTestId('commit').click();
    await promptRead(page, /step 3 of 3/i);
    await give(page, '"toward":"1614"');
    await readEnd(page);
    fading(await toTheVerdict(page));
    expect(await page.locator('.guide').count(), 'the guide is gone with the verdict').toBe(0);
    expect(await read(page.getByTestId('end').locator('h2'))).toMatch(/^(You win|You lose|Draw)$/);
    expect(await axe(page)).toEqual([]);
  });

  it('of zones, in French, in the hand and by candlelight', { timeout: 300_000 }, async () => {
    const page = await openPage({
      reducedMotion: true,
      luck: 7,
      language: 'fr',
      width: 390,
      height: 844,
      touch: true,
      dark: true,
    });
    useMap(page, 'AU');
    await beginGuided(page, 'charge');
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    await promptRead(page, /étape 1 sur 3/);
    await march(page, 'AU-C-CHL-1', '144');
    await promptRead(page, /étape 2 sur 3/);
    await isInSight(page, '"type":"done"');
    await button(page, { type: 'done' }).click();
    const count = await countOf(page);
    await takeChip(page, 'AU-C-GEN-1');
    await pressPlace(page, '137');
    await page.getByTestId('commit').click();
    await counted(page, count + 1);
    await promptRead(page, /étape 3 sur 3/);
    // In the hand the panel was scrolled down to what was ordered: what the guide says next is in sight again.
    await expect.poll(() => page.locator('.panel').evaluate((panel) => panel.scrollTop)).toBe(0);
    // The panel scrolls and the page does not.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
    await isInSight(page, '"charge":true');
    await give(page, '"charge":true');
    await readEnd(page);
    fading(await toTheVerdict(page));
    expect(await page.locator('.guide').count(), 'the guide is gone with the verdict').toBe(0);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    expect(await read(page.getByTestId('end').locator('h2'))).toMatch(
      /^(Vous avez gagné|Vous avez perdu|Match nul|Égalité)/,
    );
  });
});
