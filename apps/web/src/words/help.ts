import { computed } from '@preact/signals';
import { en } from './help.en.ts';
import { fr } from './help.fr.ts';
import { language } from './settings.ts';

/** The words of the help card in the language of the page. */
export const helpWords = computed(() => (language.value === 'fr' ? fr : en));
