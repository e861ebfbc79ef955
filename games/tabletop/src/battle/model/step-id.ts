import { numbered } from '@tambour/kernel';

/** The steps of play by number: what frames on the stack hold. The names are what saved positions say. */
export const STEP_NAMES = [
  // The period.
  'period',
  'phase',
  'initiative',
  'period-end',
  // Tests of morale.
  'tests',
  'influence',
  'roll',
  'waive',
  'tested',
  // COMMAND and INTERLUDE.
  'command',
  'ride',
  // COMPULSORY, and the quarters of INTERLUDE.
  'compulsory',
  'quarter',
  'compulsory-move',
  'compelled',
  'make-quarter',
  'retreat-goal',
  'retreat-form',
  'go-along',
  'rally',
  'rally-offer',
  'quarter-end',
  'forms-up',
  'form-up',
  'man-guns',
  'back-in-hand',
  // CHARGE.
  'charges',
  'declare',
  'charges-left',
  'next-charge',
  'resolve-charge',
  'react',
  'received',
  'charge-fire',
  'charger-hit',
  'counter-charge',
  'carry-out',
  'charger-tested',
  'reach',
  'run-over',
  // MOVE_H1 and MOVE_H2.
  'half',
  'move',
  // FIRE.
  'fire',
  'allocate',
  'shots',
  // MELEE.
  'melee',
  'after-melee',
  'follow',
  'pursue',
  'surrender',
  'escort',
  'occupy',
  'melee-over',
  'convoys',
] as const;
export type StepName = (typeof STEP_NAMES)[number];
export const STEP = numbered(STEP_NAMES);
