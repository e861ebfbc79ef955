import { rules } from './rules.en.ts';

/**
 * Everything the game says in English, by key; `fr.ts` says the same in French. How a message is written: `catalogue` in the
 * kernel.
 */
export const en = {
  ...rules,
} as const;
