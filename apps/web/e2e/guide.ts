import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { countOf, fieldReady, read } from './steps.ts';

/** A tip is told in two turns and then no more. */
const TOLD = 2;

/** How wide the page is drawn, the header apart. */
export const widthOf = (page: Page): Promise<number> =>
  page.locator('main.field-page').evaluate((main) => Math.ceil(main.scrollWidth));

/** From the gallery to the first prompt. */
export async function beginGuided(page: Page, guide: string): Promise<void> {
  await page.locator(`[data-guide="${guide}"]`).first().click();
  await page.getByTestId('guide').waitFor();
  await fieldReady(page);
}
export const promptRead = (page: Page, step: RegExp): Promise<void> =>
  expect.poll(() => read(page.getByTestId('guide'))).toMatch(step);

/** Gives one of the orders for what was picked, and weighs it first where dice decide. */
export async function give(page: Page, order: string): Promise<void> {
  const count = await countOf(page);
  const commit = page.getByTestId('commit');
  await page.locator(`button[data-command*='${order}']`).first().click();
  await expect
    .poll(async () => {
      if (await commit.isVisible()) await commit.click();
      return countOf(page);
    })
    .toBeGreaterThan(count);
}

/** In the hand, what the guide asks for lies in sight: neither below the fold nor under the bar of the choice. */
export async function isInSight(page: Page, order: string): Promise<void> {
  const low = await page.locator(`button[data-command*='${order}']`).first().boundingBox();
  const bar = await page.locator('.choice-bar').boundingBox();
  expect(low && bar && low.y + low.height, `${order} is in sight`).toBeLessThanOrEqual(bar?.y ?? 0);
}

/** Several tips were told, each in two turns at most; with the verdict the guide is gone. */
export function fading(told: Readonly<Record<string, readonly string[]>>): void {
  expect(Object.keys(told).length, 'some tips were told').toBeGreaterThanOrEqual(3);
  for (const [rule, turns] of Object.entries(told))
    expect(turns.length, `the tip of ${rule} fades`).toBeLessThanOrEqual(TOLD);
}

/** The closing words of the guide are read and put away. */
export async function readEnd(page: Page): Promise<void> {
  const end = page.getByTestId('guide-end');
  await end.waitFor();
  await end.getByRole('button').click();
  await end.waitFor({ state: 'detached' });
}

/**
 * Presses whatever ends the question, until the verdict, and where only an order will do, the one the computer advises. The buttons are
 * pressed from within the page: some hundreds of questions are to be answered. Nobody looks at the board meanwhile, and to paint it
 * takes half of the time. Gives the turns in which each tip was told. `turns` breaks it off when so many have been played.
 */
export const toTheVerdict = (
  page: Page,
  turns = Number.POSITIVE_INFINITY,
): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async (most) => {
    const at = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    const unpainted = new CSSStyleSheet();
    unpainted.replaceSync('main { content-visibility: hidden } .board > * { display: none }');
    document.adoptedStyleSheets.push(unpainted);
    const told: Record<string, string[]> = {};
    const played = new Set<string>();
    while (!at('end')) {
      if (at('guide')) throw new Error('a prompt has come back');
      const rule = at('guide-tip')?.dataset.tip;
      const turn = at('strip-time')?.textContent ?? '';
      if (played.add(turn).size > most) break;
      if (rule !== undefined && !told[rule]?.includes(turn)) told[rule] = [...(told[rule] ?? []), turn];
      const advised = document.querySelector<HTMLElement>('.advice button');
      const free = at('free');
      const press =
        at('commit') ?? free?.querySelector<HTMLElement>('button.quiet') ?? free?.querySelector('button') ?? advised;
      if (press) press.click();
      else if (at('alive')) at('advice')?.click();
      // Not by frames, which would have to be drawn: as soon as something has changed.
      await new Promise<void>((resolve) => {
        const goOn = (): void => {
          changes.disconnect();
          clearTimeout(timer);
          setTimeout(resolve);
        };
        const timer = setTimeout(goOn, 100);
        const changes = new MutationObserver(goOn);
        changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    }
    document.adoptedStyleSheets.pop();
    return told;
  }, turns);
