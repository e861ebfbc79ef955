import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { names as en } from './names.en.ts';
import { names as fr } from './names.fr.ts';

/** What goes into the names of pieces. */
export const say = catalogue({ en, fr }, GRAMMAR);
