import { wilson } from '@tambour/ai';
import { drawing, escapeText, line, numeral, percent, short, table, word } from '../html.ts';
import { meanOf } from '../quantiles.ts';
import { say } from '../words.ts';
import { heads, type Subject, sideName, WIDTH } from './figure.ts';

const ROW = 34;
const LEFT = 250;
const FULL = WIDTH * 2;

/** All settings in one picture: how often the first side wins in each, with its interval. */
export function settingsFigure(subjects: readonly Subject[]): { readonly picture: string; readonly table: string } {
  const [first] = subjects;
  if (!first) return { picture: '', table: '' };
  const { language } = first;
  const names = { a: sideName(first, 0), b: sideName(first, 1) };
  const x = (share: number) => LEFT + share * (FULL - LEFT - 150);
  const rows = subjects.map(({ setting, index, citations }) => {
    const { winners, games, difference, turns } = setting.totals;
    const a = winners['0'] ?? { n: 0, first: -1 };
    const b = winners['1'] ?? { n: 0, first: -1 };
    return {
      label: setting.label,
      games,
      a: wilson(a.n, games),
      b: wilson(b.n, games),
      draw: wilson(games - a.n - b.n, games),
      lead: meanOf(difference),
      turns: meanOf(turns),
      mark: (says: string, inside: string) => citations.mark(index, a.first, says, inside),
    };
  });
  const floor = rows.length * ROW + 6;
  const axis = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      line(`M${short(x(share))} 0V${floor}`, share === 0.5 ? 'grid middle' : 'grid') +
      word(x(share), floor + 16, percent(share, language), 'tick mid'),
  );
  const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${numeral(Math.abs(value), language, 1)}`;
  const marks = rows.map(({ label, a, lead, mark }, i) => {
    const y = i * ROW + 18;
    const says = `${label}: ${percent(a.share, language, 1)} (${say('range', { low: percent(a.low, language, 1), high: percent(a.high, language, 1) })[language]})`;
    return mark(
      says,
      word(LEFT - 14, y + 5, label.length > 34 ? `${label.slice(0, 33)}…` : label, 'end') +
        line(
          `M${short(x(a.low))} ${y}H${short(x(a.high))}M${short(x(a.low))} ${y - 6}v12M${short(x(a.high))} ${y - 6}v12`,
          'whisker',
        ) +
        `<circle cx="${short(x(a.share))}" cy="${y}" r="6" class="side-a"/>` +
        word(FULL - 130, y + 5, percent(a.share, language, 1), 'figure') +
        word(FULL - 8, y + 5, signed(lead), 'end figure'),
    );
  });
  const title = say('settings.title')[language];
  return {
    picture: `<div class="sideways">${drawing(FULL, floor + 22, title, axis.join('') + marks.join('')).replace('<svg ', '<svg class="broad" ')}</div>`,
    table: table(
      title,
      heads(say('settings.head', names)[language]),
      rows.map(({ label, games, a, b, draw, lead, turns }) => [
        escapeText(label),
        numeral(games, language),
        percent(a.share, language, 1),
        say('range', { low: percent(a.low, language, 1), high: percent(a.high, language, 1) })[language],
        percent(b.share, language, 1),
        percent(draw.share, language, 1),
        signed(lead),
        numeral(turns, language, 1),
      ]),
    ),
  };
}
