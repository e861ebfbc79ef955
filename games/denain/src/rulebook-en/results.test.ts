import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const shock = (attackers: string[], ...targets: string[]) => ({ type: 'shock', attackers, targets });
const en = (spec: Omit<SceneSpec, 'edition'>): Scene => scene({ edition: 'en', at: 'combat', ...spec });

rule(['11.6f', '11e'], 'the star takes horse that the reaction fire of this very shock disorganised', () => {
  const spec = { units: 'F cav H@2406>SSE 3/3/2; C inf K@2407>NNW 6/2/3', at: 'combat' } as const;
  const react = { type: 'react', unit: 'K', at: '2406' };
  const g = scene({ edition: 'en', ...spec }).play(shock(['H'], '2407'));
  g.play(react, [1, 2]);
  expect(g.event('shock-resolved').att).toBe('2DR*');
  expect(g.event('eliminated')).toMatchObject({ piece: 'H', rule: '11.6f' });
  // The earlier edition asks for an earlier combat: there it only tests for rout.
  const old = scene({ edition: 'fr', ...spec }).play(shock(['H'], '2407'));
  old.play(react, [1, 2, 1]);
  expect([old.has('eliminated'), old.has('rout-tested')]).toEqual([false, true]);
});

rule(['12.3d', '12.3e'], 'a rout test held against morale costs a point', () => {
  const g = en({ units: 'F inf A@2406>SSE 1/2/3 dis; C inf K@2407>NNW 2/2/3' });
  g.match.apply({ type: 'standing', side: 'C', on: 'reaction-fire', answer: 'never' });
  g.play(shock(['A'], '2407'), [5, 1]);
  expect(g.event('rout-tested')).toMatchObject({ total: 3, against: 3, holds: true });
});

rule(['6.2e', '11.5b'], 'horse in a redoubt has neither flank nor rear', () => {
  const units = 'C cav H@0708>E 2/3/3; F inf A@0608>E 4/2/3';
  const shift = (edition: 'en' | 'fr') =>
    scene({ edition, at: 'combat', units })
      .match.explain(shock(['A'], '0708'))
      .modifiers.map((m) => m.rule);
  expect(shift('en')).not.toContain('11.5b');
  expect(shift('fr')).toContain('11.5b');
});
