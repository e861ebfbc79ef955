import { readFileSync } from 'node:fs';
import { isLong } from '@tambour/kernel/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressPlace, useMap } from './board.ts';
import { newPage, openPage, type PageOptions } from './browser.ts';
import { beginGuided, give, promptRead, readEnd, toTheVerdict, widthOf } from './guide.ts';
import type { STAFF_BATTLES } from './positions.ts';
import { button, chances, countOf, fieldReady, march, read, recordFile, tab, takeChip } from './steps.ts';

/** From its set-up to the field, the person against a novice; with fewer turns as figures of one's own. */
async function begin(page: Page, scenario: (typeof STAFF_BATTLES)[number], turns?: number): Promise<void> {
  useMap(page, scenario);
  await page.goto(`./#/setup/risorgimento/${scenario}`);
  const setup = page.getByTestId('setup');
  // Everybody stands where the battle has him: there is nothing to set up.
  await setup.getByTestId('setup-who').waitFor();
  expect(await setup.getByTestId('own-setup').count()).toBe(0);
  await setup.getByTestId('setup-who').locator('summary').first().click();
  await setup.locator('[data-seat="allied"]').selectOption('person');
  await setup.locator('[data-seat="austrian"]').selectOption('novice');
  if (turns !== undefined) {
    const file = new URL(`../../../games/risorgimento/data/scenarios/${scenario}.json`, import.meta.url);
    const printed = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly turns: readonly unknown[];
      readonly reinforcements: readonly { readonly turn: number }[];
    };
    const own = setup.getByTestId('own-figures');
    await own.locator('summary').click();
    // Whoever would come later comes in the last turn.
    const reinforcements = printed.reinforcements.map((r) => ({ ...r, turn: Math.min(r.turn, turns) }));
    const short = { ...printed, turns: printed.turns.slice(0, turns), reinforcements };
    await own.getByTestId('scenarioData').setInputFiles(recordFile(short, 'short.json'));
    await expect.poll(() => read(own.locator('summary'))).toContain('short.json');
  }
  await setup.getByTestId('begin').click();
  await fieldReady(page);
}
const HAND: PageOptions = { width: 390, height: 844, touch: true, language: 'fr', dark: true };

describe('battles of 1859', () => {
  it('the guided one by clicks, with the odds of the whole assault before it is given', {
    timeout: 300_000,
  }, async () => {
    const page = await openPage({ reducedMotion: true, luck: 7 });
    useMap(page, 'san-martino');
    await beginGuided(page, 'hill');
    await promptRead(page, /step 1 of 3/i);
    await march(page, 'rainer-2', '1812');
    await promptRead(page, /step 2 of 3/i);
    await button(page, { type: 'done' }).click();
    await takeChip(page, 'rainer-2');
    await pressPlace(page, '1811');
    // All who can join it attack together, whichever of them is in hand.
    expect(await read(page.getByTestId('weighed'))).toMatch(/Rainer and .*Rainer attack/);
    await page.getByTestId('forecast').waitFor();
    await expect.poll(async () => (await chances(page, 'next')).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    const count = await countOf(page);
    await page.getByTestId('commit').click();
    await expect.poll(() => countOf(page)).toBeGreaterThan(count);
    if (await page.locator(`button[data-command*='"type":"go"']`).count()) await give(page, '"type":"go"');
    await promptRead(page, /step 3 of 3/i);
    await give(page, '"type":"face","facing":"N"');
    await readEnd(page);
  });

  it.each([
    ['San Martino in the hand, in French and by candlelight', 'san-martino', HAND, 1],
    // The larger one in the long run; its questions are looked at without a page (games/risorgimento/src/stage/contract.test.ts).
    ...(isLong ? ([['Magenta, wide and by day', 'magenta', {}, 1]] as const) : []),
  ] as const)('%s, to the verdict', { timeout: 300_000 }, async (_name, scenario, options, turns) => {
    const page = await newPage({ reducedMotion: true, luck: 7, ...options });
    await begin(page, scenario, isLong ? undefined : turns);
    await toTheVerdict(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(options === HAND ? 390 : 1280);
    expect(await read(page.getByTestId('end').locator('h2'))).toMatch(/./);
  });

  it('a counter-charge is answered by hand', {
    timeout: 300_000,
  }, async () => {
    const page = await newPage({ reducedMotion: true });
    useMap(page, 'san-martino');
    await page.goto('./#/learn/risorgimento/reactions');
    await fieldReady(page);
    await takeChip(page, 'hus-kaiser');
    await pressPlace(page, '1814');
    await page.getByTestId('commit').click();
    await tab(page, 'log');
    await expect.poll(() => read(page.getByTestId('log'))).toMatch(/counter-charge/i);
  });
});
