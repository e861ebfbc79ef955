import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressPlace } from './board.ts';
import { axe, newPage, openPage } from './browser.ts';
import { fought, marching } from './positions.ts';
import { beginZones, fieldReady, openAt, read, TAB_NAMES, tab, takeChip } from './steps.ts';

const LIGHTS = ['day', 'night'] as const;

type Light = (typeof LIGHTS)[number];

/** By day and by candle-light. */
async function inEveryLight(page: Page, look: (light: Light) => Promise<void>): Promise<void> {
  for (const light of LIGHTS) {
    await page.getByTestId('theme').selectOption(light);
    await page.locator(`html[data-theme="${light}"]`).waitFor();
    await look(light);
  }
}
/** By candle-light only the colours are other than by day. */
const isFaultless = async (page: Page, light: Light, where = '', part?: string): Promise<void> =>
  expect(await axe(page, light === 'night' ? 'color-contrast' : undefined, part), `${where} ${light}`).toEqual([]);

describe('axe finds nothing serious by day or by candle-light', () => {
  it('where one chooses who commands', async () => {
    const page = await openPage({ reducedMotion: true });
    await page.getByTestId('options').first().click();
    await page.getByTestId('begin').waitFor();
    await inEveryLight(page, (light) => isFaultless(page, light));
  });

  it('on the field, under every tab, with an order in hand and one refused', { timeout: 300_000 }, async () => {
    const page = await openAt(await marching());
    await inEveryLight(page, async (light) => {
      for (const name of TAB_NAMES) {
        await tab(page, name);
        // Beside the panel everything is the same under each.
        await isFaultless(page, light, name, name === TAB_NAMES[0] ? undefined : '.panel');
      }
      await tab(page, 'order');
      await takeChip(page, 'f-ag1');
      await pressPlace(page, '1708');
      await page.getByTestId('weighed').waitFor();
      await isFaultless(page, light, 'an order', '.panel');
      await pressPlace(page, '2416');
      await page.getByTestId('why').locator('[data-rule]').first().click();
      const card = page.getByRole('dialog');
      await card.waitFor();
      await isFaultless(page, light, 'a refusal and its rule');
      await card.getByRole('button').click();
    });
  });

  it('on a field of zones, with the advanced rules and what they bring', async () => {
    const page = await openPage({ reducedMotion: true });
    await beginZones(page, { scenario: 'M', P: 'novice', options: ['advanced'] });
    await inEveryLight(page, async (light) => {
      for (const name of ['tracks', 'text'] as const) {
        await tab(page, name);
        await isFaultless(page, light, name, name === 'tracks' ? undefined : '.panel');
      }
      await tab(page, 'order');
      await takeChip(page, 'M-C-CHL-1');
      await isFaultless(page, light, 'a piece', '.panel');
    });
  });

  it('on the closing screen', async () => {
    const page = await openAt(fought('en-even'));
    await page.getByTestId('losses').waitFor();
    await inEveryLight(page, (light) => isFaultless(page, light));
  });

  it('in a lesson', async () => {
    const page = await openPage({ reducedMotion: true });
    await page.getByRole('link', { name: 'Take the lessons' }).first().click();
    await page.getByTestId('lesson').waitFor();
    await page.locator('.board[data-ready]').waitFor();
    await inEveryLight(page, (light) => isFaultless(page, light));
  });

  it('in the rulebook and in a worked example, which are read and found by keyboard', {
    timeout: 300_000,
  }, async () => {
    const page = await newPage({ reducedMotion: true });
    await page.goto('./#/rules/denain/11.5a');
    const entry = (rule: string) => page.locator(`[data-rule-entry="${rule}"]`);
    // The rule of the address has the focus, and nothing lies over its number.
    await expect.poll(() => entry('11.5a').evaluate((rule) => rule === document.activeElement)).toBe(true);
    const isSeen = await entry('11.5a')
      .locator('.rule-number')
      .evaluate((it) => {
        const { left, top } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(left + 4, top + 8));
      });
    expect(isSeen).toBe(true);
    await inEveryLight(page, (light) => isFaultless(page, light, 'rulebook'));
    // From the contents to a chapter, and by a search to a rule, its ruling and its example.
    await page.locator('[data-chapter="12"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => entry('12.1a').evaluate((rule) => rule === document.activeElement)).toBe(true);
    await page.getByLabel('Search the rules').focus();
    await page.keyboard.type('flank attack');
    await expect.poll(() => page.locator('[data-rule-entry]').count()).toBeLessThan(10);
    const link = entry('11.5a').locator('[data-to-example="flank"]');
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return link.evaluate((it) => it === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press('Enter');
    const example = page.getByTestId('example');
    await example.waitFor();
    await fieldReady(page);
    await inEveryLight(page, (light) => isFaultless(page, light, 'example'));
    expect(await read(example)).toMatch(/Try this: Navarre assaults Kettler I in hex 1410\./);
    await takeChip(page, 'f-ad1');
    await pressPlace(page, '1410');
    await page.getByTestId('commit').click();
    expect(await read(example.getByTestId('example-end'))).toMatch(/One column better for the flank/);
    await example.locator('[data-to-rule="11.5a"]').click();
    await entry('11.5a').waitFor();
  });
});
