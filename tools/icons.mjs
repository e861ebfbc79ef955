// Renders the icons of the page from apps/web/public/icon.svg. Run by hand when the emblem changes: node tools/icons.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureChromium, FLAGS } from './chromium.mjs';

const folder = new URL('../apps/web/public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: FLAGS });
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // The ground fills the corners too: systems cut icons to shapes of their own.
  await page.setContent(`<style>body{margin:0;background:#efe6d2}svg{display:block}</style>${svg}`);
  await page.screenshot({ path: fileURLToPath(new URL(`icon-${size}.png`, folder)) });
}
await browser.close();
