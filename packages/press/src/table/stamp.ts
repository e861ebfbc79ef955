import { itemAt } from '@tambour/kernel';
import { number, type Point } from '../ink.ts';

/** One shape printed many times into a single path: a battalion costs as many elements as one man. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise; at 0 it looks up the paper. */
  readonly turn: number;
  readonly scale?: number;
}

/** Moves, lines, arcs of Bézier, and the close of a ring; all numbers absolute. */
export type Shape = readonly (readonly [command: 'M' | 'L' | 'C' | 'Z', ...points: Point[]])[];

const COMMAND = /([MLCZ])([^MLCZ]*)/g;

/** Path data written with capital letters only. */
export const shape = (data: string): Shape =>
  [...data.matchAll(COMMAND)].map(([, command, rest = '']) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push([itemAt(numbers, i), itemAt(numbers, i + 1)]);
    return [command as 'M' | 'L' | 'C' | 'Z', ...points] as const;
  });

/** A ring of four arcs. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number): Shape => {
  const k = 0.5523;
  return [
    ['M', [cx - rx, cy]],
    ['C', [cx - rx, cy - ry * k], [cx - rx * k, cy - ry], [cx, cy - ry]],
    ['C', [cx + rx * k, cy - ry], [cx + rx, cy - ry * k], [cx + rx, cy]],
    ['C', [cx + rx, cy + ry * k], [cx + rx * k, cy + ry], [cx, cy + ry]],
    ['C', [cx - rx * k, cy + ry], [cx - rx, cy + ry * k], [cx - rx, cy]],
    ['Z'],
  ];
};

const DEGREE = Math.PI / 180;

export const turned = ([x, y]: Point, turn: number): Point => {
  const [c, s] = [Math.cos(turn * DEGREE), Math.sin(turn * DEGREE)];
  return [x * c - y * s, x * s + y * c];
};

export const stamped = (what: Shape, poses: readonly Pose[], shift: Point = [0, 0]): string => {
  let path = '';
  for (const { x, y, turn, scale = 1 } of poses) {
    const [c, s] = [Math.cos(turn * DEGREE) * scale, Math.sin(turn * DEGREE) * scale];
    for (const [command, ...points] of what) {
      path += command;
      points.forEach(([px, py], i) => {
        const text = `${number(x + shift[0] + px * c - py * s)} ${number(y + shift[1] + px * s + py * c)}`;
        path += i === 0 ? text : ` ${text}`;
      });
    }
  }
  return path;
};
