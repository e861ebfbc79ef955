import { escapeText, HEX } from '@tambour/press';
import type { MapEdge, Place } from '@tambour/stage';
import type { Ground, Point, Rect, Spot } from '../match/protocol.ts';
import type { Box } from './box.ts';
import type { BoardSeal } from './scene.ts';
import { layPaper, svgElement, svgLayer, tooltip } from './svg-layer.ts';

/** Half the width of a seal with its rim, in the units of a counter's place. */
const REACH = 19;
/** In CSS pixels, a seal is never narrower. */
const LEGIBLE = 26;
/** The edge of wax: a circle with so many bulges. */
const BULGES = 14;
const WAX = Array.from({ length: BULGES * 2 }, (_, i) => {
  const [turn, r] = [(i * Math.PI) / BULGES, i % 2 === 0 ? 17.5 : 15.6];
  return `${i === 0 ? 'M' : 'L'}${(Math.cos(turn) * r).toFixed(2)} ${(Math.sin(turn) * r).toFixed(2)}`;
}).join('');
/** A swallowtail for the first side, a triangle for the second: as everywhere on the page. */
const PENNONS = ['M-2-33h21l-6 6.5l6 6.5h-21z', 'M-2-33l23 6.5l-23 6.5z'];
/** The same with room for two letters. */
const LONG_PENNONS = ['M-2-33h27l-6 6.5l6 6.5h-27z', 'M-2-34.5l34 8l-34 8z'];

/** One seal about its own middle: its points, whose it is by the pennon's shape and letter, filled where it scores now. */
export function sealMarkup({ points, side, letter, isScored, exit, title }: BoardSeal): string {
  const owner = side === undefined ? '' : ` side-${side}`;
  const isLong = letter.length > 1;
  const pennons = isLong ? LONG_PENNONS : PENNONS;
  const middle = (side === 1 ? 4 : 6) + (isLong ? 2 : 0);
  const pennon =
    side === undefined
      ? ''
      : `<path class="seal-staff" d="M-2-34v22"/><path class="seal-pennon" d="${pennons[side] ?? pennons[0]}"/><text class="seal-letter" x="${middle}" y="-22.6" text-anchor="middle">${escapeText(letter)}</text>`;
  // An exit points the way out.
  const way =
    exit === undefined ? '' : `<path class="seal-wax" transform="rotate(${OUTWARD[exit]})" d="M14-9L25 0L14 9z"/>`;
  return `<g class="objective${owner}${isScored ? ' scored' : ''}">${tooltip(title)}${pennon}${way}<path class="seal-wax" d="${WAX}"/><circle class="seal-ring" r="12.4"/><text class="seal-points" y="5.2" text-anchor="middle">${points}</text></g>`;
}

/**
 * Where the seals of a place go. Costs and points left are written in the middle of a place or under its counters, signs of attack on
 * their upper left: the upper right is free, at the corner of a hex or beside the counters of a zone.
 */
export function sealsAt(spot: Spot, unit: number, block: Box | undefined, count: number, scale: number): Point[] {
  const [x, y] = spot.at;
  const step = 2 * REACH * scale;
  if (spot.room === undefined)
    return Array.from({ length: count }, (_, i) => [x + unit * 0.66, y - unit * 0.42 + i * step]);
  const top = block === undefined ? y - spot.room * 0.45 : block.top + REACH * scale;
  const left = block === undefined ? x + spot.room * 0.3 : block.right + REACH * 0.8 * scale;
  return Array.from({ length: count }, (_, i) => [left, top + i * step * 1.35]);
}

/** Which way an arrow to the right is turned, in degrees. */
const OUTWARD: Readonly<Record<MapEdge, number>> = { N: -90, E: 0, S: 90, W: 180 };

/** In the middle of the stretch of the map's edge that a place has. */
export function exitSealAt({ at, outline }: Spot, map: Rect, edge: MapEdge, scale: number): Point {
  const [right, bottom] = [map.x + map.width, map.y + map.height];
  const inset = REACH * 1.3 * scale;
  const isUpright = edge === 'E' || edge === 'W';
  const line = { N: map.y, E: right, S: bottom, W: map.x }[edge];
  const along = outline
    .filter(([x, y]) => Math.abs((isUpright ? x : y) - line) < 3)
    .map(([x, y]) => (isUpright ? y : x));
  const middle = along.length === 0 ? at[isUpright ? 1 : 0] : (Math.min(...along) + Math.max(...along)) / 2;
  const inside = edge === 'N' || edge === 'W' ? line + inset : line - inset;
  return isUpright ? [inside, middle] : [middle, inside];
}

/** Places worth points, over the counters: what one fights for is never hidden by who stands there. */
export class SealLayer {
  readonly element = svgLayer('board-seals');
  private readonly seals = svgElement('g', '');

  constructor() {
    this.element.append(this.seals);
  }

  lay(ground: Ground): void {
    layPaper(this.element, ground.paper);
  }

  /** From far off seals are drawn larger, so that their figure can be read. */
  show(ground: Ground, seals: readonly BoardSeal[], zoom: number, taken: (place: Place) => Box | undefined): void {
    const size = ground.unit / HEX;
    const legible = LEGIBLE / (2 * REACH * zoom);
    const places = [...new Set(seals.map(({ place }) => place))];
    this.seals.innerHTML = places
      .map((place) => {
        const spot = ground.spots[place];
        const here = seals.filter((seal) => seal.place === place);
        if (spot === undefined) return '';
        const toHold = here.filter(({ exit }) => exit === undefined);
        const scale = Math.max(size * (spot.room === undefined ? 0.8 : 1), legible);
        const at = sealsAt(spot, ground.unit, taken(place), toHold.length, scale);
        return here
          .map((seal) => {
            const [x, y] =
              seal.exit === undefined
                ? (at[toHold.indexOf(seal)] ?? spot.at)
                : exitSealAt(spot, ground.map, seal.exit, scale);
            return `<g data-seal="${escapeText(place)}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${sealMarkup(seal)}</g>`;
          })
          .join('');
      })
      .join('');
  }
}
