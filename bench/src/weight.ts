import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { openStand } from '../../apps/web/e2e/stand.ts';
import { ensureChromium, FLAGS } from '../../tools/chromium.mjs';
import type { Row } from './row.ts';

const MOST_KB = 150;
const MOST_TYPE_KB = 80;
/** A game opened first that the gallery does not have first, each in another language. */
const OTHERS = [
  ['reiters', 'en-GB'],
  ['risorgimento', 'fr-FR'],
] as const;
/** JSON that the build made importable: data, not script. */
const isData = (file: string): boolean => file.startsWith('data-');
/** What draws the map: it stands for the picture of the map that other pages send. */
const isMap = (file: string): boolean => file.startsWith('printing-');
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** What a reader's browser must fetch of scripts until the first battle can be played, packed as it is sent. */
export async function weight(): Promise<Row[]> {
  const stand = await openStand();
  const assets = join(stand.folder, 'assets');
  const packed = (file: string): number => gzipSync(readFileSync(join(assets, file))).length;
  const sum = (files: readonly string[]): number => files.reduce((total, file) => total + packed(file), 0);
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js') && !isData(file));
  const type = readdirSync(assets)
    .filter((file) => file.endsWith('.woff2'))
    .reduce((total, file) => total + readFileSync(join(assets, file)).length, 0);
  try {
    const fetchedBy = async (battle: string, locale: string): Promise<string[]> =>
      (await fetchedUntilPlay(stand.url, battle, locale)).filter((file) => !isData(file));
    const fetched = await fetchedBy('.battle-card', 'en-GB');
    const others: Row[] = [];
    for (const [game, locale] of OTHERS) {
      const files = await fetchedBy(`[data-game="${game}"]`, locale);
      others.push({
        what: `the same where the first battle is the first of ${game}, ${locale}`,
        figure: kilobytes(sum(files.filter((file) => !isMap(file)))),
      });
    }
    const needed = sum(fetched.filter((file) => !isMap(file)));
    return [
      {
        what: 'script before the first battle, gzipped, data and the drawing of the map aside',
        figure: kilobytes(needed),
        wants: `≤ ${MOST_KB} KB`,
        ok: fetched.length > 0 && needed <= MOST_KB * 1024,
      },
      { what: 'the same with the drawing of the map', figure: kilobytes(sum(fetched)) },
      ...others,
      ...fetched
        .sort((a, b) => packed(b) - packed(a))
        .map((file) => ({ what: `  ${file}`, figure: kilobytes(packed(file)) })),
      { what: 'all script of the page', figure: kilobytes(sum(scripts)) },
      {
        what: 'type',
        figure: kilobytes(type),
        wants: `≤ ${MOST_TYPE_KB} KB`,
        ok: type > 0 && type <= MOST_TYPE_KB * 1024,
      },
    ];
  } finally {
    await stand.close();
  }
}

/** The scripts a browser asks for from the gallery to the first decision. Not what might be needed: what is. */
async function fetchedUntilPlay(url: string, battle: string, locale: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: FLAGS });
  try {
    // Without the service worker, which fetches everything for later.
    const context = await browser.newContext({ serviceWorkers: 'block', locale });
    const files = new Set<string>();
    context.on('request', (request) => {
      const file = /\/assets\/([^/?]+\.js)$/.exec(request.url())?.[1];
      if (file) files.add(file);
    });
    const page = await context.newPage();
    await page.goto(url);
    await page.locator(battle).first().getByTestId('play').click();
    await page.getByTestId('prompt').first().waitFor();
    await page.locator('.board[data-ready]').waitFor();
    return [...files];
  } finally {
    await browser.close();
  }
}
