import type { en } from './en.ts';

/** Everything the game says in French, by the keys of `en.ts`. */
export const fr: Record<keyof typeof en, string> = {
  // Quand une commande est à sa place.
  'when.reserveIn': 'Les brigades sont mises en réserve au début du tour, avant toute activation de corps.',
  'when.otherwise': 'Cela répond à une autre question.',
  'when.choosing': 'On choisit un corps entre deux activations.',
  'when.activated': 'On choisit les formations pendant l’activation de leur corps.',
  'when.beginning': 'Cela se décide quand une formation commence à agir.',
  'when.acting':
    'Les unités bougent et se forment pendant que leur formation agit, avant les tirs d’armes légères et les attaques.',
  'when.firing':
    'Les batteries tirent pendant que leur formation agit, et celles de réserve à tout moment de l’activation.',
  'when.shooting': 'Les armes légères tirent après le mouvement de la formation et avant ses attaques.',
  'when.attacking': 'Une formation attaque après son mouvement et ses tirs.',
  'when.joining': 'D’autres unités se joignent à une charge juste après sa déclaration.',
  'when.rallying': 'Les unités se rallient à la fin de l’action de leur formation.',
  'when.demolishing': 'On fait sauter les ponts à la fin d’une activation.',
  'when.reacting': 'C’est une réaction : elle répond à un mouvement, à un tir ou à une attaque de l’ennemi.',
  'when.suffering': 'Cela suit des pertes ou un combat perdu.',
  'when.winning': 'Cela suit un combat gagné.',
  'when.recovering': 'Les unités en réserve récupèrent à la fin du tour.',
  'when.releasing': 'Les brigades quittent la réserve à la fin du tour.',
  'when.commanding': 'Les commandants de corps et les commandants en chef se déplacent à la fin du tour.',
  // Ce qui est demandé.
  'prompt.choose.free': 'Activez un corps : aucun jet n’est nécessaire.',
  'prompt.choose.continuity': 'Activez un autre corps par un jet de continuité, ou passez.',
  'prompt.choose.interrupt':
    'Votre adversaire a eu deux activations de suite. Activez un corps sans jet de dé, ou passez.',
  'prompt.choose.solo': 'Votre adversaire n’a plus d’activation. Activez un corps, ou terminez la phase.',
  // Pourquoi une commande est refusée.
  'why.notYourCorps': 'Ce corps appartient à votre adversaire.',
  'why.corpsFinished': 'Ce corps a terminé son tour.',
  'why.corpsAbsent': 'Ce corps n’a personne sur la carte ni aucun renfort attendu.',
  'why.corpsUsed': 'Ce corps a utilisé toutes ses activations du tour.',
  'why.triedExtended': 'Votre camp a déjà tenté une activation étendue ce tour-ci.',
  'why.demoralizedNoExtended': 'Un corps démoralisé n’a pas d’activation étendue.',
  'why.nightNoExtended': 'Il n’y a pas d’activation étendue la nuit.',
  'why.twiceRunning': 'Aucun corps n’agit deux fois de suite tant qu’un autre corps de son camp a une activation.',
  'why.massedUsed': 'Votre camp a déjà fait une attaque de cavalerie en masse ce tour-ci.',
  'why.notMassedLeader': 'Ce chef ne peut pas diriger une attaque de cavalerie en masse.',
  'why.noMassedCavalry': 'Aucune cavalerie à portée de ce chef ne peut prendre part à une attaque en masse.',
  // Le mouvement et ce qui y répond.
  'prompt.beforeEntry': 'L’ennemi va entrer dans l’hexagone {hex} : repliez-vous, contre-chargez ou tenez bon.',
  'why.notNext': 'Cette unité n’est pas voisine de l’hexagone où l’ennemi va entrer.',
  'why.noReaction':
    'Seules la cavalerie et l’artillerie à cheval réagissent à l’infanterie ; seuls des chasseurs seuls dans leur hexagone réagissent à toute unité.',
  'why.heldByEnemy': 'Elle est dans la zone de contrôle d’une autre unité ennemie.',
  'why.inSquare': 'Elle est en carré.',
  'why.mustReact': 'La cavalerie doit se replier ou contre-charger quand l’infanterie entre dans sa zone de contrôle.',
  'why.noCounter': 'Elle ne peut pas contre-charger dans cet hexagone.',
  'why.noWithdrawal': 'Elle ne peut pas se replier dans cet hexagone.',
};
