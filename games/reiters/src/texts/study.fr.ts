import type { en } from './study.en.ts';

/** What is asked for only now and then, in French: descriptions, the survey, lessons. Fetched with it. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  // Pieces, places and the field in sentences.
  'deed.place': 'changer de place',
  'deed.exchange': 'échanger de place avec une autre',
  'deed.post': 'placer des enfants perdus',
  'deed.ready': 'commencer',
  'deed.order': 'changer l’ordre',
  'deed.move': 'se déplacer',
  'deed.enter': 'entrer sur la carte',
  'deed.leave': 'quitter la carte',
  'deed.mount': 'monter à cheval',
  'deed.dismount': 'mettre pied à terre',
  'deed.detach': 'détacher des enfants perdus',
  'deed.absorb': 'rejoindre l’unité mère',
  'deed.caracole': 'faire la caracole',
  'deed.fire': 'tirer',
  'deed.charge': 'charger',
  'deed.give-way': 'reculer avant combat',
  'deed.slip-away': 's’esquiver',
  'deed.ride-off': 's’éloigner',
  'deed.fall-back': 'reculer',
  'deed.attack': 'attaquer',
  'deed.bombard': 'tirer',
  'deed.defend': 'défendre',
  'deed.engage': 'combattre',
  'deed.lose': 'subir la perte',
  'deed.retreat': 'reculer',
  'deed.follow': 'suivre',
  'deed.again': 'attaquer de nouveau',
  'deed.halt': 'ne pas attaquer de nouveau',
  'deed.advance': 'avancer',
  'deed.replace': 'prendre le commandement',
  'deed.reorganise': 'se réorganiser',
  'deed.done': 'terminer',
  'arm.infantry': 'infanterie',
  'arm.cavalry': 'cavalerie',
  'arm.artillery': 'artillerie',
  'arm.pikes': 'piques',
  'describe.identity':
    '{name:capital} ({arm}), {column} : force de combat {strength}, qualité {quality}{movement?, mouvement {movement}}, classe {class}, {isFire?armes à feu|choc}{range?, portée {range}} ; niveaux : {steps} sur {of}.',
  'describe.withParent': 'Ils sont encore avec {parent}.',
  'describe.entry': '{isMany?Ils peuvent|{isFeminine?Elle|Il} peut} entrer à partir du tour {turn} par {zones}.',
  'describe.position': '{isMany?Ils sont|{isFeminine?Elle|Il} est} {at} : {ground}{others?, avec {others}}.',
  'describe.quality': '{isMany?Ils testent|{isFeminine?Elle|Il} teste} avec la qualité {leader:de}, {quality}.',
  'describe.states': 'État : {states}.',
  'describe.noLeader': 'Aucun chef sur la carte ne peut commander cette unité.',
  'describe.inReach':
    '{isMany?Ils sont|{isFeminine?Elle|Il} est} à {radius} zones au plus d’un chef{wasIsolated?, mais en isolement jusqu’à la prochaine vérification}.',
  'describe.outOfReach':
    '{isMany?Ils sont|{isFeminine?Elle|Il} est} hors de portée {leaders:de}{wasIsolated?|, mais sous commandement jusqu’à la prochaine vérification}.',
  'describe.orderUnknown': 'L’ordre de sa colonne est inconnu.',
  'describe.order': 'Ordre : {order}. {note}',
  'describe.gunsStay': 'Les canons ne bougent pas.',
  'describe.points': 'Points de mouvement : {all}.',
  'describe.pointsLeft': 'Points de mouvement restants : {left} sur {all}.',
  'describe.enemyControl': 'La zone est une zone de contrôle ennemie.',
  'describe.noReaction': 'Des unités ennemies se sont approchées (zone {at}) ; aucune réaction n’est possible.',
  'describe.reaction': 'Des unités ennemies se sont approchées (zone {at}). Réactions possibles : {ways}.',
  'describe.worth': 'Si l’unité est perdue, l’autre camp marque {points}.',
  'box.identity': '{name}, hors de la carte : entrée à partir du tour {turn} par {zones}.',
  'box.empty': 'Plus personne n’attend ici.',
  'box.waiting': 'En attente ici : {all}.',
  'unseen.hedged': 'une bordure bloque la vue',
  'unseen.higher': 'elle est plus haute',
  'unseen.below': 'elle est juste en contrebas',
  'unseen.crest': 'le rebord de la hauteur la cache',
  'unseen.ridge': 'une hauteur s’interpose',
  'unseen.mist': 'la visibilité est trop faible ce tour-ci',
  'unseen.wood': '{zone} bloque la vue',
  'unseen.pieces': 'des unités s’interposent (zone {zone})',
  'survey.points': 'Points : {all}.',
  'survey.pointsOf': '{side} {total} ({scored} marqués, {held} pour les zones tenues)',
  'survey.reduced': '{isMany?réduits|réduit{isFeminine?e}}',
  'survey.disorganised': 'en désordre',
  'survey.isolated': '{isMany?isolés|isolé{isFeminine?e}}',
  'survey.onFoot': 'à pied',
  'survey.inCaracole': 'en caracole',
  'survey.piece': '{name}, zone {zone}{states}',
  'survey.waiting': 'renforts ({units})',
  'survey.exited': 'sorties de la carte ({units})',
  'survey.lost': 'éliminées ({units})',
  'survey.column': '{name}{order?, {order}} : {all}.',
  'survey.order': 'ordre {order}',
  'survey.orderUnknown': 'ordre inconnu',
  'survey.noContact': 'Aucune unité ennemie sur la carte.',
  'survey.contacts': 'Ennemis les plus proches : {all}.',
  'survey.contact': '{enemies} {isNext?au contact|à {far} zones} {own:de}',
  'survey.objectives': 'Objectifs : {all}.',
  'survey.objective': '{zone}, {points} {isHeld?aux mains {side:de}|à prendre pour {side}}',
  'survey.exit': '{side:capital} peuvent quitter la carte à partir du tour {turn} par {zones}.',

  // marching
  'lesson.marching.title': 'Le mouvement',
  'lesson.marching.says':
    'La carte est faite de zones. Y entrer coûte un point en terrain ouvert (I), deux en terrain difficile (II), trois en terrain très difficile (III) ; une bordure simple ajoute un point, une bordure double deux. Si l’entrée coûte trois points, l’unité passe un test ; à quatre ou plus, elle tombe aussitôt en désordre.',
  'lesson.marching.1.says': 'Déplacez les chevau-légers d’Aumale à travers champs, de la zone 116 à la zone 126.',
  'lesson.marching.1.hint':
    'Choisissez les chevau-légers en zone 116, puis 126. Deux zones ouvertes par des bordures pointillées : deux de leurs huit points.',
  'lesson.marching.2.says':
    'Les corselets ont trois points, et un de plus s’ils restent sur une route. Déplacez-les de quatre zones, de la zone 137 à la zone 129.',
  'lesson.marching.2.hint':
    'Choisissez les corselets II en zone 137, puis 129. La route passe par 138, 139 et 130 ; hors de la route, 129 est trop loin.',
  'lesson.marching.3.says':
    'La vigne en zone 136 est un terrain difficile derrière une haie : deux points plus un, trois d’un coup. Faites-y entrer les corselets I depuis la zone 126 : ils doivent passer un test.',
  'lesson.marching.3.hint': 'Choisissez les corselets I en zone 126, puis 136. Il leur faut leur qualité, 4, ou moins.',
  'lesson.marching.4.says':
    'Passer le mur du château, en zone 125, coûte cinq points d’un coup : pas de test, le désordre est certain. Déplacez-y les gendarmes d’Elbeuf I depuis la zone 127.',
  'lesson.marching.4.hint':
    'Choisissez les gendarmes I en zone 127, puis 125 : un point jusqu’à la zone 126, puis trois pour le château et deux pour la bordure double.',
  'lesson.marching.end': 'Une unité mise en désordre une seconde fois perd un niveau. Choisissez bien votre chemin.',

  // command
  'lesson.command.title': 'Le commandement',
  'lesson.command.says':
    'Au début de sa phase, un camp vérifie quelles unités sont à trois zones au plus du chef de leur colonne ou du lieutenant général. Les autres sont isolées jusqu’à la vérification suivante : elles ne peuvent ni attaquer ni se réorganiser, et ne bougent que vers leurs chefs.',
  'lesson.command.1.says':
    'Les argoulets IV, à Métrieux en zone 012, sont isolés, à quatre zones de Saint-Auban. Ils ne peuvent que se rapprocher : déplacez-les en zone 018.',
  'lesson.command.1.hint':
    'Choisissez les argoulets IV, puis 018. Les zones qui éloignent des deux chefs ne sont pas proposées.',
  'lesson.command.2.says':
    'Un chef a dix points et ne passe jamais de test. Déplacez Saint-Auban en zone 022, pour que les argoulets soient bien à sa portée.',
  'lesson.command.2.hint':
    'Choisissez Saint-Auban en zone 028, puis 022. Le calque « Portée de commandement » montre jusqu’où il commande.',
  'lesson.command.3.says':
    'Terminez le mouvement. Aucun ennemi n’est proche, l’autre camp n’a plus de chef pour avancer, et votre phase suivante commence par la vérification du commandement.',
  'lesson.command.3.hint': 'Choisissez « Terminer le mouvement ».',
  'lesson.command.end':
    'La portée d’un chef contourne les unités ennemies sans jamais les traverser : une colonne peut être coupée.',

  // reactions
  'lesson.reactions.title': 'Les réactions',
  'lesson.reactions.says':
    'Après le mouvement adverse, vous pouvez réagir aux zones où l’ennemi est entré et qui étaient vides. D’une zone voisine, les armes à feu peuvent tirer et la cavalerie de choc rapide charger, après un test de qualité ; la cavalerie peut aussi reculer. Chaque unité réagit une fois. Dans le combat qui suit, celui qui s’est approché compte comme attaquant.',
  'lesson.reactions.1.says':
    'Des arquebusiers de Lyon sont arrivés en zone 017. Tirez sur eux avec vos argoulets à pied, en zone 023.',
  'lesson.reactions.1.hint':
    'Choisissez les argoulets protestants I en zone 023, puis 017, puis le tir. Saint-Auban est avec eux : ils testent avec sa qualité, 5.',
  'lesson.reactions.2.says':
    'Des gendarmes sont en zone 029, en terrain ouvert derrière une bordure pointillée, et vos cuirassiers sont plus rapides. Chargez-les depuis la zone 025.',
  'lesson.reactions.2.hint':
    'Choisissez les cuirassiers de Châtillon en zone 025, puis 029, puis la charge. Ils restent où ils sont : une réaction n’est pas un mouvement.',
  'lesson.reactions.3.says':
    'De la milice a atteint la zone 121, à côté de vos argoulets IV. La cavalerie recule devant l’infanterie sans test : faites-le.',
  'lesson.reactions.3.hint': 'Choisissez les argoulets IV en zone 028, puis 121, puis « Reculer avant combat ».',
  'lesson.reactions.4.says':
    'Choisissez maintenant où : une zone, vers votre bord de ravitaillement, au sud. Déplacez-les en zone 034.',
  'lesson.reactions.4.hint':
    'Choisissez les argoulets IV, puis 034. Les zones qui éloignent du ravitaillement ne sont pas proposées tant qu’une plus proche est libre.',
  'lesson.reactions.end':
    'Aucune unité ne tire ni ne charge en réaction d’un niveau à l’autre, et une unité en désordre ne réagit pas.',

  // assault
  'lesson.assault.title': 'L’attaque',
  'lesson.assault.says':
    'Une unité attaque, et l’autre camp choisit celle qui défend. Chacune ajoute à sa force de combat : l’attaquant sa classe, le défenseur le terrain ; toute autre unité de la zone ayant l’autre type d’arme (choc ou feu) ajoute un en soutien. La différence et un dé donnent le résultat. Le défenseur peut reculer au lieu de perdre un niveau ; vous pouvez alors avancer.',
  'lesson.assault.1.says':
    'Les gendarmes de Guise I sont en zone 137 avec des arquebusiers, qui les soutiendront. Attaquez les reîtres de Bouck en zone 138.',
  'lesson.assault.1.hint':
    'Choisissez les gendarmes I en zone 137, puis 138, puis l’attaque. Les probabilités donnent chaque modificateur et sa règle.',
  'lesson.assault.2.says':
    'Terrain ouvert des deux côtés, bordure pointillée, et la charge est disponible : utilisez-la. Elle ajoute deux, une seule fois par bataille.',
  'lesson.assault.2.hint':
    'Choisissez d’utiliser la charge. Cela fait sept, avec la charge, Guise et le soutien, contre deux.',
  'lesson.assault.3.says':
    'Les reîtres n’avaient plus qu’un niveau et ont reculé plutôt que de disparaître. Prenez leur zone : avancez les gendarmes.',
  'lesson.assault.3.hint':
    'Choisissez les gendarmes I, puis 138 : avancer. Les arquebusiers en soutien peuvent suivre, et Guise aussi.',
  'lesson.assault.end':
    'Chaque zone attaque une fois par phase, et chaque unité combat une fois : prévoyez qui soutient qui.',

  // defence
  'lesson.defence.title': 'Défendre',
  'lesson.defence.says':
    'Quand une de vos zones est attaquée, vous choisissez l’unité qui défend. Si elle doit perdre un niveau, elle peut reculer à la place, d’une zone vers votre bord de ravitaillement, sauf si elle est en désordre. Les unités qui la soutenaient et les chefs de la zone peuvent suivre.',
  'lesson.defence.1.says':
    'Des piquiers attaquent Cognat, 117. Défendez avec les arquebusiers : Mouvans leur ajoute un en défense, le village un, les chevau-légers un.',
  'lesson.defence.1.hint': 'Choisissez les arquebusiers provençaux I en zone 117, puis « Défendre ».',
  'lesson.defence.2.says': 'Un six : il faut perdre un niveau. Reculez plutôt en zone 118.',
  'lesson.defence.2.hint':
    'Choisissez les arquebusiers, puis 118, puis « Reculer ». Par une bordure pointillée en terrain ouvert, ils passent un test ; par un passage plus difficile, ils tombent en désordre.',
  'lesson.defence.3.says': 'Les chevau-légers les soutenaient et peuvent suivre. Déplacez-les aussi en zone 118.',
  'lesson.defence.3.hint': 'Choisissez les chevau-légers protestants I, puis 118, puis « Reculer ».',
  'lesson.defence.4.says':
    'Mouvans est maintenant seul dans Cognat, et la première unité ennemie qui entre le capturerait. Envoyez-le rejoindre ses troupes.',
  'lesson.defence.4.hint': 'Choisissez Mouvans, puis 118.',
  'lesson.defence.end':
    'Un niveau sauvé, une zone perdue : à vous de voir ce qui compte le plus, le village ou les troupes.',

  // guns
  'lesson.guns.title': 'Canons et ligne de vue',
  'lesson.guns.says':
    'Un canon ne bouge pas. Il tire à trois zones au plus sur une unité en vue : un résultat inférieur à sa force modifiée coûte un niveau à la cible, un résultat égal la met en désordre. Certaines bordures, les bois et les villages, les hauteurs et les unités interposées bloquent la vue. Chaque autre canon de la zone ajoute un.',
  'lesson.guns.1.says':
    'Il y a des arquebusiers en zone 143 et en zone 126. Depuis la zone 138, vos canons ne voient que l’une des deux zones. Tirez sur l’unité en vue.',
  'lesson.guns.1.hint':
    'Choisissez le canon I en zone 138 et affichez le calque « Ligne de vue » ; puis 143, puis le tir. L’autre canon ajoute un : total trois.',
  'lesson.guns.2.says':
    'Enchaînez : une unité attaquée de nouveau aussitôt défend avec un de moins. Attaquez la zone 143 avec les reîtres de Bouck, en zone 136.',
  'lesson.guns.2.hint': 'Choisissez les reîtres de Bouck I en zone 136, puis 143, puis l’attaque.',
  'lesson.guns.end':
    'À une zone de portée, un canon reçoit le soutien des troupes de choc de sa zone. Il tire une fois par phase, et cela compte comme l’attaque de sa zone.',

  // orders
  'lesson.orders.title': 'Ordres et initiative',
  'lesson.orders.says':
    'Avec les règles avancées, chaque colonne a un ordre, secret jusqu’à sa révélation. Marche donne deux points de plus mais interdit d’attaquer et d’entrer en zone de contrôle ennemie ; Attaque donne +1 en attaque. Un chef change d’ordre en obtenant moins que sa qualité. En fin de tour, les ordres audacieux gagnent l’initiative.',
  'lesson.orders.1.says': 'Chevrières mène l’avant-garde, qui a l’ordre Marche. Passez à Attaque.',
  'lesson.orders.1.hint':
    'Choisissez Chevrières en zone 004, puis l’ordre Attaque. Il lui faut moins de 4 ; auprès du lieutenant général, il enlève un au dé.',
  'lesson.orders.2.says': 'La colonne de Mandelot garde l’ordre Marche. Passez au mouvement.',
  'lesson.orders.2.hint': 'Choisissez « Garder les ordres et passer au mouvement ».',
  'lesson.orders.3.says':
    'La milice a trois points, cinq avec l’ordre Marche. Déplacez la milice de Lyon II de la zone 003 à la zone 018 ; un si long mouvement révèle son ordre.',
  'lesson.orders.3.hint': 'Choisissez la milice de Lyon II en zone 003, puis 018 : quatre zones ouvertes.',
  'lesson.orders.4.says': 'Personne d’autre n’a besoin de bouger. Terminez le mouvement.',
  'lesson.orders.4.hint': 'Choisissez « Terminer le mouvement ».',
  'lesson.orders.5.says':
    'Il n’y a personne à attaquer ; on vous pose quand même la question, pour que l’adversaire n’apprenne rien de vos ordres. Terminez les combats. En fin de tour, les ordres sont révélés et l’initiative se compte : deux pour Attaque, un pour Escarmouche.',
  'lesson.orders.5.hint': 'Choisissez « Terminer les combats ».',
  'lesson.orders.end':
    'Deux contre un : vous jouez en premier. Essayez maintenant une bataille : commencez par Métrieux ou Auneau.',

  // La première partie guidée
  'guide.charge.title': 'Charge à l’aube',
  'guide.charge.says':
    'Tour 1, à l’aube, dans la brume. Vous commandez les catholiques. Les cavaliers d’Elbeuf ont contourné le bourg jusqu’à la zone 143 ; les reîtres de Bouck, en zone 137, sont seuls.',
  'guide.charge.1.says': 'Amenez les chevau-légers de Vins en zone 144, pour couvrir leur flanc.',
  'guide.charge.1.hint': 'Choisissez les chevau-légers de Vins en zone 128, puis la zone 144, puis confirmez.',
  'guide.charge.2.says': 'Après le mouvement, attaquez la zone 137 avec les gendarmes d’Elbeuf I.',
  'guide.charge.2.hint':
    'Si le mouvement n’est pas terminé, appuyez sur « Terminer le mouvement ». Choisissez les gendarmes d’Elbeuf I en zone 143, puis la zone 137, regardez les probabilités et confirmez.',
  'guide.charge.3.says': 'Utilisez leur charge : elle ajoute deux à l’attaque, une seule fois dans la bataille.',
  'guide.charge.3.hint':
    'Choisissez la réponse qui utilise la charge : elle est proposée avec les gendarmes d’Elbeuf I et la zone 137.',
  'guide.charge.end':
    'Voilà comment se joue une phase : se déplacer, subir les réactions, combattre, se remettre en ordre. La suite est à vous. Il vous faut quatre points d’avance à la fin du tour 10.',
  'guide.charge.tip.4.1Pg':
    'Déplacez vos pions un à un. Gardez les unités près du chef de leur colonne, sinon elles ne peuvent presque rien faire.',
  'guide.charge.tip.6.1a': 'L’ennemi s’est approché. Une unité voisine de la zone peut réagir, ou le laisser passer.',
  'guide.charge.tip.7.1a':
    'Chaque zone mène une attaque par phase. Comparez les probabilités, et gardez la charge d’une unité pour le bon moment.',
  'guide.charge.tip.7.3b':
    'Choisissez qui reçoit l’attaque : une unité fraîche à la force de combat élevée, plutôt qu’une unité en désordre.',
  'guide.charge.tip.7.5.2a':
    'Perdre le niveau et tenir la zone, ou reculer et le sauver. Tenez ce qui rapporte des points.',
  'guide.charge.tip.7.7a':
    'La zone est vide. Avancez si elle rapporte des points ou ouvre le passage ; restez si l’unité risque d’être coupée des autres.',
  'guide.charge.tip.8.0a':
    'Les unités en désordre peuvent tenter de se réorganiser. Faites-le avant que l’ennemi ne les attaque.',
  // Tables sur papier.
  'chart.combat': 'Combat : points de l’attaquant moins ceux du défenseur',
  'chart.die': 'Dé {n}',
  'chart.combatNote':
    'Attaquant / défenseur. TQ : test de qualité. DS : en désordre. Un chiffre : niveaux perdus. * : chefs en danger. # : la perte ne peut pas être remplacée par un recul.',
  'chart.zones': 'Zones : coût, limite d’empilement et bonus du défenseur',
  'chart.borders': 'Bordures\u00a0: coût et bonus du défenseur',
  'chart.ground': 'Terrain',
  'chart.border': 'Bordure',
  'chart.points': 'Coût',
  'chart.room': 'Limite d’empilement',
  'chart.group.cavalry': 'Contre la cavalerie',
  'chart.group.footShock': 'Contre l’infanterie au choc',
  'chart.group.footFire': 'Contre l’infanterie au feu',
  'chart.group.artillery': 'Contre les canons',
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
