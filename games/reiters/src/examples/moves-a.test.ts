import { expect } from 'vitest';
import { linkOf } from '../model/world.ts';
import { isControlled } from '../model/zone.ts';
import { type Example, example, without } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';
import { CHARTS } from '../testing/set-up.ts';

type Set = (more?: Partial<SceneSpec>) => Scene;

/** What the last step was made of: its zone and its border by the charts, the rest by what the engine asked beyond them. */
function stepOf(g: Scene, also: number) {
  const { from, to, cost } = g.event('moved');
  const zone = CHARTS.zones[g.g.w.type[g.z(to)]!]!.mp!;
  const border = CHARTS.borders[g.g.w.linkKind[linkOf(g.g.w, g.z(from), g.z(to))]!]!.mp!;
  return { zone, border, zoc: cost - zone - border, dismount: also, mount: also, total: cost + also };
}
const withAllowance = (e: Example, ma: number): Partial<SceneSpec> => ({
  units: e.given.units!.map((u) => ({ ...u, ma })),
});
/** Points that a thing takes: what the unit has left at the least allowance with which it can be done. */
function priceOf(e: Example, set: Set, before: (g: Scene) => boolean, command: object): number {
  for (let ma = 0; ma <= 12; ma++) {
    const g = set(withAllowance(e, ma));
    if (before(g) && g.can(command)) return g.unit('A').remaining;
  }
  throw new Error('nobody can do that');
}
const checks = (g: Scene, to: string): string => {
  const at = g.log.findIndex((e) => e.type === 'moved' && e.to === to);
  const next = g.log[at + 1];
  if (next?.type === 'tested') return 'test';
  return next?.type === 'disorganised' && next.rule === '4.1.4b' ? 'automatic' : 'none';
};

/** Argoulets ride one zone and change face. */
function rideAndChange(e: Example, set: Set, to: string, change: 'mount' | 'dismount') {
  const ride = { type: 'move', piece: 'A', to };
  const turn = { type: change, unit: 'A' };
  const price = priceOf(e, set, (g) => g.can(ride) && g.play(ride) !== undefined, turn);
  const g = set().play(ride);
  const { spent } = g.unit('A');
  g.play(turn, e.dice);
  return { g, spent: spent + price, step: stepOf(g, price) };
}

example('E01', (e, set) => {
  const { g, step } = rideAndChange(e, set, '124', 'dismount');
  expect({ step, test: g.tests('A').at(-1) ?? null, A: g.unit('A') }).toMatchObject(e.expect);
});
example('E02', (e, set) => {
  const { g, step } = rideAndChange(e, set, '031', 'dismount');
  expect({ step, test: g.tests('A').at(-1) ?? null, A: g.unit('A') }).toMatchObject(e.expect);
});
example('E03', (e, set) => {
  const g = set().play({ type: 'move', piece: 'K', to: '033', via: ['031'] }, e.dice);
  const steps = g.all('moved').map((m) => ({ to: m.to, total: m.cost, check: checks(g, m.to) }));
  const { zone, border } = stepOf(g, 0);
  expect({ steps: [steps[0], { ...steps[1], zone, border }], spent: g.unit('K').spent, K: g.unit('K') }).toMatchObject(
    e.expect,
  );
});
example('E10', (e, set) => {
  const g = set().play({ type: 'move', piece: 'R', to: 'E', via: ['B', 'C', 'D'] }, e.dice);
  expect({ spent: g.unit('R').spent, tests: g.tests().length, R: g.unit('R') }).toMatchObject(e.expect);
});
example('E11', (e, set) => {
  const g = set().play({ type: 'move', piece: 'K', to: 'B' }, e.dice);
  expect({ step: stepOf(g, 0), K: g.unit('K') }).toMatchObject(e.expect);
  expect(g.can({ type: 'move', piece: 'K', to: 'D' }), 'it may go on with what it has left').toBe(true);
});
example('E12', (e, set) => {
  const g = set().play({ type: 'move', piece: 'A1', to: 'C' }, e.dice);
  expect({ step: stepOf(g, 0), A1: g.unit('A1') }).toMatchObject(e.expect);
});
for (const id of ['E13', 'E14'])
  example(id, (e, set) => {
    const g = set().play({ type: 'move', piece: 'Q', to: 'B' }, e.dice);
    expect({ test: g.tests('Q')[0], Q: g.unit('Q') }).toMatchObject(e.expect);
  });
