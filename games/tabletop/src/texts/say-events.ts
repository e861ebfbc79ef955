import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { events as en } from './events.en.ts';
import { events as fr } from './events.fr.ts';

/** What happened, in words: fetched once something is done. */
export const sayEvent = catalogue({ en, fr }, GRAMMAR);
