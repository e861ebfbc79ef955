import { expect } from 'vitest';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const unit = (id: string, side: string, type: string, zone: string, more: Partial<SceneUnit> = {}): SceneUnit => ({
  id,
  side,
  type,
  zone,
  ...more,
});
const line = sketch('A B C D', 'A-B B-C C-D');
/** Pikes attack arquebusiers that Swiss support; a 1 on the die is a step, which the arquebusiers replace by a retreat. */
const attacked = (order: string) =>
  scene({
    at: 'combat',
    active: 'C',
    map: line,
    supply: { P: ['D'] },
    units: [
      unit('K', 'C', 'pikemen', 'A', { fc: 12, columnOrder: 'attack' }),
      unit('Q', 'P', 'arquebusiers', 'B', { column: 'P1', fq: 4, columnOrder: 'skirmish' }),
      unit('S', 'P', 'swiss', 'B', { column: 'P2', fq: 3, columnOrder: order }),
    ],
  })
    .play({ type: 'attack', unit: 'K', at: 'B' })
    .play({ type: 'defend', unit: 'Q' }, [1]);
const back = (unitId: string) => ({ type: 'retreat', unit: unitId, to: 'C' });
const shown = (g: ReturnType<typeof scene>) => g.all('order-revealed').map((e) => `${e.column} ${e.order}`);

rule(
  ['7.5.3k', '7.5.2g', '10.1h'],
  'a support under Hold does not give ground with its principal, and shows its order',
  () => {
    const g = attacked('hold').play(back('Q'), [1]);
    expect(g.unit('Q').zone).toBe('C');
    expect(g.question, 'nobody else may follow').not.toBe('support-retreats');
    expect([g.unit('S').zone, shown(g).includes('P2 hold')]).toEqual(['B', true]);
  },
);
rule(['7.5.3k', '7.5.2g'], 'under another order it may, and its order stays hidden', () => {
  const g = attacked('skirmish').play(back('Q'), [1]);
  expect([g.question, g.can(back('S'))]).toEqual(['support-retreats', true]);
  expect(shown(g).some((s) => s.startsWith('P2'))).toBe(false);
});
rule(['7.5.3k', '7.5.2g'], 'what forbids one of two supports is said of it, while the other goes', () => {
  const g = scene({
    at: 'combat',
    active: 'C',
    map: line,
    supply: { P: ['D'] },
    units: [
      unit('K', 'C', 'pikemen', 'A', { fc: 13, columnOrder: 'attack' }),
      unit('Q', 'P', 'arquebusiers', 'B', { column: 'P1', columnOrder: 'skirmish', fq: 4 }),
      unit('S', 'P', 'swiss', 'B', { column: 'P2', columnOrder: 'hold' }),
      unit('T', 'P', 'swiss', 'B', { column: 'P1', columnOrder: 'skirmish' }),
    ],
  })
    .play({ type: 'attack', unit: 'K', at: 'B' })
    .play({ type: 'defend', unit: 'Q' }, [1])
    .play(back('Q'), [1]);
  expect([g.can(back('T')), g.refusals(back('S'))]).toEqual([true, ['7.5.2g']]);
});
rule(['7.5.3k', '7.5.2e', '11.2a'], 'a support disorganised since it was counted stays, as a defender would', () => {
  const g = scene({
    at: 'combat',
    active: 'C',
    map: line,
    supply: { P: ['D'] },
    options: ['wavering'],
    units: [
      unit('K', 'C', 'pikemen', 'A', { fc: 13 }),
      unit('Q', 'P', 'arquebusiers', 'B', { fq: 4 }),
      unit('S', 'P', 'swiss', 'B', { fq: 3 }),
      unit('T', 'P', 'swiss', 'B', { fq: 3 }),
    ],
  })
    .play({ type: 'attack', unit: 'K', at: 'B' })
    .play({ type: 'defend', unit: 'Q' }, [4]);
  expect(g.fight().result).toBe('-/2*');
  // S wavers and is disorganised, T is not; then Q tests for its retreat.
  g.play(back('Q'), [6, 1, 1]);
  expect([g.unit('S').ds, g.unit('T').ds, g.question]).toEqual([true, false, 'support-retreats']);
  expect([g.can(back('T')), g.refusals(back('S'))]).toEqual([true, ['7.5.2e']]);
});
