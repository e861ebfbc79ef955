import { type VerbFacts, verbTable } from '@tambour/stage';
import type { battle } from '../../texts/battle.en.ts';

/** When a thing may be done: said to one who tries it at another moment. */
type When = Extract<keyof typeof battle, `when.${string}`>;

/**
 * What a command can do, in the order of the numbers in records of play. The names are the `type` of the command; how each is written
 * is in `protocol/verbs.ts`.
 */
export const VERB_FACTS = {
  // Generals and aides.
  ride: { kind: 'move', when: 'when.command', dice: 'never' },
  order: { kind: 'choose', when: 'when.command', dice: 'never' },
  test: { kind: 'choose', when: 'when.command', dice: 'always' },
  rally: { kind: 'choose', when: 'when.command', dice: 'always' },
  // A test of morale.
  influence: { kind: 'choose', when: 'when.testing', dice: 'always' },
  waive: { kind: 'choose', when: 'when.waiving', dice: 'never' },
  accept: { kind: 'decline', when: 'when.waiving', dice: 'never' },
  // Compulsory moves.
  goal: { kind: 'choose', when: 'when.retreating', dice: 'never' },
  keep: { kind: 'decline', when: 'when.retreating', dice: 'never' },
  try: { kind: 'choose', when: 'when.running', dice: 'always' },
  'run-on': { kind: 'decline', when: 'when.running', dice: 'never' },
  along: { kind: 'choose', when: 'when.goingAlong', dice: 'never' },
  stay: { kind: 'decline', when: 'when.goingAlong', dice: 'never' },
  'form-up': { kind: 'choose', when: 'when.formingUp', dice: 'never' },
  man: { kind: 'choose', when: 'when.manning', dice: 'never' },
  'leave-guns': { kind: 'decline', when: 'when.manning', dice: 'never' },
  // Charges.
  charge: { kind: 'attack', when: 'when.charging', dice: 'never' },
  resolve: { kind: 'choose', when: 'when.resolving', dice: 'always' },
  stand: { kind: 'decline', when: 'when.reacting', dice: 'always' },
  square: { kind: 'choose', when: 'when.reacting', dice: 'always' },
  turn: { kind: 'choose', when: 'when.reacting', dice: 'always' },
  counter: { kind: 'attack', when: 'when.reacting', dice: 'always' },
  evade: { kind: 'choose', when: 'when.reacting', dice: 'never' },
  reach: { kind: 'choose', when: 'when.reaching', dice: 'never' },
  complete: { kind: 'attack', when: 'when.backInHand' },
  stop: { kind: 'decline', when: 'when.backInHand', dice: 'never' },
  // Half moves.
  march: { kind: 'move', when: 'when.moving', dice: 'never' },
  advance: { kind: 'move', when: 'when.moving', dice: 'never' },
  wheel: { kind: 'move', when: 'when.moving', dice: 'never' },
  back: { kind: 'move', when: 'when.moving', dice: 'never' },
  face: { kind: 'choose', when: 'when.moving', dice: 'never' },
  form: { kind: 'choose', when: 'when.forming', dice: 'never' },
  reform: { kind: 'choose', when: 'when.moving', dice: 'never' },
  limber: { kind: 'choose', when: 'when.moving', dice: 'never' },
  screen: { kind: 'choose', when: 'when.moving', dice: 'never' },
  enter: { kind: 'choose', when: 'when.moving', dice: 'never' },
  leave: { kind: 'choose', when: 'when.moving', dice: 'never' },
  // Fire.
  fire: { kind: 'attack', when: 'when.allocating', dice: 'always' },
  hold: { kind: 'decline', when: 'when.allocating', dice: 'never' },
  'open-fire': { kind: 'decline', when: 'when.allocating', dice: 'never' },
  // Close combat.
  follow: { kind: 'choose', when: 'when.winning', dice: 'never' },
  pursue: { kind: 'choose', when: 'when.winning', dice: 'never' },
  occupy: { kind: 'choose', when: 'when.winning', dice: 'never' },
  break: { kind: 'decline', when: 'when.winning', dice: 'never' },
  surrender: { kind: 'choose', when: 'when.surrendering', dice: 'never' },
  'fight-on': { kind: 'decline', when: 'when.surrendering', dice: 'never' },
  escort: { kind: 'choose', when: 'when.escorting', dice: 'never' },
  done: { kind: 'decline', when: 'when.otherwise' },
} as const satisfies Readonly<Record<string, VerbFacts & { readonly when: When }>>;

export type Verb = keyof typeof VERB_FACTS;
export const VERB_TABLE = verbTable(VERB_FACTS);
export const VERBS = VERB_TABLE.names;
export const VERB = VERB_TABLE.number;

/** In the last integer of an order, where its place or unit + 1 stands: it names the other of the two, or both. No such order is legal. */
export const UNFIT = -1;
