import { catalogue } from '@tambour/kernel';
import { en } from './terms.en.ts';
import { fr } from './terms.fr.ts';

/** The name of something that computer players look at. */
export const sayTerm = catalogue({ en, fr });
