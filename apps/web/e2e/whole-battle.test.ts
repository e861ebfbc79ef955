import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { glowing, pressPiece, pressPlace } from './board.ts';
import { openPage } from './browser.ts';
import { answer, asked } from './fight.ts';
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
  return true;
}
describe('a whole battle', () => {
  it('is fought against the computer by clicks alone, from the gallery to the verdict', {
    timeout: 120_000,
  }, async () => {
    const page = await openPage({ reducedMotion: true, luck: 7, map: true });
    await begin(page, { F: 'random', C: 'person', edition: 'en' });
    const done = { marches: 0, shots: 0, answers: 0 };
    for (let count = -1; ; ) {
      const now = await asked(page, count);
      if (!now || now.isOver) break;
      count = await countOf(page);
      const question = await read(page.getByTestId('prompt').locator('.question'));
      if (done.marches < 3 && /: move/.test(question) && (await march(page, now.alive))) done.marches++;
      else if (done.shots < 3 && /fire/.test(question) && now.alive.length > 0 && (await fire(page, now.alive)))
        done.shots++;
      else {
        await answer(page, now);
        done.answers++;
      }
    }
    expect(done.marches).toBe(3);
    expect(done.shots).toBe(3);
    expect(done.answers).toBeGreaterThan(50);

    const end = page.getByTestId('end');
    expect(await read(end.locator('h2'))).toMatch(/^(Victory of the (French|Coalition)|A drawn battle)$/);
    expect(await end.locator('.verdict [data-rule]').count()).toBe(1);
    await expect.poll(() => end.locator('.chart svg path.line').count()).toBeGreaterThanOrEqual(4);
    expect(await end.locator('.losses tbody tr').count()).toBeGreaterThan(3);
    await end.getByRole('button', { name: 'Look at the field' }).click();
    await page.getByRole('button', { name: 'The battle is over' }).click();
    await end.getByRole('button', { name: 'Back to the battles' }).click();
    expect(await read(page.getByTestId('begun'))).toContain('fought out');
  });
});
