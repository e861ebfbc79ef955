import type { Point } from '../ink.ts';
import type { Rect } from '../layout.ts';

/** What something drawn may cover, edges counted: rather too much than too little. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
export const NOWHERE: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export const boxOf = ({ x, y, width, height }: Rect): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** As SVG writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export const SAME: Matrix = [1, 0, 0, 1, 0, 0];

export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

export const mapped = (box: Box, m: Matrix): Box => {
  if (m === SAME) return box;
  // Infinity times nothing is no number.
  if (!Number.isFinite(box.right - box.left) || !Number.isFinite(box.bottom - box.top)) return box;
  const corners: Point[] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ];
  return corners.reduce<Box>((all, [x, y]) => {
    const [px, py] = [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
    return union(all, { left: px, top: py, right: px, bottom: py });
  }, NOWHERE);
};

const STEP = /(\w+)\(([^)]*)\)/g;

/** The value of a `transform` attribute; undefined for what this does not know. */
export const matrixOf = (transform: string): Matrix | undefined => {
  let all = SAME;
  for (const [, name, list = ''] of transform.matchAll(STEP)) {
    const n = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const [p = 0, q, r = 0] = n;
    if (name === 'translate') all = times(all, [1, 0, 0, 1, p, q ?? 0]);
    else if (name === 'scale') all = times(all, [p, 0, 0, q ?? p, 0, 0]);
    else if (name === 'matrix' && n.length === 6) all = times(all, n as unknown as Matrix);
    else if (name === 'rotate') {
      const [cos, sin] = [Math.cos((p * Math.PI) / 180), Math.sin((p * Math.PI) / 180)];
      const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
      all = times(all, times(times([1, 0, 0, 1, q ?? 0, r], turn), [1, 0, 0, 1, -(q ?? 0), -r]));
    } else return undefined;
  }
  return all;
};
