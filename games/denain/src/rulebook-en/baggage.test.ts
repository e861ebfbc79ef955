import { expect } from 'vitest';
import { COALITION, FRENCH } from '../model/vocabulary.ts';
import { score } from '../rules/13-victory.ts';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const en = (spec: Omit<SceneSpec, 'edition'>): Scene => scene({ edition: 'en', ...spec });
const haul = (to: string) => ({ type: 'haul', to });

rule(['7.8a', '7.1e'], 'the baggage goes one hex, two by road, and stops on a bridge', () => {
  const g = en({ units: 'C inf K@2012>NNW 2/2/2 :denain', baggage: '2212', side: 'C' });
  expect(g.can(haul('2312'))).toBe(true);
  expect(g.can(haul('2112'))).toBe(true);
  // 2012 is two hexes on by road, but K stands there; the redoubt on the bridge takes the whole allowance.
  expect(g.can(haul('2012'))).toBe(false);
  expect(g.can(haul('2313'))).toBe(true);
  expect(g.can(haul('2314'))).toBe(false);
});

rule('7.8a', 'nobody of its own side enters or passes the hex of the baggage', () => {
  const g = en({ units: 'C inf K@2406>SSE 2/2/2', baggage: '2407', side: 'C' });
  const to = (hex: string, ...via: string[]) => g.can({ type: 'move', unit: 'K', to: hex, via: [...via, hex] });
  expect([to('2407'), to('2408', '2407'), to('2506')]).toEqual([false, false, true]);
  expect(g.refusals({ type: 'move', unit: 'K', to: '2407', facing: 'SSE' })).toContain('3a');
});

rule(
  ['13.3d', '7.8a'],
  'a French unit takes the baggage as it passes, and it scores for the French from then on',
  () => {
    const g = en({ units: 'F inf A@2406>SSE 2/2/2', baggage: '2407' });
    expect([score(g.g, FRENCH).baggage, score(g.g, COALITION).baggage]).toEqual([0, 10]);
    g.play({ type: 'move', unit: 'A', to: '2408', facing: 'SSE', via: ['2407', '2408'] });
    expect(g.event('baggage-captured').by).toBe('A');
    expect([score(g.g, FRENCH).baggage, score(g.g, COALITION).baggage]).toEqual([10, 0]);
  },
);

rule(['7.8a', '12.4j'], 'a router may run through the baggage but not stop on it', () => {
  const g = en({ units: 'C inf K@2606>SSE 2/2/2 dis; F cav H@2505>E 3/3/4', baggage: '2907', at: 'combat' });
  g.match.apply({ type: 'standing', side: 'C', on: 'reaction-fire', answer: 'never' });
  g.play({ type: 'shock', attackers: ['H'], targets: ['2606'] }, [2, 6]);
  for (const to of ['2706', '2807', '2907']) g.play({ type: 'run', unit: 'K', to });
  expect(g.question).toBe('rout-step');
  g.play({ type: 'run', unit: 'K', to: '3008' });
  expect(g.question).toBe('rout-facing');
  expect(g.unit('c-bag').hex).toBe('2907');
});

rule(['13.2b', '13.3d'], 'enemy baggage does not bar an entry: it is taken', () => {
  const g = en({ units: 'F inf A@->W 3/2/3 :valenciennes', baggage: '3211' });
  expect(g.can({ type: 'enter', unit: 'A', at: '3211', to: '3211', facing: 'W' })).toBe(true);
});
