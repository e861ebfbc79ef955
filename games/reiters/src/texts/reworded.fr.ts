/** The same in French, by the English sentence of the file. */
export const reworded = {
  'Storm out of the castle at once, before the reiters in the town have recovered, and take Auneau.':
    'Attaquez aussitôt depuis le château, avant que les reîtres du bourg ne se remettent en ordre, et prenez Auneau.',
  'Extricate Dohna’s quarter, use the guns and the free reiters outside, and save what you can by the western edge.':
    'Dégagez les troupes du quartier de Dohna, utilisez les canons et les reîtres hors du bourg, et sauvez ce que vous pouvez par le bord ouest.',
  'A few turns of surprise to take the wagon park; but foot that plunders loses its order.':
    'La surprise vous donne quelques tours pour prendre le parc des chariots. Mais l’infanterie qui pille peut tomber en désordre.',
  'Rally, bring up Bouck on turn 3 and strike back before the storm.':
    'Réorganisez vos troupes, faites entrer la colonne de Bouck au tour 3 et contre-attaquez avant qu’un orage ne mette fin à la bataille.',
  'You have the horse. Storm the village or bar the road: a stand-off on the road leaves you slightly ahead.':
    'Votre force, c’est la cavalerie. Prenez le village ou barrez la route : si rien ne bouge, tenir la route vous laisse une légère avance.',
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
    'Elle a été modifiée après des batailles d’essai entre joueurs artificiels de même force.',
  'With the first figures the Catholics were ahead in more than two of three decided battles, and victory conditions are to make up for unequal forces (1.0).':
    'Avec les premières valeurs, les catholiques gagnaient plus des deux tiers des batailles décidées ; les conditions de victoire doivent compenser l’inégalité des forces (règle 1.0).',
  'With the first figures the Protestants were ahead in more than two of three decided battles, and victory conditions are to make up for unequal forces (1.0).':
    'Avec les premières valeurs, les protestants gagnaient plus des deux tiers des batailles décidées ; les conditions de victoire doivent compenser l’inégalité des forces (règle 1.0).',
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
};
