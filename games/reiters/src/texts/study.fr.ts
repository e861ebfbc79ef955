import type { en } from './study.en.ts';

/** What is asked for only now and then, in French: descriptions, the survey, lessons. Fetched with it. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  // Pieces, places and the field in sentences.
  'possible.nothing': 'Aucun ordre possible pour l’instant.',
  'possible.deeds': 'Ordres possibles : {deeds}.',
  'possible.ways': '{deed} ({count})',
  'deed.place': 'changer de poste',
  'deed.exchange': 'changer de place avec une autre',
  'deed.post': 'poster des enfants perdus',
  'deed.ready': 'commencer',
  'deed.order': 'changer l’ordre',
  'deed.move': 'se déplacer',
  'deed.enter': 'entrer en carte',
  'deed.leave': 'quitter la carte',
  'deed.mount': 'monter à cheval',
  'deed.dismount': 'mettre pied à terre',
  'deed.detach': 'détacher des enfants perdus',
  'deed.absorb': 'rejoindre l’unité mère',
  'deed.caracole': 'faire la caracole',
  'deed.fire': 'tirer',
  'deed.charge': 'charger',
  'deed.give-way': 'céder le terrain',
  'deed.slip-away': 's’esquiver',
  'deed.ride-off': 's’éloigner',
  'deed.fall-back': 'reculer',
  'deed.attack': 'attaquer',
  'deed.bombard': 'tirer',
  'deed.defend': 'défendre',
  'deed.engage': 'engager le combat',
  'deed.lose': 'prendre la perte',
  'deed.retreat': 'se retirer',
  'deed.follow': 'suivre',
  'deed.again': 'attaquer encore',
  'deed.halt': 'en rester là',
  'deed.advance': 'avancer',
  'deed.replace': 'prendre le commandement',
  'deed.reorganise': 'se réorganiser',
  'deed.done': 'terminer',
  'arm.infantry': 'infanterie',
  'arm.cavalry': 'cavalerie',
  'arm.artillery': 'artillerie',
  'arm.pikes': 'piques',
  'describe.identity':
    '{name:capital} ({arm}), {column:de} : force {strength}, qualité {quality}{movement?, mouvement {movement}}, classe {class}, {isFire?arme à feu|arme de choc}{range?, portée {range}} ; pas de force : {steps} sur {of}.',
  'describe.withParent': 'Ils sont encore avec {parent}.',
  'describe.entry': '{isMany?Ils peuvent|{isFeminine?Elle|Il} peut} entrer à partir du tour {turn} par {zones}.',
  'describe.position':
    '{isMany?Ils se trouvent|{isFeminine?Elle|Il} se trouve} {at} : {ground}{others?, avec {others}}.',
  'describe.quality': '{isMany?Ils testent|{isFeminine?Elle|Il} teste} avec la qualité {leader:de}, {quality}.',
  'describe.states': 'État de l’unité : {states}.',
  'describe.noLeader': 'Aucun chef capable de commander n’est sur la carte.',
  'describe.inReach':
    '{isMany?Ils sont|{isFeminine?Elle|Il} est} à {radius} zones au plus d’un chef{wasIsolated?, mais en isolement jusqu’au prochain contrôle}.',
  'describe.outOfReach':
    '{isMany?Ils sont|{isFeminine?Elle|Il} est} hors de portée {leaders:de}{wasIsolated?|, mais encore sous commandement jusqu’au prochain contrôle}.',
  'describe.orderUnknown': 'On ne connaît pas l’ordre de sa colonne.',
  'describe.order': 'Ordre : {order}. {note}',
  'describe.gunsStay': 'L’artillerie ne bouge pas.',
  'describe.points': 'Points de mouvement en l’état : {all}.',
  'describe.pointsLeft': 'Points de mouvement restants : {left} sur {all}.',
  'describe.enemyControl': 'La zone est sous contrôle ennemi.',
  'describe.noReaction': 'L’ennemi s’est approché en {at} ; aucune réaction n’est possible.',
  'describe.reaction': 'L’ennemi s’est approché en {at} : on peut {ways}.',
  'describe.worth': 'La perte de l’unité vaudrait {points} à l’ennemi.',
  'box.identity': '{name}, hors de la carte : entrée à partir du tour {turn} par {zones}.',
  'box.empty': 'Plus personne n’attend ici.',
  'box.waiting': 'Attendent ici : {all}.',
  'unseen.hedged': 'une bordure arrête la vue',
  'unseen.higher': 'elle est plus haute',
  'unseen.below': 'elle est en contrebas, tout contre',
  'unseen.crest': 'le rebord de la hauteur la cache',
  'unseen.ridge': 'une hauteur s’interpose',
  'unseen.mist': 'on ne voit pas si loin à ce tour',
  'unseen.wood': '{zone} arrête la vue',
  'unseen.pieces': 'des pions s’interposent, en {zone}',
  'survey.points': 'Points : {all}.',
  'survey.pointsOf': '{side} {total} ({scored} acquis, {held} pour les zones tenues)',
  'survey.reduced': '{isMany?réduits|réduit{isFeminine?e}}',
  'survey.disorganised': '{isMany?désorganisés|désorganisé{isFeminine?e}}',
  'survey.isolated': '{isMany?isolés|isolé{isFeminine?e}}',
  'survey.onFoot': 'à pied',
  'survey.inCaracole': 'en caracole',
  'survey.piece': '{name} en {zone}{states}',
  'survey.waiting': 'à venir : {units}',
  'survey.exited': 'sortis de la carte : {units}',
  'survey.lost': 'hors de combat : {units}',
  'survey.column': '{name}{order?, {order}} : {all}.',
  'survey.order': 'ordre {order}',
  'survey.orderUnknown': 'ordre inconnu',
  'survey.noContact': 'Aucun ennemi n’est à portée de marche.',
  'survey.contacts': 'Ennemis les plus proches : {all}.',
  'survey.contact': '{isNext?au contact|à {far} zones} {own:de}, {enemies}',
  'survey.objectives': 'Objectifs : {all}.',
  'survey.objective': '{zone}, {points} {isHeld?que tiennent|à prendre pour} {side}',
  'survey.exit': '{side:capital} peuvent quitter la carte à partir du tour {turn} par {zones}.',

  // marching
  'lesson.marching.title': 'Marcher',
  'lesson.marching.says':
    'La carte est faite de zones. Y entrer coûte un point en terrain ouvert (I), deux en terrain difficile (II), trois en terrain très difficile (III) ; une bordure simple ajoute un point, une bordure double deux. Un passage de trois points se teste, un passage de quatre ou plus désorganise sur-le-champ.',
  'lesson.marching.1.says': 'Menez les chevau-légers d’Aumale à travers champs, de 116 en 126.',
  'lesson.marching.1.hint':
    'Choisissez les chevau-légers en 116, puis 126. Deux zones ouvertes, bordures pointillées : deux de leurs huit points.',
  'lesson.marching.2.says':
    'Les corselets ont trois points, et un de plus s’ils suivent une route. Faites-leur parcourir quatre zones, de 137 en 129.',
  'lesson.marching.2.hint':
    'Choisissez les corselets II en 137, puis 129. La route passe par 138, 139 et 130 ; hors de la route, 129 est trop loin.',
  'lesson.marching.3.says':
    'La vigne en 136 est un terrain difficile derrière une haie : deux points plus un, soit trois d’un coup. Envoyez-y de 126 les corselets I, et voyez-les tester.',
  'lesson.marching.3.hint': 'Choisissez les corselets I en 126, puis 136. Ils ne doivent pas dépasser leur qualité, 4.',
  'lesson.marching.4.says':
    'Par-dessus le mur, dans le château en 125, il faut cinq points d’un coup : pas de dé, le désordre est certain. Menez-y de 127 les gendarmes d’Elbeuf I.',
  'lesson.marching.4.hint':
    'Choisissez les gendarmes I en 127, puis 125 : un point jusqu’en 126, puis trois pour le château et deux pour la bordure double.',
  'lesson.marching.end':
    'Une unité désorganisée une seconde fois perd un pas de force. Choisissez votre terrain avant de vous hâter.',

  // command
  'lesson.command.title': 'Le commandement',
  'lesson.command.says':
    'Au début de sa phase, un camp regarde qui se trouve à trois zones au plus du chef de sa colonne, ou du lieutenant général. Qui ne l’est pas est isolé jusqu’au contrôle suivant : ni attaque ni réorganisation, et une marche seulement vers ses chefs.',
  'lesson.command.1.says':
    'Les argoulets IV, à Métrieux en 012, sont isolés, à quatre zones de Saint-Auban. Ils ne peuvent que se rapprocher : amenez-les en 018.',
  'lesson.command.1.hint':
    'Choisissez les argoulets IV, puis 018. Les zones qui éloignent des deux chefs ne sont pas proposées.',
  'lesson.command.2.says':
    'Un chef a dix points et ne teste jamais. Menez Saint-Auban en 022, pour qu’ils soient bien à sa portée.',
  'lesson.command.2.hint':
    'Choisissez Saint-Auban en 028, puis 022. Le calque « Rayon de commandement » montre qui il atteint.',
  'lesson.command.3.says':
    'Terminez le mouvement. Personne n’est proche, l’ennemi n’a plus de chef pour avancer, et votre phase suivante commence par le contrôle du commandement.',
  'lesson.command.3.hint': 'Choisissez « Terminer le mouvement ».',
  'lesson.command.end':
    'Le chemin d’un chef contourne les unités ennemies, jamais au travers : une colonne peut être coupée.',

  // reactions
  'lesson.reactions.title': 'Les réactions',
  'lesson.reactions.says':
    'Quand l’ennemi a bougé, vous pouvez réagir aux zones où il est entré et où il n’avait personne. De la zone voisine, les armes à feu tirent et la cavalerie de choc rapide charge, après un test de qualité ; la cavalerie peut céder le terrain. Chaque unité réagit une fois. Dans le combat qui suit, celui qui s’est approché compte pour l’assaillant.',
  'lesson.reactions.1.says':
    'Des arquebusiers de Lyon sont venus en 017. Tirez sur eux avec vos argoulets à pied, en 023.',
  'lesson.reactions.1.hint':
    'Choisissez les argoulets protestants I en 023, puis 017, puis le tir. Saint-Auban est avec eux : ils testent avec sa qualité, 5.',
  'lesson.reactions.2.says':
    'Des gendarmes sont en 029, terrain ouvert derrière une bordure pointillée, et vos cuirassiers sont plus rapides. Chargez-les de 025.',
  'lesson.reactions.2.hint':
    'Choisissez les cuirassiers de Châtillon en 025, puis 029, puis la charge. Ils restent où ils sont : une réaction n’est pas un mouvement.',
  'lesson.reactions.3.says':
    'De la milice a atteint 121, à côté de vos argoulets IV. Devant des gens de pied, la cavalerie cède le terrain sans test : qu’ils le fassent.',
  'lesson.reactions.3.hint': 'Choisissez les argoulets IV en 028, puis 121, puis céder le terrain.',
  'lesson.reactions.4.says':
    'Choisissez maintenant où : une zone, vers votre bord de ravitaillement, au sud. Menez-les en 034.',
  'lesson.reactions.4.hint':
    'Choisissez les argoulets IV, puis 034. Les zones qui éloignent du ravitaillement ne sont pas proposées tant qu’une plus proche est libre.',
  'lesson.reactions.end': 'Nul ne tire ni ne charge d’un niveau à l’autre, et une unité désorganisée ne réagit pas.',

  // assault
  'lesson.assault.title': 'Un assaut',
  'lesson.assault.says':
    'Une unité attaque, l’ennemi désigne celle qui la reçoit. Chacune ajoute à sa force : l’assaillant sa classe, le défenseur le terrain ; toute autre unité de la zone, si elle a l’autre arme, soutient pour un. La différence et un dé donnent le résultat. Le défenseur peut céder le terrain plutôt que de perdre un pas de force ; alors vous pouvez avancer.',
  'lesson.assault.1.says':
    'Les gendarmes de Guise I sont en 137 avec des arquebusiers, qui les soutiendront. Attaquez les reîtres de Bouck en 138.',
  'lesson.assault.1.hint':
    'Choisissez les gendarmes I en 137, puis 138, puis l’attaque. Les chances donnent chaque élément et sa règle.',
  'lesson.assault.2.says':
    'Terrain ouvert des deux côtés, bordure pointillée, le marqueur est encore là : chargez. Cela ajoute deux, une seule fois dans la bataille.',
  'lesson.assault.2.hint': 'Choisissez de donner la charge. Sept avec la charge, Guise et le soutien, contre deux.',
  'lesson.assault.3.says':
    'Les reîtres n’avaient plus qu’un pas de force et ont cédé le terrain. Occupez la zone quittée : avancez les gendarmes.',
  'lesson.assault.3.hint':
    'Choisissez les gendarmes I, puis 138 : avancer. Les arquebusiers qui ont soutenu peuvent suivre, et Guise aussi.',
  'lesson.assault.end':
    'De chaque zone, une seule attaque par phase, et chaque unité ne combat qu’une fois : pensez à qui soutient qui.',

  // defence
  'lesson.defence.title': 'Recevoir l’attaque',
  'lesson.defence.says':
    'Quand une de vos zones est attaquée, vous désignez l’unité qui reçoit l’attaque. Si elle doit perdre un pas de force, elle peut céder le terrain à la place, d’une zone vers votre bord de ravitaillement, à moins d’être désorganisée. Les unités qui l’ont soutenue et les chefs de la zone peuvent suivre.',
  'lesson.defence.1.says':
    'Des piquiers attaquent Cognat, 117. Que les arquebusiers les reçoivent : Mouvans ajoute un aux arquebusiers en défense, le village un, les chevau-légers un.',
  'lesson.defence.1.hint': 'Choisissez les arquebusiers provençaux I en 117, puis défendre.',
  'lesson.defence.2.says': 'Un six : un pas de force à perdre. Gardez-le, et cédez le terrain vers 118.',
  'lesson.defence.2.hint':
    'Choisissez les arquebusiers, puis 118, puis reculer. Par une bordure pointillée en terrain ouvert, ils testent ; par pire, ils sont désorganisés.',
  'lesson.defence.3.says': 'Les chevau-légers les soutenaient et peuvent suivre. Amenez-les aussi en 118.',
  'lesson.defence.3.hint': 'Choisissez les chevau-légers protestants I, puis 118, puis reculer.',
  'lesson.defence.4.says':
    'Mouvans est seul dans Cognat, et le premier ennemi qui entre s’emparerait de lui. Envoyez-le rejoindre ses hommes.',
  'lesson.defence.4.hint': 'Choisissez Mouvans, puis 118.',
  'lesson.defence.end':
    'Un pas de force sauvé, c’est une zone perdue : voyez ce qui vaut le plus, le village ou les hommes.',

  // guns
  'lesson.guns.title': 'Canons et lignes de vue',
  'lesson.guns.says':
    'Un canon ne bouge jamais. Il tire jusqu’à trois zones sur une unité en vue : un dé inférieur à sa force modifiée coûte un pas de force à la cible, un dé égal la désorganise. Certaines bordures, les bois et les villages, les hauteurs et les pions interposés arrêtent la vue. Les autres pièces de sa zone ajoutent un chacune.',
  'lesson.guns.1.says':
    'Des arquebusiers sont en 143 et en 126. De 138, vos canons ne voient que l’une des deux zones. Tirez sur ceux qu’ils voient.',
  'lesson.guns.1.hint':
    'Choisissez le canon I en 138 et posez le calque « Ligne de vue » sur la carte ; puis 143, puis le tir. L’autre pièce ajoute un : trois en tout.',
  'lesson.guns.2.says':
    'Frappez pendant qu’ils chancellent : une unité attaquée de nouveau aussitôt défend avec un de moins. Attaquez 143 avec les reîtres de Bouck, en 136.',
  'lesson.guns.2.hint': 'Choisissez les reîtres de Bouck I en 136, puis 143, puis l’attaque.',
  'lesson.guns.end':
    'À une zone, un canon reçoit le soutien des troupes de choc de sa zone. Il tire une fois par phase, et sa zone a alors attaqué.',

  // orders
  'lesson.orders.title': 'Ordres et initiative',
  'lesson.orders.says':
    'Avec les règles avancées, chaque colonne est sous un ordre, que l’ennemi ignore jusqu’à ce qu’il paraisse. Marche donne deux points de plus, mais ni attaque ni entrée sous contrôle ennemi ; Attaque donne un de plus en attaque. Un chef change d’ordre en obtenant moins que sa qualité. En fin de tour, les ordres hardis gagnent l’initiative.',
  'lesson.orders.1.says': 'Chevrières mène l’avant-garde, qui est sous l’ordre Marche. Qu’il passe à Attaque.',
  'lesson.orders.1.hint':
    'Choisissez Chevrières en 004, puis l’ordre Attaque. Il lui faut moins de 4 ; auprès du lieutenant général, il ôte un au dé.',
  'lesson.orders.2.says':
    'La colonne de Mandelot reste sous l’ordre Marche. Quittez les ordres et passez au mouvement.',
  'lesson.orders.2.hint': 'Choisissez « En rester là et passer au mouvement ».',
  'lesson.orders.3.says':
    'La milice a trois points, cinq sous l’ordre Marche. Menez la milice de Lyon II de 003 en 018 ; une si longue marche trahit son ordre.',
  'lesson.orders.3.hint': 'Choisissez la milice de Lyon II en 003, puis 018 : quatre zones ouvertes.',
  'lesson.orders.4.says': 'Personne d’autre n’a besoin de bouger. Terminez le mouvement.',
  'lesson.orders.4.hint': 'Choisissez « Terminer le mouvement ».',
  'lesson.orders.5.says':
    'Il n’y a personne à attaquer ; on vous le demande pourtant, pour que l’ennemi n’apprenne rien de vos ordres. Terminez les combats. Dans la phase de clôture, les ordres se montrent et l’initiative se compte : deux pour Attaque, un pour Escarmouche.',
  'lesson.orders.5.hint': 'Choisissez « Terminer les combats ».',
  'lesson.orders.end':
    'Deux contre un : à vous de commencer. Les batailles vous attendent ; commencez par Métrieux ou Auneau.',

  // La première partie guidée
  'guide.charge.title': 'Charge à l’aube',
  'guide.charge.says':
    'Tour 1, à l’aube, dans la brume. Vous commandez les catholiques. Les cavaliers d’Elbeuf ont tourné le bourg jusqu’en zone 143 ; les reîtres de Bouck, en zone 137, sont seuls.',
  'guide.charge.1.says': 'Amenez les chevau-légers de Vins en zone 144, pour couvrir leur flanc.',
  'guide.charge.1.hint': 'Sélectionnez les chevau-légers de Vins en 128, puis la zone 144, puis confirmez.',
  'guide.charge.2.says': 'Terminez le mouvement. Puis attaquez la zone 137 avec les gendarmes d’Elbeuf I.',
  'guide.charge.2.hint':
    'Appuyez sur le bouton qui termine le mouvement. Sélectionnez les gendarmes d’Elbeuf I en 143, puis la zone 137, regardez les chances et confirmez.',
  'guide.charge.3.says': 'Utilisez leur charge : elle ajoute deux à l’attaque, une seule fois dans la bataille.',
  'guide.charge.3.hint':
    'Choisissez la réponse avec la charge : elle est liée aux gendarmes d’Elbeuf I et à la zone 137.',
  'guide.charge.end':
    'Voilà une phase : se déplacer, subir les réactions, combattre, se remettre en ordre. La suite est à vous. Il vous faut quatre points d’avance à la fin du tour 10.',
  'guide.charge.tip.4.1Pg':
    'Déplacez vos pions un à un. Gardez les unités près du chef de leur colonne, sinon elles ne peuvent presque rien faire.',
  'guide.charge.tip.6.1a': 'L’ennemi s’est approché. Une unité voisine de la zone peut réagir, ou le laisser passer.',
  'guide.charge.tip.7.1a':
    'Chaque zone mène une attaque par phase. Comparez les chances et gardez une unité avec sa charge pour le bon moment.',
  'guide.charge.tip.7.3b':
    'Choisissez qui reçoit l’attaque : une unité fraîche au bon facteur de combat, et non une unité désorganisée.',
  'guide.charge.tip.7.5.2a':
    'Perdre le pas et tenir la zone, ou reculer et le sauver. Tenez ce qui rapporte des points.',
  'guide.charge.tip.7.7a':
    'La zone est vide. Entrez-y si elle rapporte des points ou ouvre le passage ; restez si vous risquez d’être coupé.',
  'guide.charge.tip.8.0a':
    'Les unités désorganisées peuvent tenter de se remettre en ordre. Faites-le avant que l’ennemi ne les attaque.',
  // Tables sur papier.
  'chart.combat': 'Combat\u00a0: points de l’assaillant moins ceux du défenseur',
  'chart.die': 'Dé {n}',
  'chart.combatNote':
    'Assaillant / défenseur. TQ\u00a0: test de qualité. DS\u00a0: désorganisée. Un chiffre\u00a0: pas perdus. *\u00a0: chefs en danger. #\u00a0: la perte ne peut pas être remplacée par une retraite.',
  'chart.zones': 'Zones\u00a0: coût, place et bonus du défenseur',
  'chart.borders': 'Bordures\u00a0: coût et bonus du défenseur',
  'chart.ground': 'Terrain',
  'chart.border': 'Bordure',
  'chart.points': 'Points',
  'chart.room': 'Unités au plus',
  'chart.group.cavalry': 'Contre la cavalerie',
  'chart.group.footShock': 'Contre l’infanterie au choc',
  'chart.group.footFire': 'Contre l’infanterie au feu',
  'chart.group.artillery': 'Canons',
  'chart.orders': 'Ordres des colonnes (règles avancées)',
  'chart.order': 'Ordre',
  'chart.initiative': 'Initiative',
  'chart.movement': 'Mouvement',
  'chart.attack': 'Attaque',
  'chart.attacking': 'En attaque',
  'chart.defending': 'En défense',
  'chart.yes': 'oui',
  'chart.no': 'non',
};
