import { expect } from 'vitest';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { type SceneSpec, scene } from '../testing/scene.ts';

/** Foot comes to A; horse in B may go back to C, nearer its supply in S, or to D, level, or to E, farther off. */
const GROUND = sketch('A B C D E S F', 'A-B B-C B-D B-E C-S D-C E-D C-F');
const met = (order: string, more: Partial<SceneSpec> = {}, isolated = false) =>
  scene({
    map: GROUND,
    at: 'reaction',
    active: 'C',
    entered: ['A'],
    supply: { P: ['S'] },
    ...more,
    units: [
      { id: 'Q', side: 'C', type: 'pikemen', zone: 'A', columnOrder: 'attack' },
      { id: 'R', side: 'P', type: 'reiters', zone: 'B', columnOrder: order, isolated },
      ...(more.units ?? []),
    ],
  });
/** An enemy in F watches C. */
const WATCH = { units: [{ id: 'W', side: 'C', type: 'pikemen', zone: 'F', columnOrder: 'attack' }] };
/** An enemy in C shuts it. */
const SHUT = { units: [{ id: 'W', side: 'C', type: 'pikemen', zone: 'C', ds: true, columnOrder: 'attack' }] };
const back = { type: 'give-way', unit: 'R', from: 'A' };
const to = (zone: string) => ({ type: 'fall-back', unit: 'R', to: zone });
const shown = (g: ReturnType<typeof scene>) => g.all('order-revealed').map((e) => `${e.column} ${e.order}`);

rule(['6.4b', '10.1h'], 'a unit in Reserve does not give way into an enemy zone of control, but past it', () => {
  const free = met('skirmish', WATCH).play(back);
  expect(free.legal('fall-back').map((c) => c.to)).toEqual(['C']);
  const g = met('reserve', WATCH).play(back);
  expect(g.refusals(to('C'))).toEqual(['10.1h']);
  expect(g.legal('fall-back').map((c) => c.to)).toEqual(['D']);
});
rule(['6.4b', '10.1f'], 'which shows the order, since no other would have sent it there', () => {
  const g = met('reserve', WATCH).play(back).play(to('D'));
  expect(shown(g)).toEqual(['P1 reserve']);
  const usual = met('reserve').play(back).play(to('C'));
  expect(shown(usual), 'nor is anything shown by going where all would').toEqual([]);
});
rule(['6.4b', '10.1d'], 'an isolated unit, in Reserve by rule, is exempt', () => {
  const g = met('attack', WATCH, true).play(back);
  expect(g.legal('fall-back').map((c) => c.to)).toEqual(['C']);
});
rule(['6.4b', '10.1h'], 'Disengage never gives way from its supply, Withdraw only towards it', () => {
  const level = { ...SHUT, map: sketch('A B C D S', 'A-B B-C B-D C-S D-C') };
  expect(
    met('disengage', SHUT)
      .play(back)
      .legal('fall-back')
      .map((c) => c.to),
  ).toEqual(['D']);
  expect(met('withdraw', SHUT).can(back), 'level is not towards').toBe(false);
  expect(met('withdraw', SHUT).refusals(back)).toEqual(['10.1h']);
  expect(met('withdraw', level).can(back)).toBe(false);
  expect(
    met('withdraw')
      .play(back)
      .legal('fall-back')
      .map((c) => c.to),
  ).toEqual(['C']);
  const away = { ...SHUT, map: sketch('A B C E S', 'A-B B-C B-E C-S') };
  expect([met('skirmish', away).can(back), met('disengage', away).can(back)]).toEqual([true, false]);
  expect(met('disengage', away).refusals(back)).toEqual(['10.1h']);
});
rule(['6.4c', '10.1f'], 'one way out is asked about like two while the order is hidden', () => {
  expect(met('reserve', WATCH).play(back).question).toBe('give-way');
  expect(met('skirmish').play(back).question).toBe('give-way');
});
