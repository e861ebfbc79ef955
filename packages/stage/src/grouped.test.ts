import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it('puts together what has one key, in the order in which keys first come', () => {
  expect(grouped(['bee', 'ant', 'bat', 'asp', 'cow'], ([first]) => first)).toEqual([
    ['bee', 'bat'],
    ['ant', 'asp'],
    ['cow'],
  ]);
  expect(grouped([], () => 1)).toEqual([]);
});
