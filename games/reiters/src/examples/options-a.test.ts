import { expect } from 'vitest';
import { hopesOf } from '../rules/1-quality.ts';
import { defenceSupports } from '../rules/7-sum.ts';
import { example, without } from '../testing/example.ts';
import { sketch } from '../testing/ground.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });

example('E81', (e, set) => {
  type Case = { unit: string; zone: string; border: string; secondInSameZone?: boolean; isolated?: boolean };
  const { cases } = e.given as unknown as { cases: Case[] };
  const legal = cases.map((c) => {
    const units: SceneUnit[] = [
      { id: 'R', side: 'P', type: c.unit, zone: 'B', isolated: c.isolated ?? false },
      { id: 'R2', side: 'P', type: 'reiters', zone: 'B' },
      { id: 'Q', side: 'C', type: 'arquebusiers', zone: 'C' },
    ];
    const g = set({ map: sketch(`B C/${c.zone}`, `B-C:${c.border}`), active: 'P', units });
    if (c.secondInSameZone) g.play({ type: 'caracole', unit: 'R2' });
    return g.can({ type: 'caracole', unit: 'R' });
  });
  expect({ legal }).toEqual(e.expect);
});

example('E82', (e, set) => {
  const g = set({ at: 'reaction' });
  expect(g.legal('fire').map((c) => c.target)).toEqual(['R']);
  expect(g.refusals({ type: 'fire', unit: 'Q', target: 'R2' })).toEqual(['11.1.1e']);
  g.play({ type: 'fire', unit: 'Q', target: 'R' }, e.dice);
  const { AP, DP, differential, result } = g.fight();
  const Q = { ...g.unit('Q'), test: g.tests('Q').at(-1) };
  expect({ AP: AP.id, AP_total: AP.total, DP, differential, result, R: g.unit('R'), Q }).toMatchObject(e.expect);
});

example('E83', (e, set) => {
  // A zone behind C: what keeps Q from giving way is its disorder.
  const map = sketch('A B C S', 'A-B B-C C-S');
  const [die, tq, ...second] = e.dice;
  const g = set({ at: 'combat', map }).play(attack('R', 'C'), [die!, tq!]);
  const first = { ...g.fight(), R: g.tests('R')[0], Q: g.unit('Q') };
  g.play({ type: 'again', unit: 'R' }, second);
  expect({
    first,
    test: g.tests('R')[1],
    second: { ...g.fight(), Q: g.unit('Q') },
    R: g.unit('R'),
  }).toMatchObject(e.expect);
  expect(g.question).toBe('combat');
});

example('E84', (e, set) => {
  const ap = (id: string, zone: string): SceneUnit => ({ id, side: 'C', type: 'reiters', zone, fc: 5 });
  const units = [...e.given.units!, ap('R1', 'B'), ap('R2', 'D')];
  const g = set({ at: 'combat', active: 'C', map: sketch('B C D', 'B-C C-D'), units });
  // 5, better class 1, against 3, supported by nobody but c, who is disorganised: three, and the die 3 says "-/1".
  g.play(attack('R1', 'C')).play({ type: 'defend', unit: 'a' }, [3, ...e.dice]);
  expect([g.fight().result, g.unit('a').reduced]).toEqual(['-/1', true]);
  expect(g.tests().map((t) => t.cause)).toEqual(['wavering', 'wavering']);
  const tested = g.tests().length;
  expect({ b: g.unit('b'), c: g.unit('c'), furtherTests: tested - e.dice.length }).toMatchObject(
    without(e.expect, 'ifALosesAnotherStepThisSequence'),
  );
  // a loses another step; nobody tests again. a is reduced: 2, and one less for the second attack; c, in order, supports.
  g.play(attack('R2', 'C')).play({ type: 'defend', unit: 'a' }, [2]);
  expect([g.fight().result, g.unit('a').eliminated, g.tests().length]).toEqual(['-/1', true, tested]);
});

example('E85', (e, set) => {
  const g = set().play({ type: 'done' }, e.dice);
  const guard: SceneUnit = { id: 'M', side: 'C', type: 'militia', zone: 'C' };
  const guarded = set({ units: [...e.given.units!, guard] }).play({ type: 'done' });
  expect({
    K: g.unit('K'),
    S: { tested: g.tests('S').length > 0 },
    ifACatholicUnitIsInC: { K: { tested: guarded.tests('K').length > 0 } },
  }).toMatchObject(e.expect);
});

example('E87', (e, set) => {
  const { cases } = e.given as unknown as { cases: { rejoined: number; lost: number }[] };
  const map = sketch('Z a b', 'Z-a a-b');
  const full = cases.map(({ rejoined, lost }) => {
    // Those to be lost are two zones away: the leash breaks at the end of the sequence.
    const hopes = ['I', 'II'].map((id, i): SceneUnit => {
      const zone = i < rejoined ? 'Z' : i < rejoined + lost ? 'b' : 'a';
      return { id, side: 'P', type: 'forlorn-hope', zone, parent: 'Q' };
    });
    const q: SceneUnit = { id: 'Q', side: 'P', type: 'arquebusiers', zone: 'Z', lent: true };
    const g = set({ map, active: 'P', units: [q, ...hopes] });
    expect(g.unit('Q').reduced).toBe(true);
    for (const hope of hopes.slice(0, rejoined)) g.play({ type: 'absorb', unit: hope.id });
    g.play({ type: 'done' });
    expect(hopesOf(g.g, g.u('Q'))).toMatchObject({ out: 2 - rejoined - lost, lost });
    return !g.unit('Q').reduced;
  });
  expect({ full }).toEqual(e.expect);
});

example('E88', (e, set) => {
  const map = sketch('Z a Z2', 'Z-a a-Z2');
  const units = e.given.units!.map((u) => (u.id === 'I' ? { ...u, parent: 'Q' } : u));
  for (const active of ['P', 'C']) {
    const g = set({ map, active, units }).play({ type: 'done' });
    const { lost } = hopesOf(g.g, g.u('Q'));
    expect({ I: { removed: g.unit('I').zone === null }, countsAsLost: lost === 1 }).toEqual(e.expect);
    const near = set({ map, active, units: units.map((u) => ({ ...u, zone: u.id === 'I' ? 'a' : u.zone })) });
    expect(near.play({ type: 'done' }).unit('I').zone, 'next to its parent it stays').toBe('a');
  }
});

example('E89', (e, set) => {
  const map = sketch('B C D/III P', 'B-C C-D:double C-P');
  const units: SceneUnit[] = [
    ...e.given.units!.map((u) => (u.id === 'I' ? { ...u, parent: 'Q' } : { ...u, marched: true })),
    { id: 'K', side: 'C', type: 'pikemen', zone: 'B' },
    { id: 'Q', side: 'P', type: 'arquebusiers', zone: 'P' },
  ];
  const g = set({ at: 'reaction', map, units });
  g.play({ type: 'slip-away', unit: 'I', from: 'B' }, e.dice);
  g.play({ type: 'fall-back', unit: 'I', to: 'D' });
  const I = { ...g.unit('I'), retreated: g.unit('I').zone === 'D', mp: g.event('gave-way').cost };
  expect({ test: g.tests('I')[0], I }).toMatchObject(e.expect);
});

example('E90', (e, set) => {
  const units = e.given.units!.map((u) => (u.id === 'I' ? { ...u, parent: 'Q' } : u));
  const g = set({ units, active: 'C' });
  expect({
    K: defenceSupports(g.g, g.u('K')).length,
    I: defenceSupports(g.g, g.u('I')).length,
  }).toEqual(e.expect);
});
