import { isLong } from '@tambour/kernel/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bareOf, glowing, pressPlace } from './board.ts';
import { openPage } from './browser.ts';
import { answer, asked } from './fight.ts';
import { toTheVerdict } from './guide.ts';
import { beginZones, chances, countOf, read, takeChip, type ZoneMuster } from './steps.ts';

const EVERYTHING = ['advanced', 'caracole', 'wavering', 'gold', 'enfantsPerdus'];

/** Takes a piece on the board, then a zone that glows for it, and gives the order; with its odds where dice decide. Of many pieces some. */
async function goOn(page: Page, alive: readonly string[], from: number): Promise<boolean> {
  for (const piece of [...alive.slice(from), ...alive.slice(0, from)].slice(0, 10)) {
    await takeChip(page, piece);
    const place = (await bareOf(page, await glowing(page))).at(-1);
    if (place === undefined) continue;
    await pressPlace(page, place);
    const commit = page.getByTestId('commit');
    const choice = page.getByTestId('order').locator('[data-command]').first();
    await commit.or(choice).first().waitFor();
    if (!(await commit.isVisible())) await choice.click();
    if (await page.getByTestId('forecast').isVisible()) {
      const sum = async () => (await chances(page, 'next')).reduce((a, b) => a + b, 0);
      await expect.poll(sum).toBeCloseTo(1, 9);
    }
    await commit.click();
    return true;
  }
  return false;
}

/** So many questions are answered by clicks; the rest by buttons pressed from within the page, which takes a third of the time. */
const BY_CLICKS = isLong ? Number.POSITIVE_INFINITY : 6;
const MOVES = isLong ? 6 : 2;

/** Fights a battle from the gallery to its verdict. What was done on the board is counted by what was asked. */
async function fight(page: Page, muster: ZoneMuster): Promise<Record<string, number>> {
  await beginZones(page, muster);
  const done: Record<string, number> = {};
  for (let count = -1; ; ) {
    const now = await asked(page, count);
    if (!now || now.isOver) return done;
    count = await countOf(page);
    const question = await read(page.getByTestId('prompt').locator('.question'));
    const kind = /attack/.test(question)
      ? 'attack'
      : /one at a time/.test(question)
        ? 'move'
        : /moved next to yours/.test(question)
          ? 'react'
          : '';
    const times = done[kind] ?? 0;
    const most = kind === 'move' ? MOVES : 3;
    if (kind && now.alive.length > 0 && times < most && (await goOn(page, now.alive, times % now.alive.length)))
      done[kind] = times + 1;
    else {
      await answer(page, now);
      done.answers = (done.answers ?? 0) + 1;
    }
    if ((done.answers ?? 0) >= BY_CLICKS && (done.move ?? 0) >= MOVES) await toTheVerdict(page);
  }
}

async function verdict(page: Page): Promise<void> {
  const end = page.getByTestId('end');
  expect(await read(end.locator('h2'))).toMatch(/^(You win|You lose|Draw)$/);
  expect(await end.locator('.verdict [data-rule]').count()).toBe(1);
  await expect.poll(() => end.locator('.chart svg path.line').count()).toBeGreaterThanOrEqual(4);
  expect(await end.locator('.losses tbody tr').count()).toBeGreaterThan(3);
}

/** The one that can be broken off soonest, with everything switched on. */
const SHORT: readonly (readonly [string, ZoneMuster])[] = [
  ['Cognat with the advanced and all optional rules', { scenario: 'CO', C: 'novice', options: EVERYTHING, turns: 4 }],
];
/** With `npm run test:long`. */
const WHOLE: readonly (readonly [string, ZoneMuster])[] = [
  ['Auneau with the advanced and all optional rules', { scenario: 'AU', C: 'novice', options: EVERYTHING }],
  ['Métrieux', { scenario: 'M', C: 'novice' }],
  ['Dormans', { scenario: 'D', P: 'novice' }],
  ['Cognat', { scenario: 'CO', C: 'novice' }],
  ['Vimory', { scenario: 'AV', P: 'novice' }],
];

describe('a battle on a map of zones is fought by clicks, from the gallery to the verdict', () => {
  it.each(isLong ? WHOLE : SHORT)('%s', { timeout: 300_000 }, async (_name, muster) => {
    // Where the map is drawn, every frame of a long battle is painted over it; pictures.test.ts draws it.
    const page = await openPage({ reducedMotion: true, luck: 7, map: isLong });
    const done = await fight(page, muster);
    expect(done.move).toBeGreaterThan(1);
    await verdict(page);
  });
});
