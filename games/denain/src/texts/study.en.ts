/** What is asked for only now and then, in English: descriptions, the survey, lessons. Fetched with it. */
export const en = {
  // Pieces, places and the field in sentences.
  'compass.0': 'north',
  'compass.1': 'north-east',
  'compass.2': 'south-east',
  'compass.3': 'south',
  'compass.4': 'south-west',
  'compass.5': 'north-west',
  'sides.own': 'its {sides} {n?side|sides}',
  'sides.of': 'the {sides} {n?side|sides} of {hex}',
  'arm.inf': 'infantry',
  'arm.cav': 'cavalry',
  'arm.drg': 'dragoons',
  'arm.art': 'battery',
  'arm.baggage': 'train',
  'describe.unit': '{name:capital}, {arm} of {of}: strength {cf} of {full}, movement {mp}, morale {morale}.',
  'describe.battery': '{name:capital}, {arm} of {of}: fire +{fire}, movement {mp}.',
  'describe.baggage': '{name:capital}, {arm} of {of}: movement {mp}.',
  'describe.waits': 'It waits off the map and may enter from turn {turn} at {gates}.',
  'describe.or': '{first} or {then}',
  'describe.stands': 'It stands in {place}, {ground}, {looks}.',
  'describe.baggageStands': 'It stands in {place}, {ground}.',
  'describe.works': 'Works cover its hex to the {ways}.',
  'describe.breached': 'Its works are breached to the {ways}.',
  'describe.arc.all': 'It fronts every way: {hexes}.',
  'describe.arc.front': 'In front: {hexes}.',
  'describe.arc.flank': 'On its flanks: {hexes}.',
  'describe.arc.rear': 'Behind: {hexes}.',
  'describe.from.front': '{name} in front',
  'describe.from.flank': '{name} on its flank',
  'describe.from.rear': '{name} in its rear',
  'describe.from.side': '{name} beside it',
  'describe.noThreat': 'No enemy bears on it.',
  'describe.threats': 'The enemy bears on it: {all}.',
  'describe.guns': 'Guns can fire at it: {all}.',
  'describe.inZone': 'It is in an enemy zone of control.',
  'describe.inCommand': '{isBaggage?It|It} is in command.',
  'describe.leaderless': 'Nobody commands it any more.',
  'describe.leaderAway': '{name:capital}, who leads it, is not on the map.',
  'describe.reached': 'The word of {name} reaches {isBaggage?it|it}, {far} of {range} hexes away.',
  'describe.unlessLine': 'The word of {name} does not reach it unless a line carries it.',
  'describe.outOfReach': 'The word of {name} does not reach {isBaggage?it|it}.',
  'describe.noOrder': 'No order is possible now.',
  'describe.orders': 'Orders possible now: {all}.',
  'describe.counted': '{verb} ({count})',
  'around.empty': '{place}, empty',
  'around.enemy': '{place}, the enemy: {names}',
  'around.own': '{place}, {names}',
  'around.bearing': '{way}, {there}',
  'survey.points': 'Victory points: {all}.',
  'survey.score': '{side} {total}',
  'survey.unit': '{name} in {place}, {looks}{states}',
  'survey.strength': 'strength {cf}',
  'survey.at': '{name} in {place}{states}',
  'survey.away': '{name}{states}',
  'survey.named': 'named, about to act',
  'survey.acts': 'acting',
  'survey.done': 'has acted',
  'survey.lost': 'can no longer act',
  'survey.waits': 'has yet to act',
  'survey.offMap': 'off the map {all}',
  'survey.gone': 'lost {all}',
  'survey.formation': '{name}, {about}: {all}.',
  'survey.noEnemy': 'No enemy is in sight.',
  'survey.beside': '{theirs} beside {mine}',
  'survey.far': '{theirs} {far} hexes from {mine}',
  'survey.contacts': 'Nearest enemies: {all}.',
  'survey.broken': '{place} broken',
  'survey.open': '{place} held by nobody',
  'survey.held': '{place} held by {by}',
  'survey.objectives': 'Objectives: {all}.',
  'survey.breached': 'Breached works: {all}.',

  // moving
  'lesson.moving.title': 'Marching',
  'lesson.moving.says':
    'A foot regiment has two movement points, a mounted one three; an open field costs one point to enter, rough ground more. A unit steps only into the two hexes ahead of it. Who follows a road all the way has a point more.',
  'lesson.moving.1.says': 'March Champagne two hexes over the fields, to 1313.',
  'lesson.moving.1.hint': 'Pick Champagne in 1112, then 1313. Each hex costs one of its two points.',
  'lesson.moving.2.says': 'Now take Navarre down the paved road, three hexes to 1415.',
  'lesson.moving.2.hint':
    'Navarre stands on the road in 1116. Pick 1415: by 1216 (Lourches) and 1315 it is road all the way.',
  'lesson.moving.end': 'Points not spent are lost: nothing is saved for the next turn.',

  // facing
  'lesson.facing.title': 'Facing',
  'lesson.facing.says':
    'Every unit faces a corner of its hex. Infantry has two hexes in front, two on its flanks, two behind; horse has four in front and no flank. Turning to the next corner costs one point.',
  'lesson.facing.1.says': 'Turn Navarre where it stands, to face south-south-east.',
  'lesson.facing.1.hint': 'Pick Navarre, then its own hex 1314, and choose the corner to its right.',
  'lesson.facing.2.says':
    'Champagne faces east; 1113 is on its flank. Bring it there: it turns for one point and steps for the other.',
  'lesson.facing.2.hint': 'Pick Champagne in 1112, then 1113, facing south-south-east.',
  'lesson.facing.end': 'Mind the flanks: a unit attacked there, or from behind, fights at a disadvantage.',

  // zones
  'lesson.zones.title': 'Zones of control',
  'lesson.zones.says':
    'The hexes in front of a unit are its zone of control. A unit that enters an enemy zone stops there, whatever points it has left, and never goes straight from one such hex to another.',
  'lesson.zones.1.says': 'Kettler I watches 1414 and 1415. March Navarre up to it and see that it goes no further.',
  'lesson.zones.1.hint': 'Pick Navarre in 1314, then 1414 or 1415.',
  'lesson.zones.2.says': 'Champagne stands under the eyes of Kettler II. Draw it back one hex, front to the enemy.',
  'lesson.zones.2.hint': 'Pick Champagne in 1113, then 1013 or 1014 behind it, still facing east.',
  'lesson.zones.end':
    'Woods, towns, redoubts and water keep zones out. Turning inside one costs double and may bring disorder.',

  // fire
  'lesson.fire.title': 'Fire',
  'lesson.fire.says':
    'A unit fires at an enemy in its front: a ten-sided die, plus the cover of the target, must come below the strength of the firer to disorder him; when the two are equal, the target rolls six sides and is in disorder above its morale. Zero also costs a point. Guns reach three hexes. The French foot has orders for the bayonet and fires only along the Escaut.',
  'lesson.fire.1.says': 'Navarre lies beside the river, opposite Kettler II. Open fire on 1616.',
  'lesson.fire.1.hint':
    'Pick Navarre in 1516, then 1616, then fire. The works add one to the die: 0 and 1 disorder Kettler II, a 2 makes him check, hence more than the 20% of the two faces.',
  'lesson.fire.2.says': 'Now the guns with Champagne: they see Kettler I two hexes away. Fire at 1614.',
  'lesson.fire.2.hint':
    'Pick French battery I in 1415, then 1614. Nothing stands between them; a total of zero costs a point.',
  'lesson.fire.end': 'A unit in disorder still fights, but a second disorder puts it to the test, and it may run.',

  // shock
  'lesson.shock.title': 'Shock',
  'lesson.shock.says':
    'In a shock strengths are added up and compared; the ground, the flanks and the morale of both sides weigh in, and one six-sided die decides. Foot that is attacked fires first. Several may attack one, or one several, never many against many. The odds reckon with an advance into the hex the enemy leaves; here your troops stay, and the next lesson is about that.',
  'lesson.shock.1.says': 'Navarre and Champagne both face Douglas. Attack 1414 with the two of them together.',
  'lesson.shock.1.hint': 'Pick Navarre, add Champagne, then 1414. Six points against two is three to one.',
  'lesson.shock.2.says': 'Royal has come up on the flank of Kettler II. Attack 1116 from there.',
  'lesson.shock.2.hint':
    'Pick Royal in 1115, then 1116. From the flank the odds shift to a better column, and he cannot fire back.',
  'lesson.shock.end': 'Look at the odds before you give the order: they name every modifier and its rule.',

  // aftermath
  'lesson.aftermath.title': 'Retreat and advance',
  'lesson.aftermath.says':
    'A beaten unit gives ground, keeping its facing, and prefers hexes the enemy does not watch. One unit of the victor may step into the hex it left. The choice is made at once.',
  'lesson.aftermath.1.says': 'Attack Douglas in 1414 with Navarre.',
  'lesson.aftermath.1.hint': 'Pick Navarre in 1313, then 1414.',
  'lesson.aftermath.2.says': 'Douglas gives way. Follow into the hex he has left.',
  'lesson.aftermath.2.hint': 'Pick Navarre, then 1414: advance.',
  'lesson.aftermath.3.says':
    'Not every attack succeeds. Send Tourville against Albemarle I in 1217, two points against three.',
  'lesson.aftermath.3.hint': 'Pick Tourville in 1116, then 1217.',
  'lesson.aftermath.4.says': 'Tourville is thrown back in disorder. Choose the hex behind it where it goes.',
  'lesson.aftermath.4.hint': 'Pick Tourville, then 1016 or 1017.',
  'lesson.aftermath.end':
    'A unit with no way back is lost, and so are guns left behind: look to the rear before you fight.',

  // rally
  'lesson.rally.title': 'Order and rally',
  'lesson.rally.says':
    'At the end of the turn units in disorder re-form by themselves, unless the enemy watches them. A routed unit must roll its morale or less; otherwise it runs three hexes more. A leader beside it takes one off the die, a commander-in-chief in its hex two.',
  'lesson.rally.1.says': 'Navarre has run to 1012. Bring Montesquiou into its hex.',
  'lesson.rally.1.hint': 'Pick Montesquiou in 1313, then 1012: three hexes; a commander-in-chief rides up to four.',
  'lesson.rally.2.says': 'End the phase. Champagne re-forms, and Navarre rolls for its rally.',
  'lesson.rally.2.hint': 'Choose “End the phase”.',
  'lesson.rally.end':
    'A five, less two for the Marshal: three, just Navarre’s morale. Without him the regiment would have run on.',

  // command
  'lesson.command.title': 'Command',
  'lesson.command.says':
    'Formations act one at a time, each once a turn. A formation’s leader too far from his commander-in-chief must roll his activation value or less. Units beyond their leader’s reach do not attack, move at half pace and never away from him.',
  'lesson.command.1.says': 'Albergotti is out of command. Activate his left wing all the same: a 4 or less will do.',
  'lesson.command.1.hint': 'Choose “Activate the left wing (Albergotti)”.',
  'lesson.command.2.says': 'Vivarais in 1408 is beyond his reach. At half pace, bring it one hex nearer.',
  'lesson.command.2.hint': 'Pick Vivarais, then one of the two hexes in front of it.',
  'lesson.command.3.says': 'Now bring Albergotti towards Vivarais, to 1608.',
  'lesson.command.3.hint': 'Pick Albergotti in 1808, then 1608. His reach is three hexes.',
  'lesson.command.end': 'That was the last lesson. The camp of Denain awaits you.',

  // The guided first battle
  'guide.works.title': 'Storm the works',
  'guide.works.says':
    'Turn 1. You command the French. Your right wing has been activated and stands in front of the earthworks of Denain. The camp behind them is what you must take.',
  'guide.works.1.says': 'Bring Champagne up beside Navarre, to the highlighted hex 1514.',
  'guide.works.1.hint':
    'Select Champagne in 1313, then hex 1514, then confirm. It has two movement points, and each field costs one.',
  'guide.works.2.says': 'End movement. Then attack Kettler I in 1614 with Navarre and Champagne together.',
  'guide.works.2.hint':
    'Press “End movement”. Select Navarre, choose the attack with Champagne on 1614, look at the odds, and confirm.',
  'guide.works.3.says': 'If Kettler I gives way, follow up: break through the works towards 1614.',
  'guide.works.3.hint': 'Choose to breach the works towards 1614. With no defender left the roll is easier.',
  'guide.works.end':
    'That is how a turn goes: activate, move, attack. From here on the battle is yours. Take Denain before turn 10 ends.',
  'guide.works.tip.4Ba': 'Batteries may fire before anyone moves, at enemies up to three hexes away that they can see.',
  'guide.works.tip.4Cj':
    'Go first if you want to attack before the enemy moves; let the Coalition go first to see what it does.',
  'guide.works.tip.5c':
    'Choose a formation to move and fight with. Each acts once a turn. The centre and the left wing are close to the works.',
  'guide.works.tip.7.1a':
    'Move as many units of the formation as you like. Stop in front of the enemy: attacks come after movement.',
  'guide.works.tip.11a': 'Compare the odds before you attack. Two regiments against one are usually worth it.',
  'guide.works.tip.11e': 'An attacked unit may fire first. It costs nothing, so fire if you can.',
  'guide.works.tip.11.8a':
    'Following up takes the ground you have won. Stay where you are if that would leave you exposed.',
  'guide.works.tip.4Da':
    'Move your commanders-in-chief close to the leaders who must act next turn, so that these obey without a roll.',
  // Charts on paper.
  'chart.terrain': 'Terrain: movement points to enter, and protection',
  'chart.ground': 'Terrain',
  'chart.infantry': 'Infantry',
  'chart.cavalry': 'Cavalry',
  'chart.dragoons': 'Dragoons',
  'chart.guns': 'Guns',
  'chart.leaders': 'Leaders',
  'chart.protection': 'Protection',
  'chart.terrainNote': '½: half the allowance. –: may not enter.',
  'chart.shock': 'Shock combat',
  'chart.line.clear': 'Odds, defender in the open',
  'chart.line.rough': 'Odds, in a wood, on a height, behind works, on a bridge',
  'chart.line.built': 'Odds, in a village or redoubt',
  'chart.die': 'Die plus difference of morale: {n}',
  'chart.shockNote':
    'Attacker / defender. A digit: strength points lost. D: disorganised. R, R2: retreats one or two hexes. *: leaders in danger. E: destroyed.',
} as const;
