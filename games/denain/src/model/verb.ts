import { numbered } from '@tambour/kernel';

/** What a command can do, by number: the verb of an order. The names are the `type` of the command. */
export const VERBS = [
  'place',
  'ready',
  'fire',
  'done',
  'first',
  'second',
  'activate',
  'go',
  'move',
  'lead',
  'enter',
  'haul',
  'shock',
  'sweep',
  'breach',
  'react',
  'hold',
  'lose',
  'retreat',
  'sacrifice',
  'displace',
  'follow',
  'remain',
  'run',
  'face',
  'advance',
  'stay',
  'aide',
  'flee',
  'ride',
] as const;
export type Verb = (typeof VERBS)[number];
export const VERB = numbered(VERBS);
