import { between } from '@tambour/boards';
import { expect } from 'vitest';
import { blockedBy } from '../rules/11-fire.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene } from '../testing/scene.ts';

/** A check that the target passes: the examples stop at the effect, the engine rolls on. */
const HOLDS = 1;
const diceOf = (e: Example): number[] =>
  (e.expect.effect as string[]).includes('check') ? [...e.dice, HOLDS] : [...e.dice];
const NAMES: Readonly<Record<string, string>> = { '10.3a': 'fireModifier', '10.3c': 'range3', '10.3d': 'protection' };

for (const id of ['art-00', 'art-03', 'art-06', 'art-07'])
  example(id, (e, set) => {
    const effect = e.expect.effect as string[];
    for (const at of ['barrage', 'combat'] as const) {
      const g = set({ at });
      g.play({ type: 'fire', unit: 'f-art2', at: '1614' }, diceOf(e));
      const fired = g.event('fired');
      const modifiers = fired.modifiers.map((m) => [NAMES[m.rule] ?? m.rule, m.value]);
      expect(Object.fromEntries(modifiers)).toEqual(e.expect.modifiers);
      expect(fired.total).toBe(e.expect.total);
      expect(fired.effect).toEqual(effect);
      const state = effect.includes('D') ? 'disorganised' : 'ok';
      expect(g.unit('K')).toMatchObject({ state, cf: effect.includes('loss1') ? 1 : 2 });
      expect(g.has('order-checked')).toBe(effect.includes('check'));
    }
  });

example('art-adj', (e, set) => {
  const g = set({ at: 'barrage' });
  g.play({ type: 'fire', unit: 'G', at: '1413' }, diceOf(e));
  const { total, effect } = e.expect;
  expect(g.event('fired')).toMatchObject({ total, effect });
  expect(g.unit('K')).toMatchObject({ cf: 1, state: 'disorganised' });
});

example('art-cone-1', (e, set) => {
  const g = set({ at: 'barrage' });
  const fire = { type: 'fire', unit: 'G', at: '1311' };
  expect(g.can(fire)).toBe(e.expect.legal);
  expect(g.refusals(fire)).toEqual(['10.2b']);
});

example('art-cone-2', (e, set) => {
  const g = set({ at: 'combat' });
  g.play({ type: 'shock', attackers: ['N'], targets: ['1812'] });
  expect([g.question, g.asks]).toEqual(['react', 'C']);
  expect(g.can({ type: 'react', unit: 'G', at: '1813' })).toBe(e.expect.legal);
  // And in its own fire.
  const own = set({ at: 'barrage', side: 'C' });
  expect(own.can({ type: 'fire', unit: 'G', at: '1813' })).toBe(e.expect.legal);
});

function expectSight(g: Scene, e: Example, unit: string, at: string): void {
  const fire = { type: 'fire', unit, at };
  expect(g.can(fire)).toBe(e.expect.legal);
  const [from, to] = [g.hex(g.unit(unit).hex as string), g.hex(at)];
  if (e.expect.between !== undefined) expect(g.names(between(g.g.w.grid, from, to))).toEqual(e.expect.between);
  const mask = blockedBy(g.g, from, to);
  expect(mask < 0 ? undefined : g.names([mask])[0]).toBe(e.expect.blockedBy);
}

for (const [id, unit, at] of [
  ['los-01', 'G', '1514'],
  ['los-02', 'G', '1513'],
  ['los-03', 'G', '1614'],
  ['los-05', 'G', '1413'],
  ['los-06', 'G', '1413'],
  ['los-07', 'f-art1', '1613'],
  ['los-08', 'f-art1', '1613'],
  ['los-09', 'f-art1', '1613'],
  ['los-11', 'G', '1610'],
] as const)
  example(id, (e, set) => {
    const { side } = e.given.units!.find((u) => u.id === unit)!;
    for (const phase of ['barrage', 'combat'] as const) expectSight(set({ at: phase, side }), e, unit, at);
  });
