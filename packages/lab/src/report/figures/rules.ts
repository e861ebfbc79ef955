import { drawing, escapeText, numeral, percent, rect, short, table, word } from '../html.ts';
import { say } from '../words.ts';
import { type Figure, heads, type Subject, WIDTH } from './figure.ts';

const ROW = 24;
const MOST_DRAWN = 20;
const RARE = 0.1;
const LONGEST = 52;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text);

/** Which rules were applied how often, and which never. */
export function rulesFigure(subject: Subject): Figure {
  const { setting, language, citations, index } = subject;
  const { facts, totals } = setting;
  const of = Math.max(1, totals.traced);
  const titles = new Map(facts.rules.map(({ id, title }) => [id, title[language]]));
  const rows = Object.entries(totals.rules)
    .map(([id, { times, in: seen }]) => ({ id, title: titles.get(id) ?? '', each: times / of, seen }))
    .sort((a, b) => b.each - a.each || (a.id < b.id ? -1 : 1));
  const never = facts.rules.filter(({ id }) => !totals.rules[id]);
  const top = rows.slice(0, MOST_DRAWN);
  const most = top[0]?.each ?? 1;
  const full = WIDTH * 2 - 60;
  // The scale is logarithmic: what happens once a battle must be seen beside what happens three hundred times.
  const length = (each: number) => (Math.log1p(each) / Math.log1p(most)) * 250;
  const bars = top.map(({ id, title, each, seen }, i) => {
    const y = i * ROW + 2;
    const n = numeral(each, language, 1);
    return citations.mark(
      index,
      seen.first,
      say('rules.bar', { rule: id, title, n })[language],
      word(0, y + 15, id, 'name') +
        word(76, y + 15, cut(title), '') +
        rect(440, y + 3, length(each), ROW - 8, 'neutral') +
        word(440 + length(each) + 8, y + 15, n, 'figure'),
    );
  });
  const rows2 = (some: typeof rows) =>
    some.map(({ id, title, each, seen }) => [
      `<b>${escapeText(id)}</b> ${escapeText(title)}`,
      numeral(each, language, each < 1 ? 2 : 1),
      percent(seen.n / of, language, seen.n / of < 0.01 ? 2 : 0),
      citations.link(index, seen.first),
    ]);
  const rare = rows.filter(({ seen }) => seen.n / of < RARE);
  const head = heads(say('rules.head')[language]);
  const folded = (title: string, inside: string) =>
    `<details><summary>${escapeText(title)}</summary>${inside}</details>`;
  const top20 = say('rules.top', { n: top.length })[language];
  return {
    picture: [
      `<div class="sideways">${drawing(full - 160, top.length * ROW + 4, top20, bars.join('')).replace('<svg ', `<svg class="broad" style="min-width:${short(560)}px" `)}</div>`,
      rare.length > 0
        ? folded(
            `${say('rules.rare')[language]} (${rare.length})`,
            table(say('rules.rare')[language], head, rows2(rare)),
          )
        : '',
      folded(
        say('rules.never', { n: never.length, of: facts.rules.length })[language],
        `<p>${escapeText(say('rules.neverNote')[language])}</p><ul class="never">${never.map(({ id, title }) => `<li><b>${escapeText(id)}</b> ${escapeText(title[language])}</li>`).join('')}</ul>`,
      ),
    ].join(''),
    table: table(say('rules.all', { n: rows.length })[language], head, rows2(rows)),
    shows: [],
  };
}
