import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boardReady } from './board.ts';
import { openPage } from './browser.ts';
import { marching } from './positions.ts';
import { counted, countOf, fieldReady, openAt, read, sideAsked } from './steps.ts';

const MOST_TABS = 40;

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not come to ${selector}`);
}
const placeOf = async (page: Page): Promise<string> => read(page.getByTestId('unit').locator('.where'));

describe('with the keyboard alone', () => {
  it('one comes from the gallery to a battle for two and sets up', async () => {
    const page = await openPage({ reducedMotion: true });
    await page.getByTestId('play').first().waitFor();
    await tabTo(page, '[data-testid="options"]');
    await page.keyboard.press('Enter');
    await page.getByTestId('setup').waitFor();
    await tabTo(page, '[name="preset"]');
    for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown');
    await tabTo(page, '[data-testid="own-setup"]');
    await page.keyboard.press('Space');
    await tabTo(page, '[data-testid="begin"]');
    await page.keyboard.press('Enter');
    await fieldReady(page);
    expect(await sideAsked(page)).toBe('C');
    // Straight on, without reaching for the field: its keys are heard.
    await page.keyboard.press('1');
    await expect.poll(() => sideAsked(page)).toBe('F');
  });

  it('one goes round the pieces with N and P, lets go with Escape, marches a regiment, takes it back, looks up the keys, and gives an order in words', async () => {
    const page = await openAt(await marching());
    const unit = page.getByTestId('unit');
    await page.keyboard.press('n');
    await unit.waitFor();
    const first = await unit.getAttribute('data-piece');
    const place = await placeOf(page);
    await page.keyboard.press('n');
    await expect.poll(() => unit.getAttribute('data-piece')).not.toBe(first);
    await page.keyboard.press('p');
    await expect.poll(() => unit.getAttribute('data-piece')).toBe(first);
    expect(await placeOf(page)).toBe(place);
    await page.keyboard.press('Escape');
    await unit.waitFor({ state: 'detached' });
    // The focus does not stay on a button left behind: Enter would press that.
    await page.getByTestId('advice').focus();
    await page.keyboard.press('n');
    await unit.waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('board');
    await page.keyboard.press('Escape');
    await unit.waitFor({ state: 'detached' });

    const count = await countOf(page);
    await page.keyboard.press('n');
    await page.locator('[data-testid="unit"][data-piece="f-ag1"]').waitFor();
    await page.locator('.board [data-place="1810"]').waitFor();
    const weighed = page.getByTestId('weighed');
    // Where it stands: it can turn.
    await page.keyboard.press('Enter');
    await weighed.waitFor();
    const facing = await read(weighed);
    await page.keyboard.press('f');
    await expect.poll(() => read(weighed)).not.toBe(facing);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await weighed.getByText('1810').waitFor();
    await page.keyboard.press('Enter');
    await counted(page, count + 1);
    await page.keyboard.press('u');
    await counted(page, count);

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Help' });
    await keys.waitFor();
    expect(await read(keys)).toContain('next or previous unit');
    // A unit and a leader drawn large, each sign explained, and the letters of every formation.
    expect(await keys.getByTestId('annotated').count()).toBe(2);
    expect(await keys.getByTestId('annotated').first().locator('li').count()).toBe(8);
    expect(await read(keys)).toContain('RW right wing');
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });

    await page.keyboard.press('t');
    // The field has the focus: what is typed is no shortcut.
    await page.locator('[data-testid="typed"]:focus').waitFor();
    const view = page.getByTestId('text-view');
    const isInside = await view.evaluate((it) => it.querySelector('input')!.offsetWidth <= it.clientWidth);
    expect(isInside, 'the field fits into the panel').toBe(true);
    // An order that is not allowed gets its reason.
    await page.keyboard.type('marine 2416');
    await page.keyboard.press('Enter');
    await page.getByTestId('why').locator('li [data-rule]').first().waitFor();
    expect(await countOf(page)).toBe(count);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('marine 1708');
    await page.keyboard.press('Enter');
    const found = page.locator('.found li');
    await expect.poll(() => found.count()).toBeGreaterThan(1);
    // Three facings fit; one word more leaves one of them.
    await page.keyboard.type(' north');
    await page.keyboard.press('Enter');
    await counted(page, count + 1);
    await page.getByTestId('text-view').getByText('Order given: La Marine moves to hex 1708').waitFor();
    await boardReady(page);
    expect(await page.getByTestId('trouble').count()).toBe(0);
  });
});
