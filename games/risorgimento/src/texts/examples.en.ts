/** The worked examples of the rulebook in English. Fetched with it. */
export const en = {
  // Command and the turn.
  'continuity-fails.title': 'A continuity roll fails',
  'continuity-fails.says':
    'The Imperial Guard has just acted. To act again at once the French roll for another corps: II Corps has a continuity of 4, so 0 to 4 succeeds.',
  'continuity-fails.end':
    '7 is more than 4: II Corps does nothing, and the Austrians activate a corps without a roll. The Guard itself could not be chosen, as a corps never acts twice in a row while another can.',
  'orders-by-a-good-brigadier.title': 'Orders by a roll',
  'orders-by-a-good-brigadier.says':
    'Philippovic has gone farther than 5 hexes from Benedek, so his brigade is without Orders. He may roll: 4 or less, and his own −1 counts.',
  'orders-by-a-good-brigadier.end':
    'A 5 would have failed, and the brigade could only have rallied. His −1 makes it 4: it has Orders for this step.',
  'without-orders.title': 'Without Orders',
  'without-orders.says':
    'Lippert is out of Benedek’s range and did not roll. His brigade may move, but not next to an enemy unit, and it neither fires nor attacks.',
  'without-orders.end': 'The battalion stopped one hex short. 1812 is next to San Martino, where the enemy is.',
  'into-reserve.title': 'Into reserve',
  'into-reserve.says':
    'At the start of a turn a brigade in its commander’s range may go into reserve, if no enemy is within three hexes of any of its units. Bersaglieri have come up to hex 2113.',
  'into-reserve.end':
    'Berger’s whole brigade rests where it is, guns included; from now on it can recover. Lippert’s jägers in hex 2116 are three hexes from the bersaglieri, so his brigade may not.',
  'rally-away-from-the-enemy.title': 'Rallying',
  'rally-away-from-the-enemy.says':
    'Two battalions of Rainer are disordered and have done nothing in this activation. One is in hex 1814, the other in hex 1812, next to the enemy.',
  'rally-away-from-the-enemy.end':
    'No roll is needed, and a unit that has rallied may turn. The battalion next to the enemy stays disordered.',
  'a-division-loses-heart.title': 'A division is demoralised',
  'a-division-loses-heart.says':
    'Of the three units of Pettinengo’s brigade on the map two are disordered. The turn ends when you have moved your commanders.',
  'a-division-loses-heart.end':
    'More than half: the brigade is hors de combat. At San Martino the Piedmontese roll by division: 9, plus 1 for that brigade, minus 3, is 7, and from 7 on a division is demoralised.',
  'blowing-up-a-bridge.title': 'Blowing up a bridge',
  'blowing-up-a-bridge.says':
    'The Austrian II Corps has acted. A commanded battalion of Hartmann is at the bridge of Boffalora, and no enemy is at its other end. 0 to 2 destroys it.',
  'blowing-up-a-bridge.end': 'The bridge is gone for good. The great bridge over the Ticino may not even be tried.',
  // Ground, zones and reactions to a march.
  'over-the-crest.title': 'Over a crest',
  'over-the-crest.says':
    'A crest of level 4 runs between hex 1609, level 2, and the village of Contracania, level 3. A unit that crosses it pays for the climb to its top.',
  'over-the-crest.end':
    'Two levels up to the crest are a steep slope: 2 points, and 1 for the village. The difference between the two hexes costs nothing on top of that.',
  'beside-the-enemy.title': 'Behind the enemy’s back',
  'beside-the-enemy.says':
    'The Piedmontese battalion in San Martino faces north, so hex 1812 is next to it but outside its zone of control.',
  'beside-the-enemy.end':
    '2 for difficult ground, 1 for the slope, 1 for being next to the enemy: 4 points. In the zone of control it would have been 5, and the move would end there.',
  'zone-to-zone.title': 'Out of a zone of control',
  'zone-to-zone.says':
    'Hexes 1711, 1812 and 1911 are in the zone of control of the Piedmontese battalion. Yours starts in it, in hex 1812.',
  'zone-to-zone.end':
    '1 for the ground, 1 for the slope and 1 for leaving the zone. It could not go from 1812 straight to 1911: that is from zone to zone.',
  'strategic-movement.title': 'Strategic movement',
  'strategic-movement.says':
    'A battalion of Rainer is far from the enemy, alone in its hex. Strategic movement gives it 12 points in place of 6, but it must stay more than three hexes from any enemy unit.',
  'strategic-movement.end':
    'Seven hexes for 8 points, more than an ordinary move allows. Hex 1623 is three hexes from the battalion in hex 1323: too near.',
  'wading-the-canal.title': 'Across the canal',
  'wading-the-canal.says':
    'There is no bridge between hexes 1914 and 2014. Infantry can cross the Naviglio all the same; guns and cavalry cannot.',
  'wading-the-canal.end':
    '3 for the canal and 3 for the cultivated hex, all six points, and the grenadiers are disordered. The battery next to them has to find a bridge.',
  'forming-square.title': 'Forming square',
  'forming-square.says':
    'Infantry forms square for 1 movement point, if no enemy is next to it. One battalion of Rainer is in hex 1917, another next to San Martino.',
  'forming-square.end':
    'In square all six sides are its front. It does not move or attack, and may leave the square in a later turn.',
  'counter-charge.title': 'Counter-charge',
  'counter-charge.says':
    'Piedmontese infantry is about to enter hex 1814, in the zone of control of your hussars. They must withdraw or counter-charge; they may not just wait.',
  'counter-charge.end':
    'Light cavalry has −2 against infantry, and infantry +2 against cavalry: 5 each, one hit each. Cohesion is equal too and no brigadier is there, so the attacker loses: the hussars go back.',
  // Fire.
  'a-massed-target.title': 'A massed target',
  'a-massed-target.says':
    'Two Piedmontese battalions share hex 1811, two hexes from your battery. A third is in hex 1810, behind the village.',
  'a-massed-target.end':
    '6, −1 for the village, +1 because two units are massed there: 6 disorders both. The village, higher than both ends of the line, hides hex 1810.',
  'counter-battery-fire.title': 'Counter-battery fire',
  'counter-battery-fire.says':
    'A Piedmontese battery is in San Martino with a battalion. If you fire at it, it may fire back once the result is known.',
  'counter-battery-fire.end':
    'Your shot came to 1: no effect. Theirs came to 7 and disordered your battery. A battery that is disordered first does not fire back.',
  'small-arms.title': 'Small arms',
  'small-arms.says':
    'Jägers fire at an enemy next to them, in front of them. 6 or more is a hit; the village takes 1 off.',
  'small-arms.end':
    '7 − 1 = 6: one hit. The battalion of Rainer cannot do the same: only jägers and light infantry fire small arms.',
  // Attacks and charges.
  'hits-count-twice.title': 'Worn troops hesitate',
  'hits-count-twice.says':
    'The battalion has a cohesion of 6 and two hits. To attack it first has to pass its engagement roll.',
  'hits-count-twice.end':
    'Its hits are added to the die, 3 + 2 = 5, and taken from its cohesion, 6 − 2 = 4. 5 is more than 4: it stays where it is.',
  'guns-before-an-attack.title': 'Guns before an attack',
  'guns-before-an-attack.says':
    'A battery defends San Martino with a battalion. Once you have declared the attack, it fires before your engagement roll.',
  'guns-before-an-attack.end':
    '4, +1 next to the target, +1 for two units in the hex: 6. Both battalions are disordered, and the attack is over before it has begun.',
  'front-and-rear.title': 'From front and rear',
  'front-and-rear.says':
    'The defender faces south-east. Hex 1812 is in front of it, hex 1711 behind it, and the two are next to each other: both battalions may attack together.',
  'front-and-rear.end':
    'Each hex rolled for itself to engage. +1 for one unit more, +2 for front and rear, −1 for the village: 7, two hits. The defender took more hits and retreated one hex.',
  'equal-hits.title': 'Equal hits',
  'equal-hits.says': 'Your battalion has one hit, the defender none. Both have a cohesion of 6.',
  'equal-hits.end':
    'One hit each. Then the lower cohesion decides: yours is down to 4, theirs to 5. Your battalion goes back to the hex it came from.',
  'attack-goes-on.title': 'A continued attack',
  'attack-goes-on.says':
    'A second Piedmontese battalion is behind San Martino, in hex 1810. Take the village, then go on.',
  'attack-goes-on.end':
    'No hit against three gave −3 on the roll for going on. The second attack needed no engagement roll; when it was over each battalion took one hit for it, although it won.',
  'nowhere-to-go.title': 'Nowhere to retreat',
  'nowhere-to-go.says': 'Austrian units hold all six hexes around San Martino. Attack it from hex 1812.',
  'nowhere-to-go.end': 'One hit was enough: the defender lost, had no hex left to retreat to, and was eliminated.',
  'a-charge.title': 'A charge',
  'a-charge.says':
    'Cavalry attacks only by charging, from two or three hexes away, at what it can see. Austrian infantry is in the open in hex 2116.',
  'a-charge.end':
    '9 − 2 for light cavalry is 7, 2 + 2 for infantry is 4: two hits against one, and the infantry retreats. Hex 2118 was four hexes away.',
  'charging-a-square.title': 'Charging a square',
  'charging-a-square.says': 'The infantry has formed square. Cavalry that charges it adds 1 to its engagement roll.',
  'charging-a-square.end':
    '6 would have been enough. With the square it is 7, more than its cohesion of 6: the charge does not start.',
  'a-chateau.title': 'A château',
  'a-chateau.says':
    'Two units hold Monte Rotondo. The lower one, the jägers, is inside the château; the battalion on top is outside and is fought first.',
  'a-chateau.end':
    'Outside, the château counted for nothing: only the slope and the entrenched hexside. Inside it was −3, but jägers who fight alone give +2. Cohesion decided the tie.',
  'over-the-bridge.title': 'Over the bridge',
  'over-the-bridge.says':
    'Grenadiers of the Guard hold the west end of Ponte Nuovo. Two Austrian battalions are in the houses across the canal.',
  'over-the-bridge.end':
    '+1 for the better troops, −1 for the village, −2 for the bridge: one hit each. The grenadiers still have the higher cohesion, and the bridge is theirs.',
} as const;
