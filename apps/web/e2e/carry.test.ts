import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { marching } from './positions.ts';
import { fieldReady, openAt, openRecord, read, saved, sight, tab } from './steps.ts';

/** Lets a file fall on the page, as from a folder. */
const drop = (page: Page, text: string): Promise<void> =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'battle.tambour.json', { type: 'application/json' }));
    const whole = document.querySelector('.whole')!;
    for (const type of ['dragover', 'drop'])
      whole.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, text);

describe('a battle goes from one browser to another', () => {
  it('as a file, chosen or dropped', async () => {
    const page = await openAt(await marching());
    const before = await sight(page);
    const record = await saved(page);
    // An older record is saved as records are now, with what was chosen sealed.
    expect(record).toEqual({ ...(await marching()), chosen: expect.stringMatching(/^[0-9a-f]{16}$/) });

    const other = await openPage({ reducedMotion: true });
    const [chooser] = await Promise.all([other.waitForEvent('filechooser'), other.getByTestId('file').click()]);
    await chooser.setFiles({
      name: 'battle.tambour.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await fieldReady(other);
    expect(await sight(other)).toEqual(before);

    await other.getByRole('link', { name: 'Tambour' }).click();
    await other.getByTestId('gallery').waitFor();
    await drop(other, JSON.stringify(record));
    await fieldReady(other);
    expect(await sight(other)).toEqual(before);
  });

  it('as a link that carries it whole, once the clipboard is not forbidden', async () => {
    const page = await openPage({ reducedMotion: true });
    await openRecord(page, await marching());
    const before = await sight(page);
    await tab(page, 'keep');
    expect(await page.getByTestId('print').getAttribute('href')).toBe('#/print/denain/denain-1712-historical');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('it is forbidden', 'NotAllowedError'));
    });
    await page.getByTestId('link').click();
    expect(await read(page.getByTestId('trouble'))).toContain('it is forbidden');
    // Under what was put over it lies the browser's own.
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByTestId('link').click();
    await page.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/#r=d[\w-]+$/);

    const other = await openPage({ reducedMotion: true });
    await other.getByTestId('gallery').waitFor();
    await other.goto(link);
    await fieldReady(other);
    expect(await sight(other)).toEqual(before);
    // The address is the battle's own now: it can be loaded again without a second copy.
    expect(other.url()).toMatch(/#\/battle\//);
    await other.goBack();
    await expect.poll(() => other.getByTestId('begun').locator('li').count()).toBe(1);
  });
});
