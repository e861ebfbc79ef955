import type { Bearing } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { bandsOf, chanceOfNothing, chancesOf, piecesOf, type Weighed } from './chances.ts';

const [ME, ENEMY] = [0, 1];
const bearing = (side: number, what: string, gravity = 3, piece?: string, amount?: number): Bearing => ({
  side,
  what,
  isGood: what === 'advance',
  gravity,
  ...(amount !== undefined && { amount }),
  ...(piece !== undefined && { piece }),
});
const say = (what: string, voice: string, n = 1) => {
  const words = n === 1 ? `${voice} ${what}` : `${voice} ${what} ${n}`;
  return { en: words, fr: words };
};
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
  it('say how much, where it can be counted: the least of it, and the chance of more', () => {
    const lost = (chance: number, ...amounts: readonly number[]): Weighed => ({
      chance,
      bearings: amounts.map((amount, i) => bearing(ME, 'loss', 3, `m${i}`, amount)),
    });
    const told = (...ways: readonly Weighed[]) =>
      chancesOf(ways, ME, say).map(({ text, chance, more }) => [text.en, chance, more?.amount, more?.chance]);
    // Losses of two units are one loss of both together.
    expect(told(lost(0.25, 1), lost(0.125, 1, 1), lost(0.125, 3))).toEqual([['you loss', 0.5, 2, 0.25]]);
    expect(told(lost(0.5, 2), lost(0.5))).toEqual([['you loss 2', 0.5, undefined, undefined]]);
    // What is too rare to be told has no figure of its own.
    expect(told(lost(0.001, 1), lost(0.5, 2))).toEqual([['you loss 2', 0.501, undefined, undefined]]);
    expect(told(lost(0.5, 1), lost(0.001, 2))).toEqual([['you loss', 0.501, undefined, undefined]]);
    const [own] = piecesOf([lost(0.25, 1, 2), lost(0.25, 3)], ME, say);
    expect(own).toMatchObject({ piece: 'm0', chances: [{ chance: 0.5, more: { amount: 3, chance: 0.25 } }] });
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
    const worse = [{ chance: 1, bearings: [bearing(ENEMY, 'loss', 3, 'e1', 2)] }];
    const one = [{ chance: 1, bearings: [bearing(ENEMY, 'loss', 3, 'e1', 1)] }];
    const byAmount = bandsOf(
      [one, worse, worse].map((ways, i) => ({ face: i + 1, ways })),
      ME,
      say,
    );
    expect(byAmount.map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 3],
    ]);
    expect(bands).toEqual([
      [1, 2, 1],
      [3, 5, 0],
      [6, 6, 1],
    ]);
  });
});
