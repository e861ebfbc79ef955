import { examplesFrom } from '@tambour/stage';
import { en } from '../texts/examples.en.ts';
import { fr } from '../texts/examples.fr.ts';
import { ASSAULT_EXAMPLES } from './examples-assault.ts';
import { COMMAND_EXAMPLES } from './examples-command.ts';
import { FIRE_EXAMPLES } from './examples-fire.ts';
import { MARCH_EXAMPLES } from './examples-march.ts';

/** Worked examples on the real maps, in the order of the rulebook. */
export const EXAMPLES = examplesFrom({ en, fr }, [
  ...COMMAND_EXAMPLES,
  ...MARCH_EXAMPLES,
  ...FIRE_EXAMPLES,
  ...ASSAULT_EXAMPLES,
]);
