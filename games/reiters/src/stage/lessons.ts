import type { Lesson } from '@tambour/stage';
import { FIGHT_LESSONS } from './lesson-fight.ts';
import { MARCH_LESSONS } from './lesson-march.ts';
import { ORDER_LESSONS } from './lesson-order.ts';
import { REACTION_LESSONS } from './lesson-react.ts';

/** A quarter of an hour on the maps of three battles, from the first march to orders. */
export const LESSONS: readonly Lesson[] = [...MARCH_LESSONS, ...REACTION_LESSONS, ...FIGHT_LESSONS, ...ORDER_LESSONS];
