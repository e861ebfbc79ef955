import type { Study } from '@tambour/stage';
import { zoneName } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { describe } from './describe.ts';
import { ground } from './describe-ground.ts';
import { intendedCommands } from './intended-commands.ts';
import { GUIDES, LESSONS } from './lessons.ts';
import { fighting } from './measures.ts';
import { overlay } from './overlay.ts';
import { printMatter } from './print-matter.ts';
import { survey } from './survey.ts';
import { way } from './way.ts';

/** What is asked for now and then: fetched when it first is. */
export const study: Study<Field> = {
  intended: intendedCommands,
  way,
  overlay,
  describe,
  ground,
  places: ({ w }) => w.zoneNames.map((place) => ({ place, title: zoneName(w, place) })),
  survey,
  fighting,
  lessons: LESSONS,
  guides: GUIDES,
  print: printMatter,
};
