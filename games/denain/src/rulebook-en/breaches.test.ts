import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const breach = (unit: string, toward: string) => ({ type: 'breach', unit, toward });
const en = (spec: Omit<SceneSpec, 'edition'>): Scene => scene({ edition: 'en', breached: [], ...spec });
const sum = (g: Scene, c: unknown) => g.match.explain(c).modifiers.reduce((n, m) => n + m.value, 0);

rule(['7.6g', '7.6k'], 'nobody behind the work takes 2 off the die, French dragoons one more', () => {
  const g = en({ units: 'F inf A@1513>E 3/2/3; F drg D@1514>E 1/3/3; C inf K@1614>W 2/2/2', at: 'breach-phase' });
  expect(sum(g, breach('A', '1614'))).toBe(0);
  expect(sum(g, breach('A', '1613'))).toBe(-2);
  expect(sum(g, breach('D', '1615'))).toBe(-3);
  g.play(breach('D', '1615'), [4]);
  // Both forward sides of 1514 open: 1614 and 1615.
  expect(g.event('breach-rolled')).toMatchObject({ total: 1, against: 1, opened: ['1514|1614', '1514|1615'] });
});

rule(['7.6b', '7.6d'], 'a unit that came up this turn may breach at the end of it, one out of command may not', () => {
  const g = en({
    units: 'F inf A@1413>E 3/2/3; F inf B@1514>E 3/2/3; C inf K@1614>W 2/2/2',
    commanded: { B: false },
    under: [{ step: 'breach-phase', with: [0] }],
  });
  g.play({ type: 'move', unit: 'A', to: '1513', facing: 'E' }).play({ type: 'done' });
  expect(g.question).toBe('breach-phase');
  expect(g.can(breach('A', '1614'))).toBe(true);
  expect(g.refusals(breach('B', '1614'))).toEqual(['9.2a']);
});

rule(['7.6f', '7.6d'], 'the guns behind the work fire first; a unit they disorganise has lost its attempt', () => {
  const units = 'F inf A@1811>SSE 3/2/1; C inf K@1812>NNW 2/2/2; C art G@1812>NNW 2/2';
  const hit = en({ units, at: 'breach-phase' }).play(breach('A', '1812'));
  expect([hit.question, hit.asks]).toEqual(['breach-react', 'C']);
  // 8 less 2 for the battery and 1 for the range: a check, failed.
  hit.play({ type: 'react', unit: 'G', at: '1811' }, [8, 2]);
  expect(hit.has('breach-lost')).toBe(true);
  const missed = en({ units, at: 'breach-phase' }).play(breach('A', '1812'));
  missed.play({ type: 'react', unit: 'G', at: '1811' }, [8, 1, 3]);
  expect(missed.event('breach-rolled').opened).toContain('1811|1812');
});

rule(['7.6g', '7.6i'], 'who drove the defender out breaches with 2 off, though another has taken his place', () => {
  const g = en({
    units: 'F inf A@1513>E 3/2/3; F inf B@1514>E 3/2/3; C inf K@1614>W 2/2/2',
    at: 'breach-phase',
    drove: { A: '1614' },
  });
  expect(sum(g, breach('A', '1614'))).toBe(-2);
  expect(sum(g, breach('B', '1614'))).toBe(0);
});

rule(['7.6m', '7.6j'], 'the redoubt of the bridge is breached from the camp like any other', () => {
  const g = en({ units: 'F inf A@2312>SSE 3/2/3', at: 'breach-phase' });
  g.play(breach('A', '2313'), [5]);
  expect(g.event('breach-rolled').opened).toContain('2312|2313');
});
