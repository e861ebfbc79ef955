import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressPaper } from './board.ts';
import { countOf, fieldReady, read, recordFile } from './steps.ts';

type Point = readonly [x: number, y: number];
export const TABLE_BATTLES = ['tutorial-farm', 'saalfeld-1806'] as const;
export type TableBattle = (typeof TABLE_BATTLES)[number];

interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}
interface Printed {
  readonly units: readonly Placed[];
  readonly generals: readonly Placed[];
}
const printed = (scenario: TableBattle): Printed =>
  JSON.parse(readFileSync(new URL(`../../../games/tabletop/data/scenarios/${scenario}.json`, import.meta.url), 'utf8'));

/** A battle with so many periods. */
const shortened = (scenario: TableBattle, periods: number) => ({ ...printed(scenario), periods });

const CLOSE: Readonly<Record<string, Point>> = {
  't-fr1': [46, 44],
  't-fr2': [72, 24],
  't-fr3': [94, 40],
  'g-fr': [60, 30],
};
/** The farm with the armies within reach of each other, and two periods: most kinds of question come at once. */
export const closeFarm = () => {
  const farm = shortened('tutorial-farm', 2);
  const put = <T extends Placed>(piece: T): T => {
    const [x, y] = CLOSE[piece.id] ?? [piece.x, piece.y];
    return { ...piece, x, y };
  };
  return { ...farm, units: farm.units.map(put), generals: farm.generals.map(put) };
};

/** From its set-up to the field: the person leads the French, a novice the others. */
export async function beginTable(page: Page, scenario: TableBattle, own?: object, seed = 2): Promise<void> {
  await page.goto(`./#/setup/tabletop/${scenario}`);
  const setup = page.getByTestId('setup');
  await setup.getByTestId('setup-who').waitFor();
  await setup.evaluate((form) => {
    for (const part of form.querySelectorAll('details')) part.open = true;
  });
  await setup.locator('[data-seat="french"]').selectOption('person');
  await setup.locator('[data-seat="coalition"]').selectOption('novice');
  await setup.getByTestId('seed').fill(String(seed));
  if (own) {
    const figures = setup.getByTestId('own-figures');
    await figures.getByTestId('scenarioData').setInputFiles(recordFile(own, 'own.json'));
    await expect.poll(() => read(figures.locator('summary'))).toContain('own.json');
  }
  await setup.getByTestId('begin').click();
  await fieldReady(page);
}

/** Presses points of the table, by where two bases stand that are known. */
export async function tableOf(page: Page, [first, second]: readonly [Placed, Placed]) {
  const [a, b] = await Promise.all(
    [first, second].map(async ({ id }) => {
      const moved = await page.locator(`.table-piece[data-piece="${id}"]`).getAttribute('transform');
      const [, x, y] = /translate\(([\d.]+) ([\d.]+)\)/.exec(moved ?? '') ?? [];
      return [Number(x), Number(y)] as const;
    }),
  );
  const cm = (b![0] - a![0]) / (second.x - first.x);
  return {
    press: ([x, y]: Point): Promise<void> => pressPaper(page, [a![0] + (x - first.x) * cm, a![1] - (y - first.y) * cm]),
  };
}

/** Gives the order that is shown. */
export async function commit(page: Page): Promise<void> {
  const count = await countOf(page);
  await page.getByTestId('commit').click();
  await expect.poll(() => countOf(page)).toBeGreaterThan(count);
}
