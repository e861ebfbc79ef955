import type { Language } from '@tambour/kernel';
import type { Difference } from '@tambour/lab';
import { escapeText, FACES } from '@tambour/press';
import { ownFontFaces } from '@tambour/press/type-files';
import { percent } from '../simulate/report.ts';
import { say } from '../words/say.ts';
import { sentences, shareInterval, signedShare, type ToldBattle } from './told.ts';

export interface HistoryReport {
  readonly level: string;
  readonly seed: number;
  readonly games: number;
  readonly battles: readonly ToldBattle[];
}

const WIDTH = 720;
const HEIGHT = 150;

/** The refights by their points, with what the real battle came to as a band across them. */
function leadPlot({ leads, known, sides }: ToldBattle, language: Language): string {
  const least = Math.floor(Math.min(leads[0] ?? 0, known.lead.low)) - 1;
  const most = Math.ceil(Math.max(leads.at(-1) ?? 0, known.lead.high)) + 1;
  const bins = 36;
  const width = (most - least) / bins;
  const counts = Array.from({ length: bins }, () => 0);
  for (const lead of leads) {
    const at = Math.min(bins - 1, Math.floor((lead - least) / width));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const tallest = Math.max(1, ...counts);
  const x = (lead: number) => 20 + ((lead - least) / (most - least)) * (WIDTH - 40);
  const bars = counts.map((count, i) => {
    const tall = (count / tallest) * (HEIGHT - 30);
    return `<rect class="bar" x="${x(least + i * width).toFixed(1)}" y="${(HEIGHT - tall).toFixed(1)}" width="${((WIDTH - 40) / bins - 1).toFixed(1)}" height="${tall.toFixed(1)}"/>`;
  });
  const band = `<rect class="real" x="${x(known.lead.low).toFixed(1)}" y="8" width="${(x(known.lead.high) - x(known.lead.low)).toFixed(1)}" height="${HEIGHT - 8}"/>`;
  const marks = [least, 0, most].filter((v, i, all) => all.indexOf(v) === i && v >= least && v <= most);
  const axis = marks.map((v) => `<text x="${x(v).toFixed(1)}" y="${HEIGHT + 18}" text-anchor="middle">${v}</text>`);
  const title = say('history.plot', { first: sides[0]?.name ?? '', second: sides[1]?.name ?? '' })[language];
  return `<figure><figcaption>${escapeText(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${HEIGHT + 26}" role="img" aria-label="${escapeText(title)}">${band}${bars.join('')}<path class="axis" d="M20 ${HEIGHT}H${WIDTH - 20}"/>${axis.join('')}</svg></figure>`;
}

const row = (title: string, { wins, games }: Difference, language: Language): string =>
  `<tr><td>${escapeText(title)}</td><td>${games}</td><td>${signedShare(wins.value, language)}</td><td>${shareInterval(wins, language)}</td></tr>`;

function section(battle: ToldBattle, language: Language): string {
  const { known, wins, games, sides } = battle;
  const first = sides[0]?.name ?? '';
  const head = ['change', 'games', 'difference', 'interval'] as const;
  const table = (title: string, rows: readonly string[]) =>
    `<h3>${escapeText(title)}</h3><table><tr>${head.map((key) => `<th>${escapeText(say(`history.head.${key}`)[language])}</th>`).join('')}</tr>${rows.join('')}</table>`;
  const counts = say('history.counts', {
    n: games,
    first,
    second: sides[1]?.name ?? '',
    a: percent(wins.a / games, language),
    b: percent(wins.b / games, language),
    draw: percent(wins.draw / games, language),
  })[language];
  return [
    `<section><h2>${escapeText(battle.title[language])}</h2>`,
    `<p>${escapeText(known.outcome[language])} <small>${escapeText(known.source[language])}</small></p>`,
    `<p>${escapeText([counts, ...sentences(battle, language)].join(' '))}</p>`,
    leadPlot(battle, language),
    `<p><small>${escapeText(known.lead.why[language])}</small></p>`,
    table(
      say('history.whatIfs', { first })[language],
      battle.whatIfs.map(({ title, difference }) => row(title[language], difference, language)),
    ),
    table(
      say('history.doubts', { first })[language],
      battle.doubts.flatMap(({ title, less, more }) => [
        row(say('history.less', { title })[language], less, language),
        row(say('history.more', { title })[language], more, language),
      ]),
    ),
    '</section>',
  ].join('\n');
}

/** How likely history was, battle by battle, as a page that needs nothing else. */
export function historyPage({ level, seed, games, battles }: HistoryReport, language: Language): string {
  const title = say('history.title')[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>
${ownFontFaces()}
:root { color-scheme: light dark; --ink: #2b2820; --paper: #f6f1e4; --bar: #8a8578; --real: #b3202a55; --line: #5b564b66; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e2d2; --paper: #1f1d18; --bar: #9a9484; --real: #e0606a66; --line: #9a948466; } }
@media print { :root { --ink: #000; --paper: #fff; } section { break-inside: avoid-page; } }
body { max-width: 760px; margin: 2rem auto; padding: 0 1rem; font: 17px/1.5 ${FACES}; color: var(--ink); background: var(--paper); }
figure { margin: 1rem 0; } figcaption { font-weight: bold; } svg { width: 100%; height: auto; font: 14px ${FACES}; fill: var(--ink); }
.bar { fill: var(--bar); } .real { fill: var(--real); } .axis { stroke: var(--line); }
table { border-collapse: collapse; width: 100%; font-size: 15px; } th, td { text-align: left; padding: .2rem .5rem; border-bottom: 1px solid var(--line); }
td:nth-child(n + 2), th:nth-child(n + 2) { text-align: right; white-space: nowrap; }
</style>
<h1>${escapeText(title)}</h1>
<p>${escapeText(say('history.how', { level, seed: String(seed), n: games })[language])}</p>
${battles.map((battle) => section(battle, language)).join('\n')}
</html>
`;
}
