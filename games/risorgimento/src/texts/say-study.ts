import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { en } from './study.en.ts';
import { fr } from './study.fr.ts';

/** A text of what is asked for only now and then, fetched with it: descriptions, the survey, overlays, charts. */
export const sayStudy = catalogue({ en, fr }, GRAMMAR);
