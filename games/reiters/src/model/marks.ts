/** Marks a unit carries, one bit each. */
export const disorganised = 1 << 0;
export const isolated = 1 << 1;
/** 7.4.1 Its charge marker is still there. */
export const charge = 1 << 2;
export const dismounted = 1 << 3;
/** Its move of this sequence is over. */
export const finished = 1 << 4;
/** It changed zones in this movement sequence. */
export const marched = 1 << 5;
export const reacted = 1 << 6;
/** It was principal attacker or counted support in this combat sequence. */
export const fought = 1 << 7;
export const caracole = 1 << 8;
export const wavered = 1 << 9;
/** 11.4.1c One of its steps is lent to enfants perdus. */
export const lent = 1 << 10;
/** 8.0 It has tried to reorganise. */
export const tried = 1 << 11;
/** D.3 It crossed a border that forbids attacking in this phase. */
export const crossed = 1 << 12;
/** 11.4.1b Enfants perdus sent out in this sequence. */
export const created = 1 << 13;
export const placed = 1 << 14;
