import type { CHARGING_EN } from './charging.en.ts';

/** Why a charge cannot be declared, in French. */
export const CHARGING_FR: Readonly<Record<keyof typeof CHARGING_EN, string>> = {
  'why.artilleryNoCharge': 'L’artillerie ne charge pas.',
  'why.lineOrColumnToCharge': 'Seule une unité en ligne ou en colonne d’attaque peut charger.',
  'why.inMeleeNoCharge': 'Elle est au corps à corps.',
  'why.orderForbidsCharge': 'Son ordre ne lui permet pas de charger.',
  'why.chargeMoveSpent': 'Elle a déjà utilisé son mouvement de cette période.',
  'why.chargeEnemies': 'On ne charge qu’une unité ennemie.',
  'why.prisonersNotCharged': 'On ne charge ni des prisonniers ni des hommes désarmés.',
  'why.targetGone': 'Elle n’est plus sur la table.',
  'why.targetNotSeen': 'La cible n’est pas en vue.',
  'why.targetNotInFront': 'La cible n’est pas dans sa zone avant.',
  'why.cavalryNotGarrison': 'La cavalerie ne peut pas charger une garnison.',
  'why.cavalryNotWood': 'La cavalerie ne peut pas charger une unité dans un bois.',
  'why.supportTooFar': 'Avec l’ordre de soutenir, elle ne charge que des ennemis à 30 cm ou moins de l’unité soutenue.',
  'why.wheelTooLarge': 'Une charge commence par une seule conversion de 45° au plus.',
  'why.missesTarget': 'Ce trajet passe à côté de la cible.',
  'why.friendInTheWay': 'Une unité amie est sur le trajet.',
  'why.enemyInTheWay': 'Une autre unité ennemie est sur le trajet.',
  'why.groundInTheWay': 'Le trajet passe par un terrain où elle ne peut pas entrer.',
  'why.edgeInTheWay': 'Le trajet sort de la table.',
  'why.chargeTooFar': 'Le trajet fait {cm} cm ; la charge porte à {reach} cm.',
  'why.chargeTooSlow':
    'Le terrain la ralentit : il lui faudrait {quarters} quarts pour arriver, et une période en compte {of}.',
};
