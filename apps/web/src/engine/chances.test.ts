import type { Bearing } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { bandsOf, chanceOfNothing, chancesOf, piecesOf, type Weighed } from './chances.ts';

const [ME, ENEMY] = [0, 1];
const bearing = (side: number, what: string, gravity = 3, piece?: string): Bearing => ({
  side,
  what,
  isGood: what === 'advance',
  gravity,
  ...(piece !== undefined && { piece }),
});
const say = (what: string, voice: string) => ({ en: `${voice} ${what}`, fr: `${voice} ${what}` });
const WAYS: readonly Weighed[] = [
  { chance: 0.5, bearings: [bearing(ENEMY, 'driven-out', 4, 'e1'), bearing(ME, 'advance', 1, 'm1')] },
  // Two of them are driven out: that is one thing more likely, not twice.
  { chance: 0.25, bearings: [bearing(ENEMY, 'driven-out', 4, 'e1'), bearing(ENEMY, 'driven-out', 4, 'e2')] },
  { chance: 0.05, bearings: [bearing(ME, 'loss', 3, 'm1'), bearing(ENEMY, 'loss', 3, 'e1')] },
  { chance: 0.2, bearings: [] },
];

describe('the chances of an order, added up over its outcomes', () => {
  it('are one a side and thing, gains first and told to who decides', () => {
    const told = chancesOf(WAYS, ME, say).map(({ isGain, chance, text }) => [
      isGain,
      Number(chance.toFixed(6)),
      text.en,
    ]);
    expect(told).toEqual([
      [true, 0.75, 'they driven-out'],
      [true, 0.5, 'you advance'],
      [true, 0.05, 'they loss'],
      [false, 0.05, 'you loss'],
    ]);
    const others = chancesOf(WAYS, ENEMY, say).filter(({ isGain }) => isGain);
    expect(others.map(({ text }) => text.en)).toEqual(['they loss']);
    expect(chanceOfNothing(WAYS)).toBeCloseTo(0.2);
  });
  it('are told piece by piece, the likeliest to be changed first', () => {
    const found = piecesOf(WAYS, ME, say).map(({ piece, chances }) => [
      piece,
      ...chances.map(({ what, chance }) => `${what} ${chance.toFixed(2)}`),
    ]);
    expect(found).toEqual([
      ['e1', 'driven-out 0.75', 'loss 0.05'],
      ['m1', 'advance 0.50', 'loss 0.05'],
      ['e2', 'driven-out 0.25'],
    ]);
  });
  it('of each face of a die: faces that lead to the same are one band', () => {
    const hit = [{ chance: 1, bearings: [bearing(ENEMY, 'loss')] }];
    const miss = [{ chance: 1, bearings: [] }];
    const faces = [hit, hit, miss, miss, miss, hit].map((ways, i) => ({ face: i + 1, ways }));
    const bands = bandsOf(faces, ME, say).map(({ from, to, chances }) => [from, to, chances.length]);
    expect(bands).toEqual([
      [1, 2, 1],
      [3, 5, 0],
      [6, 6, 1],
    ]);
  });
});
