import { describe, expect, it } from 'vitest';
import examples from '../../data/examples.json' with { type: 'json' };
import type { Situation, Tester, Waived } from '../rules/morale/situation.ts';
import { enterSituation } from './testing/enter-situation.ts';
import { Talk } from './testing/talk.ts';

interface Example {
  readonly id: string;
  readonly rule: string;
  readonly given: {
    readonly unit: Tester;
    readonly situation: Omit<Situation, 'testerInMelee'>;
    readonly waive?: Waived;
  };
  readonly dice: readonly number[];
  readonly expect: {
    readonly items: Readonly<Record<string, number>>;
    readonly total: number;
    readonly result: string;
    readonly afterWaiver?: { readonly total: number; readonly result: string };
  };
}
const tests = (examples as readonly { readonly id: string; readonly action: string }[]).filter(
  ({ action }) => action === 'moraleTest',
) as unknown as readonly Example[];

describe('every whole test of the examples, told at a table', () => {
  it('all of them', () => expect(tests.length).toBe(56));
  it.each(tests.map((test) => [test.id, test.rule, test] as const))(
    '%s (%s)',
    (_, __, { given, dice, expect: wanted }) => {
      const situation = { testerInMelee: false, ...given.situation };
      const { sheet, told } = enterSituation(new Talk(), given.unit, situation, dice[0] ?? 1, given.waive);
      const items = (sheet?.items ?? []).filter(({ code, value }) => value !== 0 || code === 'D' || code === 'B1');
      expect(Object.fromEntries(items.map(({ code, value }) => [code, value]))).toEqual(wanted.items);
      expect([sheet?.total, sheet?.result?.id]).toEqual([wanted.total, wanted.result]);
      const after = wanted.afterWaiver ?? wanted;
      expect([told.sheet?.total, told.sheet?.result?.id]).toEqual([after.total, after.result]);
    },
  );
});
