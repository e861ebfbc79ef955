import { expect } from 'vitest';
import { LINES } from '../model/vocabulary.ts';
import { columnFor } from '../rules/11-shock-sum.ts';
import { example } from '../testing/example.ts';

example('odds-01', (e, set) => {
  const g = set();
  const clear = LINES.indexOf('clear');
  const rounded = (e.given.pairs as [number, number][]).map(([attack, defence]) => {
    const [a, d] = g.g.w.charts.odds[clear]![columnFor(g.g, clear, attack, defence)]!;
    return `${a}:${d}`;
  });
  expect(rounded).toEqual(e.expect.odds);
  // The same by a shock over clear ground with these strengths.
  for (const [i, [attack, defence]] of (e.given.pairs as [number, number][]).entries()) {
    const fight = set({
      units: `F inf P@1411>NNW ${attack}/2/3; C inf K@1410>NNW ${defence}/2/3`,
      at: 'combat',
    });
    // From behind, so that nobody fires first; the shift does not touch the odds.
    fight.play({ type: 'shock', attackers: ['P'], targets: ['1410'] }, [4]);
    expect(fight.event('shock-resolved').odds).toBe((e.expect.odds as string[])[i]);
  }
});

example('shock-01', (e, set) => {
  const g = set({ at: 'combat' });
  g.play({ type: 'shock', attackers: ['N', 'P'], targets: ['1712'] });
  expect([g.question, g.asks]).toEqual(['react', 'C']);
  g.play({ type: 'hold' }, e.dice);
  const { odds, crtLine: line, shift, column, row, att, def } = e.expect;
  expect(g.event('shock-resolved')).toMatchObject({ odds, line, shift, column, row, att, def });
  expect(g.unit('A1').state).toBe('disorganised');
  expect(g.question).toBe('retreat');
});
