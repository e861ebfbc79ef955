import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { openStand } from '../../apps/web/e2e/stand.ts';
import { ensureChromium, FLAGS } from '../../tools/chromium.mjs';
import type { Row } from './row.ts';

const BATTLES = ['denain-1712-historical', 'D'] as const;
const seconds = (time: number): string => `${time.toFixed(2)} s`;

/** The gallery with every picture, and one battle opened twice: what the second visit is spared. */
export async function visits(): Promise<Row[]> {
  const stand = await openStand();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: FLAGS });
  const visitor = (): Promise<BrowserContext> =>
    browser.newContext({
      baseURL: stand.url,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
  try {
    const rows: Row[] = [...(await galleryRows(await visitor()))];
    for (const battle of BATTLES) rows.push(await againRow(await visitor(), battle));
    return rows;
  } finally {
    await browser.close();
    await stand.close();
  }
}

async function galleryRows(context: BrowserContext): Promise<Row[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('./');
  const pictures = page.locator('.thumbnail img');
  await pictures.first().waitFor();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  const sources = await pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  const drawn = sources.filter((source) => source.startsWith('blob:')).length;
  await context.close();
  return [
    { what: 'gallery with all its pictures: script', figure: seconds(script), wants: 'under 1 s', ok: script < 1 },
    {
      what: '  pictures drawn by the reader’s machine',
      figure: `${drawn} of ${sources.length}`,
      wants: 'none',
      ok: drawn === 0,
    },
  ];
}
/** From the order to begin until the map is sharp, at the first visit and at the next. */
async function againRow(context: BrowserContext, battle: string): Promise<Row> {
  const first = await openingTime(context, battle, true);
  const again = await openingTime(context, battle, false);
  await context.close();
  return {
    what: `${battle}: the map of a known battle against the first time`,
    figure: `${((again / first) * 100).toFixed(0)} % (${seconds(first / 1000)}, then ${seconds(again / 1000)})`,
    wants: 'under a third',
    ok: again < first / 3,
  };
}

async function openingTime(context: BrowserContext, battle: string, isFirst: boolean): Promise<number> {
  const page = await context.newPage();
  await page.goto('./');
  const play = page.locator(`[data-scenario="${battle}"]`).getByTestId('play');
  await play.waitFor();
  const began = performance.now();
  await play.click();
  await page.locator('.board[data-ready]').waitFor({ timeout: 120_000 });
  const took = performance.now() - began;
  if (isFirst) await allKept(page);
  await page.close();
  return took;
}

/** Until the ground, its whole picture and some tiles of the first look are in the cache. */
const allKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const [name] = (await caches.keys()).filter((key) => key.startsWith('tambour-maps'));
    const before = name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
    await new Promise((done) => setTimeout(done, 1000));
    const after = name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
    // The ground, a note of it, the whole picture, and no tile more for a second.
    return after > 4 && after === before;
  });
