import type { en } from './examples.en.ts';

/** The worked examples of the rulebook in French. Fetched with it. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  // Commandement et tour.
  'continuity-fails.title': 'Un jet de continuité manqué',
  'continuity-fails.says':
    'La Garde impériale vient d’agir. Pour agir encore aussitôt, les Français lancent le dé pour un autre corps : le IIe corps a une continuité de 4 : le jet réussit de 0 à 4.',
  'continuity-fails.end':
    '7 dépasse 4 : le IIe corps ne fait rien, et les Autrichiens activent un corps sans lancer de dé. La Garde elle-même ne pouvait pas être choisie : un corps n’agit jamais deux fois de suite tant qu’un autre le peut.',
  'orders-by-a-good-brigadier.title': 'Des Ordres au dé',
  'orders-by-a-good-brigadier.says':
    'Philippovic est à plus de 5 hexagones de Benedek : sa brigade est sans Ordres. Il peut lancer le dé : 4 ou moins, et son −1 compte.',
  'orders-by-a-good-brigadier.end':
    'Un 5 aurait échoué, et la brigade n’aurait pu que se rallier. Son −1 en fait un 4 : elle a des Ordres pour cette étape.',
  'without-orders.title': 'Sans Ordres',
  'without-orders.says':
    'Lippert est hors de portée de Benedek et n’a pas lancé le dé. Sa brigade peut bouger, mais pas au contact d’une unité ennemie, et elle ne tire ni n’attaque.',
  'without-orders.end': 'Le bataillon s’est arrêté un hexagone avant. 1812 touche San Martino, où se trouve l’ennemi.',
  'into-reserve.title': 'En réserve',
  'into-reserve.says':
    'Au début d’un tour, une brigade à portée de son commandant peut passer en réserve si aucun ennemi n’est à trois hexagones ou moins d’une de ses unités. Des bersaglieri sont arrivés dans l’hexagone 2113.',
  'into-reserve.end':
    'Toute la brigade Berger se repose sur place, batterie comprise ; désormais elle peut récupérer. Les chasseurs de Lippert, dans l’hexagone 2116, sont à trois hexagones des bersaglieri : sa brigade ne le peut pas.',
  'rally-away-from-the-enemy.title': 'Se rallier',
  'rally-away-from-the-enemy.says':
    'Deux bataillons Rainer sont désorganisés et n’ont rien fait de cette activation. L’un est dans l’hexagone 1814, l’autre dans l’hexagone 1812, au contact de l’ennemi.',
  'rally-away-from-the-enemy.end':
    'Il ne faut aucun jet, et une unité qui s’est ralliée peut pivoter. Le bataillon au contact de l’ennemi reste désorganisé.',
  'a-division-loses-heart.title': 'Une division démoralisée',
  'a-division-loses-heart.says':
    'Des trois unités de la brigade Pettinengo présentes sur la carte, deux sont désorganisées. Le tour s’achève quand vous avez déplacé vos commandants.',
  'a-division-loses-heart.end':
    'Plus de la moitié : la brigade est hors de combat. À San Martino, les Piémontais lancent le dé par division : 9, plus 1 pour cette brigade, moins 3, font 7, et à partir de 7 la division est démoralisée.',
  'blowing-up-a-bridge.title': 'Faire sauter un pont',
  'blowing-up-a-bridge.says':
    'Le IIe corps autrichien a agi. Un bataillon Hartmann commandé est au pont de Boffalora, et aucun ennemi à l’autre bout. De 0 à 2, le pont saute.',
  'blowing-up-a-bridge.end':
    'Le pont est détruit définitivement. Le grand pont du Tessin, lui, ne peut même pas être tenté.',
  // Terrain, zones et réactions à une marche.
  'over-the-crest.title': 'Franchir une crête',
  'over-the-crest.says':
    'Une crête de niveau 4 sépare l’hexagone 1609, au niveau 2, du village de Contracania, au niveau 3. Une unité qui la franchit paie la montée jusqu’à son sommet.',
  'over-the-crest.end':
    'Deux niveaux jusqu’à la crête font une pente raide : 2 points, plus 1 pour le village. La différence entre les deux hexagones ne se paie pas en plus.',
  'beside-the-enemy.title': 'Dans le dos de l’ennemi',
  'beside-the-enemy.says':
    'Le bataillon piémontais de San Martino fait face au nord : 1812 est à son contact, mais hors de sa zone de contrôle.',
  'beside-the-enemy.end':
    '2 pour le terrain difficile, 1 pour la pente, 1 de surcoût de contact : 4 points. En zone de contrôle c’était 5, et le mouvement s’arrêtait là.',
  'zone-to-zone.title': 'Sortir d’une zone de contrôle',
  'zone-to-zone.says':
    'Les hexagones 1711, 1812 et 1911 sont dans la zone de contrôle du bataillon piémontais. Le vôtre y commence, dans l’hexagone 1812.',
  'zone-to-zone.end':
    '1 pour le terrain, 1 pour la pente et 1 pour quitter la zone. Il ne pouvait pas aller tout droit de l’hexagone 1812 à l’hexagone 1911 : c’est passer d’une zone à l’autre.',
  'strategic-movement.title': 'Mouvement stratégique',
  'strategic-movement.says':
    'Un bataillon Rainer est loin de l’ennemi, seul dans son hexagone. Le mouvement stratégique lui donne 12 points au lieu de 6, mais il doit rester à plus de trois hexagones de toute unité ennemie.',
  'strategic-movement.end':
    'Sept hexagones pour 8 points, plus qu’un mouvement ordinaire n’en permet. 1623 est à trois hexagones du bataillon de 1323 : trop près.',
  'wading-the-canal.title': 'À travers le canal',
  'wading-the-canal.says':
    'Il n’y a pas de pont entre 1914 et 2014. L’infanterie franchit quand même le Naviglio ; les batteries et la cavalerie, non.',
  'wading-the-canal.end':
    '3 pour le canal et 3 pour l’hexagone cultivé, soit tous ses six points, et les grenadiers sont désorganisés. La batterie voisine doit trouver un pont.',
  'forming-square.title': 'Former le carré',
  'forming-square.says':
    'L’infanterie forme le carré pour 1 point de mouvement, si aucun ennemi n’est à son contact. Un bataillon Rainer est dans l’hexagone 1917, un autre au contact de San Martino.',
  'forming-square.end':
    'En carré, ses six côtés sont de front. Il ne bouge ni n’attaque, et pourra quitter le carré lors d’un tour suivant.',
  'counter-charge.title': 'Contre-charge',
  'counter-charge.says':
    'L’infanterie piémontaise va entrer dans l’hexagone 1814, dans la zone de contrôle de vos hussards. Ils doivent se replier ou contre-charger ; attendre ne leur est pas permis.',
  'counter-charge.end':
    'La cavalerie légère a −2 contre l’infanterie, et l’infanterie +2 contre la cavalerie : 5 partout, une perte chacun. La cohésion est égale aussi et aucun brigadier n’est là : c’est l’attaquant qui recule, et les hussards retournent d’où ils viennent.',
  // Tir.
  'a-massed-target.title': 'Une cible massée',
  'a-massed-target.says':
    'Deux bataillons piémontais partagent l’hexagone 1811, à deux hexagones de votre batterie. Un troisième est dans l’hexagone 1810, derrière le village.',
  'a-massed-target.end':
    '6, −1 pour le village, +1 pour deux unités massées : 6 les désorganise toutes deux. Le village, plus haut que les deux bouts de la ligne, cache l’hexagone 1810.',
  'counter-battery-fire.title': 'Tir de contre-batterie',
  'counter-battery-fire.says':
    'Une batterie piémontaise est à San Martino avec un bataillon. Si vous tirez sur elle, elle peut répondre une fois le résultat connu.',
  'counter-battery-fire.end':
    'Votre tir a donné 1 : sans effet. Le leur a donné 7 et désorganisé votre batterie. Une batterie désorganisée d’abord ne répond pas.',
  'small-arms.title': 'Armes légères',
  'small-arms.says':
    'Les chasseurs tirent sur un ennemi à leur contact, devant eux. À 6 ou plus, c’est une perte ; le village enlève 1.',
  'small-arms.end':
    '7 − 1 = 6 : une perte. Le bataillon Rainer ne peut pas en faire autant : seuls les chasseurs et l’infanterie légère ont un tir d’armes légères.',
  // Attaques et charges.
  'hits-count-twice.title': 'Des troupes usées hésitent',
  'hits-count-twice.says':
    'Le bataillon a une cohésion de 6 et deux pertes. Pour attaquer, il doit d’abord réussir son jet d’engagement.',
  'hits-count-twice.end':
    'Ses pertes s’ajoutent au dé, 3 + 2 = 5, et sont retirées de sa cohésion, 6 − 2 = 4. 5 dépasse 4 : il reste où il est.',
  'guns-before-an-attack.title': 'La batterie tire avant l’attaque',
  'guns-before-an-attack.says':
    'Une batterie défend San Martino avec un bataillon. Dès que vous avez déclaré l’attaque, elle tire, avant votre jet d’engagement.',
  'guns-before-an-attack.end':
    '4, +1 car la cible est voisine, +1 pour deux unités dans l’hexagone : 6. Les deux bataillons sont désorganisés, et l’attaque s’arrête avant d’avoir commencé.',
  'front-and-rear.title': 'De front et par l’arrière',
  'front-and-rear.says':
    'Le défenseur fait face au sud-est. L’hexagone 1812 est devant lui, 1711 derrière lui, et les deux se touchent : les deux bataillons peuvent attaquer ensemble.',
  'front-and-rear.end':
    'Chaque hexagone a fait son jet d’engagement. +1 pour une unité de plus, +2 pour le front et l’arrière, −1 pour le village : 7, deux pertes. Le défenseur a subi plus de pertes et a reculé d’un hexagone.',
  'equal-hits.title': 'À pertes égales',
  'equal-hits.says': 'Votre bataillon a une perte, le défenseur aucune. Tous deux ont une cohésion de 6.',
  'equal-hits.end':
    'Une perte chacun. C’est alors la cohésion la plus basse qui décide : la vôtre est tombée à 4, la leur à 5. Votre bataillon retourne dans l’hexagone d’où il venait.',
  'attack-goes-on.title': 'Une attaque continue',
  'attack-goes-on.says':
    'Un second bataillon piémontais est derrière San Martino, dans l’hexagone 1810. Prenez le village, puis continuez.',
  'attack-goes-on.end':
    'Aucune perte contre trois a donné −3 au jet pour continuer. La seconde attaque n’a demandé aucun jet d’engagement ; à la fin, bien que gagnée, elle a coûté une perte à chaque bataillon.',
  'nowhere-to-go.title': 'Nulle part où reculer',
  'nowhere-to-go.says':
    'Des unités autrichiennes tiennent les six hexagones autour de San Martino. Attaquez depuis l’hexagone 1812.',
  'nowhere-to-go.end': 'Une perte a suffi : le défenseur a perdu, n’avait plus d’hexagone où reculer et a été éliminé.',
  'a-charge.title': 'Une charge',
  'a-charge.says':
    'La cavalerie n’attaque qu’en chargeant une cible en vue, à deux ou trois hexagones. L’infanterie autrichienne est à découvert dans l’hexagone 2116.',
  'a-charge.end':
    '9 − 2 pour la cavalerie légère font 7, 2 + 2 pour l’infanterie font 4 : deux pertes contre une, et l’infanterie recule. L’hexagone 2118 était à quatre hexagones.',
  'charging-a-square.title': 'Charger un carré',
  'charging-a-square.says':
    'L’infanterie a formé le carré. La cavalerie qui le charge ajoute 1 à son jet d’engagement.',
  'charging-a-square.end':
    'Un 6 aurait suffi. Avec le carré cela fait 7, plus que sa cohésion de 6 : la charge ne part pas.',
  'a-chateau.title': 'Un château',
  'a-chateau.says':
    'Deux unités tiennent Monte Rotondo. Celle du bas de la pile, les chasseurs, est dans le château ; le bataillon au sommet est dehors et combat le premier.',
  'a-chateau.end':
    'Dehors, le château n’a pas compté : seulement la pente et le côté protégé. Dedans c’était −3, mais des chasseurs qui combattent seuls donnent +2. La cohésion a départagé.',
  'over-the-bridge.title': 'Par le pont',
  'over-the-bridge.says':
    'Des grenadiers de la Garde tiennent le bout ouest de Ponte Nuovo. Deux bataillons autrichiens sont dans les maisons de l’autre côté du canal.',
  'over-the-bridge.end':
    '+1 pour de meilleures troupes, −1 pour le village, −2 pour le pont : une perte chacun. Les grenadiers gardent la cohésion la plus haute, et le pont est à eux.',
};
