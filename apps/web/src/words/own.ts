import { computed } from '@preact/signals';
import { own as en } from './own.en.ts';
import { own as fr } from './own.fr.ts';
import { language } from './settings.ts';

/** What is said of figures of one's own, in the language of the page; fetched where they may be loaded. */
export const ownWords = computed(() => (language.value === 'fr' ? fr : en));
