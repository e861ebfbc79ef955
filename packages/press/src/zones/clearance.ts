import { itemAt } from '@tambour/kernel';
import { passesNear } from '../curve.ts';
import type { Point } from '../ink.ts';
import { type Block, isWithin } from '../labels.ts';
import type { ZoneCourses } from './zone-courses.ts';

/** Free of ways and waters by so much. */
export const isFree = (survey: Pick<ZoneCourses, 'ways' | 'streams' | 'rivers'>, p: Point, gap: number): boolean =>
  !survey.ways.courses.some(({ line }) => passesNear(line, p, gap)) &&
  !survey.streams.some(({ center }) => passesNear(center, p, gap + 3)) &&
  !survey.rivers.some(({ center, half }) => passesNear(center, p, gap + itemAt(half, 0)));

/** Neither word nor number stands here. */
export const isBlank = (blocks: readonly Block[], p: Point): boolean => blocks.every((block) => !isWithin(p, block));
