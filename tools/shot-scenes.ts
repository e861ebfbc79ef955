import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, itemAt, parseRecord } from '@tambour/kernel';
import type { Page } from 'playwright-core';
import { Hand } from '../apps/web/e2e/umpire-hand.ts';

/** A picture to be taken: the page opens at the gallery, `act` leads to what is to be seen. */
export interface ShotScene {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly language: 'en' | 'fr';
  readonly theme: 'light' | 'dark';
  readonly touch?: boolean;
  /** Points of the picture to one of the page. */
  readonly scale?: number;
  readonly act: (page: Page) => Promise<void>;
}

const DESK = [1280, 800] as const;
const HAND = [390, 844] as const;
const WIDE = [1600, 1000] as const;
const RECORD = new URL('../games/denain/records/en-greedy.json', import.meta.url);
/** The same dice for every picture of a battle. */
const SEED = '1712';

const gallery = async (page: Page): Promise<void> => {
  const picture = page.locator('.thumbnail img').first();
  await picture.waitFor();
  // There, but not yet seen on a busy machine.
  await picture.evaluate((image: HTMLImageElement) => image.decode());
};
const setup = async (page: Page): Promise<void> => {
  await page.getByTestId('options').first().click();
  await page.getByTestId('begin').waitFor();
  await unfold(page);
};
/** Everything that is folded away at the set-up. */
const unfold = (page: Page): Promise<void> =>
  page.getByTestId('setup').evaluate((form) => {
    for (const part of form.querySelectorAll('details')) part.open = true;
  });
/** The card that says how to win lies over every battle at its beginning. */
const start = async (page: Page): Promise<void> => {
  await page.getByTestId('goals').locator('button.commit').click();
  await page.getByTestId('goals').waitFor({ state: 'detached' });
};
/** A battle for two at one screen, so that nothing moves by itself. */
const battle = async (page: Page): Promise<void> => {
  await setup(page);
  await page.locator('[data-preset="2"]').check();
  await page.getByTestId('seed').fill(SEED);
  await page.getByTestId('begin').click();
  await page.locator('.board[data-ready]').waitFor();
  await start(page);
};
/** What a newcomer sees first: how to win, over the field. */
const goals = async (page: Page): Promise<void> => {
  await page.getByTestId('play').first().click();
  await page.getByTestId('goals').waitFor();
  await page.locator('.board[data-ready]').waitFor();
};
const guide = async (page: Page): Promise<void> => {
  await page.getByTestId('first-battle').first().click();
  await page.getByTestId('guide').waitFor();
  await page.locator('.board[data-ready]').waitFor();
};
const rulebook = async (page: Page): Promise<void> => {
  await page.goto('./#/rules/denain/11.4b');
  await page.locator('.rulebook .chapters').waitFor();
};
/** A battle already fought, opened like a file of one's own; its closing card is laid aside. */
const fought = async (page: Page): Promise<void> => {
  await page.getByTestId('file').setInputFiles(fileURLToPath(RECORD));
  await page.getByTestId('end').waitFor();
  await page.locator('.board[data-ready]').waitFor();
};
/** The same, as it stood after so many commands, played on as a new line. */
const after = (count: number) => async (page: Page) => {
  await fought(page);
  await page.getByTestId('end-look').click();
  await page.getByTestId('timeline').locator('input').fill(String(count));
  await page.locator('.board').evaluate((board) => board.setAttribute('data-old', ''));
  await page.getByTestId('past').getByRole('button').first().click();
  await page.locator('.board[data-ready]:not([data-old])').waitFor();
  await page.getByTestId('prompt').waitFor();
};
const find = async (page: Page, words: string): Promise<void> => {
  await page.locator('[data-tab="text"]').click();
  await page.getByTestId('typed').fill(words);
  await page.getByTestId('typed').press('Enter');
};

