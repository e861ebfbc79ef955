type Rules = typeof import('./rules.json');

/** The ids of the special rules of the battles, which stand in their files; a test keeps them alike. */
export const SPECIAL_RULE_IDS = [
  'M.1',
  'M.2',
  'M.3',
  'M.4',
  'AU.1',
  'AU.2',
  'AU.3',
  'AU.4',
  'D.1',
  'D.2',
  'D.3',
  'D.4',
  'D.5',
  'CO.1',
  'CO.2',
  'CO.3',
  'CO.4',
  'AV.1',
  'AV.2',
  'AV.3',
  'AV.4',
] as const;
/** The ids of the rules, so that a citation cannot dangle. */
export type RuleId = keyof Rules | (typeof SPECIAL_RULE_IDS)[number];
