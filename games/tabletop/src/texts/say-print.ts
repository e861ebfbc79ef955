import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { print as en } from './print.en.ts';
import { print as fr } from './print.fr.ts';

/** A text that is printed beside the table, fetched with what is printed. */
export const sayPrint = catalogue({ en, fr }, GRAMMAR);
