/** Flags of the combat being fought. */
export const charge = 1 << 0;
/** A step was lost in this round, by whatever cause. */
export const attackerLost = 1 << 1;
export const defenderLost = 1 << 2;
/** A step was lost to a result that bears an asterisk. */
export const attackerStar = 1 << 3;
export const defenderStar = 1 << 4;
/** The principal defender gives way. */
export const retreats = 1 << 5;
export const caracole = 1 << 6;
