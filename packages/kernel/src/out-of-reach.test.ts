import { describe, expect, it } from 'vitest';
import { outOfReach, type Ways } from './out-of-reach.ts';

type Gate = 'river' | 'wall';
/** Ways from here to there: what each takes, and what is in it. */
const ways = (points: number, list: readonly (readonly [cost: number, ...gates: Gate[]])[]): Ways<Gate> => {
  const missing = (enforced: readonly Gate[]): number | undefined => {
    const open = list.filter(([, ...gates]) => !gates.some((gate) => enforced.includes(gate)));
    return open.length === 0 ? undefined : Math.min(...open.map(([cost]) => cost)) - points;
  };
  return { missing, isOpen: (enforced, more) => (missing(enforced) ?? Number.POSITIVE_INFINITY) <= more };
};
const GATES: readonly Gate[] = ['river', 'wall'];

describe('why a place is out of reach', () => {
  it('its way is too long, though nothing is in it', () => {
    expect(outOfReach(GATES, ways(3, [[5]]))).toEqual({ against: [], tooLong: 'direct' });
  });
  it('something is in its way, too long or not', () => {
    expect(outOfReach(GATES, ways(3, [[2, 'river']]))).toEqual({ against: ['river'] });
    expect(outOfReach(GATES, ways(3, [[4, 'river', 'wall']]))).toEqual({
      against: ['river', 'wall'],
      tooLong: 'direct',
    });
    expect(outOfReach(GATES, ways(3, [[2, 'river'], [5]]))).toEqual({ against: ['river'] });
  });
  it('one thing is in each of its ways', () => {
    expect(
      outOfReach(
        GATES,
        ways(3, [
          [2, 'river'],
          [2, 'wall'],
        ]),
      ),
    ).toEqual({ against: ['river', 'wall'] });
  });
  it('the way round all of them is too long', () => {
    expect(outOfReach(GATES, ways(3, [[2, 'river'], [2, 'wall'], [2, 'river', 'wall'], [6]]))).toEqual({
      against: ['river', 'wall'],
    });
  });
  it('there is no way at all', () => {
    expect(outOfReach(GATES, ways(3, []))).toEqual({ against: [], tooLong: 'none' });
  });
  it('nothing is against a place that can be reached', () => {
    expect(outOfReach(GATES, ways(3, [[3]]))).toEqual({ against: [] });
  });
});
