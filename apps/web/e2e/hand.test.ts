import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { briefRecord } from '../src/match/brief-record.ts';
import { newPage } from './browser.ts';
import { fought, marching, shocking } from './positions.ts';
import { linkOf, openAt, read, tab } from './steps.ts';

const HAND = { width: 390, height: 844, touch: true, reducedMotion: true } as const;
const spare = (where: Locator): Promise<number> => where.evaluate((box) => box.scrollWidth - box.clientWidth);

describe('in the hand', () => {
  it('the longest card that says how to win is as wide as its paper, and so is the row of tabs', async () => {
    const page = await newPage({ ...HAND, language: 'fr' });
    await page.goto('./#/setup/reiters/D');
    await page.getByTestId('begin').tap();
    const card = page.getByTestId('goals');
    await card.locator('table').waitFor();
    expect(await spare(card)).toBeLessThanOrEqual(0);
    await page.getByTestId('goals-close').tap();
    const tops = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, 'one row of tabs').toBe(1);
    // Help says what fingers do before it says what keys do.
    await page.getByRole('button', { name: 'Aide' }).tap();
    const help = page.getByRole('dialog', { name: 'Aide' });
    await help.waitFor();
    expect(await read(help.locator('dt').first())).toBe('Toucher');
    expect(await read(help.locator('.keys').last())).toContain('Échap');
    expect(await spare(help)).toBeLessThanOrEqual(0);
  });

  it('the log opens at what happened last', async () => {
    const record = await shocking();
    const page = await openAt(record, HAND);
    await tab(page, 'log');
    const last = page.locator(`[data-entry="${record.entries.length}"]`);
    await expect
      .poll(() =>
        last.evaluate((entry) => {
          const { x, width, bottom } = entry.getBoundingClientRect();
          return entry.contains(document.elementFromPoint(x + width / 2, bottom - 4));
        }),
      )
      .toBe(true);
    expect(await page.getByRole('tab', { selected: true }).isVisible()).toBe(true);
  });

  it('the button that follows advice is in sight, however long the plan', async () => {
    const page = await openAt(await marching(), HAND);
    await page.getByTestId('advice').tap();
    const button = page.getByTestId('advice-do');
    await expect
      .poll(() =>
        button.evaluate((it) => {
          const { left, top, width, height } = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
  });

  it('beside the verdict lies what happened, not an empty panel', async () => {
    const page = await newPage(HAND);
    await page.goto(linkOf(briefRecord(fought('en-even'))));
    await page.getByTestId('end').waitFor();
    await expect.poll(() => page.getByRole('tab', { selected: true }).getAttribute('data-tab')).toBe('log');
    expect(await page.locator('.board-tools').isVisible(), 'nothing shows from under the verdict').toBe(false);
  });

  it('a file is chosen by a button in the reader’s language', async () => {
    const page = await newPage({ ...HAND, language: 'fr' });
    await page.goto('./');
    const button = page.getByTestId('file-label');
    expect(await read(button)).toBe('Choisir un fichier…');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.tap()]);
    expect(chooser.isMultiple()).toBe(false);
  });
});
