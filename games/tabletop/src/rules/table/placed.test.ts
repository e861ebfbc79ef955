import { describe, expect } from 'vitest';
import { general, home, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { isBehind, isWhollyScreened, toOwnEdge } from './behind.ts';
import { cmBetween, distanceOf, isClearPlace, isTouching, nearestEnemy } from './placed.ts';
import { facesEnemy, sectorFor } from './sectors.ts';

describe('distance', () => {
  rule(['C1d', 'C1c', 'C1b'], 'is from base to base, in tenths of a millimetre, whichever way they face', () => {
    const line = placed({ y: 40 });
    expect(distanceOf(line, placed({ y: 51.5 }))).toBe(1000);
    // The same line turned a quarter clockwise reaches 8 cm up and down: 0 is up, 90 to the right.
    expect(distanceOf(placed({ facing: 90 }), placed({ y: 51.5, width: 1 }))).toBe(275);
    expect(cmBetween(line, general(60, 52))).toBe(10.25);
    const tilted = placed({ x: 60, y: 60, facing: 45, width: 4, depth: 4 });
    expect(distanceOf(line, tilted)).toBe(2000 - 75 - 283);
  });
  rule(['C1f', 'C1d'], 'is contact below a millimetre', () => {
    const gap = (cm: number) => isTouching(placed({ y: 40 }), placed({ y: 41.5 + cm }));
    expect([0, 0.09, 0.1, 0.11].map(gap)).toEqual([true, true, false, false]);
  });
  rule(['C1e', 'C19d'], 'no footprint overlaps another, save a friend still gone through and who is freed', () => {
    const here = placed({ y: 41 });
    const place = placed().shape;
    expect(isClearPlace(place, [placed({ y: 41.5 })])).toBe(true);
    expect(isClearPlace(place, [here])).toBe(false);
    expect(isClearPlace(place, [here], [here])).toBe(true);
    expect(isClearPlace(place, [placed({ y: 41, state: 'freed' }), placed({ y: 41, state: 'gone' })])).toBe(true);
  });
});
describe('sectors', () => {
  rule(['C1g', '1.2-F19'], 'squares and garrisons have neither flank nor rear', () => {
    const enemy = placed({ x: 60, y: 20, side: 1 });
    expect(sectorFor(placed(), enemy)).toBe('rear');
    expect(sectorFor(placed({ formation: 'square' }), enemy)).toBe('front');
    expect(sectorFor(placed({ formation: 'garrison' }), enemy)).toBe('front');
    expect(sectorFor(placed({ facing: 180 }), enemy)).toBe('front');
  });
  rule(['C1h', '2.5-I1'], 'who faces the enemy has the nearest before him; prisoners are nobody', () => {
    const unit = placed();
    const ahead = placed({ y: 60, side: 1 });
    const back = placed({ y: 30, side: 1 });
    expect(facesEnemy(unit, [ahead])).toBe(true);
    expect(facesEnemy(unit, [ahead, back])).toBe(false);
    expect(facesEnemy(unit, [ahead, placed({ y: 30, side: 1, state: 'prisoner' })])).toBe(true);
    expect(facesEnemy(unit, [unit, placed({ y: 30 })])).toBe(true);
    expect(nearestEnemy(unit, [unit, ahead, back])).toBe(back);
    // A line's flank is nearer than a column's centre: bases count, not centres.
    const wide = placed({ x: 60, y: 62, width: 30, side: 1 });
    const deep = placed({ x: 60, y: 18, width: 3, depth: 8, side: 1 });
    expect(nearestEnemy(unit, [wide, deep])).toBe(deep);
  });
});
describe('cover', () => {
  const enemy = placed({ y: 70, facing: 180, side: 1 });
  const friend = placed({ y: 50 });
  rule(['C1i', 'C1a'], 'is between the unit and the nearest enemy, within 15 cm, on the side of the own edge', () => {
    const column = (y: number) => placed({ y, width: 3, depth: 6 });
    expect(isBehind(column(40), friend, enemy, home('bottom'))).toBe(true);
    expect(isBehind(column(31.24), friend, enemy, home('bottom'))).toBe(false);
    // The same place is on the wrong side for who goes home by the top.
    expect(isBehind(column(40), friend, enemy, home('top'))).toBe(false);
    expect([home('bottom'), home('top'), home('left'), home('right')].map((own) => toOwnEdge(own, friend))).toEqual([
      5000, 3000, 6000, 6000,
    ]);
  });
  rule(['C1j', '2.4-R12'], 'screens wholly only if no corner is seen past it by infantry within 21 cm', () => {
    const unit = placed({ y: 40, width: 3, depth: 6, side: 0 });
    const far = { x: 85, y: 42, side: 1 } as const;
    expect(isWhollyScreened(unit, friend, [enemy])).toBe(true);
    expect(isWhollyScreened(unit, friend, [enemy, placed({ ...far, width: 3 })])).toBe(true);
    expect(isWhollyScreened(unit, friend, [enemy, placed({ ...far, x: 80, width: 3 })])).toBe(false);
    expect(isWhollyScreened(unit, friend, [placed({ ...far, x: 80, width: 3, arm: 'cavalry' })])).toBe(true);
    expect(isWhollyScreened(unit, friend, [placed({ ...far, x: 80, width: 3, state: 'prisoner' })])).toBe(true);
  });
});
