import { stageOf } from '@tambour/stage';
import { FRONT } from '../front.ts';
import type { Field } from '../model/state.ts';
import type { ReitersWorld } from '../model/world.ts';
import { bearings, bearingText } from './bearing.ts';
import { COUNTER_NOTES } from './counter-notes.ts';
import { eventText } from './event-text.ts';
import { fact } from './fact.ts';
import { handle } from './handle.ts';
import { label } from './label.ts';
import { measures } from './measures.ts';
import { asked } from './question.ts';
import { scene } from './scene.ts';
import { reitersSheet } from './sheet.ts';
import { victory } from './victory.ts';

/** How the five battles show themselves to a page that knows no game. */
export const reitersStage = stageOf<ReitersWorld, Field>(FRONT, {
  counters: COUNTER_NOTES,
  sheet: (f, language) => reitersSheet(f.w.data, language),
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
  study: async () => (await import('./study.ts')).study,
  examples: async () => (await import('./examples.ts')).EXAMPLES,
});
