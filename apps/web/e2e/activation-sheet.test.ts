import { describe, expect, it } from 'vitest';
import { axe, newPage } from './browser.ts';
import { fieldReady, order, read, tab } from './steps.ts';

describe('the activation sheet', () => {
  it('has a table a side with its corps in columns, in the hand, in French and by candle-light', async () => {
    const page = await newPage({
      width: 390,
      height: 844,
      touch: true,
      language: 'fr',
      dark: true,
      reducedMotion: true,
    });
    await page.goto('./#/setup/risorgimento/magenta');
    await page.getByTestId('begin').click();
    await fieldReady(page);
    await tab(page, 'tracks');
    const tables = page.locator('[data-track="activations"] table');
    expect(await tables.count()).toBe(2);
    expect(await tables.first().locator('thead th').count()).toBe(5);
    const sheet = await read(page.locator('[data-track="activations"]'));
    for (const word of ['Feuille d’activation', 'Garde', 'Continuité', 'Terminé', 'Démoralisé'])
      expect(sheet).toContain(word);
    // Two activations to come, as dots and in words.
    const cell = tables.first().locator('tbody tr').first().locator('td').first();
    expect(await cell.locator('.dots').innerText()).toBe('○○');
    expect(await cell.textContent()).toContain('0 sur 2');
    expect(await page.locator('[data-track="bridges"] li').count()).toBe(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // What was chosen has come up under the map: the row of tabs is at the top of the panel, or as near as its end allows.
    const away = () =>
      page.locator('.panel').evaluate((panel) => {
        const tabs = panel.querySelector('[role="tablist"]')!.getBoundingClientRect().top;
        const below = panel.scrollHeight - panel.clientHeight - panel.scrollTop;
        return Math.min(Math.abs(tabs - panel.getBoundingClientRect().top), below);
      });
    await expect.poll(away).toBeLessThan(3);
    expect(await axe(page)).toEqual([]);
    // The computer passes first.
    await page.locator('button[data-command*=\'"activate"\']').first().waitFor();
    const isActorInSight = () =>
      page.locator('.board').evaluate((board) => {
        const { left, right, top, bottom } = board.getBoundingClientRect();
        return [...board.querySelectorAll('.card.alive')].some((card) => {
          const box = card.getBoundingClientRect();
          return box.left > left && box.right < right && box.top > top && box.bottom < bottom;
        });
      });
    // The first look is at where the lines meet. Who acts next stands beyond the edge of the map: it moves there.
    expect(await isActorInSight()).toBe(false);
    await order(page, 'activate');
    await order(page, 'begin');
    await expect.poll(isActorInSight).toBe(true);
  });
});
