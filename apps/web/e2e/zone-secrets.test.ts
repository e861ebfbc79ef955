import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boardReady, pressPiece } from './board.ts';
import { openPage } from './browser.ts';
import { beginZones, counted, countOf, order, read, TAB_NAMES, tab } from './steps.ts';

/** With these dice Saint-Auban changes nothing, whatever he tries. */
const SEED = 7;
/** The columns of a side as they are titled, and who leads them. */
const CATHOLICS = { leaders: ['M-C-CHEVRIERES', 'M-C-MANDELOT'], columns: '[Vv]anguard|[Mm]ain body|[Cc]ommunes' };
const PROTESTANTS = {
  leaders: ['M-P-CHATILLON', 'M-P-SAINTAUBAN'],
  columns: '[Gg]entlemen of Languedoc|[Mm]ounted arquebusiers',
};
const ORDERS = 'Attack|Skirmish|Hold|Reserve|March|Disengage|Withdraw';

/** Waits for the sheet that asks for a side, sees that the field is under it, and sits down. */
async function takeScreen(page: Page, side: string): Promise<void> {
  const sheet = page.getByTestId('hand-over');
  await sheet.getByRole('heading', { name: `Pass the screen to the next player (${side})` }).waitFor();
  await page.keyboard.press('Escape');
  const { backdrop, isCovered } = await sheet.evaluate((dialog) => {
    const { left, top, width, height } = document.querySelector('.board')!.getBoundingClientRect();
    const shares = [0.05, 0.35, 0.65, 0.95];
    const isSheet = (x: number, y: number): boolean =>
      document.elementFromPoint(left + x * width, top + y * height)?.closest('dialog') === dialog;
    return {
      backdrop: getComputedStyle(dialog, '::backdrop').backgroundColor,
      isCovered: shares.every((x) => shares.every((y) => isSheet(x, y))),
    };
  });
  expect(backdrop, 'nothing shows through').toMatch(/^rgb\(/);
  expect(isCovered, 'the board cannot be reached').toBe(true);
  await sheet.getByRole('button').click();
  await sheet.waitFor({ state: 'detached' });
  await boardReady(page);
}

interface Told {
  /** As it is read. */
  readonly text: string;
  /** As it stands in the document, attributes and all. */
  readonly html: string;
}
/** All that is told to who sits at the screen: every tab, then some pieces one after the other. */
async function told(page: Page, pieces: readonly string[]): Promise<Record<string, Told>> {
  const out: Record<string, Told> = {};
  const panel = page.locator('.panel');
  const note = async (name: string): Promise<void> => {
    out[name] = { text: (await panel.textContent()) ?? '', html: await panel.evaluate((it) => it.outerHTML) };
  };
  for (const name of TAB_NAMES) {
    await tab(page, name);
    if (name === 'text') await page.getByTestId('text-view').getByText('Points:').waitFor();
    await note(name);
  }
  await tab(page, 'order');
  for (const piece of pieces) {
    await pressPiece(page, piece);
    await page.locator(`[data-testid="unit"][data-piece="${piece}"] summary`, { hasText: 'leader of' }).waitFor();
    await note(piece);
  }
  await page.keyboard.press('Escape');
  return out;
}
const namesOf = (columns: string) => new RegExp(`(${columns})[^.;○▶●]{0,24} (${ORDERS})\\b`);

/** Two people set up; the Protestants, who begin, try an order and go on. The Catholics are asked. */
async function playUntilAsked(page: Page, tried: string): Promise<{ readonly own: Record<string, Told> }> {
  await beginZones(page, { scenario: 'M', options: ['advanced'], seed: SEED });
  await takeScreen(page, 'Catholics');
  await order(page, 'ready');
  await takeScreen(page, 'Protestants');
  await order(page, 'ready');
  const count = await countOf(page);
  await pressPiece(page, 'M-P-SAINTAUBAN');
  // What the column is under now; of each order what it does and how likely it is to come through.
  const orders = page.getByTestId('order');
  expect(await read(orders.locator('h3'))).toMatch(/current order:/i);
  const chosen = orders.locator(`button[data-command*='"order":"${tried}"']`);
  await chosen.getByText(/your column gets its new order \d+%/).waitFor();
  expect((await read(chosen.locator('.note'))).length).toBeGreaterThan(20);
  await chosen.click();
  await page.getByTestId('commit').click();
  await counted(page, count + 1);
  const own = await told(page, CATHOLICS.leaders);
  for (const question of ['orders', 'movement']) {
    await page.getByTestId('headline').getByText(`Protestant ${question}`).waitFor();
    await order(page, 'done');
  }
  await takeScreen(page, 'Catholics');
  return { own };
}

describe('two people at one screen, by the advanced rules', () => {
  it('are told their own orders and nothing of the other’s before the first closing phase', async () => {
    const shown: Record<string, Told>[] = [];
    for (const tried of ['hold', 'withdraw'] as const) {
      const page = await openPage({ reducedMotion: true });
      const { own } = await playUntilAsked(page, tried);
      expect(own.log!.text).toContain(`mounted arquebusiers: ${tried === 'hold' ? 'Hold' : 'Withdraw'}`);
      expect(own.tracks!.text).toMatch(namesOf(PROTESTANTS.columns));
      for (const [where, { text }] of Object.entries(own)) expect(text, where).not.toMatch(namesOf(CATHOLICS.columns));
      for (const leader of CATHOLICS.leaders) expect(own[leader]!.text).toContain('column’s order is unknown');

      const other = await told(page, PROTESTANTS.leaders);
      expect(other.tracks!.text).toMatch(namesOf(CATHOLICS.columns));
      expect(other.log!.text).toContain('Saint-Auban tries to change the order');
      for (const [where, { text }] of Object.entries(other))
        expect(text, where).not.toMatch(namesOf(PROTESTANTS.columns));
      shown.push(other);
    }
    // Whatever was tried, the other side's page is the same to the letter.
    for (const [where, { html }] of Object.entries(shown[0]!)) expect(shown[1]![where]!.html, where).toBe(html);
  });

  it('need not hand the screen over by the base rules, which keep nothing secret', async () => {
    const page = await openPage({ reducedMotion: true });
    await beginZones(page, { scenario: 'M', seed: SEED });
    await order(page, 'ready');
    await order(page, 'ready');
    await page.getByTestId('headline').getByText('Protestant movement').waitFor();
    expect(await page.getByTestId('hand-over').count()).toBe(0);
  });
});
