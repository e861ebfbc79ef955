import { type VerbFacts, type VerbsOfKind, verbTable } from '@tambour/stage';
import type { en } from '../texts/en.ts';

/** When a thing may be done: said to one who tries it at another moment. */
type When = Extract<keyof typeof en, `when.${string}`>;

/**
 * What a command can do, in the order of the numbers in records of play. The names are the `type` of the command; how each is
 * written is in `protocol/verbs.ts`.
 */
export const VERB_FACTS = {
  // Between activations.
  reserve: { kind: 'choose', when: 'when.reserveIn', dice: 'never' },
  done: { kind: 'decline', when: 'when.otherwise', dice: 'never' },
  activate: { kind: 'choose', when: 'when.choosing' },
  massed: { kind: 'choose', when: 'when.choosing' },
  pass: { kind: 'decline', when: 'when.choosing', dice: 'never' },
  // A corps and its formations.
  begin: { kind: 'choose', when: 'when.activated' },
  finish: { kind: 'decline', when: 'when.activated' },
  attach: { kind: 'choose', when: 'when.beginning', dice: 'never' },
  alone: { kind: 'decline', when: 'when.beginning', dice: 'never' },
  try: { kind: 'choose', when: 'when.beginning', dice: 'always' },
  wait: { kind: 'decline', when: 'when.beginning', dice: 'never' },
  move: { kind: 'move', when: 'when.acting' },
  strategic: { kind: 'move', when: 'when.acting' },
  enter: { kind: 'move', when: 'when.acting' },
  lead: { kind: 'move', when: 'when.acting', dice: 'never' },
  fire: { kind: 'attack', when: 'when.firing', dice: 'always' },
  combine: { kind: 'attack', when: 'when.firing', dice: 'always' },
  square: { kind: 'choose', when: 'when.acting', dice: 'never' },
  unsquare: { kind: 'choose', when: 'when.acting', dice: 'never' },
  top: { kind: 'choose', when: 'when.acting', dice: 'never' },
  shoot: { kind: 'attack', when: 'when.shooting', dice: 'always' },
  attack: { kind: 'attack', when: 'when.attacking', dice: 'always' },
  charge: { kind: 'attack', when: 'when.attacking', dice: 'always' },
  join: { kind: 'attack', when: 'when.joining' },
  split: { kind: 'choose', when: 'when.joining', dice: 'never' },
  go: { kind: 'decline', when: 'when.joining' },
  rally: { kind: 'choose', when: 'when.rallying', dice: 'never' },
  demolish: { kind: 'choose', when: 'when.demolishing', dice: 'always' },
  // Reactions.
  withdraw: { kind: 'move', when: 'when.reacting' },
  counter: { kind: 'attack', when: 'when.reacting' },
  react: { kind: 'attack', when: 'when.reacting', dice: 'always' },
  hold: { kind: 'decline', when: 'when.reacting' },
  // Results.
  lose: { kind: 'choose', when: 'when.suffering' },
  retreat: { kind: 'move', when: 'when.suffering' },
  spread: { kind: 'move', when: 'when.suffering' },
  back: { kind: 'choose', when: 'when.winning' },
  face: { kind: 'choose', when: 'when.winning', dice: 'never' },
  storm: { kind: 'attack', when: 'when.winning', dice: 'always' },
  continue: { kind: 'attack', when: 'when.winning', dice: 'always' },
  stay: { kind: 'decline', when: 'when.winning' },
  // The end of a turn.
  recover: { kind: 'choose', when: 'when.recovering', dice: 'never' },
  release: { kind: 'choose', when: 'when.releasing', dice: 'never' },
  ride: { kind: 'move', when: 'when.commanding', dice: 'never' },
} as const satisfies Readonly<Record<string, VerbFacts & { readonly when: When }>>;

export type Verb = keyof typeof VERB_FACTS;
/** Verbs by which a piece goes somewhere. */
export type Going = VerbsOfKind<typeof VERB_FACTS, 'move'>;
export const VERB_TABLE = verbTable(VERB_FACTS);
export const VERBS = VERB_TABLE.names;
export const VERB = VERB_TABLE.number;
