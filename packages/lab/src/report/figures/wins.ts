import { NOBODY, wilson } from '@tambour/ai';
import { drawing, escapeText, line, numeral, percent, rect, short, table, word } from '../html.ts';
import { say } from '../words.ts';
import { type Figure, heads, type Subject, shown, sideName, WIDTH } from './figure.ts';

const ROW = 46;
const LEFT = 8;
const RIGHT = WIDTH - 12;

/** Who wins how often: a bar a side, with its interval as a whisker. */
export function winsFigure(subject: Subject): Figure {
  const { setting, language, citations, index } = subject;
  const { winners, games } = setting.totals;
  const rows = [
    { key: '0', kind: 'side-a', name: `${sideName(subject, 0)} (${setting.levels[0]})` },
    { key: '1', kind: 'side-b', name: `${sideName(subject, 1)} (${setting.levels[1]})` },
    { key: NOBODY, kind: 'nobody', name: say('wins.draw')[language] },
  ].map((row) => {
    const { n, first } = winners[row.key] ?? { n: 0, first: -1 };
    return { ...row, n, first, share: wilson(n, games) };
  });
  const x = (share: number) => LEFT + share * (RIGHT - LEFT);
  const axis = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      line(`M${short(x(share))} 4V${rows.length * ROW + 6}`, share === 0.5 ? 'grid middle' : 'grid') +
      word(
        x(share),
        rows.length * ROW + 22,
        percent(share, language),
        share === 0 ? 'tick' : share === 1 ? 'tick end' : 'tick mid',
      ),
  );
  const bars = rows.map(({ name, n, first, share, kind }, i) => {
    const y = i * ROW + 4;
    const says = say('share', {
      count: n,
      of: games,
      share: percent(share.share, language, 1),
      low: percent(share.low, language, 1),
      high: percent(share.high, language, 1),
    })[language];
    const middle = y + 30;
    const whisker = `M${short(x(share.low))} ${middle}H${short(x(share.high))}M${short(x(share.low))} ${middle - 5}v10M${short(x(share.high))} ${middle - 5}v10`;
    return citations.mark(
      index,
      first,
      `${name}: ${says}`,
      word(LEFT, y + 14, name, 'name') +
        word(RIGHT, y + 14, `${numeral(n, language)} · ${percent(share.share, language, 1)}`, 'end figure') +
        rect(LEFT, y + 21, x(share.share) - LEFT, 18, kind) +
        line(whisker, 'whisker'),
    );
  });
  return {
    picture: drawing(WIDTH, rows.length * ROW + 28, say('wins.title')[language], axis.join('') + bars.join('')),
    table: table(
      say('wins.title')[language],
      heads(say('wins.head')[language]),
      rows.map(({ name, n, share }) => [
        escapeText(name),
        numeral(n, language),
        percent(share.share, language, 1),
        say('range', { low: percent(share.low, language, 1), high: percent(share.high, language, 1) })[language],
      ]),
    ),
    shows: rows.flatMap(({ key, first }) =>
      shown(
        subject,
        first,
        key === NOBODY
          ? say('wins.shows.draw')[language]
          : say('wins.shows', { side: sideName(subject, Number(key)) })[language],
      ),
    ),
  };
}
