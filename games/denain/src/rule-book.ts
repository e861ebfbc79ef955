import { ruleBook } from '@tambour/kernel';
import rulesFile from '../data/rules.json' with { type: 'json' };

/** Every atomic rule in our words. Apart from the game, so that a page fetches the texts only when someone asks for one. */
export const RULES = ruleBook(rulesFile);
