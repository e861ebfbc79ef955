import { TINT_INKS } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import { reportPage } from './page.ts';
import { report } from './report.ts';

const SIDES = ['C', 'P'].map((id) => ({ id, name: { en: id, fr: id } }));
const RESULTS = [3, -2].map((points, i) => ({
  winner: i,
  rule: '9a',
  points: [Math.max(0, points), Math.max(0, -points)],
  turn: 4 + i,
  decisions: 9,
  tally: {},
}));
const told = report(
  {
    game: 'g',
    scenario: 's',
    title: { en: 'S', fr: 'S' },
    options: {},
    rules: 1,
    data: '',
    own: [],
    seed: 1,
    levels: { a: 'random', b: 'random' },
  },
  SIDES,
  RESULTS,
);

describe('the page of a report', () => {
  const fills = (html: string): string[] => [...html.matchAll(/fill="(#\w+)"/g)].map(([, ink = '']) => ink);
  it('has each side in its own colour', () => {
    const used = fills(reportPage(told, { sides: SIDES, tints: ['red', 'blue'], results: RESULTS }, 'en'));
    expect(used.slice(0, 2)).toEqual([TINT_INKS.red, TINT_INKS.blue]);
    expect(used).not.toContain(TINT_INKS.orange);
  });
  it('is in our own typeface', () => {
    expect(reportPage(told, { sides: SIDES, tints: [], results: RESULTS }, 'en')).toMatch(
      /@font-face.*font: 17px\/1\.5 'EB Garamond'/s,
    );
  });
});
