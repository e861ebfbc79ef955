import type { Study } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { tabletopTable } from './aim/table.ts';
import { describe } from './describe.ts';
import { ground, places } from './describe-ground.ts';
import { fighting } from './fighting.ts';
import { intendedCommands } from './intended-commands.ts';
import { GUIDES, LESSONS } from './lessons.ts';
import { overlay } from './overlay.ts';
import { printMatter } from './print-matter.ts';
import { survey } from './survey.ts';

/** What is asked for now and then: fetched when it first is. */
export const tabletopStudy: Study<Field> = {
  intended: intendedCommands,
  // Every way is a ghost of the table.
  way: () => undefined,
  overlay,
  describe,
  ground,
  places,
  survey,
  fighting,
  print: printMatter,
  lessons: LESSONS,
  guides: GUIDES,
  table: tabletopTable,
};
