import { NOBODY } from '@tambour/ai';
import { drawing, escapeText, numeral, percent, rect, table, word } from '../html.ts';
import { countOf } from '../quantiles.ts';
import { say } from '../words.ts';
import { type Figure, heads, type Subject, shown, sideName, WIDTH } from './figure.ts';
import { sideLegend } from './series.ts';

const ROW = 52;
const STRIP = 26;

/** Who holds each objective at the end of each turn: a strip of columns, one a turn, filled from both ends. */
export function objectivesFigure(subject: Subject): Figure {
  const { setting, language, citations, index } = subject;
  const { facts, totals } = setting;
  const names = { a: sideName(subject, 0), b: sideName(subject, 1) };
  const title = say('objectives.title')[language];
  const objectives = facts.objectives.filter(({ key }) => totals.objectives[key]);
  if (objectives.length === 0)
    return { picture: `<p class="empty">${escapeText(say('objectives.none')[language])}</p>`, table: '', shows: [] };
  const cells: string[][] = [];
  const rows = objectives.map(({ key, title: name, points }, i) => {
    const turns = totals.objectives[key] ?? [];
    const broad = (WIDTH - 16) / Math.max(turns.length, 1);
    const top = i * ROW + 20;
    const strips = turns.map((holders, t) => {
      const of = countOf(holders);
      const share = (holder: string) => (of === 0 ? 0 : (holders[holder]?.n ?? 0) / of);
      const [a, b] = [share('0'), share('1')];
      const x = 8 + t * broad;
      const says = say('objectives.cell', {
        title: name[language],
        turn: t + 1,
        ...names,
        first: percent(a, language),
        second: percent(b, language),
      })[language];
      cells.push([
        escapeText(name[language]),
        `${t + 1}`,
        percent(a, language),
        percent(b, language),
        percent(share(NOBODY), language),
      ]);
      const seldom = a <= b ? holders['0'] : holders['1'];
      return citations.mark(
        index,
        (seldom ?? Object.values(holders)[0])?.first ?? -1,
        says,
        rect(x, top, broad - 1, STRIP, 'nobody faint') +
          rect(x, top + STRIP * (1 - a), broad - 1, STRIP * a, 'side-a') +
          rect(x, top, broad - 1, STRIP * b, 'side-b'),
      );
    });
    return word(8, top - 6, say('objectives.points', { title: name, n: points })[language], 'name') + strips.join('');
  });
  const longest = Math.max(...objectives.map(({ key }) => totals.objectives[key]?.length ?? 0));
  const broad = (WIDTH - 16) / Math.max(longest, 1);
  const every = Math.ceil(longest / 12);
  const ticks = Array.from({ length: longest }, (_, t) =>
    t % every === 0 ? word(8 + (t + 0.5) * broad, rows.length * ROW + 12, numeral(t + 1, language), 'tick mid') : '',
  );
  const shows = objectives.flatMap(({ key, title: name }) => {
    const last = totals.objectives[key]?.at(-1) ?? {};
    return [0, 1].flatMap((side) => {
      const seen = last[`${side}`];
      const isRare = seen && seen.n * 2 <= countOf(last);
      return isRare
        ? shown(subject, seen.first, say('shows.objective', { side: sideName(subject, side), title: name })[language])
        : [];
    });
  });
  return {
    picture: sideLegend(subject) + drawing(WIDTH, rows.length * ROW + 20, title, rows.join('') + ticks.join('')),
    table: table(title, heads(say('objectives.head', names)[language]), cells),
    shows: shows.slice(0, 3),
  };
}
