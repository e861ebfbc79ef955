import { expect, test } from 'vitest';
import { measureKind, pointAt, pointKind, pointX, pointY } from './measure-kinds.ts';
import { BadInput } from './parse.ts';

const POINT = pointKind<null>();
const LENGTH = measureKind<null>(0, 6000, 'a length in centimetres');

test('a point is one integer, written with two decimals', () => {
  for (const [x, y] of [
    [0, 0],
    [66, 28.03],
    [119.99, 0.07],
    [327.67, 327.67],
  ] as const) {
    const n = POINT.read(null, [x, y], 'to');
    expect([pointX(n), pointY(n)]).toEqual([Math.round(x * 100), Math.round(y * 100)]);
    expect(POINT.write(null, n)).toEqual([x, y]);
    expect(POINT.find(null, [x, y])).toBe(n);
    expect(POINT.place?.(null, n)).toBe(pointAt(pointX(n), pointY(n)));
  }
});

test('what is no point is refused by name', () => {
  for (const given of [undefined, 'a', [1], [1, 2, 3], [-0.01, 0], [0, 327.68], [1.005, 2], [Number.NaN, 1]])
    expect(() => POINT.read(null, given, 'to')).toThrow(BadInput);
  expect(() => POINT.read(null, [48.5, 26.123], 'to')).toThrow(
    'to.1: must be a number from 0 to 327.67 with at most two decimals, not 26.123',
  );
});

test('a length keeps its hundredths', () => {
  expect(LENGTH.read(null, 13.98, 'cm')).toBe(1398);
  expect(LENGTH.write(null, 1398)).toBe(13.98);
  expect(LENGTH.find(null, 60.01)).toBeUndefined();
  expect(() => LENGTH.read(null, 1.234, 'cm')).toThrow('cm: must be a length in centimetres from 0 to 60');
});
