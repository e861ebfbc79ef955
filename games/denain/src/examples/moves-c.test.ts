import { distance } from '@tambour/boards';
import { expect } from 'vitest';
import { NO_UNIT } from '../model/ids.ts';
import { markZones } from '../rules/6-zone-marks.hot.ts';
import { moverOf } from '../rules/7-mover.ts';
import { example } from '../testing/example.ts';
import type { Scene } from '../testing/scene.ts';

const allowance = (g: Scene, id: string): number =>
  moverOf(g.g, g.u(id), NO_UNIT, markZones(g.g, 1 - g.g.w.unitSide[g.u(id)]!)).budget;
const way = (unit: string, ...via: string[]) => ({
  type: 'move',
  unit,
  to: via.findLast((word) => /^\d/.test(word)),
  via,
});
/** The price of a way as examples write it: a list of legs, or one number for a single one. */
const price = (g: Scene, command: unknown) => {
  const points = g.points(command);
  return { cost: points?.legs, mpLeft: points?.left };
};

example('move-24', (e, set, { edition }) => {
  const g = set({
    leaders: { villars: '1411', dreux: '1411' },
    marks: { P: ['moved'] },
    at: 'command-phase',
    side: 'C',
    acting: [],
    under: [{ step: 'turn' }],
  });
  g.play({ type: 'done' }).play({ type: 'done' });
  // The Coalition has nobody: one edition hands the phase over without a roll.
  g.play({ type: 'done' }, edition === 'fr' ? [] : [5, 5]);
  g.play({ type: 'activate', formation: 'centre' });
  expect(g.question).toBe('move');
  expect(allowance(g, 'P')).toBe(e.expect.allowance);
  expect(g.points(way('P', '1412', '1512'))).toEqual({ legs: [1, 1], left: 0 });
  expect(g.can(way('P', '1511', '1512', 'E'))).toBe(false);
});

example('move-25', (e, set) => {
  const g = set();
  expect(g.can(way('P', '1412', '1512'))).toBe(true);
  g.play(way('P', '1412')).play(way('Q', '1511'));
  for (const on of ['1413', '1512']) {
    expect(g.can({ type: 'move', unit: 'P', to: on, facing: 'SSE' })).toBe(e.expect.legal);
    expect(g.refusals({ type: 'move', unit: 'P', to: on, facing: 'SSE' })).toContain('5k');
  }
  expect(g.legal('move')).toEqual([]);
});

example('move-26', (e, set) => {
  const g = set();
  expect(g.can(way('N', '1614'))).toBe(e.expect.legal);
  expect(g.refusals(way('N', '1614'))).toEqual(['7.6a']);
});

example('move-27', (e, set) => {
  const g = set();
  expect(g.can(way('N', '1614'))).toBe(e.expect.legal);
  expect(price(g, way('N', '1614'))).toEqual({ cost: [e.expect.cost], mpLeft: e.expect.mpLeft });
  g.play(way('N', '1614'));
  expect(g.unit('N')).toMatchObject({ hex: '1614', facing: 'E' });
});

example('move-28', (e, set) => {
  const g = set();
  expect(g.can(way('N', '1413'))).toBe(e.expect.legal);
  expect(g.refusals(way('N', '1413'))).toEqual(['6.1c']);
  // Without X the same withdrawal may be made: it is his zone that forbids it.
  const free = set({ units: e.given.units!.filter((u) => u.id !== 'X') });
  expect(free.can(way('N', '1413'))).toBe(true);
});

example('move-29', (e, set) => {
  const g = set({
    leaders: { dreux: e.given.leaderHex as string },
    commanded: e.given.commanded as Record<string, boolean>,
  });
  expect(allowance(g, 'H')).toBe(e.expect.allowance);
  expect(g.can(way('H', '1409'))).toBe(true);
  expect(g.can(way('H', '1409', '1410'))).toBe(false);
  expect(g.can(way('H', '1409', 'E'))).toBe(false);
});

example('move-30', (e, set) => {
  const g = set();
  const command = way('P', '1610', '1611');
  expect(allowance(g, 'P')).toBe(e.expect.allowance);
  expect(g.can(command)).toBe(e.expect.legal);
  expect(price(g, command)).toEqual({ cost: e.expect.cost, mpLeft: e.expect.mpLeft });
  // The road's extra point is gone with the step off it; who stays on the road has it.
  expect(g.can(way('P', '1610', '1611', 'E'))).toBe(false);
  expect(g.can(way('P', '1610', 'E', '1710'))).toBe(true);
});

example('move-31', (e, set) => {
  const g = set();
  const command = way('H', '1413', 'E');
  expect(g.can(command)).toBe(e.expect.legal);
  expect(price(g, command)).toEqual({ cost: e.expect.cost, mpLeft: e.expect.mpLeft });
  g.play(command);
  expect(g.has('facing-checked')).toBe(e.expect.check !== null);
  expect(g.unit('H')).toMatchObject({ hex: '1413', facing: 'E', state: 'ok' });
});

example('move-32', (e, set) => {
  const g = set();
  const command = way('H', '1513', 'E');
  expect(g.can(command)).toBe(e.expect.legal);
  expect(price(g, command)).toEqual({ cost: e.expect.cost, mpLeft: e.expect.mpLeft });
  expect(g.can(way('H', '1513', '1514'))).toBe(false);
  g.play(command, e.dice);
  expect(g.event('facing-checked').total).toBe(e.expect.check);
  expect(g.unit('H')).toMatchObject({ hex: '1513', state: e.expect.state, facing: e.expect.facing });
});

example('move-35', (e, set) => {
  const want = e.expect as { unbreached: { legal: boolean }; breached: { legal: boolean; cost: number } };
  const whole = set();
  expect(whole.can(way('N', '2109'))).toBe(want.unbreached.legal);
  expect(whole.refusals(way('N', '2109'))).toEqual(['7.6m']);
  const open = set({ breached: ['2010|2109'] });
  expect(open.can(way('N', '2109'))).toBe(want.breached.legal);
  expect(open.points(way('N', '2109'))?.legs).toEqual([want.breached.cost]);
});

example('move-36', (e, set) => {
  const g = set({ at: 'command-phase', side: 'C' });
  for (const [hex, far] of Object.entries(e.expect.distance as Record<string, number>))
    expect(distance(g.g.w.grid, g.hex('3019'), g.hex(hex))).toBe(far);
  for (const [hex, legal] of Object.entries(e.expect.legal as Record<string, boolean>)) {
    const ride = { type: 'ride', leader: 'eugene', to: hex };
    expect(g.can(ride)).toBe(legal);
    expect(g.refusals(ride)).toEqual(legal ? [] : ['7.4a']);
  }
});

example('move-37', (e, set) => {
  // The one way on from 1513 that is not also next to 1414 is made open: a breach in the line towards 1512.
  const breached = ['1512|1513'];
  const stop = e.expect.stoppedAt as string;
  const lead = (to: string) => ({ type: 'lead', leader: 'dreux', to });
  const g = set({ breached });
  expect(g.can(lead(stop))).toBe(true);
  expect(g.can(lead('1512'))).toBe(false);
  const friend = { id: 'Q', side: 'F', cls: 'inf', hex: stop, facing: 'E', cf: 2, mp: 2, morale: 2 } as const;
  const escorted = set({ breached, units: [...e.given.units!, friend] });
  expect(escorted.can(lead('1512')) ? 'not stopped' : 'stopped').toBe(e.expect.withFriendIn1513);
});
