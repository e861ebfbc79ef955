import { expect, it } from 'vitest';
import { lowest } from './lowest.ts';

it('finds all of the lowest figure, in their order', () => {
  expect(lowest(['bb', 'a', 'ccc', 'd'], (word) => word.length)).toEqual(['a', 'd']);
  expect(lowest<string>([], (word) => word.length)).toEqual([]);
});
