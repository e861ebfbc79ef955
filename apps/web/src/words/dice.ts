import { computed } from '@preact/signals';
import { dice as en } from './dice.en.ts';
import { dice as fr } from './dice.fr.ts';
import { language } from './settings.ts';

/** What is said of dice that players throw themselves, in the language of the page; fetched where they may be chosen or thrown. */
export const diceWords = computed(() => (language.value === 'fr' ? fr : en));
