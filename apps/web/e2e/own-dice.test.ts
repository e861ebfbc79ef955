import { withGame } from '@tambour/games';
import { Match, type MatchRecord, OWN_DICE } from '@tambour/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressPlace } from './board.ts';
import { axe, openPage } from './browser.ts';
import { counted, countOf, fieldReady, openAt, read, saved, tab, takeChip } from './steps.ts';

const card = (page: Page) => page.getByTestId('throw');
const use = (page: Page) => page.getByTestId('use-dice');
const face = (page: Page, n: number) => card(page).locator(`[data-face="${n}"]`);
const entered = (page: Page): Promise<string[]> => card(page).locator('[data-die]').allInnerTexts();
/** What the card asks for, once it does. */
async function asked(page: Page, what: RegExp): Promise<void> {
  await expect.poll(() => card(page).locator('h2').textContent()).toMatch(what);
}
/** A battery fires at Kettler I. */
async function fire(page: Page): Promise<void> {
  await takeChip(page, 'f-art2');
  await pressPlace(page, '1614');
  await page.getByTestId('commit').click();
  await asked(page, /French battery II fires at Kettler I/);
}

/** A battle with own dice at its first barrage; with a shot that waits for dice, if there are any. */
const barrage = (faces?: readonly number[]): Promise<MatchRecord> =>
  withGame('denain', ({ spec }) => {
    const match = Match.begin(spec, { dice: OWN_DICE }, 3);
    for (let n = 0; n < 2; n++) match.apply({ type: 'ready' });
    if (faces) match.apply({ type: 'fire', unit: 'f-art2', at: '1614' });
    if (faces?.length) match.enter(faces);
    return match.record();
  });

describe('a battle with one’s own dice', () => {
  it('is chosen at set-up, asks for dice by key and mouse, and outlives a reload', { timeout: 300_000 }, async () => {
    const page = await openPage({ reducedMotion: true });
    await page.getByTestId('options').first().click();
    const setup = page.getByTestId('setup');
    await setup.locator('[data-preset="2"]').check();
    await setup.getByTestId('setup-dice').locator('summary').click();
    await setup.locator('[data-dice="own"]').check();
    await setup.getByTestId('begin').click();
    await fieldReady(page);
    const count = await countOf(page);

    await fire(page);
    expect(await read(card(page))).toMatch(/Roll one die \(0–9\) · On the die: −1 battery in support/);
    expect(await read(card(page).locator('.throw-bands'))).toBe(
      '0–2: Kettler I becomes disordered\n3–5: another roll\n6–9: no effect',
    );
    // Nothing is thrown yet: one may think better of it.
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'hidden' });
    await counted(page, count);

    // By the keyboard alone, a slip corrected.
    await fire(page);
    expect(await use(page).isDisabled()).toBe(true);
    await page.keyboard.press('9');
    expect(await entered(page)).toEqual(['9']);
    await page.keyboard.press('Backspace');
    expect(await entered(page)).toEqual(['']);
    await page.keyboard.press('5');
    await page.keyboard.press('Enter');
    await asked(page, /Kettler I takes a disorder check: 2 or less needed/);
    expect(await read(card(page))).toContain('rolled 5');
    expect(await page.getByTestId('withdraw').count()).toBe(0);
    expect(await countOf(page)).toBe(count);

    // Between question and answer.
    await page.reload();
    await asked(page, /Kettler I takes a disorder check/);
    expect(await axe(page)).toEqual([]);
    // A seven is not on the die.
    await page.keyboard.press('7');
    expect(await entered(page)).toEqual(['']);
    // By mouse, a slip corrected.
    await face(page, 1).click();
    await card(page).locator('[data-die="0"]').click();
    await face(page, 6).click();
    await use(page).click();
    await counted(page, count + 1);
    expect(await page.getByTestId('undo').isDisabled()).toBe(true);
    await tab(page, 'log');
    expect(await read(page.getByTestId('log'))).toMatch(/needed 2 or less – becomes disordered/);

    const record = await saved(page);
    expect(record).toMatchObject({ dice: 'own' });
    expect(record.entries.at(-1)).toMatchObject({ dice: [5, 6] });
    expect(record).not.toHaveProperty('waiting');
    expect(await read(page.getByTestId('menu'))).toContain('own dice');
    expect(await withGame('denain', ({ spec }) => Match.replay(spec, record).same)).toBe(true);
  });

  it('fits a hand, in French: two dice in one go, one of them left to the program', { timeout: 300_000 }, async () => {
    const hand = { width: 390, height: 844, touch: true, language: 'fr', dark: true } as const;
    const page = await openAt(await barrage([]), hand);
    await asked(page, /La batterie française II tire sur Kettler I/);
    expect(await axe(page)).toEqual([]);
    for (const key of await card(page).locator('button:not([data-rule])').all()) {
      const { width = 0, height = 0 } = (await key.boundingBox()) ?? {};
      expect(Math.min(width, height), await key.innerText()).toBeGreaterThanOrEqual(48);
    }
    const widest = () => page.evaluate(() => document.scrollingElement!.scrollWidth - window.innerWidth);
    expect(await widest()).toBeLessThanOrEqual(0);
    expect(await card(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    await face(page, 9).tap();
    await use(page).tap();
    await counted(page, 3);
    // The barrage ends, and both dice of the initiative are thrown at once.
    await page.locator(`button[data-command*='"type":"done"']`).first().tap();
    await counted(page, 4);
    await page.locator(`button[data-command*='"type":"done"']`).first().tap();
    await asked(page, /Initiative/);
    await face(page, 7).tap();
    await page.getByTestId('throw-for-me').tap();
    expect(await entered(page)).toEqual(['7', 'auto']);
    await use(page).tap();
    await counted(page, 5);
    const record = await saved(page);
    expect(record.entries.at(-1)).toMatchObject({ dice: [7, expect.any(Number)], drawn: [1] });
    expect(await withGame('denain', ({ spec }) => Match.audit(spec, record))).toBe(true);
  });
});
