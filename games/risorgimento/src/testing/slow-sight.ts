/**
 * 12.3 of our specification, written from its text and nothing else: hexes as columns and rows, sight by clipping the line against each
 * hexagon in whole numbers. Slow, and independent of the boards.
 */
export interface Place {
  readonly column: number;
  readonly row: number;
}
export interface SightGround {
  level(at: Place): number;
  terrain(at: Place): string;
  isOccupied(at: Place): boolean;
  has(at: Place): boolean;
  /** The level of a crest between two neighbours, or 0. */
  crest(a: Place, b: Place): number;
}
export interface Blocked {
  readonly at: Place;
  readonly clause: 1 | 2 | 3 | 4;
}

const centre = ({ column, row }: Place): readonly [number, number] => [
  3 * column,
  2 * row - (column % 2 === 0 ? 1 : 0),
];
/** A hexagon around (0, 0): the corners (±2, 0), (±1, ±1) lie on |y| = 1 and |x| + |y| = 2. */
const EDGES: readonly (readonly [a: number, b: number, most: number])[] = [
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, 2],
  [1, -1, 2],
  [-1, 1, 2],
  [-1, -1, 2],
];
/** A fraction, its denominator positive. */
type Part = readonly [over: number, under: number];
const compare = (a: Part, b: Part): number => a[0] * b[1] - b[0] * a[1];
interface Stretch {
  readonly from: Part;
  readonly to: Part;
  /** Whether it lies inside the hexagon, not on its rim. */
  readonly isInside: boolean;
}
/** The part of the line from one centre to another that a closed hexagon takes, if that is more than a point. */
function stretch(from: Place, to: Place, x: Place): Stretch | undefined {
  const [px, py] = centre(from);
  const [qx, qy] = centre(to);
  const [cx, cy] = centre(x);
  // Too far from the line for even the box around the hexagon to reach it.
  const off = Math.abs((qx - px) * (cy - py) - (qy - py) * (cx - px));
  if (off > Math.abs(qx - px) + 2 * Math.abs(qy - py)) return undefined;
  let start: Part = [0, 1];
  let end: Part = [1, 1];
  let isInside = true;
  for (const [a, b, most] of EDGES) {
    const gains = a * (qx - px) + b * (qy - py);
    const room = most - a * (px - cx) - b * (py - cy);
    if (gains === 0) {
      if (room < 0) return undefined;
      if (room === 0) isInside = false;
      continue;
    }
    const at: Part = gains > 0 ? [room, gains] : [-room, -gains];
    if (gains > 0 && compare(at, end) < 0) end = at;
    if (gains < 0 && compare(at, start) > 0) start = at;
  }
  return compare(start, end) < 0 ? { from: start, to: end, isInside } : undefined;
}

export const apart = (a: Place, b: Place): number => {
  const q = a.column - b.column;
  const s = slant(a) - slant(b);
  return (Math.abs(q) + Math.abs(s) + Math.abs(q + s)) / 2;
};
const slant = ({ column, row }: Place): number => row - (column - (column % 2)) / 2;
const isSame = (a: Place, b: Place): boolean => a.column === b.column && a.row === b.row;

/** Every hex whose closed hexagon shares more than a point with the line, the ends too. */
function* along(from: Place, to: Place): Generator<readonly [Place, Stretch]> {
  const columns = [from.column, to.column].sort((a, b) => a - b);
  const rows = [from.row, to.row].sort((a, b) => a - b);
  for (let column = columns[0]!; column <= columns[1]!; column++)
    for (let row = rows[0]! - 1; row <= rows[1]! + 1; row++) {
      const found = stretch(from, to, { column, row });
      if (found) yield [{ column, row }, found];
    }
}
const RAISED = ['woods', 'difficult_woods', 'village', 'town', 'chateau'];
const SCREENS = ['woods', 'difficult_woods', 'heavily_cultivated'];

/** What blocks the sight between two hexes, by which clause; nothing if they see each other. */
export function slowSight(ground: SightGround, from: Place, to: Place): Blocked[] {
  if (apart(from, to) <= 1) return [];
  const out: Blocked[] = [];
  const e = (x: Place) => ground.level(x);
  const high = Math.max(e(from), e(to));
  const line = [...along(from, to)];
  for (const [x] of line) {
    if (isSame(x, from) || isSame(x, to) || !ground.has(x)) continue;
    const h = ground.level(x) + (RAISED.includes(ground.terrain(x)) ? 1 : 0);
    const isScreen = SCREENS.includes(ground.terrain(x));
    const block = (clause: Blocked['clause']) => out.push({ at: x, clause });
    if (h > high) block(1);
    if ((isScreen && high <= h) || (ground.isOccupied(x) && high <= ground.level(x))) block(2);
    if (isScreen && e(from) > e(to) && e(from) > h && e(to) <= h && apart(x, to) <= apart(x, from)) block(3);
    if (isScreen && e(to) > e(from) && e(to) > h && e(from) <= h && apart(x, from) <= apart(x, to)) block(4);
  }
  // A crest counts where the line goes over from one of its hexes into the other, or runs along it.
  for (const [a, one] of line)
    for (const [b, two] of line) {
      if (apart(a, b) !== 1 || [a, b].some((x) => isSame(x, from) || isSame(x, to) || !ground.has(x))) continue;
      const goesOver = one.isInside && two.isInside && compare(one.to, two.from) === 0;
      const runsAlong = !one.isInside && !two.isInside && compare(one.from, two.from) === 0;
      if ((goesOver || runsAlong) && ground.crest(a, b) > high) out.push({ at: a, clause: 1 });
    }
  return out;
}
