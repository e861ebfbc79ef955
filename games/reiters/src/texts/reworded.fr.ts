/** The same in French, by the English sentence of the file. */
export const reworded = {
  'Supper interrupted': 'Surpris au souper',
  'Storm out of the castle at once, before the reiters in the town have recovered, and take Auneau.':
    'Attaquez aussitôt depuis le château, avant que les reîtres du bourg ne se remettent en ordre, et prenez Auneau.',
  'Extricate Dohna’s quarter, use the guns and the free reiters outside, and save what you can by the western edge.':
    'Dégagez les troupes du quartier de Dohna, utilisez les canons et les reîtres hors du bourg, et sauvez ce que vous pouvez par le bord ouest.',
  'A few turns of surprise to take the wagon park; but foot that plunders loses its order.':
    'La surprise vous donne quelques tours pour prendre le parc des chariots. Mais l’infanterie qui pille peut tomber en désordre.',
  'Rally, bring up Bouck on turn 3 and strike back before the storm.':
    'Réorganisez vos troupes, faites entrer la colonne de Bouck au tour 3 et contre-attaquez avant qu’un orage ne mette fin à la bataille.',
  'You have the horse. Storm the village or bar the road: a stand-off on the road is only a draw.':
    'Votre force, c’est la cavalerie. Prenez le village ou barrez la route : si rien ne bouge, tenir la route ne vaut qu’un match nul.',
  'You have the shot and the hill. Lure them up and then pass, or break out westwards from turn 4.':
    'Votre force, ce sont les arquebusiers, et la colline. Attirez l’ennemi sur la pente puis passez, ou percez vers l’ouest à partir du tour 4.',
  'One great charge with the lances, the Swiss to follow on turn 3; do not be drawn piecemeal into the vines.':
    'Lancez une grande charge de gendarmes ; les Suisses suivent au tour 3. Ne laissez pas vos unités se faire attirer une à une dans les vignes.',
  'Cover the great ford with reiters and shot, then cross in order and lead the army off to the south.':
    'Couvrez le grand gué avec les reîtres et les arquebusiers, puis traversez en bon ordre et emmenez l’armée vers le sud.',
  'Hurt the strung-out column, then slip off the southern edge from turn 5.':
    'Frappez la colonne ennemie tant qu’elle est étirée, puis échappez-vous par le bord sud à partir du tour 5.',
  'Deploy out of March, keep horse and foot together, and hold the road to the south.':
    'Déployez votre colonne de marche, gardez cavalerie et infanterie ensemble, et barrez le chemin du sud.',
  'Weighed by play between computer players of equal strength.':
    'Elle a été modifiée après des batailles d’essai où l’ordinateur jouait les deux camps au même niveau.',
  'With the first figures the Catholics were ahead in more than two of three decided battles, and victory conditions are to make up for unequal forces (1.0).':
    'Avec les premières valeurs, les catholiques gagnaient plus des deux tiers des batailles décidées ; les conditions de victoire doivent compenser l’inégalité des forces (règle 1.0).',
  'With the first figures the Protestants were ahead in more than two of three decided battles, and victory conditions are to make up for unequal forces (1.0).':
    'Avec les premières valeurs, les protestants gagnaient plus des deux tiers des batailles décidées ; les conditions de victoire doivent compenser l’inégalité des forces (règle 1.0).',
  'With the first figures the Catholics won none of sixteen battles: the foot in the castle had no attack worth making, and the reiters beside the town, who slept as well, rode to its help at once.':
    'Avec les premiers chiffres, les catholiques n’ont gagné aucune bataille sur seize : l’infanterie du château n’avait aucune attaque qui vaille, et les reîtres logés près du bourg, qui dormaient aussi, accouraient aussitôt.',
  'The leader is the LG': 'lieutenant général en personne',
  'The leader is a CC in the zone of his LG': 'dans la zone de son lieutenant général',
  'A unit of the column is adjacent to an enemy combat unit': 'colonne au contact d’unités ennemies',
  'The leader is a replacement': 'chef remplaçant',
  'The initiative factors of the old and the new order differ by 3 or more': 'ordre très différent',
  'Boot and saddle': 'Surpris à l’aube',
  'Streets choked with wagons': 'Rues encombrées de chariots',
  'The brow of the hill': 'Le rebord du plateau',
  Irresolution: 'Thoré hésite',
  'The cut bridge': 'Le pont coupé',
  'The Scarred': 'Guise blessé',
  'Over the Marne': 'Fuite au-delà de la Marne',
  'Mandelot rides to Condrieu': 'Perte de Mandelot',
  'Every Protestant combat unit set up in 015 and 016 starts disorganised. During turn 1 no Protestant unit may react; Protestant leaders still may.':
    'Toutes les unités combattantes protestantes placées dans les zones 015 et 016 commencent en désordre. Au tour 1, aucune unité protestante ne peut réagir ; les chefs protestants le peuvent.',
  'The command radius is 2 zones for both sides throughout.':
    'La portée de commandement est de 2 zones pour les deux camps pendant toute la bataille.',
  'A Catholic infantry unit whose entry (by movement or advance) eliminates baggage stops in that zone and tests quality once, however many counters it took: on a failure it is disorganised.':
    'Une unité d’infanterie catholique qui capture des bagages en se déplaçant ou en avançant s’arrête dans cette zone et passe un test de qualité, quel que soit le nombre de pions capturés. S’il échoue, elle tombe en désordre.',
  'In the closing phase of turns 6, 7 and 8, before victory is determined, the player with the initiative rolls a die: on 5 or 6 the game ends with this turn.':
    'À la fin des tours 6, 7 et 8, avant de déterminer la victoire, le joueur qui a l’initiative lance un dé : sur 5 ou 6, la bataille s’arrête à la fin de ce tour.',
  'During turns 1 and 2 no unit of column P1 may be principal attacker; with the advanced rules Thoré may not try to change his order on those turns.':
    'Aux tours 1 et 2, aucune unité de l’arrière-garde de Thoré ne peut mener une attaque. Avec les règles avancées, Thoré ne peut pas tenter de changer d’ordre à ces tours.',
  'The border 025-032 stays impassable for the whole game.':
    'La bordure entre les zones 025 et 032 reste infranchissable pendant toute la bataille.',
  'A unit that crosses the border 023-030, 026-033 or 028-035 in its movement sequence may not be principal attacker in the same player phase; it may support.':
    'Une unité qui franchit la bordure 023-030, 026-033 ou 028-035 pendant sa séquence de mouvement ne peut pas mener d’attaque dans la même phase ; elle peut en soutenir une.',
  'If Guise is eliminated he is only wounded: the Protestants score 3 VP instead of 6; every other effect is applied.':
    'Si Guise est éliminé, il n’est que blessé : les protestants marquent 3 points au lieu de 6. Tout le reste s’applique normalement.',
  'From turn 5 a Protestant unit or leader in a zone of the southern edge may leave the map for 1 MP; it scores at once and does not count as eliminated.':
    'À partir du tour 5, une unité ou un chef protestant dans une zone du bord sud peut quitter la carte pour 1 point de mouvement ; ses points sont marqués aussitôt, et il ne compte pas comme éliminé.',
  'On turns 7 and 8 reaction fire is impossible for both sides and the command radius is 2 zones.':
    'Aux tours 7 et 8, aucun camp ne peut tirer en réaction, et la portée de commandement est de 2 zones.',
  'If Mandelot is eliminated, Catholic militia and peasants test quality with the die increased by 1 for the rest of the game.':
    'Si Mandelot est éliminé, la milice et les paysans catholiques ajoutent 1 au dé dans leurs tests de qualité jusqu’à la fin de la bataille.',
  'For reaction fire only, Protestant infantry in 111, 117, 123 or 129 ignores the altitude clauses of 4.1.5.4 towards an adjacent lower zone.':
    'Pour le tir de réaction seulement, l’infanterie protestante des zones 111, 117, 123 et 129 ignore les règles d’altitude de 4.1.5.4 vers une zone voisine plus basse.',
  'When the elimination of Poncenat is tested, 1 is subtracted from the die.':
    'Quand Poncenat est testé comme chef en danger, on enlève 1 au dé.',
  'From turn 4 a Protestant unit or leader in a zone of the western edge may leave the map for 1 MP; it scores at once and does not count as eliminated.':
    'À partir du tour 4, une unité ou un chef protestant dans une zone du bord ouest peut quitter la carte pour 1 point de mouvement ; ses points sont marqués aussitôt, et il ne compte pas comme éliminé.',
  'The bridge of Vichy is down: a Protestant piece never leaves by the eastern edge, neither by movement nor by a retreat.':
    'Le pont de Vichy est détruit : aucun pion protestant ne sort par le bord est, ni par un mouvement ni par un recul.',
  'Every Protestant combat unit set up in zones 122, 123, 137, 138 and 139 starts disorganised. During turn 1 no Protestant unit may react; Protestant leaders still may.':
    'Toutes les unités combattantes protestantes placées dans les zones 122, 123, 137, 138 et 139 commencent en désordre. Au tour 1, aucune unité protestante ne peut réagir ; les chefs protestants le peuvent.',
  'While a Protestant baggage counter is in 122 or 123, cavalry of either side pays 1 extra MP to enter that zone; the point counts for the disorganisation check of the step.':
    'Tant que des bagages protestants sont dans la zone 122 ou 123, la cavalerie des deux camps paie 1 point de mouvement de plus pour entrer dans cette zone ; ce point compte pour le désordre.',
};
