import type { MOVING_EN } from './moving.en.ts';

/** Why a unit cannot move as it was told, in French. */
export const MOVING_FR: Readonly<Record<keyof typeof MOVING_EN, string>> = {
  'why.moveIsOver': 'Elle a déjà bougé dans cette moitié : chaque unité bouge une fois.',
  'why.obligedToMove':
    'Une unité en retraite, en déroute, en fuite, en poursuite ou en avance incontrôlée ne fait pas de mouvement normal.',
  'why.rallyingStays': 'Elle se rallie : elle ne bouge pas.',
  'why.prisonersStay': 'Des prisonniers ne bougent pas d’eux-mêmes.',
  'why.offTheTable': 'Elle n’est plus sur la table.',
  'why.inCombat': 'Une unité au corps à corps ne fait pas de mouvement normal.',
  'why.chargedThisPeriod':
    'Elle a chargé, contre-chargé, esquivé ou cédé pendant cette période : elle ne fait pas de mouvement normal.',
  'why.goesOnFirst': 'Ce qu’elle a commencé continue d’abord.',
  'why.noTimeLeft': 'Il ne lui reste plus de temps dans cette moitié.',
  'why.garrisonStays': 'Une garnison doit d’abord quitter son secteur.',
  'why.nowhereToGo': 'Elle s’y trouve déjà.',
  'why.noWayThere': 'Aucune conversion, avance et seconde conversion n’y mène.',
  'why.onlySkirmishersTurn':
    'Seuls les tirailleurs pivotent sur place : les autres font une conversion ou un demi-tour.',
  'why.skirmishersTurn': 'Les tirailleurs ne font pas de conversion : ils pivotent librement.',
  'why.alreadyFormed': 'Elle est déjà dans cette formation.',
  'why.formationNotForArm': 'Ces troupes ne prennent pas cette formation.',
  'why.gunsLimberOnly':
    'Des canons s’attellent ou se mettent en batterie, rien d’autre ; des servants sans canons ne font ni l’un ni l’autre.',
  'why.tooFewForSquare': 'Seule l’infanterie de 8 figurines ou plus forme le carré.',
  'why.noSkirmishers': 'Ce type de troupe ne se met pas en tirailleurs.',
  'why.inGoodOrder': 'Elle est déjà formée.',
  'why.noLightCompany': 'Seule l’infanterie à compagnies d’élite a un rideau à déployer.',
  'why.screenNeedsFormation': 'Il lui faut une formation pour déployer ou rappeler son rideau.',
  'why.noScreenFromSquare': 'Un carré ne déploie pas de rideau.',
  'why.notForThisSector':
    'Seule l’infanterie tient un secteur bâti ; une redoute est tenue par l’infanterie ou l’artillerie.',
  'why.sectorTooSmall': 'Le secteur n’a pas de place pour autant de figurines.',
  'why.sectorHeld': 'Le secteur est déjà tenu.',
  'why.sectorNotClear': 'Une autre unité se trouve en partie dans le secteur : elle doit d’abord en sortir.',
  'why.notAtTheSector': 'Elle n’est pas au contact du secteur.',
  'why.holdsNoSector': 'Elle ne tient aucun secteur.',
  'why.leavesInLineOrColumn': 'Elle sort en ligne ou en colonne, des canons attelés ou en batterie.',
  'why.leavesAtTheSector': 'Elle sort au contact de son secteur.',
  'why.enemyInTheWay': 'Une unité ennemie barre le chemin.',
  'why.friendInTheWay':
    'Une unité amie barre le chemin. Seuls les tirailleurs et les colonnes d’attaque traversent des unités amies.',
  'why.impassableInTheWay': 'Un terrain infranchissable barre le chemin.',
  'why.sectorInTheWay': 'Un secteur bâti ou une redoute barre le chemin : on le contourne.',
  'why.wallInTheWay': 'Seule l’infanterie franchit un mur.',
  'why.woodInTheWay': 'Les canons n’entrent pas dans les bois.',
  'why.edgeInTheWay': 'Un mouvement normal ne sort pas de la table.',
  'why.noRoom': 'Il n’y a pas assez de place à cet endroit.',
  'why.notEnoughTime': 'Il ne reste pas assez de temps dans cette moitié.',
  'why.lineTakesTime':
    'Il n’y a pas assez de temps pour franchir ce qui se trouve en chemin ; elle peut aller jusque-là et commencer.',
  'why.backTooFar': 'Une unité ne recule qu’un quart au plus dans chaque moitié.',
  'why.mustEndClear': 'Une unité qui traverse une unité amie doit finir au-delà.',
  'why.endsTooNear': 'Un mouvement normal ne finit pas à 5 cm ou moins d’une unité ennemie.',
  'why.mustEndFarther':
    'Elle est déjà à 5 cm ou moins d’un ennemi : elle peut rester, changer de formation ou finir plus loin.',
  'why.formsIntoContact': 'Sa nouvelle formation toucherait un ennemi.',
  'why.awayFromItsFriend': 'Elle a l’ordre de soutenir : elle finit à 30 cm ou moins de cette unité.',
  'why.awayFromItsPoint': 'Elle a l’ordre de tenir : elle finit à 20 cm ou moins de son point.',
  'why.withdrawsOnly': 'Elle a l’ordre de se retirer : elle ne finit pas plus près d’un ennemi.',
  'why.freedWithdrawsOnly': 'Une unité libérée ne finit pas plus près d’un ennemi.',
  'why.haltedStaysBack':
    'Elle est à l’arrêt : elle ne finit ni plus près d’un ennemi en vue, ni plus loin de son bord de table.',
};
