import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const fr = (spec: Omit<SceneSpec, 'edition'>): Scene => scene({ edition: 'fr', at: 'barrage', ...spec });
const fire = (unit: string, at: string) => ({ type: 'fire', unit, at });

rule(['10.2d', '10.2h'], 'guns on a height see over what is not next to the target', () => {
  // 1610 is high ground; 1613 lies three hexes south of it.
  const at = (friend: string) =>
    fr({ units: `F art G@1610>SSE 2/2; C inf X@1613>W 2/2/2; F inf P@${friend}>SSE 2/2/2` });
  expect(at('1611').can(fire('G', '1613'))).toBe(true);
  expect(at('1612').refusals(fire('G', '1613'))).toEqual(['10.2d']);
  // On the plain either masks it.
  const low = (friend: string) =>
    fr({ units: `F art G@2607>SSE 2/2; C inf X@2610>NNW 2/2/2; F inf P@${friend}>SSE 2/2/2` });
  expect(low('2608').refusals(fire('G', '2610'))).toEqual(['10.2d']);
  expect(low('2609').refusals(fire('G', '2610'))).toEqual(['10.2d']);
});
rule(['10.2e', '10.2g', '10.2j'], 'works mask the guns, their edges do not, and a neighbour is always in sight', () => {
  // 1613 is a redoubt, 1614 stands behind the rampart.
  const g = fr({ units: 'F art G@1513>E 2/2; C inf X@1713>W 2/2/2; C inf Y@1514>W 2/2/2; C inf Z@1715>W 2/2/2' });
  // The line to 1713 runs along the side between 1613 and 1614.
  expect(g.can(fire('G', '1713'))).toBe(true);
  expect(g.refusals(fire('G', '1715'))).toContain('10.2e');
  expect(g.can(fire('G', '1514'))).toBe(true);
});
rule(['10.3b', '10.3c', '10.3d', '11.1j'], 'battery, distance and cover, each added once', () => {
  const sum = (units: string, at: string) =>
    fr({ units })
      .match.explain(fire('G', at))
      .modifiers.map((m) => [m.rule, m.value]);
  expect(sum('F art G@2607>SSE 2/2; C inf X@2610>NNW 2/2/2', '2610')).toEqual([
    ['10.3a', -2],
    ['10.3c', 1],
  ]);
  expect(sum('F art G@2510>SSE 2/2; C inf X@2511>NNW 2/2/2', '2511')).toEqual([
    ['10.3a', -2],
    ['10.3b', -1],
    ['10.3d', 1],
  ]);
  // Over the rampart it protects; from inside the camp it does not; a redoubt does on every side.
  expect(sum('F art G@1513>E 1/2; C inf X@1614>W 2/2/2', '1614')).toContainEqual(['10.3d', 1]);
  expect(sum('F art G@1714>NNW 1/2; C inf X@1614>W 2/2/2', '1614')).not.toContainEqual(['10.3d', 1]);
  expect(sum('F art G@1614>NNW 1/2; C inf X@1613>W 2/2/2', '1613')).toContainEqual(['10.3d', 2]);
});
rule(['10.3e', '12.3c', '10.4a'], 'a point lost first: the rout test then counts the strength that is left', () => {
  const g = fr({ units: 'F art G@2607>SSE 3/2; C inf X@2608>NNW 3/2/3 dis; C art K@2608>NNW 1/2' });
  g.play(fire('G', '2608'), [0, 1]);
  expect(g.event('rout-tested')).toMatchObject({ total: 3, against: 2, holds: false });
  expect(g.event('destroyed')).toMatchObject({ piece: 'K', rule: '10.4a' });
});
rule(['5e', '10.1b', '10.1c'], 'guns that barraged are silent in their activation, and still answer a shock', () => {
  const units = 'C art G@2608>NNW 2/2; C inf Y@2508>NNW 2/2/2; F inf P@2607>SSE 3/2/3';
  const ops = fr({ units, at: 'combat', side: 'C', marks: { G: ['barraged'] } });
  expect(ops.refusals(fire('G', '2607'))).toEqual(['5e']);
  const shock = fr({ units, at: 'combat', marks: { G: ['barraged'] } });
  shock.play({ type: 'shock', attackers: ['P'], targets: ['2608'] });
  expect(shock.legal('react')).toEqual([{ type: 'react', unit: 'G', at: '2607' }]);
});
rule(
  ['11.1c', '11.1d', '11.1f', '11.8b'],
  'cavalry fires one worse, so never takes a point; the firer may follow up',
  () => {
    const g = fr({ units: 'C cav P@2607>SSE 2/3/3; F inf X@2608>NNW 2/2/2', at: 'combat', side: 'C' });
    g.play(fire('P', '2608'), [0]);
    expect(g.event('fired')).toMatchObject({ total: 1, effect: ['D'] });
    const equal = fr({ units: 'C cav P@2607>SSE 2/3/3; F inf X@2608>NNW 2/2/2', at: 'combat', side: 'C' });
    equal.play(fire('P', '2608'), [1, 3]);
    expect(equal.event('order-checked')).toMatchObject({ die: 3, morale: 2, holds: false });
    const last = fr({ units: 'C inf P@2607>SSE 2/2/3; F inf X@2608>NNW 1/2/2', at: 'combat', side: 'C' });
    last.play(fire('P', '2608'), [0]);
    expect(last.legal('advance')).toEqual([{ type: 'advance', unit: 'P', to: '2608' }]);
  },
);
