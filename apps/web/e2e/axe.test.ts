import { describe, expect, it } from 'vitest';
import { pressPlace } from './board.ts';
import { axe, openPage } from './browser.ts';
import { brokenOff, fought } from './positions.ts';
import { openRecord, TAB_NAMES, tab, takeChip } from './steps.ts';

const marching = brokenOff('en-even', ({ question, side }) => question === 'move' && side === 'F');

describe.each(['light', 'dark'])('axe finds nothing serious when it is %s', (theme) => {
  const look = { dark: theme === 'dark', reducedMotion: true };

  it('where one chooses who commands', async () => {
    const page = await openPage(look);
    await page.getByTestId('play').first().click();
    await page.getByTestId('begin').waitFor();
    expect(await axe(page)).toEqual([]);
  });
  it('on the field, under every tab, with an order in hand and one refused', { timeout: 90_000 }, async () => {
    const page = await openPage(look);
    await openRecord(page, await marching);
    for (const name of TAB_NAMES) {
      await tab(page, name);
      expect(await axe(page), name).toEqual([]);
    }
    await tab(page, 'order');
    await takeChip(page, 'f-ag1');
    await pressPlace(page, '1708');
    await page.getByTestId('weighed').waitFor();
    expect(await axe(page), 'an order').toEqual([]);
    await pressPlace(page, '2416');
    await page.getByTestId('why').waitFor();
    expect(await axe(page), 'a refusal').toEqual([]);
    await page.getByTestId('why').locator('[data-rule]').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await axe(page), 'a rule').toEqual([]);
  });
  it('on the closing screen', async () => {
    const page = await openPage(look);
    await openRecord(page, fought('en-even'));
    await page.getByTestId('end').locator('.losses').waitFor();
    expect(await axe(page)).toEqual([]);
  });
  it('in a lesson', async () => {
    const page = await openPage(look);
    await page.getByRole('link', { name: 'Take the lessons' }).first().click();
    await page.getByTestId('lesson').waitFor();
    await page.locator('.board[data-ready]').waitFor();
    expect(await axe(page)).toEqual([]);
  });
});
