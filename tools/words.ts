/**
 * Lists every sentence, both languages side by side: `npm run words [-- --only reiters] [--find TEXT] [--html FILE]`. `--only`
 * takes what sentences belong to (page, terminal, kernel, stage, computer, a game) or a place of it (`denain/front`); `--find` looks
 * in both languages and in the keys.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Sentence, sentences } from './sentences.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, find: { type: 'string' }, html: { type: 'string' } },
});

const isAsked = ({ owner, place, key, en = '', fr = '' }: Sentence): boolean => {
  const [of, ...rest] = values.only?.split('/') ?? [];
  const where = rest.length === 0 ? undefined : rest.join('/');
  if (of !== undefined && of !== owner) return false;
  if (where !== undefined && !place.startsWith(where)) return false;
  const asked = values.find?.toLowerCase();
  return asked === undefined || [key, en, fr].some((text) => text.toLowerCase().includes(asked));
};

const all = (await sentences(fileURLToPath(new URL('..', import.meta.url)))).filter(isAsked);
const parts = [...new Set(all.map(({ owner, place }) => `${owner} · ${place}`))];
const ofPart = (part: string): readonly Sentence[] => all.filter(({ owner, place }) => `${owner} · ${place}` === part);
const MISSING = '(missing)';

const asText = (): string =>
  parts
    .map((part) => {
      const rows = ofPart(part).map(({ key, en, fr }) => `${key}\n  en  ${en ?? MISSING}\n  fr  ${fr ?? MISSING}`);
      return `== ${part} (${rows.length})\n${rows.join('\n')}`;
    })
    .join('\n\n');

const escaped = (text: string): string => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);
const STYLE =
  'body{font:16px/1.4 Georgia,serif;margin:2rem auto;max-width:72rem;padding:0 1rem}table{border-collapse:collapse;width:100%;table-layout:fixed}td{border-top:1px solid #ccc;padding:.3rem .6rem;vertical-align:top;overflow-wrap:anywhere}td:first-child{width:18%;color:#666;font-size:13px}';
const asHtml = (): string => {
  const tables = parts.map((part) => {
    const rows = ofPart(part).map(
      ({ key, en = MISSING, fr = MISSING }) =>
        `<tr><td>${escaped(key)}</td><td lang="en">${escaped(en)}</td><td lang="fr">${escaped(fr)}</td></tr>`,
    );
    return `<h2>${escaped(part)}</h2><table>${rows.join('\n')}</table>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tambour: all sentences</title><style>${STYLE}</style><h1>All sentences</h1>${tables.join('\n')}</html>\n`;
};

if (values.html === undefined) console.log(asText());
else writeFileSync(values.html, asHtml());
console.error(`${all.length} sentences`);
