import type { Language } from '@tambour/kernel';
import { escapeText } from '@tambour/press';
import { detailAt, drawBase } from '@tambour/press/table';
import {
  type BasedPiece,
  basedIn,
  cornersOf,
  drawnBase,
  type Mark,
  type Measured,
  pointOf,
  type TablePoint,
} from '@tambour/stage';
import type { BoardScene } from '../board/scene.ts';
import { onPaper } from '../board/spot-of.ts';
import { svgElement, tooltip } from '../board/svg-layer.ts';
import { hatchId, TONE_INKS } from '../board/tones.ts';
import type { Ground } from '../match/protocol.ts';
import type { Aiming } from './aiming.ts';
import { outlineOf } from './base-layer.ts';
import { ahead, cmOf, footprintOf, pathOf } from './geometry.ts';

/** How far before the front the knob lies that turns the ghost, in CSS pixels. */
const KNOB_AHEAD = 34;
export const KNOB_RADIUS = 11;

const at = (ground: Ground, point: TablePoint): string => {
  const [x, y] = onPaper(ground, point);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};

/** Where the ghost is taken hold of to turn it. */
export const knobOf = (aiming: Aiming, ground: Ground, zoom: number): TablePoint | undefined => {
  const end = aiming.wish.value && aiming.ghost.value?.end;
  return end && ahead(end, end.depth / 2 + KNOB_AHEAD / zoom / cmOf(ground));
};

/** How far from a point that is marked its ring lies, and from the rim of a base, in centimetres. */
const RING = 2;
const RIM = 0.9;
const RING_CORNERS = 32;
const ringAbout = ([x, y]: TablePoint): readonly TablePoint[] =>
  Array.from({ length: RING_CORNERS }, (_, i) => ahead({ x, y, facing: (i * 360) / RING_CORNERS }, RING));

/** Places that are marked, as where a lesson points: a ring about a point, an edge about a base. */
const areaOf = (
  ground: Ground,
  { places, tone, title }: Extract<Mark, { kind: 'area' }>,
  pieces: BoardScene['pieces'],
  language: Language,
): string => {
  const { ink, dash } = TONE_INKS[tone];
  const standing = basedIn(pieces);
  return places
    .flatMap((place) => {
      const here = standing.filter((piece) => piece.place === place);
      const point = pointOf(place);
      return here.length > 0 ? here.map(({ base }) => outlineOf(base, RIM)) : point ? [ringAbout(point)] : [];
    })
    .map((outline) => {
      const d = pathOf(ground, outline);
      return `<path class="shape" d="${d}" fill="url(#${hatchId(tone)})" pointer-events="all">${tooltip(title[language])}</path><path class="shape-edge" d="${d}" stroke="${ink}" stroke-dasharray="${dash}"/>`;
    })
    .join('');
};

/** Bands of range and of command, arcs, places that are pointed at: under the troops. */
export const drawShapes = ({ ground, marks, pieces, language }: BoardScene, zoom: number): string =>
  marks
    .map((mark) => {
      if (mark.kind === 'area') return areaOf(ground, mark, pieces, language);
      if (mark.kind !== 'shape') return '';
      const { ink, dash } = TONE_INKS[mark.tone];
      const d = pathOf(ground, mark.outline);
      const top = mark.outline.reduce<TablePoint | undefined>(
        (best, p) => (best && best[1] >= p[1] ? best : p),
        undefined,
      );
      const label =
        mark.label && top
          ? `<text class="shape-label" transform="${at(ground, top)} scale(${(1 / zoom).toFixed(3)})" y="-5" text-anchor="middle" fill="${ink}">${escapeText(mark.label[language])}</text>`
          : '';
      const fill = mark.isFilled ? `url(#${hatchId(mark.tone)})` : 'none';
      return `<path class="shape" d="${d}" fill="${fill}" pointer-events="${mark.isFilled ? 'all' : 'stroke'}">${tooltip(mark.title[language])}</path><path class="shape-edge" d="${d}" stroke="${ink}" stroke-dasharray="${dash}"/>${label}`;
    })
    .join('');

/** What an aim comes to: the ground passed over, the way, the base at its end, what stops it and what it has snapped to. */
export class GhostLayer {
  readonly swept = svgElement('g', 'table-swept');
  readonly element = svgElement('g', 'table-ghost');

