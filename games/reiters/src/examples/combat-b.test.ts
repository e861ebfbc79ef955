import type { Command } from '@tambour/kernel';
import { expect } from 'vitest';
import { isControlled } from '../model/zone.ts';
import { attackSupports } from '../rules/7-sum.ts';
import { canReorganise } from '../rules/8-reorganisation.ts';
import { example, without } from '../testing/example.ts';
import { type Ground, sketch } from '../testing/ground.ts';
import { cell, type SceneSpec } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

/** So strong, or so weak, that the last column of the table is read whatever the rest of the sum. */
const STRONG = 12;
const combat = { at: 'combat', active: 'C' } as const;
const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });
const defend = (unit: string) => ({ type: 'defend', unit });
const done = { type: 'done' };

example('E105', (e, set) => {
  const g = set({ ...combat, options: ['wavering'] }).play(attack('S', 'C'));
  // Round 1: 7 to 6, a 5 costs K a step, X wavers on a 6. Round 2: 7 to 2.
  g.play(defend('K'), [5, 6, 1]);
  expect(g.unit('X').ds).toBe(true);
  expect({ round1: g.fight(0).DP.support, round2: g.fight(1).DP.support }).toEqual(e.expect);
  const firm = set({ ...combat, options: ['wavering'] }).play(attack('S', 'C'));
  firm.play(defend('K'), [5, 4, 2]);
  expect(firm.fight(1).DP.support, 'had X stood firm').toBe(1);
});

example('E107', (e, set) => {
  const { border, cases } = e.given as unknown as {
    border: { kind: string; fortOwner: string };
    cases: { defender: 'C' | 'P' }[];
  };
  const map: Ground = { ...sketch('A B', ''), borders: [{ zones: ['A', 'B'], ...border }] };
  const bonus = cases.map(({ defender }) => {
    const attacker = defender === 'C' ? 'P' : 'C';
    const units = [
      { id: 'K', side: attacker, type: 'militia', zone: 'A', fc: STRONG },
      { id: 'X', side: defender, type: 'arquebusiers', zone: 'B' },
    ];
    const g = set({ at: 'combat', active: attacker, map, units }).play(attack('K', 'B'), [1]);
    return g.fight().DP.terrainBorder;
  });
  expect({ bonus }).toEqual(e.expect);
});

example('E144', (e, set) => {
  const g = set({ at: 'combat' });
  const legal = g.can(attack('G', 'C'));
  g.play(attack('G', 'C'), e.dice);
  expect({ legal, ...g.fight(), G: g.unit('G'), X: g.unit('X') }).toMatchObject(e.expect);
});

example('E148', (e, set) => {
  const ground = e.given.map as Ground;
  const map = { ...ground, zones: [...ground.zones, { id: 'F' }], borders: [...ground.borders, { zones: ['B', 'F'] }] };
  const units = [...e.given.units!, { id: 'Y', side: 'P', type: 'militia', zone: 'F' }];
  const g = set({ at: 'combat', map, units });
  expect(g.can(attack('K', 'F'))).toBe(true);
  g.play(attack('K', 'C'), [3]);
  const { support } = g.fight().AP;
  expect({ support, twoZones: g.can(attack('K', 'F')) }).toEqual(e.expect);
  expect(g.refusals(attack('K', 'F'))).toEqual(['7.1k']);
  const together = e.given.units!.map((u) => (u.id === 'Q' ? { ...u, zone: 'B' } : u));
  const beside = set({ at: 'combat', units: together }).play(attack('K', 'C'), [3]);
  expect(beside.fight().AP.support, 'in the same zone Q would support').toBe(1);
});

example('E150', (e, set) => {
  const g = set({ at: 'combat' }).play(attack('Q', 'C')).play(defend('R'), e.dice);
  const units = { Q: g.unit('Q'), M: g.unit('M'), X: g.unit('X') };
  expect({ ...g.fight(), ...units }).toMatchObject(e.expect);
});

