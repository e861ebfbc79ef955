import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, newPage, openPage } from './browser.ts';

const METRIEUX: object = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../games/reiters/data/scenarios/M.json', import.meta.url)), 'utf8'),
);
/** Fifty small battles and the drawing of a report on a busy machine. */
const PATIENCE = 90_000;
const report = (page: Page) => page.getByTestId('lab-report');
const players = async (page: Page, level: string): Promise<void> => {
  for (const side of [0, 1]) await page.getByTestId(`lab-player-${side}`).selectOption(level);
};

describe('the lab', () => {
  it('opens from the card of a battle, not with the start page, and lists its figures', async () => {
    const page = await openPage({ language: 'en' });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const link = page.locator('[data-game="reiters"]').getByTestId('to-lab').first();
    await link.waitFor();
    expect(scripts.filter((url) => /lab/.test(url))).toEqual([]);
    await link.click();
    await page.getByTestId('lab-figures').locator('summary').click();
    await page.locator('[data-unit="M-C-CHL-1"]').waitFor();
    expect(await page.getByTestId('lab-turns').getAttribute('placeholder')).toBe('8');
    // What the game refuses is told with its name, and nothing is played.
    await page.getByTestId('lab-others').fill('scenario.nonsense.x=1');
    await page.getByTestId('lab-run').click();
    expect(await page.getByTestId('lab-fault').textContent()).toContain('nonsense');
    await page.getByTestId('lab-others').fill('');
    await page.getByTestId('lab-games').fill('9');
    await page.getByTestId('lab-run').click();
    expect(await page.getByTestId('lab-games').evaluate((it) => (it as HTMLInputElement).validity.rangeUnderflow)).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Back to the battles' }).click();
    await link.waitFor();
  });

  it('plays battles with changed figures, stops when told, and reports what was played', {
    timeout: PATIENCE,
  }, async () => {
    const page = await newPage({ language: 'en' });
    await page.goto('./#/lab/reiters/M');
    await page.getByTestId('lab-figures').locator('summary').click();
    await page.locator('[data-unit="M-C-CHL-1"]').fill('1');
    await page.getByTestId('lab-turns').fill('9');
    await players(page, 'random');
    await page.getByTestId('lab-run').click();
    await page
      .getByTestId('lab-progress')
      .getByText(/\b[3-9] of 50/)
      .waitFor({ timeout: PATIENCE });
    await page.getByTestId('lab-stop').click();
    await report(page).locator('#heat svg').waitFor({ timeout: PATIENCE });
    const text = (await report(page).textContent()) ?? '';
    expect(text).toContain('Losses by unit');
    expect(text).toContain('--set turns=9 --set unit.M-C-CHL-1.strength=1');
    const fought = ((await report(page).locator('.lead').textContent()) ?? '').split(' ')[0];
    expect(Number(fought)).toBeGreaterThan(2);
    expect(Number(fought)).toBeLessThan(50);
    // A figure leads to the battle that shows it, played again and opened.
    await report(page).locator('#wins .shows a').first().click();
    await page.getByTestId('losses').waitFor({ timeout: PATIENCE });
  });

  it('plays with a scenario of one’s own, refuses one that is none, and names the file in its commands', {
    timeout: PATIENCE,
  }, async () => {
    const page = await newPage({ language: 'en' });
    await page.goto('./#/lab/reiters/M');
    await page.getByTestId('own-figures').locator('summary').click();
    const load = (name: string, json: string) =>
      page.getByTestId('scenarioData').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(json) });
    await load('broken.json', '{"id":"M"}');
    expect(await page.getByTestId('own-fault').textContent()).toContain('broken.json');
    await load('shorter.json', JSON.stringify({ ...METRIEUX, turns: 9 }));
    await page.getByTestId('remove-scenarioData').waitFor();
    expect(await page.getByTestId('own-fault').count()).toBe(0);
    await players(page, 'random');
    await page.getByTestId('lab-run').click();
    await page
      .getByTestId('lab-progress')
      .getByText(/\b[3-9] of 50/)
      .waitFor({ timeout: PATIENCE });
    await page.getByTestId('lab-stop').click();
    await report(page).locator('#length').waitFor({ timeout: PATIENCE });
    const text = (await report(page).textContent()) ?? '';
    expect(text).toContain('--scenario-file shorter.json');
    expect(text).not.toContain('--scenario M');
    // No battle lasts longer than the file says.
    const turns = await report(page).locator('#length table').first().locator('tbody th').allTextContents();
    expect(turns.map(Number)).toEqual([9]);
  });

  it('fits a hand, in French and in the dark, and axe finds nothing serious', { timeout: PATIENCE }, async () => {
    const page = await newPage({ width: 390, height: 844, touch: true, language: 'fr', dark: true });
    await page.goto('./#/lab/ford/ford');
    await players(page, 'random');
    await page.getByTestId('lab-run').click();
    await report(page).waitFor({ timeout: PATIENCE });
    const text = (await report(page).textContent()) ?? '';
    expect(text).toContain('Qui gagne');
    expect(text).toContain('50 batailles entre ordinateurs');
    // The players by the names they were chosen by.
    expect(text).toContain('(au hasard)');
    expect(await page.locator('.scroll').evaluate((it) => it.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await report(page).getAttribute('data-theme')).toBe('dark');
    expect(await axe(page)).toEqual([]);
    await page.getByTestId('theme').selectOption('day');
    expect(await axe(page, 'color-contrast')).toEqual([]);
  });
});
