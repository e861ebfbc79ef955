import { expect } from 'vitest';
import { example } from '../testing/example.ts';

example('bridge-15', (e, set) => {
  const units = e.given.units!.map((u) => ({ ...u, state: 'rout' }));
  const [crosser] = e.given.routedCrossers as string[];
  const g = set({
    units,
    crossedBy: { [e.given.bridge as string]: crosser! },
    at: 'command-phase',
    side: 'C',
    under: [{ step: 'rout', with: [set().u('Z')] }],
  }).play({ type: 'done' });
  const told = [...g.events];
  while (g.question === 'rout-step') told.push(...g.play(g.legal('run')[0]).events);
  expect(told.filter((x) => x.type === 'ran').map((x) => x.to)).toContain('2314');
  expect(told.some((x) => x.type === 'bridge-crossed')).toBe(true);
  expect(told.some((x) => x.type === 'bridge-destroyed')).toBe(e.expect.bridgeDestroyed);
  expect(g.g.s.battle.bridgesCut[0]).toBe(0);
});

const both = { type: 'shock', attackers: ['T', 'W'], targets: ['3115'] };

example('bridge-16', (e, set) => {
  const g = set({ at: 'combat' });
  expect(g.can(both)).toBe(e.expect.legal);
  expect(g.refusals(both)).toEqual(['7.5m']);
  const sizes = g.legal('shock').map((c) => (c.attackers as string[]).length);
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBe(e.expect.maxAttackers);
});

example('bridge-17', (e, set) => {
  const g = set({ at: 'combat' });
  expect(g.can(both)).toBe(e.expect.legal);
  g.play(both).play({ type: 'hold' }, e.dice);
  const { odds, shift, column, row, att, def } = e.expect;
  expect(g.event('shock-resolved')).toMatchObject({ odds, line: e.expect.crtLine, shift, column, row, att, def });
});

example('bridge-18', (e, set) => {
  const step = { type: 'move', unit: 'T', to: '3115', facing: 'SSE' };
  const g = set();
  expect(g.can(step)).toBe(e.expect.legal);
  expect(g.refusals(step)).toContain('7.5g');
  expect(set({ destroyedBridges: [] }).can(step)).toBe(true);
});

example('bridge-19', (e, set) => {
  const g = set({ at: 'combat' });
  const joined = { type: 'shock', attackers: ['N', 'P'], targets: ['2314'] };
  expect(g.can({ type: 'shock', attackers: ['N'], targets: ['2314'] })).toBe(true);
  expect(g.can(joined)).toBe(e.expect.legal);
  expect(g.refusals(joined).length).toBeGreaterThan(0);
});
