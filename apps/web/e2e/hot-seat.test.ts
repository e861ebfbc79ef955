import { describe, expect, it } from 'vitest';
import { glowing, pressPiece, pressPlace } from './board.ts';
import { openPage } from './browser.ts';
import { begin, counted, order, read, sideAsked, tab } from './steps.ts';

describe('two people at one screen', () => {
  it('set up in turn, and each gives orders when it is asked', async () => {
    const page = await openPage({ reducedMotion: true });
    await begin(page);
    expect(await sideAsked(page)).toBe('C');
    await pressPiece(page, 'c-ke1');
    await page.locator('[data-testid="unit"][data-piece="c-ke1"]').waitFor();
    await pressPlace(page, (await glowing(page)).at(-1)!);
    await page.getByTestId('commit').click();
    await counted(page, 1);
    await order(page, 'ready');
    await expect.poll(() => sideAsked(page)).toBe('F');
    expect(await read(page.getByTestId('prompt').locator('.who'))).toContain('Your move (French)');
    await order(page, 'ready');
    // The French guns, then the Coalition's.
    await order(page, 'done');
    await tab(page, 'log');
    expect(await page.getByTestId('log').locator('.ordered .pennon.side-0').count()).toBeGreaterThan(0);
    expect(await page.getByTestId('log').locator('.ordered .pennon.side-1').count()).toBeGreaterThan(0);
  });
});
