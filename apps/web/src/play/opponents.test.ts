import { describe, expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { levelName, seatName } from './opponents.ts';

describe('computer players in words', () => {
  it('are called alike where they are chosen and in reports', () => {
    expect([levelName('greedy', en), seatName('greedy', en)]).toEqual(['plain', 'Computer, plain']);
    expect([levelName('captain-bold', fr), levelName('greedy', fr)]).toEqual(['capitaine (hardi)', 'simple']);
    // From a later version of the program.
    expect(levelName('general', en)).toBe('general');
  });
});
