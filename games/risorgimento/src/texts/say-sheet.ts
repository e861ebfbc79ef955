import { catalogue } from '@tambour/kernel';
import { en } from './sheet.en.ts';
import { fr } from './sheet.fr.ts';

/** A text of the maps: title, legend, scales. */
export const saySheet = catalogue({ en, fr });
