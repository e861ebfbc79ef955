import { BAND, COUNTER } from './counter.ts';
import type { Point } from './ink.ts';
import { facingAngle } from './layout.ts';
import { type CounterPart, isLeaderArm, type PieceFace } from './piece.ts';

const HALF = COUNTER / 2;
/** How far out the pointer of the facing stands. */
const OUT = 42;
const angleOf = ({ facing = 0, facesTo }: PieceFace): number => (facingAngle(facing, facesTo) * Math.PI) / 180;

/** Where a part lies on the counter, about its middle: the end of a line that explains it. */
export function counterPartAt(part: CounterPart, face: PieceFace): Point {
  switch (part) {
    case 'name':
      return [0, -HALF + BAND / 2];
    case 'emblem':
      return [-23, -3];
    case 'arm':
      return [0, -3];
    case 'badge':
      return isLeaderArm(face.arm) ? [-22.8, 5.4] : [22.4, -5];
    case 'formation':
      return face.badge === undefined ? [23, -2] : [22.6, 6.5];
    case 'stars':
      return [23, -6];
    case 'strength':
      return [-HALF + 9, HALF - 10];
    case 'morale':
      return [0, HALF - 11];
    case 'movement':
      return [HALF - 9, HALF - 10];
    case 'range':
      return [face.movement === undefined ? HALF - 12 : -HALF + 13, HALF - 10];
    case 'gun':
      return [0, HALF - 11];
    case 'hits':
      return [-HALF, -HALF + 1];
    case 'facing':
      return [OUT * Math.cos(angleOf(face)), OUT * Math.sin(angleOf(face))];
  }
}
