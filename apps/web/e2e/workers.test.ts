import type { Page, Worker } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, openPage } from './browser.ts';
import { begin, countOf, fieldReady, order, read, saved, sideAsked, sight, tab } from './steps.ts';

/** What is promised, and a little for a busy machine to draw it. */
const MOST_MS = 3000 + 1500;
const ENGINE = /\/worker-[^/]*\.js/;

/** The page, with a list of its workers to do mischief to. */
async function pageWithWorkers(options: Parameters<typeof newPage>[0] = {}): Promise<Page> {
  const page = await newPage({ reducedMotion: true, ...options });
  await page.addInitScript(() => {
    const all: globalThis.Worker[] = [];
    Object.assign(globalThis, { allWorkers: all });
    globalThis.Worker = class extends globalThis.Worker {
      constructor(...how: ConstructorParameters<typeof globalThis.Worker>) {
        super(...how);
        all.push(this);
      }
    };
  });
  await page.goto('./');
  return page;
}
/** Ends every worker without a word to the page. */
const terminateAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const worker of (globalThis as unknown as { allWorkers: globalThis.Worker[] }).allWorkers) worker.terminate();
  });
const engines = (page: Page): Worker[] => page.workers().filter((worker) => ENGINE.test(worker.url()));
/** Keeps a worker in a loop without end. It sleeps there: one that ran would take a core from what waits for it. */
const hang = (worker: Worker): void =>
  void worker
    .evaluate(() => {
      const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
      for (;;) Atomics.wait(new Int32Array(buffer), 0, 0, 1000);
    })
    .catch(() => {});
/** How long until the page tells of it. */
async function toldAfter(page: Page): Promise<number> {
  const began = Date.now();
  await page.getByTestId('notice').waitFor();
  return Date.now() - began;
}

describe('workers that stop', () => {
  it('all at once: it is told within three seconds, and the order is carried out once', async () => {
    const page = await pageWithWorkers({ map: true, isFirstVisit: true });
    await begin(page);
    await order(page, 'ready');
    const before = await saved(page);
    await tab(page, 'order');
    await terminateAll(page);
    const [ms] = await Promise.all([toldAfter(page), order(page, 'ready')]);
    expect(ms).toBeLessThan(MOST_MS);
    await expect.poll(() => read(page.getByTestId('notice'))).toContain('was restarted from the saved battle');
    const after = await saved(page);
    expect(after.entries.slice(0, 1)).toEqual(before.entries);
    expect(after.entries).toHaveLength(2);
    await tab(page, 'order');
    await order(page, 'done');
    const seen = await sight(page);
    await page.reload();
    await fieldReady(page);
    expect(await sight(page)).toEqual(seen);
  });

  it('in a loop without end: it is told within three seconds, and play goes on', async () => {
    const page = await pageWithWorkers({ language: 'fr' });
    await begin(page);
    await order(page, 'ready');
    const [engine] = engines(page);
    hang(engine!);
    const [ms] = await Promise.all([toldAfter(page), order(page, 'ready')]);
    expect(ms).toBeLessThan(MOST_MS);
    await expect.poll(() => read(page.getByTestId('notice'))).toContain('relancé à partir de la partie enregistrée');
    expect(await countOf(page)).toBe(2);
  });

  it('by an error of their own: the next one takes over', async () => {
    const page = await pageWithWorkers({ mayLog: /lightning/ });
    await begin(page);
    await order(page, 'ready');
    await engines(page)[0]!.evaluate(() => {
      setTimeout(() => {
        throw new Error('lightning');
      });
    });
    await expect.poll(() => read(page.getByTestId('notice'))).toContain('was restarted');
    await order(page, 'ready');
    expect((await saved(page)).entries).toHaveLength(2);
  });

  it('while they think: the computer still moves', async () => {
    const page = await pageWithWorkers();
    await begin(page, { F: 'captain', C: 'captain' });
    await expect.poll(() => engines(page).length).toBe(2);
    const thinker = engines(page)[1]!;
    hang(thinker);
    expect(await toldAfter(page)).toBeLessThan(MOST_MS + 2500);
    await expect.poll(() => read(page.getByTestId('notice'))).toMatch(/computer player .* restarted/);
    const count = await countOf(page);
    await expect.poll(() => countOf(page)).toBeGreaterThan(count);
    await terminateAll(page);
    const then = await countOf(page);
    await expect.poll(() => countOf(page)).toBeGreaterThan(then + 1);
    expect(await page.getByTestId('trouble').count()).toBe(0);
    expect(await sideAsked(page)).not.toBeNull();
  });
});

describe('an engine that cannot be loaded', () => {
  it('is told in a sentence, and loading the page again is all it takes', async () => {
    const page = await newPage({ mayLog: /ERR_FAILED|Failed to load/ });
    await page.route(ENGINE, (route) => route.abort());
    await page.goto('./');
    await expect.poll(() => read(page.getByTestId('trouble'))).toContain('The engine could not be started');
    await page.unroute(ENGINE);
    await page.reload();
    await page.getByTestId('play').first().waitFor();
  });
  it('at once is told as slow, and used when it comes', async () => {
    const page = await openPage();
    await page.getByTestId('play').first().waitFor();
    let letThrough = (): void => {};
    const isWanted = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(ENGINE, async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.reload();
    await expect.poll(() => read(page.getByTestId('notice'))).toContain('has not responded for a few seconds');
    letThrough();
    await page.getByTestId('play').first().waitFor();
    await expect.poll(() => page.getByTestId('notice').count()).toBe(0);
  });
});
