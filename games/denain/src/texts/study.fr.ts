import type { en } from './study.en.ts';

/** What is asked for only now and then, in French: descriptions, the survey, lessons. Fetched with it. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  // Pieces, places and the field in sentences.
  'arm.inf': 'infanterie',
  'arm.cav': 'cavalerie',
  'arm.drg': 'dragons',
  'arm.art': 'batterie',
  'arm.baggage': 'convoi',
  'describe.unit': '{name:capital}, {arm} {of:de} : force {cf} sur {full}, mouvement {mp}, moral {morale}.',
  'describe.battery': '{name:capital}, {arm} {of:de} : tir +{fire}, mouvement {mp}.',
  'describe.baggage': '{name:capital}, {arm} {of:de} : mouvement {mp}.',
  'describe.waits': 'Elle est hors de la carte et peut entrer à partir du tour {turn} par {gates}.',
  'describe.or': '{first} ou {then}',
  'describe.stands': 'Elle est dans l’hexagone {place}, {ground}, {looks}.',
  'describe.baggageStands': 'Il est dans l’hexagone {place}, {ground}.',
  'describe.works': 'Des retranchements protègent son hexagone au {ways}.',
  'describe.breached': 'Ses retranchements ont une brèche au {ways}.',
  'describe.from.front': '{name} de front',
  'describe.from.flank': '{name} de flanc',
  'describe.from.rear': '{name} à revers',
  'describe.from.side': '{name} à côté',
  'describe.noThreat': 'Aucune unité ennemie ne la menace.',
  'describe.threats': 'Menacée par {all}.',
  'describe.guns': 'À portée de tir : {all}.',
  'describe.inZone': 'Elle est dans une zone de contrôle ennemie.',
  'describe.inCommand': 'Son chef {isBaggage?le|la} commande.',
  'describe.leaderless': 'Elle n’a plus de chef.',
  'describe.leaderAway': 'Son chef, {name}, n’est pas sur la carte.',
  'describe.reached': '{name:capital} {isBaggage?le|la} commande, à {far} {far?hexagone|hexagones} (portée {range}).',
  'describe.unlessLine': '{name:capital} est hors de portée, sauf si une ligne de bataille la relie à lui.',
  'describe.outOfReach': '{name:capital} est trop loin pour {isBaggage?le|la} commander.',
  'survey.unit': '{name}, hexagone {place}, {looks}{states}',
  'survey.strength': 'force {cf}',
  'survey.at': '{name}, hexagone {place}{states}',
  'survey.away': '{name}{states}',
  'survey.named': 'choisie, va agir',
  'survey.acts': 'en cours',
  'survey.done': 'a agi',
  'survey.lost': 'ne peut plus agir',
  'survey.waits': 'n’a pas encore agi',
  'survey.offMap': 'hors de la carte ({all})',
  'survey.gone': 'perdues ({all})',
  'survey.formation': '{name}, {about} : {all}.',
  'survey.broken': '{place} détruit',
  'survey.open': '{place} sans occupant',
  'survey.held': '{place} tenu par {by}',
  'survey.objectives': 'Objectifs : {all}.',
  'survey.breached': 'Brèches : {all}.',

  // moving
  'lesson.moving.title': 'Le mouvement',
  'lesson.moving.says':
    'L’infanterie a deux points de mouvement, la cavalerie trois. Entrer en terrain découvert coûte un point, un terrain difficile davantage. Une unité n’avance que dans les deux hexagones devant elle. Une unité qui reste sur la route pendant tout son mouvement gagne un point.',
  'lesson.moving.1.says': 'Déplacez Champagne de deux hexagones à travers champs, jusqu’à l’hexagone 1313.',
  'lesson.moving.1.hint': 'Choisissez Champagne (1112), puis 1313. Chaque hexagone coûte un de ses deux points.',
  'lesson.moving.2.says': 'Déplacez maintenant Navarre de trois hexagones sur la chaussée, jusqu’à l’hexagone 1415.',
  'lesson.moving.2.hint':
    'Navarre est sur la chaussée, dans l’hexagone 1116. Choisissez 1415 : par 1216 (Lourches) et 1315, tout le trajet suit la route.',
  'lesson.moving.end': 'Les points inutilisés sont perdus : rien ne se garde pour le tour suivant.',

  // facing
  'lesson.facing.title': 'L’orientation',
  'lesson.facing.says':
    'Chaque unité fait face à un sommet de son hexagone. L’infanterie a deux hexagones devant, deux sur les flancs, deux derrière ; la cavalerie en a quatre devant et pas de flanc. Pivoter d’un sommet coûte un point.',
  'lesson.facing.1.says': 'Faites pivoter Navarre sur place, face au sud-sud-est.',
  'lesson.facing.1.hint': 'Choisissez Navarre, puis son propre hexagone 1314, et le sommet à sa droite.',
  'lesson.facing.2.says':
    'Champagne fait face à l’est, et 1113 est sur son flanc. Déplacez-y Champagne : un point pour pivoter, un pour avancer.',
  'lesson.facing.2.hint': 'Choisissez Champagne (1112), puis 1113, face au sud-sud-est.',
  'lesson.facing.end': 'Protégez vos flancs : attaquée là, ou par l’arrière, une unité est désavantagée.',

  // zones
  'lesson.zones.title': 'Zones de contrôle',
  'lesson.zones.says':
    'Les hexagones devant une unité forment sa zone de contrôle. Une unité qui entre dans une zone de contrôle ennemie doit s’y arrêter, quels que soient ses points restants, et ne peut jamais passer directement d’un tel hexagone à un autre.',
  'lesson.zones.1.says':
    'Les hexagones 1414 et 1415 sont dans la zone de contrôle de Kettler I. Déplacez-y Navarre : il doit s’y arrêter.',
  'lesson.zones.1.hint': 'Choisissez Navarre (1314), puis 1414 ou 1415.',
  'lesson.zones.2.says':
    'Champagne est dans la zone de contrôle de Kettler II. Repliez Champagne d’un hexagone, sans pivoter.',
  'lesson.zones.2.hint': 'Choisissez Champagne (1113), puis 1013 ou 1014 derrière, toujours face à l’est.',
  'lesson.zones.end':
    'Les zones de contrôle ne s’étendent ni aux bois, ni aux villages, ni aux redoutes, ni au-delà de l’eau. Pivoter dans une zone ennemie coûte le double et peut causer le désordre.',

  // fire
  'lesson.fire.title': 'Le tir',
  'lesson.fire.says':
    'Une unité tire sur une unité ennemie devant elle. On lance un dé à dix faces et on ajoute le couvert de la cible : un total inférieur à la force du tireur met la cible en désordre ; à égalité, elle passe un test de désordre (un dé à six faces, au plus son moral). Un total de zéro ou moins lui coûte aussi un point de force. Les batteries tirent à trois hexagones au plus. L’infanterie française a ordre de combattre à la baïonnette et ne tire que le long de l’Escaut.',
  'lesson.fire.1.says': 'Navarre est au bord de la rivière, face à Kettler II. Tirez sur l’hexagone 1616.',
  'lesson.fire.1.hint':
    'Choisissez Navarre (1516), puis 1616, puis le tir. Le retranchement ajoute un au dé : 0 et 1 mettent Kettler II en désordre, un 2 l’oblige à un test, d’où un peu plus de 20 %.',
  'lesson.fire.2.says':
    'Au tour de la batterie, avec Champagne : Kettler I est en vue, à deux hexagones. Tirez sur l’hexagone 1614.',
  'lesson.fire.2.hint':
    'Choisissez la batterie française I (1415), puis 1614. Rien ne bloque la vue ; un total de zéro coûte un point de force.',
  'lesson.fire.end': 'Une unité en désordre se bat encore, mais un second désordre peut la mettre en déroute.',

  // shock
  'lesson.shock.title': 'L’assaut',
  'lesson.shock.says':
    'Dans un assaut, on additionne les forces et on les compare. Le terrain, les flancs et le moral modifient le résultat, et un dé à six faces décide. L’infanterie attaquée tire d’abord. Plusieurs unités peuvent en attaquer une, ou une plusieurs, mais jamais plusieurs contre plusieurs. Les probabilités tiennent compte d’une avance dans l’hexagone libéré ; ici vos unités restent sur place, et la leçon suivante parle de l’avance.',
  'lesson.shock.1.says':
    'Navarre et Champagne font tous deux face à Douglas. Donnez l’assaut à l’hexagone 1414 avec les deux unités ensemble.',
  'lesson.shock.1.hint': 'Choisissez Navarre, ajoutez Champagne, puis 1414. Six contre deux : trois contre un.',
  'lesson.shock.2.says': 'Royal est sur le flanc de Kettler II. Donnez l’assaut à l’hexagone 1116 de ce côté.',
  'lesson.shock.2.hint':
    'Choisissez Royal (1115), puis 1116. Une attaque de flanc utilise une meilleure colonne de la table, et la cible ne peut pas riposter.',
  'lesson.shock.end': 'Regardez les probabilités avant de donner l’ordre : chaque modificateur y figure avec sa règle.',

  // aftermath
  'lesson.aftermath.title': 'Recul et avance',
  'lesson.aftermath.says':
    'Une unité battue recule sans pivoter, de préférence hors des zones de contrôle ennemies. Une unité victorieuse peut avancer dans l’hexagone libéré. Le choix se fait aussitôt.',
  'lesson.aftermath.1.says': 'Donnez l’assaut à Douglas, dans l’hexagone 1414, avec Navarre.',
  'lesson.aftermath.1.hint': 'Choisissez Navarre (1313), puis 1414.',
  'lesson.aftermath.2.says': 'Douglas recule. Avancez dans l’hexagone libéré.',
  'lesson.aftermath.2.hint': 'Choisissez Navarre, puis 1414 : avancer.',
  'lesson.aftermath.3.says':
    'Toutes les attaques ne réussissent pas. Lancez Tourville contre Albemarle I, dans l’hexagone 1217 : deux contre trois.',
  'lesson.aftermath.3.hint': 'Choisissez Tourville (1116), puis 1217.',
  'lesson.aftermath.4.says': 'Tourville est battu et en désordre. Choisissez l’hexagone où il recule.',
  'lesson.aftermath.4.hint': 'Choisissez Tourville, puis 1016 ou 1017.',
  'lesson.aftermath.end':
    'Une unité qui ne peut pas reculer est perdue, comme une batterie abandonnée : gardez-vous une issue avant de combattre.',

  // rally
  'lesson.rally.title': 'Remise en ordre et ralliement',
  'lesson.rally.says':
    'En fin de tour, les unités en désordre se remettent en ordre, sauf en zone de contrôle ennemie. Une unité en déroute doit obtenir son moral ou moins pour se rallier, sinon elle fuit encore de trois hexagones. Un chef adjacent enlève un au dé, un commandant en chef dans son hexagone deux.',
  'lesson.rally.1.says': 'Navarre a fui jusqu’à l’hexagone 1012. Amenez-y Montesquiou.',
  'lesson.rally.1.hint':
    'Choisissez Montesquiou (1313), puis 1012, à trois hexagones ; un commandant en chef en parcourt jusqu’à quatre.',
  'lesson.rally.2.says': 'Terminez la phase. Champagne se remet en ordre, et Navarre tente de se rallier.',
  'lesson.rally.2.hint': 'Choisissez « Terminer la phase ».',
  'lesson.rally.end':
    '5 au dé, −2 grâce au maréchal = 3, tout juste le moral de Navarre. Sans lui, l’unité aurait continué à fuir.',

  // command
  'lesson.command.title': 'Le commandement',
  'lesson.command.says':
    'Les formations agissent l’une après l’autre, une fois par tour. Un chef de formation trop loin de son commandant en chef doit obtenir sa valeur d’activation ou moins pour agir. Hors de portée de leur chef, les unités n’attaquent pas, ont la moitié de leur mouvement et ne peuvent pas s’éloigner de lui.',
  'lesson.command.1.says': 'Albergotti est hors commandement. Activez quand même son aile gauche : il faut 4 ou moins.',
  'lesson.command.1.hint': 'Choisissez « Activer l’aile gauche (Albergotti) ».',
  'lesson.command.2.says':
    'Vivarais, dans l’hexagone 1408, est hors de sa portée. Avec la moitié de son mouvement, rapprochez cette unité d’un hexagone.',
  'lesson.command.2.hint': 'Choisissez Vivarais, puis l’un des deux hexagones devant.',
  'lesson.command.3.says': 'Déplacez maintenant Albergotti vers Vivarais, dans l’hexagone 1608.',
  'lesson.command.3.hint': 'Choisissez Albergotti (1808), puis 1608. Sa portée de commandement est de trois hexagones.',
  'lesson.command.end': 'C’était la dernière leçon. Essayez maintenant la bataille de Denain.',

  // La première partie guidée
  'guide.works.title': 'À l’assaut des retranchements',
  'guide.works.says':
    'Tour 1. Vous commandez les Français. Votre aile droite est activée et se trouve devant les retranchements de Denain. Derrière eux, le camp que vous devez prendre.',
  'guide.works.1.says': 'Amenez Champagne à côté de Navarre, dans l’hexagone 1514 en surbrillance.',
  'guide.works.1.hint':
    'Choisissez Champagne (1313), puis l’hexagone 1514, puis confirmez. Cette unité a deux points de mouvement, et chaque hexagone de terrain découvert en coûte un.',
  'guide.works.2.says':
    'Après le mouvement, donnez l’assaut à Kettler I, dans l’hexagone 1614, avec Navarre et Champagne ensemble.',
  'guide.works.2.hint':
    'Si le mouvement n’est pas terminé, appuyez sur « Terminer le mouvement ». Choisissez Navarre, puis l’assaut avec Champagne sur 1614, regardez les probabilités et confirmez.',
  'guide.works.3.says':
    'Si Kettler I recule, profitez-en : ouvrez une brèche dans les retranchements vers l’hexagone 1614.',
  'guide.works.3.hint': 'Choisissez la brèche vers 1614. Sans défenseur, le jet est plus facile.',
  'guide.works.end':
    'Voilà comment se joue un tour : activer, se déplacer, attaquer. La suite de la bataille est à vous. Prenez Denain avant la fin du tour 10.',
  'guide.works.tip.4Ba':
    'Les batteries peuvent tirer avant tout mouvement, sur un ennemi visible à trois hexagones au plus.',
  'guide.works.tip.4Cj':
    'Jouez en premier si vous voulez attaquer avant que l’ennemi ne bouge ; sinon, voyez d’abord ce que fait la Coalition.',
  'guide.works.tip.5c':
    'Choisissez une formation à déplacer et à faire combattre. Chacune agit une fois par tour. Le centre et l’aile gauche sont près des retranchements.',
  'guide.works.tip.7.1a':
    'Déplacez autant d’unités de la formation que vous voulez. Arrêtez-vous devant l’ennemi : on attaque après le mouvement.',
  'guide.works.tip.11a':
    'Comparez les probabilités avant d’attaquer. À deux régiments contre un, l’attaque en vaut le plus souvent la peine.',
  'guide.works.tip.11e': 'Une unité attaquée peut tirer la première. Cela ne coûte rien : tirez si vous le pouvez.',
  'guide.works.tip.11.8a': 'Avancer, c’est prendre le terrain gagné. Restez sur place si l’avance vous expose trop.',
  'guide.works.tip.4Da':
    'Placez vos commandants en chef près des chefs qui doivent agir au prochain tour : ceux-ci agiront sans jet de dé.',
  // Tables sur papier.
  'chart.terrain': 'Terrain : points de mouvement pour entrer, et couvert',
  'chart.ground': 'Terrain',
  'chart.infantry': 'Infanterie',
  'chart.cavalry': 'Cavalerie',
  'chart.dragoons': 'Dragons',
  'chart.guns': 'Batteries',
  'chart.leaders': 'Chefs',
  'chart.protection': 'Couvert',
  'chart.terrainNote': '½ : la moitié des points de mouvement. – : entrée interdite.',
  'chart.shock': 'Assaut',
  'chart.line.clear': 'Rapport, défenseur en terrain découvert',
  'chart.line.rough': 'Rapport, en bois, sur une hauteur, derrière un retranchement, sur un pont',
  'chart.line.built': 'Rapport, dans un village ou une redoute',
  'chart.die': 'Dé plus différence de moral\u00a0: {n}',
  'chart.shockNote':
    'Attaquant / défenseur. Un chiffre : points de force perdus. D : en désordre. R, R2 : recul d’un ou deux hexagones. * : la cavalerie déjà en désordre est détruite. E : détruite.',
};
