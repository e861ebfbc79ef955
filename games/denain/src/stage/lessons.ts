import type { Lesson } from '@tambour/stage';
import { FIGHT_LESSONS } from './lesson-fight.ts';
import { MARCH_LESSONS } from './lesson-march.ts';
import { ORDER_LESSONS } from './lesson-order.ts';

/** Ten minutes on the real map, from the first march to command. */
export const LESSONS: readonly Lesson[] = [...MARCH_LESSONS, ...FIGHT_LESSONS, ...ORDER_LESSONS];
