import { expect } from 'vitest';
import { example } from '../testing/example.ts';
import type { Scene } from '../testing/scene.ts';

const breach = (unit: string, toward: string) => ({ type: 'breach', unit, toward });
const isOpen = (g: Scene) => g.event('breach-rolled').opened.length > 0;

example('breach-14', (e, set) => {
  const g = set({ at: 'breach-phase', marks: { N: ['attacked'] } });
  expect(g.can(breach('N', '1614'))).toBe(e.expect.legal);
  g.play(breach('N', '1614'), e.dice);
  expect(isOpen(g)).toBe(e.expect.success);
  expect(g.legal('breach')).toEqual([]);
});

example('breach-15', (e, set) => {
  const g = set({ at: 'breach-phase', marks: { N: ['attacked'] } });
  expect(g.can(breach('N', '1614'))).toBe(e.expect.legal);
  g.play(breach('N', '1614'), e.dice);
  expect(isOpen(g)).toBe(e.expect.success);
  expect([...g.event('breach-rolled').opened].sort()).toEqual(e.expect.opened);
});

example('breach-17', (e, set) => {
  const g = set({ at: 'breach-phase' });
  expect(g.can(breach('N', '1615'))).toBe(e.expect.legal);
  expect(g.refusals(breach('N', '1615'))).toEqual(['7.6d']);
});

for (const [id, toward] of [
  ['breach-18', '1712'],
  ['breach-19', '1613'],
] as const)
  example(id, (e, set, { edition }) => {
    // Nobody defends: one edition makes the attempt in the combat half, the other at the end of the phase.
    const g = set({ at: edition === 'fr' ? 'combat' : 'breach-phase' });
    g.play(breach('N', toward), e.dice);
    expect(g.event('breach-rolled').total).toBe(e.expect.modifiedDie);
    expect(isOpen(g)).toBe(e.expect.success);
    expect(g.event('breach-rolled').opened).toEqual(e.expect.opened);
  });

example('breach-20', (e, set) => {
  const g = set({ at: 'breach-phase' }).play(breach('D', '1614'), e.dice);
  expect(g.event('breach-rolled').total).toBe(e.expect.modifiedDie);
  expect(isOpen(g)).toBe(e.expect.success);
});

example('breach-21', (e, set) => {
  const enemy = { id: 'A1', side: 'C', cls: 'inf', hex: '1712', facing: 'NNW', cf: 2, mp: 2, morale: 3 } as const;
  const g = set({ at: 'combat', units: [...e.given.units!, enemy] });
  g.play({ type: 'shock', attackers: ['N', 'P'], targets: ['1712'] });
  g.play({ type: 'hold' }, [5]);
  g.play(g.legal('retreat')[0]);
  expect(g.unit('A1').hex).not.toBe('1712');
  expect(g.question).toBe('advance');
  for (const unit of e.expect.by as string[]) expect(g.can(breach(unit, '1712'))).toBe(true);
  expect(g.legal('breach')).toHaveLength((e.expect.by as string[]).length);
  expect(g.legal('advance').length > 0).toBe(e.expect.advance);
  let attempts = 0;
  for (; g.legal('breach').length > 0; attempts++) g.play(g.legal('breach')[0], [1]);
  expect(attempts).toBe(e.expect.attempts);
  expect(g.question).toBe('combat');
});
