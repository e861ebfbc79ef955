import { expect } from 'vitest';
import { protection } from '../rules/11-fire.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';

/** A check that the target passes: the examples stop at the effect, the engine rolls on. */
const HOLDS = 1;
const withCheck = (dice: readonly number[], effect: readonly string[]): number[] =>
  effect.includes('check') ? [...dice, HOLDS] : [...dice];
type Set = (more?: Partial<SceneSpec>) => Scene;

/** A shot in the combat half of the firer, with what the example says of it. */
function expectShot(e: Example, set: Set, unit: string, target: string): void {
  const { side } = e.given.units!.find((u) => u.id === unit)!;
  const aim = e.given.units!.find((u) => u.id === target)!;
  const g = set({ at: 'combat', side });
  const fire = { type: 'fire', unit, at: aim.hex };
  if (e.expect.legal !== undefined) expect(g.can(fire)).toBe(e.expect.legal);
  if (e.expect.protection !== undefined)
    expect(protection(g.g, g.hex(g.unit(unit).hex as string), g.hex(aim.hex!))).toBe(e.expect.protection);
  const effect = e.expect.effect as string[];
  g.play(fire, withCheck(e.dice, effect));
  expect(g.event('fired')).toMatchObject({ piece: unit, target, total: e.expect.total, isReaction: false });
  expect(g.event('fired').effect).toEqual(effect);
  expect(g.has('order-checked')).toBe(effect.includes('check'));
  expect(g.unit(target)).toMatchObject({ cf: aim.cf, state: effect.includes('D') ? 'disorganised' : 'ok' });
}

for (const [id, unit, target] of [
  ['fire-cf3-2', 'K', 'N'],
  ['fire-cf3-3', 'K', 'N'],
  ['fire-cf3-4', 'K', 'N'],
  ['fire-fort', 'N', 'K'],
  ['fire-redoubt', 'V', 'A'],
  ['fire-cav', 'W', 'H'],
  ['fire-cf1', 'K', 'N'],
  ['fire-ban-2', 'N', 'B'],
] as const)
  example(id, (e, set) => expectShot(e, set, unit, target));

example('fire-ban-1', (e, set) => {
  const g = set({ at: 'combat' });
  const fire = { type: 'fire', unit: 'N', at: '1614' };
  expect(g.can(fire)).toBe(e.expect.legal);
  expect(g.refusals(fire)).toEqual(['11.1h']);
});

example('fire-ban-3', (e, set) => {
  const shock = { type: 'shock', attackers: ['K'], targets: ['1411'] };
  const react = { type: 'react', unit: 'P', at: '1412' };
  const g = set({ at: 'combat', side: 'C' });
  // The shock is fought at once: the defender has nothing to decide.
  g.play(shock, [6]);
  expect(g.has('shock-resolved')).toBe(true);
  expect(g.has('fired')).toBe(e.expect.legal);
  // Valenciennes, which is not bound by the order, is asked.
  const free = set({
    at: 'combat',
    side: 'C',
    units: e.given.units!.map((u) => (u.id === 'P' ? { ...u, formation: 'valenciennes' } : u)),
  });
  free.play(shock);
  expect([free.question, free.can(react)]).toEqual(['react', true]);
});

example('react-01', (e, set) => {
  const reaction = e.expect.reaction as { total: number; effect: string[] };
  const g = set({ at: 'combat' });
  g.play({ type: 'shock', attackers: ['N'], targets: ['1614'] });
  expect([g.question, g.asks]).toEqual(['react', 'C']);
  g.play({ type: 'react', unit: 'K', at: '1513' }, e.dice);
  expect(g.event('fired')).toMatchObject({ ...reaction, isReaction: true });
  expect(e.expect.N).toBe('eliminated');
  expect(g.event('eliminated').piece).toBe('N');
  expect(g.unit('N')).toMatchObject({ place: 'lost', hex: null });
  expect(g.has('shock-called-off')).toBe(e.expect.shock === 'cancelled');
  expect(g.has('shock-resolved')).toBe(false);
});

example('react-02', (e, set) => {
  const shock = { type: 'shock', attackers: ['N'], targets: ['1410'] };
  const g = set({ at: 'combat' });
  g.play(shock, [3]);
  expect(g.has('shock-resolved')).toBe(true);
  expect(g.has('fired')).toBe(e.expect.legal);
  // Facing the attacker it may.
  const facing = set({ at: 'combat', units: e.given.units!.map((u) => (u.id === 'K' ? { ...u, facing: 'NNW' } : u)) });
  facing.play(shock);
  expect([facing.question, facing.can({ type: 'react', unit: 'K', at: '1409' })]).toEqual(['react', true]);
});

example('react-03', (e, set) => {
  const battery = e.expect.battery as { total: number; effect: string[] };
  const infantry = e.expect.infantry as { total: number; effect: string[] };
  const marks = Object.fromEntries((e.given.phaseBFired as string[]).map((id) => [id, ['barraged']]));
  const g = set({ at: 'combat', marks });
  g.play({ type: 'shock', attackers: ['P'], targets: ['1812'] });
  g.play({ type: 'react', unit: 'c-art', at: '1811' }, withCheck([e.dice[0]!], battery.effect));
  expect(g.event('fired')).toMatchObject({ piece: 'c-art', ...battery, isReaction: true });
  expect(g.unit('P').state).toBe('disorganised');
  expect(g.can({ type: 'react', unit: 'c-art', at: '1811' })).toBe(false);
  // With nobody left to fire the shock follows: its die comes last.
  g.play({ type: 'react', unit: 'F1', at: '1811' }, [...withCheck([e.dice[1]!], infantry.effect), 6]);
  expect(g.event('fired')).toMatchObject({ piece: 'F1', ...infantry, isReaction: true });
  expect(g.event('shock-resolved')).toMatchObject({ die: 6 });
});
