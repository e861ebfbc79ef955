import { expect } from 'vitest';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';

rule(['4.1.1e', '11.4.1a'], 'the road’s point is there for a unit that has spent all it had on its detachments', () => {
  const s = scene({
    map: { ...sketch('A B C', 'A-B B-C'), roads: [{ id: 'R', kind: 'road', zones: ['A', 'B'] }] },
    options: ['enfantsPerdus'],
    active: 'P',
    units: [{ id: 'Q', side: 'P', type: 'arquebusiers', zone: 'A', columnOrder: 'hold', ma: 4 }],
  });
  s.play({ type: 'detach', unit: 'Q' }).play({ type: 'detach', unit: 'Q' });
  expect(s.unit('Q', 'spent', 'allowance')).toEqual({ spent: 2, allowance: 2 });
  expect(s.legal('move').map((c) => `${c.piece} ${c.to}`)).toContain('Q B');
  s.play({ type: 'move', piece: 'Q', to: 'B' });
  expect(s.unit('Q', 'zone', 'remaining')).toEqual({ zone: 'B', remaining: 0 });
});

rule(['4.1.4b', '4.1.4c', '4.1.4d'], 'a way named zone by zone ends where a unit falls a second time', () => {
  const s = scene({
    map: sketch('A B/II C/II D', 'A-B:double B-C:double C-D'),
    active: 'C',
    units: [{ id: 'K', side: 'C', type: 'cuirassiers', zone: 'A', ma: 12 }],
  });
  expect(s.can({ type: 'move', piece: 'K', to: 'C', via: ['B'] })).toBe(true);
  expect(s.can({ type: 'move', piece: 'K', to: 'D', via: ['B', 'C'] })).toBe(false);
});

const OVERRUN = sketch('A B C D', 'A-B B-C C-D');
rule(
  ['4.3c', '4.2e', '7.6.2a', '4.1Pa'],
  'whoever rides over a leader stops: the fall may put his units in order again and the ground ahead under control',
  () => {
    const s = scene({
      map: OVERRUN,
      active: 'C',
      units: [
        { id: 'H', side: 'C', type: 'gendarmes', zone: 'A', ma: 2 },
        { id: 'm', side: 'P', type: 'arquebusiers', zone: 'D', ds: true, fq: 4 },
      ],
      leaders: [{ id: 'L', side: 'P', zone: 'B', rank: 'CC' }],
    });
    expect(s.can({ type: 'move', piece: 'H', to: 'C' })).toBe(true);
    // m fails, loses a step and is in good order: C costs 2 now, and H has 1.
    s.play({ type: 'move', piece: 'H', to: 'C' }, [6]);
    expect(s.unit('m', 'reduced', 'ds')).toEqual({ reduced: true, ds: false });
    expect(s.unit('H', 'zone', 'spent', 'remaining')).toEqual({ zone: 'B', spent: 1, remaining: 1 });
    expect(s.can({ type: 'move', piece: 'H', to: 'C' })).toBe(false);
    expect(s.leader('L', 'zone', 'face')).toEqual({ zone: 'D', face: 'replacement' });
  },
);
rule(['4.3c', '10.1h', '7.6.2a'], 'and an order that forbids control is kept, however the control came about', () => {
  const s = scene({
    map: OVERRUN,
    active: 'C',
    units: [
      { id: 'H', side: 'C', type: 'gendarmes', zone: 'A', ma: 6, columnOrder: 'reserve' },
      { id: 'm', side: 'P', type: 'arquebusiers', zone: 'D', ds: true, fq: 4 },
    ],
    leaders: [{ id: 'L', side: 'P', zone: 'B', rank: 'CC' }],
  });
  s.play({ type: 'move', piece: 'H', to: 'C' }, [6]);
  expect(s.unit('H', 'zone', 'spent')).toEqual({ zone: 'B', spent: 1 });
  expect(s.refusals({ type: 'move', piece: 'H', to: 'C' })).toContain('10.1h');
});

rule(['4.3f', '4.1.4d'], 'a unit may come back through the place it has left, though the zone was full with it', () => {
  // Into B costs 4 and takes a step of the disordered horse, which is in order then and has two points more.
  const s = scene({
    map: sketch('A B/II C', 'A-B:plain A-C'),
    active: 'C',
    units: [
      { id: 'H', side: 'C', type: 'gendarmes', zone: 'A', ma: 8, ds: true },
      ...['a', 'b', 'c'].map((id) => ({ id, side: 'C', type: 'pikemen', zone: 'A' })),
      { id: 'x', side: 'P', type: 'pikemen', zone: 'off' },
    ],
  });
  expect(s.can({ type: 'move', piece: 'H', to: 'C', via: ['B', 'A'] })).toBe(true);
});

rule(
  ['4.6c', '4.6f', '4.1.4b'],
  'a face changed after a three-point step makes five: no second test, disorder at once',
  () => {
    const s = scene({
      map: sketch('A B/II C', 'A-B:plain B-C'),
      active: 'P',
      units: [{ id: 'R', side: 'P', type: 'argoulets', zone: 'A', fq: 3 }],
    });
    s.play({ type: 'move', piece: 'R', to: 'B' }, [3]);
    expect(s.unit('R', 'ds', 'remaining')).toEqual({ ds: false, remaining: 7 });
    s.play({ type: 'dismount', unit: 'R' });
    expect(s.unit('R', 'ds', 'face')).toEqual({ ds: true, face: 'dismounted' });
    expect(s.legal((c) => c.piece === 'R' || c.unit === 'R')).toEqual([]);
  },
);
rule(['4.6c', '4.6f', '4.1.4d'], 'a step that has thrown it into disorder is not judged again for the face', () => {
  const s = scene({
    map: sketch('A B/II C', 'A-B:plain B-C'),
    active: 'P',
    units: [{ id: 'R', side: 'P', type: 'argoulets', zone: 'A', fq: 3 }],
  });
  s.play({ type: 'move', piece: 'R', to: 'B' }, [6]).play({ type: 'dismount', unit: 'R' });
  expect(s.unit('R', 'ds', 'eliminated')).toEqual({ ds: true, eliminated: false });
});
