import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { briefRecord } from '../src/match/brief-record.ts';
import { boardReady, glowing, holdPiece, inksOf, pressPiece, pressPlace, useMap } from './board.ts';
import { newPage, openPage } from './browser.ts';
import { fought, marching } from './positions.ts';
import { counted, countOf, fieldReady, linkOf, openAt, openRecord, read, TAB_NAMES, tab, takeChip } from './steps.ts';
import { smallTargets } from './touch-targets.ts';

const HAND = { width: 390, height: 844, touch: true, reducedMotion: true } as const;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.scrollingElement!.scrollWidth - window.innerWidth);
const mapWidth = (page: Page): Promise<number> =>
  page.locator('svg.board-pieces').evaluate((layer) => layer.getBoundingClientRect().width);

/** Two fingers on the board, moving apart. */
async function spreadFingers(page: Page): Promise<void> {
  const box = (await page.locator('.board').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    });
  await touch('touchStart', 30);
  for (const apart of [40, 55, 70, 85]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
}

/** All of it is on the screen, nothing lies over it, and a finger can press it. */
async function seenWhole(it: Locator): Promise<void> {
  const { isSeen, height } = await it.evaluate((element) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
    return { isSeen: corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y))), height };
  });
  expect(isSeen, 'nothing covers it').toBe(true);
  expect(height).toBeGreaterThanOrEqual(44);
}

/** Nothing is wider than the screen, and nothing that is pressed is too small for a finger. */
async function fits(page: Page, where: string): Promise<void> {
  expect(await overflow(page), where).toBeLessThanOrEqual(0);
  expect(await smallTargets(page), where).toEqual([]);
}

/** Its first line can be read. */
const isOnScreen = (it: Locator): Promise<boolean> =>
  it.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 20, top + 10));
  });

describe('on a telephone', () => {
  it('nothing is wider than the screen or too small for a finger, from the gallery to every tab of the field', {
    timeout: 300_000,
  }, async () => {
    const page = await openPage(HAND);
    await page.getByTestId('play').first().waitFor();
    await fits(page, 'gallery');
    await page.getByTestId('options').first().tap();
    await page.getByTestId('begin').waitFor();
    await page
      .getByTestId('setup')
      .locator('details')
      .evaluateAll((parts) => {
        for (const part of parts) (part as HTMLDetailsElement).open = true;
      });
    await fits(page, 'set-up');
    await page.goBack();
    await openRecord(page, await marching());
    // No test that does not ask for the map waits until it is drawn.
    expect(await inksOf(page)).toBe(1);
    for (const name of TAB_NAMES) {
      await tab(page, name);
      await fits(page, name);
    }
    await tab(page, 'order');
    await takeChip(page, 'f-ag1');
    await fits(page, 'a piece');
    await pressPlace(page, '2416');
    await page.getByTestId('why').waitFor();
    await expect.poll(() => isOnScreen(page.getByTestId('why').locator('.meant'))).toBe(true);
    // The panel alone was scrolled, and not the page with its head.
    expect(await page.evaluate(() => document.querySelector('header')!.getBoundingClientRect().top)).toBe(0);
    await fits(page, 'a refusal');
    await page.getByTestId('why').locator('[data-rule]').first().tap();
    await page.getByRole('dialog').waitFor();
    await fits(page, 'a rule');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'How to win' }).tap();
    await page.getByTestId('goals').waitFor();
    await fits(page, 'how to win');
  });

  it('nothing is in the rulebook, in an example and on the closing screen', async () => {
    const page = await newPage(HAND);
    await page.goto('./#/rules/reiters/X4');
    await page.locator('[data-rule-entry="X4"]').waitFor();
    await page.getByLabel('Search the rules').fill('example');
    await fits(page, 'rulebook');
    await page.locator('[data-rule-entry="X4"] [data-to-example]').tap();
    await page.getByTestId('example').waitFor();
    await fieldReady(page);
    await fits(page, 'an example');
    await page.goto(linkOf(briefRecord(fought('en-even'))));
    await page.getByTestId('losses').waitFor();
    await fits(page, 'closing screen');
  });

  it('one marches a regiment by taps and looks closer with two fingers', async () => {
    const page = await openAt(await marching(), { ...HAND, dark: true });
    const count = await countOf(page);
    const before = await mapWidth(page);
    await spreadFingers(page);
    await boardReady(page);
    await expect.poll(() => mapWidth(page)).toBeGreaterThan(before * 1.3);
    await page.getByRole('button', { name: 'Zoom out' }).tap();
    await page.getByRole('button', { name: 'Whole map' }).tap();
    await boardReady(page);
    expect(await mapWidth(page)).toBeLessThan(before * 1.3);
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Zoom in' }).tap();
    await pressPiece(page, 'f-ag1');
    await page.locator('[data-testid="unit"][data-piece="f-ag1"]').waitFor();
    const place = (await glowing(page)).find((to) => to !== '1809')!;
    await pressPlace(page, place);
    await page.getByTestId('weighed').waitFor();
    await seenWhole(page.getByTestId('commit'));
    await fits(page, 'an order');
    await page.getByTestId('commit').tap();
    await counted(page, count + 1);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it('one goes where friends stand, sees what is next, and looks at them by holding the finger there', async () => {
    const page = await newPage(HAND);
    await page.goto('./#/learn/reiters/marching');
    useMap(page, 'AU');
    await fieldReady(page);
    const task = page.locator('[data-task="0"]');
    await expect.poll(() => isOnScreen(task)).toBe(true);
    await pressPiece(page, 'AU-C-CHL-2');
    await page.locator('.board [data-place="126"]').waitFor();
    // A finger held on who stands there only looks.
    await holdPiece(page, 'AU-C-PIQ-1');
    await page.locator('[data-testid="unit"][data-piece="AU-C-PIQ-1"]').waitFor();
    await page.getByTestId('cancel').tap();
    await pressPiece(page, 'AU-C-CHL-2');
    await page.locator('[data-testid="unit"][data-piece="AU-C-CHL-2"]').waitFor();
    await pressPlace(page, '126');
    await page.getByTestId('weighed').getByText('126').waitFor();
    await seenWhole(page.getByTestId('commit'));
    // The key shows several figures: a single one would read as what this very order costs.
    expect(await read(page.getByTestId('figures'))).toMatch(/1, 2… cost in movement points\s+2, 1… points left/);
    await page.getByTestId('commit').tap();
    await page.locator('[data-task="0"].done').waitFor();
    await expect.poll(() => isOnScreen(page.locator('[data-task="1"].now'))).toBe(true);
  });
});
