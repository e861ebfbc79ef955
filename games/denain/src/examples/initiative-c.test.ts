import { expect } from 'vitest';
import { type Example, example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';

type Set = (more?: Partial<SceneSpec>) => Scene;

/** The next segment begins with the example's dice; only these formations are still to act. */
function roll(e: Example, set: Set, unactivated?: readonly string[]): Scene {
  const all = Object.keys(set({ scenario: true }).match.position.toJson().formation as object);
  return set({
    scenario: true,
    acting: [],
    activated: unactivated ? all.filter((f) => !unactivated.includes(f)) : [],
    at: 'combat',
    under: [{ step: 'segment' }],
  }).play({ type: 'done' }, e.dice);
}
const totals = (g: Scene) => {
  const [F, C] = g.event('initiative-rolled').totals;
  return { F, C };
};

for (const id of ['init-07', 'init-08'])
  example(id, (e, set) => {
    const g = roll(e, set);
    expect(totals(g)).toEqual(e.expect.totals);
    expect(g.event('initiative-rolled')).toMatchObject({ winner: e.expect.winner, isDouble: e.expect.double });
    expect(g.question).toBe('order');
    expect(g.asks).toBe(e.expect.winner);
    g.play({ type: 'first' }).play(g.legal('activate')[0]);
    // Without a double nothing may join the first formation.
    expect(g.question).toBe('move');
  });

example('seq-20', (e, set) => {
  const { F, C } = e.given.unactivated as Record<'F' | 'C', string[]>;
  const g = roll(e, set, [...F, ...C]);
  const may = e.expect.mayActivate as { min: number; max: number };
  expect(totals(g)).toEqual(e.expect.totals);
  expect(g.asks).toBe(e.expect.player);
  let named = 0;
  let least = -1;
  while (g.question === 'activate') {
    if (least < 0 && g.legal('go').length > 0) least = named;
    g.play(g.legal('activate')[0]);
    named++;
  }
  expect({ min: least, max: named }).toEqual(may);
  expect(g.question).toBe('move');
});

example('seq-16', (e, set) => {
  const g = set({ at: 'combat' });
  expect(g.can({ type: 'shock', attackers: ['N'], targets: ['1412'] })).toBe(true);
  expect(g.can({ type: 'done' })).toBe(e.expect.legal);
  g.play({ type: 'done' });
  expect(g.has('shock-declared')).toBe(false);
  expect(g.unit('N').marks).not.toContain('attacked');
});

example('seq-17', (e, set) => {
  const g = set({ at: 'combat' });
  expect(g.can({ type: 'shock', attackers: ['P'], targets: ['1410'] })).toBe(true);
  g.play({ type: 'shock', attackers: ['N'], targets: ['1410'] }, [3]);
  expect(g.event('retreated')).toMatchObject({ piece: 'K', from: '1410' });
  g.play({ type: 'stay' });
  expect(g.question).toBe('combat');
  const second = { type: 'shock', attackers: ['P'], targets: ['1410'] };
  expect(g.can(second) ? 'legal' : 'illegal').toBe(e.expect.secondShock);
  expect(g.refusals(second)).toContain('11a');
});

example('seq-18', (e, set) => {
  const g = set({ at: 'combat', acting: e.given.combined as string[] });
  const shock = { type: 'shock', attackers: ['A', 'B'], targets: ['1712'] };
  expect(g.can(shock)).toBe(e.expect.legal);
  g.play(shock);
  g.play({ type: 'hold' }, [4]);
  expect(g.event('shock-resolved').attack).toBe(e.expect.attackStrength);
});
