import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { serve } from '../serve.mjs';
import { newPage, openPage } from './browser.ts';
import { begin, countOf, fieldReady, sideAsked } from './steps.ts';

const { url, folder } = inject('page');
const controller = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
const isKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());

describe('the manifest', () => {
  it('names icons that are there, of the size it says', async () => {
    const page = await openPage();
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await fetch(new URL(href!, url))).json();
    expect(manifest).toMatchObject({ name: 'Tambour', display: 'standalone', start_url: './' });
    expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(
      expect.arrayContaining(['any', '192x192', '512x512']),
    );
    for (const { src, sizes, type } of manifest.icons) {
      const answer = await fetch(new URL(src, url));
      expect(answer.headers.get('content-type')).toContain(type);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});

describe('without a connection', () => {
  it('every file is kept, the service worker controls the page, and the gallery opens with its battles', async () => {
    const page = await openPage({ offline: true });
    await isKept(page);
    const kept = await page.evaluate(async () => {
      const cache = await globalThis.caches.open((await globalThis.caches.keys())[0]!);
      return (await cache.keys()).map((request) => request.url);
    });
    const wanted = [...readFileSync(join(folder, 'sw.js'), 'utf8').matchAll(/"(assets\/[^"]+)"/g)].map((m) => m[1]!);
    expect(wanted.length).toBeGreaterThan(0);
    expect(kept).toEqual(expect.arrayContaining(['./', ...wanted].map((file) => new URL(file, url).href)));
    await page.reload();
    expect(await controller(page)).toBe(new URL('sw.js', url).href);
    await page.context().setOffline(true);
    for (const address of ['./', './?from=home-screen']) {
      await page.goto(address);
      await page.reload();
      await page.getByTestId('gallery').getByTestId('play').first().waitFor();
    }
  });
  it('a battle is begun and played against the computer', async () => {
    const page = await openPage({ offline: true, reducedMotion: true });
    await isKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await begin(page, { F: 'person', C: 'novice' });
    // The Coalition has set up by itself.
    await page.getByTestId('free').waitFor();
    expect(await sideAsked(page)).toBe('F');
    const count = await countOf(page);
    expect(count).toBeGreaterThan(0);
    await page.getByTestId('free').locator('button').first().click();
    await expect.poll(() => countOf(page)).toBeGreaterThan(count);
    await page.getByTestId('free').or(page.getByTestId('alive')).first().waitFor();
    await page.reload();
    await fieldReady(page);
    expect(await countOf(page)).toBeGreaterThan(count);
  });
});

describe('a new version', () => {
  it('waits until the reader takes it, then takes over and clears the old one away', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'tambour-version-'));
    cpSync(folder, copy, { recursive: true });
    const server = await serve({ root: copy });
    onTestFinished(async () => {
      await server.close();
      rmSync(copy, { recursive: true, force: true });
    });
    const page = await newPage({ offline: true });
    await page.goto(server.url);
    await isKept(page);
    await page.reload();
    const before = await caches(page);
    expect(before).toHaveLength(1);
    const offer = page.getByRole('status').getByRole('button');
    expect(await offer.count()).toBe(0);

    const script = join(copy, 'sw.js');
    writeFileSync(script, readFileSync(script, 'utf8').replace(/(family \+ ")\w+/, '$1later'));
    await page.reload();
    await offer.waitFor();
    expect(await caches(page)).toEqual(expect.arrayContaining(before));

    await Promise.all([page.waitForEvent('load'), offer.click()]);
    await expect.poll(() => caches(page)).toEqual([expect.stringMatching(/ later$/)]);
    await page.getByTestId('gallery').waitFor();
    expect(await offer.count()).toBe(0);
  });
});
