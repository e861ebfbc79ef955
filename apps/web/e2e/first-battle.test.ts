import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boardReady, pressPlace } from './board.ts';
import { axe, openPage } from './browser.ts';
import { button, counted, countOf, read } from './steps.ts';

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

  it('lets a computer that moves first wait until one has read how to win', async () => {
    const page = await openPage({ reducedMotion: true });
    await page.getByTestId('options').first().click();
    await page.getByTestId('setup').locator('[data-preset="1"]').check();
    // Where to press is in sight however long the form.
    const button = await page.getByTestId('begin').boundingBox();
    expect((button?.y ?? 9999) + (button?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    await page.getByTestId('begin').click();
    await page.getByTestId('goals').waitFor();
    const before = await countOf(page);
    await page.waitForTimeout(2500);
    expect(await countOf(page)).toBe(before);
    await page.getByTestId('goals-close').click();
    await expect.poll(() => countOf(page), { timeout: 20_000 }).toBeGreaterThan(before);
  });
});
