import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, newPage, openPage } from './browser.ts';

/** To draw a whole map and to print it takes a busy machine a while. */
const PATIENCE = 120_000;
const A4 = { upright: '595x842', across: '842x595' };
const LETTER = { upright: '612x792', across: '792x612' };

/** How large each page of a printed document is, in points, and how large the document. */
async function pagesOf(page: Page): Promise<{ readonly sizes: readonly string[]; readonly bytes: number }> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const boxes = pdf.toString('latin1').matchAll(/\/Type \/Page\s[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return {
    sizes: [...boxes].map(([, w, h]) => `${Math.round(Number(w))}x${Math.round(Number(h))}`),
    bytes: pdf.length,
  };
}
const count = (sizes: readonly string[], size: string): number => sizes.filter((one) => one === size).length;

const choosePart = (page: Page, part: string, isWanted: boolean) =>
  page.locator(`input[name="${part}"]`).setChecked(isWanted);

describe('a battle on paper', () => {
  it('opens from its card and prints as many pages as it shows, light ones', { timeout: PATIENCE }, async () => {
    const page = await openPage({ language: 'en' });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const link = page.locator('[data-game="denain"]').getByTestId('print');
    await link.waitFor();
    expect(scripts.filter((url) => /print/.test(url))).toEqual([]);
    await link.click();
    const printed = page.getByTestId('printed');
    await printed.waitFor({ timeout: PATIENCE });
    expect(await page.title()).toContain('print and play');
    for (const part of ['aid', 'charts', 'rules']) {
      expect(await printed.locator(`[data-part="${part}"] .text`).count(), part).toBe(1);
      await choosePart(page, part, false);
    }
    const sheets = await printed.locator('.sheet').count();
    const wide = await printed.locator('.sheet.wide').count();
    expect(await printed.locator('.tile').count()).toBeGreaterThan(5);
    const { sizes, bytes } = await pagesOf(page);
    expect(sizes).toHaveLength(sheets);
    // Counters first, so that their fronts fall on the fronts of pages; then the map.
    expect(sizes.slice(0, 2)).toEqual([A4.upright, A4.upright]);
    expect([count(sizes, A4.upright), count(sizes, A4.across)]).toEqual([sheets - wide, wide]);
    expect(bytes).toBeLessThan(10_000_000);
  });

  it('fits a hand, in French, on Letter, for a battle of zones', { timeout: PATIENCE }, async () => {
    const page = await newPage({ width: 390, height: 844, touch: true, language: 'fr', dark: true });
    await page.goto('./#/print/reiters/AV?paper=letter');
    const printed = page.getByTestId('printed');
    await printed.waitFor({ timeout: PATIENCE });
    expect(await page.locator('.scroll').evaluate((it) => it.scrollWidth)).toBeLessThanOrEqual(390);
    for (const label of await page.locator('.print-choices label').all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await printed.locator('.aid h2').first().textContent()).toBe('Comment gagner');
    const sheets = await printed.locator('.sheet').count();
    const { sizes, bytes } = await pagesOf(page);
    expect(sizes.length).toBeGreaterThan(sheets + 3);
    expect(count(sizes, LETTER.upright) + count(sizes, LETTER.across)).toBe(sizes.length);
    expect(bytes).toBeLessThan(10_000_000);
  });

  it('is put together as chosen: which paper, which parts; backs lie behind their fronts', async () => {
    const page = await newPage({ language: 'en' });
    await page.goto('./#/print/ford/ford');
    const printed = page.getByTestId('printed');
    await printed.waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('input[value="letter"]').check();
    await page.waitForURL(/print\/ford\/ford\?paper=letter/);
    await page.locator('.printed.on-letter').waitFor();
    // As the browser itself lays them out on paper.
    await page.emulateMedia({ media: 'print' });
    const [fronts = [], backs = []] = await printed.locator('.counters').evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const { x, width } = drawing.getBoundingClientRect();
        return [...drawing.querySelectorAll<SVGGElement>('[data-counter]')].map(
          (counter) => (counter.getScreenCTM()?.e ?? Number.NaN) - (x + width / 2),
        );
      }),
    );
    expect(fronts.length).toBeGreaterThan(3);
    for (const [i, front] of fronts.entries()) expect(front + (backs[i] ?? Number.NaN)).toBeCloseTo(0, 0);
    expect(await page.getByTestId('print-now').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    const offered = await page
      .locator('.print-choices input[type="checkbox"]')
      .evaluateAll((all) => all.map((box) => box.getAttribute('name') ?? ''));
    // It has no charts, so none are offered.
    expect(offered).toEqual(['counters', 'map', 'aid', 'rules']);
    for (const part of offered) await choosePart(page, part, false);
    expect(await page.getByTestId('print-now').isDisabled()).toBe(true);
    await choosePart(page, 'aid', true);
    expect(await printed.locator('.part').count()).toBe(1);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByTestId('print-now').click();
    await page.locator('body[data-printed]').waitFor();
  });
});
