/** How a combat is fought; that of guns is their fire. */
export const none = 0;
export const close = 1;
export const reactionFire = 2;
export const reactionCharge = 3;
export const artillery = 4;
