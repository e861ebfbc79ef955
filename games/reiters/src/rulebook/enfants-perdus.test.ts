import { expect } from 'vitest';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';

rule(['11.4.2a', '8.0a'], 'enfants perdus reorganise by the radius of their parent, not by their own distance', () => {
  const row = sketch('L a b c d', 'L-a a-b b-c c-d');
  const at = (parent: string) =>
    scene({
      map: row,
      at: 'reorganisation',
      active: 'P',
      units: [
        { id: 'Q', side: 'P', type: 'arquebusiers', zone: parent },
        { id: 'I', side: 'P', type: 'forlorn-hope', zone: 'd', parent: 'Q', ds: true },
        { id: 'x', side: 'C', type: 'pikemen', zone: 'off' },
      ],
      leaders: [{ id: 'CC', side: 'P', zone: 'L', rank: 'CC' }],
    });
  expect(at('c').can({ type: 'reorganise', unit: 'I' })).toBe(true);
  const far = scene({
    map: sketch('L a b c d e', 'L-a a-b b-c c-d d-e'),
    at: 'reorganisation',
    active: 'P',
    units: [
      { id: 'Q', side: 'P', type: 'arquebusiers', zone: 'd' },
      { id: 'I', side: 'P', type: 'forlorn-hope', zone: 'c', parent: 'Q', ds: true },
    ],
    leaders: [{ id: 'CC', side: 'P', zone: 'L', rank: 'CC' }],
  });
  expect(far.question === 'reorganisation' && far.can({ type: 'reorganise', unit: 'I' })).toBe(false);
});

rule(['11.4.4a', '6.5a'], 'nobody slips away from an advance: it is no movement', () => {
  const s = scene({
    map: sketch('A B E F', 'A-B B-E E-F B-F'),
    at: 'reaction',
    active: 'C',
    entered: ['A'],
    supply: { P: ['E'] },
    units: [
      { id: 'K', side: 'C', type: 'pikemen', zone: 'A' },
      { id: 'R', side: 'P', type: 'reiters', zone: 'B' },
      { id: 'Q', side: 'P', type: 'arquebusiers', zone: 'F' },
      { id: 'I', side: 'P', type: 'forlorn-hope', zone: 'F', parent: 'Q' },
    ],
  });
  expect(s.legal('slip-away')).toEqual([]);
  s.play({ type: 'give-way', unit: 'R', from: 'A' });
  if (s.question === 'give-way') s.play({ type: 'fall-back', unit: 'R', to: 'E' });
  s.play({ type: 'advance', piece: 'K' });
  while (s.question === 'advance') s.play({ type: 'done' });
  expect(s.unit('K', 'zone')).toEqual({ zone: 'B' });
  expect(s.legal('slip-away')).toEqual([]);
});

rule(
  ['11.4.1i', '11.4.4g', '11.4.1g'],
  'the step comes back when the last detachment leaves the map and one other is home',
  () => {
    const s = scene({
      scenario: 'CO',
      active: 'P',
      turn: 5,
      options: ['enfantsPerdus'],
      units: [
        { id: 'CO-P-ARQ-1', zone: '013', lent: true },
        { id: 'I', side: 'P', type: 'forlorn-hope', zone: '013', parent: 'CO-P-ARQ-1' },
        { id: 'II', side: 'P', type: 'forlorn-hope', zone: '013', parent: 'CO-P-ARQ-1' },
      ],
    });
    s.play({ type: 'absorb', unit: 'I' });
    expect(s.unit('CO-P-ARQ-1', 'reduced')).toEqual({ reduced: true });
    s.play({ type: 'leave', piece: 'II' });
    expect(s.unit('CO-P-ARQ-1', 'reduced')).toEqual({ reduced: false });
    expect(s.event('left-map').points).toBe(0);
  },
);

rule(['11.4.3d', '2.1a'], 'a parent that has posted its detachments stands with them or beside them', () => {
  const s = scene({ scenario: 'AU', isWhole: true, at: 'set-up', options: ['enfantsPerdus'] });
  const { g } = s;
  const zones = ['118', '130', '132'];
  const far = (a: string, b: string) => g.w.steps[s.z(a) * g.w.zones + s.z(b)]!;
  const post = ['118', '129', '130', '131', '132', '139'].find(
    (z) => far('130', z) <= 1 && zones.some((c) => far(c, z) > 1),
  )!;
  const apart = zones.filter((c) => far(c, post) > 1);
  expect(apart.length).toBeGreaterThan(0);
  s.play({ type: 'post', unit: 'AU-P-ARQ-1', to: post });
  for (const to of apart) expect(s.refusals({ type: 'place', piece: 'AU-P-ARQ-1', to })).toEqual(['11.4.3d']);
  for (const c of s.legal('exchange'))
    if (c.unit === 'AU-P-ARQ-1' || c.with === 'AU-P-ARQ-1') {
      const mate = String(c.unit === 'AU-P-ARQ-1' ? c.with : c.unit);
      expect(far(String(s.unit(mate).zone), post)).toBeLessThanOrEqual(1);
    }
});
