import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../usage.ts';
import { say } from '../words/say.ts';

const NAMES = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** How long a browser may take: one that hangs, as some now and then do when they start, is ended and tried again. */
const PATIENCE_MS = [20_000, 30_000, 60_000] as const;
const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--hide-scrollbars',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Chromium refuses its sandbox to root, as in a container; the page is our own and runs no script.
  '--no-sandbox',
];

/** A Chromium on this machine: the one named in CHROME, or the first found. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const named = env.CHROME;
  if (named) {
    if (existsSync(named)) return named;
    throw new Failure(say('map.chrome', { file: named }));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES].find((file) =>
    existsSync(file),
  );
  if (found) return found;
  throw new Failure(say('map.noChromium'));
}

/** A picture of an SVG document, as large as it says it is. */
export async function svgToPng(
  svg: string,
  size: { width: number; height: number },
  { chromium = findChromium(), patience = PATIENCE_MS }: { chromium?: string; patience?: readonly number[] } = {},
): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'tambour-map-'));
  try {
    const page = join(folder, 'map.html');
    writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>body{margin:0}svg{display:block}</style>${svg}`);
    let trouble = '';
    for (const [at, limit] of patience.entries()) {
      // Each try in a folder of its own: what is left of a browser that hung still holds its profile.
      const desk = join(folder, `${at}`);
      mkdirSync(desk);
      const picture = join(desk, 'map.png');
      const args = [
        ...FLAGS,
        `--user-data-dir=${join(desk, 'profile')}`,
        `--window-size=${Math.ceil(size.width)},${Math.ceil(size.height)}`,
        `--screenshot=${picture}`,
        pathToFileURL(page).href,
      ];
      trouble = await runBriefly(chromium, args, join(desk, 'stderr'), limit);
      const drawn = existsSync(picture) ? readFileSync(picture) : undefined;
      if (drawn && isWhole(drawn)) return drawn;
    }
    throw new Failure(say('map.failed', { chromium, why: trouble }));
  } finally {
    // Windows may still be letting go of the profile: what stays is in the folder for passing things.
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A program and all it starts, ended at once if it outlasts its time. Its last words, or how it ended. */
function runBriefly(command: string, args: readonly string[], log: string, limit: number): Promise<string> {
  const stderr = openSync(log, 'w');
  return new Promise((resolve) => {
    const isGroup = process.platform !== 'win32';
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', stderr], detached: isGroup });
    const end = (how: string) => {
      clearTimeout(timer);
      if (child.pid !== undefined) stop(isGroup ? -child.pid : child.pid);
      closeSync(stderr);
      resolve(readFileSync(log, 'utf8').trim().split('\n').at(-1) || how);
    };
    const timer = setTimeout(() => child.kill('SIGKILL'), limit);
    child.once('error', (error) => end(error.message));
    child.once('exit', (code) => end(child.killed ? `no answer in ${limit / 1000} seconds` : `exit ${code}`));
  });
}

/** Ends a process, or what is left of a group of them. */
function stop(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

/** Whether a PNG file was written to its end: the name of its last chunk stands before four bytes of checksum. */
const isWhole = (png: Buffer): boolean => png.length > 8 && png.subarray(-8, -4).toString('latin1') === 'IEND';
