import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import type { BenchResult, Deafness } from '../../apps/web/bench/board-bench.ts';
import type { Frames } from '../../apps/web/bench/frames.ts';
import { ensureChromium, FLAGS } from '../../tools/chromium.mjs';
import type { Row } from './row.ts';
import { times } from './row.ts';

const ROUNDS = 3;
const root = fileURLToPath(new URL('../../apps/web/bench', import.meta.url));
const outDir = fileURLToPath(new URL('../node_modules/.page', import.meta.url));

const ms = (time: number): string => `${time.toFixed(1)} ms`;
const told = (frames: Frames): string =>
  `median ${ms(frames.median)}, p95 ${ms(frames.p95)}, ${frames.dropped} dropped of ${frames.count}`;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const medians = (rounds: readonly Frames[]): string => rounds.map((frames) => frames.median.toFixed(1)).join(' ');

/** The quietest of several rounds: a shared machine has only short quiet moments. */
const best = (rounds: readonly Frames[]): Frames => rounds.reduce((a, b) => (b.p95 < a.p95 ? b : a));

const FIELDS = [
  { id: 'denain', name: 'Denain' },
  { id: 'large', name: '64 × 48 hexes' },
] as const;

interface Runs {
  readonly results: readonly BenchResult[];
  readonly deafness: readonly (readonly Deafness[])[];
}
/** What the page of the bench offers. */
interface Bench {
  runBench(rounds: number): Promise<BenchResult[]>;
  runDeafness(field: string, rounds: number): Promise<Deafness[]>;
}

async function runs(): Promise<Runs> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2023', rolldownOptions: { input: `${root}/board.html` } },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.resolvedUrls?.local[0]}board.html`);
    await page.waitForFunction(() => 'runBench' in globalThis);
    const results = await page.evaluate((rounds) => (globalThis as unknown as Bench).runBench(rounds), ROUNDS);
    const deafness: Deafness[][] = [];
    for (const { id } of FIELDS) {
      await page.reload();
      await page.waitForFunction(() => 'runDeafness' in globalThis);
      deafness.push(
        await page.evaluate(([field, rounds]) => (globalThis as unknown as Bench).runDeafness(field, rounds), [
          id,
          ROUNDS,
        ] as const),
      );
    }
    return { results, deafness };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Below 50 ms browsers name no figure. */
const task = (time: number): string => (time === 0 ? 'under 50 ms' : `${time.toFixed(0)} ms`);

function deafnessRows(name: string, rounds: readonly Deafness[]): Row[] {
  const after = rounds.map(({ afterPan, afterZoom }) => Math.max(afterPan, afterZoom));
  const least = Math.min(...after);
  return [
    {
      what: `${name}: longest task of the main thread after a gesture`,
      figure: `${task(least)}, by round ${after.map(task).join(', ')}`,
      wants: 'an answer within 100 ms',
      ok: least <= 100,
    },
    { what: '  while the board appears', figure: rounds.map(({ opening }) => task(opening)).join(', ') },
  ];
}

/** Frame times on 64 × 48 hexes with 400 counters: the board against one SVG with an element for every hex. */
export async function page(): Promise<Row[]> {
  const { results, deafness } = await runs();
  const rows: Row[] = [];
  for (const gesture of ['pan', 'zoom'] as const) {
    const ours = best(results.map((result) => result.ours[gesture]));
    const plain = best(results.map((result) => result.plain[gesture]));
    const ratio = plain.median / ours.median;
    rows.push(
      {
        what: `${gesture}: frames a second against an SVG with an element a hex`,
        figure: times(ratio),
        wants: 'at least as fast',
        // Both may hold the screen's own rate; a clock's jitter is no defeat.
        ok: ratio >= 0.98,
      },
      {
        what: '  the board',
        figure: `${told(ours)}; medians by round ${medians(results.map((r) => r.ours[gesture]))}`,
      },
      {
        what: '  one SVG',
        figure: `${told(plain)}; medians by round ${medians(results.map((r) => r.plain[gesture]))}`,
      },
    );
  }
  const moving = results.map((result) => result.moving).reduce((a, b) => (b.onTime > a.onTime ? b : a));
  rows.push(
    {
      what: 'a counter moves: share of frames on time (16.7 ms + 1 of jitter)',
      figure: `${percent(moving.onTime)}, by round ${results.map((result) => percent(result.moving.onTime)).join(' ')}`,
      wants: '60 frames a second held: at least 95 %',
      ok: moving.onTime >= 0.95,
    },
    { what: '  while it moves', figure: told(moving) },
  );
  for (const [i, { name }] of FIELDS.entries()) rows.push(...deafnessRows(name, deafness[i]!));
  return rows;
}
