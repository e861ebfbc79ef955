import { withGame } from '@tambour/games';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, openPage } from './browser.ts';
import { changeRows, rowsOf } from './database.ts';
import { begin, counted, countOf, fieldReady, order, read, saved } from './steps.ts';

const idOf = (page: Page): string => page.url().split('/').at(-1)!;
const gallery = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Tambour' }).click();
  await page.getByTestId('gallery').waitFor();
};
/** Two battles of two commands as the page itself keeps them, played once for all tests here. */
async function playTwo() {
  const page = await openPage({ reducedMotion: true });
  await begin(page);
  await order(page, 'ready');
  await order(page, 'ready');
  const first = idOf(page);
  await gallery(page);
  await begin(page);
  await order(page, 'ready');
  await order(page, 'ready');
  await expect.poll(async () => (await rowsOf(page, 'entries')).length).toBe(4);
  return {
    first,
    second: idOf(page),
    battles: await rowsOf(page, 'battles'),
    entries: await rowsOf(page, 'entries'),
  };
}
let played: ReturnType<typeof playTwo> | undefined;
/** A page at the gallery, with the two battles in its database; it shows them when it is loaded again. */
async function twoBattles(language: 'en' | 'fr' = 'en') {
  played ??= playTwo();
  const { first, second, battles, entries } = await played;
  const page = await openPage({ reducedMotion: true, language });
  await page.getByTestId('play').first().waitFor();
  await changeRows(page, 'battles', { put: battles });
  await changeRows(page, 'entries', { put: entries });
  return { page, first, second };
}
const damaged = (page: Page) => page.getByTestId('damaged');
const whole = (page: Page) => page.getByTestId('begun').locator('li:not([data-testid])');
async function rowOf(page: Page, id: string): Promise<Record<string, unknown>> {
  return (await rowsOf(page, 'battles')).find((row) => row.id === id)!;
}

describe('a damaged row', () => {
  it('is shown as damaged beside the others, gives its raw text, and is deleted after asking', async () => {
    const { page, first, second } = await twoBattles();
    await changeRows(page, 'battles', {
      put: [{ ...(await rowOf(page, first)), updated: 'x' }, { id: 7 }, { id: 'n', head: null, seats: 3 }],
    });
    await page.reload();
    await expect.poll(() => damaged(page).count()).toBe(3);
    expect(await whole(page).count()).toBe(1);
    expect(await whole(page).getAttribute('data-battle')).toBe(second);
    const row = page.locator(`[data-battle="${first}"]`);
    expect(await read(row)).toContain('updated must be a whole number');
    expect(await axe(page)).toEqual([]);

    const [download] = await Promise.all([page.waitForEvent('download'), row.getByTestId('save-raw').click()]);
    expect(download.suggestedFilename()).toBe(`tambour-damaged-${first}.txt`);
    const text = Buffer.concat(await (await download.createReadStream()).toArray()).toString();
    const raw = JSON.parse(text) as { battles: { value: { updated: unknown } }[]; entries: unknown[] };
    expect([raw.battles[0]!.value.updated, raw.entries.length]).toEqual(['x', 2]);

    for (const id of [first, '7', 'n']) {
      const remove = page.locator(`[data-battle="${id}"]`).getByTestId('delete-damaged');
      await remove.click();
      expect(await remove.textContent()).toBe('Delete permanently');
      await remove.click();
      await expect.poll(() => page.locator(`[data-battle="${id}"]`).count()).toBe(0);
    }
    expect(await rowsOf(page, 'entries')).toHaveLength(2);
    await whole(page).getByTestId('resume').click();
    await fieldReady(page);
    expect(await countOf(page)).toBe(2);
  });

  it('in the address says so above the gallery, in French too', async () => {
    const { page, first } = await twoBattles('fr');
    await changeRows(page, 'battles', { put: [{ ...(await rowOf(page, first)), head: 'x' }] });
    await page.goto(`./#/battle/${first}`);
    await expect.poll(() => read(page.getByTestId('trouble'))).toContain('Cette partie est endommagée');
    await page.getByTestId('gallery').waitFor();
    await expect.poll(() => read(damaged(page))).toContain('le champ «\u00a0head\u00a0» est incorrect');
  });

  it('of a command leaves what comes before it to be seen and played on as another battle', async () => {
    const { page, first } = await twoBattles();
    await changeRows(page, 'entries', { put: [{ battle: first, n: 2, entry: 'gone' }] });
    await page.reload();
    await expect.poll(() => read(damaged(page))).toContain('entries.2');
    const before = [await rowsOf(page, 'battles'), await rowsOf(page, 'entries')];
    await damaged(page).getByTestId('resume').click();
    await fieldReady(page);
    await counted(page, 1);
    expect(await read(page.getByTestId('notice'))).toContain('Part of this battle is damaged (entries.2');
    expect(await read(page.getByTestId('branches'))).toContain('starts a new battle');
    // Looking changes nothing.
    expect([await rowsOf(page, 'battles'), await rowsOf(page, 'entries')]).toEqual(before);
    await order(page, 'ready');
    await expect.poll(() => page.getByTestId('branches').count()).toBe(0);
    expect(idOf(page)).not.toBe(first);
    await expect.poll(async () => (await rowsOf(page, 'entries')).length).toBe(before[1]!.length + 2);
    const kept = await rowsOf(page, 'entries');
    for (const row of before[1]!) expect(kept).toContainEqual(row);
    await order(page, 'done');
    await page.reload();
    await fieldReady(page);
    await counted(page, 3);
  });

  it('that the browser itself cannot read hides no other', async () => {
    const { page, first, second } = await twoBattles();
    await page.addInitScript((bad) => {
      const { get, getAll } = IDBObjectStore.prototype;
      const fail = (): never => {
        throw new DOMException('cannot be read', 'UnknownError');
      };
      IDBObjectStore.prototype.getAll = function (range) {
        return this.name === 'battles' ? fail() : getAll.call(this, range);
      };
      IDBObjectStore.prototype.get = function (key) {
        return this.name === 'battles' && key === bad ? fail() : get.call(this, key);
      };
    }, first);
    await page.reload();
    await expect.poll(() => damaged(page).count()).toBe(1);
    expect(await read(damaged(page))).toContain('cannot be read by the browser');
    expect(await whole(page).getAttribute('data-battle')).toBe(second);
  });
});

