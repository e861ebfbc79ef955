import { drawing, escapeText, line, numeral, rect, short, table, ticks, word } from '../html.ts';
import { barsOf, joined, meanOf, quantile } from '../quantiles.ts';
import type { Histogram, Totals } from '../totals.ts';
import { say } from '../words.ts';
import { type Figure, heads, type Subject, shown, sideName, WIDTH } from './figure.ts';

const HEIGHT = 220;
const LEFT = 40;
const RIGHT = WIDTH - 10;
const KINDS = ['side-a', 'side-b'] as const;

interface Band {
  readonly median: number;
  readonly half: readonly [number, number];
  readonly most: readonly [number, number];
}
/** Points of a side at the end of each turn, over all battles: those that have ended keep theirs. */
export function bandsOf({ points, ended }: Pick<Totals, 'points' | 'ended'>, side: number): readonly Band[] {
  return points.map((row, turn) => {
    const over = ended.slice(0, turn).map((last) => last[side] ?? {});
    const all: Histogram = joined(row[side] ?? {}, ...over);
    const at = (share: number) => quantile(all, share)?.value ?? 0;
    return { median: at(0.5), half: [at(0.25), at(0.75)], most: [at(0.1), at(0.9)] };
  });
}

const turnTicks = (turns: number, x: (turn: number) => number, y: number): string => {
  const every = Math.ceil(turns / 12);
  return Array.from({ length: turns }, (_, t) => (t % every === 0 ? word(x(t), y, `${t + 1}`, 'tick mid') : '')).join(
    '',
  );
};

/** Points over the turns: a median and two bands a side. */
export function pointsFigure(subject: Subject): Figure {
  const { setting, language, citations, index } = subject;
  const sides = [0, 1].map((side) => bandsOf(setting.totals, side));
  const turns = setting.totals.points.length;
  const ends = subject.beside
    .flatMap((totals) => [0, 1].flatMap((side) => bandsOf(totals, side)))
    .flatMap(({ most }) => [...most]);
  const [least, greatest] = [Math.min(0, ...ends), Math.max(1, ...ends)];
  const x = (turn: number) => LEFT + ((turn + 0.5) / Math.max(turns, 1)) * (RIGHT - LEFT);
  const y = (value: number) => HEIGHT - ((value - least) / (greatest - least)) * (HEIGHT - 14);
  const area = (bands: readonly Band[], key: 'half' | 'most') => {
    const up = bands.map((band, t) => `${short(x(t))} ${short(y(band[key][1]))}`);
    const down = bands.map((band, t) => `${short(x(t))} ${short(y(band[key][0]))}`).reverse();
    return `M${[...up, ...down].join('L')}Z`;
  };
  const grid = ticks(least, greatest, 5).map(
    (value) =>
      line(`M${LEFT} ${short(y(value))}H${RIGHT}`, 'grid') +
      word(LEFT - 6, y(value) + 4, numeral(value, language), 'tick end'),
  );
  const drawn = sides.map((bands, side) => {
    const kind = KINDS[side] ?? 'side-a';
    const middle = `M${bands.map(({ median }, t) => `${short(x(t))} ${short(y(median))}`).join('L')}`;
    const dots = bands.map(({ median }, t) => {
      const found = quantile(setting.totals.points[t]?.[side] ?? {}, 0.5)?.first ?? -1;
      const says = `${sideName(subject, side)}, ${say('turn', { n: t + 1 })[language]}: ${numeral(median, language)}`;
      return citations.mark(
        index,
        found,
        says,
        `<circle cx="${short(x(t))}" cy="${short(y(median))}" r="4" class="dot ${kind}"/>`,
      );
    });
    return (
      line(area(bands, 'most'), `band wide ${kind}`) +
      line(area(bands, 'half'), `band ${kind}`) +
      line(middle, `curve ${kind} ${side === 1 ? 'dashed' : ''}`) +
      dots.join('')
    );
  });
  const names = { a: sideName(subject, 0), b: sideName(subject, 1) };
  const span = ([low, high]: readonly [number, number]) => say('range', { low, high })[language];
  const title = say('points.title')[language];
  return {
    picture:
      sideLegend(subject) +
      drawing(
        WIDTH,
        HEIGHT + 26,
        title,
        grid.join('') + drawn.join('') + line(`M${LEFT} ${HEIGHT}H${RIGHT}`, 'axis') + turnTicks(turns, x, HEIGHT + 18),
      ),
    table: table(
      title,
      heads(say('points.head', names)[language]),
      Array.from({ length: turns }, (_, t) => [
        `${t + 1}`,
        ...sides.flatMap((bands) => {
          const band = bands[t];
          return band ? [numeral(band.median, language), span(band.half), span(band.most)] : [];
        }),
      ]),
    ),
    shows: shown(subject, quantile(setting.totals.difference, 0.5)?.first, say('shows.median')[language]),
  };
}

