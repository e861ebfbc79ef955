import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { openStand } from '../../apps/web/e2e/stand.ts';
import { ensureChromium, FLAGS } from '../../tools/chromium.mjs';
import type { Row } from './row.ts';

const BATTLES = ['denain-1712-historical', 'D', 'san-martino', 'magenta', 'tutorial-farm', 'saalfeld-1806'] as const;
const seconds = (time: number): string => `${time.toFixed(2)} s`;

/** How long the page took to open a battle: work of all the browser's processes, and by the clock. */
interface Opening {
  readonly work: number;
  readonly clock: number;
}
type Work = () => Promise<number>;

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
    const work = await workOf(browser);
    const rows: Row[] = [...(await galleryRows(await visitor()))];
    for (const battle of BATTLES) rows.push(await againRow(await visitor(), battle, work));
    return rows;
  } finally {
    await browser.close();
    await stand.close();
  }
}

/** What the browser has worked so far, in seconds: page, workers and drawing. Other work of the machine does not count. */
async function workOf(browser: Browser): Promise<Work> {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
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
async function againRow(context: BrowserContext, battle: string, work: Work): Promise<Row> {
  const first = await opening(context, battle, work);
  const again = await opening(context, battle, work);
  await context.close();
  const ratio = (of: keyof Opening): string =>
    `${((again[of] / first[of]) * 100).toFixed(0)} % (${seconds(first[of])}, then ${seconds(again[of])})`;
  return {
    what: `${battle}: a known map against the first time, work`,
    figure: `${ratio('work')}; by the clock ${ratio('clock')}`,
    wants: 'under a third',
    ok: again.work < first.work / 3,
  };
}

async function opening(context: BrowserContext, battle: string, work: Work): Promise<Opening> {
  const page = await context.newPage();
  await page.goto('./');
  const play = page.locator(`[data-scenario="${battle}"]`).getByTestId('play');
  await play.waitFor();
  // Whoever presses it has it before their eyes: the pictures that a scrolled gallery fetches are not the battle's.
  await play.scrollIntoViewIfNeeded();
  await rested(work);
  const [worked, began] = [await work(), performance.now()];
  await play.click();
  await page.locator('.board[data-ready]').waitFor({ timeout: 120_000 });
  const took: Opening = { work: (await work()) - worked, clock: (performance.now() - began) / 1000 };
  await page.locator('.board[data-kept]').waitFor({ timeout: 120_000 });
  await page.close();
  return took;
}

/** Until the gallery has done all it does by itself. */
async function rested(work: Work): Promise<void> {
  for (let before = await work(); ; ) {
    await new Promise((done) => setTimeout(done, 500));
    const now = await work();
    if (now - before < 0.02) return;
    before = now;
  }
}