example('E151', (e, set) => {
  const map = sketch('A B C D', 'A-C A-D B-C');
  const units: SceneUnit[] = [
    { id: 'G', side: 'C', type: 'gendarmes', zone: 'A' },
    { id: 'K', side: 'C', type: 'pikemen', zone: 'A' },
    { id: 'K2', side: 'C', type: 'pikemen', zone: 'B' },
    { id: 'X', side: 'P', type: 'pikemen', zone: 'C' },
    { id: 'Y', side: 'P', type: 'militia', zone: 'C' },
    { id: 'Z', side: 'P', type: 'militia', zone: 'D' },
  ];
  const choices: [string, string | undefined][] = [];
  const g = set({ at: 'combat', map, units });
  const distinct = (values: readonly unknown[]) => new Set(values).size;
  const attacks = g.legal('attack');
  const zoneOf = (c: Command) => g.unit(c.unit as string).zone;
  expect(distinct(attacks.map(zoneOf))).toBeGreaterThan(1);
  choices.push(['attacking zone', g.asks]);
  expect(distinct(attacks.filter((c) => zoneOf(c) === 'A').map((c) => c.at))).toBeGreaterThan(1);
  choices.push(['attacked zone', g.asks]);
  expect(distinct(attacks.filter((c) => zoneOf(c) === 'A' && c.at === 'C').map((c) => c.unit))).toBe(2);
  choices.push(['AP', g.asks]);
  g.play(attack('G', 'C'));
  expect(g.legal('defend').map((c) => c.unit)).toEqual(['X', 'Y']);
  choices.push(['DP', g.asks]);
  g.play(defend('X'));
  expect(g.legal().map((c) => [c.type, c.charge])).toEqual([
    ['engage', true],
    ['engage', false],
  ]);
  choices.push(['charge marker', g.asks]);
  const pikes = set({ at: 'combat', map, units }).play(attack('K', 'C')).play(defend('X'));
  expect(pikes.legal().map((c) => [c.type, c.rounds])).toEqual([
    ['engage', 1],
    ['engage', 2],
  ]);
  choices.push(['rounds of an optional pike clash', pikes.asks]);
  expect({ choices }).toEqual(e.expect);
});

example('E153', (e, set) => {
  const types: Readonly<Record<string, string>> = {
    cavalry: 'gendarmes',
    footShock: 'pikemen',
    footFire: 'arquebusiers',
  };
  const cases = e.given.cases as unknown as [group: string, zone: string, border: string][];
  const bonus = cases.map(([group, zone, border]) => {
    const units = [
      { id: 'K', side: 'C', type: types[group]!, zone: 'A', charge: false, fc: STRONG },
      { id: 'X', side: 'P', type: 'reiters', zone: 'B', fc: 1 },
    ];
    const g = set({ ...combat, map: sketch(`A B/${zone}`, `A-B:${border}`), units }).play(attack('K', 'B'), [1]);
    const { terrainZone, terrainBorder, total } = g.fight().DP;
    expect(total, 'nothing else is added').toBe(1 + terrainZone + terrainBorder);
    return terrainZone + terrainBorder;
  });
  expect({ bonus }).toEqual(e.expect);
});

example('E154', (e, set) => {
  const afterFirst = () => {
    // 5 to 4: a 4 prints TQ/DS.
    const g = set({ at: 'combat' }).play(attack('K', 'C')).play(defend('Q'), [4, 1]);
    expect([g.fight().result, g.unit('Q').ds]).toEqual(['TQ/DS', true]);
    return g.play(attack('G', 'C'));
  };
  const onS = afterFirst();
  const spread = onS.g.s.at.zocP[onS.z('B')];
  onS.play(defend('S')).play({ type: 'engage', unit: 'G', charge: false, rounds: 1 }, [4]);
  const onQ = afterFirst().play(defend('Q'), [6]);
  expect({
    support: onS.fight().DP.support,
    // S alone is left to control the zones around.
    zocOfQ: spread === 2,
    ifQIsDPAgain: onQ.fight().DP,
  }).toMatchObject(without(e.expect, 'note'));
  expect(set({ at: 'combat' }).g.s.at.zocP[onS.z('B')], 'at first both do').toBe(2);
});

example('E155', (e, set) => {
  const map = sketch('A B C', 'A-B B-C');
  const outcome = (e.given.cases as unknown as string[]).map((word) => {
    const [type, how] = word.split(' ');
    const dp: SceneUnit = {
      id: 'X',
      side: 'P',
      type: type!,
      zone: 'B',
      ...(type === 'argoulets' && how ? { face: how } : {}),
      reduced: how === 'reduced',
    };
    const parent = type === 'forlorn-hope' ? [{ id: 'Q', side: 'P', type: 'arquebusiers', zone: 'C' }] : [];
    const units = [{ id: 'K', side: 'C', type: 'pikemen', zone: 'A', fc: STRONG }, ...parent];
    const g = set({ ...combat, map, units: [...units, parent.length > 0 ? { ...dp, parent: 'Q' } : dp] });
    g.play(attack('K', 'B'), [cell('-/1').die]);
    expect(g.fight().result).toBe('-/1');
    if (g.question === 'substitution') g.play({ type: 'lose' });
    return g.unit('X').eliminated ? 'eliminated' : g.unit('X').reduced ? 'reduced' : 'unharmed';
  });
  expect({ outcome }).toEqual(e.expect);
});

