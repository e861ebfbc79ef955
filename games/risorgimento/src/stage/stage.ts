import { stageOf } from '@tambour/stage';
import { FRONT } from '../front.ts';
import type { Field } from '../model/state.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { bearings, bearingText } from './bearing.ts';
import { COUNTER_NOTES } from './counter-notes.ts';
import { eventText } from './event-text.ts';
import { fact } from './fact.ts';
import { handle } from './handle.ts';
import { label } from './label.ts';
import { measures } from './measures.ts';
import { asked } from './question.ts';
import { scene } from './scene.ts';
import { risorgimentoSheet } from './sheet.ts';
import { victory } from './victory.ts';

/** How Risorgimento 1859 shows itself to a page that knows no game. */
export const risorgimentoStage = stageOf<RisorgimentoWorld, Field>(FRONT, {
  counters: COUNTER_NOTES,
  sheet: (g, language) => risorgimentoSheet(g.w, language, (bridge) => g.s.bridge.isDestroyed[bridge] === 1),
  scene,
  measures,
  // 3.0c Reserves before anything has happened: those of the scenario stand.
  setUp: (g) => (g.s.battle.turn[0] === 1 && asked(g)?.name === 'reserve-in' ? { type: 'done' } : undefined),
  victory,
  handle,
  label: (g, command) => label(g.w, command, g),
  eventText,
  fact,
  bearings,
  bearingText,
  study: async () => (await import('./study.ts')).risorgimentoStudy,
  examples: async () => (await import('./examples.ts')).EXAMPLES,
});
