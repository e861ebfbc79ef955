/** What is asked for only now and then, in English: descriptions, the survey, lessons. Fetched with it. */
export const en = {
  // Pieces, places and the field in sentences.
  'arm.inf': 'infantry',
  'arm.cav': 'cavalry',
  'arm.drg': 'dragoons',
  'arm.art': 'battery',
  'arm.baggage': 'baggage',
  'describe.unit': '{name:capital}, {arm} of {of}: strength {cf} of {full}, movement {mp}, morale {morale}.',
  'describe.battery': '{name:capital}, {arm} of {of}: fire +{fire}, movement {mp}.',
  'describe.baggage': '{name:capital}, {arm} of {of}: movement {mp}.',
  'describe.waits': 'It is off the map and may enter from turn {turn} on, at {gates}.',
  'describe.or': '{first} or {then}',
  'describe.stands': 'It is in hex {place}, {ground}, {looks}.',
  'describe.baggageStands': 'It is in hex {place}, {ground}.',
  'describe.works': 'Entrenchments protect its hex to the {ways}.',
  'describe.breached': 'Its entrenchments are breached to the {ways}.',
  'describe.from.front': '{name} in front',
  'describe.from.flank': '{name} on its flank',
  'describe.from.rear': '{name} behind it',
  'describe.from.side': '{name} beside it',
  'describe.noThreat': 'No enemy unit can attack it here.',
  'describe.threats': 'Threatened by {all}.',
  'describe.guns': 'In range of {all}.',
  'describe.inZone': 'It is in an enemy zone of control.',
  'describe.inCommand': '{isBaggage?It|It} is in command.',
  'describe.leaderless': 'It no longer has a leader.',
  'describe.leaderAway': 'Its leader, {name}, is not on the map.',
  'describe.reached': '{name:capital} commands {isBaggage?it|it} from {far?one hex|{far} hexes} away (range {range}).',
  'describe.unlessLine': '{name:capital} is out of range, unless a battle line connects it to him.',
  'describe.outOfReach': '{name:capital} is out of range: {isBaggage?it|it} is not commanded.',
  'survey.unit': '{name} in hex {place}, {looks}{states}',
  'survey.strength': 'strength {cf}',
  'survey.at': '{name} in hex {place}{states}',
  'survey.away': '{name}{states}',
  'survey.named': 'chosen, about to act',
  'survey.acts': 'acting now',
  'survey.done': 'has acted',
  'survey.lost': 'can no longer act',
  'survey.waits': 'has not acted yet',
  'survey.offMap': 'off the map: {all}',
  'survey.gone': 'lost: {all}',
  'survey.formation': '{name}, {about}: {all}.',
  'survey.broken': '{place} destroyed',
  'survey.open': '{place} held by neither side',
  'survey.held': '{place} held by {by}',
  'survey.objectives': 'Objectives: {all}.',
  'survey.breached': 'Breached entrenchments: {all}.',

  // moving
  'lesson.moving.title': 'Movement',
  'lesson.moving.says':
    'Infantry has two movement points, cavalry three. Entering open ground costs one point, rough terrain more. A unit only steps into the two hexes in front of it. A unit that stays on a road for its whole move gets one extra point.',
  'lesson.moving.1.says': 'Move Champagne two hexes across the fields, to hex 1313.',
  'lesson.moving.1.hint': 'Select Champagne in hex 1112, then 1313. Each hex costs one of its two points.',
  'lesson.moving.2.says': 'Now move Navarre three hexes along the paved road, to hex 1415.',
  'lesson.moving.2.hint':
    'Navarre is on the road in hex 1116. Select 1415: the way through 1216 (Lourches) and 1315 is all road.',
  'lesson.moving.end': 'Unused points are lost: nothing is saved for the next turn.',

  // facing
  'lesson.facing.title': 'Facing',
  'lesson.facing.says':
    'Every unit faces a corner of its hex. Infantry has two hexes in front, two on its flanks and two behind; cavalry has four in front and no flanks. Turning by one corner costs one point.',
  'lesson.facing.1.says': 'Turn Navarre in place to face south-south-east.',
  'lesson.facing.1.hint': 'Select Navarre, then its own hex 1314, and choose the corner to its right.',
  'lesson.facing.2.says':
    'Champagne faces east, and 1113 is on its flank. Move it there: one point to turn, one to step.',
  'lesson.facing.2.hint': 'Select Champagne in hex 1112, then 1113, facing south-south-east.',
  'lesson.facing.end': 'Protect your flanks: a unit attacked there, or from behind, fights at a disadvantage.',

  // zones
  'lesson.zones.title': 'Zones of control',
  'lesson.zones.says':
    'The hexes in front of a unit are its zone of control. A unit that enters an enemy zone of control must stop there, whatever points it has left, and can never go directly from one such hex to another.',
  'lesson.zones.1.says':
    'Hexes 1414 and 1415 are in the zone of control of Kettler I. Move Navarre into one of them: it has to stop there.',
  'lesson.zones.1.hint': 'Select Navarre in hex 1314, then 1414 or 1415.',
  'lesson.zones.2.says': 'Champagne is in the zone of control of Kettler II. Withdraw it by one hex without turning.',
  'lesson.zones.2.hint': 'Select Champagne in hex 1113, then 1013 or 1014 behind it, still facing east.',
  'lesson.zones.end':
    'Zones of control do not reach into woods, villages, redoubts or across water. Turning inside an enemy zone costs double and may cause disorder.',

  // fire
  'lesson.fire.title': 'Fire',
  'lesson.fire.says':
    'A unit fires at an enemy unit in front of it. Roll a ten-sided die and add the target’s cover: below the firing unit’s strength, the target becomes disordered; if equal, the target takes a disorder check (a six-sided die, at most its morale). A total of zero or less also costs it a strength point. Batteries fire up to three hexes. The French infantry has bayonet orders and only fires along the Escaut.',
  'lesson.fire.1.says': 'Navarre is by the river, facing Kettler II. Fire at hex 1616.',
  'lesson.fire.1.hint':
    'Select Navarre in hex 1516, then 1616, then fire. The entrenchment adds one to the die: 0 and 1 disorder Kettler II, and a 2 makes it take a check, which is why the chance is a little above 20%.',
  'lesson.fire.2.says':
    'Now the battery with Champagne: Kettler I is two hexes away, in plain sight. Fire at hex 1614.',
  'lesson.fire.2.hint':
    'Select French battery I in hex 1415, then 1614. Nothing blocks the view; a total of zero costs a strength point.',
  'lesson.fire.end': 'A disordered unit still fights, but if it is disordered again it may rout.',

  // shock
  'lesson.shock.title': 'Assault',
  'lesson.shock.says':
    'In an assault, add up the strengths and compare them. Terrain, flanks and morale modify the result, and one six-sided die decides. Infantry under attack fires first. Several units can attack one, or one can attack several, but never several against several. The odds include an advance into the vacated hex; here your units stay in place, and the next lesson covers advances.',
  'lesson.shock.1.says': 'Navarre and Champagne both face Douglas. Assault hex 1414 with both units together.',
  'lesson.shock.1.hint': 'Select Navarre, add Champagne, then 1414. Six against two is three to one.',
  'lesson.shock.2.says': 'Royal is on the flank of Kettler II. Assault hex 1116 from there.',
  'lesson.shock.2.hint':
    'Select Royal in hex 1115, then 1116. An attack on the flank uses a better column of the table, and the target cannot fire back.',
  'lesson.shock.end': 'Check the odds before you give the order: they list every modifier with its rule.',

  // aftermath
  'lesson.aftermath.title': 'Retreat and advance',
  'lesson.aftermath.says':
    'A beaten unit retreats without turning, and prefers hexes outside enemy zones of control. One unit of the winner may advance into the hex it left. You choose at once.',
  'lesson.aftermath.1.says': 'Assault Douglas in hex 1414 with Navarre.',
  'lesson.aftermath.1.hint': 'Select Navarre in hex 1313, then 1414.',
  'lesson.aftermath.2.says': 'Douglas retreats. Advance into the hex it left.',
  'lesson.aftermath.2.hint': 'Select Navarre, then 1414: advance.',
  'lesson.aftermath.3.says':
    'Not every attack succeeds. Send Tourville against Albemarle I in hex 1217: two against three.',
  'lesson.aftermath.3.hint': 'Select Tourville in hex 1116, then 1217.',
  'lesson.aftermath.4.says': 'Tourville is beaten and disordered. Choose the hex it retreats to.',
  'lesson.aftermath.4.hint': 'Select Tourville, then 1016 or 1017.',
  'lesson.aftermath.end':
    'A unit that cannot retreat is lost, and so is a battery left behind: keep a way out before you fight.',

  // rally
  'lesson.rally.title': 'Recovery and rally',
  'lesson.rally.says':
    'At the end of the turn, disordered units recover by themselves unless they are in an enemy zone of control. A routed unit must roll its morale or less to rally; otherwise it flees three more hexes. An adjacent leader subtracts one from the die, a commander-in-chief in its hex two.',
  'lesson.rally.1.says': 'Navarre has fled to hex 1012. Move Montesquiou into its hex.',
  'lesson.rally.1.hint':
    'Select Montesquiou in hex 1313, then 1012: three hexes away; a commander-in-chief moves up to four.',
  'lesson.rally.2.says': 'End the phase. Champagne recovers, and Navarre tries to rally.',
  'lesson.rally.2.hint': 'Choose “End the phase”.',
  'lesson.rally.end':
    'Rolled 5, −2 for the marshal = 3, exactly Navarre’s morale. Without him it would have kept fleeing.',

  // command
  'lesson.command.title': 'Command',
  'lesson.command.says':
    'Formations act one after the other, each once a turn. A formation leader too far from his commander-in-chief must roll his activation value or less to act. Units out of their leader’s range cannot attack, have half their movement and cannot move away from him.',
  'lesson.command.1.says': 'Albergotti is out of command. Activate his left wing anyway: he needs 4 or less.',
  'lesson.command.1.hint': 'Choose “Activate the left wing (Albergotti)”.',
  'lesson.command.2.says': 'Vivarais in hex 1408 is out of his range. With half its movement, bring it one hex closer.',
  'lesson.command.2.hint': 'Select Vivarais, then one of the two hexes in front of it.',
  'lesson.command.3.says': 'Now move Albergotti towards Vivarais, to hex 1608.',
  'lesson.command.3.hint': 'Select Albergotti in hex 1808, then 1608. His command range is three hexes.',
  'lesson.command.end': 'That was the last lesson. Now try the Battle of Denain.',

  // The guided first battle
  'guide.works.title': 'Storm the entrenchments',
  'guide.works.says':
    'Turn 1. You command the French. Your right wing has been activated and stands in front of the entrenchments of Denain. You must take the camp behind them.',
  'guide.works.1.says': 'Bring Champagne up beside Navarre, to the highlighted hex 1514.',
  'guide.works.1.hint':
    'Select Champagne in hex 1313, then hex 1514, then confirm. It has two movement points, and each hex of open ground costs one.',
  'guide.works.2.says': 'After movement, assault Kettler I in hex 1614 with Navarre and Champagne together.',
  'guide.works.2.hint':
    'Choose “End movement” if you are still moving. Select Navarre, choose the assault on hex 1614 together with Champagne, check the odds, and confirm.',
  'guide.works.3.says': 'If Kettler I retreats, press on: break through the entrenchment towards hex 1614.',
  'guide.works.3.hint': 'Choose the breach towards hex 1614. With no defender left, the roll is easier.',
  'guide.works.end':
    'That is how a turn goes: activate, move, attack. From here on, the battle is yours. Take Denain before turn 10 ends.',
  'guide.works.tip.4Ba': 'Batteries may fire before anyone moves, at enemy units they can see up to three hexes away.',
  'guide.works.tip.4Cj': 'Go first to attack before the enemy moves, or second to see what the Coalition does.',
  'guide.works.tip.5c':
    'Choose a formation to move and fight with. Each acts once a turn. The centre and the left wing are close to the entrenchments.',
  'guide.works.tip.7.1a':
    'Move as many units of the formation as you like. Stop in front of the enemy: attacks come after movement.',
  'guide.works.tip.11a': 'Compare the odds before you attack. Attacking one regiment with two is usually worth it.',
  'guide.works.tip.11e': 'An attacked unit may fire first. It costs nothing, so fire if you can.',
  'guide.works.tip.11.8a':
    'Advancing takes the ground you have won. Stay where you are if an advance would leave you exposed.',
  'guide.works.tip.4Da':
    'Move your commanders-in-chief close to the leaders who must act next turn, so that they can act without a roll.',
  // Charts on paper.
  'chart.terrain': 'Terrain: movement points to enter, and cover',
  'chart.ground': 'Terrain',
  'chart.infantry': 'Infantry',
  'chart.cavalry': 'Cavalry',
  'chart.dragoons': 'Dragoons',
  'chart.guns': 'Batteries',
  'chart.leaders': 'Leaders',
  'chart.protection': 'Cover',
  'chart.terrainNote': '½: half its movement points. –: cannot enter.',
  'chart.shock': 'Assault',
  'chart.line.clear': 'Odds, defender in the open',
  'chart.line.rough': 'Odds, defender in woods, on high ground, behind entrenchments or on a bridge',
  'chart.line.built': 'Odds, defender in a village or redoubt',
  'chart.die': 'Die plus difference in morale: {n}',
  'chart.shockNote':
    'Attacker / defender. A number: strength points lost. D: disordered. R, R2: retreats one or two hexes. *: cavalry already disordered is destroyed. E: destroyed.',
} as const;