  show({ ground, theme, language, targets, pieces }: BoardScene, aiming: Aiming, zoom: number): void {
    const { ghost, aim, wish, picking, held } = aiming;
    const taken = new Set(pieces.flatMap(({ place }) => place ?? []));
    const dots = targets.flatMap(({ place }) => {
      const point = taken.has(place) ? undefined : pointOf(place);
      return point ? [`<circle class="aim-dot" r="${(4.5 / zoom).toFixed(2)}" transform="${at(ground, point)}"/>`] : [];
    });
    const shown = ghost.value;
    const piece = aiming.based(picking.weighed.value?.piece ?? wish.value?.piece ?? held?.id);
    this.swept.innerHTML =
      (shown ? '' : dots.join('')) +
      (shown?.swept ?? []).map((outline) => `<path class="swept" d="${pathOf(ground, outline)}"/>`).join('');
    const wished = wish.value && piece ? this.wished(ground, wish.value, piece, aim.value?.isMet ?? true) : '';
    if (!shown || !piece) {
      this.element.innerHTML = wished + (wish.value ? this.stops(ground, aim.value?.stops ?? [], zoom) : '');
      return;
    }
    const end = { ...piece, base: { ...piece.base, ...shown.end } };
    const stood = footprintOf(piece.base);
    const isShaped = stood.width !== shown.end.width || stood.depth !== shown.end.depth;
    const way = shown.way.map(({ x, y }): TablePoint => [x, y]);
    const size = (1 / zoom).toFixed(3);
    const knob = knobOf(aiming, ground, zoom);
    this.element.innerHTML = [
      wished,
      `<path class="ghost-way" d="${pathOf(ground, way, false)}"/>`,
      // In another shape it is a formation that the piece is not in yet: its outline alone.
      isShaped
        ? ''
        : `<g class="ghost-base" transform="${at(ground, [shown.end.x, shown.end.y])}">${drawBase(drawnBase(end, language), theme, detailAt(zoom))}</g>`,
      `<path class="ghost-rim${isShaped ? ' shaped' : ''}" d="${pathOf(ground, cornersOf(footprintOf(end.base)))}"/>`,
      ...(aim.value?.snapped ?? []).map(({ line, what }) =>
        line
          ? `<path class="snap-line" d="${pathOf(ground, line, false)}" pointer-events="stroke">${tooltip(what[language])}</path>`
          : '',
      ),
      this.stops(ground, wish.value ? (aim.value?.stops ?? []) : [], zoom),
      knob
        ? `<path class="knob-arm" d="${pathOf(ground, [ahead(shown.end, shown.end.depth / 2), knob], false)}"/><g class="knob" transform="${at(ground, knob)} scale(${size})"><circle r="${KNOB_RADIUS}"/><path d="M-5 2a5.4 5.4 0 1 1 10 0m-3-2l3 3l3-3"/></g>`
        : '',
    ].join('');
  }

  /** What was wished, where that is not what it comes to. */
  private wished(
    ground: Ground,
    wish: NonNullable<Aiming['wish']['value']>,
    piece: BasedPiece,
    isMet: boolean,
  ): string {
    if (isMet) return '';
    const [x, y] = wish.to;
    const stood = footprintOf(piece.base);
    const outline = cornersOf({ ...stood, x, y, facing: wish.facing ?? stood.facing });
    return `<path class="wished" d="${pathOf(ground, outline)}"/>`;
  }
  private stops(ground: Ground, stops: readonly { readonly at?: TablePoint }[], zoom: number): string {
    const size = (1 / zoom).toFixed(3);
    return stops
      .map((stop) =>
        stop.at
          ? `<g class="stop" transform="${at(ground, stop.at)} scale(${size})"><circle r="9"/><path d="M-4.5-4.5l9 9M4.5-4.5l-9 9"/></g>`
          : '',
      )
      .join('');
  }
}

/** The ruler laid on the table, with its length. */
export const drawRuler = (
  ground: Ground,
  measured: Measured | undefined,
  first: TablePoint | undefined,
  zoom: number,
  lengthText: (cm: number) => string,
): string => {
  const size = (1 / zoom).toFixed(3);
  const dot = (point: TablePoint): string =>
    `<circle class="ruler-end" r="${(5 / zoom).toFixed(2)}" transform="${at(ground, point)}"/>`;
  if (!measured) return first ? dot(first) : '';
  const { from, to, length } = measured;
  const d = pathOf(ground, [from, to], false);
  const middle: TablePoint = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const text = escapeText(lengthText(length));
  const width = text.length * 8 + 14;
  return `<path class="ruler-under" d="${d}"/><path class="ruler-over" d="${d}"/>${dot(from)}${dot(to)}<g class="ruler-tag" transform="${at(ground, middle)} scale(${size})"><rect x="${-width / 2}" y="-13" width="${width}" height="26" rx="5"/><text y="5" text-anchor="middle">${text}</text></g>`;
};
