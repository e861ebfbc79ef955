/** The worked examples of the rulebook in English. Fetched with it. */
export const en = {
  'forward.title': 'Straight ahead',
  'forward.says':
    'Picardie faces 1412 and 1511, the two hexes ahead of it. Each hex of open ground costs one of its two movement points.',
  'forward.end':
    'Two steps ahead, two points, and Picardie still faces the same way. 1510 lies beside it: it would have to turn first.',
  'off-road.title': 'Off the road',
  'off-road.says':
    'A road runs from 1509 to 1610 and on. Picardie has two movement points, and a third only if it stays on the road for its whole move.',
  'off-road.end':
    'Picardie left the road at hex 1610, so it had two points, not three, and 1612 was out of reach. The hex entered by road still cost only the road price.',
  'turn-and-go.title': 'Turn, then march',
  'turn-and-go.says': 'Picardie faces east, and 1511 is not in front of it.',
  'turn-and-go.end': 'Turning by one corner cost one movement point, the step to 1511 the other.',
  'stopped.title': 'Stopped by a zone of control',
  'stopped.says':
    'Kettler I faces west: 1513 and 1514 are in its zone of control. Navarre is outside it, Champagne inside.',
  'stopped.end':
    'Navarre stopped in hex 1513 with a point left. Champagne could not go from 1514 to 1513: never straight from one enemy zone of control hex to another.',
  'out-forward.title': 'Out of a zone of control',
  'out-forward.says':
    'Navarre is in the zone of control of Kettler I, facing away from it. 1414 ahead is free of enemies and of their zones; 1514 is not.',
  'out-forward.end': 'One point for the ground and one more for leaving the zone: both of Navarre’s points.',
  'withdraw.title': 'Step back and keep facing',
  'withdraw.says':
    'Navarre faces Kettler I, inside its zone of control. Instead of marching it may step back into one of the two hexes behind it.',
  'withdraw.end':
    'Half of its allowance, one point, plus one for the ground; and it still faces east. 1512 is on its flank, where no withdrawal goes.',
  'turn-near-enemy.title': 'Turning near the enemy',
  'turn-near-enemy.says':
    'Tourville (morale 2) is in the zone of control of Kettler I. Turning costs two points there instead of one, and takes a die roll.',
  'turn-near-enemy.end':
    'Rolled 3, plus morale 2, is 5: not more than 5, so Tourville is disordered. It has turned all the same.',
  'friend-in-the-way.title': 'A friend in the way',
  'friend-in-the-way.says':
    'Touraine stands in hex 1412, straight ahead of Picardie. Only one unit fits in a hex, even for units passing through.',
  'friend-in-the-way.end': 'Picardie went round by 1511 and did not touch 1412.',
  'through-the-breach.title': 'Through a breach',
  'through-the-breach.says':
    'Navarre has breached the entrenchment in front of it, towards 1613 and 1614. In front of Champagne, in hex 1515, it is intact.',
  'through-the-breach.end':
    'The breach cost one point on top of the ground: both of Navarre’s points. Champagne cannot cross before it makes a breach of its own.',
  'bridge-halt.title': 'A bridge takes a turn',
  'bridge-halt.says': 'The Tingry regiment stands before the bridge of Prouvy, in hex 3115, with two movement points.',
  'bridge-halt.end': 'It stopped on the bridge although it had a point left. It can leave on the far side next turn.',
  'half-move.title': 'Out of command range',
  'half-move.says': 'Dreux is in hex 1415, too far away: Picardie and Touraine are out of command.',
  'half-move.end':
    'Picardie had one point instead of two, enough for one hex towards Dreux. Touraine, facing away, could not move farther from him.',
  'activation-failed.title': 'A failed activation',
  'activation-failed.says':
    'Albergotti is out of command: his activation value is 4, so a die of 4 or less lets the left wing act.',
  'activation-failed.end':
    'The 5 was too high. Nobody in the left wing acts, and it still counts as activated this turn.',
  'commander-ride.title': 'A commander near the enemy',
  'commander-ride.says':
    'Kettler I controls 1513 and 1514. Navarre stands in hex 1513; nobody stands in hex 1514. Villars moves up to four hexes.',
  'commander-ride.end':
    'A friendly unit in the hex makes it safe for a commander: Villars could join Navarre, but not enter 1514.',
  'breach-roll.title': 'A breach without defenders',
  'breach-roll.says':
    'Royal (strength 2) faces the entrenchment, with nobody in hex 1615 or 1616 behind it. A die no higher than its strength makes a breach.',
  'breach-roll.end':
    'Rolled 4, minus 2 because nobody defends, is 2: a breach, on both sides of the hex that Royal faces.',
  'breach-disordered.title': 'No breach in disorder',
  'breach-disordered.says':
    'Navarre and Champagne both face Kettler I behind the entrenchment. Navarre is disordered. (Second edition of the rules.)',
  'breach-disordered.end': 'Champagne, strength 3, rolled 3: a breach. Navarre could not even try.',
  'long-range.title': 'A battery at three hexes',
  'long-range.says':
    'French battery I faces east. Kettler I is three hexes away behind an entrenchment, Albemarle II four hexes away, Kettler II off to the side.',
  'long-range.end':
    'Rolled 3, −2 for the battery, +1 for the distance, +1 for the cover: 3, and Kettler I is disordered. Four hexes is too far, and the battery fires only to its front.',
  'close-range.title': 'A battery at close range',
  'close-range.says': 'Kettler I stands right in front of French battery I, in the open.',
  'close-range.end':
    'Rolled 3, −2 for the battery, −1 for a target next to it: 0, which costs Kettler I a strength point and disorders it.',
  'line-of-fire.title': 'Along the edge of a hex',
  'line-of-fire.says':
    'Touraine and Meuse stand in front of the battery. The line to 1514 runs between them, along the side their hexes share; the line to 1513 crosses the hex of Touraine.',
  'line-of-fire.end':
    'Edges do not block: the battery hit Kettler I. A unit inside the line does, so Kettler II in hex 1513 was safe.',
  'high-ground.title': 'From high ground',
  'high-ground.says':
    'French battery I is on high ground. Touraine stands next to it on the line to 1613; Meuse stands on the line to 1811, next to the target.',
  'high-ground.end':
    'From high ground only what stands next to the target blocks: the battery fired over Touraine, but could not have fired at hex 1811.',
  'muskets-and-cover.title': 'Muskets against cover',
  'muskets-and-cover.says':
    'Royal is next to the Escaut and faces Kettler II behind the entrenchment. Navarre, farther north, faces Kettler I.',
  'muskets-and-cover.end':
    'Rolled 0, +1 for the cover: 1, less than the strength of Royal, so Kettler II is disordered and keeps its points. Navarre had bayonet orders: French infantry fires only along the Escaut.',
  'rout-by-fire.title': 'Disordered twice',
  'rout-by-fire.says': 'Kettler I (strength 2) is disordered already. French battery I is two hexes away.',
  'rout-by-fire.end':
    'Disordered again, Kettler I took a rout test: rolled 1, +2 is 3, more than its strength of 2. It routs.',
  'stands-at-a-price.title': 'A rout test passed',
  'stands-at-a-price.says': 'Fagel I (strength 3) is disordered already. French battery I is two hexes away.',
  'stands-at-a-price.end':
    'Rolled 1, +2 is 3, not more than its strength of 3: Fagel I stands, but loses a strength point and stays disordered.',
  'two-on-one.title': 'Two against one',
  'two-on-one.says':
    'Picardie and Auvergne (3 each) face Albemarle I (3) behind the entrenchment. It holds its fire. Fechenbach I stands next to it.',
  'two-on-one.end':
    'Six against three is 2:1, on the line for rough ground. Rolled 5, equal morale: Albemarle I is disordered and retreats. Attacking both enemies with both units in one combat is never allowed.',
  'lowest-morale.title': 'The lowest morale counts',
  'lowest-morale.says':
    'The Gardes françaises (3, morale 4) and Touraine (2, morale 2) attack Albemarle I (3, morale 3) together.',
  'lowest-morale.end':
    'Five against three is rounded down to 3:2. Touraine has the lowest morale, one below Albemarle I: rolled 5, read as 4.',
  'flank.title': 'An attack on the flank',
  'flank.says': 'Kettler I faces west. Navarre stands north of it, on its flank.',
  'flank.end':
    'One column better for the flank. And Kettler I could not fire first: infantry fires in reaction only to its front.',
  'rear.title': 'An attack from the rear',
  'rear.says': 'Kettler I faces west. Navarre stands behind it.',
  'rear.end':
    'Two columns better for the rear: with the same die as on the flank, Kettler I also loses a strength point.',
  'worst-side.title': 'From flank and rear together',
  'worst-side.says': 'Navarre is on the flank of Kettler I, Royal behind it.',
  'worst-side.end': 'Flank and rear are not added up. What is worst for the defender counts: the rear, two columns.',
  'routed-target.title': 'An attack on a routed unit',
  'routed-target.says': 'Kettler I is routed, and Royal stands behind it. Two against two.',
  'routed-target.end': 'Two columns for the rear and two for the rout: these do add up, four in total.',
  'horse-against-village.title': 'Cavalry against a village',
  'horse-against-village.says':
    'Douglas stands in Denain facing west, with Royal-Étranger behind it. It holds its fire.',
  'horse-against-village.end':
    'Infantry in a village has no flank and no rear, and cavalry attacks it one column worse: Royal-Étranger is driven back with a loss.',
  'charge.title': 'A cavalry charge',
  'charge.says':
    'Royal-Étranger has moved two hexes straight ahead over open ground, up to the Cuirassiers. (Second edition of the rules.)',
  'charge.end':
    'The charge is one column better: at 1:1 a 4 drives the Cuirassiers back. Without the run-up they would only have been disordered.',
  'one-on-two.title': 'One against two',
  'one-on-two.says':
    'Albemarle I (3) and Fechenbach I (2) stand side by side in front of the Gardes françaises (3). They hold their fire.',
  'one-on-two.end':
    'Their strengths add up: three against five is 1:2. The Gardes attack with morale 4 against 2, the lower of the two.',
  'no-horse-in-woods.title': 'No cavalry into woods',
  'no-horse-in-woods.says':
    'Royal-Étranger faces Kettler I in the woods of 1602; the Cuirassiers du Roi face Kettler II in the open.',
  'no-horse-in-woods.end':
    'In the open, cavalry attacks normally. It cannot enter woods, so it cannot attack anyone there.',
  'reaction-first.title': 'They fire first',
  'reaction-first.says': 'Royal is down to one strength point and faces Kettler I behind the entrenchment.',
  'reaction-first.end':
    'Infantry fires before the assault: a 0 cost Royal its last point. With no attacker left, there is no assault.',
  'lone-guns.title': 'A battery without an escort',
  'lone-guns.says': 'The Coalition battery stands alone in front of Navarre.',
  'lone-guns.end':
    'The battery fired in reaction, and Navarre passed its check with a 2. Then the battery was lost without a combat roll, and Navarre could take its place.',
  'guns-and-escort.title': 'A battery and its escort',
  'guns-and-escort.says':
    'Fechenbach I guards the Coalition battery in hex 1812. Picardie and Auvergne attack; nobody fires in reaction.',
  'guns-and-escort.end': 'Fechenbach I had to retreat, and the battery that it left behind was destroyed at once.',
  'destroyed-at-once.title': 'Destroyed at once',
  'destroyed-at-once.says':
    'Kettler I is down to one strength point. The two Guards regiments attack from its flank and its rear.',
  'destroyed-at-once.end':
    'Six to one with two columns more: the best the table has. An E destroys the unit, whatever it has left.',
  'shaken-horse.title': 'Cavalry already disordered',
  'shaken-horse.says':
    'The Cuirassiers have been disordered in an earlier combat. Royal-Étranger and the Cuirassiers du Roi attack, one of them from the rear.',
  'shaken-horse.end':
    'The result has a star. Cavalry that was disordered before this combat is destroyed by it, although one point was left.',
  'loss-first.title': 'Losses come first',
  'loss-first.says': 'Kettler I has one strength point left, and Navarre stands behind it.',
  'loss-first.end':
    'The result was a loss, disorder and a retreat. The loss came first, and nothing was left to disorder or to retreat.',
  'retreat-order.title': 'Where a beaten unit goes',
  'retreat-order.says':
    'Champagne attacks Albemarle I in hex 1411. Behind Champagne, Kettler I controls 1309 and 1409, and 1310 is on the flank of Albemarle I.',
  'retreat-order.end':
    'Beaten, Champagne looked for a hex outside enemy zones and flanks. Only 1509 was left, on its own flank.',
  'displaced.title': 'Displaced by a friend',
  'displaced.says':
    'As in the example of a retreat, 1509 is the only way out for Champagne. This time Tourville stands there.',
  'displaced.end':
    'Champagne took the place of Tourville, which had to make room and is disordered by it. You could have given up Champagne instead.',
  'advance.title': 'Into the hex they left',
  'advance.says': 'Navarre and Champagne attack Kettler I from the flank and the rear.',
  'advance.end': 'Kettler I retreated, and one unit of the winner, whichever you chose, could take its hex.',
  'villars-falls.title': 'The death of Villars',
  'villars-falls.says':
    'Villars is with the Gardes françaises, which have one strength point left and attack Kettler I.',
  'villars-falls.end':
    'Reaction fire destroyed the unit, and Villars died with it. The French lose the battle at once.',
  'aide-de-camp.title': 'An aide takes over',
  'aide-de-camp.says':
    'Dreux, who leads the centre, is with Touraine, which has one strength point left and attacks Kettler I.',
  'aide-de-camp.end': 'Dreux died with the unit. An aide-de-camp took his place at once, where you wanted him.',
  'order-again.title': 'Recovering from disorder',
  'order-again.says':
    'Navarre and Champagne are disordered. Navarre is in the zone of control of Kettler I, Champagne is not.',
  'order-again.end': 'At the end of the turn Champagne recovered. Navarre, next to the enemy, stays disordered.',
  'rally-by-villars.title': 'Rallied by a commander',
  'rally-by-villars.says': 'Touraine (morale 2) is routed in hex 1409. Villars is with it, and Dreux is next to it.',
  'rally-by-villars.end':
    'Rolled 4, −2 for the commander in its hex: 2, not more than its morale, and Touraine rallied. Dreux adds nothing to that.',
};
