import { examplesFrom } from '@tambour/stage';
import { en } from '../texts/examples.en.ts';
import { fr } from '../texts/examples.fr.ts';
import { AFTERMATH_EXAMPLES } from './examples-after.ts';
import { ASSAULT_EXAMPLES } from './examples-assault.ts';
import { FIRE_EXAMPLES } from './examples-fire.ts';
import { MARCH_EXAMPLES } from './examples-march.ts';

/** Worked examples on the real map, in the order of the rulebook. */
export const EXAMPLES = examplesFrom({ en, fr }, [
  ...MARCH_EXAMPLES,
  ...FIRE_EXAMPLES,
  ...ASSAULT_EXAMPLES,
  ...AFTERMATH_EXAMPLES,
]);
