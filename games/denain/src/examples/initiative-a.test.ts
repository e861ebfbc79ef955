import { expect } from 'vitest';
import { example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';

const ONE_EACH = 'F inf P@1411>SSE 3/2/3; C inf K@1614>W 2/2/2';
/** The segment waits below a question whose answer starts it, so that the scripted dice fall. */
const beforeSegment = (units: string): Partial<SceneSpec> => ({
  units,
  acting: [],
  at: 'command-phase',
  under: [{ step: 'segment' }],
});
const HEXES: Readonly<Record<string, string>> = {
  maison: 'F inf M@1508>SSE 3/2/3 :maison',
  droite: 'F inf R@1312>E 3/2/3 :droite',
  centre: 'F inf P@1411>SSE 3/2/3 :centre',
  gauche: 'F inf L@1809>SSE 3/2/3 :gauche',
  cavalerie: 'F cav H@2006>E 2/3/3 :cavalerie',
  denain: 'C inf D@2012>W 2/2/3 :denain',
  fagel: 'C inf G@2718>NNW 2/2/2 :fagel',
};
/** One unit of each formation still to be activated; the others have none and count as activated. */
const unactivated = (given: Readonly<Record<string, unknown>>): string => {
  const { F, C } = given.unactivated as { F: string[]; C: string[] };
  return [...F, ...C].map((id) => HEXES[id]).join(';');
};
const acting = (g: Scene): string[] => g.g.w.formationIds.filter((_, f) => g.g.s.formation.isActing[f] === 1);
/** Names formations until no more may join; how many that were. */
function nameAll(g: Scene): number {
  let named = 0;
  for (; g.question === 'activate'; named++) g.play(g.legal('activate')[0]);
  return named;
}

for (const id of ['init-01', 'init-02', 'init-03', 'init-05'])
  example(id, (e, set) => {
    const g = set(beforeSegment(ONE_EACH));
    g.play({ type: 'done' }, e.dice);
    const rolled = g.event('initiative-rolled');
    expect({ F: rolled.totals[0], C: rolled.totals[1] }).toEqual(e.expect.totals);
    expect(rolled.winner).toBe(e.expect.winner);
    expect(rolled.isDouble).toBe(e.expect.double);
    expect([g.question, g.asks]).toEqual(['order', e.expect.winner]);
    // A double lets the winner who goes first name two.
    expect(g.g.s.battle.canDouble[0]).toBe(e.expect.double ? 1 : 0);
  });

example('init-06', (e, set) => {
  const g = set(beforeSegment(unactivated(e.given)));
  g.play({ type: 'done' }, e.dice);
  expect(g.event('initiative-rolled')).toMatchObject({ winner: 'F', isDouble: true });
  g.play({ type: 'second' });
  expect([g.question, g.asks]).toEqual(['activate', e.expect.firstPlayer]);
  expect(nameAll(g)).toBe(e.expect.firstMayActivate);
  expect([g.question, g.asks]).toEqual(['move', e.expect.firstPlayer]);
  g.play({ type: 'done' }).play({ type: 'done' });
  expect([g.question, g.asks]).toEqual(['activate', e.expect.secondPlayer]);
  expect(nameAll(g)).toBe(e.expect.secondMayActivate);
  expect([g.question, g.asks]).toEqual(['move', e.expect.secondPlayer]);

  const kept = set(beforeSegment(unactivated(e.given)));
  kept.play({ type: 'done' }, e.dice).play({ type: 'first' });
  expect([kept.asks, nameAll(kept)]).toEqual(['F', 2]);
});

example('seq-01', (e, set) => {
  const may = e.expect.mayActivate as { min: number; max: number; together: boolean };
  const g = set(beforeSegment(unactivated(e.given)));
  g.play({ type: 'done' }, e.dice);
  expect(g.has('initiative-rolled')).toBe(e.expect.rollNeeded);
  expect([g.question, g.asks]).toEqual(['activate', e.expect.player]);
  expect(g.event('initiative-taken').side).toBe(e.expect.player);
  expect(g.can({ type: 'go' })).toBe(may.min === 0);
  g.play({ type: 'activate', formation: 'gauche' });
  expect(g.can({ type: 'go' })).toBe(may.min <= 1);
  expect(1 + nameAll(g)).toBe(may.max);
  expect(g.question).toBe('move');
  expect(acting(g)).toHaveLength(may.together ? may.max : 1);
});

example('seq-02', (e, set) => {
  const may = e.expect.mayActivate as { min: number; max: number };
  const g = set(beforeSegment(unactivated(e.given)));
  g.play({ type: 'done' }, e.dice);
  expect(g.has('initiative-rolled')).toBe(e.expect.rollNeeded);
  const { totals } = g.event('initiative-rolled');
  expect({ F: totals[0], C: totals[1] }).toEqual(e.expect.totals);
  expect([g.question, g.asks]).toEqual(['activate', e.expect.player]);
  expect(g.can({ type: 'go' })).toBe(may.min === 0);
  expect(nameAll(g)).toBe(may.max);
  expect(acting(g)).toHaveLength(may.max);
});

example('seq-03', (e, set) => {
  const fired = Object.fromEntries((e.given.phaseBFired as string[]).map((id) => [id, ['barraged']]));
  const target = { id: 'A', side: 'C', cls: 'inf', hex: '1613', facing: 'W', cf: 2, morale: 3, mp: 2 } as const;
  const units = [...e.given.units!, target];
  const fire = { type: 'fire', unit: 'f-art1', at: '1613' };
  const fresh = set({ units, at: 'combat' });
  expect(fresh.can(fire)).toBe(true);
  const combat = set({ units, at: 'combat', marks: fired });
  expect(combat.can(fire)).toBe(e.expect.mayFireInOperations);
  expect(combat.refusals(fire)).toContain('5e');

  const step = { type: 'move', unit: 'f-art1', to: '1611', facing: 'SSE' };
  const turn = { type: 'move', unit: 'f-art1', to: '1610', facing: 'E' };
  const rested = set({ units });
  expect([rested.can(step), rested.can(turn)]).toEqual([true, true]);
  const move = set({ units, marks: fired });
  expect(move.can(step)).toBe(e.expect.mayMove);
  expect(move.can(turn)).toBe(e.expect.mayTurn);
  expect(move.refusals(step)).toContain('7.1i');
  expect(move.refusals(turn)).toContain('7.1i');

  const shocked = set({
    units: [...e.given.units!, { ...target, hex: '1611', facing: 'NNW' }],
    side: 'C',
    at: 'combat',
    marks: fired,
  });
  shocked.play({ type: 'shock', attackers: ['A'], targets: ['1610'] });
  expect([shocked.question, shocked.asks]).toEqual(['react', 'F']);
  expect(shocked.can({ type: 'react', unit: 'f-art1', at: '1611' })).toBe(e.expect.mayReact);
});
