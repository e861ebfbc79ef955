import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type MapName, onPaper } from './positions.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}
type Press = (at: Spot) => Promise<void>;

/** How this page is pressed: by a mouse, or by a finger where there is one. */
async function pressOf(page: Page): Promise<Press> {
  const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  return isTouch ? ({ x, y }) => page.touchscreen.tap(x, y) : ({ x, y }) => page.mouse.click(x, y);
}

/** The board is drawn, and its view at rest. */
export async function boardReady(page: Page): Promise<void> {
  // A view that was told to move says so in the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.locator('.board[data-ready]:not([data-moving])').waitFor();
}

/** Where a point of the paper is on the screen now. */
async function onScreen(page: Page, [x, y]: readonly [number, number]): Promise<Spot> {
  return page.locator('svg.board-pieces').evaluate(
    (layer, [px, py]) => {
      const { x: left, y: top, width } = (layer as SVGSVGElement).viewBox.baseVal;
      const box = layer.getBoundingClientRect();
      const scale = box.width / width;
      return { x: box.left + (px! - left) * scale, y: box.top + (py! - top) * scale };
    },
    [x, y],
  );
}
/** Whether a press there would reach the board, and not a panel over it or nothing at all. */
const isBare = (page: Page, at: Spot): Promise<boolean> =>
  page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.board') != null, at);

/** Looks at the whole map when what is wanted lies outside the window or under a panel. */
async function inSight(page: Page, find: () => Promise<Spot>): Promise<Spot> {
  await boardReady(page);
  const at = await find();
  if (await isBare(page, at)) return at;
  // What came of the last order is told over the map for a moment: it is put aside, if it is still there.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-testid="dispatch"] .lay-aside')?.click());
  if (await isBare(page, at)) return at;
  await page.getByRole('button', { name: /^(Whole map|Carte entière)$/ }).click();
  await boardReady(page);
  const again = await find();
  expect(await isBare(page, again), 'it can be seen on the whole map').toBe(true);
  return again;
}

/** Which map a page shows; Denain's unless told. */
const maps = new WeakMap<Page, MapName>();
export const useMap = (page: Page, map: MapName): void => {
  maps.set(page, map);
};

/** Presses a place on the board. */
export const pressPlace = async (page: Page, place: string): Promise<void> =>
  pressPaper(page, await onPaper(place, maps.get(page)));
/** Presses a point of the paper. */
export async function pressPaper(page: Page, paper: readonly [number, number]): Promise<void> {
  const at = await inSight(page, () => onScreen(page, paper));
  await (await pressOf(page))(at);
}

/** Of some places, those whose middle nothing lies over now, neither panel nor counter. */
export async function bareOf(page: Page, places: readonly string[]): Promise<string[]> {
  await boardReady(page);
  const papers = await Promise.all(places.map((place) => onPaper(place, maps.get(page))));
  const bare = await page.locator('svg.board-pieces').evaluate((layer, points) => {
    const { x: left, y: top, width } = (layer as SVGSVGElement).viewBox.baseVal;
    const sheet = layer.getBoundingClientRect();
    const scale = sheet.width / width;
    const counters = [...document.querySelectorAll('.board [data-piece] .face')].map((face) =>
      face.getBoundingClientRect(),
    );
    return points.map(([px, py]) => {
      const [x, y] = [sheet.left + (px - left) * scale, sheet.top + (py - top) * scale];
      // A press on a counter, or just beside it, would take it up.
      const isUnderCounter = counters.some(
        (box) => x > box.left - 4 && x < box.right + 4 && y > box.top - 4 && y < box.bottom + 4,
      );
      return !isUnderCounter && document.elementFromPoint(x, y)?.closest('.board') != null;
    });
  }, papers);
  return places.filter((_, i) => bare[i]);
}

const middleOf = (page: Page, piece: string): Promise<Spot> =>
  page.locator(`.board [data-piece="${piece}"] :is(.face, .base)`).evaluate((face) => {
    const box = face.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });

/** Presses a counter on the board; one in a stack is pressed again when the stack is spread out. */
export async function pressPiece(page: Page, piece: string): Promise<void> {
  const press = await pressOf(page);
  await press(await inSight(page, () => middleOf(page, piece)));
  if (await page.locator('.board .tray').isVisible()) await press(await middleOf(page, piece));
}

/** Presses a counter with the other button of the mouse: to the page the same call for a menu as a finger held there. */
export async function holdPiece(page: Page, piece: string): Promise<void> {
  const { x, y } = await inSight(page, () => middleOf(page, piece));
  await page.mouse.click(x, y, { button: 'right' });
  if (await page.locator('.board .tray').isVisible()) await (await pressOf(page))(await middleOf(page, piece));
}

/** The places that glow for the piece in hand. */
export const glowing = (page: Page): Promise<string[]> =>
  page
    .locator('.board [data-place]')
    .evaluateAll((lights) => lights.map((light) => (light as SVGElement).dataset.place!));

/** How many colours the map has, as far as every hundredth point tells. */
export const inksOf = (page: Page): Promise<number> =>
  page.locator('canvas.board-base').evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    // A map that was kept is handed over as a picture: it is read by way of another canvas.
    const copy = new OffscreenCanvas(width, height).getContext('2d')!;
    copy.drawImage(canvas as HTMLCanvasElement, 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    const points = new Uint32Array(data.buffer);
    return new Set(points.filter((_, i) => i % 100 === 0)).size;
  });
