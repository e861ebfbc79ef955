import { catalogue } from '@tambour/kernel';
import { terms as en } from './terms.en.ts';
import { terms as fr } from './terms.fr.ts';

/** What computer players look at, by its key: fetched with their judgement. */
export const sayTerm = catalogue({ en, fr });
