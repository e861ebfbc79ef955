import type { Arm, MoraleState, Occasion, Result } from '../../model/vocabulary.ts';
import { chargerTests } from './occasions.ts';
import { isAtLeast } from './result.ts';

/** 1.1-01 1.1-01a 1.1-01b 1.1-01c R3 R4 What the test of a charged unit comes to: it fires and fights, or it goes at once and does neither. */
export function chargeReception(targetResult: Result): {
  readonly targetMayFire: boolean;
  readonly targetFights: boolean;
  /** The move it makes at once. */
  readonly targetMovesAtOnce: 'retreat' | 'rout' | 'flight' | null;
  readonly chargerTests: boolean;
} {
  const stands = isAtLeast(targetResult, 'halt');
  const move = targetResult === 'retreat' || targetResult === 'rout' || targetResult === 'flight' ? targetResult : null;
  return {
    targetMayFire: stands,
    targetFights: stands,
    targetMovesAtOnce: move,
    chargerTests: chargerTests(targetResult),
  };
}
/** 1.1-02c R4 The charged unit tests first; then its charger, if it must. */
export const testOrder = (targetResult: Result | null): readonly ('target' | 'charger')[] => [
  ...(targetResult === null ? [] : (['target'] as const)),
  ...(chargerTests(targetResult) ? (['charger'] as const) : []),
];
/** 1.2-F12 2.1i Cavalry at the charge: from its declaration, or from the result that sends it out of control, to the end of that move; not in the tests after a melee. */
export const isAtTheCharge = (c: {
  readonly arm: Arm;
  readonly isCharging: boolean;
  readonly state: MoraleState;
  readonly occasions: readonly Occasion[];
}): boolean =>
  c.arm === 'cavalry' &&
  !c.occasions.includes('meleeLost') &&
  !c.occasions.includes('meleeWon') &&
  (c.isCharging || c.state === 'uncontrolled');
