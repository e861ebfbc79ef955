import { expect } from 'vitest';
import { routField } from '../rules/12-rout-field.hot.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';

type Set = (more?: Partial<SceneSpec>) => Scene;

/** The position just before a unit runs. */
function routing(set: Set, e: Example, id: string): Scene {
  const before = set();
  const unit = before.u(id);
  return set({
    units: e.given.units!.map((u) => (u.id === id ? { ...u, state: 'rout' } : u)),
    at: 'command-phase',
    side: before.g.w.unitSide[unit] === 0 ? 'F' : 'C',
    under: [{ step: 'rout', with: [unit] }],
  });
}

for (const id of ['rout-08', 'rout-10'])
  example(id, (e, set) => {
    const unit = e.given.units![0]!;
    const g = routing(set, e, unit.id).play({ type: 'done' });
    expect(g.question).toBe('rout-step');
    const steps = g
      .legal('run')
      .map((c) => c.to as string)
      .sort();
    expect(steps).toEqual([...(e.expect.stepOptions as string[])].sort());
    const { w } = g.g;
    const u = g.u(unit.id);
    const field = routField(g.g, w.unitSide[u]!, w.unitClass[u]!, g.hex(unit.hex!));
    expect(field[g.hex(unit.hex!)]).toBe(e.expect.fieldAtStart);
    for (const hex of steps) expect(field[g.hex(hex)]).toBe(e.expect.fieldNext);
  });

example('rout-11', (e, set) => {
  const want = e.expect.R as { routTest: { modified: number; against: string }; cf: number };
  const g = routing(set, e, 'B').play({ type: 'done' });
  const told = [...g.events];
  while (g.question === 'rout-step') told.push(...g.play(g.legal('run')[0]).events);
  expect(told.some((x) => x.type === 'ran-through' && x.passed === 'R')).toBe(true);
  g.play(g.legal('face')[0], e.dice);
  const tested = g.event('rout-tested');
  expect(tested.piece).toBe('R');
  expect({ modified: tested.total, against: `cf ${tested.against}` }).toEqual(want.routTest);
  expect(g.event('lost-point').piece).toBe('R');
  expect(g.unit('R')).toMatchObject({ hex: '2312', state: 'disorganised', cf: want.cf });
});

example('rout-12', (e, set) => {
  const g = routing(set, e, 'N').play({ type: 'done' });
  expect(g.has('eliminated')).toBe(e.expect.eliminated);
  expect(g.event('eliminated')).toMatchObject({ piece: 'N', rule: '12.4k' });
  expect(g.has('ran')).toBe(false);
});

const phaseE = (set: Set): Scene => set({ at: 'command-phase', side: 'C', under: [{ step: 'recover' }] });

example('rally-05', (e, set) => {
  const g = phaseE(set).play({ type: 'done' }, e.dice);
  const rolls = g.events.filter((x) => x.type === 'rally-rolled');
  expect(rolls.map((x) => x.piece)).toEqual(e.expect.order);
  for (const roll of rolls) {
    expect({ die: roll.die, result: roll.rallied ? 'rallied' : 'routs on' }).toEqual(e.expect[roll.piece]);
    expect(g.unit(roll.piece).state).toBe('ok');
  }
});

example('rally-07', (e, set) => {
  const g = phaseE(set).play({ type: 'done' }, e.dice);
  expect(g.event('rally-rolled').rallied ? 'rallied' : 'routs on').toBe(e.expect.result);
  expect(g.unit('K').state).toBe(e.expect.state);
});
