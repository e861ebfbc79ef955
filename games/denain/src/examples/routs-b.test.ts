import { expect } from 'vitest';
import { COALITION, FRENCH, INF } from '../model/vocabulary.ts';
import { zocOf } from '../rules/6-zone-of-control.ts';
import { routField } from '../rules/12-rout-field.hot.ts';
import { score } from '../rules/13-victory.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';
import { parsePieces } from '../testing/scene-piece.ts';

type Set = (more?: Partial<SceneSpec>) => Scene;

/** The first unit of the example, disorganised, fails its rout test: a D of the table and a 6. */
function routs(e: Example, set: Set): Scene {
  const unit = e.given.units![0]!;
  const g = set({
    at: 'command-phase',
    side: unit.side === 'F' ? 'C' : 'F',
    under: [
      { step: 'combat', with: [0] },
      { step: 'disorder', with: [0, 0] },
    ],
    combat: { targets: [unit.hex!], def: 'D' },
  });
  g.play({ type: 'done' }, [6]);
  expect(g.event('routed')).toMatchObject({ piece: unit.id });
  return g;
}
const ways = (g: Scene) => g.legal('run').map((c) => (c as unknown as { to: string }).to);
const ran = (g: Scene) => g.events.flatMap((x) => (x.type === 'ran' ? [x.to] : []));

example('rout-01', (e, set) => {
  const [first, second, third] = e.expect.stepOptions as string[][];
  for (const to of first!) {
    const g = routs(e, set);
    expect([g.question, g.asks]).toEqual(['rout-step', 'C']);
    expect(ways(g).sort()).toEqual([...first!].sort());
    // Behind the first step there is one way only, and it is run without a question.
    g.play({ type: 'run', unit: 'B', to });
    expect(ran(g)).toEqual([to, ...second!, ...third!]);
    expect(g.question).toBe('rout-facing');
    const facings = g.legal('face').map((c) => (c as unknown as { facing: string }).facing);
    expect(facings.sort()).toEqual([...(e.expect.facingOptions as string[])].sort());
    g.play({ type: 'face', unit: 'B', facing: 'SSW' });
    expect(g.unit('B')).toMatchObject({ hex: e.expect.endHex, facing: 'SSW', state: 'rout' });
    expect(g.question).toBe('combat');
  }
});
example('rout-02', (e, set) => {
  const g = routs(e, set);
  g.play({ type: 'run', unit: 'B', to: '2212' });
  expect(g.event('ran-through')).toMatchObject({ piece: 'B', passed: 'R' });
  expect(g.unit('R').state).toBe('ok');
  g.play(g.legal('face')[0]);
  expect(g.unit('B').hex).toBe(e.expect.endHex);
  expect(g.unit('R')).toMatchObject(e.expect.R as object);
});
example('rout-04', (e, set) => {
  const g = routs(e, set);
  expect(g.has('eliminated')).toBe(e.expect.eliminated);
  expect(g.event('eliminated')).toMatchObject({ piece: 'P', rule: '12.4k' });
  expect(score(g.g, COALITION).total).toBe(score(set().g, COALITION).total + (e.expect.vpForCoalition as number));
  expect(score(g.g, COALITION).lost).toBe(e.expect.vpForCoalition);
});
example('rout-05', (e, set) => {
  const g = routs(e, set);
  expect(ways(g).sort()).toEqual([...(e.expect.stepOptions as string[])].sort());
  const field = routField(g.g, FRENCH, INF, g.hex('1612'));
  expect(field[g.hex('1612')]).toBe(e.expect.fieldAtStart);
  for (const to of ways(g)) expect(field[g.hex(to)]).toBe(e.expect.fieldNext);
});
example('rout-07', (e, set) => {
  const units = [...e.given.units!, ...parsePieces('F inf N@2315>NNW 3/2/3')];
  const moving = set({ units, side: 'C' });
  expect(moving.legal('move').length > 0).toBe(e.expect.move);
  expect(moving.refusals({ type: 'move', unit: 'B', to: '2314', facing: 'SSW' })).toContain('12.4c');
  const fighting = set({ units, side: 'C', at: 'combat' });
  expect(fighting.legal().some((c) => c.type === 'fire' || c.type === 'shock')).toBe(e.expect.attack);
  expect(fighting.refusals({ type: 'fire', unit: 'B', at: '2315' })).toContain('12.4a');
  expect(fighting.refusals({ type: 'shock', attackers: ['B'], targets: ['2315'] })).toContain('12.4a');
  expect(fighting.around('B', zocOf(fighting.g, fighting.u('B')))).toEqual(e.expect.zoc);
  // Nobody is asked before the die of a shock on it; a unit in order is.
  const shock = { type: 'shock', attackers: ['N'], targets: ['2314'] };
  const attacked = set({ units, at: 'combat' }).play(shock, [1]);
  expect(attacked.has('shock-resolved')).toBe(!e.expect.reactionFire);
  const steady = set({ units: units.map((u) => ({ ...u, state: 'ok' })), at: 'combat' }).play(shock);
  expect(steady.question).toBe('react');
});

/** Phase E, from the moment the commanders have moved. */
const phaseE = (set: Set, dice: readonly number[]): Scene =>
  set({
    at: 'command-phase',
    side: 'C',
    under: [{ step: 'combat', with: [0] }, { step: 'recover' }],
  }).play({ type: 'done' }, dice);

example('rally-01', (e, set) => {
  const g = phaseE(set, e.dice);
  expect(g.event('rally-rolled')).toMatchObject({ piece: 'B', total: e.expect.modified, rule: '12.5d' });
  expect(g.event('rally-rolled').modifiers).toMatchObject([{ rule: '12.5b', value: -1 }]);
  expect(g.event('rally-rolled').rallied).toBe(e.expect.result === 'rallied');
  expect(g.unit('B')).toMatchObject({ state: e.expect.state, hex: '2314' });
});
example('rally-02', (e, set) => {
  const g = phaseE(set, e.dice);
  expect(g.event('rally-rolled')).toMatchObject({ piece: 'P', total: e.expect.modified });
  expect(g.event('rally-rolled').modifiers).toMatchObject([{ rule: '12.5c', value: -2 }]);
  expect(g.event('rally-rolled').rallied).toBe(e.expect.result === 'rallied');
  expect(g.unit('P').state).toBe('ok');
});
example('rally-03', (e, set) => {
  const g = phaseE(set, e.dice);
  expect(g.event('rally-rolled')).toMatchObject({ piece: 'B', total: e.expect.modified, rallied: false });
  expect(g.event('rally-rolled').modifiers).toEqual([]);
  let steps = ran(g).length;
  while (g.question === 'rout-step') {
    g.play(g.legal('run')[0]);
    steps += ran(g).length;
  }
  expect(steps).toBe(3);
  g.play(g.legal('face')[0]);
  expect(g.unit('B').state).toBe('rout');
  // One test a phase.
  expect(g.question).toBe('combat');
});
example('rally-04', (e, set) => {
  const g = phaseE(set, e.dice);
  expect(g.has('rally-rolled')).toBe(e.expect.test);
  expect(g.event('rally-denied')).toMatchObject({ piece: 'B', rule: '12.5f' });
  expect(g.event('eliminated')).toMatchObject({ piece: 'B', rule: '12.4k' });
});
example('rec-01', (e, set) => {
  const g = phaseE(set, e.dice);
  expect(g.unit('N').state).toBe(e.expect.N);
  expect(g.unit('P').state).toBe(e.expect.P);
  expect(g.event('order-restored')).toMatchObject({ piece: 'P', rule: '4Eb' });
});
