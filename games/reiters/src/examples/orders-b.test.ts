import { expect } from 'vitest';
import { ORDERS } from '../model/vocabulary.ts';
import { defenceSupports } from '../rules/7-sum.ts';
import { orderOf } from '../rules/10-effects.ts';
import { example, without } from '../testing/example.ts';
import { sketch } from '../testing/ground.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });
const giveWay = (unit: string, from: string) => ({ type: 'give-way', unit, from });
const done = { type: 'done' };
const combat = { at: 'combat' } as const;
const reaction = { at: 'reaction' } as const;
const under = (units: readonly SceneUnit[], order: string | undefined): SceneUnit[] =>
  units.map(({ columnOrder, ...u }) => (columnOrder && order ? { ...u, columnOrder: order } : u));

example('E169', (e, set) => {
  const g = set(reaction);
  const base = set({ ...reaction, units: under(e.given.units!, undefined) });
  expect({
    retreat: g.can(giveWay('R', 'B')),
    reactionFire: g.can({ type: 'fire', unit: 'R', target: 'Q' }),
    base: { retreat: base.can(giveWay('R', 'B')) },
  }).toEqual(e.expect);
  expect(g.refusals(giveWay('R', 'B'))).toEqual(['10.1h']);
});

example('E171', (e, set) => {
  const charge = { type: 'charge', unit: 'K', target: 'H' };
  const KCharge = set(reaction).can(charge);
  expect(set(reaction).refusals(charge)).toEqual(['10.1h']);
  const g = set(reaction).play(giveWay('R', 'B'), e.dice);
  const reserve = set({ ...reaction, units: under(e.given.units!, 'reserve') });
  expect({
    R: { ...g.unit('R'), test: g.tests('R')[0] },
    KCharge,
    underReserve: { RRetreat: reserve.can(giveWay('R', 'B')), KCharge: reserve.can(charge) },
  }).toMatchObject(e.expect);
});

example('E172', (e, set) => {
  const [gendarmes, k, l1] = e.given.units!;
  const g = set(combat).play(attack('G', 'C'));
  g.play({ type: 'engage', unit: 'G', charge: true, rounds: 1 }, e.dice);
  const own = set({ ...combat, active: 'P', units: [gendarmes!, { ...k!, fc: 12 }] }).play(attack('K', 'B'), [1]);
  // Horse of the same column, before slow foot in the open.
  const horse: SceneUnit = { id: 'H', side: 'P', type: 'cuirassiers', zone: 'C', columnOrder: 'hold' };
  const foot: SceneUnit = { id: 'Q', side: 'C', type: 'arquebusiers', zone: 'B', columnOrder: 'attack' };
  const watch = set({ ...reaction, entered: ['B'], units: [foot, horse] });
  const charge = { type: 'charge', unit: 'H', target: 'Q' };
  expect({
    mp: { K: g.unit('K').allowance, L1: g.unit('L1').allowance },
    ...g.fight(),
    substitution: g.question === 'substitution' || g.has('loss-replaced'),
    K: g.unit('K'),
    KAsAP: own.fight().AP,
    reactionCharge: watch.can(charge),
  }).toMatchObject(e.expect);
  expect(watch.refusals(charge)).toEqual(['10.1h']);
  // Under another order K gives way; there is a zone behind it.
  const map = sketch('A B C S', 'A-B B-C C-S');
  const free = under([gendarmes!, k!, l1!], 'attack');
  const hold = set({ ...combat, map, units: [gendarmes!, k!, l1!] });
  for (const [scene, question] of [
    [set({ ...combat, map, units: free }), 'substitution'],
    [hold, 'combat'],
  ] as const) {
    scene.play(attack('G', 'C')).play({ type: 'engage', unit: 'G', charge: true, rounds: 1 }, [6]);
    expect(scene.question).toBe(question);
  }
});

