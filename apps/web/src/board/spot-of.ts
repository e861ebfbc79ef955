import { type Place, pointOf, type TablePoint } from '@tambour/stage';
import type { Ground, Point, Spot } from '../match/protocol.ts';

/** How large a free point is drawn, in units of the paper. */
const DOT = 9;

/** A point of a measured table on its paper. */
export const onPaper = ({ table, map }: Ground, [x, y]: TablePoint): Point => {
  const { cm = 1, height = 0 } = table ?? {};
  return [map.x + x * cm, map.y + (height - y) * cm];
};

/** Where a place lies: one of the map's own, or a free point of a table. */
export const spotOf = (ground: Ground, place: Place | undefined): Spot | undefined => {
  if (place === undefined) return undefined;
  const own = ground.spots[place];
  const point = own || !ground.table ? undefined : pointOf(place);
  if (point === undefined) return own;
  const [x, y] = onPaper(ground, point);
  return {
    at: [x, y],
    outline: [
      [x - DOT, y],
      [x, y - DOT],
      [x + DOT, y],
      [x, y + DOT],
    ],
  };
};
