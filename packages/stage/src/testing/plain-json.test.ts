import { describe, expect, it } from 'vitest';
import { isPlainJson } from './plain-json.ts';

const comesBack = (value: unknown): boolean => {
  try {
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
    return true;
  } catch {
    return false;
  }
};

describe('plain JSON', () => {
  it.each([
    [null],
    ['words'],
    [0],
    [-1.5],
    [{ a: [1, { b: true }], c: undefined }],
    [Object.create(null)],
    [-0],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [undefined],
    [() => 1],
    [Symbol('s')],
    [1n],
    [{ a: [{ b: Number.NaN }] }],
    [[undefined]],
    [{ a: new Map([[1, 2]]) }],
    [new Set([1])],
    [new Date(0)],
    [Uint8Array.of(1)],
  ])('is what comes back the same: %o', (value) => {
    expect(isPlainJson(value)).toBe(comesBack(value));
  });
});
