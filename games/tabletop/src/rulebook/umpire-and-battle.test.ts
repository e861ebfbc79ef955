import { Position, type Work } from '@tambour/kernel';
import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Field } from '../battle/model/state.ts';
import { tabletopPlay } from '../battle/play.ts';
import { situationAt } from '../battle/tests/situation.ts';
import { moraleTest } from '../rules/morale/test.ts';
import { umpireForm } from '../testing/at-umpire.ts';

const nonZero = (items: readonly { readonly code: string; readonly value: number }[]) =>
  Object.fromEntries(
    items
      .filter(({ code, value }) => value !== 0 || code === 'B1' || code === 'D')
      .map(({ code, value }) => [code, value]),
  );

/** Plays a random battle; every test that happens in it is brought to Umpire's table as well. */
function battle(scenario: string, seed: number): number {
  let tests = 0;
  const steps = tabletopPlay.steps.map((step) => {
    if (step.name !== 'tested') return step;
    const work = step as Work<Field>;
    return {
      ...work,
      run(g: Field, ...frame: [number, number, number, number]) {
        const head = situationAt(g, g.s.battle.head[0]!);
        const die = g.s.tested.die[0]!;
        const { items, total, result } = moraleTest(head.tester, head.situation, die);
        const { sheet: told, missing, faults } = umpireForm(g, head, die);
        const isGuns = head.tester.arm === 'artillery' && result === 'uncontrolledAdvance';
        const at = `${scenario}, seed ${seed}, test ${tests} of the battle: ${JSON.stringify({ missing, faults })}`;
        expect([nonZero(told?.items ?? []), told?.total, told?.result?.id], at).toEqual([
          nonZero(items),
          total,
          isGuns ? 'obey' : result,
        ]);
        tests++;
        work.run(g, ...frame);
      },
    };
  });
  const position = new Position({ ...tabletopPlay, steps }, tabletopPlay.world({ scenario }));
  position.isLazy = true;
  position.begin(seed);
  let word = seed * 7919 + 1;
  const below = (n: number): number => {
    word = (Math.imul(word, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((word / 0x1_0000_0000) * n);
  };
  for (let n = 0; !position.over && n < 20_000; n++) position.play(position.draw(below));
  expect(position.over).toBe(true);
  return tests;
}

describe('Umpire and the battle agree', () => {
  it.each([
    ['tutorial-farm', amount(2, 120)],
    ['saalfeld-1806', amount(1, 80)],
  ])(
    'in every test of random battles: %s',
    (scenario, battles) => {
      let tests = 0;
      for (let seed = 1; seed <= battles; seed++) tests += battle(scenario, seed);
      expect(tests).toBeGreaterThan(3 * battles);
    },
    3_600_000,
  );
});
