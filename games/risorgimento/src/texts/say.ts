import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** A text of the game by its key, in every language. */
export const say = catalogue({ en, fr }, GRAMMAR);
