import { describe, expect } from 'vitest';
import { rule } from '../../testing/rule.ts';
import { isAtTheCharge } from './charge-tests.ts';

describe('cavalry at the charge', () => {
  const riders = { arm: 'cavalry', isCharging: true, state: 'steady', occasions: ['fireLosses'] } as const;
  rule(['1.2-F12', '2.1i'], 'from its declaration on, or from the result that sends it out of control', () => {
    expect(isAtTheCharge(riders)).toBe(true);
    expect(isAtTheCharge({ ...riders, isCharging: false })).toBe(false);
    // Also before it has begun to go: a general comes to it, or leaves it.
    expect(isAtTheCharge({ ...riders, isCharging: false, state: 'uncontrolled', occasions: ['commandLost'] })).toBe(
      true,
    );
    expect(isAtTheCharge({ ...riders, arm: 'infantry', state: 'uncontrolled' })).toBe(false);
  });
  rule('1.2-F12', 'not in the tests after a close combat', () => {
    for (const occasion of ['meleeLost', 'meleeWon'] as const)
      expect(isAtTheCharge({ ...riders, state: 'uncontrolled', occasions: [occasion] })).toBe(false);
  });
});
