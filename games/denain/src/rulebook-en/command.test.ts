import { expect } from 'vitest';
import { isDouble } from '../rules/4-sequence.ts';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

/** The units commanded when a formation has been named. */
function commanded(spec: Omit<SceneSpec, 'edition' | 'at'>, formation: string, edition: 'en' | 'fr' = 'en'): string[] {
  const g = scene({ edition, at: 'activate', with: [0, 1], acting: [], ...spec });
  g.play({ type: 'activate', formation });
  return [...g.event('command-reached').commanded].sort();
}

rule('9.3b', 'a line holds where each stands on the other’s flank', () => {
  const leaders = { dreux: '2303' };
  const radius = { dreux: 1 };
  // Facing SSE the flanks of 2403 are 2502 and 2303.
  const both = 'F inf A@2403>SSE 2/2/2; F inf B@2502>SSE 2/2/2';
  const crooked = 'F inf A@2403>SSE 2/2/2; F inf B@2502>E 2/2/2';
  expect(commanded({ units: both, leaders, radius }, 'centre')).toEqual(['A', 'B']);
  expect(commanded({ units: crooked, leaders, radius }, 'centre')).toEqual(['A']);
  expect(commanded({ units: crooked, leaders, radius }, 'centre', 'fr')).toEqual(['A', 'B']);
});

rule('8.1f', 'Villars’ range commands French guns far from their own leader, and nothing else', () => {
  const spec = {
    units: 'F inf A@1810>SSE 2/2/2; F art G@1811>SSE 1/2',
    leaders: { villars: '1608', dreux: '0405' },
  };
  expect(commanded(spec, 'centre')).toEqual(['G']);
  expect(commanded(spec, 'centre', 'fr')).toEqual([]);
});

rule('4Cg', 'exactly twice is a double, and a loser with nothing is always doubled', () => {
  const { g } = scene({ edition: 'en', units: '' });
  expect([isDouble(g, 8, 4), isDouble(g, 7, 4), isDouble(g, 1, 0)]).toEqual([true, false, true]);
  const old = scene({ edition: 'fr', units: '' }).g;
  expect([isDouble(old, 8, 4), isDouble(old, 9, 4)]).toEqual([false, true]);
});

rule(['4Cp', '4Cg'], 'an army left alone rolls on: one formation a segment, two with a double', () => {
  const play = (dice: number[]): Scene =>
    scene({
      edition: 'en',
      units:
        'F inf A@2403>SSE 2/2/2; F inf B@1403>SSE 2/2/2 :gauche; F inf D@1203>SSE 2/2/2 :droite; C inf K@2420>NNW 2/2/2',
      leaders: { villars: '1404', montesquiou: '1203', dreux: '1405', albergotti: '1406' },
      at: 'move',
      acting: ['holstein'],
      side: 'C',
      activated: ['denain', 'fagel', 'maison', 'cavalerie', 'valenciennes'],
      under: [{ step: 'segment' }, { step: 'end-activation' }],
    }).play({ type: 'done' }, dice);
  const plain = play([3, 3]);
  expect([plain.question, plain.asks]).toEqual(['activate', 'F']);
  plain.play({ type: 'activate', formation: 'centre' });
  expect(plain.question).not.toBe('activate');
  const double = play([3, 2]);
  double.play({ type: 'activate', formation: 'centre' });
  expect(double.question).toBe('activate');
  expect(double.can({ type: 'go' })).toBe(true);
});
