import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const shock = (attackers: string[], ...targets: string[]) => ({ type: 'shock', attackers, targets });
function fight(spec: Omit<SceneSpec, 'edition' | 'at'>): Scene {
  const g = scene({ edition: 'en', at: 'combat', ...spec });
  for (const side of ['F', 'C']) g.match.apply({ type: 'standing', side, on: 'reaction-fire', answer: 'never' });
  return g;
}
/** A drives K out of 2506: rear hexes 2607 and 2507, flanks 2606 and 2407. */
const AT_2506 = 'F inf A@2406>SSE 4/2/3; C inf K@2506>NNW 2/2/2';

rule(['11.7a', '11.7c', '11.7j'], 'a friend hemmed in is no way out, but a free hex under enemy eyes is one', () => {
  const g = fight({
    units: `${AT_2506}; C inf M@2607>W 2/2/2; F cav P@2706>E 2/3/3; F cav R@2707>E 2/3/3;
      F cav Q@2608>SSE 2/3/3; F cav Z@2606>NNE 2/3/3; F inf W@2407>E 2/2/2`,
  });
  // 2607 is unwatched, but M can go nowhere; 2507 is free and watched by W.
  g.play(shock(['A'], '2506'), [4, 6]);
  expect(g.event('shock-resolved').def).toBe('1DR');
  expect(g.unit('K')).toMatchObject({ hex: '2507' });
});

rule(['7.8b', '11.7j'], 'the baggage is the only way out when the friend beside it cannot give way', () => {
  const g = fight({
    units: `${AT_2506}; F inf Z@2606>W 2/2/2; F inf W@2407>NNE 2/2/2; C inf M@2607>SSW 2/2/2;
      F inf P@2707>W 2/2/2; F inf Q@2608>NNE 2/2/2; F inf R@2706>W 2/2/2`,
    baggage: '2507',
  });
  g.play(shock(['A'], '2506'), [4, 6, 6]);
  expect(g.event('routed')).toMatchObject({ piece: 'K', rule: '7.8b' });
});

rule(['0.3b', '11.7c'], 'a unit outside the camp finds no way back through a breach', () => {
  // A Coalition unit that sallied out of 1614, its back to the breach; the hexes beside it are taken.
  const units = 'F inf A@1413>E 4/2/3; C inf K@1513>NNW 2/2/2; F inf D@1414>NNE 2/2/2; F inf E@1514>NNW 2/2/2';
  const g = fight({ units, breached: ['1513|1614'] });
  g.play(shock(['A'], '1513'), [4]);
  expect(g.event('shock-resolved').def).toBe('1DR');
  expect(g.event('eliminated')).toMatchObject({ piece: 'K', rule: '11.7c' });
  // The earlier edition lets it back in.
  const old = scene({ edition: 'fr', at: 'combat', units, breached: ['1513|1614'] });
  old.match.apply({ type: 'standing', side: 'C', on: 'reaction-fire', answer: 'never' });
  old.play(shock(['A'], '1513'), [4, 6]);
  expect(old.event('retreated')).toMatchObject({ piece: 'K', to: '1614' });
});

rule(['7.5m', '11.7a'], 'who holds a bridge gives way along it, over the far bank too', () => {
  const g = fight({ units: 'F inf A@3114>SSE 4/2/3; C inf K@3115>NNW 3/2/2; C inf M@3017>NNW 2/2/2' });
  g.play(shock(['A'], '3115'), [5]);
  expect(g.event('retreated')).toMatchObject({ piece: 'K', to: '3116' });
});

rule('11.7i', 'a unit pushed aside that was disorganised already tests for rout, against its morale', () => {
  const g = fight({
    units: `${AT_2506}; C inf M@2607>NNW 2/2/3 dis; C inf N@2507>NNW 2/2/3 dis; F cav Z@2606>NNE 2/3/3; F cav W@2407>W 2/3/3`,
  });
  g.play(shock(['A'], '2506'), [4]);
  g.play({ type: 'retreat', unit: 'K', to: '2607' });
  g.play({ type: 'displace', unit: 'M', to: '2608' }, [1]);
  expect(g.event('rout-tested')).toMatchObject({ piece: 'M', total: 3, against: 3, holds: true });
  expect(g.unit('M')).toMatchObject({ cf: 1, state: 'disorganised' });
});

rule(['11.6d', '11.7h'], 'a target pushed aside by another still has its two hexes to go', () => {
  const g = fight({
    units: `F inf A@2406>SSE 8/2/4; C inf K@2506>NNE 2/2/3; C inf M@2407>NNE 2/2/5; F cav P@2507>E 1/3/3;
      F cav Q@2607>E 1/3/3`,
  });
  g.play(shock(['A'], '2506', '2407'), [5]);
  expect(g.event('shock-resolved').def).toBe('1DR2*');
  g.play({ type: 'lose', unit: 'K' }).play({ type: 'retreat', unit: 'K', to: '2407' });
  g.play({ type: 'displace', unit: 'M', to: '2408' }, [1, 6]);
  // M stands one hex from where it was attacked.
  expect(g.legal('retreat').map((c) => c.unit)).toContain('M');
});
