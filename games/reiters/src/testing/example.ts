import examplesFile from '../../data/examples.json' with { type: 'json' };
import type { RuleId } from '../../data/rule-ids.ts';
import { rule } from './rule.ts';
import { type Scene, type SceneSpec, scene } from './scene.ts';

/** What must hold afterwards; a field that is not there is told apart from one that is nothing. */
export interface Wanted {
  readonly [field: string]: unknown;
}
/** A worked example of the spec: given, action, dice, and what must hold afterwards. */
export interface Example {
  readonly id: string;
  readonly rule: RuleId;
  readonly rules: readonly RuleId[];
  readonly edition: string;
  readonly title: string;
  readonly given: SceneSpec & Readonly<Record<string, unknown>>;
  readonly action: string;
  readonly dice: readonly number[];
  readonly expect: Wanted;
}
export const EXAMPLES = examplesFile as unknown as readonly Example[];

/**
 * A worked example as a test named by its rules and its id. What must hold is compared whole, so that no field of it is
 * forgotten. `set` builds a scene from what is given, and more.
 */
export function example(id: string, test: (e: Example, set: (more?: Partial<SceneSpec>) => Scene) => void): void {
  const found = EXAMPLES.find((e) => e.id === id);
  if (!found) throw new Error(`no example ${id}`);
  rule([...new Set([found.rule, ...found.rules])], `${id} ${found.title}`, () =>
    test(found, (more = {}) => scene({ ...found.given, ...more })),
  );
}

/** What must hold without the fields that only explain. */
export const without = (wanted: unknown, ...fields: readonly string[]): Wanted =>
  Object.fromEntries(Object.entries(wanted as Wanted).filter(([field]) => !fields.includes(field)));
