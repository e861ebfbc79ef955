import type { Result, Share } from '@tambour/ai';
import type { Language, SideInfo } from '@tambour/kernel';
import { escapeText, FACES, TINT_INKS, type Tint, USUAL_TINTS } from '@tambour/press';
import { ownFontFaces } from '@tambour/press/type-files';
import { say } from '../words/say.ts';
import { percent, type Report, reportLines } from './report.ts';

const INK = { draw: '#8a8578', axis: '#5b564b' } as const;
const WIDTH = 720;

const label = (x: number, y: number, text: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escapeText(text)}</text>`;

/** Shares of all battles as bars, each with its interval as a whisker. */
function winsPlot(
  rows: readonly { name: string; count: number; share: Share; ink: string }[],
  language: Language,
): string {
  const left = 180;
  const scale = (share: number) => left + share * (WIDTH - left - 90);
  const row = 44;
  const bars = rows.map(({ name, count, share, ink }, i) => {
    const y = 10 + i * row;
    const middle = y + 13;
    return [
      label(left - 10, middle + 5, name, 'text-anchor="end"'),
      `<rect x="${left}" y="${y}" width="${(scale(share.share) - left).toFixed(1)}" height="26" fill="${ink}" fill-opacity="0.8"/>`,
      `<path d="M${scale(share.low).toFixed(1)} ${middle}H${scale(share.high).toFixed(1)}M${scale(share.low).toFixed(1)} ${middle - 6}v12M${scale(share.high).toFixed(1)} ${middle - 6}v12" stroke="${INK.axis}" stroke-width="2"/>`,
      label(scale(share.high) + 10, middle + 5, `${count} · ${percent(share.share, language)}`),
    ].join('');
  });
  return figure(say('simulate.plotWins')[language], bars.join(''), 10 + rows.length * row);
}

/** Counts of whole numbers in bins of equal width. */
function histogram(
  title: string,
  values: readonly number[],
  ink: (value: number) => string,
  language: Language,
): string {
  const least = Math.min(...ends(values));
  const most = Math.max(...ends(values));
  const width = Math.max(1, Math.ceil((most - least + 1) / 40));
  const bins = Array.from({ length: Math.floor((most - least) / width) + 1 }, () => 0);
  for (const v of values) {
    const bin = Math.floor((v - least) / width);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const highest = bins.reduce((a, b) => Math.max(a, b), 1);
  const height = 160;
  const step = (WIDTH - 60) / bins.length;
  const bars = bins.map((n, i) => {
    const tall = (n / highest) * (height - 20);
    const from = least + i * width;
    const range = width === 1 ? `${from}` : say('simulate.range', { least: from, most: from + width - 1 })[language];
    const broad = Math.max(1, Math.min(step - 1, 60));
    const x = 40 + (i + 0.5) * step - broad / 2;
    return `<rect x="${x.toFixed(1)}" y="${(height - tall).toFixed(1)}" width="${broad.toFixed(1)}" height="${tall.toFixed(1)}" fill="${ink(from)}" fill-opacity="0.8"><title>${range}: ${n}</title></rect>`;
  });
  const every = Math.ceil(bins.length / 10);
  const marks = bins.flatMap((_, i) =>
    i % every === 0
      ? [label(40 + (i + 0.5) * step, height + 18, `${least + i * width}`, 'text-anchor="middle" font-size="12"')]
      : [],
  );
  const axis = `<path d="M40 ${height}H${WIDTH - 20}" stroke="${INK.axis}"/>${label(34, 30, `${highest}`, 'text-anchor="end" font-size="12"')}`;
  return figure(title, bars.join('') + axis + marks.join(''), height + 28);
}

/** The least and the greatest, without spreading a long list over the stack. */
const ends = (values: readonly number[]): [number, number] =>
  values.reduce<[number, number]>(([a, b], v) => [Math.min(a, v), Math.max(b, v)], [values[0] ?? 0, values[0] ?? 0]);

const figure = (title: string, inside: string, height: number): string =>
  `<figure><figcaption>${escapeText(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeText(title)}">${inside}</svg></figure>`;

/** Whose battles they were: names, colours, and how each ended. */
interface Fought {
  readonly sides: readonly SideInfo[];
  readonly tints: readonly Tint[];
  readonly results: readonly Result[];
}

/** The report as a page that needs nothing else: its plots are drawn into it. */
export function reportPage(r: Report, { sides, tints, results }: Fought, language: Language): string {
  const name = (i: number) => say('side.name', { side: sides[i]?.name ?? '' })[language];
  const [first, second] = USUAL_TINTS.map((usual, i) => TINT_INKS[tints[i] ?? usual]);
  const ink = { a: first ?? '', b: second ?? '' };
  const rows = [
    { name: `${name(0)} (${r.levels.a})`, count: r.wins.a, share: r.shares.a, ink: ink.a },
    { name: `${name(1)} (${r.levels.b})`, count: r.wins.b, share: r.shares.b, ink: ink.b },
    { name: say('simulate.plotDrawn')[language], count: r.wins.draw, share: r.shares.draw, ink: INK.draw },
  ];
  const difference = results.map((x) => Math.round((x.points[0] ?? 0) - (x.points[1] ?? 0)));
  const length = histogram(
    say('simulate.plotLength')[language],
    results.map((x) => x.turn),
    () => INK.axis,
    language,
  );
  const points = histogram(
    say('simulate.plotPoints', { first: name(0), second: name(1) })[language],
    difference,
    (v) => (v > 0 ? ink.a : v < 0 ? ink.b : INK.draw),
    language,
  );
  const { title, games } = r;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(say('simulate.title', { title, n: games })[language])}</title>
<style>
${ownFontFaces()}
body { max-width: 760px; margin: 2rem auto; padding: 0 1rem; font: 17px/1.5 ${FACES}; color: #2b2820; background: #f6f1e4; }
figure { margin: 2rem 0; } figcaption { font-weight: bold; margin-bottom: .5rem; }
svg { width: 100%; height: auto; font: 15px ${FACES}; } pre { overflow-x: auto; font-size: 13px; }
</style>
<h1>${escapeText(title[language])}</h1>
${winsPlot(rows, language)}
${length}
${points}
<pre>${escapeText(reportLines(r, sides, language).join('\n'))}</pre>
</html>
`;
}
