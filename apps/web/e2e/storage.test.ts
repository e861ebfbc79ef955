import { describe, expect, it } from 'vitest';
import { newPage, openPage } from './browser.ts';
import { begin, counted, countOf, fieldReady, order, read, saved, sight } from './steps.ts';

describe('a browser that keeps nothing', () => {
  it('says so; play goes on, and the battle can be saved', async () => {
    const page = await newPage({ reducedMotion: true });
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('storage is forbidden', 'SecurityError');
      };
    });
    await page.goto('./');
    await begin(page);
    expect(await read(page.getByTestId('trouble'))).toContain('does not allow saving');
    await order(page, 'ready');
    await order(page, 'ready');
    expect((await saved(page)).entries).toHaveLength(2);
    expect(await read(page.getByTestId('menu'))).toContain('will be lost when you close this page');
  });
});

describe('a browser that is full', () => {
  it('says so; play goes on, and what it could not keep is kept as soon as there is room', async () => {
    const page = await openPage({ reducedMotion: true });
    await begin(page);
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      const full = globalThis as unknown as { isFull: boolean };
      full.isFull = true;
      IDBObjectStore.prototype.put = function (...row) {
        if (full.isFull) throw new DOMException('no room', 'QuotaExceededError');
        return put.apply(this, row);
      };
    });
    await order(page, 'ready');
    await expect.poll(() => read(page.getByTestId('trouble'))).toContain('no room left');
    await order(page, 'ready');
    await page.evaluate(() => {
      (globalThis as unknown as { isFull: boolean }).isFull = false;
    });
    await order(page, 'done');
    await expect.poll(() => page.getByTestId('trouble').count()).toBe(0);
    const before = await sight(page);
    await page.reload();
    await fieldReady(page);
    expect(await sight(page)).toEqual(before);
  });
});

describe('two tabs', () => {
  it('do not command one army: the second is told, takes over, and the first is told', async () => {
    const first = await openPage({ reducedMotion: true });
    await begin(first);
    await order(first, 'ready');
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByTestId('locked').waitFor();
    expect(await read(second.getByTestId('locked'))).toContain('open in another tab');
    await second.getByRole('button', { name: 'Continue here' }).click();
    await fieldReady(second);
    await first.getByTestId('lost').waitFor();
    expect(await read(first.getByTestId('lost'))).toContain('was moved to another tab');
    await counted(second, 1);
    await order(second, 'ready');
    const count = await countOf(second);
    // And back again, with everything that was played there.
    await first.bringToFront();
    await first.getByRole('button', { name: 'Continue here' }).click();
    await fieldReady(first);
    await counted(first, count);
    await second.getByTestId('lost').waitFor();
  });
});
