import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inksOf } from './board.ts';
import { newPage } from './browser.ts';
import { fieldReady } from './steps.ts';

/** Counts in the page, before its own scripts, what the engine is asked for, and drawings that are cut while the map is not sharp yet. */
function countAsked(): void {
  const asked: string[] = [];
  Object.assign(globalThis, { asked });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: object, ...more: readonly unknown[]) {
    if ('name' in message) asked.push(String(message.name));
    if ('cells' in message && !document.querySelector('.board[data-ready]')) asked.push('cut');
    Reflect.apply(postMessage, this, [message, ...more]);
  };
}
const asked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { asked: readonly string[] }).asked);

const openAuneau = async (page: Page): Promise<void> => {
  await page.locator('[data-scenario="AU"]').getByTestId('play').click();
  await page.getByTestId('goals').waitFor();
  await fieldReady(page);
};
/** How many parts of maps are kept. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tambour-maps'));
    const caching = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caching.flat().filter(({ url }) => /\/(ground|drawing|base)$/.test(url)).length;
  });

describe('pictures of maps', () => {
  it('are files in the gallery, in our own typeface; a map once drawn is kept for the next visit', async () => {
    const page = await newPage({
      width: 390,
      height: 844,
      touch: true,
      dark: true,
      reducedMotion: true,
      map: true,
      isFirstVisit: true,
    });
    const context = page.context();
    await page.addInitScript(countAsked);
    await page.goto('./');
    const first = page.locator('.thumbnail img').first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
    expect(await first.getAttribute('src')).toMatch(/\.night\.en\.webp$/);
    expect(await asked(page)).not.toContain('thumbnail');
    expect(await page.evaluate(() => document.fonts.check('16px "EB Garamond"', 'Denain'))).toBe(true);
    const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    expect(loaded).toBeGreaterThanOrEqual(2);
    const masthead = await page
      .locator('.masthead')
      .evaluate((bar) => [
        bar.scrollWidth - innerWidth,
        ...[...bar.querySelectorAll('select')].map((list) => list.getBoundingClientRect().right - innerWidth),
      ]);
    for (const beyond of masthead) expect(beyond).toBeLessThanOrEqual(0);

    await openAuneau(page);
    expect(await asked(page)).toEqual(expect.arrayContaining(['ground', 'cut']));
    expect(await inksOf(page)).toBeGreaterThan(100);
    await page.locator('.board[data-kept]').waitFor();
    expect(await kept(page)).toBe(3);
    await page.close();

    const again = await context.newPage();
    await again.addInitScript(countAsked);
    await again.goto('./');
    await openAuneau(again);
    // The pictures do: the drawing itself is not read until the map is sharp.
    expect(await asked(again)).not.toContain('ground');
    expect(await asked(again)).not.toContain('cut');
    expect(await again.locator('.board[data-laid]').count()).toBe(1);
    expect(await inksOf(again)).toBeGreaterThan(100);
  });
});
