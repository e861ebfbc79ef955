import { expect } from 'vitest';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { type SceneSpec, scene } from '../testing/scene.ts';

const LONE: NonNullable<SceneSpec['units']> = [{ id: 'bag', side: 'P', type: 'baggage', zone: 'B' }];
const LEADER: NonNullable<SceneSpec['leaders']> = [{ id: 'L', side: 'P', zone: 'B', rank: 'CC', column: 'P9' }];
const friend = { id: 'f', side: 'P', type: 'pikemen', zone: 'Z', column: 'P9', fq: 6 };
const gone = (s: ReturnType<typeof scene>) => ({
  bag: s.baggage('bag').eliminated,
  L: s.leader('L').face,
  at: s.leader('L').zone,
});
const TAKEN = { bag: true, L: 'replacement', at: 'Z' };
const ROW = sketch('A B C Z', 'A-B B-C C-Z');

rule(['4.2b', '4.3c'], 'lone leaders and baggage are taken by a march, even in passing', () => {
  const s = scene({
    map: ROW,
    active: 'C',
    units: [{ id: 'K', side: 'C', type: 'gendarmes', zone: 'A' }, friend, ...LONE],
    leaders: LEADER,
  });
  s.play({ type: 'move', piece: 'K', to: 'C' }, [1]);
  expect(gone(s)).toEqual(TAKEN);
});
rule(['4.2b', '4.3c', '4.5a'], 'by a reinforcement that comes in', () => {
  const s = scene({
    map: ROW,
    active: 'C',
    units: [{ id: 'K', side: 'C', type: 'gendarmes', zone: 'off', column: 'C5' }, friend, ...LONE],
    leaders: LEADER,
    reinforcements: { C5: { turn: 1, zones: ['B'] } },
  });
  s.play({ type: 'enter', piece: 'K', to: 'B' }, [1]);
  expect(gone(s)).toEqual(TAKEN);
});
rule(['7.7h', '7.7a'], 'by an advance after combat', () => {
  const s = scene({
    map: ROW,
    at: 'combat',
    active: 'C',
    units: [
      { id: 'K', side: 'C', type: 'pikemen', zone: 'A', fc: 9 },
      { id: 'd', side: 'P', type: 'argoulets', zone: 'B', fc: 1 },
      friend,
      ...LONE,
    ],
    leaders: LEADER,
  });
  s.play({ type: 'attack', unit: 'K', at: 'B' }, [6, 6]);
  expect(s.unit('d').eliminated).toBe(true);
  s.play({ type: 'advance', piece: 'K' }, s.leader('L').face === 'original' ? [1] : []);
  expect(gone(s)).toEqual(TAKEN);
});
rule(['7.7h', '6.5a'], 'by an advance after a reaction', () => {
  const s = scene({
    map: ROW,
    at: 'reaction',
    active: 'C',
    entered: ['A'],
    supply: { P: ['Z'] },
    units: [
      { id: 'K', side: 'C', type: 'pikemen', zone: 'A' },
      { id: 'R', side: 'P', type: 'reiters', zone: 'B' },
      friend,
      ...LONE,
    ],
    leaders: LEADER,
  });
  s.play({ type: 'give-way', unit: 'R', from: 'A' });
  expect(s.question).toBe('advance');
  s.play({ type: 'advance', piece: 'K' }, [1]);
  expect(gone(s)).toEqual({ ...TAKEN, at: 'C' });
});
rule(['7.5.3g', '4.3c'], 'by a retreat after combat', () => {
  // The active side's own: its leader and baggage stand alone behind the defender.
  const s = scene({
    map: sketch('A D B Z', 'A-D D-B B-Z A-Z'),
    at: 'combat',
    active: 'P',
    supply: { C: ['B'] },
    units: [
      { id: 'K', side: 'P', type: 'pikemen', zone: 'A', fc: 6, column: 'P1' },
      { id: 'd', side: 'C', type: 'pikemen', zone: 'D', fc: 4, fq: 4 },
      friend,
      ...LONE,
    ],
    leaders: LEADER,
  });
  s.play({ type: 'attack', unit: 'K', at: 'D' });
  // 6 against 4: +2; a 4 is a loss.
  s.play({ type: 'engage', unit: 'K', rounds: 1 }, [4]);
  s.play({ type: 'retreat', unit: 'd', to: 'B' }, [1, 1]);
  expect(gone(s)).toEqual(TAKEN);
  expect(s.unit('d', 'zone', 'reduced')).toEqual({ zone: 'B', reduced: false });
});
rule(['4.3c', '6.4b'], 'by cavalry that gives way', () => {
  const s = scene({
    map: sketch('A D B Z', 'A-D D-B B-Z'),
    at: 'reaction',
    active: 'P',
    entered: ['A'],
    supply: { C: ['B'] },
    units: [
      { id: 'K', side: 'P', type: 'pikemen', zone: 'A', column: 'P1' },
      { id: 'd', side: 'C', type: 'gendarmes', zone: 'D' },
      friend,
      ...LONE,
    ],
    leaders: LEADER,
  });
  s.play({ type: 'give-way', unit: 'd', from: 'A' }, [1]);
  expect(gone(s)).toEqual(TAKEN);
});
rule(['4.3c', '4.1Ph'], 'a leader rides over nobody', () => {
  const s = scene({
    map: ROW,
    active: 'C',
    units: [friend, ...LONE],
    leaders: [...LEADER, { id: 'M', side: 'C', zone: 'A', rank: 'CC' }],
  });
  expect(s.refusals({ type: 'move', piece: 'M', to: 'B' })).toContain('4.1Ph');
});
rule(['7.6.3a'], 'a replacement that is ridden over is driven off to the nearest friends: no points, no tests', () => {
  const s = scene({
    map: ROW,
    active: 'C',
    units: [{ id: 'K', side: 'C', type: 'gendarmes', zone: 'A' }, friend],
    leaders: [{ ...LEADER[0]!, face: 'replacement' }],
  });
  s.play({ type: 'move', piece: 'K', to: 'B' });
  expect(s.leader('L', 'zone', 'face')).toEqual({ zone: 'Z', face: 'replacement' });
  expect([s.tests().length, s.has('leader-lost')]).toEqual([0, false]);
});
