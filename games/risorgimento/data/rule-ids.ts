type Rules = typeof import('./rules.json');

/** The ids of the rules, so that a citation cannot dangle. */
export type RuleId = keyof Rules;
