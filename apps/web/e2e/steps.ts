import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { OpponentId } from '@tambour/ai/level';
import { type Command, type MatchRecord, parseRecord } from '@tambour/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { briefRecord } from '../src/match/brief-record.ts';
import { boardReady, pressPlace, useMap } from './board.ts';
import { newPage, type PageOptions } from './browser.ts';
import type { ZONE_BATTLES } from './positions.ts';

/** The same dice for every test. */
const SEED = 1712;

export interface BattleSetUp {
  readonly F?: 'person' | OpponentId;
  readonly C?: 'person' | OpponentId;
  readonly edition?: 'en' | 'fr';
  readonly seed?: number;
  /** The last turn, if not as printed. */
  readonly turns?: number;
}

/** Everything beyond the quick choice is folded away; the battles of the tests begin at their set-up. */
async function unfold(setup: Locator): Promise<void> {
  await setup.getByTestId('own-setup').check();
  for (const part of ['setup-who', 'setup-rules']) await setup.getByTestId(part).locator('summary').first().click();
}

/** From the gallery to the field, by the page where one chooses who commands. */
export async function begin(page: Page, { F = 'person', C = 'person', edition, seed = SEED, turns }: BattleSetUp = {}) {
  await page.getByTestId('options').first().click();
  const setup = page.getByTestId('setup');
  await unfold(setup);
  await setup.locator('[data-seat="F"]').selectOption(F);
  await setup.locator('[data-seat="C"]').selectOption(C);
  if (edition) await setup.locator('[data-option="edition"]').selectOption(edition);
  if (turns !== undefined) await shorten(setup, 'denain/data/scenario', turns);
  await setup.locator('details:has([data-testid="seed"]) > summary').click();
  await setup.getByTestId('seed').fill(String(seed));
  await setup.getByTestId('begin').click();
  await fieldReady(page);
}
/** The battle with fewer turns, as figures of one's own. */
async function shorten(setup: Locator, scenario: string, turns: number): Promise<void> {
  const file = new URL(`../../../games/${scenario}.json`, import.meta.url);
  const printed = JSON.parse(readFileSync(file, 'utf8')) as object;
  const own = setup.getByTestId('own-figures');
  await own.locator('summary').click();
  await own.getByTestId('scenarioData').setInputFiles(recordFile({ ...printed, turns }, 'short.json'));
  await expect.poll(() => read(own.locator('summary'))).toContain('short.json');
}

export interface ZoneMuster {
  readonly scenario: (typeof ZONE_BATTLES)[number];
  readonly C?: 'person' | OpponentId;
  readonly P?: 'person' | OpponentId;
  /** The switches to turn on. */
  readonly options?: readonly string[];
  readonly seed?: number;
  /** The last turn, if not as printed. */
  readonly turns?: number;
}
/** The same for a battle of zones. */
export async function beginZones(
  page: Page,
  { scenario, C = 'person', P = 'person', options = [], seed = SEED, turns }: ZoneMuster,
) {
  useMap(page, scenario);
  await page.locator(`[data-scenario="${scenario}"]`).getByTestId('options').click();
  const setup = page.getByTestId('setup');
  await unfold(setup);
  await setup.locator('[data-seat="C"]').selectOption(C);
  await setup.locator('[data-seat="P"]').selectOption(P);
  for (const option of options) await setup.locator(`input[data-option="${option}"]`).check();
  if (turns !== undefined) await shorten(setup, `reiters/data/scenarios/${scenario}`, turns);
  await setup.locator('details:has([data-testid="seed"]) > summary').click();
  await setup.getByTestId('seed').fill(String(seed));
  await setup.getByTestId('begin').click();
  await fieldReady(page);
}
/** The field can be played on: the card that says how to win is put aside where it stands. */
export async function fieldReady(page: Page): Promise<void> {
  await page.getByTestId('timeline').waitFor();
  if ((await page.locator('main.field-page').getAttribute('data-goals')) !== null)
    await page.getByTestId('goals-close').click();
  await boardReady(page);
}

/** What one reads there. */
export async function read(where: Locator): Promise<string> {
  await where.first().waitFor();
  return (await where.allInnerTexts()).join('\n');
}

