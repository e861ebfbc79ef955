import { numbered, type Term, type TermKind } from '@tambour/kernel';
import { sayTerm } from '../texts/say-terms.ts';

/** What computer players look at, in this order, and what each speaks of. */
const KINDS = {
  held: 'points',
  losses: 'points',
  infantry: 'force',
  horse: 'force',
  batteries: 'guns',
  order: 'order',
  near: 'goal',
  first: 'goal',
  garrison: 'goal',
  contest: 'goal',
  works: 'goal',
  attack: 'chance',
  threat: 'chance',
  flanking: 'chance',
  gunfire: 'guns',
  command: 'command',
  chief: 'chief',
  tempo: 'time',
} as const satisfies Readonly<Record<string, TermKind>>;
export type TermId = keyof typeof KINDS;
export const TERM_IDS = Object.keys(KINDS) as readonly TermId[];

/** The place of each term in what is measured. */
export const T = numbered(TERM_IDS);
export const TERMS: readonly Term[] = TERM_IDS.map((id) => ({ id, kind: KINDS[id], name: sayTerm(id) }));
