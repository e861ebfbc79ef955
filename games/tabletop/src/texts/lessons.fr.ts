import type { en } from './lessons.en.ts';

/** Leçons et bataille guidée, en français. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'lesson.command.title': 'Ordres et généraux',
  'lesson.command.says':
    'Vous êtes le général Roux. Une unité dont le général est en vue à 15 cm ou moins ajoute 1 à ses tests de moral ; au-delà de 15 cm elle perd 1, et davantage s’il est plus loin. L’aide de camp, à ses côtés, porte les ordres.',
  'lesson.command.1.says':
    'Vos bataillons vont avancer. Faites avancer le général Roux, entre les deux ou un peu devant, pour qu’il reste à 15 cm ou moins de l’un et de l’autre.',
  'lesson.command.1.hint':
    'Cliquez sur le général Roux, puis sur un point entre les bataillons, vers (60 ; 25), et confirmez.',
  'lesson.command.2.says':
    'Les hussards, à droite, sont trop loin de Roux. Envoyez-leur son aide de camp, jusqu’au contact de leur socle.',
  'lesson.command.2.hint': 'Cliquez sur l’aide de camp, puis sur le 7e hussards, et confirmez.',
  'lesson.command.3.says':
    'Au contact, l’aide de camp peut donner un nouvel ordre. Faites-lui ordonner aux hussards de soutenir le 2e bataillon.',
  'lesson.command.3.hint':
    'Cliquez sur l’aide de camp, puis, dans le panneau, sur « Ordre : soutenir le 2e bataillon du 5e de ligne ».',
  'lesson.command.end':
    'Un ordre prend effet aussitôt et met fin au mouvement de l’aide de camp. C’est l’ordre qui dit si une unité peut charger, et où elle peut aller. Quand un général ou un aide de camp quitte ensuite l’unité, elle doit tester son moral.',

  'lesson.sisters.title': 'Bataillons frères',
  'lesson.sisters.says':
    'Un test compte les unités à 30 cm ou moins : plus d’unités amies que d’ennemies donne +2, moins donne −2. Les bataillons d’un même régiment comptent double l’un pour l’autre. Les fusiliers autrichiens vont tirer sur votre 2e bataillon.',
  'lesson.sisters.1.says': 'Faites tirer les deux bataillons sur les fusiliers.',
  'lesson.sisters.1.hint': 'Appuyez sur « Ouvrir le feu ». Chaque unité tire alors sur l’ennemi le plus proche.',
  'lesson.sisters.2.says':
    'Cinquante hommes sont tombés au 2e bataillon : il doit tester. Choisissez l’influence du général Roux : ajoutez 1.',
  'lesson.sisters.2.hint': 'Appuyez sur « +1 » pour le général Roux.',
  'lesson.sisters.end':
    'Le journal montre la somme : base 4, compagnies d’élite 1, plus d’unités amies 2 (à lui seul, le 1er bataillon compte pour deux), Roux 1, sous le tir −1. Le total de 7 donne : obéir.',

  'lesson.brook.title': 'Le ruisseau',
  'lesson.brook.says':
    'Une période compte deux demi-mouvements de deux quarts chacun. Franchir le ruisseau prend un quart et fait perdre un degré de cohésion. Au gué, cela ne coûte rien, mais seulement en colonne de marche.',
  'lesson.brook.1.says': 'Faites passer le 2e bataillon, devant le gué, en colonne de marche.',
  'lesson.brook.1.hint':
    'Cliquez sur le bataillon de droite, puis, dans le panneau, sur « Former : colonne de marche ». Cela prend un quart.',
  'lesson.brook.2.says': 'Avec l’autre quart, faites-le marcher tout droit dans le gué.',
  'lesson.brook.2.hint':
    'Le bataillon est encore sélectionné : cliquez juste au-delà du gué, en (64 ; 32), et confirmez.',
  'lesson.brook.3.says':
    'Faites maintenant franchir le ruisseau au 1er bataillon, en ligne, et voyez ce qu’il en coûte.',
  'lesson.brook.3.hint': 'Cliquez sur le bataillon de gauche, puis sur un point 2 ou 3 cm devant lui, et confirmez.',
  'lesson.brook.end':
    'La ligne est désorganisée : elle tire et se bat un quart moins bien. Une unité qui reste un quart sur place peut se reformer.',

  'lesson.firstFire.title': 'Premier tir',
  'lesson.firstFire.says':
    'Un fusil porte à 21 cm. Le bataillon de Grenzer est semi-régulier : la première fois qu’on lui tire dessus, il doit tester, même sans pertes. Il fait face à l’ouest et ne vous a pas devant lui : il ne peut pas riposter.',
  'lesson.firstFire.1.says': 'Amenez le 1er bataillon à 21 cm ou moins des Grenzer.',
  'lesson.firstFire.1.hint': 'Cliquez sur le 1er bataillon, puis sur un point 4 à 6 cm droit devant lui, et confirmez.',
  'lesson.firstFire.2.says': 'Il n’a pas bougé plus de deux quarts : il tirera à plein. Terminez vos mouvements.',
  'lesson.firstFire.2.hint': 'Appuyez sur « Terminer le mouvement ».',
  'lesson.firstFire.3.says': 'Ouvrez le feu.',
  'lesson.firstFire.3.hint': 'Appuyez sur « Ouvrir le feu ».',
  'lesson.firstFire.end':
    'Quelques hommes sont tombés, et pourtant le bataillon s’arrête : pendant toute la période suivante, il ne pourra pas avancer. Avec un bataillon régulier, il ne se serait rien passé.',

  'lesson.fireLosses.title': 'Pertes au tir',
  'lesson.fireLosses.says':
    'Une troupe régulière teste quand une phase de tir lui coûte 3 hommes par figurine restante : pour 19 figurines, cela fait 57. Votre 1er bataillon est à 6 cm des fusiliers, qui sont en désordre et ne peuvent pas tirer. Il leur mettra une cinquantaine d’hommes hors de combat.',
  'lesson.fireLosses.1.says':
    'Amenez le 2e bataillon à 14 cm ou moins des fusiliers : le fusil y fait deux fois plus de pertes.',
  'lesson.fireLosses.1.hint':
    'Cliquez sur la colonne de gauche, puis sur un point 4 cm droit devant elle, et confirmez.',
  'lesson.fireLosses.2.says': 'Terminez vos mouvements.',
  'lesson.fireLosses.2.hint': 'Appuyez sur « Terminer le mouvement ».',
  'lesson.fireLosses.3.says': 'Tirez sur les fusiliers avec les deux bataillons.',
  'lesson.fireLosses.3.hint':
    'Appuyez sur « Ouvrir le feu » : chacun tire sur l’ennemi le plus proche, et ce sont les fusiliers.',
  'lesson.fireLosses.end':
    'À eux deux, ils leur coûtent 61 hommes : une figurine est retirée, il en reste 19, et 61 dépasse 57. Les fusiliers testent, en désordre et sous le tir, et battent en retraite. Tous les tirs d’une phase comptent ensemble.',

  'lesson.farm.title': 'La ferme',
  'lesson.farm.says':
    'La ferme vaut 3 points. L’infanterie qui la touche peut y entrer ; il y faut deux quarts. Une garnison ajoute 3 à ses tests, n’a pas de flanc et souffre peu du tir.',
  'lesson.farm.1.says': 'Votre 2e bataillon touche la ferme. Faites-le entrer.',
  'lesson.farm.1.hint': 'Cliquez sur le 2e bataillon, puis, dans le panneau, sur « Entrer ».',
  'lesson.farm.2.says':
    'Terminez vos mouvements. Le camp qui a une unité dans la ferme à la fin de la période la tient.',
  'lesson.farm.2.hint': 'Appuyez sur « Terminer le mouvement ». Personne n’est assez près pour tirer.',
  'lesson.farm.3.says': 'Une nouvelle période commence. Amenez le général Roux jusqu’à la ferme, au contact.',
  'lesson.farm.3.hint': 'Cliquez sur le général Roux, puis sur la ferme, et confirmez.',
  'lesson.farm.4.says':
    'Quand un chef rejoint une unité, elle peut tester si vous le voulez. Faites tester la garnison, et voyez ce que la ferme ajoute.',
  'lesson.farm.4.hint': 'Cliquez sur le général Roux, puis, dans le panneau, sur « Test de moral ».',
  'lesson.farm.5.says':
    'Base 5, la ferme 3, Roux 2 : cela fait 10, et à partir de 9 une troupe régulière part en avant sans ordre. Ne comptez pas l’abri.',
  'lesson.farm.5.hint': 'Appuyez sur « Ne pas compter l’abri ».',
  'lesson.farm.end':
    'Avec 7, elle obéit et reste dans la ferme. Trop d’ardeur est aussi un danger : un général au contact peut également retirer des points, avant le dé.',

  'lesson.square.title': 'La cavalerie',
  'lesson.square.says':
    'Des chevau-légers chargent votre 2e bataillon, qui est en ligne. Contre la cavalerie, l’infanterie compte −2 hors carré et +2 en carré.',
  'lesson.square.1.says': 'Ils sont encore à deux quarts : formez le carré.',
  'lesson.square.1.hint': 'Appuyez sur « Former le carré ».',
  'lesson.square.2.says': 'L’unité chargée teste la première. Choisissez l’influence du général Roux : ajoutez 1.',
  'lesson.square.2.hint': 'Appuyez sur « +1 » pour le général Roux.',
  'lesson.square.end':
    'Son total de 6 donne : obéir ; en ligne, il n’aurait eu que 2. Le carré tire sur la charge et tient. Au corps à corps, la cavalerie perd 75 % de sa force contre un carré. Mais un carré ne bouge guère, et tout tir contre lui fait un quart de pertes en plus.',

  'lesson.charge.title': 'La charge',
  'lesson.charge.says':
    'La cible d’une charge teste la première. Si elle tient, l’unité qui charge ne teste pas et arrive au contact. Si elle cède, l’unité qui charge doit tester à son tour. On commence par déclarer toutes ses charges.',
  'lesson.charge.1.says': 'Chargez les Grenzer avec les hussards.',
  'lesson.charge.1.hint': 'Cliquez sur les hussards, à gauche, puis sur les Grenzer, et confirmez.',
  'lesson.charge.2.says': 'À droite, les fusiliers sont en désordre. Chargez-les avec le 2e bataillon.',
  'lesson.charge.2.hint': 'Cliquez sur le 2e bataillon, puis sur les fusiliers, et confirmez.',
  'lesson.charge.3.says': 'Vous choisissez la charge à jouer d’abord. Jouez celle des hussards.',
  'lesson.charge.3.hint': 'Appuyez sur « Jouer la charge du 7e hussards ».',
  'lesson.charge.4.says':
    'Les Grenzer ont tenu, tiré, et les hussards sont au contact sans avoir testé pour leur charge. Les fusiliers ont cédé : le 2e bataillon a donc testé, et il obéit. Faites-le aller aussi loin que possible pour les rattraper.',
  'lesson.charge.4.hint': 'Choisissez la plus longue distance.',
  'lesson.charge.end':
    'Une unité rattrapée livre un corps à corps où elle n’inflige aucune perte. Une unité qui charge ne fait pas d’autre mouvement dans la période.',

  'lesson.rout.title': 'La déroute',
  'lesson.rout.says':
    'Votre 1er bataillon a chargé les fusiliers et se trouve au contact. Le corps à corps se règle à la fin de la période, après le tir. L’unité qui perd plus d’hommes que l’autre, de plus d’un dixième, et au moins autant d’hommes qu’elle a de figurines, est battue : elle recule et teste.',
  'lesson.rout.1.says': 'Terminez vos mouvements et voyez le corps à corps.',
  'lesson.rout.1.hint': 'Appuyez sur « Terminer le mouvement ».',
  'lesson.rout.2.says':
    'Les fusiliers sont en déroute : leurs pertes dans ce combat sont doublées, et les unités amies qui l’ont vu à moins de 30 cm ont dû tester. Les Grenzer battent en retraite. Poursuivez les fusiliers.',
  'lesson.rout.2.hint': 'Appuyez sur le bouton qui dit « poursuit ».',
  'lesson.rout.end':
    'À la période suivante, ils font demi-tour aussitôt, sur les deux tiers de leur front, et courent jusqu’à 22 cm, d’abord tout droit puis vers leur bord de table. Votre bataillon les suit quart par quart. Continuez si vous voulez le voir.',

  'lesson.rally.title': 'Le ralliement',
  'lesson.rally.says':
    'Cette fois, vous êtes le général Kolb. Vos fusiliers sont en déroute et se mettront à courir dès que cette phase sera finie. Seul un ralliement arrête une déroute : un général ou son aide de camp doit toucher l’unité, et le test doit donner « obéir » ou mieux.',
  'lesson.rally.1.says': 'Amenez le général Kolb jusqu’aux fusiliers, au contact.',
  'lesson.rally.1.hint': 'Cliquez sur le général Kolb, puis sur les fusiliers, et confirmez.',
  'lesson.rally.2.says': 'Tentez leur ralliement.',
  'lesson.rally.2.hint': 'Cliquez sur le général Kolb, puis, dans le panneau, sur « Rallier ».',
  'lesson.rally.3.says':
    'Au contact, Kolb vaut jusqu’à 2 points, et la déroute en coûte 4. Faites-lui ajouter tout ce qu’il a, avant le dé.',
  'lesson.rally.3.hint': 'Appuyez sur « +2 » pour le général Kolb.',
  'lesson.rally.end':
    'Ils s’arrêtent et se reforment pendant quatre quarts ; désormais ils ont −1 à tous leurs tests. En cas d’échec, ils auraient emporté Kolb jusqu’à l’arrivée d’un autre général.',

  'guide.farm.title': 'La ferme au bord du ruisseau',
  'guide.farm.says':
    'Vous êtes le général Roux, avec les Français. On gagne aux points : la ferme en vaut 3, la butte, à droite, 2 et elle est autrichienne ; chaque unité ennemie brisée compte aussi. Il vous faut 3 points d’avance après six périodes, ou l’armée ennemie brisée. Votre 2e bataillon a passé le gué et touche la ferme ; le 1er est encore dans le ruisseau. C’est votre premier demi-mouvement de la période 2.',
  'guide.farm.1.says':
    'Prenez la ferme avant les fusiliers autrichiens : faites-y entrer le 2e bataillon. Derrière ses murs, il ajoute 3 à tous ses tests de moral et les tirs lui font moins de la moitié des pertes.',
  'guide.farm.1.hint':
    'Cliquez sur le 2e bataillon, en colonne de marche contre la ferme, puis, dans le panneau, sur « Entrer ».',
  'guide.farm.2.says':
    'Faites franchir le ruisseau au 1er bataillon, à gauche de la ferme. Dans un test, les bataillons d’un même régiment comptent double l’un pour l’autre, et ses fusils couvrent ce côté.',
  'guide.farm.2.hint': 'Cliquez sur le 1er bataillon, puis sur un point 3 à 5 cm devant lui, et confirmez.',
  'guide.farm.3.says':
    'Les généraux se déplacent quand vos mouvements sont terminés : amenez Roux entre la ferme et le 1er bataillon. À 15 cm ou moins, il ajoute 1 à leurs tests ; s’il reste où il est, plus ils s’éloignent, plus ils y perdent.',
  'guide.farm.3.hint':
    'Appuyez sur « Terminer le mouvement ». Quand vient le tour des généraux et aides de camp, cliquez sur Roux, puis sur un point vers (56 ; 33), et confirmez.',
  'guide.farm.end':
    'La ferme est à vous, avec ses 3 points, tant que vous y avez une unité à la fin. La bataille est à vous maintenant. Les fusiliers viendront chercher la ferme : laissez-les venir, et tirez. Gardez les hussards sur leur flanc et chargez une unité qui a perdu sa formation. La butte peut attendre.',
  'guide.farm.tip.C12d':
    'Les généraux et aides de camp se déplacent. Gardez Roux à 15 cm ou moins, et en vue, des unités qui vont essuyer un tir ou une charge ; l’aide de camp sert aux nouveaux ordres. Puis terminez la phase.',
  'guide.farm.tip.C8a':
    'Vous pouvez déclarer des charges. Une bonne cible a perdu sa formation ou vous montre son flanc ; pour la cavalerie, un carré ou une garnison en est une mauvaise. Vous pouvez aussi n’en déclarer aucune.',
  'guide.farm.tip.C3m':
    'Faites bouger vos unités une par une, chacune dans la limite de deux quarts. Plus de deux quarts de mouvement dans une période réduisent son tir de moitié, et aucun mouvement ne finit à moins de 5 cm d’un ennemi.',
  'guide.farm.tip.C14g':
    'Choisissez vos cibles en secret ; tous les tirs ont lieu en même temps. Plusieurs unités sur une même cible la font tester plus vite. Une unité à qui vous ne donnez pas de cible tire sur l’ennemi le plus proche.',
  'guide.farm.tip.1.4x':
    'Une unité doit tester. Choisissez l’influence d’un chef : le plus souvent on ajoute, mais à partir de 9 une troupe régulière part en avant, et mieux vaut alors retirer des points.',
  'guide.farm.tip.C8d':
    'L’ennemi charge. L’infanterie chargée par de la cavalerie forme le carré si elle en a le temps ; sinon elle tient et tire.',
  'guide.farm.tip.C8q':
    'La cible est partie. Allez aussi loin que possible pour la rattraper, ou arrêtez-vous pour garder votre place.',
  'guide.farm.tip.C10a':
    'Vous avez gagné un corps à corps. Suivez pour combattre encore avec l’avantage, ou laissez partir l’ennemi et gardez votre place.',
  'guide.farm.tip.C10b':
    'L’ennemi s’enfuit. L’unité qui poursuit peut l’éliminer, mais quitte sa place pour toute la période suivante.',
  'guide.farm.tip.2.1o':
    'L’unité partirait d’elle-même en avant. Renoncez au bonus du carré ou de l’abri si vous voulez qu’elle reste.',
  'guide.farm.tip.2.4-P8':
    'L’unité bat en retraite. Derrière des amis, dans un bois ou dans des maisons, elle peut se rallier ; au bord de la table, elle risque d’être perdue.',
  'guide.farm.tip.2.5-R1':
    'Une unité en déroute peut tenter de se rallier. Obéir ou mieux l’arrête ; un total très bas change la déroute en fuite, et le chef qui a essayé est alors emporté.',
};
