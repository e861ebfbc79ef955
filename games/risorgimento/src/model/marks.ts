/** What lasts on a unit, one bit each. */
export const MARKS = [
  'disordered',
  'everHit',
  'strategic',
  'square',
  'inReserve',
  'squaredThisTurn',
  'actedOnce',
  'shaken',
  'lent',
  'combined',
  'outOfReserve',
] as const;
export const DISORDERED = 1 << 0;
/** 8.53 Has been hit once: that hit never comes off. */
export const EVER_HIT = 1 << 1;
export const STRATEGIC = 1 << 2;
export const SQUARE = 1 << 3;
export const IN_RESERVE = 1 << 4;
/** 6.14 R39 Formed square in this turn: it does not move any more. */
export const SQUARED_THIS_TURN = 1 << 5;
/** 5.6 R16 Arrived for one activation only, and has had it in this turn. */
export const ACTED_ONCE = 1 << 6;
/** M8 Will be rolled for when the event at hand is over. */
export const SHAKEN = 1 << 7;
/** 7.12b A battery of La Réserve that has joined the combined fire of a corps in this turn; and one that has combined with its own. */
export const LENT = 1 << 8;
export const COMBINED = 1 << 9;
/** E4.42a Has come out of reserve and not acted since. */
export const OUT_OF_RESERVE = 1 << 10;

/** What a unit did or was in the activation at hand, one bit each. `reacted` is of the enemy's activation. */
export const DEEDS = [
  'commanded',
  'moved',
  'fired',
  'attacked',
  'continued',
  'rallied',
  'startedAdjacent',
  'reacted',
  'done',
  'entered',
  'turned',
  'countering',
  'wasStrategic',
  'halted',
  'topped',
  'withdrew',
] as const;
export const COMMANDED = 1 << 0;
export const MOVED = 1 << 1;
export const FIRED = 1 << 2;
/** 7.3 7.5 Declared an attack or a charge, whatever came of it. */
export const ATTACKED = 1 << 3;
/** 7.47 Has made its continued attack. */
export const CONTINUED = 1 << 4;
export const RALLIED = 1 << 5;
/** 7.51 Was next to an enemy when its formation's step began. */
export const STARTED_ADJACENT = 1 << 6;
/** 7.17 7.24 Has made its reaction shot in this activation of the enemy. */
export const REACTED = 1 << 7;
/** Has acted with a formation it was attached to (4.15), or as part of a massed attack (4.16). */
export const DONE = 1 << 8;
/** 5.6 R108 Came onto the map in this step. */
export const ENTERED = 1 << 9;
/** Turned in its hex as its whole movement; in an enemy zone of control, by the one hexside that 6.33a allows. */
export const TURNED = 1 << 10;
/** 7.53 Will counter-charge the infantry that is about to enter. */
export const COUNTERING = 1 << 11;
/** 5.1a E4.42a Was in strategic movement when its activation began. */
export const WAS_STRATEGIC = 1 << 12;
/** 6.32 7.21 Was stopped on its way: it may turn, and goes no further. */
export const HALTED = 1 << 13;
/** 5.43a Has been put on top of its stack in this step; once each is enough for any order. */
export const TOPPED = 1 << 14;
/** 6.34 7.53 7.21 Has got out of the way of the step that is about to be made: one answer to each. */
export const WITHDREW = 1 << 15;
