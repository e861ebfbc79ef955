import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../usage.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** How long a browser may take: one that hangs, as some now and then do when they start, is tried once more. */
const PATIENCE_MS = [25_000, 120_000] as const;

/** A Chromium on this machine: the one named in CHROME, or the first found. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const named = env.CHROME;
  if (named) {
    if (existsSync(named)) return named;
    throw new Failure(`CHROME names ${named}, which is not there`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES].find((file) =>
    existsSync(file),
  );
  if (found) return found;
  throw new Failure('--png needs Chromium or Chrome, and none was found: set CHROME to its path, or use --svg');
}

/** A picture of an SVG document, as large as it says it is. */
export function svgToPng(svg: string, size: { width: number; height: number }): Uint8Array {
  const chromium = findChromium();
  const folder = mkdtempSync(join(tmpdir(), 'tambour-map-'));
  try {
    const page = join(folder, 'map.html');
    const picture = join(folder, 'map.png');
    writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>body{margin:0}svg{display:block}</style>${svg}`);
    const draw = (timeout: number) =>
      spawnSync(
        chromium,
        [
          '--headless=new',
          '--disable-gpu',
          '--hide-scrollbars',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-dev-shm-usage',
          // Chromium refuses its sandbox to root, as in a container; the page is our own and runs no script.
          '--no-sandbox',
          `--user-data-dir=${join(folder, 'profile')}`,
          `--window-size=${Math.ceil(size.width)},${Math.ceil(size.height)}`,
          `--screenshot=${picture}`,
          pathToFileURL(page).href,
        ],
        { encoding: 'utf8', timeout },
      );
    const first = draw(PATIENCE_MS[0]);
    const { status, error, stderr } = first.error || !existsSync(picture) ? draw(PATIENCE_MS[1]) : first;
    if (error || status !== 0 || !existsSync(picture))
      throw new Failure(
        `${chromium} could not draw the map: ${error?.message ?? (stderr.trim().split('\n').at(-1) || `exit ${status}`)}`,
      );
    return readFileSync(picture);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
