import { isLong } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { pressPiece, pressPlace, useMap } from './board.ts';
import { axe, openPage } from './browser.ts';
import { beginGuided, fading, give, isInSight, promptRead, readEnd, toTheVerdict, widthOf } from './guide.ts';
import { commit, tableOf } from './measured.ts';
import { button, counted, countOf, march, read, takeChip } from './steps.ts';

describe('a guided battle is followed from the gallery to its verdict by clicks', () => {
  it('of hexes, wide and by day', { timeout: 300_000 }, async () => {
    const page = await openPage({ reducedMotion: true, luck: 7 });
    await beginGuided(page, 'works');
    await promptRead(page, /step 1 of 3/i);
    await page.getByTestId('guide').getByRole('button', { name: 'Hint' }).click();
    await page.getByTestId('guide-hint').waitFor();
    await march(page, 'f-ad2', '1514');
    await promptRead(page, /step 2 of 3/i);
    await button(page, { type: 'done' }).click();
    // What has ended is not asked for once more.
    expect(await read(page.getByTestId('guide'))).not.toMatch(/End movement/);
    await takeChip(page, 'f-ad1');
    // Both together are what is weighed first.
    await pressPlace(page, '1614');
    expect(await read(page.getByTestId('weighed'))).toMatch(/Champagne and Navarre assault Kettler I/);
    await page.getByTestId('commit').click();
    await promptRead(page, /step 3 of 3/i);
    // What was pressed is marked no longer: the mark would cover what became of who stands there. Keys have their cursor again.
    const cursor = page.locator('.board-traces .cursor path');
    await expect.poll(() => cursor.count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => cursor.count()).toBeGreaterThan(0);
    await give(page, '"toward":"1614"');
    await readEnd(page);
    fading(await toTheVerdict(page, isLong ? undefined : 3));
    if (!isLong) return;
    expect(await read(page.getByTestId('end').locator('h2'))).toMatch(/./);
    expect(await page.locator('.guide').count(), 'the guide is gone with the verdict').toBe(0);
    expect(await axe(page)).toEqual([]);
  });

  it('of zones, in French, in the hand and by candlelight', { timeout: 300_000 }, async () => {
    const page = await openPage({
      reducedMotion: true,
      luck: 7,
      language: 'fr',
      width: 390,
      height: 844,
      touch: true,
      dark: true,
    });
    useMap(page, 'AU');
    await beginGuided(page, 'charge');
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    await promptRead(page, /étape 1 sur 3/);
    await march(page, 'AU-C-CHL-1', '144');
    await promptRead(page, /étape 2 sur 3/);
    await isInSight(page, '"type":"done"');
    await button(page, { type: 'done' }).click();
    const count = await countOf(page);
    await takeChip(page, 'AU-C-GEN-1');
    await pressPlace(page, '137');
    await page.getByTestId('commit').click();
    await counted(page, count + 1);
    await promptRead(page, /étape 3 sur 3/);
    // In the hand the panel was scrolled down to what was ordered: what the guide says next is in sight again.
    await expect.poll(() => page.locator('.panel').evaluate((panel) => panel.scrollTop)).toBe(0);
    // The panel scrolls and the page does not.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
    await isInSight(page, '"charge":true');
    await give(page, '"charge":true');
    await readEnd(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    // Tips and the verdict come as in the battle of hexes.
    if (!isLong) return;
    fading(await toTheVerdict(page));
    expect(await page.locator('.guide').count(), 'the guide is gone with the verdict').toBe(0);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    expect(await read(page.getByTestId('end').locator('h2'))).toMatch(
      /^(Vous avez gagné|Vous avez perdu|Match nul|Égalité)/,
    );
  });

  it('of a table, by touch, in French', { timeout: 300_000 }, async () => {
    const page = await openPage({ reducedMotion: true, luck: 7, language: 'fr', width: 390, height: 844, touch: true });
    await beginGuided(page, 'farm');
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    await promptRead(page, /étape 1 sur 3/);
    // By where two battalions stand when the guide begins.
    const table = await tableOf(page, [
      { id: 't-fr1', x: 48, y: 29.25 },
      { id: 't-fr2', x: 65.2, y: 31.5 },
    ]);
    await page.getByTestId('guide').getByRole('button', { name: 'Indice' }).click();
    await page.getByTestId('guide-hint').waitFor();
    await pressPiece(page, 't-fr2');
    await page.locator('button[data-command*=\'"type":"enter"\']').first().click();
    await page.getByTestId('aim-line').locator('.aim-says').waitFor();
    expect(await page.locator('.aim-tools button').count(), 'an order from the list is not turned').toBe(0);
    await give(page, '"type":"enter"');
    await promptRead(page, /étape 2 sur 3/);
    await pressPiece(page, 't-fr1');
    await table.press([48, 34]);
    await page.locator('.ghost-rim').waitFor();
    await commit(page);
    await promptRead(page, /étape 3 sur 3/);
    await button(page, { type: 'done' }).click();
    await expect.poll(() => read(page.getByTestId('prompt').locator('.question'))).toMatch(/généraux/);
    await pressPiece(page, 'g-fr');
    await table.press([56, 33]);
    await page.locator('.ghost-rim').waitFor();
    await commit(page);
    await readEnd(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    if (!isLong) return;
    fading(await toTheVerdict(page));
    expect(await page.locator('.guide').count(), 'the guide is gone with the verdict').toBe(0);
  });
});