example('E173', (e, set) => {
  const g = set(combat);
  const QAttack = g.can(attack('Q', 'C'));
  const A1Fire = g.can({ type: 'bombard', unit: 'A1', target: 'X' });
  expect([g.refusals(attack('Q', 'C')), g.refusals({ type: 'bombard', unit: 'A1', target: 'X' })]).toEqual([
    ['10.1h'],
    ['10.1h'],
  ]);
  g.play(attack('K', 'C'), [3]);
  const foe = set({
    ...combat,
    active: 'P',
    units: e.given.units!.map((u) => (u.side === 'P' ? { ...u, columnOrder: 'attack' } : u)),
  });
  foe.play(attack('X', 'B')).play({ type: 'defend', unit: 'K' }, [1]);
  const ride = { type: 'move', piece: 'H', to: 'B' };
  const march = set();
  expect({
    supportAttack: g.fight().AP.support,
    supportDefence: foe.fight().DP.support,
    QAttack,
    A1Fire,
    HEntersB: march.can(ride),
  }).toEqual(without(e.expect, 'why'));
  expect(march.refusals(ride)).toEqual(['10.1h']);
  const base = set({ units: under(e.given.units!, undefined) });
  expect(base.can(ride), 'without orders he may').toBe(true);
  expect(base.unitNames(defenceSupports(base.g, base.u('K')))).toEqual(['Q', 'A1']);
});

example('E174', (e, set) => {
  const fire = { type: 'fire', unit: 'X', target: 'Q' };
  const watch = set(reaction);
  const foe = set({
    ...combat,
    units: e.given.units!.map((u) => (u.id === 'Q' ? { ...u, fc: 12, columnOrder: 'attack' } : u)),
  });
  foe.play(attack('Q', 'C'), [1]);
  const own = set({ active: 'P' });
  expect({
    reactionFire: watch.can(fire),
    dp: foe.fight().DP.total,
    mp: own.unit('X').remaining,
    attack: set({ ...combat, active: 'P' }).can(attack('X', 'B')),
  }).toEqual(e.expect);
  expect(watch.refusals(fire)).toEqual(['10.1h']);
  expect(set({ ...combat, active: 'P' }).refusals(attack('X', 'B'))).toEqual(['10.1h']);
});

example('E175', (e, set) => {
  const [r] = e.given.units!;
  const { steps, illegal } = e.expect as { steps: string[]; illegal: string[] };
  const move = (to: string) => ({ type: 'move', piece: 'R', to });
  const one = set({ units: [{ ...r!, ma: 1 }] });
  expect(
    one
      .legal('move')
      .map((c) => c.to as string)
      .sort(),
  ).toEqual(steps);
  for (const to of illegal) expect(one.refusals(move(to))).toEqual(['10.1h']);
  const foe = (type: string, ma: number): SceneUnit => ({ id: 'H', side: 'C', type, zone: 'c', ma });
  const fight = set({ ...combat, units: [r!, foe('militia', 3)] });
  const before = (ma: number) =>
    set({ ...reaction, active: 'C', entered: ['c'], units: [r!, foe('chevau-legers', ma)] });
  const slower = before(6);
  const gun: SceneUnit = { id: 'A1', side: 'P', type: 'cannon', zone: 'b', columnOrder: 'disengage' };
  const guns = set({ ...combat, units: [r!, gun, foe('militia', 3)] });
  expect({
    attack: fight.can(attack('R', 'c')),
    retreatSlower: slower.can(giveWay('R', 'c')) ? 'yes, no test' : 'no',
    retreatEqual: before(8).can(giveWay('R', 'c')) ? 'yes' : 'no',
    artilleryFire: guns.can({ type: 'bombard', unit: 'A1', target: 'H' }),
  }).toEqual(without(e.expect, 'steps', 'illegal'));
  expect(slower.play(giveWay('R', 'c')).unit('R').zone, 'no die falls').toBe('a');
  expect(before(8).refusals(giveWay('R', 'c'))).toEqual(['6.4.2a']);
});

example('E177', (e, set) => {
  const [unit, foe] = e.given.units!;
  const way = { type: 'move', piece: 'G', to: 'b', via: ['c'] };
  const g = set();
  const order = ORDERS[orderOf(g.g, g.u('G'))];
  const move = g.can(way);
  g.play(way);
  const cost = g.all('moved').reduce((n, m) => n + m.cost, 0);
  g.play(done).play(done);
  expect(g.question).toBe('combat');
  const commanded = set({ units: [{ ...unit!, isolated: false, columnOrder: 'reserve' }, foe!] });
  expect({
    order,
    move,
    cost,
    attack: g.can(attack('G', 'E')),
    commandedUnitInReserveMayEnterB: commanded.can(way) || commanded.can({ ...way, via: [] }),
  }).toEqual(e.expect);
  expect(g.refusals(attack('G', 'E'))).toContain('7.1g');
});
