/** The worked examples of the rulebook in English. Fetched with it. */
export const en = {
  'dismount-in-forest.title': 'Dismounting in a forest',
  'dismount-in-forest.says': 'The argoulets in 023 are mounted. 124 is dense forest (type III) behind a plain border.',
  'dismount-in-forest.end':
    'Three points for the forest, one for the border and two to dismount: six in one step. Four or more disorder a unit without a test.',
  'dismount-in-the-open.title': 'Dismounting in the open',
  'dismount-in-the-open.says': 'The argoulets in 034 are mounted. 031 is open ground (type I) behind a dotted border.',
  'dismount-in-the-open.end':
    'One point for the ground and two to dismount make three, so the argoulets tested: rolled 3, quality 4, passed.',
  'over-a-double-border.title': 'Over a double border',
  'over-a-double-border.says':
    'From 025 the cuirassiers can reach the walled orchard of 033 (type II) through 031. Between 031 and 033 the border is double.',
  'over-a-double-border.end':
    'One point to 031, then two for the orchard and two for the border. That step cost four: the cuirassiers are disordered.',
  'three-point-step.title': 'A step of three points',
  'three-point-step.says':
    'The arquebusiers (quality 3) are in 018. The hamlet of 012 is type II, behind a plain border.',
  'three-point-step.end':
    'Two points and one make three: a quality test. Rolled 5, more than 3, so they are disordered.',
  'quality-of-a-leader.title': 'The quality of a leader',
  'quality-of-a-leader.says': 'Pikemen (quality 4) march from 126 into the gardens of 136, where Guise (quality 6) is.',
  'quality-of-a-leader.end':
    'In his zone his quality replaces theirs: the 5 would have failed against 4 and passes against 6.',
  'disordered-twice-on-the-march.title': 'Disordered twice on the march',
  'disordered-twice-on-the-march.says':
    'The cuirassiers in 028 (quality 5) are disordered already. The wood of 027 costs them three points.',
  'disordered-twice-on-the-march.end':
    'They failed the test with a 6. A second disorder costs a step, and the marker comes off.',
  'near-the-enemy.title': 'Into a zone of control',
  'near-the-enemy.says':
    'The knoll of 215 is type II behind a dotted border: two points. But the cuirassiers in 022 are next to it.',
  'near-the-enemy.end': 'Their zone of control added a point. Three points mean a test: rolled 2, quality 3, passed.',
  'disordered-enemy-nearby.title': 'Next to a disordered enemy',
  'disordered-enemy-nearby.says': 'The same march to 215, but now the cuirassiers in 022 are disordered.',
  'disordered-enemy-nearby.end': 'A disordered unit has no zone of control: two points, and no test.',
  'dismount-in-place.title': 'Dismounting without moving',
  'dismount-in-place.says': 'The argoulets in 022 are mounted and disordered.',
  'dismount-in-place.end':
    'Without a step they pay only the two points for dismounting and take no test. They are still disordered.',
  'mount-up.title': 'Back on horseback',
  'mount-up.says': 'The argoulets in 022 are on foot, with four movement points.',
  'mount-up.end':
    'Mounting is paid from the allowance on foot: one point for 025 and two to mount, three in that step. The test passed with a 3.',
  'back-to-the-leader.title': 'Isolated, back to the leader',
  'back-to-the-leader.says': 'The argoulets in 011 are isolated: Saint-Auban and Châtillon are in 028.',
  'back-to-the-leader.end': 'An isolated unit must come nearer to its leader with its move: 017 is nearer, 005 is not.',
  'a-full-zone.title': 'A full zone',
  'a-full-zone.says':
    'Three units of arquebusiers are in the hamlet of 012, as many as a zone of type II holds. More of them stand in 018 with Chevrières.',
  'a-full-zone.end':
    'Leaders do not count: Chevrières could enter. A fourth unit could not, not even on its way through.',
  'fire-in-reaction.title': 'Reaction fire',
  'fire-in-reaction.says': 'Gendarmes have just entered 011, next to argoulets on foot in the hamlet of 012.',
  'fire-in-reaction.end':
    'The argoulets passed their test with a 4 and fired. It counts as an attack by the gendarmes: 4 − 1 for their class against 2 + 2 for the hamlet + 1 for the border. At −2 a 4 disorders the gendarmes.',
  'charge-in-reaction.title': 'A reaction charge',
  'charge-in-reaction.says':
    'Three zones next to the cuirassiers in 028 have been entered: arquebusiers in 025, light cavalry in 022, arquebusiers in the wood of 027.',
  'charge-in-reaction.end':
    'The cuirassiers (movement 8) charged the slower arquebusiers in the open. The light cavalry is as fast as they are, and nobody charges into a wood.',
  'away-from-infantry.title': 'Retreat before infantry',
  'away-from-infantry.says':
    'Arquebusiers have entered 121, next to mounted argoulets in 028. There is only infantry in 121.',
  'away-from-infantry.end': 'Cavalry retreats from infantry by one zone, without a test.',
  'away-from-cavalry.title': 'Retreat before cavalry',
  'away-from-cavalry.says':
    'Gendarmes (movement 6) have entered 121, next to cuirassiers in 028; light cavalry (movement 8) has entered 022, next to cuirassiers in 025.',
  'away-from-cavalry.end':
    'Being faster and passing a test, rolled 4 against 5, the cuirassiers got away from the gendarmes. Those in 025 are not faster than the light cavalry.',
  'a-leader-rides-off.title': 'A leader rides away',
  'a-leader-rides-off.says': 'Gendarmes have entered 121. Saint-Auban is in 028 with argoulets on foot.',
  'a-leader-rides-off.end':
    'A leader may always go to a zone next to his that holds no enemy, without a test. The argoulets stay.',
  'gendarmes-and-support.title': 'An attack with support',
  'gendarmes-and-support.says':
    'Gendarmes (4) with arquebusiers and peasants attack disordered argoulets on foot (2) in the hamlet of 012, over a plain border.',
  'gendarmes-and-support.end':
    'Attack: 4 − 1 for the class + 1 for the arquebusiers = 4. Defence: 2 + 2 for the hamlet + 1 for the border − 1 for the disorder = 4. At 0 a 5: the gendarmes pass their test, and the argoulets, disordered again, lose their last step.',
  'two-guns.title': 'Two guns',
  'two-guns.says':
    'Two cannon and reiters are in 137. Pikemen are in the gardens of 136 (type II), arquebusiers in 144 and in the castle of 125, behind a brown border.',
  'two-guns.end':
    'Strength 2 − 1 for the gardens + 1 for the other cannon = 2. A 2 hits, and the pikemen are disordered. A brown border blocks the view of 125.',
  'a-gun-that-sees-nothing.title': 'A gun that sees nothing',
  'a-gun-that-sees-nothing.says':
    'The same enemies, but the second cannon is in 138. Between 138 and its targets are friends in 137 and brown zones.',
  'a-gun-that-sees-nothing.end':
    'From 137 the view to 144 is clear, through 143. From 138 every shortest line is blocked, and a way round is never tried.',
  'a-leader-falls.title': 'A leader falls',
  'a-leader-falls.says': 'Elbeuf is in 137 with three units. Gendarmes who have lost a step attack the reiters in 138.',
  'a-leader-falls.end':
    'The attackers lost their last step on a result with a star, so a die was rolled for Elbeuf: 1, plus 2 for the units left with him, is 3. At 5 or less he is killed, and his column takes tests.',
  'charge-marker.title': 'Using the charge',
  'charge-marker.says': 'The gendarmes in 137 still have their charge. Arquebusiers stand in the open in 138.',
  'charge-marker.end':
    'Attack: 4 + 2 for the charge − 1 for the class = 5, against 3. At +2 a 3: the gendarmes pass their test, the arquebusiers are disordered. The charge is used up.',
  'pikes-and-shot.title': 'Pikes with two supports',
  'pikes-and-shot.says': 'Pikemen (4) and two units of arquebusiers in 137 face reiters (4) in 138.',
  'pikes-and-shot.end':
    'Arquebusiers have the other kind of weapon, so each supports with +1: 4 − 1 for the class + 2 = 5 against 4.',
  'disordered-support.title': 'Supports in disorder',
  'disordered-support.says': 'The same attack, but both units of arquebusiers are disordered.',
  'disordered-support.end':
    'A disordered unit does not support: 4 − 1 against 4. With the same die the pikemen are disordered, not the reiters.',
  'guise-leads.title': 'Guise leads the attack',
  'guise-leads.says':
    'Guise is with the gendarmes in 126. Reiters (4) hold the gardens of 136, type II behind a plain border.',
  'guise-leads.end':
    'Guise adds 1: 4 + 1 − 1 for the class = 4. The ground adds 3 to the defence: 7. At −3 even a 5 only disorders the gendarmes.',
  'attacked-again.title': 'Attacked a second time',
  'attacked-again.says': 'Arquebusiers in 143 are between reiters in 137 and reiters in 144.',
  'attacked-again.end':
    'The first attack disordered them. The second counts −1 for the second attack on the same target and −1 for the disorder: from +2 to +4.',
  'pike-clash.title': 'Pikes against pikes',
  'pike-clash.says': 'Pikemen (4) in 137 face landsknechts (5) in 138: both are pikes.',
  'pike-clash.end':
    'Pikes against pikes may fight two rounds. In the second the defender counts −1, but the pikemen, disordered by the first, count −1 too.',
  'retreat-instead-of-a-loss.title': 'A retreat instead of a loss',
  'retreat-instead-of-a-loss.says': 'Gendarmes with two supports attack 138. You choose who defends: the arquebusiers.',
  'retreat-instead-of-a-loss.end':
    'The result was a loss of one step. Only the side attacked may retreat one zone instead: over a dotted border into open ground, after a test.',
  'no-retreat-in-disorder.title': 'No retreat in disorder',
  'no-retreat-in-disorder.says': 'Gendarmes attack 138. Both units there are disordered.',
  'no-retreat-in-disorder.end':
    'The disorder made the attack one point easier, and a disordered unit cannot retreat instead of a loss: the step was lost, and nothing was asked.',
  'a-disordered-gun.title': 'A disordered gun',
  'a-disordered-gun.says': 'A disordered cannon in 138 sees arquebusiers in the open, in 143.',
  'a-disordered-gun.end':
    'Strength 2 − 1 for the disorder = 1: only a 1 hits. It hit, and the arquebusiers are disordered.',
  'guns-together.title': 'Guns firing together',
  'guns-together.says': 'Two cannon in 138 face pikemen in the open, in 137.',
  'guns-together.end':
    'The second cannon adds 1: strength 3. A 3 hits; less than 3 also costs a step, and no retreat makes up for that.',
  'reorganise.title': 'Restoring order',
  'reorganise.says':
    'Three units are disordered: arquebusiers with Guise in 115, pikemen in 136 next to enemy reiters, arquebusiers in 127.',
  'reorganise.end': 'With the quality of Guise, 6, a 6 was enough. In an enemy zone of control nobody may try.',
  'order-refused.title': 'An order that fails',
  'order-refused.says': 'The column of Chevrières (quality 4) has the order Hold. (Advanced rules.)',
  'order-refused.end':
    'The die must be less than his quality. A 4 is not: the column keeps its order, and the enemy does not learn which.',
  'attack-order.title': 'Attack against Hold',
  'attack-order.says':
    'The gendarmes in 023 have the order Attack; the argoulets on foot in 029 have the order Hold. (Advanced rules.)',
  'attack-order.end': 'Each order adds 1 to its side: 4 − 1 for the class + 1 against 2 + 1.',
  'caracole.title': 'A caracole',
  'caracole.says':
    'Reiters in 138 are next to arquebusiers in the open, in 137, across a dotted border. Those in 126 are next to the gardens of 136. (Optional rule.)',
  'caracole.end':
    'A caracole is announced in the movement sequence and needs an enemy in open ground across a dotted border, so the reiters in 126 could not.',
  'wavering.title': 'A loss shakes the others',
  'wavering.says':
    'Disordered reiters and disordered arquebusiers are together in 138, and gendarmes attack them. (Optional rule.)',
  'wavering.end':
    'The reiters lost a step, so the arquebusiers beside them tested at once. They failed with a 5 and, disordered already, lost a step as well.',
  'enfants-perdus.title': 'Sending out enfants perdus',
  'enfants-perdus.says': 'Protestant arquebusiers at full strength are in 118. (Optional rule.)',
  'enfants-perdus.end':
    'For one movement point a small detachment leaves the unit. A second one would cost the unit a step for as long as it is out.',
  'plunder-at-vimory.title': 'Baggage at Vimory',
  'plunder-at-vimory.says': 'Two Protestant baggage trains stand alone in 021, next to arquebusiers in 015.',
  'plunder-at-vimory.end':
    'Baggage alone is lost as soon as an enemy unit enters: 4 points each. At Vimory there is also a test for plunder; it failed, and the arquebusiers are disordered.',
};
