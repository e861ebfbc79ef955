import { describe, expect, it } from 'vitest';
import { expectedAfter } from './expected.ts';
import { fire, give, skirmish, type ToyMatch } from './testing/skirmish.ts';

/** Battalions in disorder, and strength of blue. */
const figures = ({ w, s }: ToyMatch['position']['field']): readonly number[] => [
  s.unit.disordered.reduce((sum, is) => sum + is, 0),
  w.units.reduce((sum, { side }, u) => sum + (side === 1 ? s.unit.strength[u]! : 0), 0),
];
const expected = (match: ToyMatch, reach?: Parameters<typeof expectedAfter>[3]) =>
  expectedAfter(match.position, match.position.encode(fire('r1', 'b1')), figures, reach);

describe('what is to be expected of an action', () => {
  it('is the mean over all dice', () => {
    // Three of six hit, and two of six of those hit give way.
    const found = expected(skirmish('r1@3 3/4; b1@5 3/4'));
    expect(found).toMatchObject({ isExact: true, paths: 3 + 3 * 6 });
    expect(found.figures[0]).toBeCloseTo(1 / 6, 12);
    expect(found.figures[1]).toBeCloseTo(3, 12);
  });
  it('counts what breaks: the second disorder is the end of it', () => {
    const match = skirmish('r1@3 6/4; r2@3 6/4; b1@5 3/2; b2@9 1/1');
    give(match, fire('r2', 'b1'), [1, 6]);
    // A hit for certain; above morale, four of six, it breaks.
    expect(expected(match).figures[1]).toBeCloseTo(4 - 3 * (4 / 6), 12);
  });
  it('carries out standing orders, as the match does', () => {
    const match = skirmish('r1@3 6/0; b1@5 6/6');
    give(match, { type: 'standing', side: 'blue', on: 'reply', answer: 'always' });
    // Blue is hit and stands; it replies, hits, and red gives way: all of it for certain.
    expect(expected(match).figures[0]).toBeCloseTo(1, 12);
  });
  it('is thrown for where there are too many paths, and says so', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    const found = expected(match, { most: 20, throws: 3000 });
    expect(found).toMatchObject({ isExact: false, paths: 3000 });
    expect(found.figures[0]).toBeCloseTo(1 / 6, 1);
    expect(found).toEqual(expected(match, { most: 20, throws: 3000 }));
  });
  it('leaves the position as it was, dice and all', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    const before = match.position.state.bytes.slice();
    expected(match);
    expected(match, { most: 1, throws: 5 });
    expect(match.position.state.bytes).toEqual(before);
  });
});
