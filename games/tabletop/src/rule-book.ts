import { ruleBook } from '@tambour/kernel';
import companionFile from '../data/companion-rules.json' with { type: 'json' };
import chapterFile from '../data/rules.json' with { type: 'json' };

/** Every atomic rule in our words: the printed chapter on morale, and the companion rules for all it only alludes to. */
export const RULES = ruleBook(chapterFile, companionFile);
