import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boardReady } from './board.ts';
import { axe, newPage, type PageOptions } from './browser.ts';
import { openDrill } from './drill/stand.ts';
import { counted } from './steps.ts';
import { smallTargets } from './touch-targets.ts';

let drill: Awaited<ReturnType<typeof openDrill>>;
beforeAll(async () => {
  drill = await openDrill();
});
afterAll(() => drill.close());

async function begun(options: PageOptions = {}): Promise<Page> {
  // The drill is in no gallery, and has no picture there.
  const page = await newPage({ reducedMotion: true, mayLog: /pictures\/drill/, ...options });
  await page.goto(`${drill.url}#/setup/drill/drill`);
  await page.locator('form button[type=submit]').click();
  await page.locator('.table-piece').first().waitFor();
  const goals = page.locator('.goals-card button, dialog[open] button').last();
  if (await goals.isVisible()) await goals.click();
  // The small map would lie over troops in a corner.
  await page.getByRole('button', { name: /^(Whole map|Carte entière)$/ }).click();
  await boardReady(page);
  return page;
}
/** A point of the table on the screen, by where a base lies and how large a centimetre is. */
const onScreen = (page: Page, [x, y]: readonly [number, number]) =>
  page.locator('svg.board-table').evaluate(
    (layer, [cx, cy]) => {
      const { x: left, y: top, width } = (layer as SVGSVGElement).viewBox.baseVal;
      const box = layer.getBoundingClientRect();
      const scale = box.width / width;
      // The drill begins with its first unit 15 cm from the left and 8 from below, and the last 45 and 30.
      const [first, last] = ['blue1', 'red2'].map(
        (id) =>
          /translate\(([\d.]+) ([\d.]+)\)/.exec(
            layer.querySelector(`[data-piece="${id}"]`)!.getAttribute('transform')!,
          )!,
      );
      const cm = (Number(last![1]) - Number(first![1])) / 30;
      const [px, py] = [Number(last![1]) + (cx! - 45) * cm, Number(last![2]) - (cy! - 30) * cm];
      return { x: box.left + (px - left) * scale, y: box.top + (py - top) * scale };
    },
    [x, y],
  );
const click = async (page: Page, point: readonly [number, number]) => {
  const { x, y } = await onScreen(page, point);
  await page.mouse.click(x, y);
};
const tap = async (page: Page, point: readonly [number, number]) => {
  const { x, y } = await onScreen(page, point);
  await page.touchscreen.tap(x, y);
};
/** Where a base lies on the paper. */
const lies = (page: Page, id: string) => page.locator(`.table-piece[data-piece="${id}"]`).getAttribute('transform');
const line = (page: Page) => page.getByTestId('aim-line');

describe('a measured table', () => {
  it('is played by mouse: a tap aims, a drag aims and turns, and the ghost is given', async () => {
    const page = await begun();
    await click(page, [30, 8]);
    await page.locator('.aim-dot').first().waitFor();
    await click(page, [33, 15]);
    await page.locator('.ghost-base').waitFor();
    await expect.poll(() => line(page).innerText()).toContain('Takes 7.62 of 12');
    // Too far: it comes as near as it can, and the rule is a link.
    await click(page, [33, 36]);
    await page.locator('.wished').waitFor();
    expect(await page.getByTestId('aim-stops').innerText()).toContain('Too far');
    expect(await page.getByTestId('aim-stops').locator('[data-rule="2a"]').count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    // From the ghost's own place it is dragged on, and by its knob turned.
    await click(page, [33, 15]);
    await expect.poll(() => page.locator('.wished').count()).toBe(0);
    const ghost = await onScreen(page, [33, 15]);
    const there = await onScreen(page, [36, 12]);
    await page.mouse.move(ghost.x, ghost.y);
    await page.mouse.down();
    for (const share of [0.3, 0.6, 1])
      await page.mouse.move(ghost.x + (there.x - ghost.x) * share, ghost.y + (there.y - ghost.y) * share);
    await page.mouse.up();
    await expect.poll(() => page.getByTestId('weighed').innerText()).toContain('36,12');
    // It is drawn anew with every answer, and in that moment has no box.
    const knob = await vi.waitFor(async () => {
      const box = await page.locator('.knob').boundingBox();
      if (box === null) throw new Error('no knob');
      return box;
    }, 30_000);
    const right = await onScreen(page, [50, 12]);
    await page.mouse.move(knob.x + knob.width / 2, knob.y + knob.height / 2);
    await page.mouse.down();
    await page.mouse.move(right.x - 40, right.y - 20);
    await page.mouse.move(right.x, right.y);
    await page.mouse.up();
    const before = await lies(page, 'blue2');
    await expect.poll(() => page.getByTestId('commit').isEnabled()).toBe(true);
    await click(page, [36, 12]);
    await counted(page, 1);
    await expect.poll(() => lies(page, 'blue2')).not.toBe(before);
    expect(await page.locator('.ghost-base').count()).toBe(0);
    // An enemy in range glows and is fired at as on any board.
    await click(page, [15, 8]);
    await page.locator('.base-edge.attacked').waitFor();
    await click(page, [22, 26]);
    await expect.poll(() => page.getByTestId('weighed').innerText()).toContain('fire blue1');
  });

  it('is played by keys: by a centimetre, by five degrees, and Enter', async () => {
    const page = await begun({ language: 'fr' });
    await page.locator('.board').focus();
    await page.keyboard.press('n');
    await page.locator('.base-edge.selected').waitFor();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'Shift+ArrowLeft', 'Shift+ArrowUp'])
      await page.keyboard.press(key);
    await expect.poll(() => page.getByTestId('weighed').innerText()).toContain('16,15');
    await page.keyboard.press('Enter');
    await counted(page, 1);
    // The ruler: from the piece the cursor is on to the next.
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('ruler-line').innerText()).toMatch(/^\d+(,\d+)?\u00a0cm/);
    await page.keyboard.press('Escape');
    expect(await page.getByTestId('ruler-line').count()).toBe(0);
  });

  it('is measured by two taps, and bands lie about the unit in hand', async () => {
    const page = await begun({ dark: true });
    await page.getByTestId('ruler').click();
    await click(page, [15, 8]);
    await click(page, [22, 26]);
    await expect.poll(() => page.getByTestId('ruler-line').innerText()).toContain('19.31');
    expect(await page.locator('.ruler-tag text').textContent()).toBe('19.31\u00a0cm');
    // Nobody was taken in hand for it.
    expect(await page.locator('.base-edge.selected').count()).toBe(0);
    await page.getByTestId('ruler').click();
    await page.getByTestId('layers').click();
    await page.locator('[data-overlay="range"]').click();
    await click(page, [15, 8]);
    await page.locator('.shape-edge').waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it('is played in the hand: tap, tap, tap', async () => {
    const page = await begun({ width: 390, height: 844, touch: true });
    await tap(page, [30, 8]);
    await page.locator('.base-edge.selected').waitFor();
    await tap(page, [30, 17]);
    await page.locator('.ghost-base').waitFor();
    await line(page).getByRole('button', { name: 'Turn 5° right' }).click();
    await expect.poll(() => page.getByTestId('weighed').innerText()).toContain('30,17');
    expect(await smallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await tap(page, [30, 17]);
    await counted(page, 1);
  });
});
