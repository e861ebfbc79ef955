import { describe, expect, it } from 'vitest';
import { DiceError, EveryDice, scriptedDice, seedDice, seededDice } from './dice.ts';

const EVERY_WORD = 0x100000000;

describe('the generator of play', () => {
  it('is xoshiro128**: the values of the authors’ own program for the state 1, 2, 3, 4', () => {
    const dice = seededDice(Uint32Array.of(1, 2, 3, 4));
    const drawn = Array.from({ length: 10 }, () => dice.roll(EVERY_WORD, 0));
    expect(drawn).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('is seeded by splitmix32, so that near seeds give far games', () => {
    const words = new Uint32Array(4);
    seedDice(words, 0);
    expect([...words]).toEqual([1684164658, 3653269916, 2939563536, 2141751570]);
    const first = (seed: number) => {
      seedDice(words, seed);
      const dice = seededDice(words);
      return Array.from({ length: 12 }, () => dice.roll(6, 1)).join('');
    };
    expect(new Set(Array.from({ length: 200 }, (_, seed) => first(seed))).size).toBe(200);
    expect(first(7)).toBe(first(7));
  });

  it('keeps all its state in the four words', () => {
    const words = new Uint32Array(4);
    seedDice(words, 5);
    const dice = seededDice(words);
    for (let i = 0; i < 100; i++) dice.roll(10, 0);
    const other = seededDice(words.slice());
    expect(Array.from({ length: 50 }, () => other.roll(6, 1))).toEqual(
      Array.from({ length: 50 }, () => dice.roll(6, 1)),
    );
  });

  for (const [sides, lowest] of [
    [6, 1],
    [10, 0],
    [3, 1],
    [100, 1],
  ] as const)
    it(`shows every face of a d${sides} alike, from ${lowest} up, whatever fell before`, () => {
      const words = new Uint32Array(4);
      seedDice(words, 1712);
      const dice = seededDice(words);
      const rolls = 2000 * sides;
      const faces = new Array<number>(sides).fill(0);
      const repeats = new Array<number>(sides).fill(0);
      let last: number = lowest;
      for (let i = 0; i < rolls; i++) {
        const face = dice.roll(sides, lowest);
        faces[face - lowest]! += 1;
        repeats[(face - last + sides) % sides]! += 1;
        last = face;
      }
      const chi = (counts: number[]) => counts.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
      // Chi-square with sides - 1 degrees of freedom: mean sides - 1, and five deviations are beyond any luck.
      const bound = sides - 1 + 5 * Math.sqrt(2 * (sides - 1));
      expect(chi(faces)).toBeLessThan(bound);
      expect(chi(repeats)).toBeLessThan(bound);
    });

  it('throws away draws that would favour the low faces', () => {
    // With 3 × 2^30 sides a quarter of all draws is left over; a remainder would make the low third twice as likely.
    const sides = 3 * 2 ** 30;
    const words = Uint32Array.of(1, 2, 3, 4);
    const dice = seededDice(words);
    let low = 0;
    for (let i = 0; i < 3000; i++) if (dice.roll(sides, 0) < 2 ** 30) low++;
    expect(low).toBeGreaterThan(870);
    expect(low).toBeLessThan(1130);
  });
});

describe('dice thrown elsewhere', () => {
  it('fall in the order of the script, and the rest is counted', () => {
    const dice = scriptedDice([3, 0, 6]);
    expect([dice.roll(6, 1), dice.roll(10, 0)]).toEqual([3, 0]);
    expect(dice.left).toBe(1);
  });
  it.each([
    [0, 6, 1],
    [7, 6, 1],
    [-1, 10, 0],
    [10, 10, 0],
    [2.5, 6, 1],
    [Number.NaN, 6, 1],
  ])('%s is not on a d%s from %s, and is not used up', (face, sides, lowest) => {
    const dice = scriptedDice([face]);
    expect(() => dice.roll(sides, lowest)).toThrow(DiceError);
    expect(() => dice.roll(sides, lowest)).toThrow(/die 1 shows .* not on a d/);
    expect(dice.left).toBe(1);
  });
  it('end in an error, or in other dice when there are some', () => {
    expect(() => scriptedDice([]).roll(6, 1)).toThrow(/no die left/);
    const dice = scriptedDice([2], { roll: () => 5 });
    expect([dice.roll(6, 1), dice.roll(6, 1)]).toEqual([2, 5]);
    expect(dice.left).toBe(0);
  });
});

describe('every path of dice', () => {
  /** A d6; on 4 or more a d10 from 0; on its 9 one more d3. */
  const procedure = (roll: (sides: number, lowest: number) => number): number[] => {
    const path = [roll(6, 1)];
    if (path[0]! < 4) return path;
    path.push(roll(10, 0));
    if (path[1] === 9) path.push(roll(3, 1));
    return path;
  };
  it('is walked once, and the chances sum to one', () => {
    const dice = new EveryDice();
    const seen = new Map<string, number>();
    do {
      dice.begin();
      const path = procedure((s, l) => dice.roll(s, l));
      expect(dice.faces).toEqual(path);
      expect(seen.has(String(path))).toBe(false);
      seen.set(String(path), dice.chance);
    } while (dice.next());
    expect(seen.size).toBe(3 + 3 * 9 + 3 * 3);
    expect([...seen.values()].reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    expect(seen.get('2')).toBeCloseTo(1 / 6);
    expect(seen.get('5,9,2')).toBeCloseTo(1 / 180);
  });
  it('is one path of chance one where no die is thrown', () => {
    const dice = new EveryDice();
    dice.begin();
    expect(dice.chance).toBe(1);
    expect(dice.next()).toBe(false);
  });
});
