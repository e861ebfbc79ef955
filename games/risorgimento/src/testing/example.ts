import examplesFile from '../../data/examples.json' with { type: 'json' };
import type { RuleId } from '../../data/rule-ids.ts';
import { rule } from './rule.ts';

/** A worked example of the specification: its name, the rule it is of, and others that it needs. */
export interface Example {
  readonly id: string;
  readonly rule: RuleId;
  readonly rules?: readonly RuleId[];
}
export const EXAMPLES = examplesFile as readonly Example[];

/** A worked example as a test, named by its id and its rules. */
export function example(id: string, act: () => void): void {
  const found = EXAMPLES.find((e) => e.id === id);
  if (!found) throw new Error(`no example ${id}`);
  rule([found.rule, ...(found.rules ?? [])], id, act);
}
