import { expect } from 'vitest';
import { example, without } from '../testing/example.ts';
import { type Ground, sketch } from '../testing/ground.ts';
import type { Scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const combat = { at: 'combat', active: 'C' } as const;
const bombard = (unit: string, target: string) => ({ type: 'bombard', unit, target });

example('E102', (e, set) => {
  const units = e.given.units!.map((u) => (u.type === 'cannon' ? { ...u, range: 2 } : u));
  const g = set({ ...combat, units }).play(bombard('A1', 'Q'), e.dice);
  const { modifiedFc, result } = g.shot();
  expect({ modifiedFc, result }).toEqual(e.expect);
  expect(g.unit('Q').ds).toBe(true);
});

example('E132', (e, set) => {
  const between: Readonly<Record<string, SceneUnit | 'leader'>> = {
    'a leader': 'leader',
    baggage: { id: 'M', side: 'P', type: 'baggage', zone: 'B' },
    'an EP': { id: 'M', side: 'P', type: 'forlorn-hope', zone: 'B', parent: 'Q' },
    "a cannon of the firer's side": { id: 'M', side: 'C', type: 'cannon', zone: 'B' },
    'an enemy unit': { id: 'M', side: 'P', type: 'reiters', zone: 'B' },
  };
  const cases = e.given.cases as unknown as string[];
  const clear = cases.map((word) => {
    const middle = between[word];
    expect(middle !== undefined || word === 'nothing', word).toBe(true);
    const units: SceneUnit[] = [
      { id: 'A1', side: 'C', type: 'cannon', zone: 'A' },
      { id: 'Q', side: 'P', type: 'arquebusiers', zone: 'C' },
    ];
    const isLeader = middle === 'leader';
    return set({
      ...combat,
      map: sketch('A B C', 'A-B B-C'),
      units: middle && !isLeader ? [...units, middle] : units,
      leaders: isLeader ? [{ id: 'L', side: 'P', zone: 'B' }] : [],
    }).can(bombard('A1', 'Q'));
  });
  expect({ clear }).toEqual(e.expect);
});

example('E133', (e, set) => {
  const g = set({ at: 'combat' });
  expect({
    'A1-X': g.can(bombard('A1', 'X')),
    'A1-Y': g.can(bombard('A1', 'Y')),
    'Q-B': g.can({ type: 'attack', unit: 'Q', at: 'B' }),
  }).toEqual(without(e.expect, 'why'));
  expect(g.refusals(bombard('A1', 'X'))).toEqual(['7.8e']);
});

example('E162', (e, set) => {
  const cases = e.given.cases as unknown as { gun: string; range: number; zone: string; border: string }[];
  const fired = cases.map(({ gun, range, zone, border }): Scene | undefined => {
    const way = ['A', 'B', 'C', 'D'].slice(0, range);
    const map: Ground = sketch(
      `${way.join(' ')} T/${zone}`,
      [...way.slice(1).map((z, i) => `${way[i]}-${z}`), `${way.at(-1)}-T:${border}`].join(' '),
    );
    const units: SceneUnit[] = [
      { id: 'A1', side: 'C', type: gun, zone: 'A' },
      { id: 'X', side: 'P', type: 'arquebusiers', zone: 'T' },
    ];
    const g = set({ ...combat, map, units });
    if (g.can(bombard('A1', 'X'))) return g.play(bombard('A1', 'X'), [1]);
    expect(g.refusals(bombard('A1', 'X'))).toEqual(['1.3.6a']);
    return undefined;
  });
  expect({
    modifiedFc: fired.map((g) => g?.shot().modifiedFc ?? null),
    hitOn1: fired.map((g) => g !== undefined && (g.unit('X').ds || g.unit('X').reduced)),
  }).toEqual(without(e.expect, 'note'));
});
