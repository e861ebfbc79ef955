import { ruleBook } from '@tambour/kernel';
import rules from '../data/rules.json' with { type: 'json' };

export const RULES = ruleBook(rules);
