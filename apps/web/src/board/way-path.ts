import { itemAt, lastOf } from '@tambour/kernel';
import type { Point } from '../match/protocol.ts';

const number = (value: number): string => `${Math.round(value * 10) / 10}`;
const pair = ([x, y]: Point): string => `${number(x)} ${number(y)}`;
const toward = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** A line through the middles of places, its corners rounded as a pen would. A place entered twice running counts once. */
export const wayPath = (points: readonly Point[]): string => {
  const steps = points.filter(
    (p, i) => i === 0 || p[0] !== itemAt(points, i - 1)[0] || p[1] !== itemAt(points, i - 1)[1],
  );
  const first = steps[0];
  if (first === undefined || steps.length < 2) return '';
  let path = `M${pair(first)}`;
  for (let i = 1; i < steps.length - 1; i++) {
    const here = itemAt(steps, i);
    path += `L${pair(toward(here, itemAt(steps, i - 1), 0.36))}Q${pair(here)} ${pair(toward(here, itemAt(steps, i + 1), 0.36))}`;
  }
  return `${path}L${pair(lastOf(steps))}`;
};

/** In degrees clockwise from east, how the way comes in at its end. */
export const headingOf = (points: readonly Point[]): number => {
  const end = points.at(-1);
  const before = points.findLast((p) => end !== undefined && (p[0] !== end[0] || p[1] !== end[1]));
  if (end === undefined || before === undefined) return 0;
  return (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
};

/** The same line without its first stretch, as far as that lies on the first leg. */
export const begunAfter = (points: readonly Point[], length: number): readonly Point[] => {
  const [first, second, ...rest] = points;
  if (first === undefined || second === undefined) return points;
  const leg = Math.hypot(second[0] - first[0], second[1] - first[1]);
  return leg <= length ? points : [toward(first, second, length / leg), second, ...rest];
};
