import type { Modifier, Text } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';

type Name<Key = keyof typeof en> = Key extends `modifier.${infer What}` ? What : never;

/** Each text is looked up once: sums are made at every shot and shock, thought of or fought. */
const texts: Partial<Record<Name, Text>> = {};
/** One figure of a sum, with the rule that puts it there. */
export function modifier(rule: RuleId, value: number, what: Name): Modifier {
  texts[what] ??= say(`modifier.${what}`);
  return { rule, value, what: texts[what] };
}
