/** What a position is measured by, in the order of the measures. What is bad for a side is a negative number. */
export const TERMS = [
  'points',
  'hold',
  'reach',
  'mass',
  'strength',
  'worn',
  'army',
  'order',
  'morale',
  'charge',
  'fire',
  'guns',
  'support',
  'flank',
  'command',
  'chief',
] as const;
export type TermName = (typeof TERMS)[number];

/** C16a The score. */
export const POINTS = 0;
/** C16b Points of the objectives that a unit in hand stands in or goes into: half while the enemy is there too, and of those controlled as much as the enemy is near. */
export const HOLD = 1;
/** Points of objectives, by how soon the nearest unit in hand can be there; of those controlled no less than the enemy is far away. */
export const REACH = 2;
/** Strength near objectives, by their points and the time it takes to get there. */
export const MASS = 3;
/** Figures left, by what they are worth: a common battalion in full strength is 2. */
export const STRENGTH = 4;
/** 1.2-F29 What losses take off the morale of the units, in points of a test. */
export const WORN = 5;
/** C16c Less the square of the share of the army that is lost: at half it breaks. */
export const ARMY = 6;
/** Less for units disorganised, without formation, in disorder. */
export const ORDER = 7;
/** Less for units that retreat, run, are taken. */
export const MORALE = 8;
/** What charges within reach promise, by the advantage in close combat. */
export const CHARGE = 9;
/** Figures that muskets and carbines would cost the enemy. */
export const FIRE = 10;
/** Figures that the guns would cost him. */
export const GUNS = 11;
/** 1.2-F13 1.2-F14 What friends and enemies around each unit do to its morale. */
export const SUPPORT = 12;
/** 1.2-F18 1.2-F19 What enemies behind and beside each unit do to it. */
export const FLANK = 13;
/** 1.2-F17 1.2-F20 What the distance of their general does to the morale of the units. */
export const COMMAND = 14;
/** Less the points of generals whom the enemy could ride down. */
export const CHIEF = 15;
