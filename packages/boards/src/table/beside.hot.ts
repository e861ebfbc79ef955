import { overlaps } from './distance.hot.ts';
import { roundedShare } from './exact.hot.ts';
import { partX, partY } from './heading.hot.ts';
import { type Base, FINE } from './measure.ts';
import { baseShape, discShape, setBase, setDisc } from './shape.ts';
import { cosineOf, SINE_ONE, sineOf } from './sine.ts';
import type { Spot } from './table-edge.ts';

const place = baseShape();
const disc = discShape();

/** So many lengths a disc is moved out, at most, where its centre was rounded into the base. */
const MOST_OUT = 4;

/**
 * Writes where a disc touches a side of a base (0 front, then left, rear, right), so many lengths along that side from its
 * middle: right or ahead is positive. Its centre is a whole length, and off the base.
 */
export const besideSide = (base: Readonly<Base>, side: number, along: number, radius: number, to: Spot): void => {
  const isEnd = side === 0 || side === 2;
  const sign = side === 0 || side === 3 ? 1 : -1;
  setBase(place, base);
  for (let out = 0; out <= MOST_OUT; out++) {
    const away = sign * ((isEnd ? base.depth : base.width) + 2 * (radius + out));
    const across = isEnd ? 2 * along : away;
    const ahead = isEnd ? away : 2 * along;
    to.x = base.x + roundedShare(partX(base.heading, across, ahead), FINE);
    to.y = base.y + roundedShare(partY(base.heading, across, ahead), FINE);
    setDisc(disc, to.x, to.y, radius);
    if (!overlaps(disc, place)) return;
  }
};

/**
 * Writes where a disc stands that is set off a base it overlaps, touching it, by the shortest way out; front, left, rear
 * and right in this order where two are alike. A disc that does not overlap it stays.
 */
export const setOff = (base: Readonly<Base>, x: number, y: number, radius: number, to: Spot): void => {
  to.x = x;
  to.y = y;
  setBase(place, base);
  setDisc(disc, x, y, radius);
  if (!overlaps(disc, place)) return;
  const sine = sineOf(base.heading);
  const cosine = cosineOf(base.heading);
  const right = roundedShare((x - base.x) * cosine - (y - base.y) * sine, SINE_ONE);
  const ahead = roundedShare((x - base.x) * sine + (y - base.y) * cosine, SINE_ONE);
  // Twice how deep the centre lies behind each side.
  let side = 0;
  let least = base.depth - 2 * ahead;
  if (base.width + 2 * right < least) {
    side = 1;
    least = base.width + 2 * right;
  }
  if (base.depth + 2 * ahead < least) {
    side = 2;
    least = base.depth + 2 * ahead;
  }
  if (base.width - 2 * right < least) side = 3;
  // Beyond a corner it would not touch any more.
  const isEnd = side === 0 || side === 2;
  const most = (isEnd ? base.width : base.depth) >> 1;
  besideSide(base, side, Math.min(most, Math.max(-most, isEnd ? right : ahead)), radius, to);
};
