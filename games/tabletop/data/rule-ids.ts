type Chapter = typeof import('./rules.json');
type Companion = typeof import('./companion-rules.json');

/** The ids of the chapter's rules and of the companion's, so that a citation cannot dangle. */
export type RuleId = keyof Chapter | keyof Companion;
