import { describe, expect, it } from 'vitest';
import { boundaryPath } from './boundary.ts';
import { begunAfter, headingOf, wayPath } from './way-path.ts';

describe('the line of a way', () => {
  it('runs from the first place to the last, its corners rounded', () => {
    expect(
      wayPath([
        [0, 0],
        [100, 0],
        [100, 50],
      ]),
    ).toBe('M0 0L64 0Q100 0 100 18L100 50');
  });
  it('is nothing without a second place, and a place where one only turns counts once', () => {
    expect(wayPath([])).toBe('');
    expect(wayPath([[3, 4]])).toBe('');
    expect(
      wayPath([
        [0, 0],
        [0, 0],
        [10, 0],
        [10, 0],
      ]),
    ).toBe('M0 0L10 0');
  });
  it('points the way it comes in', () => {
    expect(
      headingOf([
        [0, 0],
        [50, 0],
        [50, 40],
        [50, 40],
      ]),
    ).toBe(90);
    expect(headingOf([])).toBe(0);
  });
  it('begins at the edge of the counter', () => {
    const leg = [
      [0, 0],
      [100, 0],
      [100, 100],
    ] as const;
    expect(begunAfter(leg, 30)[0]).toEqual([30, 0]);
    expect(begunAfter(leg, 130)).toBe(leg);
  });
});

describe('the edge of an area', () => {
  const square = (x: number) =>
    [
      [x, 0],
      [x + 10, 0],
      [x + 10, 10],
      [x, 10],
    ] as const;
  it('leaves out the sides two places share', () => {
    const sides = (path: string): number => path.split('L').length - 1;
    expect(sides(boundaryPath([square(0)]))).toBe(4);
    expect(sides(boundaryPath([square(0), square(10)]))).toBe(6);
    expect(sides(boundaryPath([square(0), square(20)]))).toBe(8);
  });
  it('runs round in one go, so that dashes do not start afresh at every corner', () => {
    expect(boundaryPath([square(0), square(10)]).split('M')).toHaveLength(2);
  });
});
