import { stageOf } from '@tambour/stage';
import { FRONT } from '../front.ts';
import type { Field } from '../model/state.ts';
import type { DenainWorld } from '../model/world.ts';
import { bearings, bearingText } from './bearing.ts';
import { COUNTER_NOTES } from './counter-notes.ts';
import { eventText } from './event-text.ts';
import { fact } from './fact.ts';
import { sheet } from './ground.ts';
import { handle } from './handle.ts';
import { label } from './label.ts';
import { measures } from './measures.ts';
import { asked } from './question.ts';
import { scene } from './scene.ts';
import { victory } from './victory.ts';

/** How Denain shows itself to a page that knows no game. */
export const denainStage = stageOf<DenainWorld, Field>(FRONT, {
  counters: COUNTER_NOTES,
  sheet,
  scene,
  measures,
  setUp: (f) => (asked(f)?.name === 'set-up' ? { type: 'ready' } : undefined),
  victory,
  handle,
  label: (f, command) => label(f.w, command, f),
  eventText,
  fact,
  bearings,
  bearingText,
  study: async () => (await import('./study.ts')).denainStudy,
  examples: async () => (await import('./examples.ts')).EXAMPLES,
});
