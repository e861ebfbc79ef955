import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '../grammar.ts';
import { EN } from './study.en.ts';
import { FR } from './study.fr.ts';

/** A text of the kit for what is asked only now and then, fetched with it. */
export const say = catalogue({ en: EN, fr: FR }, GRAMMAR);
