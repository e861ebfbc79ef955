import type { en } from './study.en.ts';

/** What is asked for only now and then, in French: descriptions, the survey, lessons. Fetched with it. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  // Pieces, places and the field in sentences.
  'compass.0': 'nord',
  'compass.1': 'nord-est',
  'compass.2': 'sud-est',
  'compass.3': 'sud',
  'compass.4': 'sud-ouest',
  'compass.5': 'nord-ouest',
  'sides.own': '{n?son côté|ses côtés} {sides}',
  'sides.of': '{n?le côté|les côtés} {sides} de {hex}',
  'arm.inf': 'infanterie',
  'arm.cav': 'cavalerie',
  'arm.drg': 'dragons',
  'arm.art': 'batterie',
  'arm.baggage': 'convoi',
  'describe.unit': '{name:capital}, {arm} {of:de} : force {cf} sur {full}, mouvement {mp}, moral {morale}.',
  'describe.battery': '{name:capital}, {arm} {of:de} : tir +{fire}, mouvement {mp}.',
  'describe.baggage': '{name:capital}, {arm} {of:de} : mouvement {mp}.',
  'describe.waits': 'Elle attend hors de la carte et peut entrer à partir du tour {turn} par {gates}.',
  'describe.or': '{first} ou {then}',
  'describe.stands': 'Elle se trouve en {place}, {ground}, {looks}.',
  'describe.baggageStands': 'Il se trouve en {place}, {ground}.',
  'describe.works': 'Des ouvrages couvrent son hexagone au {ways}.',
  'describe.breached': 'Ses ouvrages sont percés au {ways}.',
  'describe.arc.all': 'Elle fait front de tous côtés : {hexes}.',
  'describe.arc.front': 'Devant : {hexes}.',
  'describe.arc.flank': 'Sur ses flancs : {hexes}.',
  'describe.arc.rear': 'Derrière : {hexes}.',
  'describe.from.front': '{name} de front',
  'describe.from.flank': '{name} de flanc',
  'describe.from.rear': '{name} à revers',
  'describe.from.side': '{name} à côté',
  'describe.noThreat': 'Aucun ennemi ne la menace de près.',
  'describe.threats': 'L’ennemi la menace : {all}.',
  'describe.guns': 'Des canons peuvent tirer sur elle : {all}.',
  'describe.inZone': 'Elle est dans une zone de contrôle ennemie.',
  'describe.inCommand': 'Son chef {isBaggage?le|la} commande.',
  'describe.leaderless': 'Plus personne ne la commande.',
  'describe.leaderAway': '{name:capital}, qui la mène, n’est pas sur la carte.',
  'describe.reached': '{name:capital} peut {isBaggage?le|la} commander, à {far} {far?hexagone|hexagones} sur {range}.',
  'describe.unlessLine': '{name:capital} ne peut la commander, à moins qu’une ligne ne la relie.',
  'describe.outOfReach': '{name:capital} ne peut {isBaggage?le|la} commander.',
  'describe.noOrder': 'Aucun ordre possible pour l’instant.',
  'describe.orders': 'Ordres possibles : {all}.',
  'describe.counted': '{verb} ({count})',
  'around.empty': '{place}, vide',
  'around.enemy': '{place}, l’ennemi : {names}',
  'around.own': '{place}, {names}',
  'around.bearing': '{way}, {there}',
  'survey.points': 'Points de victoire : {all}.',
  'survey.score': '{side} {total}',
  'survey.unit': '{name} en {place}, {looks}{states}',
  'survey.strength': 'force {cf}',
  'survey.at': '{name} en {place}{states}',
  'survey.away': '{name}{states}',
  'survey.named': 'va agir',
  'survey.acts': 'en train d’agir',
  'survey.done': 'a agi',
  'survey.lost': 'ne peut plus agir',
  'survey.waits': 'n’a pas encore agi',
  'survey.offMap': 'hors de la carte {all}',
  'survey.gone': 'hors de combat {all}',
  'survey.formation': '{name}, {about} : {all}.',
  'survey.noEnemy': 'Aucun ennemi n’est en vue.',
  'survey.beside': '{theirs} au contact avec {mine}',
  'survey.far': '{theirs} à {far} hexagones {mine:de}',
  'survey.contacts': 'Ennemis les plus proches : {all}.',
  'survey.broken': '{place} détruit',
  'survey.open': '{place} à personne',
  'survey.held': '{place} à {by}',
  'survey.objectives': 'Objectifs : {all}.',
  'survey.breached': 'Ouvrages percés : {all}.',

  // moving
  'lesson.moving.title': 'Marcher',
  'lesson.moving.says':
    'Un régiment à pied a deux points de mouvement, un régiment monté trois ; entrer dans un champ coûte un point, davantage en terrain difficile. Une unité n’avance que dans les deux hexagones devant elle. Qui suit une route de bout en bout gagne un point.',
  'lesson.moving.1.says': 'Faites marcher Champagne de deux hexagones à travers champs, jusqu’en 1313.',
  'lesson.moving.1.hint': 'Choisissez Champagne en 1112, puis 1313. Chaque hexagone coûte un de ses deux points.',
  'lesson.moving.2.says': 'Menez maintenant Navarre sur la chaussée, trois hexagones plus loin, en 1415.',
  'lesson.moving.2.hint':
    'Navarre est sur la chaussée en 1116. Choisissez 1415 : par 1216 (Lourches) et 1315, tout se fait sur la route.',
  'lesson.moving.end': 'Les points non dépensés sont perdus : rien ne se garde pour le tour suivant.',

  // facing
  'lesson.facing.title': 'L’orientation',
  'lesson.facing.says':
    'Chaque unité fait face à un sommet de son hexagone. L’infanterie a deux hexagones devant, deux sur les flancs, deux derrière ; la cavalerie en a quatre devant et pas de flanc. Pivoter d’un sommet coûte un point.',
  'lesson.facing.1.says': 'Faites pivoter Navarre sur place, face au sud-sud-est.',
  'lesson.facing.1.hint': 'Choisissez Navarre, puis son propre hexagone 1314, et le sommet à sa droite.',
  'lesson.facing.2.says':
    'Champagne fait face à l’est ; 1113 est sur son flanc. Amenez-y Champagne : un point pour pivoter, l’autre pour avancer.',
  'lesson.facing.2.hint': 'Choisissez Champagne en 1112, puis 1113, face au sud-sud-est.',
  'lesson.facing.end': 'Gardez vos flancs : attaquée là, ou dans le dos, une unité se bat moins bien.',

  // zones
  'lesson.zones.title': 'Zones de contrôle',
  'lesson.zones.says':
    'Les hexagones devant une unité sont sa zone de contrôle. Une unité qui entre dans une zone ennemie s’y arrête, quels que soient ses points restants, et ne passe jamais directement d’un tel hexagone à un autre.',
  'lesson.zones.1.says': 'Kettler I surveille 1414 et 1415. Approchez Navarre : vous verrez qu’il n’ira pas plus loin.',
  'lesson.zones.1.hint': 'Choisissez Navarre en 1314, puis 1414 ou 1415.',
  'lesson.zones.2.says': 'Champagne est sous les yeux de Kettler II. Repliez Champagne d’un hexagone, face à l’ennemi.',
  'lesson.zones.2.hint': 'Choisissez Champagne en 1113, puis 1013 ou 1014 derrière, toujours face à l’est.',
  'lesson.zones.end':
    'Bois, villes, redoutes et cours d’eau arrêtent les zones. Y pivoter coûte double et peut semer le désordre.',

  // fire
  'lesson.fire.title': 'Le feu',
  'lesson.fire.says':
    'Une unité tire sur un ennemi devant elle : un dé à dix faces, plus l’abri de la cible, doit rester sous la force du tireur pour semer le désordre ; à égalité, la cible lance un dé à six faces et tombe en désordre au-delà de son moral. Zéro coûte en outre un point. Les canons portent à trois hexagones. L’infanterie française a ordre d’user de la baïonnette et ne tire que le long de l’Escaut.',
  'lesson.fire.1.says': 'Navarre borde la rivière, face à Kettler II. Ouvrez le feu sur 1616.',
  'lesson.fire.1.hint':
    'Choisissez Navarre en 1516, puis 1616, puis le tir. Le retranchement ajoute un au dé : 0 et 1 sèment le désordre chez Kettler II, un 2 l’oblige à tester, d’où un peu plus que les 20 % des deux faces.',
  'lesson.fire.2.says': 'Aux canons, maintenant, auprès de Champagne : Kettler I est à deux hexagones. Tirez sur 1614.',
  'lesson.fire.2.hint':
    'Choisissez la batterie française I en 1415, puis 1614. Rien ne masque le tir ; un total nul coûte un point.',
  'lesson.fire.end':
    'Une unité en désordre se bat encore, mais un second désordre la met à l’épreuve, et elle peut fuir.',

  // shock
  'lesson.shock.title': 'Le choc',
  'lesson.shock.says':
    'Dans un choc, on additionne les forces et on les compare ; le terrain, les flancs et le moral pèsent, et un seul dé à six faces décide. L’infanterie attaquée tire la première. Plusieurs unités peuvent en attaquer une, ou une plusieurs, jamais plusieurs contre plusieurs. Les chances comptent avec une avance dans l’hexagone quitté par l’ennemi ; ici vos troupes restent sur place, et la leçon suivante y revient.',
  'lesson.shock.1.says': 'Navarre et Champagne sont tous deux devant Douglas. Attaquez 1414 avec les deux ensemble.',
  'lesson.shock.1.hint': 'Choisissez Navarre, ajoutez Champagne, puis 1414. Six points contre deux : trois contre un.',
  'lesson.shock.2.says': 'Royal se trouve sur le flanc de Kettler II. Attaquez 1116 de ce côté.',
  'lesson.shock.2.hint':
    'Choisissez Royal en 1115, puis 1116. De flanc, la colonne est meilleure, et l’ennemi ne peut riposter.',
  'lesson.shock.end': 'Consultez les chances avant de donner l’ordre : chaque modificateur y figure avec sa règle.',

  // aftermath
  'lesson.aftermath.title': 'Recul et avance',
  'lesson.aftermath.says':
    'Une unité battue cède le terrain sans changer d’orientation, et de préférence hors de vue de l’ennemi. Une unité victorieuse peut entrer dans l’hexagone quitté. On choisit sur-le-champ.',
  'lesson.aftermath.1.says': 'Attaquez Douglas en 1414 avec Navarre.',
  'lesson.aftermath.1.hint': 'Choisissez Navarre en 1313, puis 1414.',
  'lesson.aftermath.2.says': 'Douglas cède. Suivez dans l’hexagone abandonné.',
  'lesson.aftermath.2.hint': 'Choisissez Navarre, puis 1414 : avancer.',
  'lesson.aftermath.3.says':
    'Toute attaque ne réussit pas. Lancez Tourville contre Albemarle I en 1217, deux points contre trois.',
  'lesson.aftermath.3.hint': 'Choisissez Tourville en 1116, puis 1217.',
  'lesson.aftermath.4.says': 'Tourville est rejeté en désordre. Choisissez derrière lui l’hexagone de son recul.',
  'lesson.aftermath.4.hint': 'Choisissez Tourville, puis 1016 ou 1017.',
  'lesson.aftermath.end':
    'Une unité sans issue est perdue, comme les canons abandonnés : regardez derrière vous avant de combattre.',

  // rally
  'lesson.rally.title': 'Remise en ordre et ralliement',
  'lesson.rally.says':
    'En fin de tour, les unités en désordre se reforment d’elles-mêmes, si l’ennemi ne les surveille pas. Une unité en déroute doit obtenir son moral ou moins, sinon elle fuit encore de trois hexagones. Un chef à côté ôte un au dé, un commandant en chef dans son hexagone deux.',
  'lesson.rally.1.says': 'Navarre a fui jusqu’en 1012. Amenez Montesquiou dans l’hexagone de ce régiment.',
  'lesson.rally.1.hint':
    'Choisissez Montesquiou en 1313, puis 1012 : trois hexagones ; un commandant en chef en parcourt jusqu’à quatre.',
  'lesson.rally.2.says': 'Terminez la phase. Champagne se reforme, et Navarre tente de se rallier.',
  'lesson.rally.2.hint': 'Choisissez « Terminer la phase ».',
  'lesson.rally.end':
    'Un cinq, moins deux pour le maréchal : trois, tout juste le moral de Navarre. Sans lui, le régiment fuyait encore.',

  // command
  'lesson.command.title': 'Le commandement',
  'lesson.command.says':
    'Les formations agissent l’une après l’autre, une fois par tour. Un chef de formation trop loin de son commandant en chef doit obtenir sa valeur d’activation ou moins. Hors de portée de leur chef, les unités n’attaquent pas, vont à demi-allure et ne s’éloignent jamais de lui.',
  'lesson.command.1.says': 'Albergotti est hors commandement. Activez pourtant son aile gauche : il faut 4 ou moins.',
  'lesson.command.1.hint': 'Choisissez « Activer l’aile gauche (Albergotti) ».',
  'lesson.command.2.says':
    'Vivarais, en 1408, est hors de sa portée. À demi-allure, rapprochez ce régiment d’un hexagone.',
  'lesson.command.2.hint': 'Choisissez Vivarais, puis l’un des deux hexagones devant lui.',
  'lesson.command.3.says': 'Menez maintenant Albergotti vers Vivarais, en 1608.',
  'lesson.command.3.hint': 'Choisissez Albergotti en 1808, puis 1608. Il commande à trois hexagones.',
  'lesson.command.end': 'C’était la dernière leçon. Le camp de Denain vous attend.',

  // La première partie guidée
  'guide.works.title': 'À l’assaut des retranchements',
  'guide.works.says':
    'Tour 1. Vous commandez les Français. Votre aile droite est activée et se tient devant les retranchements de Denain. Le camp qui est derrière, c’est ce qu’il faut prendre.',
  'guide.works.1.says': 'Amenez Champagne à côté de Navarre, dans l’hexagone 1514 en surbrillance.',
  'guide.works.1.hint':
    'Sélectionnez Champagne en 1313, puis l’hexagone 1514, puis confirmez. Il a deux points de mouvement, et chaque champ en coûte un.',
  'guide.works.2.says': 'Terminez le mouvement. Puis attaquez Kettler I en 1614 avec Navarre et Champagne ensemble.',
  'guide.works.2.hint':
    'Appuyez sur le bouton qui termine le mouvement. Sélectionnez Navarre, choisissez l’attaque avec Champagne sur 1614, regardez les chances et confirmez.',
  'guide.works.3.says': 'Si Kettler I recule, suivez-le : percez les retranchements vers 1614.',
  'guide.works.3.hint': 'Choisissez la brèche vers 1614. Sans défenseur, le jet est plus facile.',
  'guide.works.end':
    'Voilà un tour : activer, déplacer, attaquer. La suite de la bataille est à vous. Prenez Denain avant la fin du tour 10.',
  'guide.works.tip.4Ba':
    'Les batteries peuvent tirer avant tout mouvement, sur un ennemi visible à trois hexagones au plus.',
  'guide.works.tip.4Cj':
    'Commencez si vous voulez attaquer avant que l’ennemi ne bouge ; sinon, voyez d’abord ce que fait la Coalition.',
  'guide.works.tip.5c':
    'Choisissez une formation à déplacer et à faire combattre. Chacune agit une fois par tour. Le centre et l’aile gauche sont près des retranchements.',
  'guide.works.tip.7.1a':
    'Déplacez autant d’unités de la formation que vous voulez. Arrêtez-vous devant l’ennemi : on attaque après le mouvement.',
  'guide.works.tip.11a':
    'Comparez les chances avant d’attaquer. Deux régiments contre un, cela vaut le plus souvent la peine.',
  'guide.works.tip.11e': 'Une unité attaquée peut tirer la première. Cela ne coûte rien : tirez si vous le pouvez.',
  'guide.works.tip.11.8a': 'Avancer, c’est prendre le terrain gagné. Restez sur place si cela vous exposait trop.',
  'guide.works.tip.4Da':
    'Placez vos commandants en chef près des chefs qui doivent agir au prochain tour : ceux-ci obéiront sans jet de dé.',
  // Tables sur papier.
  'chart.terrain': 'Terrain\u00a0: points de mouvement pour entrer, et protection',
  'chart.ground': 'Terrain',
  'chart.infantry': 'Infanterie',
  'chart.cavalry': 'Cavalerie',
  'chart.dragoons': 'Dragons',
  'chart.guns': 'Canons',
  'chart.leaders': 'Chefs',
  'chart.protection': 'Protection',
  'chart.terrainNote': '½\u00a0: la moitié du potentiel. –\u00a0: entrée interdite.',
  'chart.shock': 'Combat de choc',
  'chart.line.clear': 'Rapport, défenseur en terrain clair',
  'chart.line.rough': 'Rapport, en bois, sur une hauteur, derrière un retranchement, sur un pont',
  'chart.line.built': 'Rapport, dans un village ou une redoute',
  'chart.die': 'Dé plus différence de moral\u00a0: {n}',
  'chart.shockNote':
    'Assaillant / défenseur. Un chiffre\u00a0: points de force perdus. D\u00a0: désorganisée. R, R2\u00a0: recule d’un ou deux hexagones. *\u00a0: chefs en danger. E\u00a0: détruite.',
};
