import type { Refusal, Text } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';

/** Every reason for a refusal, in words a player understands. */
export const WHY = {
  movementIsOver: {
    en: 'The movement half is over; this is the combat half.',
    fr: 'La partie mouvement est terminée ; c’est la partie combat.',
  },
  combatNotYet: {
    en: 'Movement comes first; end the movement half to fight.',
    fr: 'Le mouvement vient d’abord ; terminez-le pour combattre.',
  },
  notYours: { en: 'The piece belongs to the other side.', fr: 'Cette pièce appartient à l’adversaire.' },
  notActing: { en: 'Its formation is not the one activated.', fr: 'Sa formation n’est pas celle qui est activée.' },
  notOnMap: { en: 'The piece is not on the map.', fr: 'La pièce n’est pas sur la carte.' },
  hasMoved: { en: 'It has moved already this turn.', fr: 'Elle a déjà bougé ce tour-ci.' },
  isRouted: { en: 'A routed unit makes no move but its flight.', fr: 'Une unité en déroute ne fait que fuir.' },
  routedAttack: { en: 'A routed unit does not attack.', fr: 'Une unité en déroute n’attaque pas.' },
  hasBarraged: {
    en: 'The battery fired in the barrage and stays as it is.',
    fr: 'La batterie a tiré au barrage et ne bouge plus.',
  },
  sameFacing: {
    en: 'Unit and battery move together only with the same facing.',
    fr: 'Unité et batterie ne bougent ensemble qu’avec la même orientation.',
  },
  noStack: { en: 'No battery stands there to go along.', fr: 'Aucune batterie n’est là pour accompagner.' },
  tooFar: { en: 'Not enough movement points for that.', fr: 'Il lui manque des points de mouvement.' },
  turnTooFar: { en: 'It has not the points to turn so far.', fr: 'Il lui manque des points pour pivoter autant.' },
  notForward: {
    en: 'A unit steps only into its two forward hexes; it must turn first.',
    fr: 'Une unité n’avance que vers ses deux hexagones de devant ; elle doit d’abord pivoter.',
  },
  noGround: { en: 'Its class cannot enter that ground.', fr: 'Sa classe ne peut entrer sur ce terrain.' },
  water: {
    en: 'The river bars the way; it is crossed only along a bridge.',
    fr: 'La rivière barre le passage ; on ne la franchit que par un pont.',
  },
  brokenBridge: { en: 'The bridge is broken.', fr: 'Le pont est détruit.' },
  needsBreach: { en: 'The work is not breached.', fr: 'L’ouvrage n’est pas percé.' },
  enemyThere: { en: 'Enemy units hold the hex.', fr: 'L’hexagone est tenu par l’ennemi.' },
  friendThere: { en: 'The hex is full.', fr: 'L’hexagone est plein.' },
  baggageThere: { en: 'Nothing shares its hex with the baggage.', fr: 'Rien ne s’empile avec les bagages.' },
  noGunsWithCavalry: {
    en: 'Guns share their hex with infantry or dragoons, not with cavalry.',
    fr: 'Une batterie s’empile avec de l’infanterie ou des dragons, non avec de la cavalerie.',
  },
  enemyInTheWay: { en: 'Enemy troops stand in the way.', fr: 'Des troupes ennemies barrent le chemin.' },
  watchedOnTheWay: {
    en: 'An enemy watches the way, and no friend is there.',
    fr: 'Un ennemi surveille le chemin, et aucun ami ne s’y trouve.',
  },
  troopsInTheWay: { en: 'Other troops stand in the way.', fr: 'D’autres troupes barrent le chemin.' },
  noWayThere: {
    en: 'No ground that it can cross leads there.',
    fr: 'Aucun terrain qu’elle puisse franchir n’y mène.',
  },
  leavingTakesAll: {
    en: 'Out of command, leaving an enemy zone takes all its points.',
    fr: 'Hors commandement, quitter une zone ennemie prend tous ses points.',
  },
  zocStops: {
    en: 'An enemy zone of control on the way ends the move.',
    fr: 'Une zone de contrôle ennemie sur le trajet arrête le mouvement.',
  },
  zocToZoc: {
    en: 'It would go straight from one enemy zone of control into another.',
    fr: 'Elle passerait directement d’une zone de contrôle ennemie à une autre.',
  },
  flankWithdrawal: {
    en: 'A withdrawal goes to a rear hex, not to a flank.',
    fr: 'Un repli se fait vers l’arrière, non sur le flanc.',
  },
  bridgeStops: { en: 'The bridge is crossed over two turns.', fr: 'Le pont se franchit en deux tours.' },
  fromLeader: {
    en: 'Out of command it may not move away from its leader.',
    fr: 'Hors commandement, elle ne peut s’éloigner de son chef.',
  },
  notMoving: { en: 'It would not move at all.', fr: 'Elle ne bougerait pas.' },
  offMap: { en: 'That is not on the map.', fr: 'C’est hors de la carte.' },
  badWay: { en: 'The named way cannot be taken.', fr: 'Le trajet indiqué est impossible.' },
  notDirect: { en: 'No single step leads there.', fr: 'Aucun pas n’y mène directement.' },
  uncommanded: { en: 'It is out of command.', fr: 'Elle est hors commandement.' },
  hasAttacked: { en: 'It has attacked already this turn.', fr: 'Elle a déjà attaqué ce tour-ci.' },
  noTarget: { en: 'No enemy is there.', fr: 'Aucun ennemi ne s’y trouve.' },
  notInFront: { en: 'The target is not in its front hexes.', fr: 'La cible n’est pas dans ses hexagones de front.' },
  bayonet: {
    en: 'The French have orders to use the bayonet: no fire away from the Escaut and its right bank.',
    fr: 'Les Français ont ordre de charger à la baïonnette : pas de tir loin de l’Escaut et de sa rive droite.',
  },
  gunsOutOfRange: { en: 'The target is beyond three hexes.', fr: 'La cible est à plus de trois hexagones.' },
  outsideCone: { en: 'The target lies outside the field of fire.', fr: 'La cible est hors du champ de tir.' },
  noSight: { en: 'The line of sight is blocked.', fr: 'La ligne de vue est bouchée.' },
  hasFired: { en: 'The battery has fired already.', fr: 'La batterie a déjà tiré.' },
  manyOnMany: {
    en: 'Several units may not attack several enemies in one combat.',
    fr: 'Plusieurs unités ne peuvent attaquer plusieurs ennemis en un seul combat.',
  },
  notAdjacentTargets: { en: 'The targets do not stand next to each other.', fr: 'Les cibles ne sont pas voisines.' },
  shockedAlready: {
    en: 'It has been shocked already in this segment.',
    fr: 'Elle a déjà subi un choc dans ce segment.',
  },
  cavalryGround: {
    en: 'Cavalry does not attack where it cannot go.',
    fr: 'La cavalerie n’attaque pas là où elle ne peut aller.',
  },
  oneAtBridge: {
    en: 'One unit at most attacks at a bridge, along its axis.',
    fr: 'Une seule unité attaque à un pont, dans son axe.',
  },
  noShockOverWater: { en: 'No shock over a river bank.', fr: 'Pas de choc par-dessus la rivière.' },
  gunsDoNotShock: { en: 'Guns and baggage do not attack by shock.', fr: 'Ni canons ni bagages n’attaquent par choc.' },
  noWork: { en: 'No unbreached work is on that forward side.', fr: 'Aucun ouvrage intact de ce côté-là, devant elle.' },
  ownWorks: {
    en: 'The Coalition needs no breach in its own works.',
    fr: 'La Coalition n’a pas besoin de percer ses propres ouvrages.',
  },
  breachTried: { en: 'It has tried a breach already this turn.', fr: 'Elle a déjà tenté une brèche ce tour-ci.' },
  breachDefended: {
    en: 'The hex is defended: the attempt waits for the end of the phase.',
    fr: 'L’hexagone est défendu : la tentative attend la fin de la phase.',
  },
  breachUndefended: {
    en: 'The hex is empty: that attempt belongs to the combat half.',
    fr: 'L’hexagone est vide : cette tentative relève de la partie combat.',
  },
  breachMoved: {
    en: 'It has not spent a complete turn in place.',
    fr: 'Elle n’a pas passé un tour complet sur place.',
  },
  breachDisorganised: { en: 'A disorganised unit does not try it.', fr: 'Une unité en désordre ne tente rien.' },
  breachAdvanced: { en: 'A unit that advanced makes no attempt.', fr: 'Une unité qui a avancé ne tente rien.' },
  breachWaits: { en: 'Breaches are tried at the end of the phase.', fr: 'Les brèches se tentent en fin de phase.' },
  hasReacted: { en: 'It has fired in reaction already.', fr: 'Elle a déjà tiré en réaction.' },
  noReaction: { en: 'It may not fire in reaction here.', fr: 'Elle ne peut tirer en réaction ici.' },
  dragoonsDoNotReact: {
    en: 'Only infantry and guns fire in reaction.',
    fr: 'Seules l’infanterie et l’artillerie tirent en réaction.',
  },
  notInvolved: { en: 'It takes no part in this.', fr: 'Elle n’est pas concernée.' },
  noRetreatThere: { en: 'A better hex is open to its retreat.', fr: 'Un meilleur hexagone s’offre à sa retraite.' },
  noRetreatAtAll: { en: 'It cannot retreat into that hex.', fr: 'Elle ne peut reculer dans cet hexagone.' },
  noForwardRetreat: {
    en: 'A retreat goes to the rear or to a flank.',
    fr: 'Une retraite se fait vers l’arrière ou sur un flanc.',
  },
  oneHexBack: {
    en: 'It goes back hex by hex, to a neighbouring one.',
    fr: 'Elle recule d’hexagone en hexagone, vers un voisin.',
  },
  goesFurtherBack: {
    en: 'Each hex must take it further from where its retreat began.',
    fr: 'Chaque hexagone doit l’éloigner du point de départ de sa retraite.',
  },
  notOntoBaggage: {
    en: 'It does not retreat onto the baggage.',
    fr: 'Elle ne recule pas sur les bagages.',
  },
  friendIsStuck: {
    en: 'The friend in that hex cannot give way.',
    fr: 'L’ami qui tient cet hexagone ne peut céder la place.',
  },
  backedOntoWorks: {
    en: 'Both hexes behind it are works held by the enemy: it cannot retreat.',
    fr: 'Les deux hexagones derrière elle sont des ouvrages tenus par l’ennemi : elle ne peut reculer.',
  },
  givesWayLikeRetreat: {
    en: 'A unit that is pushed aside goes where it could retreat to.',
    fr: 'Une unité bousculée va où une retraite la mènerait.',
  },
  noOpenWay: { en: 'No open way leads there within his reach.', fr: 'Aucun chemin libre n’y mène à sa portée.' },
  noSacrifice: {
    en: 'It need push no friend aside, so it retreats.',
    fr: 'Elle n’a personne à bousculer : elle recule.',
  },
  noRunThere: { en: 'It runs by the shortest way to its own edge.', fr: 'Elle fuit au plus court vers son bord.' },
  facesFlight: { en: 'It faces the way it runs.', fr: 'Elle fait face à sa fuite.' },
  noAdvance: { en: 'It may not advance into that hex.', fr: 'Elle ne peut avancer dans cet hexagone.' },
  noAide: {
    en: 'An aide is placed on open ground, neither held nor watched by the enemy.',
    fr: 'L’aide de camp se place sur un terrain praticable, ni tenu ni surveillé par l’ennemi.',
  },
  nearestFriends: {
    en: 'He goes to the nearest hex with friendly troops.',
    fr: 'Il rejoint l’hexagone ami le plus proche.',
  },
  fourHexes: {
    en: 'A commander-in-chief rides four hexes at most.',
    fr: 'Un commandant en chef parcourt quatre hexagones au plus.',
  },
  watched: {
    en: 'An enemy watches that hex and no friend is in it.',
    fr: 'Un ennemi surveille cet hexagone et aucun ami n’y est.',
  },
  commanderMoves: {
    en: 'A commander-in-chief moves in the command phase only.',
    fr: 'Un commandant en chef ne bouge qu’en phase de commandement.',
  },
  isActivated: {
    en: 'The formation has been activated already this turn.',
    fr: 'La formation a déjà été activée ce tour-ci.',
  },
  formationLost: { en: 'The formation can no longer act.', fr: 'La formation ne peut plus agir.' },
  noUnitsLeft: { en: 'The formation has no troops left.', fr: 'La formation n’a plus de troupes.' },
  enemyFormation: { en: 'That is the other side’s formation.', fr: 'C’est une formation adverse.' },
  wrongEntry: { en: 'It does not enter there.', fr: 'Elle n’entre pas par là.' },
  entryTurn: { en: 'It does not enter yet.', fr: 'Elle n’entre pas encore.' },
  entryFull: {
    en: 'Two units have entered there this turn; the rest wait.',
    fr: 'Deux unités y sont déjà entrées ce tour-ci ; les autres attendent.',
  },
  entrySecond: {
    en: 'The second unit of the column has one point: it stops in the entry hex.',
    fr: 'La deuxième unité de la colonne n’a qu’un point : elle s’arrête à l’entrée.',
  },
  entryShare: {
    en: 'Half of the column enters at the other hex.',
    fr: 'La moitié de la colonne entre par l’autre hexagone.',
  },
  entryBlocked: { en: 'The entry hex is full.', fr: 'L’hexagone d’entrée est plein.' },
  leaderWaits: {
    en: 'He comes with a unit of his formation that has entered this turn.',
    fr: 'Il arrive avec une unité de sa formation entrée ce tour-ci.',
  },
  notItsSet: { en: 'The hex does not belong to its set-up.', fr: 'L’hexagone n’est pas de sa mise en place.' },
  placedAlready: { en: 'It has been placed already.', fr: 'Elle a déjà été placée.' },
  setTaken: { en: 'A piece already placed stands there.', fr: 'Une pièce déjà placée s’y trouve.' },
  noBaggageMove: { en: 'The baggage cannot move there.', fr: 'Les bagages ne peuvent y aller.' },
} as const satisfies Record<string, Text>;

/** 7.1a How many movement points are missing, where that can be worked out; `isLeast` where a way without obstacles would take so many. */
export const lacksPoints = (needs: number, has: number, isLeast = false): Text => ({
  en: `Not enough movement points: it needs ${isLeast ? 'at least ' : ''}${needs} and has ${has}.`,
  fr: `Il lui manque des points de mouvement : il en faut ${isLeast ? 'au moins ' : ''}${needs}, elle n’en a que ${has}.`,
});

export const refusal = (rule: RuleId, why: Text): Refusal => ({ rule, why });
