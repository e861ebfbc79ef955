import { numbered } from '@tambour/kernel';

/** The steps of play by number: what frames on the stack hold. The names are what saved positions say. */
export const STEP_NAMES = [
  'set-up',
  'set-up-over',
  'turn',
  'phase',
  'orders',
  'movement',
  'march',
  'movement-over',
  'reaction',
  'after-reaction',
  'give-way',
  'combat',
  'defender',
  'engagement',
  'resolve',
  'substitution',
  'defender-suffers',
  'wavering',
  'leader-tests',
  'leader-test',
  'replacement',
  'retreats',
  'support-retreats',
  'leaders-follow',
  'next-round',
  'second-attack',
  'aftermath',
  'advance',
  'fight-over',
  'reorganisation',
  'phase-over',
  'closing',
] as const;
export type StepName = (typeof STEP_NAMES)[number];
export const STEP = numbered(STEP_NAMES);