/** The first moment of the battle at which a question is asked: found once, in the record itself. */
const { marching, shocking } = moments();
const reach = async (page: Page): Promise<void> => {
  await after(marching)(page);
  await page.getByTestId('alive').locator('[data-pick]').first().click();
  await page.locator('.board [data-place]').first().waitFor();
  await page.getByTestId('unit').waitFor();
};
const why = async (page: Page): Promise<void> => {
  await reach(page);
  await find(page, '{"type":"ride","leader":"villars","to":"1410"}');
  await page.getByTestId('why').waitFor();
};
const odds = async (page: Page): Promise<void> => {
  await after(shocking.at)(page);
  await find(page, JSON.stringify(shocking.command));
  await page.getByTestId('forecast').waitFor();
  await page.locator('[data-tab="order"]').click();
  await page.getByTestId('unit').waitFor();
  await page.getByTestId('forecast').evaluate((odds) => odds.scrollIntoView());
};
const log = async (page: Page): Promise<void> => {
  await after(shocking.at)(page);
  await page.locator('[data-tab="log"]').click();
  await page.getByTestId('log').waitFor();
};
const state = async (page: Page): Promise<void> => {
  await after(shocking.at)(page);
  await page.locator('[data-tab="tracks"]').click();
  await page.getByTestId('tracks').waitFor();
};
const text = async (page: Page): Promise<void> => {
  await after(marching)(page);
  await page.locator('[data-tab="text"]').click();
  await page.locator('.survey li').first().waitFor();
};
const lesson = async (page: Page): Promise<void> => {
  await page.locator('.newcomer a').click();
  await page.getByTestId('lesson').waitFor();
  await page.locator('.board[data-ready]').waitFor();
};

/** What the computer would do in one's place, drawn on the map. */
const advice = async (page: Page): Promise<void> => {
  await after(marching)(page);
  await page.getByTestId('advice').click();
  await page.getByTestId('advice-told').waitFor();
};
/** After a battle: the worst decisions of the first side. */
const review = async (page: Page): Promise<void> => {
  await fought(page);
  const worst = page.getByTestId('worst');
  await worst.locator('[data-worst]').first().check();
  await worst.getByTestId('worst-begin').click();
  await worst.getByTestId('worst-list').waitFor({ timeout: 900_000 });
  await worst.getByTestId('worst-list').scrollIntoViewIfNeeded();
};

const SCREENS = {
  gallery,
  goals,
  guide,
  setup,
  battle,
  reach,
  odds,
  advice,
  why,
  log,
  state,
  text,
  lesson,
  rulebook,
  end: fought,
  review,
};
/** Each screen wide in English by day; wide in French by candle; in the hand in French by day and in English by candle. */
export const SCENES: readonly ShotScene[] = Object.entries(SCREENS).flatMap(([name, act]): ShotScene[] => [
  { name, size: DESK, language: 'en', theme: 'light', act },
  { name: `${name}-fr-dark`, size: DESK, language: 'fr', theme: 'dark', act },
  { name: `${name}-hand-fr`, size: HAND, language: 'fr', theme: 'light', touch: true, scale: 2, act },
  { name: `${name}-hand-dark`, size: HAND, language: 'en', theme: 'dark', touch: true, scale: 2, act },
]);

/** The other battles, each by day and by candle, and in the hand. */
const fieldOf =
  (scenario: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`[data-scenario="${scenario}"]`).getByTestId('options').click();
    await page.getByTestId('begin').waitFor();
    await unfold(page);
    await page.locator('[data-preset="2"]').check();
    await page.getByTestId('seed').fill(SEED);
    await page.getByTestId('begin').click();
    await page.locator('.board[data-ready]').waitFor();
    await start(page);
  };
const BATTLES = {
  metrieux: 'M',
  auneau: 'AU',
  dormans: 'D',
  cognat: 'CO',
  vimory: 'AV',
  'san-martino': 'san-martino',
  magenta: 'magenta',
};
const BATTLE_FIELDS = Object.entries(BATTLES).flatMap(([name, id]): ShotScene[] => [
  { name, size: DESK, language: 'en', theme: 'light', act: fieldOf(id) },
  { name: `${name}-fr-dark`, size: DESK, language: 'fr', theme: 'dark', act: fieldOf(id) },
  { name: `${name}-hand-fr`, size: HAND, language: 'fr', theme: 'light', touch: true, scale: 2, act: fieldOf(id) },
]);

