import { ruleNotes } from '@tambour/kernel';
import chapters from '../data/chapters.json' with { type: 'json' };
import rulings from '../data/rulings.json' with { type: 'json' };

/** Rulings and chapters, for whoever reads the rulebook; the game itself needs none of them. */
export const NOTES = ruleNotes(rulings, chapters);
