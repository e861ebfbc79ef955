/** Lessons and the guided battle, in English. Fetched with them. */
export const en = {
  'lesson.command.title': 'Orders and generals',
  'lesson.command.says':
    'You are General Roux. A unit whose general is within 15 cm and in sight adds 1 to its morale tests; beyond 15 cm it loses 1, and more the farther he is. His aide beside him carries orders.',
  'lesson.command.1.says':
    'Your battalions are about to advance. Move General Roux forward, to a place between them or a little ahead, so that he stays within 15 cm of both.',
  'lesson.command.1.hint': 'Select General Roux, then a point between the battalions at about (60, 25), and confirm.',
  'lesson.command.2.says':
    'The hussars on the right are too far from Roux. Send his aide to them, into contact with their base.',
  'lesson.command.2.hint': 'Select the aide, then the 7e hussards, and confirm.',
  'lesson.command.3.says':
    'In contact the aide can give them a new order. Have him order the hussars to support the 2nd battalion.',
  'lesson.command.3.hint': 'Select the aide, then “Order: support the 2nd battalion of the 5e ligne” in the panel.',
  'lesson.command.end':
    'An order is in force at once and ends the aide’s move. It decides whether a unit may charge and where it may go. When a general or an aide later leaves the unit, it must test its morale.',

  'lesson.sisters.title': 'Sister battalions',
  'lesson.sisters.says':
    'A test counts the units within 30 cm: more friends than enemies give +2, fewer give −2. Battalions of the same regiment count double for each other. The Austrian fusiliers are about to fire at your 2nd battalion.',
  'lesson.sisters.1.says': 'Let both battalions fire at the fusiliers.',
  'lesson.sisters.1.hint': 'Choose “Open fire”. Each unit then fires at the nearest enemy.',
  'lesson.sisters.2.says':
    'Fifty men fell in the 2nd battalion, so it must test. Choose how General Roux influences it: add 1.',
  'lesson.sisters.2.hint': 'Choose “+1” for General Roux.',
  'lesson.sisters.end':
    'In the log you see the sum: base 4, elite companies 1, more friends 2 (the 1st battalion alone counts for two), Roux 1, under fire −1. The total of 7 means: obey.',

  'lesson.brook.title': 'The brook',
  'lesson.brook.says':
    'A period has two half moves of two quarters each. Crossing the brook takes a quarter and costs one level of cohesion. At the ford it costs nothing, but only in march column.',
  'lesson.brook.1.says': 'Change the 2nd battalion, in front of the ford, to march column.',
  'lesson.brook.1.hint':
    'Select the battalion on the right, then “Form: march column” in the panel. It takes one quarter.',
  'lesson.brook.2.says': 'With the other quarter, march it straight ahead into the ford.',
  'lesson.brook.2.hint':
    'The battalion is still selected: choose a point just beyond the ford, at (64, 32), and confirm.',
  'lesson.brook.3.says': 'Now let the 1st battalion cross the brook in line, and see what it costs.',
  'lesson.brook.3.hint': 'Select the battalion on the left, then a point 2 or 3 cm in front of it, and confirm.',
  'lesson.brook.end':
    'The line is disorganised: it fires and fights a quarter less well. A unit that stands still for a quarter can reform.',

  'lesson.firstFire.title': 'First fire',
  'lesson.firstFire.says':
    'Muskets reach 21 cm. The Grenz battalion is semi-regular: the first time anyone fires at it, it must test, even without losses. It faces west and does not see you in front of it, so it cannot fire back.',
  'lesson.firstFire.1.says': 'Bring the 1st battalion within 21 cm of the Grenz battalion.',
  'lesson.firstFire.1.hint': 'Select the 1st battalion, then a point 4 to 6 cm straight ahead, and confirm.',
  'lesson.firstFire.2.says': 'It has moved for two quarters at most, so it will fire in full. End your moves.',
  'lesson.firstFire.2.hint': 'Choose “End movement”.',
  'lesson.firstFire.3.says': 'Open fire.',
  'lesson.firstFire.3.hint': 'Choose “Open fire”.',
  'lesson.firstFire.end':
    'A few men fell, and yet the battalion halts: for the whole of the next period it may not go forward. With a regular battalion nothing would have happened.',

  'lesson.fireLosses.title': 'Losses by fire',
  'lesson.fireLosses.says':
    'Regular troops test when one fire phase costs them 3 men for each figure they have left: for 19 figures that is 57. Your 1st battalion stands 6 cm from the fusiliers, who are in disorder and cannot fire. It will hit about 50.',
  'lesson.fireLosses.1.says': 'Bring the 2nd battalion within 14 cm of the fusiliers, where muskets hit twice as hard.',
  'lesson.fireLosses.1.hint': 'Select the column on the left, then a point 4 cm straight ahead, and confirm.',
  'lesson.fireLosses.2.says': 'End your moves.',
  'lesson.fireLosses.2.hint': 'Choose “End movement”.',
  'lesson.fireLosses.3.says': 'Fire at the fusiliers with both battalions.',
  'lesson.fireLosses.3.hint': 'Choose “Open fire”: each fires at the nearest enemy, and that is the fusiliers.',
  'lesson.fireLosses.end':
    'Together they hit 61: one figure is removed, 19 are left, and 61 is more than 57. The fusiliers test, in disorder and under fire, and retreat. All shots of a phase count together.',

  'lesson.farm.title': 'The farm',
  'lesson.farm.says':
    'The farm is worth 3 points. Infantry that touches it can go in; that takes two quarters. A garrison adds 3 to its tests, has no flank, and is hard to hit.',
  'lesson.farm.1.says': 'Your 2nd battalion touches the farm. Let it go in.',
  'lesson.farm.1.hint': 'Select the 2nd battalion, then “Go in” in the panel.',
  'lesson.farm.2.says': 'End your moves. The side with a unit in the farm when the period ends holds it.',
  'lesson.farm.2.hint': 'Choose “End movement”. Nobody is near enough to fire.',
  'lesson.farm.3.says': 'A new period begins. Move General Roux to the farm, into contact.',
  'lesson.farm.3.hint': 'Select General Roux, then the farm, and confirm.',
  'lesson.farm.4.says':
    'When a commander joins a unit, it may test if you wish. Have the garrison test, and see what the farm adds.',
  'lesson.farm.4.hint': 'Select General Roux, then “Morale test” in the panel.',
  'lesson.farm.5.says':
    'Base 5, the farm 3, Roux 2: that is 10, and from 9 on regular troops run forward without orders. Leave the shelter out of the sum.',
  'lesson.farm.5.hint': 'Choose “Leave out the shelter”.',
  'lesson.farm.end':
    'With 7 it obeys and stays in the farm. Too much courage is a danger too: a general in contact may also take points away, before the die.',

  'lesson.square.title': 'Cavalry',
  'lesson.square.says':
    'Chevaulegers charge your 2nd battalion, which stands in line. Against cavalry, infantry counts −2 out of square and +2 in square.',
  'lesson.square.1.says': 'They are still two quarters away: form square.',
  'lesson.square.1.hint': 'Choose “Form square”.',
  'lesson.square.2.says': 'A unit that is charged tests first. Choose how General Roux influences it: add 1.',
  'lesson.square.2.hint': 'Choose “+1” for General Roux.',
  'lesson.square.end':
    'Its total of 6 means: obey; in line it would have had 2. The square fires at the charge and stands. In close combat cavalry is 75% weaker against a square. But a square hardly moves, and every shot at it hits a quarter more.',

  'lesson.charge.title': 'The charge',
  'lesson.charge.says':
    'The target of a charge tests first. If it stands, the charger does not test and comes into contact. If it breaks, the charger must test as well. First you declare all your charges.',
  'lesson.charge.1.says': 'Charge the Grenz battalion with the hussars.',
  'lesson.charge.1.hint': 'Select the hussars on the left, then the Grenz battalion, and confirm.',
  'lesson.charge.2.says': 'The fusiliers on the right are in disorder. Charge them with the 2nd battalion.',
  'lesson.charge.2.hint': 'Select the 2nd battalion, then the fusiliers, and confirm.',
  'lesson.charge.3.says': 'You choose which charge comes first. Play that of the hussars.',
  'lesson.charge.3.hint': 'Choose “Play the charge of the 7e hussards”.',
  'lesson.charge.4.says':
    'The Grenz battalion stood, fired and was reached; the hussars took no test for the charge itself. The fusiliers broke, so the 2nd battalion tested, and it obeys. Let it go on as far as it can and run them down.',
  'lesson.charge.4.hint': 'Choose the longest distance.',
  'lesson.charge.end':
    'A unit that is run down fights one close combat in which it hits nobody. A unit that charges makes no other move in that period.',

  'lesson.rout.title': 'The rout',
  'lesson.rout.says':
    'Your 1st battalion has charged the fusiliers and is in contact. Close combat is fought at the end of the period, after fire. A unit that loses over a tenth more men than the other, and at least as many men as it has figures, is beaten: it falls back and tests.',
  'lesson.rout.1.says': 'End your moves, and see the close combat.',
  'lesson.rout.1.hint': 'Choose “End movement”.',
  'lesson.rout.2.says':
    'The fusiliers rout: their losses in this combat are doubled, and friends who saw it within 30 cm had to test. The Grenz battalion retreats. Pursue the fusiliers.',
  'lesson.rout.2.hint': 'Choose the order with “pursues”.',
  'lesson.rout.end':
    'In the next period they turn about at once, on two thirds of their front, and run up to 22 cm, first directly away from the enemy and then to their own edge. Your battalion follows quarter by quarter. Continue if you want to see it.',

  'lesson.rally.title': 'Rallying',
  'lesson.rally.says':
    'This time you are General Kolb. Your fusiliers have broken and will run as soon as this phase is over. A routing unit stops only if it rallies: a general or his aide must touch it, and its test must give “obey” or better.',
  'lesson.rally.1.says': 'Move General Kolb to the fusiliers, into contact.',
  'lesson.rally.1.hint': 'Select General Kolb, then the fusiliers, and confirm.',
  'lesson.rally.2.says': 'Try to rally them.',
  'lesson.rally.2.hint': 'Select General Kolb, then “Rally” in the panel.',
  'lesson.rally.3.says':
    'In contact Kolb is worth up to 2 points, and rout costs 4. Let him add all he has before the die is rolled.',
  'lesson.rally.3.hint': 'Choose “+2” for General Kolb.',
  'lesson.rally.end':
    'They stop and form up for four quarters; from now on they have −1 in every test. Had they failed, they would have carried Kolb along until another general came.',

  'guide.farm.title': 'The farm on the brook',
  'guide.farm.says':
    'You are General Roux, with the French. You win by points: the farm is worth 3, the knoll on the right 2 and is Austrian, and each enemy unit that you break counts too. Be 3 points ahead after six periods, or break the enemy army. Your 2nd battalion has come over the ford and touches the farm; the 1st is still in the brook. It is your first half move of period 2.',
  'guide.farm.1.says':
    'Take the farm before the Austrian fusiliers do: let the 2nd battalion go in. Behind its walls it adds 3 to every morale test, and more than half of the shots at it miss.',
  'guide.farm.1.hint': 'Select the 2nd battalion, in march column at the farm, then “Go in” in the panel.',
  'guide.farm.2.says':
    'Bring the 1st battalion over the brook, up to the left of the farm. Battalions of one regiment count double for each other in a test, and its muskets cover that side.',
  'guide.farm.2.hint': 'Select the 1st battalion, then a point 3 to 5 cm ahead of it, and confirm.',
  'guide.farm.3.says':
    'Generals ride once your moves are ended: bring Roux between the farm and the 1st battalion. Within 15 cm he adds 1 to their tests; from where he is now, the farther they go the more they lose.',
  'guide.farm.3.hint':
    'Choose “End movement”. When you are asked for generals and aides, select Roux, then a point at about (56, 33), and confirm.',
  'guide.farm.end':
    'The farm is yours, and 3 points with it, as long as you have a unit in it at the end. The battle is yours now. The fusiliers will come for the farm: let them, and fire. Keep the hussars on their flank and charge a unit that has lost its formation. The knoll can wait.',
  'guide.farm.tip.C12d':
    'Generals and aides ride now. Keep Roux within 15 cm of the units that will be shot at or charged, and in sight of them; use the aide for new orders. Then end the phase.',
  'guide.farm.tip.C8a':
    'You may declare charges. Good targets have lost their formation or show you a flank; infantry in square or in houses is a bad target for cavalry. You may also declare none.',
  'guide.farm.tip.C3m':
    'Move your units one by one, each within two quarters. More than two quarters of movement in a period halve its fire, and no move may end within 5 cm of an enemy.',
  'guide.farm.tip.C14g':
    'Choose targets in secret; all units fire at the same time. Several units on one target bring it to a test sooner. A unit without a target of its own fires at the nearest enemy.',
  'guide.farm.tip.1.4x':
    'A unit must test. Choose how a commander influences it: mostly you add, but from 9 on regular troops run forward, and then you may want to take away.',
  'guide.farm.tip.C8d':
    'The enemy charges. Infantry charged by cavalry forms square if there is time; otherwise it stands and fires.',
  'guide.farm.tip.C8q': 'The target has gone. Go on as far as you can to catch it, or stop to keep your place.',
  'guide.farm.tip.C10a':
    'You have won a close combat. Follow to fight on with an advantage, or let them go and keep your place.',
  'guide.farm.tip.C10b':
    'The enemy leaves the fight. A pursuer may destroy it, but will be away from its place for the whole of the next period.',
  'guide.farm.tip.2.1o':
    'The unit would run forward on its own. Give up the bonus of square or shelter if you want it to stay.',
  'guide.farm.tip.2.4-P8':
    'The unit retreats. Behind friends, in a wood or in houses it can rally; at the edge of the table it may be lost.',
  'guide.farm.tip.2.5-R1':
    'A routing unit may try to rally. Obey or better stops it; a very low total turns the rout into flight, and a commander who tried is then carried along.',
} as const;
