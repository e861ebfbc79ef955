import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { aim as en } from './aim.en.ts';
import { aim as fr } from './aim.fr.ts';

/** A text of an aim, its ghost or the ruler, fetched with what is asked only now and then. */
export const sayAim = catalogue({ en, fr }, GRAMMAR);
