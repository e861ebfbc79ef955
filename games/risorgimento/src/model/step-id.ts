import { numbered } from '@tambour/kernel';

/** The steps of play by number: what frames on the stack hold. The names are what saved positions say. */
export const STEP_NAMES = [
  // The turn.
  'turn',
  'phase',
  'reserve-in',
  'hand',
  'choose',
  'activated',
  'recovery',
  'release',
  'commanders',
  'morale',
  // A corps and its formations.
  'corps',
  'formation',
  'attach',
  'orders',
  'command',
  'act',
  'small-arms',
  'assault',
  'rally',
  'end-step',
  'demolish',
  // A march, hex by hex.
  'march',
  'before-entry',
  'entry',
  'after-entry',
  'march-end',
  'counter',
  'alarm',
  'spread',
  // A shot.
  'shot',
  'before-shot',
  'answer',
  'shot-loss',
  'wavering',
  // A fight.
  'join',
  'before-attack',
  'surprise',
  'engage',
  'charge',
  'resolve',
  'losses',
  'lose',
  'risk',
  'settle',
  'retreat',
  'put-right',
  'turn-to',
  'storm',
  'fight-over',
  'continue',
  'continued',
] as const;
export type StepName = (typeof STEP_NAMES)[number];
export const STEP = numbered(STEP_NAMES);
