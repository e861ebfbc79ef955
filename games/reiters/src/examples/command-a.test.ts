import { expect } from 'vitest';
import { attackSupports } from '../rules/7-sum.ts';
import { example } from '../testing/example.ts';
import { type Ground, sketch } from '../testing/ground.ts';
import type { SceneUnit } from '../testing/set-up.ts';

example('E29', (e, set) => {
  const [x, enemy] = e.given.units!;
  const baggage: SceneUnit = { ...enemy!, type: 'baggage' };
  expect({
    X: set({ at: 'command' }).unit('X'),
    ifEnemyInAWereOnlyBaggage: set({ at: 'command', units: [x!, baggage] }).unit('X'),
  }).toMatchObject(e.expect);
});

example('E30', (e, set) => {
  // X has come next to its leader; E stands beyond, K beside X.
  const map = sketch('Z1 Z2 Z3', 'Z1-Z2 Z1-Z3');
  const [x] = e.given.units!;
  const k: SceneUnit = { id: 'K', side: 'C', type: 'pikemen', zone: 'Z1', column: 'C1' };
  const enemy: SceneUnit = { id: 'E', side: 'P', type: 'militia', zone: 'Z3' };
  const all = (isolated: boolean) => {
    const unit: SceneUnit = { ...x!, isolated };
    const fight = set({ map, at: 'combat', units: [unit, k, enemy] });
    const shaken = set({ map, at: 'reorganisation', units: [{ ...unit, ds: true }] });
    const watch = set({ map, at: 'reaction', active: 'P', entered: ['Z3'], units: [unit, enemy] });
    return {
      mayAttack: fight.can({ type: 'attack', unit: 'X', at: 'Z3' }),
      maySupport: fight.unitNames(attackSupports(fight.g, fight.u('K'))).includes('X'),
      mayReorganise: shaken.can({ type: 'reorganise', unit: 'X' }),
      mayReactInEnemyPhase: watch.can({ type: 'fire', unit: 'X', target: 'E' }),
    };
  };
  expect(all(true)).toEqual(e.expect);
  const free = { mayAttack: true, maySupport: true, mayReorganise: true, mayReactInEnemyPhase: true };
  expect(all(false), 'it is the marker alone that forbids').toEqual(free);
});

example('E31', (e, set) => {
  const map = sketch('Z1 a b c d f Z7', 'Z1-a a-b b-c c-d d-f f-Z7');
  const [lg] = e.given.leaders!;
  const far = { id: 'CC2', side: 'C', rank: 'CC', column: 'C2', zone: 'Z7' };
  expect({ X: set({ map, at: 'command', leaders: [lg!, far] }).unit('X') }).toMatchObject(e.expect);
  const alone = set({ map, at: 'command', leaders: [far] });
  expect(alone.unit('X').isolated, 'his own leader is too far').toBe(true);
});

example('E92', (e, set) => {
  const { legal, illegal, H } = e.expect as { legal: string[]; illegal: string[]; H: object };
  const g = set();
  expect(
    g
      .legal('move')
      .filter((c) => c.piece === 'H')
      .map((c) => c.to as string)
      .sort(),
  ).toEqual([...legal].sort());
  for (const to of illegal) expect(g.refusals({ type: 'move', piece: 'H', to })).toEqual(['5.3c']);
  for (const to of illegal)
    expect(set({ units: [{ ...e.given.units![0]!, isolated: false }] }).can({ type: 'move', piece: 'H', to })).toBe(
      true,
    );
  // As far from the leader as d: no nearer.
  const ground = e.given.map as Ground;
  const aside = { zones: [...ground.zones, { id: 'd2' }], borders: [...ground.borders, { zones: ['c', 'd2'] }] };
  const wide = set({ map: aside, units: e.given.units!.map((u) => ({ ...u, ma: 2 })) });
  expect(
    wide
      .legal('move')
      .filter((c) => c.piece === 'H')
      .map((c) => c.to),
  ).toEqual(['b', 'c']);
  g.play({ type: 'move', piece: 'H', to: 'L' }).play({ type: 'done' }).play({ type: 'done' }).play({ type: 'done' });
  expect(g.question).toBe('reorganisation');
  expect({ isolatedForTheRestOfThePhase: g.unit('H').isolated }).toEqual(H);
});
