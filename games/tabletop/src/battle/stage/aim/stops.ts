import { type Base, distanceBetween, type Shape } from '@tambour/boards';
import type { TablePoint } from '@tambour/stage';
import type { Field as MoveField, Trial } from '../../../rules/moving/index.ts';
import { shapeOf } from '../../../rules/table/footprints.ts';
import { nearestPoints } from '../outline.ts';
import { cm } from '../place.ts';
import { asPoint, frontOf } from './frame.ts';

const corners = ({ outline }: Shape): readonly TablePoint[] =>
  Array.from(outline.xs, (x, i): TablePoint => [cm(x / 256), cm((outline.ys[i] ?? 0) / 256)]);
/** The point of a shape nearest to another. */
export function touchPoint(of: Shape, to: Shape): TablePoint {
  const [, point] = nearestPoints({ points: corners(to), radius: 0 }, { points: corners(of), radius: 0 });
  return [Math.round(point[0] * 100) / 100, Math.round(point[1] * 100) / 100];
}
/** Rules that are about what lies in the way, by what that is. */
const IN_THE_WAY = new Set(['C3n', 'C5h', 'C5c', 'C5e', 'C5a', 'C1n']);
const NEAR = new Set(['C3d', 'C3o']);

const nearestShape = (shapes: readonly Shape[], to: Shape): Shape | undefined => {
  let found: Shape | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const shape of shapes) {
    const far = distanceBetween(shape, to);
    if (far < least) [found, least] = [shape, far];
  }
  return found;
};
/** Where what stops a move is, if it is a thing: for want of time nothing is in the way. */
export function whereStopped(
  field: MoveField,
  trial: Trial,
  end: Readonly<Base>,
): (rule: string) => TablePoint | undefined {
  const shape = shapeOf(end);
  const at = (shapes: readonly Shape[]): TablePoint => {
    const found = nearestShape(shapes, shape);
    return found ? touchPoint(found, shape) : asPoint(frontOf(end));
  };
  return (rule) => {
    if (IN_THE_WAY.has(rule) && trial.stop)
      return at(field.solids.flatMap((solid) => (solid.what === trial.stop ? [solid.shape] : [])));
    if (NEAR.has(rule)) return at(field.foes.map((foe) => foe.shape));
    return undefined;
  };
}
