import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { en } from './umpire.en.ts';
import { fr } from './umpire.fr.ts';

/** A text of Umpire by its key, in every language. */
export const sayUmpire = catalogue({ en, fr }, GRAMMAR);
/** A text of Umpire by a key made from data: none where there is no such key. */
export const hasUmpire = (key: string): key is keyof typeof en => Object.hasOwn(en, key);
