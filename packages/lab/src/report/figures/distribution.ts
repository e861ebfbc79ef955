import { drawing, escapeText, line, numeral, rect, short, table, ticks, word } from '../html.ts';
import { type Bar, barsOf, joined, quantile } from '../quantiles.ts';
import type { Histogram } from '../totals.ts';
import { say } from '../words.ts';
import { type Figure, heads, type Subject, shown, sideName, WIDTH } from './figure.ts';

const HEIGHT = 180;
/** Two that stand side by side. */
const HALF = 300;
const LEFT = 40;
const MOST_BARS = 40;

interface Bin {
  readonly from: number;
  readonly to: number;
  n: number;
  first: number;
}
/** Whole numbers in bins of equal width, no more than fit. */
export function binsOf(bars: readonly Bar[], range: readonly Bar[] = bars): readonly Bin[] {
  const [least, most] = [Math.floor(range[0]?.value ?? 0), Math.floor(range.at(-1)?.value ?? 0)];
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BARS));
  // Bins begin at multiples of their width, so that none of them holds both signs.
  const start = Math.floor(least / width) * width;
  const bins = Array.from({ length: Math.floor((most - start) / width) + 1 }, (_, i): Bin => {
    const from = start + i * width;
    return { from, to: from + width - 1, n: 0, first: -1 };
  });
  for (const { value, n, first } of bars) {
    const bin = bins[Math.floor((value - start) / width)];
    if (!bin) continue;
    bin.n += n;
    bin.first = bin.first < 0 ? first : Math.min(bin.first, first);
  }
  return bins;
}

/** A histogram with an axis below it and a mark at its median. */
export function histogramPicture(
  { citations, index, language, setting, beside }: Subject,
  which: 'difference' | 'turns' | 'decisions',
  title: string,
  kindOf: (value: number) => string,
  across = WIDTH,
): string {
  const histogram = setting.totals[which];
  const range = barsOf(joined(...beside.map((totals) => totals[which])));
  const bins = binsOf(barsOf(histogram), range);
  const highest = bins.reduce((most, { n }) => Math.max(most, n), 1);
  const step = (across - LEFT - 8) / Math.max(bins.length, 1);
  const broad = Math.min(step - (step > 4 ? 1.5 : 0.5), 56);
  const [start, width] = [bins[0]?.from ?? 0, (bins[0]?.to ?? 0) - (bins[0]?.from ?? 0) + 1];
  const x = (value: number) => LEFT + ((value - start) / width + 0.5) * step;
  const y = (n: number) => HEIGHT - (n / highest) * (HEIGHT - 22);
  const grid = ticks(0, highest, 4)
    .filter((n) => Number.isInteger(n))
    .map(
      (n) =>
        line(`M${LEFT} ${short(y(n))}H${across - 8}`, 'grid') +
        word(LEFT - 6, y(n) + 4, numeral(n, language), 'tick end'),
    );
  const marks = bins.map(({ from, to, n, first }) =>
    n === 0
      ? ''
      : citations.mark(
          index,
          first,
          (from === to ? say('difference.bar', { from, n }) : say('difference.bars', { from, to, n }))[language],
          rect(x(from) - broad / 2, y(n), broad, HEIGHT - y(n), kindOf(from)),
        ),
  );
  const every = Math.ceil(bins.length / (across / 52));
  const labels = bins.flatMap(({ from }, i) =>
    i % every === 0 ? [word(x(from), HEIGHT + 18, numeral(from, language), 'tick mid')] : [],
  );
  const median = quantile(histogram, 0.5);
  const middle = median ? x(start + Math.floor((median.value - start) / width) * width) : 0;
  const mark = median ? line(`M${short(middle)} 6V${HEIGHT}`, 'median') : '';
  return drawing(
    across,
    HEIGHT + 26,
    title,
    grid.join('') + marks.join('') + mark + line(`M${LEFT} ${HEIGHT}H${across - 8}`, 'axis') + labels.join(''),
  );
}

export const histogramTable = (
  { language, citations, index }: Subject,
  histogram: Histogram,
  caption: string,
): string =>
  table(
    caption,
    heads(say('difference.head', { what: caption })[language]),
    binsOf(barsOf(histogram)).flatMap(({ from, to, n, first }) =>
      n === 0
        ? []
        : [
            [
              escapeText(from === to ? numeral(from, language) : say('range', { low: from, high: to })[language]),
              citations.link(index, first, numeral(n, language)),
            ],
          ],
    ),
  );

/** How far apart the sides end. */
export function differenceFigure(subject: Subject): Figure {
  const { setting, language } = subject;
  const { difference } = setting.totals;
  const title = say('difference.title')[language];
  const bars = barsOf(difference);
  return {
    picture: histogramPicture(subject, 'difference', title, (v) => (v > 0 ? 'side-a' : v < 0 ? 'side-b' : 'nobody')),
    table: histogramTable(subject, difference, title),
    shows: [
      ...shown(subject, quantile(difference, 0.5)?.first, say('shows.median')[language]),
      ...shown(subject, bars.at(-1)?.first, say('shows.best', { side: sideName(subject, 0) })[language]),
      ...shown(subject, bars[0]?.first, say('shows.best', { side: sideName(subject, 1) })[language]),
    ],
  };
}

/** How long battles last, in turns and in decisions. */
export function lengthFigure(subject: Subject): Figure {
  const { setting, language } = subject;
  const { turns, decisions } = setting.totals;
  const [ofTurns, ofDecisions] = [say('length.turns')[language], say('length.decisions')[language]];
  const bars = barsOf(decisions);
  const [shortest, longest] = [bars[0], bars.at(-1)];
  return {
    picture: `<div class="pair"><div><h3>${escapeText(ofTurns)}</h3>${histogramPicture(subject, 'turns', ofTurns, () => 'neutral', HALF)}</div><div><h3>${escapeText(ofDecisions)}</h3>${histogramPicture(subject, 'decisions', ofDecisions, () => 'neutral', HALF)}</div></div>`,
    table: histogramTable(subject, turns, ofTurns) + histogramTable(subject, decisions, ofDecisions),
    shows: [
      ...shown(subject, longest?.first, say('shows.longest', { n: longest?.value ?? 0 })[language]),
      ...shown(subject, shortest?.first, say('shows.shortest', { n: shortest?.value ?? 0 })[language]),
    ],
  };
}
