import { newPage, type PageOptions } from './browser.ts';
import { Hand } from './umpire-hand.ts';

export const PHONE = { width: 390, height: 844, touch: true, reducedMotion: true } as const;

/** A new table with the armies of the first ready list. */
export async function newTable(options: PageOptions = PHONE, army = 0): Promise<Hand> {
  const page = await newPage(options);
  await page.goto('./#/umpire');
  const hand = new Hand(page);
  await hand.tap('[data-testid="new-table"]');
  await hand.tap(page.getByTestId('army').nth(army));
  await page.getByTestId('umpire-table').waitFor();
  hand.taps = 0;
  return hand;
}
