import { itemAt, present } from '@tambour/kernel';
import type { Place } from '@tambour/stage';
import type { Point, Spot } from '../match/protocol.ts';

/** Which place lies under a point. Places are sorted into square cells once, so that a pointer's move costs nothing. */
export interface PlaceIndex {
  /** The place whose outline holds the point; failing that the nearest whose outline is within `tolerance`. */
  at(point: Point, tolerance?: number): Place | undefined;
}

export const isInside = (outline: readonly Point[], [x, y]: Point): boolean => {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = itemAt(outline, i);
    const [bx, by] = itemAt(outline, j);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

const squareTo = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

export const placeIndex = (spots: Readonly<Record<Place, Spot>>, unit: number): PlaceIndex => {
  const side = unit * 2;
  const cells = new Map<string, Place[]>();
  const cellOf = (value: number): number => Math.floor(value / side);
  for (const [place, { outline }] of Object.entries(spots)) {
    const xs = outline.map((p) => p[0]);
    const ys = outline.map((p) => p[1]);
    for (let cx = cellOf(Math.min(...xs)); cx <= cellOf(Math.max(...xs)); cx++)
      for (let cy = cellOf(Math.min(...ys)); cy <= cellOf(Math.max(...ys)); cy++) {
        const key = `${cx} ${cy}`;
        const cell = cells.get(key);
        if (cell === undefined) cells.set(key, [place]);
        else cell.push(place);
      }
  }
  const nearest = (places: Iterable<Place>, point: Point): Place | undefined => {
    let found: Place | undefined;
    let best = Number.POSITIVE_INFINITY;
    for (const place of places) {
      const square = squareTo(present(spots[place]).at, point);
      if (square <= best) {
        best = square;
        found = place;
      }
    }
    return found;
  };
  /** A small place is as good as round; the outline of one with room runs where it will. */
  const isNear = ({ at, outline, room }: Spot, point: Point, tolerance: number): boolean =>
    room === undefined
      ? squareTo(at, point) <= (unit + tolerance) ** 2
      : outline.some((p) => squareTo(p, point) <= tolerance ** 2);
  return {
    at(point, tolerance = 0) {
      const cx = cellOf(point[0]);
      const cy = cellOf(point[1]);
      const here = (cells.get(`${cx} ${cy}`) ?? []).filter((place) => isInside(present(spots[place]).outline, point));
      if (here.length > 0) return nearest(here, point);
      if (tolerance <= 0) return undefined;
      const around: Place[] = [];
      for (let x = cx - 1; x <= cx + 1; x++)
        for (let y = cy - 1; y <= cy + 1; y++) around.push(...(cells.get(`${x} ${y}`) ?? []));
      const near = around.filter((place) => isNear(present(spots[place]), point, tolerance));
      return nearest(near, point);
    },
  };
};