example('E15', (e, set) => {
  const g = set().play({ type: 'move', piece: 'Q', to: 'B' }, e.dice);
  expect({ step: stepOf(g, 0), test: g.tests('Q')[0], Q: g.unit('Q') }).toMatchObject(e.expect);
});
example('E16', (e, set) => {
  const g = set().play({ type: 'move', piece: 'Q', to: 'B' }, e.dice);
  expect({ step: stepOf(g, 0), tests: g.tests().length }).toMatchObject(e.expect);
});
example('E18', (e, set) => {
  const [q, enemy] = e.given.units!;
  const g = set();
  // Enemies in B and D leave nothing but the junction between the leader in A and his unit in C.
  const cut = set({
    at: 'command',
    units: [{ ...q!, zone: 'C' }, ...['B', 'D'].map((zone) => ({ ...enemy!, id: `E${zone}`, zone }))],
    leaders: [{ id: 'L', side: 'C', rank: 'CC', zone: 'A' }],
  });
  expect({
    // In one step: the two by B or D would be another way.
    move: set({ units: [{ ...q!, ma: 1 }] }).can({ type: 'move', piece: 'Q', to: 'C' }),
    inZoc: isControlled(g.g, g.z('A'), 1),
    attack: set({ at: 'combat' }).can({ type: 'attack', unit: 'Q', at: 'C' }),
    commandStep: !cut.unit('Q').isolated,
  }).toEqual(e.expect);
  expect(set({ at: 'combat' }).refusals({ type: 'attack', unit: 'Q', at: 'C' })).toEqual(['7.1e']);
});
example('E19', (e, set) => {
  const g = set();
  const way = { type: 'move', piece: 'K', to: 'E', via: ['B', 'C', 'D'] };
  const legal = g.can(way);
  g.play(way, e.dice);
  const { spent, remaining } = g.unit('K');
  expect({ spent, limit: spent + remaining, legal, K: g.unit('K') }).toMatchObject(e.expect);
});
example('E20', (e, set) => {
  const legal = set().can({ type: 'move', piece: 'K', to: 'F', via: ['B', 'C', 'D'] });
  expect({ legal }).toEqual(without(e.expect, 'why'));
  expect(set().can({ type: 'move', piece: 'K', to: 'F' }), 'nor by any other way').toBe(false);
  expect(set(withAllowance(e, 4)).can({ type: 'move', piece: 'K', to: 'F' }), 'four points are enough').toBe(true);
});
example('E21', (e, set) => {
  expect({ legal: set().can({ type: 'move', piece: 'K', to: 'E', via: ['B', 'C', 'D'] }) }).toEqual(e.expect);
  expect(set().can({ type: 'move', piece: 'K', to: 'D' })).toBe(true);
});
example('E22', (e, set) => {
  const may = (g: Scene, piece: string) => g.can({ type: 'move', piece, to: 'C', via: ['B'] });
  expect({ Q: may(set(), 'Q'), L: may(set(), 'L') }).toEqual(e.expect);
  expect(may(set({ units: e.given.units!.slice(0, 3) }), 'Q'), 'with one unit fewer there is room').toBe(true);
});
example('E24', (e, set) => {
  const dismount = { type: 'dismount', unit: 'A' };
  const spent = priceOf(e, set, () => true, dismount);
  const g = set().play(dismount, e.dice);
  expect({ spent, tests: g.tests().length, A: g.unit('A') }).toMatchObject(e.expect);
});
example('E25', (e, set) => {
  const { allowance } = set().unit('A');
  const { g, spent, step } = rideAndChange(e, set, '025', 'mount');
  expect({ step, test: g.tests('A')[0], spent, allowance, A: g.unit('A') }).toMatchObject(e.expect);
});
example('E27', (e, set) => {
  const arrivals = { reinforcements: { C1: { turn: 3, zones: ['101'] } } };
  const enter = { type: 'enter', piece: 'Y', to: '101' };
  const g = set(arrivals).play(enter, e.dice);
  const { cost } = g.event('entered');
  const quiet = set({ ...arrivals, units: e.given.units!.slice(0, 1) })
    .play(enter)
    .event('entered').cost;
  const zone = CHARTS.zones[g.g.w.type[g.z('101')]!]!.mp!;
  expect({
    step: { zone, border: quiet - zone, zoc: cost - quiet, total: cost },
    test: g.tests('Y')[0],
    Y: g.unit('Y'),
  }).toMatchObject(e.expect);
  expect(set({ ...arrivals, turn: 2 }).can(enter), 'not before its turn').toBe(false);
});
