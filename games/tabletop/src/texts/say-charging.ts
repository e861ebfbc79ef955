import { catalogue } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';
import { CHARGING_EN } from './charging.en.ts';
import { CHARGING_FR } from './charging.fr.ts';

/** A text on charges by its key, in every language. */
export const sayCharging = catalogue({ en: CHARGING_EN, fr: CHARGING_FR }, GRAMMAR);
