/** Part of a unit in the combat being fought. */
export const none = 0;
export const attacker = 1;
export const defender = 2;
export const attackSupport = 3;
export const defenceSupport = 4;
export const addingGun = 5;
