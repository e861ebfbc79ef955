import { describe, expect, inject, it } from 'vitest';
import { axe, newPage, openPage } from './browser.ts';

const { url } = inject('page');

describe('the page', () => {
  it('loads without errors, with a title and something in it', async () => {
    const page = await openPage();
    await expect.poll(() => page.title()).toContain('Tambour');
    await page.getByTestId('gallery').getByTestId('play').first().waitFor();
  });
  it.each(['light', 'dark'])('has nothing that axe calls serious when it is %s', async (theme) => {
    const page = await openPage({ dark: theme === 'dark' });
    await page.getByTestId('gallery').getByTestId('play').first().waitFor();
    expect(await axe(page)).toEqual([]);
  });
  it('says which language it is in', async () => {
    for (const language of ['en', 'fr'] as const) {
      const page = await openPage({ language });
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    }
  });
  it('runs no script that is not its own file', async () => {
    const page = await newPage({ mayLog: /Content Security Policy/ });
    await page.goto('./');
    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.strange = true';
      document.head.append(script);
      return 'strange' in globalThis;
    });
    expect(hasRun).toBe(false);
  });
  it('says in both languages what it needs where scripts are off', async () => {
    const text = await (await fetch(url)).text();
    expect(text).toMatch(/<noscript>.*JavaScript.*lang="fr".*JavaScript.*<\/noscript>/s);
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});
