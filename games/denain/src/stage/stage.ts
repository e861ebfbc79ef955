import type { Stage } from '@tambour/stage';
import type { Field } from '../state.ts';
import type { DenainWorld } from '../world.ts';
import { CARD } from './card.ts';
import { fact } from './fact.ts';
import { sheet } from './ground.ts';
import { handle } from './handle.ts';
import { label } from './label.ts';
import { measures } from './measures.ts';
import { LESSON_IDS, overlays } from './programme.ts';
import { scene } from './scene.ts';
import { tell } from './telling.ts';
import { way } from './way.ts';

/** Where a unit stands, so that a move to its own hex is called a turn. */
const standsIn = (f: Field, unit: string): string | undefined => {
  const u = f.w.unitIndex.get(unit);
  return u === undefined ? undefined : f.w.hexNames[f.s.unit.hex[u]!];
};

/** How Denain shows itself to a page that knows no game. */
export const denainStage: Stage<DenainWorld, Field> = {
  card: CARD,
  sheet,
  scene,
  measures,
  handle,
  way,
  label: (f, command) => label(f.w, command, typeof command.unit === 'string' ? standsIn(f, command.unit) : undefined),
  overlays,
  tell,
  fact,
  lessons: LESSON_IDS,
  study: async () => (await import('./study.ts')).denainStudy,
};
