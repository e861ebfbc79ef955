import { pointTitle } from '@tambour/stage';
import { escapeText, numeral, short, table } from '../html.ts';
import { fromHundredths } from '../totals.ts';
import { say } from '../words.ts';
import { type Figure, heads, type Subject, shown, sideName } from './figure.ts';

/** A place where nothing but a stray shot happened in one battle of fifty is not drawn. */
const LEAST = 0.02;
/** Rows of the table. */
const MOST_ROWS = 60;

/** Where they fought and fell, on the battle's own map: `defined` are maps that the page has already. */
export function heatMapFigure(subject: Subject, defined: Set<string>): Figure | undefined {
  const { setting, language, citations, index } = subject;
  const { ground, totals, facts } = setting;
  if (!ground) return undefined;
  const of = Math.max(1, totals.traced);
  const nameOf = (place: string): string => (pointTitle(place) ?? facts.places[place])?.[language] ?? place;
  const places = Object.entries(totals.places)
    .map(([place, { fought, lost, in: seen }]) => ({
      place,
      name: nameOf(place),
      fought: fought / of,
      lost: [0, 1].map((side) => fromHundredths(lost[side] ?? 0) / of),
      seen,
      spot: ground.spot(place),
    }))
    .sort((a, b) => b.fought - a.fought || (a.place < b.place ? -1 : 1));
  const most = places[0]?.fought ?? 1;
  const mostLost = Math.max(0.01, ...places.flatMap(({ lost }) => lost));
  const names = { a: sideName(subject, 0), b: sideName(subject, 1) };
  const figures = ({ fought, lost }: (typeof places)[number]) => ({
    fought: numeral(fought, language, fought < 1 ? 2 : 1),
    first: numeral(lost[0] ?? 0, language, 2),
    second: numeral(lost[1] ?? 0, language, 2),
  });
  const cells = places.flatMap((one) => {
    const { spot, fought, lost, seen, name } = one;
    if (!spot || (fought < LEAST && Math.max(...lost) < LEAST)) return [];
    const d = `M${spot.outline.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
    // A step up to what is half as much again stays visible among many.
    const heat = most > 0 ? Math.sqrt(fought / most) : 0;
    const room = Math.min(spot.room * 0.5, 46);
    const circles = lost.map((value, side) => {
      if (value <= 0) return '';
      const radius = Math.max(3, room * Math.sqrt(value / mostLost));
      const apart = lost.every((other) => other > 0) ? room * 0.62 : 0;
      const x = spot.at[0] + (side === 0 ? -apart : apart);
      return `<circle cx="${short(x)}" cy="${short(spot.at[1])}" r="${short(radius)}" class="fallen ${side === 0 ? 'side-a' : 'side-b'}"/>`;
    });
    const says = say('heat.cell', { place: name, ...names, ...figures(one) })[language];
    return [
      citations.mark(
        index,
        seen.first,
        says,
        `<path d="${d}" class="heat" style="fill-opacity:${(0.08 + 0.72 * heat).toFixed(2)}"/>${circles.join('')}`,
      ),
    ];
  });
  const { x, y, width, height } = ground.box;
  const id = `ground-${[...defined, ground.key].indexOf(ground.key)}`;
  const isNew = !defined.has(ground.key);
  defined.add(ground.key);
  // The map itself is in the page once: other settings of the same battle point to it.
  const map = isNew ? `<g id="${id}">${ground.svg}</g>` : `<use href="#${id}"/>`;
  const title = say('heat.title')[language];
  const legend = `<p class="legend"><span class="key heat-low"></span>${escapeText(say('heat.legend.few')[language])} <span class="key heat-high"></span>${escapeText(say('heat.legend.many')[language])} ${[0, 1].map((side) => `<span class="key round ${side === 0 ? 'side-a' : 'side-b'}"></span>${escapeText(say('heat.legend.lost', { side: sideName(subject, side) })[language])}`).join(' ')}</p>`;
  const worst = places[0];
  return {
    picture: `${legend}<svg class="heat-map" viewBox="${short(x)} ${short(y)} ${short(width)} ${short(height)}" role="group" aria-label="${escapeText(title)}"><g class="ground">${map}</g>${cells.join('')}</svg>`,
    table: table(
      title,
      heads(say('heat.head', names)[language]),
      places.slice(0, MOST_ROWS).map((one) => {
        const { fought, first, second } = figures(one);
        return [
          escapeText(one.name),
          fought,
          first,
          second,
          citations.link(index, one.seen.first, numeral(one.seen.n, language)),
        ];
      }),
    ),
    shows: worst ? shown(subject, worst.seen.first, say('shows.place', { place: worst.name })[language]) : [],
  };
}
