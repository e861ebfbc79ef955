// A Chromium for the tests of the page: the one named in CHROME, one that is installed, or one fetched now. Prints its path.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDebian } from './debian.mjs';

/** Chromium without a window: it takes a tenth less time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** How it is started everywhere: no sandbox since root in a container has none, and not a word to the network by itself. */
export const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string | undefined} */
function installed() {
  const named = process.env.CHROME;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME names ${named}, which is not there`);
  }
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => NAMES.flatMap((name) => endings.map((end) => join(folder, name + end))));
  return [...onPath, ...PLACES].find((file) => existsSync(file));
}

/** Playwright's own, where an earlier run fetched it. */
async function fetched() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Output goes to stderr: standard output is for the path alone.
 * @param {string} command
 * @param {string[]} args
 */
const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  }).status === 0;

/**
 * The path of a Chromium, installed first if there is none.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = installed() ?? (await fetched());
  if (found) return found;
  console.error('No Chromium here yet: fetching one for the tests of the page.');
  if (installDebian([SHELL, 'chromium'].map((name) => [name, 'fonts-liberation']))) {
    const path = installed();
    if (path) return path;
  }
  const root = fileURLToPath(new URL('..', import.meta.url));
  if (run(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'])) {
    const path = await fetched();
    if (path) return path;
  }
  throw new Error('The tests of the page need Chromium or Chrome: install one, or set CHROME to its path.');
}

/**
 * The same beside whatever else there is to do: to fetch one takes ten seconds.
 * @returns {Promise<string>}
 */
export function chromiumMeanwhile() {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(said.trim()) : reject(new Error('There is no Chromium.'))));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
