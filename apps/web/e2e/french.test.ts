import type { Command } from '@tambour/kernel';
import { isLong } from '@tambour/kernel/testing';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressPiece, pressPlace } from './board.ts';
import { openPage } from './browser.ts';
import { askedAt, shocking } from './positions.ts';
import { begin, countOf, openAt, order, read, TAB_NAMES, tab, takeChip } from './steps.ts';

/** Words that no French sentence of the page holds. */
const ENGLISH =
  /\b(the|and|of|with|from|to|is|by|pick|turns?|facing|moves?|fires?|hexes|north|south|west|enemy|strength|losses|not|you)\b/i;
const leftovers = async (where: Locator): Promise<string[]> =>
  (await read(where)).split('\n').filter((line) => ENGLISH.test(line));

describe('in French', () => {
  it('a battle is chosen and begun', async () => {
    const page = await openPage({ language: 'fr', reducedMotion: true });
    await page.getByTestId('play').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await leftovers(page.getByTestId('gallery'))).toEqual([]);
    await begin(page);
    await order(page, 'ready');
    expect(await leftovers(page.locator('.field-page'))).toEqual([]);
    await page.getByTestId('prompt').getByText('Français').waitFor();
    // The engine began with French alone: what is said already must be there in English too, on the page and in the list.
    await page.getByTestId('language').selectOption('en');
    await page.getByTestId('prompt').getByText('French').waitFor();
    await tab(page, 'log');
    expect(await read(page.getByTestId('log'))).toMatch('Ready: finish set-up');
    await page.goto('./');
    expect(await read(page.getByTestId('begun'))).toMatch(/set-up/i);
    await page.getByTestId('language').selectOption('fr');
    await expect.poll(() => leftovers(page.getByTestId('begun'))).toEqual([]);
  });

  it('orders, odds, refusals, the log and every other panel speak it', async () => {
    const page = await openAt(await shocking(), { language: 'fr' });
    const { legal } = await askedAt(await shocking());
    const shock = legal.find((c): c is Command & { attackers: string[]; targets: string[] } => c.type === 'shock')!;
    await takeChip(page, shock.attackers[0]!);
    await pressPlace(page, shock.targets[0]!);
    await page.getByTestId('forecast').waitFor();
    await page
      .getByTestId('forecast')
      .locator('details')
      .evaluateAll((folds) => {
        for (const fold of folds) (fold as HTMLDetailsElement).open = true;
      });
    await page.locator('.bars').first().waitFor();
    expect(await leftovers(page.locator('.panel'))).toEqual([]);
    await pressPlace(page, '2416');
    await page.getByTestId('why').waitFor();
    expect(await leftovers(page.getByTestId('why'))).toEqual([]);
    await page.getByTestId('why').locator('[data-rule]').first().click();
    expect(await leftovers(page.getByRole('dialog'))).toEqual([]);
    await page.keyboard.press('Escape');
    for (const name of TAB_NAMES) {
      await tab(page, name);
      expect(await leftovers(page.locator('.panel')), name).toEqual([]);
    }
  });

  it('one changes over in the middle of a battle, and back, and nothing is lost', async () => {
    const page = await openAt(await shocking(), { map: isLong });
    const count = await countOf(page);
    const english = await read(page.getByTestId('prompt'));
    await page.getByTestId('language').selectOption('fr');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    await expect.poll(() => leftovers(page.getByTestId('prompt'))).toEqual([]);
    await tab(page, 'log');
    expect(await leftovers(page.getByTestId('log'))).toEqual([]);
    await page.getByTestId('language').selectOption('en');
    await expect.poll(() => read(page.getByTestId('prompt'))).toBe(english);
    expect(await countOf(page)).toBe(count);
    await pressPiece(page, 'c-do');
    await page.getByTestId('why-not').click();
    await page.getByTestId('why').waitFor();
  });
});
