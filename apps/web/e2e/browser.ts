import { mkdirSync } from 'node:fs';
import axeCore from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
  type WebError,
} from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  /** A finger instead of a mouse. */
  readonly touch?: boolean;
  readonly dark?: boolean;
  readonly language?: 'en' | 'fr';
  readonly reducedMotion?: boolean;
  /**
   * With the map drawn. Without it the paper is blank, and everything on it is as ever: to draw a map takes a core four
   * seconds, many times what the rest of a battle's beginning takes.
   */
  readonly map?: boolean;
  /** In a profile that no test has used, without the maps that others have opened: for tests of what happens as a map is drawn. */
  readonly isFirstVisit?: boolean;
  /** With the service worker. Without it a test sees every request, and need not wait until all is kept. */
  readonly offline?: boolean;
  /** Computer players decide by lot; with a number here the lots are the same each time. */
  readonly luck?: number;
  /** What this test may find in the console; anything else of the kind fails it. */
  readonly mayLog?: RegExp;
}

/** How long a click or a wait may take; a busy machine is slow, and a test that waits longer waits for nothing. */
const PATIENCE_MS = 45_000;

/** All that a page can keep but for its caches. */
const EMPTIED = 'cookies,file_systems,indexeddb,local_storage,websql,service_workers,storage_buckets';

const { url, browser: endpoint } = inject('page');
/** One for all files of a process; it ends with the browser. */
let connection: Promise<Browser> | undefined;
/** Profiles that a test is done with, by what they are like. */
const idle = new Map<string, BrowserContext[]>();

/**
 * A page in a profile with nothing in it, so that nothing is left over from another test. Errors of its scripts and in its console
 * fail the test when it ends. Goes nowhere yet: `await page.goto('./')`.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const { key, context, page } = await emptyProfile(options);
  const { errors, unhear } = errorsOf(context, options.mayLog);
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    if (hasFailed) await keepPicture(context, task.name);
    // What failed may be in any state.
    if (hasFailed || !isShared(options)) await context.close();
    else {
      await Promise.all(context.pages().map((open) => open.close()));
      unhear();
      idle.set(key, [...(idle.get(key) ?? []), context]);
    }
    expect(errors, 'errors in the console').toEqual([]);
  });
  return page;
}

/** What a profile is made with; all else in `PageOptions` is set for the page, so that few profiles do for all tests. */
const profileOf = ({ touch, language, map }: PageOptions): string =>
  JSON.stringify([touch ?? false, language ?? 'en', map ?? false]);
/** Whether another test may have it: a service worker outlives its pages. */
const isShared = ({ offline, isFirstVisit }: PageOptions): boolean => !offline && !isFirstVisit;

/**
 * A profile that keeps nothing but copies of the page's files and the maps that were opened in it, as the page itself keeps them: one
 * that another test is done with, emptied, or a new one. To fetch the files anew takes a third of what opening a field takes, and
 * to lay out its map as much again.
 */
async function emptyProfile(
  options: PageOptions,
): Promise<{ readonly key: string; readonly context: BrowserContext; readonly page: Page }> {
  const key = profileOf(options);
  const used = isShared(options) ? idle.get(key)?.pop() : undefined;
  const context = used ?? (await newProfile(options));
  const page = await context.newPage();
  if (used) {
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: EMPTIED });
    await session.detach();
    await context.clearPermissions();
  }
  if (isShared(options)) {
    const { viewport, ...media } = lookOf(options);
    await page.setViewportSize(viewport);
    await page.emulateMedia(media);
  }
  if (options.luck !== undefined) await page.addInitScript(drawSameLots, options.luck);
  return { key, context, page };
}

/** How a page is looked at. */
const lookOf = ({ width, height, dark, reducedMotion }: PageOptions) =>
  ({
    viewport: { width: width ?? 1280, height: height ?? 800 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  }) as const;

async function newProfile(options: PageOptions): Promise<BrowserContext> {
  connection ??= chromium.connect(endpoint);
  const context = await (await connection).newContext({
    baseURL: url,
    // In a shared one, for the pages that a test opens beside its first.
    ...lookOf(isShared(options) ? { reducedMotion: true } : options),
    // A blank map need not be sharp: a quarter of the dots take a quarter of the time to paint.
    deviceScaleFactor: options.map ? 1 : 0.5,
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    locale: options.language === 'fr' ? 'fr-FR' : 'en-GB',
    serviceWorkers: options.offline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (!options.map) await context.addInitScript(leavePaperBlank);
  return context;
}

/** Runs in the page, before its own scripts: whatever map is to be cut into pieces, an empty sheet is. */
function leavePaperBlank(): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: object, ...more: readonly unknown[]) {
    const isMap = 'svg' in message && 'cells' in message;
    const sent = isMap ? { ...message, svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>' } : message;
    Reflect.apply(postMessage, this, [sent, ...more]);
  };
}

/** Runs in the page, before its own scripts. */
function drawSameLots(luck: number): void {
  let state = luck;
  crypto.getRandomValues = (into) => {
    const words = into as unknown as Uint32Array;
    for (let i = 0; i < words.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      words[i] = state;
    }
    return into;
  };
}

/** A page at the gallery. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto('./');
  return page;
}

/** What its pages complain of, until it is no longer heard. */
function errorsOf(
  context: BrowserContext,
  mayLog: RegExp | undefined,
): { readonly errors: readonly string[]; unhear(): void } {
  const errors: string[] = [];
  const add = (text: string): void => {
    if (!mayLog?.test(text)) errors.push(text);
  };
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error') add(`${message.text()} (${message.location().url})`);
  };
  const onError = (failure: WebError): void => add(String(failure.error().stack ?? failure.error()));
  context.on('console', onConsole).on('weberror', onError);
  return { errors, unhear: () => context.off('console', onConsole).off('weberror', onError) };
}

/** What the page looked like when a test failed, in out/page/. */
async function keepPicture(context: BrowserContext, test: string): Promise<void> {
  mkdirSync('out/page', { recursive: true });
  const name = test.replace(/\W+/g, '-').slice(0, 80);
  // A page that no longer answers has no picture; the test's own failure is what matters.
  for (const [i, page] of context.pages().entries())
    await page.screenshot({ path: `out/page/${name}${i || ''}.png`, timeout: 5000 }).catch(() => {});
}

/** Looks at every element, and its faults are never serious: what it found would be left out anyway. */
const MILD = { region: { enabled: false } };

/**
 * Serious and critical faults that axe finds, one line each: `expect(await axe(page)).toEqual([])`. By one rule of its, or by all; in the
 * whole page, or in a part of it.
 */
export async function axe(page: Page, rule?: 'color-contrast', part = 'html'): Promise<string[]> {
  // Evaluated, not added as a script: the page's own policy would rightly refuse that.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate(
    async ({ rule: only, part: within, off }) => {
      const { axe } = globalThis as unknown as { axe: typeof axeCore };
      // The board's drawings are hidden from assistive technology, which has the text view. Axe would walk and measure all of them
      // even if told to leave them out, which takes most of its time: they are taken out and put back.
      const boards = [...document.querySelectorAll('.board')].map((board) => ({
        board,
        drawings: [...board.childNodes],
      }));
      for (const { board } of boards) board.replaceChildren();
      try {
        return await axe.run(within, { resultTypes: ['violations'], rules: off, ...(only && { runOnly: only }) });
      } finally {
        for (const { board, drawings } of boards) board.replaceChildren(...drawings);
      }
    },
    { rule, part, off: rule ? {} : MILD },
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
}
