import { numbered, type TermKind } from '@tambour/kernel';

/** What a position is measured by, in the order of the measures, and what each speaks of. What is bad for a side is a negative number. */
export const TERM_KINDS = {
  /** Points scored: destroyed enemies, and who has left the map. */
  points: 'points',
  /** Points of the objectives that are held. */
  held: 'goal',
  /** What the enemy would score for units that are at full strength, or safely off the map. */
  whole: 'force',
  /** Combat factors, and that a unit is there at all. */
  strength: 'force',
  /** Less the combat factors of units in disorder. */
  order: 'order',
  /** What the best attacks on the zones at hand come to, in steps. */
  strike: 'chance',
  /** Points of what such an attack would destroy, by its chance. */
  kill: 'chance',
  /** What reactions to the march of the enemy come to, in steps. */
  reaction: 'chance',
  /** What attacks come to that must be marched to first, in steps. */
  march: 'chance',
  /** Points of objectives not held, by how soon the nearest unit can be there. */
  reach: 'goal',
  /** Strength near zones that score, by movement cost. */
  mass: 'goal',
  /** Points for leaving the map, by how soon. */
  exit: 'goal',
  /** Less one for each unit in an enemy zone of control. */
  contact: 'order',
  /** The share of their units that leaders have near them. */
  command: 'command',
  /** Less the points of leaders in danger. */
  chief: 'chief',
  /** What the best shots of the guns come to, in steps. */
  guns: 'guns',
  /** Less the points of baggage that the enemy can ride to. */
  baggage: 'points',
} as const satisfies Readonly<Record<string, TermKind>>;
export type TermName = keyof typeof TERM_KINDS;
export const TERMS = Object.keys(TERM_KINDS) as readonly TermName[];
/** The place of each term in what is measured. */
export const T = numbered(TERMS);
