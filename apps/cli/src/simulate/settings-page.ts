import type { Language } from '@tambour/kernel';
import { escapeText, FACES } from '@tambour/press';
import { say } from '../words/say.ts';

/** The settings of a study as a page that needs nothing else: the same lines as in the terminal. */
export function settingsPage(lines: readonly string[], language: Language): string {
  const title = say('table.title')[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>
body { margin: 2rem; font: 17px/1.5 ${FACES}; color: #2b2820; background: #f6f1e4; }
pre { overflow-x: auto; font-size: 13px; }
</style>
<h1>${escapeText(title)}</h1>
<pre>${escapeText(lines.join('\n'))}</pre>
</html>
`;
}
