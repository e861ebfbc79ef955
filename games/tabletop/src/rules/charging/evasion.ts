import { type Base, overlaps } from '@tambour/boards';
import type { Degradation } from '../../model/vocabulary.ts';
import { atLeast } from '../degradation.ts';
import { rateOf } from '../rates.ts';
import { shapeOf } from '../table/footprints.ts';
import { centreOf, headingAway } from '../table/goals.ts';
import { lengthsOf } from '../table/measure.ts';
import { compulsoryQuarter, groundInTheWay } from '../table/path.ts';
import { type Home, isInPlay, type Placed } from '../table/placed.ts';
import { type Course, courseOf, degradationAt, reachOf, standAt } from './course.ts';
import type { Field, Fighter } from './field.ts';

/** Where an evasion ends. */
export interface Evasion {
  readonly base: Readonly<Base>;
  readonly moved: number;
  readonly degradation: Degradation;
  /** Its way; none if it stays. */
  readonly course: Course | null;
}
/**
 * C8f C4d C15a C15f C15g A full normal move of its formation straight away from the charger, turning for nothing, by the way of compulsory moves;
 * what it crosses takes its time. It ends facing its way, disorganised at least. Hemmed in, it stays.
 */
export function evade(unit: Fighter, from: Pick<Placed, 'shape'>, field: Field, home: Home): Evasion {
  const others = field.units.filter((other) => other !== unit && isInPlay(other));
  const shapes = (isFriend: boolean) =>
    others.filter(({ side }) => (side === unit.side) === isFriend).map(({ shape }) => shape);
  const friends = shapes(true);
  const inTheWay = [...shapes(false), ...groundInTheWay(unit, field.ground, field.units)];
  const perPeriod = lengthsOf(rateOf(unit));
  const away = headingAway(unit.base.x, unit.base.y, centreOf(from.shape));
  const way = compulsoryQuarter({
    walker: unit,
    base: unit.base,
    heading: away,
    length: perPeriod,
    home,
    friends,
    others: inTheWay,
  });
  const stays = { base: unit.base, moved: 0, degradation: atLeast(unit.degradation, 'disorganised'), course: null };
  if (way.blocked) return stays;
  const course = courseOf(unit, 0, perPeriod, field, { ...unit.base, heading: way.heading });
  // Its time may not lead to the end of the way; where it then stops it must be clear of everybody.
  const isClear = (length: number): boolean => {
    const shape = shapeOf(standAt(course, length));
    return ![...friends, ...inTheWay].some((other) => overlaps(shape, other));
  };
  let moved = reachOf(course, way.moved);
  while (moved > 0 && !isClear(moved)) moved--;
  if (moved <= 0) return stays;
  return {
    base: standAt(course, moved),
    moved,
    degradation: atLeast(degradationAt(course, moved), 'disorganised'),
    course,
  };
}
