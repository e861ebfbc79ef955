/** What our scenarios and charts say, in plainer words: by the sentence of the file, so that a player's own file says its own. */
export const reworded = {
  'Supper interrupted': 'Surprised at supper',
  'Storm out of the castle at once, before the reiters in the town have recovered, and take Auneau.':
    'Attack out of the castle at once, before the reiters in the town recover, and take Auneau.',
  'Extricate Dohna’s quarter, use the guns and the free reiters outside, and save what you can by the western edge.':
    'Get the troops out of Dohna’s camp, use the guns and the reiters outside the town, and save what you can by the western edge.',
  'A few turns of surprise to take the wagon park; but foot that plunders loses its order.':
    'Surprise gives you a few turns to take the wagon park. But infantry that plunders may become disordered.',
  'Rally, bring up Bouck on turn 3 and strike back before the storm.':
    'Reorganise your troops, bring in Bouck’s column on turn 3 and counter-attack before a storm ends the battle.',
  'You have the horse. Storm the village or bar the road: a stand-off on the road is only a draw.':
    'Your strength is your cavalry. Take the village or block the road: if nothing moves, holding the road is only worth a draw.',
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
  'With the first figures the Catholics won none of sixteen battles: the foot in the castle had no attack worth making, and the reiters beside the town, who slept as well, rode to its help at once.':
    'With the first figures the Catholics won none of sixteen battles: the infantry in the castle had no attack worth making, and the reiters beside the town, though asleep too, rode to its help at once.',
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
  'Every Protestant combat unit set up in 015 and 016 starts disorganised. During turn 1 no Protestant unit may react; Protestant leaders still may.':
    'Every Protestant combat unit set up in zones 015 and 016 starts disordered. During turn 1 no Protestant unit may react; Protestant leaders still may.',
  'The command radius is 2 zones for both sides throughout.':
    'The command range is 2 zones for both sides during the whole battle.',
  'A Catholic infantry unit whose entry (by movement or advance) eliminates baggage stops in that zone and tests quality once, however many counters it took: on a failure it is disorganised.':
    'A Catholic infantry unit that captures baggage by moving or advancing stops in that zone and takes one quality test, however many counters it captured. If it fails, it is disordered.',
  'In the closing phase of turns 6, 7 and 8, before victory is determined, the player with the initiative rolls a die: on 5 or 6 the game ends with this turn.':
    'At the end of turns 6, 7 and 8, before victory is determined, the player with the initiative rolls a die: on 5 or 6 the battle ends with this turn.',
  'During turns 1 and 2 no unit of column P1 may be principal attacker; with the advanced rules Thoré may not try to change his order on those turns.':
    'During turns 1 and 2 no unit of Thoré’s rearguard may lead an attack. With the advanced rules, Thoré may not try to change his order on those turns.',
  'The border 025-032 stays impassable for the whole game.':
    'The border between zones 025 and 032 stays impassable during the whole battle.',
  'A unit that crosses the border 023-030, 026-033 or 028-035 in its movement sequence may not be principal attacker in the same player phase; it may support.':
    'A unit that crosses the border 023-030, 026-033 or 028-035 in its movement sequence may not lead an attack in the same phase; it may support one.',
  'If Guise is eliminated he is only wounded: the Protestants score 3 VP instead of 6; every other effect is applied.':
    'If Guise is eliminated, he is only wounded: the Protestants score 3 points instead of 6. Everything else applies as usual.',
  'From turn 5 a Protestant unit or leader in a zone of the southern edge may leave the map for 1 MP; it scores at once and does not count as eliminated.':
    'From turn 5 on, a Protestant unit or leader in a zone of the southern edge may leave the map for 1 movement point; it scores its points at once and does not count as eliminated.',
  'On turns 7 and 8 reaction fire is impossible for both sides and the command radius is 2 zones.':
    'On turns 7 and 8 neither side can fire in reaction, and the command range is 2 zones.',
  'If Mandelot is eliminated, Catholic militia and peasants test quality with the die increased by 1 for the rest of the game.':
    'If Mandelot is eliminated, Catholic militia and peasants add 1 to the die in quality tests for the rest of the battle.',
  'For reaction fire only, Protestant infantry in 111, 117, 123 or 129 ignores the altitude clauses of 4.1.5.4 towards an adjacent lower zone.':
    'For reaction fire only, Protestant infantry in zones 111, 117, 123 and 129 ignores the altitude rules of 4.1.5.4 towards an adjacent lower zone.',
  'When the elimination of Poncenat is tested, 1 is subtracted from the die.':
    'When Poncenat is tested as a leader at risk, 1 is subtracted from the die.',
  'From turn 4 a Protestant unit or leader in a zone of the western edge may leave the map for 1 MP; it scores at once and does not count as eliminated.':
    'From turn 4 on, a Protestant unit or leader in a zone of the western edge may leave the map for 1 movement point; it scores its points at once and does not count as eliminated.',
  'The bridge of Vichy is down: a Protestant piece never leaves by the eastern edge, neither by movement nor by a retreat.':
    'The bridge at Vichy is destroyed: a Protestant piece never leaves by the eastern edge, neither by moving nor by retreating.',
  'Every Protestant combat unit set up in zones 122, 123, 137, 138 and 139 starts disorganised. During turn 1 no Protestant unit may react; Protestant leaders still may.':
    'Every Protestant combat unit set up in zones 122, 123, 137, 138 and 139 starts disordered. During turn 1 no Protestant unit may react; Protestant leaders still may.',
  'While a Protestant baggage counter is in 122 or 123, cavalry of either side pays 1 extra MP to enter that zone; the point counts for the disorganisation check of the step.':
    'While Protestant baggage is in zone 122 or 123, cavalry of either side pays 1 more movement point to enter that zone; the point counts when checking for disorder.',
};
