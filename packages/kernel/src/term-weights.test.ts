import { describe, expect, it } from 'vitest';
import { readTermWeights } from './term-weights.ts';

const pair = (hand: readonly number[], fitted: readonly number[] = hand) => ({ hand, fitted });
const file = (terms: object) => ({ source: 'by hand', terms });

describe('the weights of the terms of a game', () => {
  it('are read in the order of the terms, whatever that of the file', () => {
    const json = file({ force: pair([1, 2], [3, 4]), points: pair([5, 6]) });
    expect(readTermWeights(json, ['points', 'force'])).toEqual({
      hand: { early: [5, 1], late: [6, 2] },
      fitted: { early: [5, 3], late: [6, 4] },
    });
  });
  it.each<[string, unknown, string]>([
    ['a term that is missing', file({ points: pair([1, 1]) }), 'weights.terms.force: is missing'],
    [
      'one that is unknown',
      file({ points: pair([1, 1]), force: pair([1, 1]), luck: pair([1, 1]) }),
      'weights.terms.luck',
    ],
    ['a weight below nought', file({ points: pair([1, -1]), force: pair([1, 1]) }), 'weights.terms.points.hand.1'],
    ['one weight in place of two', file({ points: pair([1]), force: pair([1, 1]) }), 'weights.terms.points.hand'],
    ['no source', { terms: {} }, 'weights.source'],
  ])('name %s', (_what, json, says) => {
    expect(() => readTermWeights(json, ['points', 'force'])).toThrow(says);
  });
});
