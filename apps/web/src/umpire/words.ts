import { computed } from '@preact/signals';
import { language } from '../words/settings.ts';
import { en, type UmpireWords } from './words.en.ts';
import { fr } from './words.fr.ts';

const WORDS: Readonly<Record<'en' | 'fr', UmpireWords>> = { en, fr };
/** The words of Umpire in the language of the page. */
export const umpireWords = computed(() => WORDS[language.value]);
