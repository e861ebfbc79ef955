import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const fr = (spec: Omit<SceneSpec, 'edition'>): Scene => scene({ edition: 'fr', ...spec });
const fire = (g: Scene, at: string) => g.play({ type: 'fire', unit: 'G', at }, [0]);

rule(['9.4b', '8.3a'], 'an aide who falls is replaced like the leader before him', () => {
  const g = fr({
    units: 'F inf P@2607>SSE 1/2/2; F inf Q@2507>SSE 1/2/2; C art G@2608>NNW 2/2; C art H@2508>NNW 2/2',
    leaders: { dreux: '2607' },
    out: ['dreux'],
    at: 'barrage',
    side: 'C',
  });
  fire(g, '2607');
  g.play({ type: 'aide', formation: 'centre', to: '2507' });
  // The formation's marker stays with it until phase E.
  expect(g.leader('aide-centre')).toMatchObject({ hex: '2507', isOut: 1 });
  g.play({ type: 'fire', unit: 'H', at: '2507' }, [0]);
  expect(g.event('leader-killed')).toMatchObject({ leader: 'aide-centre', rule: '9.4a' });
  expect(g.question).toBe('aide');
  g.play({ type: 'aide', formation: 'centre', to: '2304' });
  expect(g.leader('aide-centre')).toMatchObject({ hex: '2304', place: 'map' });
});
rule('9.4b', 'an aide is put down anywhere but among the enemy: not held, not watched, not impassable', () => {
  const g = fr({
    units: 'F inf P@2607>SSE 1/2/2; F inf Q@2410>SSE 1/2/2; C art G@2608>NNW 2/2; C inf X@2411>NNW 2/2/2',
    leaders: { dreux: '2607' },
    at: 'barrage',
    side: 'C',
  });
  fire(g, '2607');
  const to = (hex: string) => g.can({ type: 'aide', formation: 'centre', to: hex });
  // Front 2310 and flank 2311 of X; 2410 holds a friend; wood, river, and the enemy himself.
  expect(['2310', '2412', '2411', '2703', '2413'].map(to)).toEqual([false, true, false, false, false]);
  expect(['2410', '2013', '0101'].map(to)).toEqual([true, true, true]);
});
rule(['8.4a', '10.4a'], 'guns and escort go together, and whoever stands with them; Montesquiou leaves an aide', () => {
  const g = fr({
    units: `F inf P@2607>SSE 1/2/2 :droite; F art K@2607>SSE 1/2 :droite; F inf Q@2505>SSE 1/2/2 :droite
      C art G@2608>NNW 2/2`,
    leaders: { montesquiou: '2607', broglie: '2607' },
    at: 'barrage',
    side: 'C',
  });
  fire(g, '2607');
  expect(g.event('destroyed').piece).toBe('K');
  expect(g.events.flatMap((e) => (e.type === 'leader-killed' ? [e.leader] : []))).toEqual(['montesquiou', 'broglie']);
  expect(g.has('battle-ended')).toBe(false);
  // Broglie has no troops on the map, and an aide all the same.
  const aides = [g.legal()[0]!.formation];
  g.play({ type: 'aide', formation: aides[0], to: '2505' });
  aides.push(g.legal()[0]!.formation);
  expect(aides.sort()).toEqual(['cavalerie', 'droite']);
});
rule(['6.1e', '9b'], 'an enemy zone stops a leader, unless a friend stands in the hex', () => {
  // X watches 2506 and 2507, one behind the other on the only way of three hexes to 2508.
  const reaches = (friends: string) =>
    fr({ units: `C inf X@2607>W 2/2/2${friends}`, leaders: { dreux: '2505' }, acting: ['centre'] }).can({
      type: 'lead',
      leader: 'dreux',
      to: '2508',
    });
  expect(reaches('')).toBe(false);
  expect(reaches('; F inf P@2506>SSE 2/2/2')).toBe(false);
  expect(reaches('; F inf P@2506>SSE 2/2/2; F art G@2507>SSE 1/2')).toBe(true);
});
rule(['7.4a', '7.4b'], 'a commander rides four hexes over any ground, not where the enemy stands or watches', () => {
  const g = fr({
    units: 'C inf X@2507>NNE 2/2/2; F inf P@2607>SSE 2/2/2; C inf Y@2810>NNE 2/2/2',
    leaders: { villars: '2605' },
    at: 'command-phase',
  });
  const ride = (to: string) => ({ type: 'ride', leader: 'villars', to });
  expect(g.can(ride('2703'))).toBe(true);
  expect(g.can(ride('2607'))).toBe(true);
  expect(g.refusals(ride('2506'))).toEqual(['7.4b']);
  expect(g.refusals(ride('2507'))).toEqual(['7.4b']);
  // Five hexes, and X looks at the fourth of them.
  expect(g.refusals(ride('2610'))).toEqual(['7.4a', '7.4b']);
  g.play(ride('2606'));
  expect(g.refusals(ride('2605'))).toEqual(['7.4a']);
});
rule(
  '8.4d',
  'the garrison without Albermarle neither barrages nor reacts, and its rallied troops stay disorganised',
  () => {
    const g = fr({
      units: `C inf B@2012>NNW 1/2/2 :denain; C inf E@2608>NNW 3/2/3 :denain; C art K@2608>NNW 2/2 :denain
      C inf R@2810>NNW 1/2/3 rout :denain; F art G@2011>SSE 3/2; F inf P@2607>SSE 2/2/2`,
      leaders: { albermarle: '2012', villars: '2205' },
      at: 'barrage',
      under: [
        { step: 'recover' },
        { step: 'command-phase', with: [0] },
        { step: 'combat', with: [0] },
        { step: 'barrage', with: [1] },
      ],
    });
    fire(g, '2012').play({ type: 'done' });
    expect(g.question).toBe('barrage');
    expect(g.refusals({ type: 'fire', unit: 'K', at: '2607' })).toContain('8.4d');
    g.play({ type: 'done' });
    g.play({ type: 'shock', attackers: ['P'], targets: ['2608'] }, [4]);
    expect(g.has('shock-resolved')).toBe(true);
    while (g.question !== 'combat') g.play(g.legal()[0]);
    g.play({ type: 'done' }).play({ type: 'done' }, [1]);
    expect(g.unit('R')).toMatchObject({ state: 'disorganised' });
  },
);
