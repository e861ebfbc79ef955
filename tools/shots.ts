// Pictures of the page for the documentation: `npm run shots`, or `npm run shots -- battle odds` for those whose name has one of the words.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { openStand } from '../apps/web/e2e/stand.ts';
import { ensureChromium, FLAGS } from './chromium.mjs';
import { BATTLE_SCENES, SCENES, type ShotScene } from './shot-scenes.ts';

const FOLDER = new URL('../docs/shots/', import.meta.url);
const MOST_BYTES = 300_000;
const QUALITIES = [92, 84, 76, 68, 60];

/** A WebP as good as fits; Playwright itself writes only PNG and JPEG. */
async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    bytes = Buffer.from(data, 'base64');
    if (bytes.length <= MOST_BYTES) break;
  }
  return bytes;
}

async function shoot(browser: Browser, url: string, scene: ShotScene): Promise<void> {
  const [width, height] = scene.size;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    deviceScaleFactor: scene.scale ?? 1,
    locale: scene.language === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: scene.theme,
    reducedMotion: 'reduce',
    hasTouch: scene.touch ?? false,
    isMobile: scene.touch ?? false,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    // A large map drawn beside other work takes its time.
    page.setDefaultTimeout(120_000);
    await page.goto('./');
    await scene.act(page);
    // Until a cut of the typeface is there, its words are not.
    await page.evaluate(async () => void (await document.fonts.ready));
    const bytes = await picture(page);
    writeFileSync(new URL(`${scene.name}.webp`, FOLDER), bytes);
    console.log(`${scene.name}.webp`.padEnd(32), `${Math.round(bytes.length / 1000)} kB`);
  } finally {
    await context.close();
  }
}

const words = process.argv.slice(2);
const isMeant = ({ name }: ShotScene): boolean => words.length === 0 || words.some((word) => name.includes(word));
const stand = await openStand();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: FLAGS });
mkdirSync(FOLDER, { recursive: true });
console.log(`into ${fileURLToPath(FOLDER)}`);
try {
  for (const scene of [...SCENES, ...BATTLE_SCENES].filter(isMeant)) await shoot(browser, stand.url, scene);
} finally {
  await browser.close();
  await stand.close();
}
