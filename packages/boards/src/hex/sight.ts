import { type Direction, rotate, STEP_Q, STEP_R } from './direction.ts';
import { type HexGrid, type HexId, hexAtAxial } from './grid.ts';

/**
 * What a line that runs along a hexside does to the two hexes beside it: it is *free* and enters neither (Denain R47),
 * or it takes *both* (Risorgimento R61).
 */
export const HEXSIDE_LINES = ['free', 'both'] as const;
export type HexsideLine = (typeof HEXSIDE_LINES)[number];

/** A hex relative to another, in axial coordinates. */
export type Offset = readonly [dq: number, dr: number];

/**
 * How far an offset reaches in a direction, in half hexes: the neighbour there is at 2, the hexside at 1, and the two
 * neighbours next to that one are at 1 as well. Everything below compares these whole numbers, so nothing is rounded.
 */
const reachTowards = (direction: Direction, q: number, r: number): number => {
  const u = STEP_Q[direction]!;
  const v = STEP_R[direction]!;
  return 2 * (u * q + v * r) + u * r + v * q;
};

/**
 * The sides, one or two at a corner, through which the line to (dq, dr) leaves the hex at (q, r) that it crosses.
 * Towards each side the line gains `pace` half hexes over its whole length and needs `gap` of them to get out, so the
 * first side met has the least gap / pace; fractions are compared by multiplying out.
 */
const exits = (q: number, r: number, dq: number, dr: number): Direction[] => {
  let first: Direction[] = [];
  let bestGap = 1;
  let bestPace = 0;
  for (let direction = 0; direction < 6; direction++) {
    const pace = reachTowards(direction, dq, dr);
    if (pace <= 0) continue;
    const gap = reachTowards(direction, q, r) + 1;
    const order = gap * bestPace - bestGap * pace;
    if (bestPace === 0 || order < 0) {
      first = [direction];
      bestGap = gap;
      bestPace = pace;
    } else if (order === 0) {
      first.push(direction);
    }
  }
  return first;
};

/** What a walk along a line meets: a hex it crosses, two hexes it runs between, a side it crosses or follows. */
interface LineWalk {
  hex?(q: number, r: number): void;
  beside?(q: number, r: number): void;
  side?(q: number, r: number, direction: Direction): void;
}
/**
 * Walks the line from (0, 0) to (dq, dr) from hex to hex. At a corner it goes on into the hex that the line leans to; if it
 * leans to neither it follows the hexside between the two and comes out in the hex beyond.
 */
const walkLine = (dq: number, dr: number, meet: LineWalk): void => {
  let q = 0;
  let r = 0;
  const step = (direction: Direction): void => {
    q += STEP_Q[direction]!;
    r += STEP_R[direction]!;
  };
  while (q !== dq || r !== dr) {
    const [one, two] = exits(q, r, dq, dr);
    if (two === undefined) {
      meet.side?.(q, r, one!);
      step(one!);
    } else {
      const [left, right] = two === rotate(one!, 1) ? [one!, two] : [two, one!];
      const lean = reachTowards(rotate(left, 2), dq, dr);
      if (lean === 0) {
        meet.beside?.(q + STEP_Q[left]!, r + STEP_R[left]!);
        meet.beside?.(q + STEP_Q[right]!, r + STEP_R[right]!);
        meet.side?.(q + STEP_Q[left]!, r + STEP_R[left]!, rotate(left, 2));
        step(left);
        step(right);
      } else {
        const on = lean < 0 ? left : right;
        meet.side?.(q, r, on);
        step(on);
      }
    }
    if (q !== dq || r !== dr) meet.hex?.(q, r);
  }
};

/** The hexes between (0, 0) and (dq, dr), nearest first. */
export const offsetsBetween = (dq: number, dr: number, hexsides: HexsideLine = 'free'): Offset[] => {
  const line: Offset[] = [];
  const add = (q: number, r: number): void => {
    line.push([q, r]);
  };
  walkLine(dq, dr, hexsides === 'both' ? { hex: add, beside: add } : { hex: add });
  return line;
};

type Crossed = readonly (readonly [dq: number, dr: number, direction: Direction])[];
/** Lines as far as guns shoot are looked along again and again. */
const KEPT = 24;
const kept = new Map<number, Crossed>();

/** The hexsides that the line from (0, 0) to (dq, dr) crosses or follows, nearest first, each seen from one of its hexes. */
export const sidesCrossed = (dq: number, dr: number): Crossed => {
  const isNear = Math.abs(dq) <= KEPT && Math.abs(dr) <= KEPT;
  const key = dq * 1024 + dr;
  const known = isNear ? kept.get(key) : undefined;
  if (known) return known;
  const sides: (readonly [number, number, Direction])[] = [];
  walkLine(dq, dr, { side: (q, r, direction) => sides.push([q, r, direction]) });
  if (isNear) kept.set(key, sides);
  return sides;
};

/** The sides of the hex at (dq, dr) by which the line from (0, 0) comes in: those it reaches furthest back towards. */
export const sidesEntered = (dq: number, dr: number): Direction[] =>
  dq === 0 && dr === 0 ? [] : exits(0, 0, -dq, -dr);

/**
 * The hexes whose inside the line from centre to centre crosses, nearest first, the two ends left out (Denain R47).
 * Touching a corner is never crossing; running along a hexside counts only if `hexsides` says so. Where the line leaves
 * the map, as it may along its ragged edge, there is no hex to name.
 */
export const between = (grid: HexGrid, a: HexId, b: HexId, hexsides: HexsideLine = 'free'): HexId[] => {
  const hexes: HexId[] = [];
  for (const [dq, dr] of offsetsBetween(grid.q[b]! - grid.q[a]!, grid.r[b]! - grid.r[a]!, hexsides)) {
    const hex = hexAtAxial(grid, grid.q[a]! + dq, grid.r[a]! + dr);
    if (hex !== undefined) hexes.push(hex);
  }
  return hexes;
};

/** The sides of `b` that the line from `a` crosses or touches as it comes in: two at a corner, in order N to NW. */
export const entersThrough = (grid: HexGrid, a: HexId, b: HexId): Direction[] =>
  sidesEntered(grid.q[b]! - grid.q[a]!, grid.r[b]! - grid.r[a]!);