export const recordFile = (record: unknown, name = 'battle.tambour.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof record === 'string' ? record : JSON.stringify(record)),
});
/** Opens a record at the gallery, as a file of one's own. */
export async function openRecord(page: Page, record: MatchRecord): Promise<void> {
  await page.getByTestId('file').setInputFiles(recordFile(record));
  await fieldReady(page);
  await expect.poll(() => countOf(page)).toBe(record.entries.length);
}

/** The address that carries a record whole. */
export const linkOf = (record: object): string =>
  `./#r=d${deflateRawSync(JSON.stringify(record)).toString('base64url')}`;
/** A page with a record open, straight from its link: the gallery, which draws its small maps, is never seen. */
export async function openAt(record: MatchRecord, options: PageOptions = {}): Promise<Page> {
  const page = await newPage({ reducedMotion: true, ...options });
  await page.goto(linkOf(briefRecord(record)));
  await fieldReady(page);
  await counted(page, record.entries.length);
  return page;
}

/** The record as the page saves it. */
export async function saved(page: Page): Promise<MatchRecord> {
  await tab(page, 'keep');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save').click()]);
  return parseRecord(Buffer.concat(await (await download.createReadStream()).toArray()).toString());
}

/** Each tab and what stands under it; under the order what there is to order, which may be nothing. */
const TABS = { order: undefined, log: 'log', tracks: 'tracks', standing: 'standing', text: 'text-view', keep: 'menu' };
export type TabName = keyof typeof TABS;
export const TAB_NAMES = Object.keys(TABS) as readonly TabName[];
export async function tab(page: Page, name: TabName): Promise<void> {
  await page.locator(`[data-tab="${name}"]`).click();
  const panel = TABS[name];
  if (panel) await page.getByTestId(panel).waitFor();
}

/** How many commands have been given. */
export const countOf = async (page: Page): Promise<number> =>
  Number((await page.getByTestId('timeline').locator('output').textContent())?.split('/')[1]);

export const sideAsked = (page: Page): Promise<string | null> => page.getByTestId('prompt').getAttribute('data-side');

/** Waits until the page has followed so many commands in all. */
export async function counted(page: Page, count: number): Promise<void> {
  await expect.poll(() => countOf(page)).toBe(count);
}

/** The button of a command, wherever it is offered. */
export const button = (page: Page, command: Command): Locator =>
  page.locator(`button[data-command='${JSON.stringify(command)}']`).first();

/** Gives an order that belongs to no piece. */
export async function order(page: Page, type: string): Promise<void> {
  const count = await countOf(page);
  await page.getByTestId('free').locator(`button[data-command*='"type":"${type}"']`).first().click();
  // What throws dice is weighed first.
  const commit = page.getByTestId('commit');
  await expect
    .poll(async () => {
      if (await commit.isVisible()) await commit.click();
      return countOf(page);
    })
    .toBe(count + 1);
}

/** Marches a piece to a place by its chip and the board. */
export async function march(page: Page, piece: string, place: string): Promise<void> {
  const count = await countOf(page);
  await takeChip(page, piece);
  await page.locator(`.board [data-place="${place}"]`).waitFor();
  await pressPlace(page, place);
  await page.getByTestId('commit').click();
  await counted(page, count + 1);
}

/** Takes a piece by its chip. */
export async function takeChip(page: Page, piece: string): Promise<void> {
  await page.getByTestId('alive').locator(`[data-pick="${piece}"]`).click();
  await page.locator(`[data-testid="unit"][data-piece="${piece}"]`).waitFor();
}

export interface Sight {
  readonly prompt: string;
  readonly count: number;
  readonly log: string;
  readonly headline: string;
}
/** What a person sees of how the battle stands; ends at the log. */
export async function sight(page: Page): Promise<Sight> {
  await tab(page, 'log');
  return {
    prompt: await read(page.getByTestId('prompt')),
    count: await countOf(page),
    log: await read(page.getByTestId('log')),
    headline: await read(page.getByTestId('headline')),
  };
}

/** The chances shown in a list of odds, in its order. */
export const chances = (page: Page, name: 'next' | 'whole'): Promise<number[]> =>
  page
    .getByTestId(`odds-${name}`)
    .locator('li[data-chance]')
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.chance)));
