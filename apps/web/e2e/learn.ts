import type { Page } from 'playwright-core';
import { pressPiece, pressPlace, useMap } from './board.ts';
import type { MapName } from './positions.ts';

/** What a learner does for each task: a piece and a place on the board, and where several orders fit, a word of the one meant. */
export interface Act {
  readonly piece?: string;
  readonly place?: string;
  /** The facing to choose on the dial, by name. */
  readonly facing?: string;
  /** Part of the command on the button to press. */
  readonly choice?: string;
}
export interface Course {
  readonly map: MapName;
  readonly acts: readonly Act[];
}

export async function carryOut(page: Page, { piece, place, facing, choice }: Act): Promise<void> {
  const commit = page.getByTestId('commit');
  if (piece !== undefined) {
    await pressPiece(page, piece);
    await page.locator(`[data-testid="unit"][data-piece="${piece}"]`).waitFor();
  }
  if (place !== undefined) {
    await page.locator(`.board [data-place="${place}"]`).waitFor();
    await pressPlace(page, place);
    await commit.waitFor();
  }
  if (facing !== undefined) await page.locator('.dial').getByRole('button', { name: facing }).click();
  if (choice !== undefined) {
    const button = page.locator(`button[data-command*='${choice}']`).first();
    if (place === undefined) await button.waitFor();
    if (await button.isVisible()) await button.click();
  }
  // An order of no piece that throws no dice is given at once.
  if (piece !== undefined) await commit.click();
}

/** Takes one lesson after the other by clicks on the board, from the page of the first to that after the last. */
export async function takeLessons(page: Page, lessons: Readonly<Record<string, Course>>): Promise<void> {
  for (const [id, { map, acts }] of Object.entries(lessons)) {
    useMap(page, map);
    await page.locator(`[data-lesson="${id}"]`).waitFor();
    for (const [i, act] of acts.entries()) {
      await page.locator(`[data-lesson="${id}"] [data-task="${i}"].now`).waitFor();
      await carryOut(page, act);
      await page.locator(`[data-lesson="${id}"] [data-task="${i}"].done`).waitFor();
    }
    await page.getByTestId('lesson-end').waitFor();
    await page.getByTestId('lesson-next').click();
  }
}
