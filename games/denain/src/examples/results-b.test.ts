import { expect } from 'vitest';
import { type Example, example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';

type Set = (more?: Partial<SceneSpec>) => Scene;
const TARGETS = 0;

/** The steps of a result for the defender, in the order of play, waiting for the phase before them to end. */
const applied = (
  set: Set,
  hexes: readonly string[],
  def: string,
  steps: readonly ('losses' | 'star' | 'disorder' | 'retreats')[],
) =>
  set({
    at: 'command-phase',
    under: [{ step: 'combat', with: [0] }, ...steps.toReversed().map((step) => ({ step, with: [TARGETS, 0] }))],
    combat: { targets: hexes, def },
  });
const ALL = ['losses', 'star', 'disorder', 'retreats'] as const;
const resultOf = (e: Example) => (e.given.combatResult as { def: string }).def;

example('res-01', (e, set) => {
  const found: Record<string, number>[] = [];
  for (const first of ['A1', 'F1'])
    for (const second of ['A1', 'F1']) {
      const g = applied(set, ['1712', '1812'], resultOf(e), ['losses']);
      g.play({ type: 'done' });
      expect([g.question, g.asks]).toEqual(['lose', 'C']);
      expect(g.legal()).toEqual([
        { type: 'lose', unit: 'A1' },
        { type: 'lose', unit: 'F1' },
      ]);
      g.play({ type: 'lose', unit: first });
      g.play({ type: 'lose', unit: second });
      expect(g.question).toBe('combat');
      found.push({ A1: 3 - (g.unit('A1').cf as number), F1: 2 - (g.unit('F1').cf as number) });
    }
  const wanted = e.expect.options as Record<string, number>[];
  for (const option of wanted) expect(found).toContainEqual(option);
  for (const option of found) expect(wanted).toContainEqual(option);
});

/** H, in order, shocks infantry that throws it into disorder by its fire and then throws it back: 1:2 and a 2. */
function repulsed(e: Example, set: Set, more: readonly number[]): Scene {
  const foe = { id: 'K', side: 'C', cls: 'inf', hex: '2306', facing: 'W', cf: 4, mp: 2, morale: 3 } as const;
  const g = set({ at: 'combat', units: [...e.given.units!, foe] });
  g.play({ type: 'shock', attackers: ['H'], targets: ['2306'] });
  g.play({ type: 'react', unit: 'K', at: '2206' }, [1, 2, ...more]);
  expect(g.event('fired')).toMatchObject({ effect: ['D'] });
  expect(g.event('shock-resolved')).toMatchObject(e.given.combatResult as object);
  return g;
}
example('res-02', (e, set) => {
  const g = repulsed(e, set, e.dice);
  const want = e.expect.routTest as { die: number; modified: number; against: string; result: string };
  expect(g.has('eliminated')).toBe(e.expect.eliminated);
  expect(g.unit('H').cf).toBe(e.expect.cf);
  expect(g.has('rout-tested')).toBe(e.expect.secondDisorganisation);
  expect(g.event('rout-tested')).toMatchObject({ rule: '12.3c', die: want.die, total: want.modified });
  expect(`cf ${g.event('rout-tested').against}`).toBe(want.against);
  expect(g.unit('H').state).toBe(want.result);
});
example('res-03', (e, set) => {
  const g = repulsed(e, set, e.dice);
  expect(g.has('eliminated')).toBe(e.expect.eliminated);
  expect(g.event('eliminated')).toMatchObject({ piece: 'H', rule: '11.6f' });
  expect(g.has('rout-tested')).toBe(false);
});
example('res-04', (e, set, { edition }) => {
  const g = applied(set, ['2306'], resultOf(e), ALL).play({ type: 'done' }, e.dice);
  expect(g.has('eliminated')).toBe(e.expect.eliminated);
  expect(g.event('eliminated')).toMatchObject({ piece: 'W', rule: edition === 'fr' ? '11.6e' : '11.6f' });
  expect(g.g.s.battle.lostC[0]).toBe(e.expect.pointsLostForVP);
});
example('res-05', (e, set) => {
  const g = applied(set, ['1614'], resultOf(e), ALL).play({ type: 'done' }, e.dice);
  expect(g.has('eliminated')).toBe(e.expect.eliminated);
  expect(g.has('disorganised')).toBe(e.expect.disorganised);
  expect(g.has('retreated')).toBe(e.expect.retreat);
  expect(g.question).toBe('combat');
});

/** The second disorganisation by a D of the table. */
function tested(e: Example, set: Set): Scene {
  const unit = e.given.units![0]!;
  const g = applied(set, [unit.hex!], 'D', ['disorder']).play({ type: 'done' }, e.dice);
  const said = g.event('rout-tested');
  expect(said.total).toBe(e.expect.modified);
  expect(`${said.rule === '12.3c' ? 'cf' : 'morale'} ${said.against}`).toBe(e.expect.against);
  return g;
}
example('res-07', (e, set) => {
  const g = tested(e, set);
  expect(g.event('rout-tested').holds).toBe(false);
  expect(g.unit('K').state).toBe(e.expect.result);
  expect(g.event('routed')).toMatchObject({ piece: 'K', rule: '12.3f' });
});
example('res-08', (e, set) => {
  const g = tested(e, set);
  expect(g.event('lost-point')).toMatchObject({ piece: 'A1', rule: '12.3e' });
  expect(g.unit('A1')).toMatchObject({ cf: e.expect.cf, state: 'disorganised', hex: '1712' });
});
example('res-09', (e, set) => {
  const g = tested(e, set);
  expect(g.unit('A1').state).toBe(e.expect.result);
});
example('res-11', (e, set) => {
  // Guns one hex away, over the works: 5 less 1 and plus 1 is a check.
  const guns = { id: 'G', side: 'F', cls: 'art', hex: '1513', facing: 'E', mp: 2, fireModifier: 0 } as const;
  const shot = (die: number) =>
    set({ at: 'barrage', units: [...e.given.units!, guns] }).play({ type: 'fire', unit: 'G', at: '1614' }, [5, die]);
  const g = shot(e.dice[0]!);
  expect(g.event('order-checked')).toMatchObject({ die: e.dice[0], morale: 2, holds: false });
  expect(g.unit('K').state).toBe(e.expect.state);
  expect(shot(2).unit('K').state).toBe('ok');
});
