import { expect } from 'vitest';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const leave = (piece: string) => ({ type: 'leave', piece });
const cuirassiers = (more: Partial<SceneUnit> = {}): SceneUnit => ({
  id: 'K',
  side: 'P',
  type: 'cuirassiers',
  zone: '034',
  ...more,
});
const southern = (unit: SceneUnit, turn = 5) => scene({ scenario: 'M', turn, active: 'P', units: [unit] });

rule(['5.3c', 'M.3', '9.0a'], 'an isolated unit does not leave the map, where no commander is nearer', () => {
  expect(southern(cuirassiers()).can(leave('K'))).toBe(true);
  const cut = southern(cuirassiers({ isolated: true }));
  expect(cut.legal('leave').filter((c) => c.piece === 'K')).toEqual([]);
  expect(cut.refusals(leave('K'))).toEqual(['5.3c']);
  expect(southern(cuirassiers({ isolated: true }), 4).refusals(leave('K')), 'and too early').toEqual(['M.3', '5.3c']);
});
rule(['5.3c', '11.4.2a'], 'nor do enfants perdus whose parent is isolated', () => {
  const units = (isolated: boolean): SceneUnit[] => [
    { id: 'Q', side: 'P', type: 'arquebusiers', zone: '131', isolated },
    { id: 'Q-EP-I', side: 'P', type: 'forlorn-hope', zone: '131', parent: 'Q', isolated },
  ];
  const at = (isolated: boolean) =>
    scene({ scenario: 'AU', turn: 4, active: 'P', options: ['enfantsPerdus'], units: units(isolated) });
  expect(at(false).can(leave('Q-EP-I'))).toBe(true);
  expect(at(true).refusals(leave('Q-EP-I'))).toEqual(['5.3c']);
});
rule(['5.3c', '4.6c'], 'changing face where it stands takes it no farther: that it may', () => {
  const g = scene({
    map: sketch('A B', 'A-B'),
    active: 'P',
    units: [{ id: 'R', side: 'P', type: 'argoulets', zone: 'A', isolated: true }],
  });
  expect(g.can({ type: 'dismount', unit: 'R' })).toBe(true);
});
rule(['5.3b', '6.4a'], 'and it reacts as any unit does: cut off, it gives way towards its supply', () => {
  const g = scene({
    map: sketch('A B C', 'A-B B-C'),
    at: 'reaction',
    active: 'C',
    entered: ['A'],
    supply: { P: ['C'] },
    units: [
      { id: 'Q', side: 'C', type: 'pikemen', zone: 'A' },
      { id: 'R', side: 'P', type: 'reiters', zone: 'B', isolated: true },
    ],
    leaders: [{ id: 'L', side: 'P', zone: 'off', rank: 'CC' }],
  });
  expect(g.can({ type: 'give-way', unit: 'R', from: 'A' })).toBe(true);
});
