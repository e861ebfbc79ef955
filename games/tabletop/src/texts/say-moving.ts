import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { MOVING_EN } from './moving.en.ts';
import { MOVING_FR } from './moving.fr.ts';

/** A text of the rules of moves by its key, in every language. */
export const sayMoving = catalogue({ en: MOVING_EN, fr: MOVING_FR }, GRAMMAR);
