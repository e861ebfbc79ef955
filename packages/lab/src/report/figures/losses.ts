import { drawing, escapeText, line, numeral, percent, rect, short, table, word } from '../html.ts';
import { fromHundredths } from '../totals.ts';
import { say } from '../words.ts';
import { type Figure, heads, type Subject, shown, sideName, WIDTH } from './figure.ts';

const ROW = 25;
const LEFT = 200;
const RIGHT = WIDTH - 52;
/** So many units of a side are drawn; the table has all. */
const MOST_DRAWN = 24;
const LONGEST_NAME = 25;
const cut = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;

interface Row {
  readonly name: string;
  readonly side: number;
  readonly full: number;
  readonly lost: number;
  readonly gone: number;
  readonly first: number;
}
function rowsOf({ setting: { facts, totals }, language }: Subject): readonly Row[] {
  const of = Math.max(1, totals.traced);
  return facts.units
    .map(({ id, side, name, full }): Row => {
      const known = totals.units[id];
      return {
        name: name[language],
        side,
        full,
        lost: fromHundredths(known?.lost ?? 0) / of,
        gone: (known?.gone.n ?? 0) / of,
        first: known && known.gone.n > 0 ? known.gone.first : (known?.hurt.first ?? -1),
      };
    })
    .sort((a, b) => b.lost / b.full - a.lost / a.full);
}

/** What each unit loses: those that lose most first, side by side. */
export function lossesFigure(subject: Subject): Figure {
  const { language, citations, index } = subject;
  const rows = rowsOf(subject);
  const title = say('losses.title')[language];
  const x = (share: number) => LEFT + share * (RIGHT - LEFT);
  const parts = [0, 1].map((side) => {
    const all = rows.filter((row) => row.side === side);
    const drawn = all.filter(({ lost }) => lost > 0).slice(0, MOST_DRAWN);
    const kind = side === 0 ? 'side-a' : 'side-b';
    const bars = drawn.map((row, i) => {
      const y = i * ROW + 4;
      const says = say('losses.bar', {
        unit: row.name,
        lost: numeral(row.lost, language, 1),
        full: row.full,
        gone: percent(row.gone, language),
      })[language];
      const share = Math.min(1, row.lost / row.full);
      return citations.mark(
        index,
        row.first,
        says,
        word(LEFT - 8, y + 15, cut(row.name), 'end small') +
          rect(LEFT, y + 3, RIGHT - LEFT, ROW - 8, 'track') +
          rect(LEFT, y + 3, x(share) - LEFT, ROW - 8, kind) +
          line(`M${short(x(row.gone))} ${y + 1}v${ROW - 4}`, 'gone') +
          word(RIGHT + 8, y + 15, percent(share, language), 'small figure'),
      );
    });
    const rest = all.length - drawn.length;
    const more = rest > 0 ? `<p class="hint">${escapeText(say('losses.more', { n: rest })[language])}</p>` : '';
    const name = sideName(subject, side);
    return `<div><h3><span class="key ${kind}"></span>${escapeText(name)}</h3>${drawing(WIDTH, Math.max(1, drawn.length) * ROW + 6, `${title}: ${name}`, bars.join(''))}${more}</div>`;
  });
  const worst = rows.filter(({ gone, first }) => gone > 0 && first >= 0);
  return {
    picture: `<div class="pair">${parts.join('')}</div>`,
    table: [0, 1]
      .map((side) =>
        table(
          `${title}: ${sideName(subject, side)}`,
          heads(say('losses.head')[language]),
          rows
            .filter((row) => row.side === side)
            .map((row) => [
              row.first < 0 ? escapeText(row.name) : citations.link(index, row.first, row.name),
              numeral(row.full, language),
              numeral(row.lost, language, 2),
              percent(row.gone, language, 1),
            ]),
        ),
      )
      .join(''),
    shows: [0, 1].flatMap((side) => {
      const row = worst.find((one) => one.side === side);
      return row ? shown(subject, row.first, say('shows.gone', { unit: row.name })[language]) : [];
    }),
  };
}
