import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const shock = (attackers: string[], ...targets: string[]) => ({ type: 'shock', attackers, targets });
/** A position in the combat half in which nobody fires in reaction. */
function fight(spec: Omit<SceneSpec, 'edition' | 'at'>): Scene {
  const g = scene({ edition: 'en', at: 'combat', ...spec });
  for (const side of ['F', 'C']) g.match.apply({ type: 'standing', side, on: 'reaction-fire', answer: 'never' });
  return g;
}
const after = (g: Scene) => {
  const types: string[] = g.events.map((e) => e.type);
  return types.slice(types.indexOf('battle-ended') + 1);
};

rule('8.4b', 'Villars dies with the only unit he stands with, and the battle is over at that moment', () => {
  const g = fight({
    units: 'F inf A@2406>SSE 1/2/1; C inf K@2506>NNW 9/2/4',
    leaders: { villars: '2406' },
  });
  g.play(shock(['A'], '2506'), [1]);
  expect(g.event('shock-resolved').att).toBe('E');
  expect(g.match.position.verdict).toMatchObject({ winner: 1, rule: '8.4b' });
  expect(after(g)).toEqual([]);
});

rule(['8.4b', '9.4a'], 'nobody else dies once Villars has fallen', () => {
  const g = fight({
    units: 'F inf A@2406>SSE 1/2/1; C inf K@2506>NNW 9/2/4',
    leaders: { villars: '2406', dreux: '2406' },
  });
  g.play(shock(['A'], '2506'), [1]);
  expect(after(g)).toEqual([]);
});

rule(['8.4b', '11.6g'], 'the other units of an E are not taken off once Villars has fallen', () => {
  const g = fight({
    units: 'F inf A@2406>SSE 1/2/1; F inf B@2505>SSE 1/2/1; C inf K@2506>NNW 9/2/4',
    leaders: { villars: '2505' },
  });
  g.play(shock(['A', 'B'], '2506'), [1]);
  expect(g.event('shock-resolved').att).toBe('E');
  expect(after(g)).toEqual([]);
  expect(g.match.position.verdict?.points).toEqual(g.event('battle-ended').points);
});

rule(
  ['8.4c', '10.4b'],
  'Eugene dies with the guns he stands with, and no die is thrown for the rest of the shock',
  () => {
    const g = fight({
      units: 'F inf A@2406>SSE 3/2/3; C art G@2407>NNW 2/2; C inf K@2506>NNW 2/2/2',
      leaders: { eugene: '2407' },
    });
    g.play(shock(['A'], '2506', '2407'));
    expect(g.match.position.verdict).toMatchObject({ winner: 0, rule: '8.4c' });
    expect(after(g)).toEqual([]);
  },
);

rule(['8.4b', '12.4k'], 'a unit with no room to run three hexes is lost where it stands, and Villars with it', () => {
  // Two hexes from the west edge.
  const units = 'F inf A@0308>E 2/2/2 dis; C inf K@0408>NNW 5/2/2';
  const g = fight({ units, leaders: { villars: '0308' } });
  g.play(shock(['A'], '0408'), [6, 6]);
  expect(g.event('shock-resolved').att).toBe('D');
  expect(g.event('eliminated')).toMatchObject({ piece: 'A', rule: '12.4k' });
  expect(g.match.position.verdict).toMatchObject({ winner: 1, rule: '8.4b' });
});

rule('8.4d', 'without Albermarle the garrison is disorganised for good', () => {
  const g = fight({
    units: 'F inf A@2406>SSE 9/2/4; C inf K@2506>NNW 1/2/1 :denain; C inf M@2708>NNW 2/2/3 :denain',
    leaders: { albermarle: '2506' },
  });
  g.play(shock(['A'], '2506'), [6]);
  expect(g.has('garrison-lost')).toBe(true);
  expect(g.unit('M')).toMatchObject({ state: 'disorganised' });
  expect(g.unit('M').marks).toContain('permanent');
});
