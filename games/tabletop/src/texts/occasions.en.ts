/** Why a unit tests its morale, in English: said by a battle, its log and Umpire. */
export const OCCASIONS_EN = {
  'occasion.receiveCharge': 'charged',
  'occasion.charge': 'charging',
  'occasion.meleeLost': 'close combat lost',
  'occasion.meleeWon': 'close combat won',
  'occasion.strength': 'strength down to two thirds or half',
  'occasion.friendlyRout': 'rout of a friend',
  'occasion.commandArrives': 'general or aide arrived',
  'occasion.commandLost': 'general or aide gone',
  'occasion.sight': 'enemy suddenly in sight',
  'occasion.firstFire': 'first fire',
  'occasion.fireLosses': 'losses by fire',
  'occasion.rally': 'rally',
  'occasion.interpenetrated': 'passed through',
} as const;
