import { numbered } from '@tambour/kernel';

/** What a command can do, by number: the verb of an order. The names are the `type` of the command. */
export const VERBS = [
  'place',
  'exchange',
  'post',
  'ready',
  'order',
  'move',
  'enter',
  'leave',
  'mount',
  'dismount',
  'detach',
  'absorb',
  'caracole',
  'fire',
  'charge',
  'give-way',
  'slip-away',
  'ride-off',
  'fall-back',
  'attack',
  'bombard',
  'defend',
  'engage',
  'lose',
  'retreat',
  'follow',
  'again',
  'halt',
  'advance',
  'replace',
  'reorganise',
  'done',
] as const;
export type Verb = (typeof VERBS)[number];
export const VERB = numbered(VERBS);
