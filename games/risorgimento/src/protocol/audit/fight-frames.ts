import { framesOf } from '@tambour/kernel';
import type { UnitId } from '../../model/ids.ts';
import { attackerCount, type Field } from '../../model/state.ts';
import { STEP_NAMES, type StepName } from '../../model/step-id.ts';

/** Frames of a fight: while one of them lies on the stack its lists are filled. */
const FIGHT: readonly StepName[] = [
  'join',
  'before-attack',
  'surprise',
  'engage',
  'charge',
  'resolve',
  'losses',
  'lose',
  'settle',
  'retreat',
  'put-right',
  'turn-to',
  'storm',
  'fight-over',
  'continue',
  'continued',
];
/** Frames of a march, which hold its row as their first number; of a charge, as their second. */
export const MARCH: readonly StepName[] = ['march', 'before-entry', 'entry', 'after-entry', 'counter'];

export const stepsOn = (g: Field): readonly StepName[] => framesOf(g.s, STEP_NAMES).map((frame) => frame.step);
export const isFightOn = (g: Field): boolean => stepsOn(g).some((step) => FIGHT.includes(step));
export const isMarchOn = (g: Field): boolean => stepsOn(g).some((step) => MARCH.includes(step));

/** Whether a unit is in the list of attackers, dropped out or not. */
export function isInFight(g: Field, u: UnitId): boolean {
  for (let row = 0; row < attackerCount(g); row++) if (g.s.attacker.unit[row] === u) return true;
  return false;
}
