/** What our scenarios and charts say, in plainer words: by the sentence of the file, so that a player's own file says its own. */
export const reworded = {
  'Storm out of the castle at once, before the reiters in the town have recovered, and take Auneau.':
    'Attack out of the castle at once, before the reiters in the town recover, and take Auneau.',
  'Extricate Dohna’s quarter, use the guns and the free reiters outside, and save what you can by the western edge.':
    'Get the troops out of Dohna’s camp, use the guns and the reiters outside the town, and save what you can by the western edge.',
  'A few turns of surprise to take the wagon park; but foot that plunders loses its order.':
    'Surprise gives you a few turns to take the wagon park. But infantry that plunders may become disordered.',
  'Rally, bring up Bouck on turn 3 and strike back before the storm.':
    'Reorganise your troops, bring in Bouck’s column on turn 3 and counter-attack before a storm ends the battle.',
  'You have the horse. Storm the village or bar the road: a stand-off on the road leaves you slightly ahead.':
    'Your strength is your cavalry. Take the village or block the road: if nothing moves, holding the road leaves you slightly ahead.',
  'You have the shot and the hill. Lure them up and then pass, or break out westwards from turn 4.':
    'Your strength is your arquebusiers, and the hill. Draw the enemy up the slope and then get past them, or break out to the west from turn 4 on.',
  'One great charge with the lances, the Swiss to follow on turn 3; do not be drawn piecemeal into the vines.':
    'Make one great charge with the gendarmes; the Swiss follow on turn 3. Do not let your units be drawn into the vines one by one.',
  'Cover the great ford with reiters and shot, then cross in order and lead the army off to the south.':
    'Cover the main ford with reiters and arquebusiers, then cross in good order and lead the army away to the south.',
  'Hurt the strung-out column, then slip off the southern edge from turn 5.':
    'Hurt the enemy column while it is strung out, then escape by the southern edge from turn 5 on.',
  'Deploy out of March, keep horse and foot together, and hold the road to the south.':
    'Deploy from your column of march, keep cavalry and infantry together, and hold the road to the south.',
  'Weighed by play between computer players of equal strength.':
    'It was changed after test battles between computer players of equal strength.',
  'With the first figures the Catholics were ahead in more than two of three decided battles, and victory conditions are to make up for unequal forces (1.0).':
    'With the first values the Catholics won more than two thirds of the battles that were decided; victory conditions should balance unequal forces (rule 1.0).',
  'With the first figures the Protestants were ahead in more than two of three decided battles, and victory conditions are to make up for unequal forces (1.0).':
    'With the first values the Protestants won more than two thirds of the battles that were decided; victory conditions should balance unequal forces (rule 1.0).',
  'The leader is the LG': 'lieutenant-general in person',
  'The leader is a CC in the zone of his LG': 'in the zone of his lieutenant-general',
  'A unit of the column is adjacent to an enemy combat unit': 'column next to enemy units',
  'The leader is a replacement': 'replacement leader',
  'The initiative factors of the old and the new order differ by 3 or more': 'very different order',
  'Boot and saddle': 'Surprised at dawn',
  'Streets choked with wagons': 'Streets blocked by wagons',
  'The brow of the hill': 'The edge of the plateau',
  Irresolution: 'Thoré hesitates',
  'The cut bridge': 'The destroyed bridge',
  'The Scarred': 'Guise wounded',
  'Over the Marne': 'Escape across the Marne',
  'Mandelot rides to Condrieu': 'Loss of Mandelot',
};