/** Which colour is whose: by name, and by how its line is drawn. */
export const sideLegend = (subject: Subject): string =>
  `<p class="legend">${KINDS.map((kind, side) => `<span class="key ${kind}"></span>${escapeText(sideName(subject, side))}`).join(' ')}</p>`;

const meansOf = (rows: readonly (readonly Histogram[])[]): readonly (readonly number[])[] =>
  rows.map((row) => [0, 1].map((side) => meanOf(row[side] ?? {})));

/** Attacks in each turn, the mean of the battles that came so far. */
export function attacksFigure(subject: Subject): Figure {
  const { setting, language, citations, index } = subject;
  const { attacks } = setting.totals;
  const means = meansOf(attacks);
  const most = Math.max(1, ...subject.beside.flatMap((totals) => meansOf(totals.attacks).flat()));
  const broad = (RIGHT - LEFT) / Math.max(means.length, 1);
  const y = (n: number) => HEIGHT - 40 - (n / most) * (HEIGHT - 54);
  const floor = HEIGHT - 40;
  const grid = ticks(0, most, 4).map(
    (n) =>
      line(`M${LEFT} ${short(y(n))}H${RIGHT}`, 'grid') +
      word(LEFT - 6, y(n) + 4, numeral(n, language, most < 3 ? 1 : 0), 'tick end'),
  );
  const bar = Math.min(22, broad * 0.4);
  const bars = means.flatMap((row, t) =>
    row.map((mean, side) => {
      const found = barsOf(attacks[t]?.[side] ?? {}).at(-1)?.first ?? -1;
      const says = say('attacks.bar', { side: sideName(subject, side), turn: t + 1, n: numeral(mean, language, 1) })[
        language
      ];
      const left = LEFT + (t + 0.5) * broad + (side === 0 ? -bar - 0.5 : 0.5);
      return citations.mark(index, found, says, rect(left, y(mean), bar, floor - y(mean), KINDS[side] ?? ''));
    }),
  );
  const x = (turn: number) => LEFT + (turn + 0.5) * broad;
  const greatest = attacks
    .flatMap((row) => row.flatMap((histogram) => barsOf(histogram).at(-1) ?? []))
    .reduce<{ value: number; first: number } | undefined>(
      (best, one) => (best && best.value >= one.value ? best : one),
      undefined,
    );
  const title = say('attacks.title')[language];
  return {
    picture:
      sideLegend(subject) +
      drawing(
        WIDTH,
        floor + 26,
        title,
        grid.join('') +
          bars.join('') +
          line(`M${LEFT} ${floor}H${RIGHT}`, 'axis') +
          turnTicks(means.length, x, floor + 18),
      ),
    table: table(
      title,
      heads(say('attacks.head', { a: sideName(subject, 0), b: sideName(subject, 1) })[language]),
      means.map((row, t) => [`${t + 1}`, ...row.map((mean) => numeral(mean, language, 1))]),
    ),
    shows: shown(subject, greatest?.first, say('shows.attacks', { n: greatest?.value ?? 0 })[language]),
  };
}
