import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boardReady, pressPlace, useMap } from './board.ts';
import { axe, openPage } from './browser.ts';
import { button, counted, countOf, fieldReady, read, takeChip } from './steps.ts';

/** How wide the page is drawn, the header apart. */
const widthOf = (page: Page): Promise<number> =>
  page.locator('main.field-page').evaluate((main) => Math.ceil(main.scrollWidth));

describe('a first battle', () => {
  it('comes from the gallery to its first shot in five clicks, and says what wins', async () => {
    const page = await openPage({ reducedMotion: true });
    let clicks = 0;
    const click = async (what: Locator): Promise<void> => {
      await what.click();
      clicks++;
    };
    await click(page.getByTestId('play').first());
    const card = page.getByTestId('goals');
    await card.waitFor();
    expect(await read(card)).toMatch(/more victory points than the Coalition when turn 10 ends/);
    expect(await read(card.getByTestId('goals-time'))).toMatch(/10 of 10 turns are left/);
    expect(await card.locator('tbody tr').count()).toBe(8);
    expect(await axe(page)).toEqual([]);
    await click(page.getByTestId('goals-close'));
    await boardReady(page);
    expect(await page.locator('.board [data-seal]').count()).toBe(6);
    expect(await read(page.getByTestId('strip-score'))).toMatch(/French\s*0\s*Coalition\s*50/);
    expect(await read(page.getByTestId('strip-move'))).toBe('Your move');

    const before = await countOf(page);
    await click(page.getByTestId('alive').locator('[data-pick="f-art1"]'));
    await page.locator('.board [data-place="1712"]').waitFor();
    await pressPlace(page, '1712');
    clicks++;
    await click(page.getByTestId('commit'));
    await counted(page, before + 1);
    expect(clicks).toBeLessThanOrEqual(5);

    // The card is shown of itself once, and comes back with its key.
    await page.keyboard.press('g');
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByTestId('timeline').waitFor();
    expect(await page.locator('main.field-page').getAttribute('data-goals')).toBeNull();
  });

  it('lets the set-up be changed before the first order', async () => {
    const page = await openPage({ reducedMotion: true });
    await page.getByTestId('play-picture').first().click();
    await page.getByTestId('goals').getByTestId('change-setup').click();
    await expect.poll(() => read(page.getByTestId('headline'))).toMatch(/Set-up/);
    await expect.poll(() => page.getByTestId('prompt').getAttribute('data-side')).toBe('F');
    await button(page, { type: 'ready' }).click();
    await expect.poll(() => read(page.getByTestId('headline'))).toMatch(/Barrage/);
  });

  it('is guided prompt by prompt, in the hand and in French', async () => {
    const page = await openPage({ reducedMotion: true, language: 'fr', width: 390, height: 844, touch: true });
    await page.locator('[data-guide="charge"]').first().tap();
    useMap(page, 'AU');
    const guide = page.getByTestId('guide');
    await guide.waitFor();
    await fieldReady(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    expect(await read(guide)).toMatch(/étape 1 sur 3/);
    const count = await countOf(page);
    await takeChip(page, 'AU-C-CHL-1');
    await page.locator('.board [data-place="144"]').waitFor();
    await pressPlace(page, '144');
    await page.getByTestId('commit').click();
    await counted(page, count + 1);
    await expect.poll(() => read(guide)).toMatch(/étape 2 sur 3/);
    await button(page, { type: 'done' }).click();
    await takeChip(page, 'AU-C-GEN-1');
    await pressPlace(page, '137');
    await page.getByTestId('commit').click();
    await expect.poll(() => read(guide)).toMatch(/étape 3 sur 3/);
  });
});
