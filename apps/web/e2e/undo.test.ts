import type { Command } from '@tambour/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressPlace } from './board.ts';
import { askedAt, brokenOff } from './positions.ts';
import { counted, openAt, order, tab, takeChip } from './steps.ts';

/** The set-up is done, and no die has fallen yet. */
const barrage = brokenOff('en-even', ({ question, side }) => question === 'barrage' && side === 'F');

/** How many lit places and counters that can act lie under the note over the map, where it can be seen. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const note = document.querySelector<HTMLElement>('[data-testid="dispatch"]');
    if (!note || getComputedStyle(note).visibility === 'hidden') return 0;
    const box = note.getBoundingClientRect();
    return [...document.querySelectorAll('.board-lights .target, .board-pieces .card.alive .face')].filter((lit) => {
      const { left, right, top, bottom } = lit.getBoundingClientRect();
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    }).length;
  });

describe('taking back', () => {
  it('goes back command by command until a die is shown, and no further', async () => {
    const record = await barrage;
    const all = record.entries.length;
    const { legal } = await askedAt(record);
    const fire = legal.find((c): c is Command & { unit: string; at: string } => c.type === 'fire')!;
    const page = await openAt(record);
    const undo = page.getByTestId('undo');
    for (const count of [all - 1, all - 2, all - 3]) {
      await undo.click();
      await counted(page, count);
    }
    await order(page, 'ready');
    await takeChip(page, fire.unit);
    await page.locator(`.board [data-place="${fire.at}"]`).waitFor();
    expect(await undo.isEnabled()).toBe(true);
    await pressPlace(page, fire.at);
    await page.getByTestId('commit').click();
    const note = page.getByTestId('dispatch');
    await note.waitFor({ state: 'attached' });
    await counted(page, all - 1);
    await expect.poll(() => undo.isDisabled()).toBe(true);
    expect(await undo.getAttribute('title')).toContain('cannot undo past a die roll');

    // The note over the map covers nothing that is lit, and goes by itself.
    expect(await covered(page)).toBe(0);
    await expect.poll(() => note.count(), { timeout: 12_000 }).toBe(0);

    // A line of the log shows its place, and its roll what went into it.
    await tab(page, 'log');
    const roll = page.getByTestId('log').getByTestId('roll').last();
    await roll.locator('summary').click();
    expect(await roll.locator('.sum-items [data-rule]').count()).toBeGreaterThan(0);
    await roll.locator('summary').hover();
    await expect.poll(() => page.locator('.board-arrows .ring-over').count()).toBeGreaterThan(0);
    await page.mouse.move(300, 400);
    await expect.poll(() => page.locator('.board-arrows .ring-over').count()).toBe(0);
  });
});
