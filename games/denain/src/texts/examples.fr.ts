import type { en } from './examples.en.ts';

/** The worked examples of the rulebook in French. Fetched with it. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'forward.title': 'Tout droit',
  'forward.says':
    'Picardie fait face à 1412 et 1511, les deux hexagones devant lui. Chaque hexagone de terrain découvert coûte un de ses deux points de mouvement.',
  'forward.end':
    'Deux pas devant lui, deux points, et Picardie garde son orientation. 1510 est à côté de lui : il faudrait d’abord pivoter.',
  'off-road.title': 'En quittant la route',
  'off-road.says':
    'Une route va de 1509 à 1610 et au-delà. Picardie a deux points de mouvement, et un troisième seulement si tout son trajet suit la route.',
  'off-road.end':
    'Picardie a quitté la route dans l’hexagone 1610 : il avait donc deux points et non trois, et 1612 était hors d’atteinte. L’hexagone où elle menait a tout de même été compté au coût de la route.',
  'turn-and-go.title': 'Pivoter, puis avancer',
  'turn-and-go.says': 'Picardie fait face à l’est, et 1511 n’est pas devant lui.',
  'turn-and-go.end': 'Pivoter d’un sommet a coûté un point de mouvement, le pas vers 1511 l’autre.',
  'stopped.title': 'Arrêté par une zone de contrôle',
  'stopped.says':
    'Kettler I fait face à l’ouest : 1513 et 1514 sont dans sa zone de contrôle. Navarre est en dehors, Champagne dedans.',
  'stopped.end':
    'Navarre s’est arrêté dans l’hexagone 1513 alors qu’il lui restait un point. Champagne ne pouvait pas passer de 1514 à 1513 : jamais directement d’un hexagone en zone de contrôle ennemie à un autre.',
  'out-forward.title': 'Sortir d’une zone de contrôle',
  'out-forward.says':
    'Navarre est dans la zone de contrôle de Kettler I, mais lui tourne le dos. 1414, devant lui, est libre d’ennemis et de leurs zones ; 1514 ne l’est pas.',
  'out-forward.end': 'Un point pour le terrain et un de plus pour quitter la zone : les deux points de Navarre.',
  'withdraw.title': 'Se replier face à l’ennemi',
  'withdraw.says':
    'Navarre fait face à Kettler I, dans sa zone de contrôle. Au lieu d’avancer, il peut se replier dans l’un des deux hexagones derrière lui.',
  'withdraw.end':
    'La moitié de ses points de mouvement, soit un, plus un pour le terrain ; et il fait toujours face à l’est. 1512 est sur son flanc : aucun repli n’y passe.',
  'turn-near-enemy.title': 'Pivoter près de l’ennemi',
  'turn-near-enemy.says':
    'Tourville (moral 2) est dans la zone de contrôle de Kettler I. Y pivoter coûte deux points au lieu d’un et demande un jet de dé.',
  'turn-near-enemy.end':
    '3 au dé, plus 2 de moral, font 5 : pas plus de 5, donc Tourville est en désordre. Il a pivoté malgré tout.',
  'friend-in-the-way.title': 'Un ami sur le passage',
  'friend-in-the-way.says':
    'Touraine occupe 1412, juste devant Picardie. Un hexagone ne contient qu’une unité, même de passage.',
  'friend-in-the-way.end': 'Picardie a contourné par 1511 sans toucher 1412.',
  'through-the-breach.title': 'Par la brèche',
  'through-the-breach.says':
    'Navarre a ouvert une brèche devant lui, vers 1613 et 1614. Devant Champagne, dans l’hexagone 1515, le retranchement est intact.',
  'through-the-breach.end':
    'La brèche a coûté un point en plus du terrain : les deux points de Navarre. Champagne ne passe pas sans ouvrir sa propre brèche.',
  'bridge-halt.title': 'Un pont demande un tour',
  'bridge-halt.says':
    'Le régiment de Tingry est devant le pont de Prouvy, dans l’hexagone 3115, avec deux points de mouvement.',
  'bridge-halt.end':
    'Il s’est arrêté sur le pont alors qu’il lui restait un point. Il pourra en sortir de l’autre côté au prochain tour.',
  'half-move.title': 'Hors de portée de commandement',
  'half-move.says': 'Dreux est dans l’hexagone 1415, trop loin : Picardie et Touraine sont hors commandement.',
  'half-move.end':
    'Picardie avait un point au lieu de deux, assez pour un hexagone vers Dreux. Touraine, tourné de l’autre côté, ne pouvait pas s’éloigner davantage de lui.',
  'activation-failed.title': 'Une activation manquée',
  'activation-failed.says':
    'Albergotti est hors commandement : sa valeur d’activation est 4, il faut donc 4 ou moins au dé pour que l’aile gauche agisse.',
  'activation-failed.end':
    'Le 5 est trop élevé. Personne n’agit dans l’aile gauche, et elle compte tout de même comme activée ce tour.',
  'commander-ride.title': 'Un commandant près de l’ennemi',
  'commander-ride.says':
    'Kettler I contrôle 1513 et 1514. Navarre est dans l’hexagone 1513, personne dans l’hexagone 1514. Villars parcourt jusqu’à quatre hexagones.',
  'commander-ride.end':
    'Une unité amie dans l’hexagone le rend sûr pour un commandant : Villars a pu rejoindre Navarre, mais pas entrer dans l’hexagone 1514.',
  'breach-roll.title': 'Une brèche sans défenseur',
  'breach-roll.says':
    'Royal (force 2) fait face au retranchement, et personne n’est derrière, dans l’hexagone 1615 ou 1616. Un dé qui ne dépasse pas sa force ouvre la brèche.',
  'breach-roll.end':
    '4 au dé, moins 2 faute de défenseur, font 2 : une brèche, des deux côtés de l’hexagone auxquels Royal fait face.',
  'breach-disordered.title': 'Pas de brèche en désordre',
  'breach-disordered.says':
    'Navarre et Champagne font face à Kettler I derrière le retranchement. Navarre est en désordre. (Édition récente des règles.)',
  'breach-disordered.end': 'Champagne, force 3, a fait 3 : la brèche est ouverte. Navarre ne pouvait même pas essayer.',
  'long-range.title': 'Une batterie à trois hexagones',
  'long-range.says':
    'La batterie française I fait face à l’est. Kettler I est à trois hexagones derrière un retranchement, Albemarle II à quatre, Kettler II sur le côté.',
  'long-range.end':
    '3 au dé, −2 pour la batterie, +1 pour la distance, +1 pour le couvert : 3, et Kettler I est en désordre. Quatre hexagones sont hors de portée, et la batterie ne tire que devant elle.',
  'close-range.title': 'Une batterie à bout portant',
  'close-range.says': 'Kettler I est juste devant la batterie française I, à découvert.',
  'close-range.end':
    '3 au dé, −2 pour la batterie, −1 pour une cible au contact : 0, ce qui coûte un point de force à Kettler I et le met en désordre.',
  'line-of-fire.title': 'Le long d’un côté d’hexagone',
  'line-of-fire.says':
    'Touraine et Meuse sont devant la batterie. La ligne vers 1514 passe entre eux, le long du côté commun de leurs hexagones ; la ligne vers 1513 traverse l’hexagone de Touraine.',
  'line-of-fire.end':
    'Un côté ne bloque pas la vue : la batterie a touché Kettler I. Une unité sur la ligne la bloque, donc Kettler II, dans l’hexagone 1513, était à l’abri.',
  'high-ground.title': 'Depuis une hauteur',
  'high-ground.says':
    'La batterie française I est sur une hauteur. Touraine est juste devant elle sur la ligne vers 1613 ; Meuse est sur la ligne vers 1811, juste devant la cible.',
  'high-ground.end':
    'Depuis une hauteur, seul ce qui touche la cible bloque la vue : la batterie a tiré par-dessus Touraine, mais n’aurait pas pu tirer sur 1811.',
  'muskets-and-cover.title': 'Mousquets et couvert',
  'muskets-and-cover.says':
    'Royal est au bord de l’Escaut, face à Kettler II derrière le retranchement. Navarre, plus au nord, fait face à Kettler I.',
  'muskets-and-cover.end':
    '0 au dé, +1 pour le couvert : 1, moins que la force de Royal, donc Kettler II est en désordre sans perdre de point. Navarre avait ordre d’attaquer à la baïonnette : l’infanterie française ne tire que le long de l’Escaut.',
  'rout-by-fire.title': 'Deux fois en désordre',
  'rout-by-fire.says': 'Kettler I (force 2) est déjà en désordre. La batterie française I est à deux hexagones.',
  'rout-by-fire.end':
    'Mis une seconde fois en désordre, Kettler I a dû passer un test de déroute. 1 au dé, +2 : 3, plus que sa force de 2. Il part en déroute.',
  'stands-at-a-price.title': 'Un test de déroute réussi',
  'stands-at-a-price.says': 'Fagel I (force 3) est déjà en désordre. La batterie française I est à deux hexagones.',
  'stands-at-a-price.end':
    '1 au dé, +2 : 3, pas plus que sa force de 3. Fagel I tient, mais perd un point de force et reste en désordre.',
  'two-on-one.title': 'Deux contre un',
  'two-on-one.says':
    'Picardie et Auvergne (3 chacun) font face à Albemarle I (3), derrière le retranchement, qui ne tire pas. Fechenbach I est à côté de lui.',
  'two-on-one.end':
    'Six contre trois, soit 2:1, sur la ligne du terrain difficile. 5 au dé, moral égal : Albemarle I est en désordre et recule. Attaquer les deux ennemis avec les deux unités dans un seul combat n’est jamais permis.',
  'lowest-morale.title': 'Le moral le plus bas compte',
  'lowest-morale.says':
    'Les Gardes françaises (3, moral 4) et Touraine (2, moral 2) attaquent ensemble Albemarle I (3, moral 3).',
  'lowest-morale.end':
    'Cinq contre trois, arrondi à 3:2. Touraine a le moral le plus bas, un de moins qu’Albemarle I : 5 au dé, lu 4.',
  'flank.title': 'Une attaque de flanc',
  'flank.says': 'Kettler I fait face à l’ouest. Navarre est au nord, sur son flanc.',
  'flank.end':
    'Une colonne de mieux pour le flanc. Et Kettler I n’a pas pu tirer d’abord : l’infanterie ne tire en réaction que devant elle.',
  'rear.title': 'Une attaque à revers',
  'rear.says': 'Kettler I fait face à l’ouest. Navarre est derrière lui.',
  'rear.end': 'Deux colonnes de mieux à revers : avec le même dé que de flanc, Kettler I perd aussi un point de force.',
  'worst-side.title': 'De flanc et à revers à la fois',
  'worst-side.says': 'Navarre est sur le flanc de Kettler I, Royal derrière lui.',
  'worst-side.end': 'Flanc et revers ne s’ajoutent pas. Le pire pour le défenseur compte : le revers, deux colonnes.',
  'routed-target.title': 'Attaquer une unité en déroute',
  'routed-target.says': 'Kettler I est en déroute, et Royal est derrière lui. Deux contre deux.',
  'routed-target.end': 'Deux colonnes pour le revers et deux pour la déroute : celles-ci s’ajoutent, quatre au total.',
  'horse-against-village.title': 'La cavalerie contre un village',
  'horse-against-village.says':
    'Douglas est dans Denain, face à l’ouest, avec Royal-Étranger derrière. Il ne tire pas.',
  'horse-against-village.end':
    'Dans un village, l’infanterie n’a ni flanc ni arrière, et la cavalerie l’attaque avec une colonne de moins : Royal-Étranger recule avec une perte.',
  'charge.title': 'Une charge de cavalerie',
  'charge.says':
    'Royal-Étranger a parcouru deux hexagones tout droit en terrain découvert, jusqu’aux Cuirassiers. (Édition récente des règles.)',
  'charge.end':
    'La charge vaut une colonne de mieux : à 1:1, un 4 fait reculer les Cuirassiers. Sans cet élan, ils auraient seulement été en désordre.',
  'one-on-two.title': 'Un contre deux',
  'one-on-two.says':
    'Albemarle I (3) et Fechenbach I (2) sont côte à côte devant les Gardes françaises (3). Ils ne tirent pas.',
  'one-on-two.end':
    'Leurs forces s’additionnent : trois contre cinq, soit 1:2. Les Gardes attaquent avec un moral de 4 contre 2, le plus bas des deux.',
  'no-horse-in-woods.title': 'Pas de cavalerie dans les bois',
  'no-horse-in-woods.says':
    'Royal-Étranger fait face à Kettler I dans les bois, dans l’hexagone 1602 ; les Cuirassiers du Roi font face à Kettler II à découvert.',
  'no-horse-in-woods.end':
    'À découvert, la cavalerie attaque normalement. Elle ne peut pas entrer dans les bois, donc elle ne peut y attaquer personne.',
  'reaction-first.title': 'Ils tirent d’abord',
  'reaction-first.says': 'Royal n’a plus qu’un point de force et fait face à Kettler I derrière le retranchement.',
  'reaction-first.end':
    'L’infanterie tire avant l’assaut : un 0 a coûté à Royal son dernier point. Sans attaquant, il n’y a pas d’assaut.',
  'lone-guns.title': 'Une batterie sans escorte',
  'lone-guns.says': 'La batterie de la Coalition est seule devant Navarre.',
  'lone-guns.end':
    'La batterie a tiré en réaction, et Navarre a réussi son test avec un 2. Puis la batterie a été perdue sans jet de combat, et Navarre a pu prendre sa place.',
  'guns-and-escort.title': 'Une batterie et son escorte',
  'guns-and-escort.says':
    'Fechenbach I garde la batterie de la Coalition dans l’hexagone 1812. Picardie et Auvergne attaquent ; personne ne tire en réaction.',
  'guns-and-escort.end': 'Fechenbach I a dû reculer, et la batterie laissée sur place a été aussitôt détruite.',
  'destroyed-at-once.title': 'Détruite d’un coup',
  'destroyed-at-once.says':
    'Kettler I n’a plus qu’un point de force. Les deux régiments des Gardes l’attaquent de flanc et à revers.',
  'destroyed-at-once.end':
    'Six contre un et deux colonnes de plus : le meilleur résultat de la table. Un E détruit l’unité, quoi qu’il lui reste.',
  'shaken-horse.title': 'Une cavalerie déjà en désordre',
  'shaken-horse.says':
    'Les Cuirassiers ont été mis en désordre par un combat antérieur. Royal-Étranger et les Cuirassiers du Roi attaquent, l’un d’eux à revers.',
  'shaken-horse.end':
    'Le résultat porte une étoile. Une cavalerie déjà en désordre avant ce combat est détruite, alors qu’il lui restait un point.',
  'loss-first.title': 'Les pertes d’abord',
  'loss-first.says': 'Kettler I n’a plus qu’un point de force, et Navarre est derrière lui.',
  'loss-first.end':
    'Le résultat était une perte, un désordre et un recul. La perte est venue d’abord, et il ne restait plus rien à mettre en désordre ou à faire reculer.',
  'retreat-order.title': 'Où recule une unité battue',
  'retreat-order.says':
    'Champagne attaque Albemarle I dans l’hexagone 1411. Derrière Champagne, Kettler I contrôle 1309 et 1409, et 1310 est sur le flanc d’Albemarle I.',
  'retreat-order.end':
    'Battu, Champagne a cherché un hexagone hors des zones et des flancs ennemis. Il ne restait que 1509, sur son propre flanc.',
  'displaced.title': 'Repoussé par un ami',
  'displaced.says':
    'Comme dans l’exemple du recul, 1509 est la seule issue de Champagne. Cette fois, Tourville s’y trouve.',
  'displaced.end':
    'Champagne a pris la place de Tourville, qui a dû céder la place et tombe en désordre. Vous auriez pu sacrifier Champagne à la place.',
  'advance.title': 'Dans l’hexagone libéré',
  'advance.says': 'Navarre et Champagne attaquent Kettler I de flanc et à revers.',
  'advance.end': 'Kettler I a reculé, et une unité victorieuse, au choix, pouvait prendre son hexagone.',
  'villars-falls.title': 'La mort de Villars',
  'villars-falls.says':
    'Villars est avec les Gardes françaises, qui n’ont plus qu’un point de force et attaquent Kettler I.',
  'villars-falls.end':
    'Le tir de réaction a détruit l’unité, et Villars est mort avec elle. Les Français perdent aussitôt la bataille.',
  'aide-de-camp.title': 'Un aide de camp prend la suite',
  'aide-de-camp.says':
    'Dreux, chef du centre, est avec Touraine, qui n’a plus qu’un point de force et attaque Kettler I.',
  'aide-de-camp.end': 'Dreux est mort avec l’unité. Un aide de camp l’a aussitôt remplacé, là où vous le vouliez.',
  'order-again.title': 'La remise en ordre',
  'order-again.says':
    'Navarre et Champagne sont en désordre. Navarre est dans la zone de contrôle de Kettler I, Champagne non.',
  'order-again.end':
    'À la fin du tour, Champagne s’est remis en ordre. Navarre, au contact de l’ennemi, reste en désordre.',
  'rally-by-villars.title': 'Rallié par un commandant',
  'rally-by-villars.says':
    'Touraine (moral 2) est en déroute dans l’hexagone 1409. Villars est avec lui, et Dreux à côté.',
  'rally-by-villars.end':
    '4 au dé, −2 pour le commandant dans son hexagone : 2, pas plus que son moral, et Touraine s’est rallié. Dreux n’y ajoute rien.',
};
