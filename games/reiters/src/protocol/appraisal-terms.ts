/** What a position is measured by, in the order of the measures. What is bad for a side is a negative number. */
export const TERMS = [
  'points',
  'held',
  'whole',
  'strength',
  'order',
  'strike',
  'kill',
  'reaction',
  'march',
  'reach',
  'mass',
  'exit',
  'contact',
  'command',
  'chief',
  'guns',
  'baggage',
] as const;
export type TermName = (typeof TERMS)[number];

/** Points scored: destroyed enemies, and who has left the map. */
export const POINTS = 0;
/** Points of the objectives that are held. */
export const HELD = 1;
/** What the enemy would score for units that are at full strength, or safely off the map. */
export const WHOLE = 2;
/** Combat factors, and that a unit is there at all. */
export const STRENGTH = 3;
/** Less the combat factors of units in disorder. */
export const ORDER = 4;
/** What the best attacks on the zones at hand come to, in steps. */
export const STRIKE = 5;
/** Points of what such an attack would destroy, by its chance. */
export const KILL = 6;
/** What reactions to the march of the enemy come to, in steps. */
export const REACTION = 7;
/** What attacks come to that must be marched to first, in steps. */
export const MARCH = 8;
/** Points of objectives not held, by how soon the nearest unit can be there. */
export const REACH = 9;
/** Strength near zones that score, by movement cost. */
export const MASS = 10;
/** Points for leaving the map, by how soon. */
export const EXIT = 11;
/** Less one for each unit in an enemy zone of control. */
export const CONTACT = 12;
/** The share of their units that leaders have near them. */
export const COMMAND = 13;
/** Less the points of leaders in danger. */
export const CHIEF = 14;
/** What the best shots of the guns come to, in steps. */
export const GUNS = 15;
/** Less the points of baggage that the enemy can ride to. */
export const BAGGAGE = 16;