/** The rules are counted from 1: before there is a second version there is no older one. */
const version = await withGame('denain', ({ spec }) => spec.version);

describe('a battle kept under older rules', () => {
  it.runIf(version > 1)('opens and says so; it stays as it is, and the next order begins another', async () => {
    const { page, first } = await twoBattles();
    const row = await rowOf(page, first);
    await changeRows(page, 'battles', { put: [{ ...row, head: { ...(row.head as object), rules: version - 1 } }] });
    const before = [await rowsOf(page, 'battles'), await rowsOf(page, 'entries')];
    await page.goto(`./#/battle/${first}`);
    await fieldReady(page);
    await counted(page, 2);
    expect(await read(page.getByTestId('warning'))).toContain(`version ${version - 1} of the rules`);
    expect(await read(page.getByTestId('branches'))).toContain('stays as it is');
    expect([await rowsOf(page, 'battles'), await rowsOf(page, 'entries')]).toEqual(before);
    await order(page, 'done');
    await expect.poll(async () => (await rowsOf(page, 'battles')).length).toBe(3);
    expect(await rowsOf(page, 'battles')).toEqual(expect.arrayContaining([...before[0]!]));
    await expect.poll(async () => (await rowsOf(page, 'entries')).length).toBe(before[1]!.length + 3);
  });
  it('or changed since is followed as far as it goes, and stays as it is', async () => {
    const { page, first } = await twoBattles();
    const rows = await rowsOf(page, 'entries');
    const second = rows.find((row) => row.battle === first && row.n === 2)!;
    const entry = { ...(second.entry as object), hash: '0123456789abcdef' };
    await changeRows(page, 'entries', { put: [{ ...second, entry }] });
    const before = [await rowsOf(page, 'battles'), await rowsOf(page, 'entries')];
    await page.goto(`./#/battle/${first}`);
    await fieldReady(page);
    await counted(page, 1);
    expect(await read(page.getByTestId('warning'))).toContain('replayed up to order 1 of 2');
    // What is saved is the battle as it is kept.
    expect((await saved(page)).entries).toHaveLength(2);
    expect([await rowsOf(page, 'battles'), await rowsOf(page, 'entries')]).toEqual(before);
  });
});
