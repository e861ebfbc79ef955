import { describe, expect, it } from 'vitest';
import { itemAt, lastOf, present } from './present.ts';

describe('what is known to be there', () => {
  it('is given as it is, also where it counts as nothing', () => {
    expect(present(0)).toBe(0);
    expect(present('')).toBe('');
    expect(itemAt([3, 0], 1)).toBe(0);
    expect(lastOf(Uint8Array.of(1, 2))).toBe(2);
  });
  it('stops with a word on it where it is missing', () => {
    expect(() => present(undefined)).toThrow('missing');
    expect(() => present(null)).toThrow('missing');
    expect(() => itemAt([1, 2], 2)).toThrow('no item 2 in a list of 2');
    expect(() => itemAt([1, 2], -1)).toThrow('no item -1');
    expect(() => lastOf([])).toThrow('no item -1 in a list of 0');
  });
});
