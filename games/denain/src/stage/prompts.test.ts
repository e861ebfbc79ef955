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
    en: 'Champagne and Navarre are about to assault Kettler in hex 1412. Do you fire back?',
    fr: 'Champagne et Navarre vont donner l’assaut\u00a0: Kettler dans l’hexagone 1412. Tirez-vous en réaction ?',
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
  expect(g.match.position.prompt?.en).toBe('Navarre attempts a breach against Guns in hex 1614. Do you fire back?');
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
  expect(after([])).toBe('Do you break through the entrenchment in front of you?');
  expect(after(['1513|1614'])).toBe('Do you advance into the vacated hex?');
  expect(after(['1513|1614'], 'F inf P@1513>E 3/2/3; F inf R@1514>NNE 3/2/3')).toBe(
    'Advance into the vacated hex, break through the entrenchment, or stay.',
  );
});
