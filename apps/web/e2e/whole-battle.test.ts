import { isLong } from '@tambour/kernel/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { glowing, pressPiece, pressPlace } from './board.ts';
import { openPage } from './browser.ts';
import { answer, asked } from './fight.ts';
import { toTheVerdict } from './guide.ts';
import { begin, chances, countOf, read } from './steps.ts';

/** Marches the first piece that can, to a hex that glows. */
async function march(page: Page, alive: readonly string[]): Promise<boolean> {
  for (const piece of alive.slice(0, 3)) {
    await pressPiece(page, piece);
    await page.locator(`[data-testid="unit"][data-piece="${piece}"]`).waitFor();
    const place = (await glowing(page)).at(-1);
    if (place === undefined) continue;
    await pressPlace(page, place);
    await page.getByTestId('commit').click();
    return true;
  }
  return false;
}
/** Fires with the first piece that can, once the odds have been shown; the second press on the target gives the order. */
async function fire(page: Page, [piece]: readonly string[]): Promise<boolean> {
  await pressPiece(page, piece!);
  await page.locator(`[data-testid="unit"][data-piece="${piece}"]`).waitFor();
  const place = (await glowing(page))[0];
  if (place === undefined) return false;
  await pressPlace(page, place);
  await page.getByTestId('forecast').waitFor();
  const sum = (await chances(page, 'next')).reduce((a, b) => a + b, 0);
  expect(sum).toBeCloseTo(1, 9);
  await pressPlace(page, place);
  // It is told as one thing: with the assault that it answers, or as one's own order.
  const card = page
    .getByTestId('result-card')
    .filter({ hasText: /You: .*fires?|returns? fire/ })
    .first();
  await card.waitFor();
  await expect.poll(() => read(card.locator('.result-line'))).toMatch(/No effect|They|You/);
  expect(await card.locator('.die').count()).toBeGreaterThan(0);
  return true;
}
/** With `npm run test:long` by clicks alone. Else so many questions are answered by clicks, and the rest by buttons pressed from within the page, which takes a third of the time. */
/** As many turns as it takes to march, fire and lose somebody. */
const TURNS = 4;
const BY_CLICKS = isLong ? Number.POSITIVE_INFINITY : 12;
/** Marches, and as many shots: once more than once, since the second begins where the first has left the page. */
const TIMES = isLong ? 3 : 2;

describe('a whole battle', () => {
  it('is fought against the computer by clicks alone, from the gallery to the verdict', {
    timeout: 300_000,
  }, async () => {
    // Other tests look at this map; where it is drawn, every frame of a long battle is painted over it.
    const page = await openPage({ reducedMotion: true, luck: 7, map: isLong });
    await begin(page, { F: 'novice', C: 'person', edition: 'en', ...(!isLong && { turns: TURNS }) });
    const done = { marches: 0, shots: 0, answers: 0 };
    for (let count = -1; ; ) {
      const now = await asked(page, count);
      if (!now || now.isOver) break;
      count = await countOf(page);
      const question = await read(page.getByTestId('prompt').locator('.question'));
      if (done.marches < TIMES && /: move/.test(question) && (await march(page, now.alive))) done.marches++;
      else if (done.shots < TIMES && /fire/.test(question) && now.alive.length > 0 && (await fire(page, now.alive)))
        done.shots++;
      else {
        await answer(page, now);
        done.answers++;
      }
      if (done.marches === TIMES && done.shots === TIMES && done.answers >= BY_CLICKS) await toTheVerdict(page);
    }
    expect(done.marches).toBe(TIMES);
    expect(done.shots).toBe(TIMES);
    expect(done.answers).toBeGreaterThanOrEqual(12);

    const end = page.getByTestId('end');
    const verdict = await read(end.locator('h2'));
    expect(verdict).toMatch(/^(You win|You lose|Draw)$/);
    expect(await end.locator('.verdict [data-rule]').count()).toBe(1);
    // Each side's points stand there once.
    expect(await end.locator('.scores strong').count()).toBe(2);
    // Where nothing is left to take back, there is no button for it either.
    for (const undo of await page.getByTestId('undo').all()) expect(await undo.isEnabled()).toBe(true);
    await expect.poll(() => end.locator('.chart svg path.line').count()).toBeGreaterThanOrEqual(4);
    expect(await end.locator('.chart .tick').count()).toBeGreaterThan(5);
    expect(await end.locator('.losses tbody tr').count()).toBeGreaterThan(3);
    await end.locator('[data-testid="luck"][data-done="true"]').waitFor();
    expect(await read(end.getByTestId('luck'))).toMatch(/The dice favoured (you|them)\.|Luck was about even\./);
    expect(await read(end.getByTestId('luck').locator('tbody'))).toMatch(
      /^\s*They\s+\d+, expected [\d.]+\s+.*\s+You\s+\d+, expected [\d.]+/,
    );

    // A turning point is shown on the field as it left it, with its traces.
    const turning = end.getByTestId('turning').locator('[data-go]').first();
    const at = await turning.getAttribute('data-go');
    await turning.click();
    await expect.poll(() => read(page.getByTestId('timeline').locator('output'))).toMatch(new RegExp(`^${at}/`));
    expect(await end.count()).toBe(0);
    await page.getByTestId('past').getByRole('button', { name: 'Back to the present' }).click();
    await page.getByRole('button', { name: 'The battle is over' }).click();
    expect(await read(end.locator('h2'))).toBe(verdict);
    await end.getByRole('button', { name: 'View the map' }).click();
    await page.getByRole('button', { name: 'The battle is over' }).click();
    // The same once more, with the seats exchanged: the French are the person's now.
    const first = page.url();
    await end.getByTestId('swap').click();
    await expect.poll(() => page.url()).not.toBe(first);
    await page.getByTestId('alive').or(page.getByTestId('free')).first().waitFor();
    expect(await page.getByTestId('prompt').getAttribute('data-side')).toBe('F');
    await page.getByRole('link', { name: 'Tambour' }).click();
    expect(await read(page.getByTestId('begun'))).toContain('finished');
  });
});
