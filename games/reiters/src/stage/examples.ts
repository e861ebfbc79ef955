import { examplesFrom } from '@tambour/stage';
import { en } from '../texts/examples.en.ts';
import { fr } from '../texts/examples.fr.ts';
import { COMBAT_EXAMPLES } from './examples-combat.ts';
import { GUN_EXAMPLES } from './examples-guns.ts';
import { MARCH_EXAMPLES } from './examples-march.ts';
import { OPTION_EXAMPLES } from './examples-options.ts';
import { REACTION_EXAMPLES } from './examples-reactions.ts';

/** Worked examples on the maps of the battles, in the order of the rulebook. */
export const EXAMPLES = examplesFrom({ en, fr }, [
  ...MARCH_EXAMPLES,
  ...REACTION_EXAMPLES,
  ...COMBAT_EXAMPLES,
  ...GUN_EXAMPLES,
  ...OPTION_EXAMPLES,
]);
