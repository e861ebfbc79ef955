import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { study as en } from './study.en.ts';
import { study as fr } from './study.fr.ts';

/** A text of what is asked only now and then, fetched with it. */
export const sayStudy = catalogue({ en, fr }, GRAMMAR);
