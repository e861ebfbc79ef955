import type { Page } from 'playwright-core';

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
const HAND = [390, 780] as const;
/** The same dice for every picture of a battle. */
const SEED = '1712';

const gallery = async (page: Page): Promise<void> => {
  await page.locator('.thumbnail img').first().waitFor();
};
const setup = async (page: Page): Promise<void> => {
  await page.getByTestId('play').first().click();
  await page.getByTestId('begin').waitFor();
};
/** A battle for two at one screen, so that nothing moves by itself. */
const battle = async (page: Page): Promise<void> => {
  await setup(page);
  await page.locator('[data-preset="2"]').check();
  await page.locator('summary').first().click();
  await page.getByTestId('seed').fill(SEED);
  await page.getByTestId('begin').click();
  await page.locator('.board[data-ready]').waitFor();
};
const picked = async (page: Page): Promise<void> => {
  await battle(page);
  await page.locator('[data-pick]').first().click();
  await page.getByTestId('unit').waitFor();
};

export const SCENES: readonly ShotScene[] = [
  { name: 'gallery', size: DESK, language: 'en', theme: 'light', act: gallery },
  { name: 'gallery-fr-dark', size: DESK, language: 'fr', theme: 'dark', act: gallery },
  { name: 'setup', size: DESK, language: 'en', theme: 'light', act: setup },
  { name: 'battle', size: DESK, language: 'en', theme: 'light', act: battle },
  { name: 'battle-fr-dark', size: DESK, language: 'fr', theme: 'dark', act: battle },
  { name: 'unit', size: DESK, language: 'en', theme: 'light', act: picked },
  { name: 'battle-hand', size: HAND, language: 'en', theme: 'light', touch: true, scale: 2, act: battle },
];
