import { catalogue } from '@tambour/kernel';
import { front as en } from './front.en.ts';
import { front as fr } from './front.fr.ts';

/** A text of the gallery by its key: apart from the others, which are fetched with the game. */
export const sayFront = catalogue({ en, fr });
