import { advanceLimit } from './advance.hot.ts';
import { overlaps } from './distance.hot.ts';
import { angleBetween, fineStepX, fineStepY, partX, partY, stepX, stepY, wrapHeading } from './heading.hot.ts';
import { type Base, FINE, type Stand } from './measure.ts';
import { baseShape, Shape, setBase, setBox } from './shape.ts';
import { edgeLimit, headingToEdge, isOnStretch, isOnTable, type Stretch, type Table } from './table-edge.ts';

/** Headings are tried so far apart, up to so much to either side; lengths so much shorter, down to so little. */
export const WAY_TURN = 500;
export const MOST_WAY_TURN = 9_000;
export const SHORTER_WAY = 50;
export const LEAST_WAY = 100;

const TRIES = 1 + (2 * MOST_WAY_TURN) / WAY_TURN;

/** What is asked of `freeWay`. */
export interface WayRequest {
  /** Who goes; it faces its new heading at the end. */
  readonly base: Readonly<Base>;
  /** The heading it would take on free ground. */
  heading: number;
  length: number;
  /** How wide the strip is that it needs on the way, from centre to centre. */
  passage: number;
  readonly table: Table;
  /** What it may not overlap on the way or at its end, as many as `blockerCount` says. */
  readonly blockers: readonly Shape[];
  blockerCount: number;
  /** Where it may leave the table: a heading whose way would pass it is free if it is free up to it. */
  readonly exit?: Stretch;
}

/** Where a free way leads. */
export interface Way extends Stand {
  length: number;
  /** It would have passed the exit, and ends where its foremost part touches it. */
  isAtExit: boolean;
}

const front = new Shape(2);
const place = baseShape();
const end: Base = { x: 0, y: 0, heading: 0, width: 0, depth: 0 };
/** Of each heading that is tried, how far its strip is free. */
const rooms = new Int32Array(TRIES);

/** The headings in the order in which they are tried: the ideal one, 5° right, 5° left, 10° right … */
export const triedHeading = (ideal: number, i: number): number =>
  wrapHeading(ideal + (i & 1 ? 1 : -1) * ((i + 1) >> 1) * WAY_TURN);

/** Sets a shape of two corners to a line across a heading, about a point in lengths. */
export const setFront = (shape: Shape, x: number, y: number, heading: number, width: number): void => {
  const dx = partX(heading, width, 0);
  const dy = partY(heading, width, 0);
  shape.x = x * FINE;
  shape.y = y * FINE;
  shape.xs[0] = shape.x + dx;
  shape.ys[0] = shape.y + dy;
  shape.xs[1] = shape.x - dx;
  shape.ys[1] = shape.y - dy;
  setBox(shape);
};

/** How far the strip along a heading is free of blockers. */
const stripRoom = (request: WayRequest, heading: number): number => {
  const { base, blockers, blockerCount } = request;
  setFront(front, base.x, base.y, heading, request.passage);
  let room = request.length;
  for (let i = 0; i < blockerCount && room > 0; i++) room = advanceLimit(front, heading, room, blockers[i]!);
  return room;
};

/** Whether the strip up to a length stays on the table. */
const isStripOnTable = (request: WayRequest, heading: number, length: number): boolean => {
  const { base, table } = request;
  setFront(front, base.x, base.y, heading, request.passage);
  const dx = fineStepX(heading, length);
  const dy = fineStepY(heading, length);
  return (
    front.left + Math.min(0, dx) >= 0 &&
    front.bottom + Math.min(0, dy) >= 0 &&
    front.right + Math.max(0, dx) <= table.width * FINE &&
    front.top + Math.max(0, dy) <= table.height * FINE
  );
};

/** Whether a heading allows a length whose strip is free: strip and base stay on the table, and the base ends clear. */
const allows = (request: WayRequest, heading: number, length: number): boolean => {
  const { base, blockers, blockerCount } = request;
  if (!isStripOnTable(request, heading, length)) return false;
  end.x = base.x + stepX(heading, length);
  end.y = base.y + stepY(heading, length);
  end.heading = heading;
  end.width = base.width;
  end.depth = base.depth;
  setBase(place, end);
  if (!isOnTable(request.table, place)) return false;
  for (let i = 0; i < blockerCount; i++) if (overlaps(place, blockers[i]!)) return false;
  return true;
};

const take = (heading: number, length: number, to: Way): void => {
  to.x = end.x;
  to.y = end.y;
  to.heading = heading;
  to.length = length;
  to.isAtExit = false;
};

/**
 * Whether a heading leads over the exit within the length and is free up to it; then the way is taken. Where the base, turned
 * to the heading, would be over the edge at once, it stays as it is, if it looks to the edge rather than along it.
 */
const leaves = (request: WayRequest, exit: Stretch, heading: number, room: number, to: Way): boolean => {
  const { base, table, length } = request;
  end.x = base.x;
  end.y = base.y;
  end.heading = heading;
  end.width = base.width;
  end.depth = base.depth;
  setBase(place, end);
  const most = edgeLimit(table, exit.edge, place, heading, length);
  if (most === length || most > room) return false;
  if (!isOnStretch(exit, base.x + stepX(heading, most), base.y + stepY(heading, most))) return false;
  // The end is on whole lengths: half of one may be over the edge.
  let left = most;
  while (left > 0 && left > most - 3 && !allows(request, heading, left)) left--;
  if (left === most - 3) return false;
  if (left > 0) take(heading, left, to);
  else {
    if (angleBetween(heading, headingToEdge(exit.edge)) > MOST_WAY_TURN / 2) return false;
    to.x = base.x;
    to.y = base.y;
    to.heading = base.heading;
    to.length = 0;
  }
  to.isAtExit = true;
  return true;
};

/**
 * Finds the first free way: the whole length along the ideal heading, then along headings turned by 5°, 10° … 90°, right
 * before left; where none allows it, the one that goes farthest of lengths 0.5 cm shorter each, down to 1.0 cm, the first
 * of equals. A heading allows a length when neither the strip from centre to centre nor the base at its end overlaps a
 * blocker or leaves the table; over the exit it may go, and stops there. Writes where it leads; false if there is none.
 */
export const freeWay = (request: WayRequest, to: Way): boolean => {
  const { length } = request;
  for (let i = 0; i < TRIES; i++) {
    const heading = triedHeading(request.heading, i);
    rooms[i] = stripRoom(request, heading);
    if (request.exit !== undefined && leaves(request, request.exit, heading, rooms[i]!, to)) return true;
    if (rooms[i]! < length || !allows(request, heading, length)) continue;
    take(heading, length, to);
    return true;
  }
  for (let less = length - SHORTER_WAY; less >= LEAST_WAY; less -= SHORTER_WAY) {
    for (let i = 0; i < TRIES; i++) {
      const heading = triedHeading(request.heading, i);
      if (rooms[i]! < less || !allows(request, heading, less)) continue;
      take(heading, less, to);
      return true;
    }
  }
  return false;
};
