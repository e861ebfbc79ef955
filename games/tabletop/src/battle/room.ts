import { type Base, isOnTable, overlaps, type Shape, stepX, stepY } from '@tambour/boards';
import { shapeOf } from '../rules/table/footprints.ts';
import { lengthsOf } from '../rules/table/measure.ts';
import { isClearPlace, isInPlay } from '../rules/table/placed.ts';
import { NO_UNIT, type UnitId } from './model/ids.ts';
import type { Field } from './model/state.ts';
import { unitsOf } from './model/views.ts';

const STEP_BESIDE = lengthsOf(0.5);
const FARTHEST = lengthsOf(60);
const AROUND = 24;
const FULL_TURN = 36_000;

/** C1e C5b C5h Whether a unit may stand there: on the table, over nobody, in no river, marsh or building. One `leaving` makes room. */
export const isFree = (g: Field, u: UnitId, shape: Shape, leaving = NO_UNIT): boolean =>
  isOnTable(g.w.table, shape) &&
  isClearPlace(
    shape,
    unitsOf(g).filter((other) => other.u !== u && other.u !== leaving),
  ) &&
  g.w.ground.impassable.every((area) => !overlaps(shape, area)) &&
  g.w.ground.sectors.every((sector) => !overlaps(shape, sector.shape));

/** C1e C1n Whether a unit that stood somewhere overlaps nothing there that it did not overlap before, the edge of the table neither. */
export function isNoFarther(g: Field, u: UnitId, before: Shape, shape: Shape): boolean {
  const isNew = (other: Shape): boolean => overlaps(shape, other) && !overlaps(before, other);
  const { impassable, sectors } = g.w.ground;
  return !(
    (isOnTable(g.w.table, before) && !isOnTable(g.w.table, shape)) ||
    unitsOf(g).some((other) => other.u !== u && isInPlay(other) && isNew(other.shape)) ||
    impassable.some(isNew) ||
    sectors.some((sector) => isNew(sector.shape))
  );
}

/** C1e The free place for a base nearest to where it should stand, its heading kept; none within reach if nothing comes back. */
export function freePlace(g: Field, u: UnitId, base: Readonly<Base>, leaving = NO_UNIT): Base | undefined {
  if (isFree(g, u, shapeOf(base), leaving)) return { ...base };
  for (let off = STEP_BESIDE; off <= FARTHEST; off += STEP_BESIDE)
    for (let i = 0; i < AROUND; i++) {
      const heading = (base.heading + (i * FULL_TURN) / AROUND) % FULL_TURN;
      const x = base.x + stepX(heading, off);
      const y = base.y + stepY(heading, off);
      if (x < 0 || y < 0) continue;
      const there = { ...base, x, y };
      if (isFree(g, u, shapeOf(there), leaving)) return there;
    }
  return undefined;
}
