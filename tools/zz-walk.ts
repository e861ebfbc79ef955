import { deflateRawSync } from 'node:zlib';
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { serve } from '../apps/web/serve.mjs';
import { FLAGS } from './chromium.mjs';
const OUT = '/tmp/i11/shots/'; mkdirSync(OUT, { recursive: true });
const server = await serve({ root: '/tmp/i11/dist2' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
const [only, ...looks] = process.argv.slice(2);
const LOOKS: Record<string, any> = {
  enwl: { viewport: { width: 1440, height: 900 }, locale: 'en-GB', colorScheme: 'light' },
  frwd: { viewport: { width: 1440, height: 900 }, locale: 'fr-FR', colorScheme: 'dark' },
  frpd: { viewport: { width: 390, height: 844 }, locale: 'fr-FR', colorScheme: 'dark', hasTouch: true, isMobile: true },
  enpl: { viewport: { width: 390, height: 844 }, locale: 'en-GB', colorScheme: 'light', hasTouch: true, isMobile: true },
};
const wide = async (page: Page, name: string) => { const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (over > 0) console.log('TOO WIDE', name, over); };
for (const look of looks) {
  const context = await browser.newContext({ ...LOOKS[look], baseURL: server.url, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript('globalThis.__name = (n) => n');
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  let n = 0;
  const shot = async (what: string) => { const name = `${only}-${look}-${n++}-${what}`; await page.screenshot({ path: `${OUT}${name}.png` }); await wide(page, name); console.log(name); };
  await page.goto('./');
  if (only!.startsWith('end:')) {
    const record = JSON.parse(readFileSync(only!.slice(4), 'utf8'));
    const packed = deflateRawSync(JSON.stringify(record)).toString('base64url');
    await page.goto(`${server.url}#r=d${packed}`);
    await page.locator('.board[data-ready]').waitFor();
    await page.waitForTimeout(1500);
    const name = (w: string) => `end-${record.game}-${look}-${n++}-${w}`;
    const s = async (w: string) => { const nm = name(w); await page.screenshot({ path: OUT + nm + '.png' }); await wide(page, nm); console.log(nm); };
    await s('end');
    const end = page.locator('.end-screen, [data-testid="end"]').first();
    await end.evaluate((e) => { const sc = [e, ...e.querySelectorAll('*')].find((x) => x.scrollHeight > x.clientHeight + 20 && getComputedStyle(x).overflowY !== 'visible'); (sc ?? e).scrollTop = 1e6; }).catch((e) => console.log(String(e).slice(0, 80)));
    await page.waitForTimeout(300);
    await s('end-bottom');
    await context.close(); continue;
  }
  const card = page.locator(`[data-scenario="${only}"]`);
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await shot('gallery');
  await card.getByTestId('options').click();
  await page.getByTestId('setup').waitFor();
  await page.waitForTimeout(500);
  await shot('setup');
  await page.goBack();
  await page.locator(`[data-scenario="${only}"]`).getByTestId('play').click();
  await page.getByTestId('goals').waitFor();
  await page.locator('.board[data-ready]').waitFor();
  await page.waitForTimeout(500);
  await shot('goals');
  await page.getByTestId('goals-close').click();
  await page.waitForTimeout(800);
  await shot('first');
  // follow the advice a while
  for (let i = 0; i < 14; i++) {
    const throwCard = page.getByTestId('throw-card');
    if (await throwCard.count()) break;
    const commit = page.getByTestId('commit');
    const advice = page.getByTestId("advice");
    try {
      await page.waitForFunction(() => !document.querySelector('.prompt .who')?.textContent?.match(/thinking|réfléchit/), undefined, { timeout: 40_000 });
      if (await commit.isVisible() && await commit.isEnabled()) { await page.waitForTimeout(1200); if (await page.getByTestId('odds-line').count()) await shot('odds'); await commit.click(); await page.waitForTimeout(700); if (i % 3 === 0) await shot('after'); continue; }
      if (await advice.count() && await advice.first().isVisible()) { await advice.first().click(); await page.locator(".advice button, [data-testid=\"follow\"]").first().waitFor({ timeout: 30_000 }); if (i < 2) await shot('advice'); const doit = page.locator(".advice button, [data-testid=\"follow\"]"); if (await doit.count()) { await doit.first().click(); await page.waitForTimeout(800); continue; } }
      const b = page.locator('[data-testid="free"] button').first();
      if (await b.count() && await b.isVisible()) { await b.click(); await page.waitForTimeout(600); continue; }
      break;
    } catch (e) { console.log('stop', String(e).split('\n')[0]); break; }
  }
  await shot('last');
  await context.close();
}
await browser.close(); await server.close();
