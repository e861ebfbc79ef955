import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const shock = (attackers: string[], ...targets: string[]) => ({ type: 'shock', attackers, targets });
/** Moves as told, then asks what a shock would add up to. */
function after(spec: Omit<SceneSpec, 'edition'>, ...moves: object[]): Scene {
  const g = scene({ edition: 'en', under: [{ step: 'combat', with: [0] }], ...spec });
  for (const m of moves) g.play({ type: 'move', ...m });
  return g.play({ type: 'done' });
}
const isCharge = (g: Scene, attackers: string[], ...targets: string[]) =>
  g.match.explain(shock(attackers, ...targets)).modifiers.some((m) => m.rule === '11.5e');

rule(['11.3a', '11.3b'], 'two clear hexes straight on, a turn before them or not', () => {
  const units = 'F cav H@2403>SSE 3/3/3; C inf K@2406>NNW 2/2/2';
  expect(isCharge(after({ units }, { unit: 'H', to: '2405', via: ['2404', '2405'] }), ['H'], '2406')).toBe(true);
  const turned = 'F cav H@2403>SSW 3/3/3; C inf K@2406>NNW 2/2/2';
  expect(
    isCharge(after({ units: turned }, { unit: 'H', to: '2405', via: ['SSE', '2404', '2405'] }), ['H'], '2406'),
  ).toBe(true);
  expect(isCharge(after({ units }, { unit: 'H', to: '2405', via: ['2404', 'SSW', '2405'] }), ['H'], '2406')).toBe(
    false,
  );
  // One hex only.
  const near = 'F cav H@2404>SSE 3/3/3; C inf K@2406>NNW 2/2/2';
  expect(isCharge(after({ units: near }, { unit: 'H', to: '2405', via: ['2405'] }), ['H'], '2406')).toBe(false);
});

rule('11.3a', 'the run-up is of this activation only: horse that stands in contact does not charge', () => {
  const g = scene({ edition: 'en', units: 'F cav H@2405>SSE 3/3/3; C inf K@2406>NNW 2/2/2', at: 'combat' });
  expect(isCharge(g, ['H'], '2406')).toBe(false);
});

rule(['11.3a', '11.5e'], 'infantry may join a charge, which counts once', () => {
  const units = 'F cav H@2403>SSE 3/3/3; F drg D@2503>SSW 2/3/3; F inf A@2305>E 2/2/2; C inf K@2406>NNW 2/2/2';
  const g = after(
    { units },
    { unit: 'H', to: '2405', via: ['2404', '2405'] },
    { unit: 'D', to: '2505', via: ['2504', '2505'] },
  );
  const charges = g.match.explain(shock(['H', 'D', 'A'], '2406')).modifiers.filter((m) => m.rule === '11.5e');
  expect(charges.map((m) => m.value)).toEqual([1]);
});

rule('11.3c', 'no charge at a unit in a town', () => {
  // 2304 is Haveluy.
  const g = after(
    { units: 'F cav H@2301>SSE 3/3/3; C inf K@2304>NNW 2/2/2' },
    { unit: 'H', to: '2303', facing: 'SSE' },
  );
  expect(isCharge(g, ['H'], '2304')).toBe(false);
});

rule(['11.3c', '11.4d'], 'no charge at a unit behind its works: fortification is not clear terrain', () => {
  const g = after(
    { units: 'F cav H@1312>E 3/3/3; C inf K@1614>W 2/2/2', breached: ['1513|1614'] },
    { unit: 'H', to: '1513', facing: 'E' },
  );
  expect(isCharge(g, ['H'], '1614')).toBe(false);
});

rule(['11.3b', '7.6a'], 'a run-up through a breach is spoilt', () => {
  const g = after(
    { units: 'F cav H@1513>E 3/3/3; C inf K@1814>NNW 2/2/2', breached: ['1513|1614'] },
    { unit: 'H', to: '1714', facing: 'E' },
  );
  expect(g.unit('H').hex).toBe('1714');
  expect(isCharge(g, ['H'], '1814')).toBe(false);
});

rule(['11.3a', '13.2d'], 'a reinforcement counts the hex it enters by', () => {
  const g = scene({
    edition: 'en',
    units: 'F drg D@->W 2/3/3 :valenciennes; C inf K@3010>E 2/2/2',
    under: [{ step: 'combat', with: [0] }],
  });
  g.play({ type: 'enter', unit: 'D', at: '3211', to: '3110', facing: 'W' }).play({ type: 'done' });
  expect(g.unit('D').hex).toBe('3110');
  expect(isCharge(g, ['D'], '3010')).toBe(true);
});

rule(['11.2g', '7.6a'], 'Coalition cavalry attacks where it could go, over its own works too', () => {
  const g = scene({
    edition: 'en',
    units: 'C cav H@1614>W 3/3/3; F inf A@1513>E 2/2/2',
    breached: [],
    side: 'C',
    at: 'combat',
  });
  expect(g.can(shock(['H'], '1513'))).toBe(true);
});
