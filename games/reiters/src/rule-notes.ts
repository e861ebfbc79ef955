import { ruleNotes, wordedNotes } from '@tambour/kernel';
import chapters from '../data/chapters.json' with { type: 'json' };
import rulings from '../data/rulings.json' with { type: 'json' };
import wording from './texts/rulebook.json' with { type: 'json' };

/** Rulings and chapters, for whoever reads the rulebook; the game itself needs none of them. */
export const NOTES = wordedNotes(ruleNotes(rulings, chapters), wording);
