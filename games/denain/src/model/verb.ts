import { type VerbFacts, type VerbsOfKind, verbTable } from '@tambour/stage';
import type { en } from '../texts/en.ts';

/** When a thing may be done: said to one who tries it at another moment. */
type When = Extract<keyof typeof en, `when.${string}`>;

/**
 * What a command can do, in the order of the numbers in records of play. The names are the `type` of the command; how each is
 * written is in `protocol/verbs.ts`. A sweep is a shock against several hexes.
 */
export const VERB_FACTS = {
  place: { kind: 'place', when: 'when.settingUp', dice: 'never' },
  ready: { kind: 'decline', when: 'when.settingUp', dice: 'never' },
  fire: { kind: 'attack', when: 'when.fighting', dice: 'always' },
  done: { kind: 'decline', when: 'when.otherwise', dice: 'never' },
  first: { kind: 'choose', when: 'when.otherwise', dice: 'never' },
  second: { kind: 'choose', when: 'when.otherwise', dice: 'never' },
  activate: { kind: 'choose', when: 'when.activating' },
  go: { kind: 'decline', when: 'when.activating' },
  move: { kind: 'move', when: 'when.marching' },
  lead: { kind: 'move', when: 'when.marching', dice: 'never' },
  enter: { kind: 'move', when: 'when.marching' },
  haul: { kind: 'move', when: 'when.marching', dice: 'never' },
  shock: { kind: 'attack', when: 'when.fighting', dice: 'always' },
  sweep: { kind: 'attack', when: 'when.fighting', dice: 'always' },
  breach: { kind: 'attack', when: 'when.breaching', dice: 'always' },
  react: { kind: 'attack', when: 'when.reacting', dice: 'always' },
  hold: { kind: 'decline', when: 'when.reacting' },
  lose: { kind: 'choose', when: 'when.suffering' },
  retreat: { kind: 'move', when: 'when.suffering' },
  sacrifice: { kind: 'choose', when: 'when.suffering' },
  displace: { kind: 'move', when: 'when.suffering' },
  follow: { kind: 'choose', when: 'when.suffering' },
  remain: { kind: 'decline', when: 'when.suffering' },
  run: { kind: 'move', when: 'when.suffering' },
  face: { kind: 'choose', when: 'when.suffering' },
  advance: { kind: 'move', when: 'when.suffering' },
  stay: { kind: 'decline', when: 'when.suffering' },
  aide: { kind: 'place', when: 'when.otherwise' },
  flee: { kind: 'move', when: 'when.suffering' },
  ride: { kind: 'move', when: 'when.commanding', dice: 'never' },
} as const satisfies Readonly<Record<string, VerbFacts & { readonly when: When }>>;

export type Verb = keyof typeof VERB_FACTS;
/** Verbs by which a piece goes somewhere. */
export type Going = VerbsOfKind<typeof VERB_FACTS, 'move'>;
export const VERB_TABLE = verbTable(VERB_FACTS);
export const VERBS = VERB_TABLE.names;
export const VERB = VERB_TABLE.number;
