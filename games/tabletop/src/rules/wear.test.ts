import { expect } from 'vitest';
import { DEGRADATIONS } from '../model/vocabulary.ts';
import { rule } from '../testing/rule.ts';
import { atLeast, worseBy } from './degradation.ts';
import { levelAfterRound, type RoundCase } from './wear.ts';

const round: RoundCase = {
  arm: 'infantry',
  formation: 'line',
  degradation: 'formed',
  isGarrison: false,
  isFirstRound: true,
  isBeaten: false,
  isAgainstCavalry: false,
};
const after = (more: Partial<RoundCase>) => levelAfterRound({ ...round, ...more });

rule('C4a', 'four levels: steps stop at disorder, "at least" never improves', () => {
  expect([0, 1, 2, 3, 4].map((steps) => worseBy('formed', steps))).toEqual([...DEGRADATIONS, 'disorder']);
  expect([atLeast('disorder', 'disorganised'), atLeast('formed', 'noFormation')]).toEqual(['disorder', 'noFormation']);
});
rule('C9e', 'the first round wears to disorganised, the second to no formation; garrisons do not wear', () => {
  expect([after({}), after({ isFirstRound: false })]).toEqual(['disorganised', 'noFormation']);
  expect(after({ degradation: 'disorder' })).toBe('disorder');
  expect([true, false].map((isFirstRound) => after({ isGarrison: true, isFirstRound }))).toEqual(['formed', 'formed']);
});
rule(
  'C9f',
  'who is beaten is a level worse and at least without formation; infantry out of square by cavalry in disorder',
  () => {
    expect(after({ isBeaten: true })).toBe('noFormation');
    expect(after({ isBeaten: true, isGarrison: true })).toBe('noFormation');
    expect(after({ isBeaten: true, isFirstRound: false })).toBe('disorder');
    expect(after({ isBeaten: true, isAgainstCavalry: true })).toBe('disorder');
    expect(after({ isBeaten: true, isAgainstCavalry: true, formation: 'square' })).toBe('noFormation');
    expect(after({ isBeaten: true, isAgainstCavalry: true, isGarrison: true, formation: 'garrison' })).toBe(
      'noFormation',
    );
    expect(after({ isBeaten: true, isAgainstCavalry: true, arm: 'cavalry' })).toBe('noFormation');
  },
);
