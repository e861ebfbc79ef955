import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boardReady, glowing, holdPiece, pressPiece, pressPlace, useMap } from './board.ts';
import { newPage, openPage } from './browser.ts';
import { marching } from './positions.ts';
import { counted, countOf, fieldReady, openAt, openRecord, read, TAB_NAMES, tab } from './steps.ts';

const HAND = { width: 390, height: 844, touch: true, reducedMotion: true } as const;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.scrollingElement!.scrollWidth - window.innerWidth);
const mapWidth = (page: Page): Promise<number> =>
  page.locator('svg.board-pieces').evaluate((layer) => layer.getBoundingClientRect().width);

/** How many colours the map has, as far as every hundredth point tells. */
const inksOf = (page: Page): Promise<number> =>
  page.locator('canvas.board-base').evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    const points = new Uint32Array(data.buffer);
    return new Set(points.filter((_, i) => i % 100 === 0)).size;
  });

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

/** Its first line can be read. */
const isOnScreen = (it: Locator): Promise<boolean> =>
  it.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 20, top + 10));
  });

describe('on a telephone', () => {
  it('nothing is wider than the screen, from the gallery to every tab of the field', async () => {
    const page = await openPage(HAND);
    await page.getByTestId('play').first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByTestId('options').first().tap();
    await page.getByTestId('begin').waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.goBack();
    await openRecord(page, await marching());
    // No test that does not ask for the map waits until it is drawn.
    expect(await inksOf(page)).toBe(1);
    for (const name of TAB_NAMES) {
      await tab(page, name);
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
    }
  });

  it('one marches a regiment by taps and looks closer with two fingers', async () => {
    const page = await openAt(await marching(), { ...HAND, dark: true, map: true });
    expect(await inksOf(page)).toBeGreaterThan(100);
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
    expect(await read(page.getByTestId('figures'))).toMatch(/cost in movement points\s+\S+ points left/);
    await page.getByTestId('commit').tap();
    await page.locator('[data-task="0"].done').waitFor();
    await expect.poll(() => isOnScreen(page.locator('[data-task="1"].now'))).toBe(true);
  });
});
