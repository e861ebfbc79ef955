import { isLong } from '@tambour/kernel/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressPiece } from './board.ts';
import { axe, newPage } from './browser.ts';
import { answer, asked } from './fight.ts';
import { toTheVerdict, widthOf } from './guide.ts';
import { beginTable, closeFarm, commit, tableOf } from './measured.ts';
import { countOf, fieldReady, read } from './steps.ts';

/** By day and by candle-light; by candle-light only the colours are other than by day. */
async function isFaultless(page: Page, where: string, part?: string): Promise<void> {
  const theme = page.getByTestId('theme');
  const before = await theme.inputValue();
  for (const light of ['day', 'night'] as const) {
    await theme.selectOption(light);
    await page.locator(`html[data-theme="${light}"]`).waitFor();
    expect(await axe(page, light === 'night' ? 'color-contrast' : undefined, part), `${where} ${light}`).toEqual([]);
  }
  await theme.selectOption(before);
}
async function verdict(page: Page, title: RegExp): Promise<void> {
  const end = page.getByTestId('end');
  expect(await read(end.locator('h2'))).toMatch(title);
  expect(await end.locator('.verdict [data-rule]').count()).toBe(1);
  // Every position of the battle is measured for it, which takes a while after hundreds of orders.
  await expect.poll(() => end.locator('.losses tbody tr').count()).toBeGreaterThan(3);
}
/** What a person is asked after so many commands. */
async function nextQuestion(page: Page, count = -1): Promise<string> {
  await asked(page, count);
  return read(page.getByTestId('prompt').locator('.question'));
}

describe('a battle of the table', () => {
  it('the farm is played by touch, in French, from its set-up to the verdict', { timeout: 300_000 }, async () => {
    const page = await newPage({ reducedMotion: true, luck: 7, language: 'fr', width: 390, height: 844, touch: true });
    const farm = closeFarm();
    await beginTable(page, 'tutorial-farm', farm);
    const at = (id: string) => [...farm.units, ...farm.generals].find((piece) => piece.id === id)!;
    const table = await tableOf(page, [at('t-fr1'), at('t-fr3')]);

    // A general is taken and sent to a point.
    expect(await nextQuestion(page)).toMatch(/généraux/);
    await pressPiece(page, 'g-fr');
    await page.locator('.base-edge.selected').waitFor();
    await table.press([38, 31]);
    await page.locator('.ghost-rim').waitFor();
    await expect.poll(() => read(page.getByTestId('aim-line'))).toMatch(/cm/);
    await isFaultless(page, 'an aim');
    await commit(page);
    await page.getByTestId('free').locator('button').first().click();

    // The hussars charge whom they see.
    expect(await nextQuestion(page, 1)).toMatch(/charge/i);
    await pressPiece(page, 't-fr3');
    await page.locator('.base-edge.attacked').waitFor();
    await pressPiece(page, 't-au3');
    await page
      .getByTestId('weighed')
      .getByText(/charge/)
      .waitFor();
    await commit(page);
    while (/charge/i.test(await nextQuestion(page))) {
      const count = await countOf(page);
      const now = await asked(page, -1);
      if (now) await answer(page, now);
      await asked(page, count);
    }

    // A battalion moves where it is told, and turns a little.
    expect(await nextQuestion(page)).toMatch(/[Dd]éplacez/);
    await pressPiece(page, 't-fr2');
    await page.locator('.base-edge.selected').waitFor();
    // Farther than it can go: as far as it can.
    await table.press([72, 42]);
    await page.locator('.ghost-rim').waitFor();
    expect(await page.getByTestId('aim-stops').locator('[data-rule]').count()).toBeGreaterThan(0);
    await page.getByTestId('aim-line').getByRole('button', { name: 'Tourner de 5° à droite' }).click();
    await expect.poll(() => read(page.getByTestId('weighed'))).toMatch(/2e bataillon/);
    const before = await page.locator('.table-piece[data-piece="t-fr2"]').getAttribute('transform');
    await commit(page);
    await expect
      .poll(() => page.locator('.table-piece[data-piece="t-fr2"]').getAttribute('transform'))
      .not.toBe(before);

    await toTheVerdict(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    await verdict(page, /^(Vous avez gagné|Vous avez perdu|Victoire|Défaite|Match nul|Égalité)/);
    await isFaultless(page, 'the end', '[data-testid="end"]');
  });

  // In the long run: what it has beside the farm is a field without a connection, a reload and a card of its own, and other tests look at each.
  it.runIf(isLong)('Saalfeld is played without a connection, to the verdict', { timeout: 1_800_000 }, async () => {
    const page = await newPage({ reducedMotion: true, luck: 7, offline: true });
    await page.goto('./#/setup/tabletop/saalfeld-1806');
    await page.getByTestId('setup').waitFor();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await page.reload();
    await beginTable(page, 'saalfeld-1806');
    await page.getByTestId('alive').locator('[data-pick]').first().click();
    await page.getByTestId('aim-line').waitFor();
    await isFaultless(page, 'Saalfeld');
    await page.keyboard.press('Escape');
    const count = await countOf(page);
    await page.getByTestId('free').locator('button').first().click();
    await asked(page, count);
    // Nothing is lost by a reload.
    await page.reload();
    await fieldReady(page);
    expect(await countOf(page)).toBeGreaterThan(count);
    await toTheVerdict(page);
    await verdict(page, /^(You win|You lose|Draw)$/);
  });
});
