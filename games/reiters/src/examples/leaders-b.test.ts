import { expect } from 'vitest';
import { example } from '../testing/example.ts';
import { sketch } from '../testing/ground.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });

example('E156', (e, set) => {
  const map = sketch('B C S', 'B-C C-S');
  const units = (ap: Partial<SceneUnit>, dp: Partial<SceneUnit>): SceneUnit[] => [
    { id: 'K', side: 'C', type: 'arquebusiers', zone: 'B', ...ap },
    { id: 'X', side: 'P', type: 'arquebusiers', zone: 'C', ...dp },
  ];
  const spec = { at: 'combat', active: 'C', map, supply: { P: ['S'] } } as const;
  // The first column of the table for the weak, the last for the strong; a leader is safe on a 6.
  const weak = (die: number, after: number[]) =>
    set({ ...spec, units: units({ fc: 0 }, { fc: 12 }) }).play(attack('K', 'C'), [die, ...after]);
  const strong = (die: number) => set({ ...spec, units: units({ fc: 12 }, {}) }).play(attack('K', 'C'), [die]);
  const retreat = { type: 'retreat', unit: 'X', to: 'S' };
  const played = {
    '1*/-': () => weak(4, [6]),
    '-/1* taken': () => strong(2).play({ type: 'lose' }, [6]),
    '-/1* replaced by a retreat': () => strong(2).play(retreat, [1]),
    '-/2* one step replaced': () => strong(4).play(retreat, [6, 1]),
    '2*/-, AP eliminated': () => weak(1, [6]),
    // Level: a 5 prints TQ/DS.
    '-/DS on a DS unit': () => set({ ...spec, units: units({}, { fc: 4, ds: true }) }).play(attack('K', 'C'), [5, 1]),
  };
  const tested = (e.given.cases as unknown as (keyof typeof played)[]).map((word) => {
    const g = played[word]();
    const [attacker, defender] = word.split(/[ ,]/)[0]!.split('/');
    const [left, right] = g.fight().result.split('/');
    expect([attacker === '-' ? '-' : left, right], word).toEqual([attacker, defender]);
    if (word.includes('DS unit')) expect(g.unit('X', 'steps', 'ds')).toEqual({ steps: 1, ds: false });
    if (word.includes('AP eliminated')) expect(g.unit('K').eliminated).toBe(true);
    return g.all('leader-tested').map((t) => t.leader);
  });
  expect({ tested }).toEqual(e.expect);
});

example('E157', (e, set) => {
  const g = set({ at: 'combat' }).play(attack('Q', 'C'), e.dice);
  const test = g.event('leader-tested');
  const spared = set({ at: 'combat' }).play(attack('Q', 'C'), [e.dice[0]!, 5]);
  expect({
    ...g.fight(),
    Q: g.unit('Q'),
    leaderTest: { count: test.modifiers.reduce((n, m) => n + m.value, 0), die: test.die, total: test.total },
    L1: { ...g.leader('L1'), eliminated: g.all('leader-lost').some((l) => l.leader === 'L1') },
    M: { ...g.unit('M'), test: g.tests('M')[0], note: 'tested before the replacement is placed' },
    withLeaderDie5: { total: spared.event('leader-tested').total, eliminated: spared.has('leader-lost') },
  }).toMatchObject(e.expect);
});
