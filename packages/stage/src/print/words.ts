import { catalogue } from '@tambour/kernel';
import { EN } from './print.en.ts';
import { FR } from './print.fr.ts';

export const say = catalogue({ en: EN, fr: FR });
