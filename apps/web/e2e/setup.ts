import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumMeanwhile, FLAGS } from '../../../tools/chromium.mjs';
import { FOR_TESTS } from '../pictures/plugin.ts';
import { openStand } from './stand.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built page is served, the folder it was built into, and where its browser listens. */
    page: { readonly url: string; readonly folder: string; readonly browser: string };
  }
}

/** Once for all tests of the page: built, served, and one browser in which every test has a profile of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const found = chromiumMeanwhile();
  // Told where it is waited for.
  found.catch(() => {});
  const stand = await openStand(project.config.env.TESTS === 'long' ? undefined : FOR_TESTS);
  const executablePath = await found;
  // It starts while types are checked and other tests begin: on a slow machine that takes its time.
  const browser = await chromium.launchServer({ executablePath, args: FLAGS, timeout: 300_000 });
  project.provide('page', { url: stand.url, folder: stand.folder, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await stand.close();
  };
}
