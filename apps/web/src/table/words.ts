import { computed } from '@preact/signals';
import { language } from '../words/settings.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

/** The words of the table in the language of the page. They are few, and fetched with it. */
export const tableWords = computed(() => (language.value === 'fr' ? fr : en));
