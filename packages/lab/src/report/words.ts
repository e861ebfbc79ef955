import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { EN } from './words.en.ts';
import { FR } from './words.fr.ts';

/** A text of the report. */
export const say = catalogue({ en: EN, fr: FR }, GRAMMAR);
