import { exampleTests, type WorkedExample } from '@tambour/kernel/testing';
import examplesFile from '../../data/examples.json' with { type: 'json' };
import type { RuleId } from '../../data/rule-ids.ts';
import { rule } from './rule.ts';
import { type SceneSpec, scene } from './scene.ts';

/** What must hold afterwards; a field that is not there is told apart from one that is nothing. */
export interface Wanted {
  readonly [field: string]: unknown;
}
export interface Example extends WorkedExample {
  readonly rule: RuleId;
  readonly rules: readonly RuleId[];
  readonly edition: string;
  readonly title: string;
  readonly given: SceneSpec & Readonly<Record<string, unknown>>;
  readonly expect: Wanted;
}
export const EXAMPLES = examplesFile as unknown as readonly Example[];

/** A worked example. What must hold is compared whole, so that no field of it is forgotten. */
export const example = exampleTests({
  examples: EXAMPLES,
  playings: (e: Example) => [{ says: `${e.id} ${e.title}`, given: e.given as SceneSpec }],
  test: (e, says, act) => rule([...new Set([e.rule, ...e.rules])], says, act),
  scene,
});

/** What must hold without the fields that only explain. */
export const without = (wanted: unknown, ...fields: readonly string[]): Wanted =>
  Object.fromEntries(Object.entries(wanted as Wanted).filter(([field]) => !fields.includes(field)));
