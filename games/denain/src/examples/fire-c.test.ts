import { between } from '@tambour/boards';
import { expect } from 'vitest';
import { blockedBy } from '../rules/11-fire.ts';
import { example } from '../testing/example.ts';
import type { Scene } from '../testing/scene.ts';

const fire = (unit: string, at: string) => ({ type: 'fire', unit, at });
const sum = (g: Scene, rule: string): number =>
  g
    .event('fired')
    .modifiers.filter((m) => m.rule === rule)
    .reduce((n, m) => n + m.value, 0);

for (const [id, from, to] of [
  ['los-12', '1912', '2111'],
  ['los-13', '1312', '1512'],
  ['los-14', '1612', '1609'],
] as const)
  example(id, (e, set, { edition }) => {
    const g = set({ at: 'combat', side: e.given.units![0]!.side });
    expect(g.can(fire('G', to))).toBe(e.expect.legal);
    if (!e.expect.legal) expect(g.refusals(fire('G', to))).toEqual([edition === 'fr' ? '10.2e' : '10.2f']);
    expect(g.names(between(g.g.w.grid, g.hex(from), g.hex(to)))).toEqual(e.expect.between);
    const mask = blockedBy(g.g, g.hex(from), g.hex(to));
    expect(mask < 0 ? undefined : g.names([mask])[0]).toBe(e.expect.blockedBy);
  });

for (const id of ['art-08', 'art-09'])
  example(id, (e, set) => {
    const effect = e.expect.effect as string[];
    const g = set({ at: 'combat' }).play(fire('G', '1614'), [...e.dice, ...(effect.includes('check') ? [1] : [])]);
    const RULES: Record<string, string> = { fireModifier: '10.3a', adjacent: '10.3b', protection: '10.3d' };
    const modifiers = e.expect.modifiers as Record<string, number>;
    for (const [name, value] of Object.entries(modifiers)) expect(sum(g, RULES[name]!)).toBe(value);
    const { total } = g.event('fired');
    expect(total).toBe(e.expect.total);
    expect(total).toBe(Object.values(modifiers).reduce((n, value) => n + value, e.dice[0]!));
    expect(g.event('fired').effect).toEqual(effect);
    expect(g.has('order-checked')).toBe(effect.includes('check'));
    expect(g.unit('K').state).toBe(effect.includes('D') ? 'disorganised' : 'ok');
  });

for (const [id, at] of [
  ['fire-06', '2911'],
  ['fire-07', '1614'],
] as const)
  example(id, (e, set) => {
    const g = set({ at: 'combat' });
    expect(g.can(fire('V', at))).toBe(e.expect.legal);
    g.play(fire('V', at), e.dice);
    expect(g.event('fired')).toMatchObject({ total: e.expect.total, effect: e.expect.effect });
    expect(sum(g, '11.1j')).toBe(e.expect.protection ?? 0);
    expect(g.unit('K').state).toBe('disorganised');
  });

example('fire-08', (e, set) => {
  const g = set({ at: 'combat', side: 'C' });
  const targets = g.legal('fire').map((c) => c.at);
  expect(targets.sort()).toEqual(e.expect.targets);
  let shots = 0;
  for (; g.legal('fire').length > 0; shots++) g.play(g.legal('fire')[0], [9]);
  expect(shots).toBe(e.expect.shots);
});

example('react-04', (e, set) => {
  const shock = { type: 'shock', attackers: ['N'], targets: ['1410'] };
  const g = set({ at: 'combat' }).play(shock, [3]);
  // Straight to the roll: the defender was not even asked.
  expect(g.has('shock-resolved')).toBe(true);
  expect(g.has('fired')).toBe(e.expect.legal);
  const infantry = set({ at: 'combat', units: e.given.units!.map((u) => ({ ...u, cls: 'inf' }) as const) }).play(shock);
  expect(infantry.question).toBe('react');
  expect(infantry.can({ type: 'react', unit: 'D', at: '1409' })).toBe(true);
});

example('react-05', (e, set) => {
  const g = set({ at: 'combat' }).play({ type: 'shock', attackers: ['N'], targets: ['2012'] });
  const react = { type: 'react', unit: 'D', at: '2013' };
  expect(g.can(react)).toBe(e.expect.legal);
  // Then the shock itself, D / D, and N's rout test.
  g.play(react, [...e.dice, 6, 1]);
  expect(g.event('fired')).toMatchObject({ isReaction: true, total: e.expect.total, effect: e.expect.effect });
  expect(g.event('lost-point')).toMatchObject({ piece: 'N', left: 2 });
  expect(g.event('disorganised').piece).toBe('N');
});
