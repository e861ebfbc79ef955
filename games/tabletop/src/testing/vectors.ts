import { describe, expect } from 'vitest';
import examplesFile from '../../data/examples.json' with { type: 'json' };
import type { RuleId } from '../../data/rule-ids.ts';
import { rule } from './rule.ts';

/** A worked example of the rules: what is given and asked, and what must come out. */
export interface Vector {
  readonly id: string;
  readonly rule: RuleId;
  readonly action: string;
  readonly given: unknown;
  readonly dice: readonly number[];
  readonly expect: Readonly<Record<string, unknown>>;
}
export const VECTORS = examplesFile as readonly Vector[];

/** Every vector of one kind as a test: the answer must have all that is expected, exactly. */
export function vectors<Given>(
  action: string,
  answer: (given: Given, dice: readonly number[], wanted: Vector['expect']) => Readonly<Record<string, unknown>>,
): void {
  const found = VECTORS.filter((vector) => vector.action === action);
  if (found.length === 0) throw new Error(`no vectors called ${action}`);
  describe(action, () => {
    for (const vector of found)
      rule(vector.rule, `${vector.id} ${action}`, () => {
        const given = answer(vector.given as Given, vector.dice, vector.expect);
        const asked = Object.fromEntries(Object.keys(vector.expect).map((key) => [key, given[key]]));
        expect(asked).toStrictEqual(vector.expect);
      });
  });
}
