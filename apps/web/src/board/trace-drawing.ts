import type { Language } from '@tambour/kernel';
import { itemAt, present } from '@tambour/kernel';
import { escapeText, HEX } from '@tambour/press';
import type { Mark, Place, Way } from '@tambour/stage';
import type { Ground, Point, Spot } from '../match/protocol.ts';
import { outlinePath } from './boundary.ts';
import type { Box } from './box.ts';
import { lightsOf, shrunk } from './light-layer.ts';
import type { BoardTarget } from './scene.ts';
import { SIGNS } from './signs.ts';
import { spotOf } from './spot-of.ts';
import { tooltip } from './svg-layer.ts';
import { TONE_INKS } from './tones.ts';
import { begunAfter, headingOf, wayPath } from './way-path.ts';

const at = ([x, y]: Point, scale: number, turn = 0): string =>
  `transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn === 0 ? '' : ` rotate(${turn.toFixed(1)})`} scale(${scale})"`;

const WORD = 'text-anchor="middle"';

/** In a place with room figures may be larger, as the map is then seen from farther off. */
const boldness = ({ room }: Spot): number => (room === undefined ? 1 : 1.5);

/** Lines and labels of what is marked on the map. */
export function marksDrawn(
  ground: Ground,
  marks: readonly Mark[],
  language: Language,
): { readonly lines: string; readonly labels: string } {
  const size = ground.unit / HEX;
  let lines = '';
  let labels = '';
  for (const mark of marks) {
    if (mark.kind === 'line') {
      const from = spotOf(ground, mark.from)?.at;
      const to = spotOf(ground, mark.to)?.at;
      if (from === undefined || to === undefined) continue;
      const { ink, dash } = TONE_INKS[mark.tone];
      const d = wayPath([from, to]);
      lines += `<path class="line-halo" d="${d}" pointer-events="stroke">${tooltip(mark.title[language])}</path><path class="line" d="${d}" stroke="${ink}" stroke-dasharray="${dash}"/><circle class="line-end" cx="${to[0]}" cy="${to[1]}" r="${5 * size}" stroke="${ink}"/>`;
    } else if (mark.kind === 'label') {
      const spot = spotOf(ground, mark.place);
      if (spot === undefined) continue;
      // In a place with room its middle is for the points it costs to go there.
      const [x, y] = spot.at;
      labels += `<g ${at([x, spot.room === undefined ? y : y - 24 * size * boldness(spot)], size)}><text class="label" ${WORD} y="6" fill="${TONE_INKS[mark.tone].ink}">${escapeText(mark.text[language])}</text></g>`;
    }
  }
  return { lines, labels };
}

/** Signs and figures of the targets. `taken` says what counters cover of a place: a figure goes under them, a sign on their corner. */
export function targetsDrawn(
  ground: Ground,
  targets: readonly BoardTarget[],
  taken: (place: Place) => Box | undefined,
): string {
  const size = ground.unit / HEX;
  return lightsOf(targets)
    .map(({ place, kind, label }) => {
      const spot = ground.spots[place];
      if (spot === undefined) return '';
      const [x, y] = spot.at;
      const block = spot.slots === undefined ? taken(place) : undefined;
      const isTaken = block !== undefined;
      const isApart = isTaken && spot.room !== undefined;
      const sign = SIGNS[kind];
      const signAt: Point = isApart ? [block.left, block.top] : isTaken ? [x - 34 * size, y - 32 * size] : [x, y];
      const figureAt: Point = isApart
        ? [(block.left + block.right) / 2, block.bottom + 13 * size]
        : [x, y + ground.unit * (isTaken ? 0.78 : spot.room === undefined ? 0.6 : 0)];
      const figure =
        label === undefined
          ? ''
          : `<g ${at(figureAt, size * boldness(spot))}><text class="cost ${kind}${isTaken ? ' small' : ''}" ${WORD} y="5">${escapeText(label)}</text></g>`;
      return (
        (sign === '' ? '' : `<g class="sign ${kind}" ${at(signAt, size * (isTaken ? 0.8 : 1))}>${sign}</g>`) + figure
      );
    })
    .join('');
}

/** Of a place where counters lie side by side a way sets out from the counter itself. */
export function wayDrawn(ground: Ground, way: Way, from: Place | undefined, counter: Point | undefined): string {
  const size = ground.unit / HEX;
  const legs = way.legs.filter((leg) => ground.spots[leg.place] !== undefined);
  const points = legs.map((leg) => present(ground.spots[leg.place]).at);
  const start = from === undefined || legs[0]?.place === from ? undefined : ground.spots[from];
  // A box beside the map is no place to march from.
  const startAt = start?.room === undefined ? start?.at : (counter ?? start.at);
  const line = startAt === undefined || start?.slots !== undefined ? points : [startAt, ...points];
  // It begins at the counter's edge, not across its face.
  const path = wayPath(start === undefined ? line : begunAfter(line, ground.unit * 0.66));
  const coins = legs.map((leg, i) => {
    const isStart = line === points && i === 0;
    return isStart
      ? ''
      : `<g class="left" ${at(itemAt(points, i), size * boldness(present(ground.spots[leg.place])))}><circle r="10.5"/><text ${WORD} y="5">${leg.left}</text></g>`;
  });
  const last = legs.at(-1);
  const facing = last?.facing === undefined ? undefined : ground.facings[last.facing];
  const end = line.at(-1);
  const pointer =
    end === undefined
      ? ''
      : facing === undefined
        ? `<g ${at(end, size, headingOf(line))}><path class="way-head" d="M24 0L9-8.5l4 8.5l-4 8.5z"/></g>`
        : `<g ${at(end, size, facing.angle - 90)}><path class="way-head" d="M50 0L35-9.5l4 9.5l-4 9.5z"/></g>`;
  return `<path class="way-halo" d="${path}"/><path class="way-line" d="${path}"/>${pointer}${coins.join('')}`;
}

/** The keyboard's cursor. */
export function focusDrawn(ground: Ground, place: Place | undefined): string {
  // Who stands on a free point is marked by the edge of its base.
  const spot = place === undefined ? undefined : ground.spots[place];
  if (spot === undefined) return '';
  const path = outlinePath(shrunk(spot.outline, spot.at, 1.02));
  return `<path class="cursor-under" d="${path}"/><path class="cursor-over" d="${path}"/>`;
}
