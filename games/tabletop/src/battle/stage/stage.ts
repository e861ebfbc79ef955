import { stageOf } from '@tambour/stage';
import { FRONT } from '../../front.ts';
import { DRAWING } from '../../stage/drawing.ts';
import { sheetOf } from '../../stage/sheet.ts';
import type { Field } from '../model/state.ts';
import type { TabletopWorld } from '../model/world.ts';
import { bearings, bearingText } from './bearing.ts';
import { COUNTER_NOTES } from './counter-notes.ts';
import { eventText } from './event-text.ts';
import { fact } from './fact.ts';
import { handle } from './handle.ts';
import { label } from './label.ts';
import { measures } from './measures.ts';
import { scene } from './scene.ts';
import { victory } from './victory.ts';

/** How the Napoleonic table shows itself to a page that knows no game. */
export const tabletopStage = stageOf<TabletopWorld, Field>(FRONT, {
  drawing: () => DRAWING.fetch(),
  sheet: (g, language) => sheetOf(g.w.data, language),
  scene,
  counters: COUNTER_NOTES,
  measures,
  victory,
  handle,
  label: (g, command) => label(g.w, command, g),
  eventText,
  fact,
  bearings,
  bearingText,
  examples: async () => (await import('./examples.ts')).EXAMPLES,
  study: async () => (await import('./study.ts')).tabletopStudy,
});
