import type { Refusal, Text } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';

const t = (en: string, fr: string): Text => ({ en, fr });

/** Every reason for a refusal, in words a player understands. */
export const WHY = {
  notYours: t('It belongs to the other side.', 'Ce pion est à l’adversaire.'),
  notOnMap: t('It is not on the map.', 'Ce pion n’est pas sur la carte.'),
  notNow: t('It cannot be done as things stand.', 'Ce n’est pas possible dans la situation présente.'),
  notInForce: t('This optional rule is not in force in this battle.', 'Cette règle facultative n’est pas en vigueur.'),
  comesLater: t('It comes as a reinforcement on a later turn.', 'Il arrive en renfort à un tour ultérieur.'),
  placedOnce: t(
    'Each piece is placed once; take the placing back to change it.',
    'Chaque pion se place une fois ; annulez le placement pour en changer.',
  ),
  cannotExchange: t(
    'The two units may not stand in each other’s zones.',
    'Les deux unités ne peuvent occuper la zone l’une de l’autre.',
  ),
  notColumnZone: t(
    'That zone is not among those given to it by the scenario.',
    'Cette zone n’est pas de celles que le scénario lui donne.',
  ),
  alreadyThere: t('It is there already.', 'Il y est déjà.'),
  zoneFull: t(
    'The zone holds as many units as its ground allows.',
    'La zone contient autant d’unités que son terrain l’admet.',
  ),
  protestantsOnly: t(
    'Only Protestants send out enfants perdus.',
    'Seuls les protestants détachent des enfants perdus.',
  ),
  arquebusiersOnly: t(
    'Only Protestant arquebusiers send out enfants perdus.',
    'Seuls les arquebusiers protestants détachent des enfants perdus.',
  ),
  noMoreHopes: t('No more enfants perdus may be sent out.', 'On ne peut plus détacher d’enfants perdus.'),
  cannotSpare: t(
    'Only a unit at full strength can spare a detachment.',
    'Seule une unité à plein effectif peut fournir un détachement.',
  ),
  notBesideParent: t(
    'It must be the zone of its parent unit or one beside it, without enemies.',
    'Ce doit être la zone de l’unité mère ou une zone voisine, sans ennemi.',
  ),
  notNearestFriends: t(
    'The replacement appears among the nearest friends.',
    'Le remplaçant apparaît auprès des amis les plus proches.',
  ),
  anotherLeader: t('Another leader is to be replaced.', 'C’est un autre chef qu’il faut remplacer.'),
  anotherUnit: t('Another unit is giving way.', 'C’est une autre unité qui cède le terrain.'),
  baggageStays: t('Baggage does not move.', 'Les bagages ne bougent pas.'),
  gunsStay: t('Guns stay where they are.', 'L’artillerie reste où elle est.'),
  notEnteredYet: t(
    'It has not come onto the map yet: enter it first.',
    'Il n’est pas encore entré en carte : faites-le entrer d’abord.',
  ),
  notReinforcement: t('It is not waiting to come in.', 'Il n’attend pas d’entrer.'),
  notEntryZone: t('Its column does not enter there.', 'Sa colonne n’entre pas par là.'),
  moveIsOver: t('Its move of this sequence is over.', 'Son mouvement de cette séquence est terminé.'),
  parentMoveIsOver: t('The move of the parent unit is over.', 'Le mouvement de l’unité mère est terminé.'),
  parentTooFar: t(
    'The parent unit has no movement point left to take it back.',
    'L’unité mère n’a plus de point pour le reprendre.',
  ),
  justDetached: t(
    'Enfants perdus do not move in the sequence they are sent out.',
    'Les enfants perdus ne bougent pas dans la séquence de leur détachement.',
  ),
  forbiddenGround: t('Nobody can enter that ground.', 'Nul ne peut entrer sur ce terrain.'),
  enemyThere: t('Enemy units hold the zone.', 'La zone est tenue par l’ennemi.'),
  leaderRidesRound: t(
    'A leader does not enter a zone that holds any enemy piece.',
    'Un chef n’entre pas dans une zone où se trouve un pion ennemi.',
  ),
  orderForbidsZoc: t(
    'The order of its column keeps it out of enemy zones of control.',
    'L’ordre de sa colonne lui interdit les zones de contrôle ennemies.',
  ),
  orderDirection: t(
    'The order of its column does not let it go that way: not away from its supply edge.',
    'L’ordre de sa colonne ne lui permet pas cette direction : pas à l’opposé de son ravitaillement.',
  ),
  notNearerCommand: t(
    'An isolated unit must end its move nearer to its leader or to the lieutenant-general.',
    'Une unité isolée doit finir son mouvement plus près de son chef ou du lieutenant général.',
  ),
  isolatedLeaves: t(
    'An isolated unit may only move nearer to its leader or to the lieutenant-general, not off the map.',
    'Une unité isolée ne peut que se rapprocher de son chef ou du lieutenant général, non quitter la carte.',
  ),
  noSuchWay: t(
    'That way cannot be taken zone by zone with the points it has.',
    'Ce trajet ne peut être suivi, zone par zone, avec ses points.',
  ),
  impassable: t(
    'The border between the two zones cannot be crossed.',
    'La bordure entre les deux zones est infranchissable.',
  ),
  tooFar: t('Not enough movement points for that.', 'Il lui manque des points de mouvement.'),
  noExit: t('This side does not leave the map in this battle.', 'Ce camp ne quitte pas la carte dans cette bataille.'),
  notExitZone: t('The map cannot be left from there.', 'On ne peut quitter la carte de cet endroit.'),
  exitLater: t('The map may be left on a later turn only.', 'On ne peut quitter la carte qu’à un tour ultérieur.'),
  onlyArgoulets: t('Only argoulets mount and dismount.', 'Seuls les argoulets montent et démontent.'),
  isMounted: t('It is mounted.', 'Elle est à cheval.'),
  isDismounted: t('It is on foot.', 'Elle est à pied.'),
  onlyHopesRejoin: t(
    'Only enfants perdus rejoin a parent unit.',
    'Seuls les enfants perdus rejoignent une unité mère.',
  ),
  notWithParent: t('It is not in the zone of its parent unit.', 'Il n’est pas dans la zone de son unité mère.'),
  onlyReiters: t('Only reiters caracole.', 'Seuls les reîtres font la caracole.'),
  hasDeclared: t('Its caracole is declared already.', 'Sa caracole est déjà déclarée.'),
  anotherDeclared: t(
    'Other reiters of the zone have declared a caracole.',
    'D’autres reîtres de la zone ont déclaré une caracole.',
  ),
  disorganisedCaracole: t('Disorganised reiters do not caracole.', 'Des reîtres désorganisés ne font pas la caracole.'),
  noCaracoleGround: t(
    'A caracole needs an enemy in open ground beyond a dotted border.',
    'La caracole veut un ennemi en terrain ouvert, derrière une bordure pointillée.',
  ),
  caracoleDue: t(
    'A declared caracole must be carried out before the combats end.',
    'Une caracole déclarée doit être exécutée avant la fin des combats.',
  ),
  caracoleFirst: t(
    'The reiters in caracole make the attack of this zone.',
    'Les reîtres en caracole mènent l’attaque de cette zone.',
  ),
  caracoleNamed: t(
    'A reaction against this zone must name the reiters in caracole.',
    'Une réaction contre cette zone doit viser les reîtres en caracole.',
  ),
  hasReacted: t('It has made its reaction of this sequence.', 'Il a déjà réagi dans cette séquence.'),
  disorganisedReaction: t('A disorganised unit does not react.', 'Une unité désorganisée ne réagit pas.'),
  surprised: t(
    'Its army is taken by surprise: its units do not react on this turn.',
    'Son armée est surprise : ses unités ne réagissent pas à ce tour.',
  ),
  notReactionZone: t(
    'No enemy has entered an empty zone there, next to it, in this movement sequence.',
    'Aucun ennemi n’est entré là, à côté, dans une zone vide pendant cette séquence de mouvement.',
  ),
  noFirearm: t(
    'Only infantry or cavalry with firearms fires in reaction.',
    'Seule une infanterie ou une cavalerie à feu tire en réaction.',
  ),
  orderForbids: t('The order of its column forbids it.', 'L’ordre de sa colonne l’interdit.'),
  tooDark: t('It is too dark for reaction fire on this turn.', 'Il fait trop sombre pour tirer en réaction à ce tour.'),
  noSight: t('The line of sight is blocked.', 'La ligne de vue est coupée.'),
  noChargers: t('Only shock cavalry charges in reaction.', 'Seule une cavalerie de choc charge en réaction.'),
  obstacleForCharge: t(
    'A reaction charge goes over a dotted border only.',
    'Une charge de réaction ne franchit qu’une bordure pointillée.',
  ),
  groundForCharge: t(
    'A reaction charge goes into open ground only.',
    'Une charge de réaction ne va qu’en terrain ouvert.',
  ),
  notFaster: t(
    'It must have more movement points than every enemy unit there.',
    'Il lui faut plus de points de mouvement que toute unité ennemie de la zone.',
  ),
  onlyCavalryGivesWay: t(
    'Only cavalry gives way before combat.',
    'Seule la cavalerie cède le terrain avant le combat.',
  ),
  nowhereToRetreat: t('It has nowhere to go.', 'Elle n’a nulle part où aller.'),
  onlyHopesSlip: t('Only enfants perdus slip away in this manner.', 'Seuls les enfants perdus s’esquivent ainsi.'),
  nobodyMarchedThere: t(
    'No enemy infantry or cavalry ended a march in that zone beside it.',
    'Aucune infanterie ni cavalerie ennemie n’a fini sa marche dans cette zone voisine.',
  ),
  towardsSupply: t(
    'Another zone leads better towards the supply edge of its side.',
    'Une autre zone mène mieux vers le bord de ravitaillement de son camp.',
  ),
  notNextZone: t(
    'The zones are not joined by a border or a point that can be passed.',
    'Les zones ne sont pas jointes par une bordure ou un point franchissable.',
  ),
  notInThisCombat: t('It has no part in this.', 'Il n’y prend pas part.'),
  notOffMap: t(
    'It is not on the supply edge of its side.',
    'Elle n’est pas sur le bord de ravitaillement de son camp.',
  ),
  noRetreatGround: t(
    'No retreat over a double border or into very difficult ground.',
    'Pas de retraite par une bordure double ni en terrain très difficile.',
  ),
  noUnitWentThere: t('No unit of this combat retreated there.', 'Aucune unité de ce combat ne s’y est retirée.'),
  leaderNeedsUnit: t('A leader advances only behind a unit.', 'Un chef n’avance qu’à la suite d’une unité.'),
  defenderStays: t('The defender never advances.', 'Le défenseur n’avance jamais.'),
  noWayThere: t('The border cannot be crossed.', 'La bordure est infranchissable.'),
  isolatedStays: t('An isolated unit does not advance.', 'Une unité isolée n’avance pas.'),
  gaveNoSupport: t('It neither attacked nor supported.', 'Elle n’a ni attaqué ni soutenu.'),
  noLossToReplace: t('There is no loss to replace.', 'Il n’y a pas de perte à remplacer.'),
  disorganisedStays: t(
    'A disorganised unit cannot replace a loss by a retreat.',
    'Une unité désorganisée ne peut remplacer une perte par une retraite.',
  ),
  disorganisedSupport: t(
    'A unit that has been disorganised does not retreat by choice.',
    'Une unité désorganisée ne se retire pas de son gré.',
  ),
  hashForbids: t('The result forbids replacing the loss.', 'Le résultat interdit de remplacer la perte.'),
  deadlyClash: t('In this clash of pikes nobody gives way.', 'Dans ce choc de piques, nul ne cède.'),
  bothStepsGo: t('Both steps are gone before it could retreat.', 'Les deux pas sont perdus avant toute retraite.'),
  gunsFireOnly: t('Guns attack by their fire alone.', 'L’artillerie n’attaque que par son feu.'),
  onlyGunsBombard: t('Only guns fire at a distance.', 'Seule l’artillerie tire à distance.'),
  hasFought: t('It has fought already in this combat sequence.', 'Elle a déjà combattu dans cette séquence.'),
  zoneHasAttacked: t('An attack has been made from its zone already.', 'Une attaque est déjà partie de sa zone.'),
  isolatedAttack: t('An isolated unit does not attack.', 'Une unité isolée n’attaque pas.'),
  orderForbidsAttack: t('The order of its column forbids attacking.', 'L’ordre de sa colonne interdit d’attaquer.'),
  crossedFord: t(
    'It crossed the water in this phase: it may only support.',
    'Elle a franchi l’eau à cette phase : elle ne peut que soutenir.',
  ),
  heldBack: t('Its column may not attack on this turn.', 'Sa colonne ne peut attaquer à ce tour.'),
  nobodyToAttack: t('There is no enemy unit to be attacked there.', 'Il n’y a là aucune unité ennemie à attaquer.'),
  outOfRange: t('The target is out of range.', 'La cible est hors de portée.'),
  mist: t('Nothing can be seen so far on this turn.', 'On ne voit pas si loin à ce tour.'),
  notInAttackedZone: t('It is not in the zone attacked.', 'Elle n’est pas dans la zone attaquée.'),
  notTheAttacker: t('Another unit is the principal attacker.', 'Une autre unité est l’attaquant principal.'),
  noChargeLeft: t('It has no charge marker.', 'Elle n’a pas de marqueur de charge.'),
  disorganisedCharge: t(
    'A disorganised unit keeps its charge for later.',
    'Une unité désorganisée garde sa charge pour plus tard.',
  ),
  noChargeGround: t(
    'A charge needs open ground on both sides of a dotted border.',
    'Une charge veut du terrain ouvert de part et d’autre d’une bordure pointillée.',
  ),
  wrongRounds: t('Not that number of rounds in this combat.', 'Pas ce nombre de rounds dans ce combat.'),
  notDisorganised: t('It is in good order.', 'Elle est en bon ordre.'),
  hasTried: t('It has tried in this sequence.', 'Elle a déjà essayé dans cette séquence.'),
  isolatedReorganise: t('An isolated unit is not reorganised.', 'Une unité isolée ne se réorganise pas.'),
  outOfRadius: t(
    'It is out of the command radius of its leader and of the lieutenant-general.',
    'Elle est hors du rayon de son chef et du lieutenant général.',
  ),
  underControl: t('It stands in an enemy zone of control.', 'Elle est dans une zone de contrôle ennemie.'),
  notHisColumn: t('Only the leader of the column changes its order.', 'Seul le chef de la colonne change son ordre.'),
  hasTriedOrder: t('He has tried on this turn.', 'Il a déjà essayé à ce tour.'),
  justArrived: t(
    'A column that has just come in keeps its order on this turn.',
    'Une colonne qui vient d’entrer garde son ordre à ce tour.',
  ),
  ordersFixed: t(
    'The scenario fixes the order of this column for now.',
    'Le scénario fixe pour l’instant l’ordre de cette colonne.',
  ),
  sameOrder: t('The column is under that order.', 'La colonne est sous cet ordre.'),
} as const satisfies Readonly<Record<string, Text>>;

export const refusal = (rule: RuleId, why: Text): Refusal => ({ rule, why });
