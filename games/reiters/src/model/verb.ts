import { type VerbFacts, type VerbsOfKind, verbTable } from '@tambour/stage';
import type { en } from '../texts/en.ts';

/** When a thing may be done: said to one who tries it at another moment. */
type When = Extract<keyof typeof en, `when.${string}`>;

/**
 * What a command can do, in the order of the numbers in records of play. The names are the `type` of the command; how each is
 * written is in `protocol/verbs.ts`.
 */
export const VERB_FACTS = {
  place: { kind: 'place', when: 'when.settingUp', dice: 'never' },
  exchange: { kind: 'place', when: 'when.settingUp', dice: 'never' },
  post: { kind: 'place', when: 'when.settingUp', dice: 'never' },
  ready: { kind: 'decline', when: 'when.settingUp', dice: 'never' },
  order: { kind: 'choose', when: 'when.ordering', dice: 'always' },
  move: { kind: 'move', when: 'when.marching' },
  enter: { kind: 'move', when: 'when.marching' },
  leave: { kind: 'choose', when: 'when.marching', dice: 'never' },
  mount: { kind: 'choose', when: 'when.marching' },
  dismount: { kind: 'choose', when: 'when.marching' },
  detach: { kind: 'choose', when: 'when.marching', dice: 'never' },
  absorb: { kind: 'choose', when: 'when.marching', dice: 'never' },
  caracole: { kind: 'choose', when: 'when.marching', dice: 'never' },
  fire: { kind: 'attack', when: 'when.reacting', dice: 'always' },
  charge: { kind: 'attack', when: 'when.reacting', dice: 'always' },
  'give-way': { kind: 'choose', when: 'when.reacting' },
  'slip-away': { kind: 'choose', when: 'when.reacting' },
  'ride-off': { kind: 'move', when: 'when.reacting', dice: 'never' },
  'fall-back': { kind: 'move', when: 'when.reacting' },
  attack: { kind: 'attack', when: 'when.fighting', dice: 'always' },
  bombard: { kind: 'attack', when: 'when.fighting', dice: 'always' },
  defend: { kind: 'choose', when: 'when.within', dice: 'always' },
  engage: { kind: 'choose', when: 'when.within', dice: 'always' },
  lose: { kind: 'choose', when: 'when.within' },
  retreat: { kind: 'move', when: 'when.within' },
  follow: { kind: 'move', when: 'when.within', dice: 'never' },
  again: { kind: 'attack', when: 'when.within', dice: 'always' },
  halt: { kind: 'decline', when: 'when.within', dice: 'never' },
  advance: { kind: 'move', when: 'when.within' },
  replace: { kind: 'place', when: 'when.within', dice: 'never' },
  reorganise: { kind: 'choose', when: 'when.reorganising', dice: 'always' },
  done: { kind: 'decline', when: 'when.otherwise', dice: 'never' },
} as const satisfies Readonly<Record<string, VerbFacts & { readonly when: When }>>;

export type Verb = keyof typeof VERB_FACTS;
/** Verbs by which a piece goes somewhere. */
export type Going = VerbsOfKind<typeof VERB_FACTS, 'move'>;
export const VERB_TABLE = verbTable(VERB_FACTS);
export const VERBS = VERB_TABLE.names;
export const VERB = VERB_TABLE.number;
