import { plainTexts } from '@tambour/stage';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** A text of the game by its key, in every language; and by a key that is put together. */
export const { say, textOf } = plainTexts(en, fr);
