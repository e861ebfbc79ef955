import { describe, expect, it } from 'vitest';
import { ActionList } from './action.ts';

describe('a list of orders', () => {
  it('grows past its first room and keeps what it holds', () => {
    const list = new ActionList();
    for (let i = 0; i < 1000; i++) list.add(i % 30, i, -i, i * 70_000, -1);
    expect(list.count).toBe(1000);
    for (const i of [0, 255, 256, 257, 511, 512, 999])
      expect(list.at(i)).toEqual({ verb: i % 30, a: i, b: i === 0 ? 0 : -i, c: i * 70_000, d: -1 });
    expect(list.verb(999)).toBe(9);
  });
  it('fills what is not given with zero', () => {
    const list = new ActionList();
    list.add(1, 2, 3, 4, 5);
    list.clear();
    list.add(7);
    expect(list.at(0)).toEqual({ verb: 7, a: 0, b: 0, c: 0, d: 0 });
  });
  it('says when it has enough, if that is all that is asked', () => {
    const list = new ActionList();
    list.add(1);
    expect([list.isProbe, list.isFull]).toEqual([false, false]);
    list.clear(2);
    list.add(1);
    expect([list.isProbe, list.isFull]).toEqual([true, false]);
    list.add(2);
    expect(list.isFull).toBe(true);
    list.clear();
    expect([list.count, list.isProbe, list.isFull]).toEqual([0, false, false]);
  });
  it('finds an order by all five numbers, and nothing that was cleared', () => {
    const list = new ActionList();
    list.add(1, 2, 3, 4, 5);
    list.add(1, 2, 3, 4, 6);
    expect(list.find({ verb: 1, a: 2, b: 3, c: 4, d: 6 })).toBe(1);
    for (const other of [{ verb: 0 }, { a: 0 }, { b: 0 }, { c: 0 }, { d: 0 }])
      expect(list.find({ verb: 1, a: 2, b: 3, c: 4, d: 5, ...other })).toBe(-1);
    list.clear();
    expect(list.find({ verb: 1, a: 2, b: 3, c: 4, d: 5 })).toBe(-1);
  });
});
