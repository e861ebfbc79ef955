import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, openPage } from './browser.ts';
import { changeRows, deleteDatabase, replaceDatabase, rowsOf } from './database.ts';
import { begin, counted, countOf, fieldReady, order, read, sight, tab } from './steps.ts';

const idOf = (page: Page): string => page.url().split('/').at(-1)!;
const notice = (page: Page) => page.getByTestId('notice');

/** Where the Coalition may set up its first regiments, one after the other: orders that can be taken back. */
const PLACES = ['c-ke1 1614', 'c-ke2 1615', 'c-al1 1712', 'c-al2 1613'];
/** Sets up the next of them by an order in words. */
async function place(page: Page): Promise<void> {
  const count = await countOf(page);
  const [piece, to] = PLACES[count]!.split(' ');
  const typed = page.getByTestId('typed');
  await typed.fill(JSON.stringify({ type: 'place', piece, to, facing: 'E' }));
  await typed.press('Enter');
  await counted(page, count + 1);
}

/** What befalls the database after two orders. */
const LOSSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the database is deleted from this page': deleteDatabase,
  'the database is deleted from another tab': async (page) => {
    const other = await page.context().newPage();
    await other.goto('./');
    await deleteDatabase(other);
    await other.close();
    await page.bringToFront();
  },
  'an empty database lies in its place': replaceDatabase,
  'its tables are cleared': async (page) => {
    await changeRows(page, 'battles', { clear: true });
    await changeRows(page, 'entries', { clear: true });
  },
  'a command in the middle is missing': (page) => changeRows(page, 'entries', { drop: [[idOf(page), 1]] }),
  'an older state was put back': async (page) => {
    const [row] = await rowsOf(page, 'battles');
    await changeRows(page, 'battles', { put: [{ ...row, count: 1 }] });
    await changeRows(page, 'entries', { drop: [[idOf(page), 2]] });
  },
};

describe('a battle whose database is lost', () => {
  it('is written again whole by the next order, and says so, whatever befell it', async () => {
    const page = await openPage({ reducedMotion: true });
    await begin(page);
    await tab(page, 'text');
    await place(page);
    await place(page);
    for (const [loss, befall] of Object.entries(LOSSES)) {
      const before = [await rowsOf(page, 'battles'), await rowsOf(page, 'entries')] as const;
      expect(before[1], loss).toHaveLength(2);
      expect(await notice(page).count(), loss).toBe(0);
      await befall(page);
      await place(page);
      await expect.poll(() => read(notice(page)), { message: loss }).toContain('It has been saved again');
      expect((await rowsOf(page, 'entries')).slice(0, -1), loss).toEqual(before[1]);
      expect(await rowsOf(page, 'battles'), loss).toEqual([{ ...before[0][0], count: 3, updated: expect.any(Number) }]);
      // And it goes on being kept, without a word.
      await notice(page).getByRole('button', { name: 'Close' }).click();
      await place(page);
      await expect.poll(async () => (await rowsOf(page, 'entries')).length, { message: loss }).toBe(4);
      expect(await notice(page).count(), loss).toBe(0);
      for (const count of [3, 2]) {
        await page.getByTestId('undo').click();
        await counted(page, count);
      }
      await expect.poll(async () => (await rowsOf(page, 'entries')).length, { message: loss }).toBe(2);
    }
    await deleteDatabase(page);
    await place(page);
    const before = await sight(page);
    await page.reload();
    await fieldReady(page);
    expect(await sight(page)).toEqual(before);
    expect(before.count).toBe(3);
    expect(await notice(page).count()).toBe(0);
  });

  it('is written again when one leaves it, in French too; the notice can be closed', async () => {
    const page = await openPage({ reducedMotion: true, language: 'fr', width: 390, height: 844 });
    await begin(page);
    await order(page, 'ready');
    await deleteDatabase(page);
    await page.getByRole('link', { name: 'Tambour' }).click();
    await expect.poll(() => read(notice(page))).toContain('Elle a été enregistrée de nouveau');
    expect(await axe(page)).toEqual([]);
    await page.reload();
    const row = page.getByTestId('begun').locator('li');
    await expect.poll(() => row.count()).toBe(1);
    await row.getByTestId('resume').click();
    await fieldReady(page);
    expect(await countOf(page)).toBe(1);
    await deleteDatabase(page);
    await order(page, 'ready');
    await notice(page).getByRole('button', { name: 'Fermer' }).click();
    await expect.poll(() => notice(page).count()).toBe(0);
  });

  it('leaves what another page put in its place beside it', async () => {
    const page = await openPage({ reducedMotion: true });
    await begin(page);
    await order(page, 'ready');
    const [row] = await rowsOf(page, 'entries');
    await changeRows(page, 'entries', {
      put: [{ ...row, entry: { ...(row!.entry as object), hash: '0123456789abcdef' } }],
    });
    await order(page, 'ready');
    await expect.poll(() => read(notice(page))).toContain('kept as another battle');
    expect(await rowsOf(page, 'battles')).toHaveLength(2);
    expect(await rowsOf(page, 'entries')).toHaveLength(3);
  });
});
