import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';

rule('11e', 'reaction fire is asked for by name: who attacks whom, and where', () => {
  const g = scene({
    edition: 'fr',
    units: 'F inf Champagne@1411>SSE 3/2/3; F inf Navarre@1511>SSW 3/2/3; C inf Kettler@1412>NNW 2/2/2',
    at: 'combat',
  }).play({ type: 'shock', attackers: ['Champagne', 'Navarre'], targets: ['1412'] });
  expect(g.question).toBe('react');
  expect(g.match.position.prompt).toEqual({
    en: 'Champagne and Navarre attack Kettler in 1412: answer with fire, or hold your fire.',
    fr: 'Champagne et Navarre attaquent Kettler en 1412\u00a0: répondez par le feu, ou retenez votre feu.',
  });
});
rule('7.6f', 'so are guns before a breach', () => {
  const g = scene({
    edition: 'en',
    units: 'F inf Navarre@1513>E 3/2/3; C art Guns@1614>W 1/2 :denain',
    at: 'breach-phase',
    breached: [],
  }).play({ type: 'breach', unit: 'Navarre', toward: '1614' });
  expect(g.question).toBe('breach-react');
  expect(g.match.position.prompt?.en).toBe(
    'Navarre tries to breach the works of Guns in 1614: answer with fire, or hold your fire.',
  );
});
rule(['7.6h', '11.8a'], 'after a shock the prompt names just what is possible', () => {
  const after = (breached: string[], units = 'F inf P@1513>E 3/2/3') =>
    scene({
      edition: 'fr',
      units: `${units}; C inf K@1615>W 2/2/2`,
      at: 'advance',
      breached,
      with: [1],
      combat: { attackers: units.includes('R@') ? ['P', 'R'] : ['P'], targets: ['1614'], left: { K: '1614' } },
    }).match.position.prompt?.en;
  expect(after([])).toBe('Break through the work before you, or stay.');
  expect(after(['1513|1614'])).toBe('Advance into the hex the enemy left, or stay.');
  expect(after(['1513|1614'], 'F inf P@1513>E 3/2/3; F inf R@1514>NNE 3/2/3')).toBe(
    'Advance into the hex the enemy left, break through the work, or stay.',
  );
});
