import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

/** Everything the game says in French, key by key as in `en.ts`. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  ...rules,
};
