import { computed } from '@preact/signals';
import { review as en } from './review.en.ts';
import { review as fr } from './review.fr.ts';
import { language } from './settings.ts';

/** The words of the search for the worst decisions, in the language of the page; fetched with it. */
export const reviewWords = computed(() => (language.value === 'fr' ? fr : en));
