import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { stage as en } from './stage.en.ts';
import { stage as fr } from './stage.fr.ts';

/** A text of what is always in sight while a battle is played: counters, tracks, the strip over the field, how it is won. */
export const sayStage = catalogue({ en, fr }, GRAMMAR);