example('E159', (e, set) => {
  const pairs = e.given.pairs as unknown as [ap: string, dp: string][];
  const wanted = e.expect.rounds as string[];
  const found = pairs.map(([ap, dp], i) => {
    const units = [
      { id: 'K', side: 'C', type: ap, zone: 'A', fc: STRONG },
      { id: 'X', side: 'P', type: dp, zone: 'B' },
    ];
    const spec: Partial<SceneSpec> = { ...combat, map: sketch('A B C', 'A-B B-C'), units };
    const { die } = cell('-/1');
    // Where there is nothing to choose the dice fall at once, one a round.
    const rolls = wanted[i] === '2' ? [die, die] : wanted[i] === '1' ? [die] : [];
    const g = set(spec).play(attack('K', 'B'), rolls);
    const rounds = g.legal('engage').map((c) => c.rounds);
    if (rounds.length > 0) g.play({ type: 'engage', unit: 'K', charge: false, rounds: 1 }, [die]);
    const retreat = g.can({ type: 'lose' });
    if (retreat) g.play({ type: 'lose' });
    return { rounds: rounds.join(' or ') || String(g.all('fought').length), retreat };
  });
  expect({ rounds: found.map((f) => f.rounds), retreat: found.map((f) => f.retreat) }).toEqual(e.expect);
});

example('E163', (e, set) => {
  const [q] = e.given.units!;
  const map = sketch('B C D', 'B-C C-D');
  const enemy: SceneUnit = { id: 'E', side: 'C', type: 'militia', zone: 'B' };
  const comrade: SceneUnit = { id: 'S', side: 'P', type: 'landsknechts', zone: 'C' };
  const leader = { id: 'L', side: 'P', rank: 'CC', zone: 'C' };
  const all = (unit: SceneUnit) => {
    const own = set({ map, at: 'combat', active: 'P', units: [unit, comrade, enemy] });
    const foe = set({ map, at: 'combat', active: 'C', units: [unit, { ...enemy, fc: STRONG }] });
    const watch = set({ map, at: 'reaction', active: 'C', entered: ['B'], units: [unit, enemy] });
    const quiet = set({ map, at: 'reorganisation', active: 'P', units: [unit], leaders: [leader] });
    foe.play(attack('E', 'C'), [cell('-/1').die]);
    return {
      fc: foe.fight().DP.total,
      mp: own.unit('Q').allowance,
      attack: own.can(attack('Q', 'B')),
      support: own.unitNames(attackSupports(own.g, own.u('S'))).includes('Q'),
      zoc: isControlled(watch.g, watch.z('B'), 1),
      reactions: watch.legal((c) => c.unit === 'Q'),
      reorganise: quiet.can({ type: 'reorganise', unit: 'Q' }) && canReorganise(quiet.g, quiet.u('Q')),
      substitution: foe.question === 'substitution',
    };
  };
  expect(all(q!)).toEqual(e.expect);
  expect(all({ ...q!, reduced: false, ds: false, isolated: false }), 'in good order').toMatchObject({
    fc: 3,
    mp: 4,
    attack: true,
    support: true,
    zoc: true,
    reactions: [{ type: 'fire', unit: 'Q', target: 'E' }],
    substitution: true,
  });
});

example('E165', (e, set) => {
  const [r, g0] = e.given.units!;
  const units = [r!, { ...g0!, charge: false }];
  const leaders = e.given.leaders!.map((l) => ({ ...l, face: 'replacement' }));
  const first = set({ at: 'combat', units }).play(attack('R', 'C'), e.dice).fight();
  // One less, and the same die prints TQ/DS: R tests.
  const replaced = set({ at: 'combat', units, leaders })
    .play(attack('R', 'C'), [...e.dice, 1])
    .fight();
  const asDP = set({ at: 'combat', active: 'C', units }).play(attack('G', 'B'), [3]);
  expect({
    ...first,
    replaced: { leader: replaced.AP.leader, differential: replaced.differential },
    asDP: asDP.fight().DP,
  }).toMatchObject(e.expect);
});

example('E104', (e, set) => {
  const g = set({ at: 'reorganisation' }).play({ type: 'reorganise', unit: 'a' }, e.dice);
  expect({ fq: g.tests('a')[0]!.fq, a: g.unit('a') }).toMatchObject(e.expect);
  expect(g.refusals({ type: 'reorganise', unit: 'a' }), 'once only').toEqual(['8.0c']);
  g.play(done);
});
