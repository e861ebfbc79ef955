import { describe, expect, it } from 'vitest';
import { readWeights } from './weights.ts';

const TERMS = [{ id: 'points' }, { id: 'strength' }];
const row = { hand: [1, 2], fitted: [3, 4] };

describe('weights of a game', () => {
  it('are read in the order of its terms', () => {
    const file = { source: 'by hand', terms: { strength: { hand: [0.5, 0], fitted: [0.25, 0] }, points: row } };
    expect(readWeights(file, TERMS)).toEqual({
      hand: { early: [1, 0.5], late: [2, 0] },
      fitted: { early: [3, 0.25], late: [4, 0] },
    });
  });
  it('name the term that is missing or unknown', () => {
    expect(() => readWeights({ source: '', terms: { points: row } }, TERMS)).toThrow('weights.terms.strength');
    const more = { points: row, strength: row, courage: row };
    expect(() => readWeights({ source: '', terms: more }, TERMS)).toThrow('weights.terms.courage');
  });
  it.each([
    [{ hand: [1], fitted: [1, 2] }, 'weights.terms.points.hand'],
    [{ hand: [1, -1], fitted: [1, 2] }, 'weights.terms.points.hand.1'],
    [{ hand: [1, 2] }, 'weights.terms.points.fitted'],
    [{ hand: [1, 2], fitted: [1, Number.NaN] }, 'weights.terms.points.fitted.1'],
  ])('are two numbers from 0 up: %j', (points, where) => {
    expect(() => readWeights({ source: '', terms: { points, strength: row } }, TERMS)).toThrow(where);
  });
});
