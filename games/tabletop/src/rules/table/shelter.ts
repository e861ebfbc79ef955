import { type Base, FINE, isHalfInside, isWithin, partX, partY, type Shape, segmentCrosses } from '@tambour/boards';
import { SHELTERS, type Shelter } from '../../model/vocabulary.ts';
import { type Ground, shelterOf } from './ground.ts';
import { LIMITS } from './measure.ts';
import type { Placed } from './placed.ts';

const better = (a: Shelter, b: Shelter): Shelter => (SHELTERS.indexOf(b) > SHELTERS.indexOf(a) ? b : a);

/** C5a C5m Whether half of a footprint or more is in woods. */
export const isHalfInWood = (ground: Ground, shape: Shape): boolean => {
  const woods = ground.woods.map((wood) => wood.shape);
  return woods.length > 0 && isHalfInside(shape, woods, woods.length);
};
/**
 * C5e Whether a line such as a hedge lies within 1 cm before a base and across its front: straight ahead of the middle of its front
 * edge it is met, at most half a front farther off, as one is that runs askew at 45°. Who stands astride it is not behind it.
 */
export function isBehindLine(base: Readonly<Base>, shape: Shape, line: Shape): boolean {
  if (!isWithin(shape, line, LIMITS.shelterLine)) return false;
  const x = base.x * FINE;
  const y = base.y * FINE;
  const { heading, depth, width } = base;
  const reach = depth + 2 * LIMITS.shelterLine + width;
  return segmentCrosses(
    line,
    x + partX(heading, 0, depth),
    y + partY(heading, 0, depth),
    x + partX(heading, 0, reach),
    y + partY(heading, 0, reach),
  );
}
/** C5a C5b C5d C5e 1.2-F03 1.2-F04 1.2-F05 R54 The shelter that ground gives a unit: of several the best. */
export function shelterAt(unit: Pick<Placed, 'base' | 'shape' | 'sector'>, ground: Ground): Shelter {
  if (unit.sector) return shelterOf(unit.sector.kind);
  let shelter: Shelter = isHalfInWood(ground, unit.shape) ? shelterOf('wood') : 'none';
  for (const { kind, shape } of ground.obstacles) {
    const gives = shelterOf(kind);
    if (gives !== 'none' && isBehindLine(unit.base, unit.shape, shape)) shelter = better(shelter, gives);
  }
  return shelter;
}
