import { distance } from '@tambour/boards';
import { BadInput } from '@tambour/kernel';
import { expect } from 'vitest';
import { type Example, example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';
import type { ScenePiece } from '../testing/scene-piece.ts';

const goes = (unit: string, to: string, ...via: string[]) => ({ type: 'move', unit, to, via: [...via, to] });
const turns = (unit: string, hex: string, ...vertices: string[]) => ({ type: 'move', unit, to: hex, via: vertices });
/** Whether a way can be gone; one over a flank hex cannot even be said. */
function can(g: Scene, command: unknown): boolean {
  try {
    return g.can(command);
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}
const around = (g: Scene, hex: string): string[] =>
  [0, 1, 2, 3, 4, 5].flatMap((d) => g.g.w.hexNames[g.g.w.near[g.hex(hex) * 6 + d]!] ?? []);

example('move-01', (e, set) => {
  const g = set();
  const way = goes('P', '1512', '1412');
  expect(g.can(way)).toBe(e.expect.legal);
  expect(g.points(way)).toEqual({ legs: e.expect.cost, left: e.expect.mpLeft });
  for (const on of around(g, '1512')) expect(can(g, goes('P', on, '1412', '1512'))).toBe(false);
  g.play(way);
  expect(g.unit('P')).toMatchObject({ hex: '1512', facing: e.expect.facing });
});

example('move-02', (e, set) => {
  const g = set();
  const step = { type: 'move', unit: 'P', to: '1510', facing: 'SSE' };
  expect(g.can(step)).toBe(e.expect.legal);
  expect(g.refusals(step)).toContain('7.1f');
  expect(can(g, goes('P', '1510'))).toBe(e.expect.legal);
});

example('move-03', (e, set) => {
  const g = set();
  const way = goes('P', '1511', 'SSE');
  expect(g.can(way)).toBe(e.expect.legal);
  expect(g.points(way)).toEqual({ legs: e.expect.cost, left: e.expect.mpLeft });
  g.play(way);
  expect(g.unit('P')).toMatchObject({ hex: '1511', facing: 'SSE' });
});

example('move-05', (e, set) => {
  const g = set();
  const first = e.expect.first as { legal: boolean; stopped: boolean };
  const second = e.expect.second as { legal: boolean };
  expect(g.can(goes('N', '1513'))).toBe(first.legal);
  expect(g.points(goes('N', '1513'))).toMatchObject({ left: 1 });
  expect(can(g, goes('N', '1514', '1513'))).toBe(second.legal);
  const on = around(g, '1513').filter((x) => can(g, goes('N', x, '1513')));
  expect(on.length === 0).toBe(first.stopped);
  // The other way round the zone is open: it is the stop that bars the first.
  expect(g.can(goes('N', '1514', '1414'))).toBe(true);
  g.play(goes('N', '1513'));
  expect(g.unit('N')).toMatchObject({ hex: '1513' });
});

example('move-06', (e, set) => {
  const g = set();
  const step = { type: 'move', unit: 'N', to: '1514', facing: 'SSE' };
  expect(g.can(step)).toBe(e.expect.legal);
  expect(g.can(goes('N', '1514'))).toBe(e.expect.legal);
  expect(g.refusals(step)).toContain('6.1c');
});

for (const [id, unit, to] of [
  ['move-07', 'N', '1414'],
  ['move-08', 'N', '1413'],
  ['move-10', 'H', '1414'],
] as const)
  example(id, (e, set) => {
    const g = set();
    const way = goes(unit, to);
    expect(g.can(way)).toBe(e.expect.legal);
    expect(g.points(way)).toEqual({ legs: [e.expect.cost], left: e.expect.mpLeft });
    const { facing } = e.given.units!.find((u) => u.id === unit)!;
    g.play(way);
    expect(g.has(id === 'move-07' ? 'stepped' : 'withdrew')).toBe(true);
    expect(g.unit(unit)).toMatchObject({ hex: to, facing: e.expect.facing ?? facing });
  });

example('move-09', (e, set) => {
  const g = set();
  const step = { type: 'move', unit: 'N', to: '1512', facing: 'E' };
  expect(g.can(step)).toBe(e.expect.legal);
  expect(g.refusals(step)).toContain('7.3d');
  expect(g.legal('move').some((c) => c.to === '1512')).toBe(e.expect.legal);
});

for (const id of ['move-11', 'move-12'])
  example(id, (e, set) => {
    const g = set();
    const turn = turns('N', '1513', 'SSE');
    expect(g.points(turn)?.legs).toEqual([e.expect.cost]);
    g.play(turn, e.dice);
    expect(g.event('facing-checked').total).toBe(e.expect.check);
    expect(g.unit('N')).toMatchObject({ state: e.expect.state, facing: e.expect.facing });
  });

example('move-13', (e, set) => {
  const g = set();
  expect(g.can(goes('P', '1412'))).toBe(e.expect.legal);
  expect(g.refusals(goes('P', '1412'))).toContain('3a');
  // Through and out again on ground that would be open to it (move-01).
  expect(g.can(goes('P', '1512', '1412'))).toBe(e.expect.legal);
});

const ride = { type: 'ride', leader: 'villars', to: '1513' };
example('move-14', (e, set) => {
  const g = set({ at: 'command-phase' });
  expect(g.can(ride)).toBe(e.expect.legal);
  expect(g.refusals(ride)).toContain('7.4b');
});
example('move-15', (e, set) => {
  const g = set({ at: 'command-phase' });
  expect(g.can(ride)).toBe(e.expect.legal);
  expect(distance(g.g.w.grid, g.hex('1413'), g.hex('1513'))).toBe(e.expect.hexesUsed);
  g.play(ride);
  expect(g.leader('villars').hex).toBe('1513');
});

/** A unit of the centre out of the reach of Dreux. */
const astray = (e: Example): Partial<SceneSpec> => ({
  leaders: { dreux: e.given.leaderHex as string },
  commanded: e.given.commanded as Record<string, boolean>,
});

example('move-16', (e, set) => {
  const g = set(astray(e));
  const [first, second, attack] = [e.expect.first, e.expect.second, e.expect.attack] as { legal: boolean }[];
  expect(g.can(goes('P', '1412'))).toBe(first!.legal);
  // One point spent of the whole allowance: nothing is left.
  const points = g.points(goes('P', '1412'))!;
  expect(points.legs[0]! + points.left).toBe(e.expect.allowance);
  expect(g.can(goes('P', '1413', '1412'))).toBe(second!.legal);
  expect(g.can(goes('P', '1512', '1412'))).toBe(second!.legal);
  expect(g.refusals({ type: 'move', unit: 'P', to: '1512', facing: 'SSE' })).toContain('9.2b');

  const foe: ScenePiece = { id: 'K', side: 'C', cls: 'inf', hex: '1413', facing: 'NNW', cf: 2, morale: 2, mp: 2 };
  const there = set({ ...astray(e), units: [...e.given.units!, foe], under: [{ step: 'combat', with: [0] }] });
  there.play(goes('P', '1412')).play({ type: 'done' });
  expect(there.question).toBe('combat');
  const shock = { type: 'shock', attackers: ['P'], targets: ['1413'] };
  expect(there.can(shock)).toBe(attack!.legal);
  expect(there.refusals(shock)).toContain('9.2a');
  expect(there.refusals({ type: 'fire', unit: 'P', at: '1413' })).toContain('9.2a');
});

example('move-17', (e, set) => {
  const g = set(astray(e));
  const far = (hex: string) => distance(g.g.w.grid, g.hex(hex), g.hex(e.given.leaderHex as string));
  expect([far('1411'), far('1412')]).toEqual([e.expect.distanceBefore, e.expect.distanceAfter]);
  const step = { type: 'move', unit: 'P', to: '1412', facing: 'SSE' };
  expect(g.can(step)).toBe(e.expect.legal);
  expect(g.refusals(step)).toContain('9.2c');
});

example('move-18', (e, set) => {
  const g = set(astray(e));
  const back = goes('N', '1413');
  expect(g.can(back)).toBe(e.expect.legal);
  expect(g.points(back)?.left).toBe(e.expect.mpLeft);
  for (const vertex of ['NNE', 'SSE'])
    expect(g.can({ type: 'move', unit: 'N', to: '1413', via: ['1413', vertex] })).toBe(e.expect.mayTurnAfter);
  g.play(back);
  expect(g.unit('N')).toMatchObject({ hex: '1413', facing: 'E' });
  expect(g.legal('move').filter((c) => c.unit === 'N')).toEqual([]);
});