/** A staff map whole, the sheet of activations, and a worked example of the rules. */
const wholeMap = (scenario: string) => async (page: Page) => {
  await fieldOf(scenario)(page);
  await page.locator('.board-tools button').nth(2).click();
};
const activations = async (page: Page): Promise<void> => {
  await fieldOf('magenta')(page);
  // A question that comes takes the panel back to its top.
  await page.getByTestId('alive').locator('[data-pick]').first().waitFor({ state: 'attached' });
  await page.locator('[data-tab="tracks"]').click();
  await page.getByTestId('tracks').waitFor();
};
const example = async (page: Page): Promise<void> => {
  await page.goto('./#/example/risorgimento/front-and-rear');
  await page.locator('.board[data-ready]').waitFor();
};
const STAFF_FIELDS: readonly ShotScene[] = [
  { name: 'san-martino-map', size: WIDE, language: 'fr', theme: 'light', act: wholeMap('san-martino') },
  { name: 'magenta-map', size: WIDE, language: 'en', theme: 'light', act: wholeMap('magenta') },
  { name: 'activations', size: DESK, language: 'en', theme: 'light', act: activations },
  { name: 'activations-hand-fr', size: HAND, language: 'fr', theme: 'dark', touch: true, scale: 2, act: activations },
  { name: 'example', size: DESK, language: 'en', theme: 'light', act: example },
  { name: 'example-hand-fr', size: HAND, language: 'fr', theme: 'light', touch: true, scale: 2, act: example },
];

/** The table as it is first seen, with a battalion sent somewhere. */
const table = (scenario: string) => async (page: Page) => {
  await page.goto(`./#/setup/tabletop/${scenario}`);
  await page.getByTestId('begin').waitFor();
  await unfold(page);
  await page.locator('[data-preset="2"]').check();
  await page.getByTestId('seed').fill(SEED);
  await page.getByTestId('begin').click();
  await page.locator('.board[data-ready]').waitFor();
  await start(page);
  await page.getByTestId('alive').locator('[data-pick]').first().click();
  await page.locator('.aim-dot').first().waitFor();
};
/** A battalion of fusiliers under fire: its losses are entered, and its test is read off the die. */
const umpire = async (page: Page): Promise<void> => {
  await page.goto('./#/umpire');
  const hand = new Hand(page);
  await hand.tap('[data-testid="new-table"]');
  await hand.tap('[data-testid="army"]');
  await hand.piece(/fusilier/i);
  await hand.happened('fire');
  await hand.answer('losses', 365);
  await hand.enter();
  await hand.die(1);
  await page.getByTestId('result').waitFor();
};
const TABLE_FIELDS: readonly ShotScene[] = [
  { name: 'farm', size: DESK, language: 'en', theme: 'light', act: table('tutorial-farm') },
  {
    name: 'farm-hand-fr',
    size: HAND,
    language: 'fr',
    theme: 'dark',
    touch: true,
    scale: 2,
    act: table('tutorial-farm'),
  },
  { name: 'saalfeld-fr-dark', size: WIDE, language: 'fr', theme: 'dark', act: table('saalfeld-1806') },
  { name: 'umpire-hand', size: HAND, language: 'en', theme: 'dark', touch: true, scale: 2, act: umpire },
  { name: 'umpire-hand-fr', size: HAND, language: 'fr', theme: 'light', touch: true, scale: 2, act: umpire },
];
export const BATTLE_SCENES: readonly ShotScene[] = [...BATTLE_FIELDS, ...STAFF_FIELDS, ...TABLE_FIELDS];

function moments(): {
  readonly marching: number;
  readonly shocking: { readonly at: number; readonly command: Command };
} {
  const record = parseRecord(readFileSync(RECORD, 'utf8'));
  const at = record.entries.findIndex((entry) => entry.command.type === 'shock');
  const move = record.entries.findIndex((entry, n) => n > 60 && entry.command.type === 'move');
  return { marching: move, shocking: { at, command: itemAt(record.entries, at).command } };
}
