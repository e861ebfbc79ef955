import { catalogue } from '@tambour/kernel';
import { en } from './front.en.ts';
import { fr } from './front.fr.ts';

/** A text of the gallery or a menu by its key: apart from the others, so that a gallery need not fetch those. */
export const say = catalogue({ en, fr });
