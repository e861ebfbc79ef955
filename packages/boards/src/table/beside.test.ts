import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { besideSide, setOff } from './beside.hot.ts';
import { isInContact, overlaps } from './distance.hot.ts';
import { basePair, discPair, Luck, randomBase } from './testing/random-table.ts';

describe('a disc beside a base', () => {
  it('touches the side that is asked for', () => {
    const base = { x: 1_000, y: 1_000, heading: 0, width: 600, depth: 200 };
    const to = { x: 0, y: 0 };
    const at = (side: number, along = 0): number[] => {
      besideSide(base, side, along, 100, to);
      return [to.x, to.y];
    };
    expect([at(0), at(1), at(2), at(3), at(2, 250), at(3, -20)]).toEqual([
      [1_000, 1_200],
      [600, 1_000],
      [1_000, 800],
      [1_400, 1_000],
      [1_250, 800],
      [1_400, 980],
    ]);
  });
  it('is set off by the shortest way, touching, and stays where it does not overlap', () => {
    const luck = new Luck();
    const to = { x: 0, y: 0 };
    for (let i = 0; i < amount(500, 20_000); i++) {
      const base = randomBase(luck);
      const radius = luck.one([75, 100]);
      const [x, y] = [base.x + luck.from(-1_500, 1_500), base.y + luck.from(-500, 500)];
      setOff(base, x, y, radius, to);
      const { fast } = basePair(base);
      const [before, after] = [discPair(x, y, radius).fast, discPair(to.x, to.y, radius).fast];
      expect(overlaps(after, fast)).toBe(false);
      if (!overlaps(before, fast)) expect([to.x, to.y]).toEqual([x, y]);
      else expect(isInContact(after, fast), `seed ${luck.seed} ${JSON.stringify(base)} ${x} ${y}`).toBe(true);
    }
    setOff({ x: 0, y: 0, heading: 9_000, width: 400, depth: 200 }, -30, 150, 100, to);
    expect(to).toEqual({ x: -30, y: 300 });
    // Beyond a corner: to the end of the front, where it touches.
    setOff({ x: 0, y: 0, heading: 0, width: 400, depth: 200 }, 250, 150, 100, to);
    expect(to).toEqual({ x: 200, y: 200 });
  });
});
