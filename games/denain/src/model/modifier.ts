import type { Modifier } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';

type Name<Key = keyof typeof en> = Key extends `modifier.${infer What}` ? What : never;

/** One figure of a sum, with the rule that puts it there. */
export const modifier = (rule: RuleId, value: number, what: Name): Modifier => ({
  rule,
  value,
  what: say(`modifier.${what}`),
});

/** A die with everything that is added to it. */
export const totalOf = (die: number, modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, m) => sum + m.value, die);
