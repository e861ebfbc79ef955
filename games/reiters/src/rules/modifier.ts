import type { Modifier, Text } from '@tambour/kernel';
import type { CitedRule } from '../model/special.ts';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';

type Name = keyof typeof en extends infer Key ? (Key extends `modifier.${infer Tail}` ? Tail : never) : never;

/** Each text is looked up once: sums are made at every combat, thought of or fought. */
const texts: Partial<Record<Name, Text>> = {};
/** One thing that goes into a sum or is added to a die, under its rule. */
export function modifier(rule: CitedRule, value: number, name: Name): Modifier {
  texts[name] ??= say(`modifier.${name}`);
  return { rule, value, what: texts[name] };
}
