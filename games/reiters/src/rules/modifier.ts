import type { Modifier } from '@tambour/kernel';
import type { CitedRule } from '../model/special.ts';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';

type Name = keyof typeof en extends infer Key ? (Key extends `modifier.${infer Tail}` ? Tail : never) : never;

/** One thing that goes into a sum or is added to a die, under its rule. */
export const modifier = (rule: CitedRule, value: number, name: Name): Modifier => ({
  rule,
  value,
  what: say(`modifier.${name}`),
});
/** What they come to together. */
export const totalOf = (list: readonly Modifier[]): number => list.reduce((n, m) => n + m.value, 0);
