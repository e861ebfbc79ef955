import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressPiece, pressPlace } from './board.ts';
import { brokenOff, marching } from './positions.ts';
import { counted, countOf, openAt, read, takeChip } from './steps.ts';

const fighting = brokenOff('en-even', ({ question, side }) => question === 'combat' && side === 'F');

/** Opened at a rule; contents, search and a lesson to try it in, by keys and in the hand too. */
async function readRulebook(book: Page, rule: string): Promise<void> {
  const entry = (id: string) => book.locator(`[data-rule-entry="${id}"]`);
  await entry(rule).waitFor();
  await expect.poll(() => entry(rule).evaluate((element) => document.activeElement === element)).toBe(true);
  expect(await book.locator('nav [data-chapter]').count()).toBe(14);
  const all = await book.locator('[data-rule-entry]').count();
  expect(all).toBeGreaterThan(300);
  const search = book.getByLabel('Search the rules');
  await search.focus();
  await book.keyboard.type('rout test');
  await expect.poll(() => book.locator('[data-rule-entry]').count()).toBeLessThan(60);
  await entry('12.3a').waitFor();
  expect(await read(book.getByRole('status'))).toMatch(/^\d+ rules$/);
  await search.fill('no such words anywhere');
  await book.getByText('No rule contains these words.').waitFor();
  await search.fill('');
  await expect.poll(() => book.locator('[data-rule-entry]').count()).toBe(all);
  // Rulings are folded in; where a lesson teaches the rule, it is set up on the board to be tried.
  await entry('0.1a').getByText('1 ruling').click();
  await entry('0.1a').getByText('R76').waitFor();
  expect(await book.locator('a[href^="#/learn/denain/"]').count()).toBeGreaterThan(5);
  await book.setViewportSize({ width: 390, height: 844 });
  expect(await book.locator('main').evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(390);
  await book
    .getByRole('link', { name: /Try it on the board/ })
    .first()
    .click();
  await book.locator('[data-lesson]').waitFor();
  await book.close();
}

describe('what is not allowed', () => {
  it('is explained when one asks about an enemy, refused with its rules, whose text is one click away; what would be legal is offered and taken', async () => {
    const page = await openAt(await marching());
    const before = await countOf(page);
    const why = page.getByTestId('why');
    const unit = page.getByTestId('unit');
    // Looking is not asking: the piece is shown, and nothing is refused until one asks.
    await pressPiece(page, 'c-do');
    await unit.waitFor();
    expect(await unit.getAttribute('data-piece')).toBe('c-do');
    expect(await why.count()).toBe(0);
    await page.getByTestId('why-not').click();
    await why.waitFor();
    expect(await why.locator('li [data-rule]').count()).toBeGreaterThan(0);
    await takeChip(page, 'f-ag1');
    await why.waitFor({ state: 'detached' });
    await pressPiece(page, 'c-do');
    await why.waitFor();
    expect(await why.locator('li [data-rule]').count()).toBeGreaterThan(0);
    // The regiment stays in hand: the next press is again about it.
    expect(await unit.getAttribute('data-piece')).toBe('f-ag1');
    // Far over the river: no regiment goes there in a turn.
    await pressPlace(page, '2416');
    await expect.poll(() => read(why.locator('.meant'))).toContain('2416');
    expect(await read(why.locator('.meant'))).toContain('La Marine');
    const rule = why.locator('li [data-rule]').first();
    const number = await rule.getAttribute('data-rule');
    expect(number).toMatch(/^\d+\.?\d*[a-z]?$/);
    await rule.click();
    const card = page.getByRole('dialog', { name: 'What the rule says' });
    await card.waitFor();
    expect(await read(card)).toContain(`§${number}`);
    expect((await read(card.locator('p'))).length).toBeGreaterThan(20);
    // From the card to the rulebook, which opens beside the battle, at that rule.
    const opening = page.context().waitForEvent('page');
    await card.getByTestId('to-rulebook').click();
    await readRulebook(await opening, number!);
    await card.getByRole('button', { name: 'Close' }).click();
    await card.waitFor({ state: 'hidden' });

    // What is proposed is done.
    await why.locator('.choices [data-command]').first().click();
    await counted(page, before + 1);
    expect(await page.getByTestId('trouble').count()).toBe(0);
  });

  it('is explained when one would march in the phase for fighting', async () => {
    const page = await openAt(await fighting);
    const alive = await page
      .getByTestId('alive')
      .locator('[data-pick]')
      .evaluateAll((chips) => chips.map((chip) => (chip as HTMLElement).dataset.pick));
    const idle = ['f-ag3', 'f-gf', 'f-c1', 'f-ad5'].find((id) => !alive.includes(id))!;
    await pressPiece(page, idle);
    await page.getByTestId('why-not').click();
    await page.getByTestId('why').waitFor();
    expect(await page.getByTestId('why').locator('li [data-rule]').count()).toBeGreaterThan(0);
  });
});
