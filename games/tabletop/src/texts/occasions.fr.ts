/** Why a unit tests its morale, in French: said by a battle, its log and Umpire. */
export const OCCASIONS_FR = {
  'occasion.receiveCharge': 'recevoir une charge',
  'occasion.charge': 'avant de charger',
  'occasion.meleeLost': 'corps à corps perdu',
  'occasion.meleeWon': 'corps à corps gagné',
  'occasion.strength': 'effectif aux deux tiers ou à la moitié',
  'occasion.friendlyRout': 'déroute d’une unité amie',
  'occasion.commandArrives': 'arrivée d’un général ou aide de camp',
  'occasion.commandLost': 'départ ou perte d’un général ou aide de camp',
  'occasion.sight': 'ennemi soudain en vue',
  'occasion.firstFire': 'premier tir subi',
  'occasion.fireLosses': 'pertes au tir',
  'occasion.rally': 'ralliement',
  'occasion.interpenetrated': 'traversée par une unité amie',
} as const;
