import { expect, it } from 'vitest';
import { pointOf, pointPlace, pointTitle } from './place.ts';

it('a point of a table is a place with a name, and is told as a person writes it', () => {
  expect(pointPlace([45.504, 20])).toBe('@45.5,20');
  expect(pointOf('@45.5,20')).toEqual([45.5, 20]);
  expect(pointOf('1411')).toBeUndefined();
  expect(pointTitle('@45.5,20')).toEqual({ en: '(45.5, 20)', fr: '(45,5\u202f; 20)' });
  expect(pointTitle('1411')).toBeUndefined();
});
