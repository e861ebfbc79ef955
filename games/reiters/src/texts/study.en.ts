/** What is asked for only now and then, in English: descriptions, the survey, lessons. Fetched with it. */
export const en = {
  // Pieces, places and the field in sentences.
  'possible.nothing': 'No order is possible now.',
  'possible.deeds': 'Orders possible now: {deeds}.',
  'possible.ways': '{deed} ({count})',
  'deed.place': 'take post elsewhere',
  'deed.exchange': 'change places',
  'deed.post': 'post enfants perdus',
  'deed.ready': 'begin',
  'deed.order': 'change the order',
  'deed.move': 'move',
  'deed.enter': 'come onto the map',
  'deed.leave': 'leave the map',
  'deed.mount': 'mount',
  'deed.dismount': 'dismount',
  'deed.detach': 'send out enfants perdus',
  'deed.absorb': 'rejoin',
  'deed.caracole': 'caracole',
  'deed.fire': 'fire',
  'deed.charge': 'charge',
  'deed.give-way': 'give way',
  'deed.slip-away': 'slip away',
  'deed.ride-off': 'ride off',
  'deed.fall-back': 'fall back',
  'deed.attack': 'attack',
  'deed.bombard': 'fire',
  'deed.defend': 'defend',
  'deed.engage': 'engage',
  'deed.lose': 'take the loss',
  'deed.retreat': 'retreat',
  'deed.follow': 'go along',
  'deed.again': 'attack again',
  'deed.halt': 'leave it at that',
  'deed.advance': 'advance',
  'deed.replace': 'take over',
  'deed.reorganise': 'reorganise',
  'deed.done': 'end',
  'arm.infantry': 'infantry',
  'arm.cavalry': 'cavalry',
  'arm.artillery': 'artillery',
  'arm.pikes': 'pikes',
  'describe.identity':
    '{name:capital} ({arm}), of {column}: strength {strength}, quality {quality}{movement?, movement {movement}}, class {class}, weapon: {isFire?fire|shock}{range?, range {range}}; steps {steps} of {of}.',
  'describe.withParent': 'They are still with {parent}.',
  'describe.entry': '{isMan?He|{isMany?They|It}} may come in from turn {turn} by {zones}.',
  'describe.position': '{isMany?They stand|It stands} {at}: {ground}{others?, with {others}}.',
  'describe.quality': '{isMany?They test|It tests} by the quality of {leader}, {quality}.',
  'describe.states': 'State of the unit: {states}.',
  'describe.noLeader': 'No leader who could command is on the map.',
  'describe.inReach':
    '{isMany?They are|It is} within {radius} zones of a leader{wasIsolated?, but isolated until command is checked again}.',
  'describe.outOfReach':
    '{isMany?They are|It is} out of reach of {leaders}{wasIsolated?|, yet in command until it is checked again}.',
  'describe.orderUnknown': 'The order of its column is not known.',
  'describe.order': 'Order: {order}. {note}',
  'describe.gunsStay': 'Guns do not move.',
  'describe.points': 'Movement points now: {all}.',
  'describe.pointsLeft': 'Movement points left: {left} of {all}.',
  'describe.enemyControl': 'The zone is under enemy control.',
  'describe.noReaction': 'The enemy has come close in {at}; no reaction is possible.',
  'describe.reaction': 'The enemy has come close in {at}: {ways} at will.',
  'describe.worth': 'The loss of the unit would be worth {points} to the enemy.',
  'box.identity': '{name}, off the map: comes in from turn {turn} by {zones}.',
  'box.empty': 'Nobody waits here any more.',
  'box.waiting': 'Here wait: {all}.',
  'unseen.hedged': 'a border hides it',
  'unseen.higher': 'it lies higher',
  'unseen.below': 'it lies lower, right below',
  'unseen.crest': 'the edge of the height hides it',
  'unseen.ridge': 'higher ground lies between',
  'unseen.mist': 'nothing can be seen so far on this turn',
  'unseen.wood': '{zone} blocks sight',
  'unseen.pieces': 'pieces stand between, in {zone}',
  'survey.points': 'Points: {all}.',
  'survey.pointsOf': '{side} {total} ({scored} scored, {held} for zones held)',
  'survey.reduced': 'reduced',
  'survey.disorganised': 'disorganised',
  'survey.isolated': 'isolated',
  'survey.onFoot': 'on foot',
  'survey.inCaracole': 'in caracole',
  'survey.piece': '{name} in {zone}{states}',
  'survey.waiting': 'yet to come: {units}',
  'survey.exited': 'off the map for good: {units}',
  'survey.lost': 'lost: {units}',
  'survey.column': '{name}{order?, {order}}: {all}.',
  'survey.order': 'order {order}',
  'survey.orderUnknown': 'order unknown',
  'survey.noContact': 'No enemy can be reached.',
  'survey.contacts': 'Nearest enemies: {all}.',
  'survey.contact': '{isNext?next to|{far} zones from} {own}, {enemies}',
  'survey.objectives': 'Objectives: {all}.',
  'survey.objective': '{zone}, {points} {isHeld?held by {side}|for {side} to win}',
  'survey.exit': '{side:capital} may leave the map from turn {turn} by {zones}.',

  // marching
  'lesson.marching.title': 'Marching',
  'lesson.marching.says':
    'The map is made of zones. To enter one costs one point on open ground (I), two on difficult ground (II), three on very difficult ground (III); a plain border adds one, a double border two. A step of three points is tested, a step of four or more disorders the unit at once.',
  'lesson.marching.1.says': 'Ride Aumale’s light horse over the fields, from 116 to 126.',
  'lesson.marching.1.hint':
    'Pick the light horse in 116, then 126. Two open zones behind dotted borders: two of their eight points.',
  'lesson.marching.2.says':
    'The corselets have three points, and one more when they keep to a road. March them four zones down it, from 137 to 129.',
  'lesson.marching.2.hint':
    'Pick the corselets II in 137, then 129. The road runs by 138, 139 and 130; off the road 129 is too far.',
  'lesson.marching.3.says':
    'The vineyard in 136 is difficult ground behind a hedge: two points and one, a step of three. Send the corselets I in from 126 and see them tested.',
  'lesson.marching.3.hint': 'Pick the corselets I in 126, then 136. They must not roll above their quality, 4.',
  'lesson.marching.4.says':
    'Over the wall into the castle, 125, is a step of five: no die, disorder for certain. Take Elbeuf’s gendarmes I there from 127.',
  'lesson.marching.4.hint':
    'Pick the gendarmes I in 127, then 125: one point to 126, then three for the castle and two for the double border.',
  'lesson.marching.end': 'A unit disordered twice loses a step instead. Choose your ground before you hurry.',

  // command
  'lesson.command.title': 'Command',
  'lesson.command.says':
    'At the start of its phase a side looks who is within three zones of the leader of his column, or of the lieutenant-general. Who is not is isolated until the next check: no attack, no recovery, and a march only towards his leaders.',
  'lesson.command.1.says':
    'The argoulets IV in Métrieux, 012, are isolated, four zones from Saint-Auban. They may only come nearer: bring them to 018.',
  'lesson.command.1.hint': 'Pick the argoulets IV, then 018. Zones that lead away from both leaders are not offered.',
  'lesson.command.2.says':
    'A leader has ten points and never tests. Ride Saint-Auban up to 022, so that they are well within his reach.',
  'lesson.command.2.hint': 'Pick Saint-Auban in 028, then 022. The overlay “Reach of command” shows what he reaches.',
  'lesson.command.3.says':
    'End the movement. Nobody is near, the enemy has no leader left to move him, and your next phase begins with a check of command.',
  'lesson.command.3.hint': 'Choose “End movement”.',
  'lesson.command.end': 'The way from a leader goes round enemy units, never through them: a column can be cut off.',

  // reactions
  'lesson.reactions.title': 'Reactions',
  'lesson.reactions.says':
    'When the enemy has moved, you may react to zones that he entered and that held none of his before. From the next zone firearms fire and fast shock cavalry charges, after a quality test; cavalry may give way. Each unit reacts once. In the fight that follows, he who came close counts as the attacker.',
  'lesson.reactions.1.says':
    'Arquebusiers of Lyon have come up to 017. Fire at them with your dismounted argoulets in 023.',
  'lesson.reactions.1.hint':
    'Pick the Protestant argoulets I in 023, then 017, then fire. Saint-Auban is with them: they test by his quality, 5.',
  'lesson.reactions.2.says':
    'Gendarmes stand in 029, open ground beyond a dotted border, and your cuirassiers are faster. Charge them from 025.',
  'lesson.reactions.2.hint':
    'Pick Châtillon’s cuirassiers in 025, then 029, then charge. They stay where they are: a reaction is no movement.',
  'lesson.reactions.3.says':
    'Militia has reached 121, beside your argoulets IV. Before foot, cavalry gives way without a test: let them.',
  'lesson.reactions.3.hint': 'Pick the argoulets IV in 028, then 121, then give way.',
  'lesson.reactions.4.says': 'Now choose where: one zone, towards your supply edge in the south. Take them to 034.',
  'lesson.reactions.4.hint':
    'Pick the argoulets IV, then 034. Zones away from the supply edge are not offered while a nearer one is free.',
  'lesson.reactions.end': 'Nobody fires or charges up or down a slope, and a disordered unit does not react at all.',

  // assault
  'lesson.assault.title': 'An assault',
  'lesson.assault.says':
    'One unit attacks, the enemy names one to meet it. Each adds to its strength: the attacker its class, the defender the ground; every other unit of the zone with the other weapon supports for one. The difference and one die give the result. The defender may give ground instead of losing a step; then you may advance.',
  'lesson.assault.1.says':
    'Guise’s gendarmes I stand in 137 with arquebusiers, who will support them. Attack Bouck’s reiters in 138.',
  'lesson.assault.1.hint': 'Pick the gendarmes I in 137, then 138, then attack. The odds name every item and its rule.',
  'lesson.assault.2.says':
    'Open ground on both sides, a dotted border, the marker still there: charge. It adds two, once in the battle.',
  'lesson.assault.2.hint': 'Choose to spend the charge. Seven with the charge, Guise and the support, against two.',
  'lesson.assault.3.says':
    'The reiters had but one step left and gave ground instead. Take the zone they left: advance the gendarmes.',
  'lesson.assault.3.hint':
    'Pick the gendarmes I, then 138: advance. The arquebusiers who supported may follow, and so may Guise.',
  'lesson.assault.end': 'From each zone one attack a phase, and each unit fights once: think who supports whom.',

  // defence
  'lesson.defence.title': 'Meeting an attack',
  'lesson.defence.says':
    'When a zone of yours is attacked, you name the unit that meets it. If it is to lose a step, it may give ground instead, one zone towards your supply edge, unless it is disordered. Units that supported it and leaders of the zone may go along.',
  'lesson.defence.1.says':
    'Pikemen attack Cognat, 117. Let the arquebusiers meet them: Mouvans adds one to arquebusiers in defence, the village one, the light horse one.',
  'lesson.defence.1.hint': 'Pick the Provençal arquebusiers I in 117, then defend.',
  'lesson.defence.2.says': 'A six: a step to lose. Save it, and give ground to 118.',
  'lesson.defence.2.hint':
    'Pick the arquebusiers, then 118, then retreat. Over a dotted border onto open ground they test; over worse they are disordered.',
  'lesson.defence.3.says': 'The light horse supported them and may go along. Bring it to 118 as well.',
  'lesson.defence.3.hint': 'Pick the Protestant light horse I, then 118, then retreat.',
  'lesson.defence.4.says':
    'Mouvans is alone in Cognat now, and would be lost to the first enemy who comes in. Send him after his men.',
  'lesson.defence.4.hint': 'Pick Mouvans, then 118.',
  'lesson.defence.end': 'A step saved is a zone lost: look whether the village or the men are worth more.',

  // guns
  'lesson.guns.title': 'Guns and sight',
  'lesson.guns.says':
    'A gun never moves. It fires up to three zones at a unit it sees: a die below its modified strength costs the target a step, an equal one disorders it. Some borders, woods and villages, heights and pieces in between stop sight. Other guns of its zone add one each.',
  'lesson.guns.1.says':
    'Arquebusiers stand in 143 and in 126. Your guns in 138 see only one of the two zones. Fire at those they see.',
  'lesson.guns.1.hint':
    'Pick the cannon I in 138 and lay the overlay “Line of sight” over the map; then 143, then fire. The other gun adds one: three in all.',
  'lesson.guns.2.says':
    'Strike while they reel: a unit attacked again at once defends with one less. Attack 143 with Bouck’s reiters in 136.',
  'lesson.guns.2.hint': 'Pick Bouck’s reiters I in 136, then 143, then attack.',
  'lesson.guns.end':
    'A gun beside shock troops gets their support at one zone. It fires once a phase, and then its zone has attacked.',

  // orders
  'lesson.orders.title': 'Orders and initiative',
  'lesson.orders.says':
    'With the advanced rules each column is under an order, hidden from the enemy until it shows. March gives two points more, but no attack and no step under enemy control; Attack gives one more in attack. A leader changes his order by rolling below his quality. At the end of the turn bold orders win the initiative.',
  'lesson.orders.1.says': 'Chevrières leads the vanguard, which is under March. Have him change to Attack.',
  'lesson.orders.1.hint':
    'Pick Chevrières in 004, then the order Attack. He needs less than 4; beside the lieutenant-general he takes one off the die.',
  'lesson.orders.2.says': 'Mandelot’s column stays under March. Leave the orders and go on to movement.',
  'lesson.orders.2.hint': 'Choose “Leave the orders and move”.',
  'lesson.orders.3.says':
    'Militia has three points, five under March. Take the Lyon militia II from 003 to 018; so long a march gives its order away.',
  'lesson.orders.3.hint': 'Pick the Lyon militia II in 003, then 018: four open zones.',
  'lesson.orders.4.says': 'Nobody else need move. End the movement.',
  'lesson.orders.4.hint': 'Choose “End movement”.',
  'lesson.orders.5.says':
    'There is nobody to attack; you are asked all the same, so that the enemy learns nothing of your orders. End the combats. In the closing phase orders are shown and the initiative is counted: two for Attack, one for Skirmish.',
  'lesson.orders.5.hint': 'Choose “End the combats”.',
  'lesson.orders.end': 'Two against one: you go first. The battles await you; begin with Métrieux or Auneau.',

  // The guided first battle
  'guide.charge.title': 'Dawn charge',
  'guide.charge.says':
    'Turn 1, dawn and mist. You command the Catholics. Elbeuf’s horsemen have ridden round the town to zone 143; Bouck’s reiters in zone 137 are alone.',
  'guide.charge.1.says': 'Bring Vins’s light horse to zone 144, to cover their flank.',
  'guide.charge.1.hint': 'Select Vins’s light horse in 128, then zone 144, then confirm.',
  'guide.charge.2.says': 'End movement. Then attack zone 137 with Elbeuf’s gendarmes I.',
  'guide.charge.2.hint':
    'Press “End movement”. Select Elbeuf’s gendarmes I in 143, then zone 137, look at the odds, and confirm.',
  'guide.charge.3.says': 'Spend their charge: it adds two to the attack, once in the battle.',
  'guide.charge.3.hint': 'Choose the answer with the charge: it belongs to Elbeuf’s gendarmes I and zone 137.',
  'guide.charge.end':
    'That is how a phase goes: move, meet reactions, fight, restore order. From here on the battle is yours. You need to be four points ahead when turn 10 ends.',
  'guide.charge.tip.4.1Pg':
    'Move your pieces one by one. Keep units near the leader of their column, or they can do little.',
  'guide.charge.tip.6.1a': 'The enemy has come close. You may react with a unit next to the zone, or let it pass.',
  'guide.charge.tip.7.1a':
    'Each zone makes one attack a phase. Compare the odds, and keep a unit with its charge for the right moment.',
  'guide.charge.tip.7.3b': 'Choose who meets the attack: a fresh unit with a good combat factor, not one in disorder.',
  'guide.charge.tip.7.5.2a': 'Lose the step and hold the zone, or give ground and save it. Hold what is worth points.',
  'guide.charge.tip.7.7a':
    'The zone is empty. Move in if it is worth points or opens the way; stay if you would be cut off.',
  'guide.charge.tip.8.0a': 'Units in disorder may try to restore order now. Do it before the enemy attacks them.',
  // Charts on paper.
  'chart.combat': 'Combat: attacker’s points less defender’s',
  'chart.die': 'Die {n}',
  'chart.combatNote':
    'Attacker / defender. TQ: quality test. DS: disorganised. A digit: steps lost. *: leaders in danger. #: the loss cannot be replaced by a retreat.',
  'chart.zones': 'Zones: cost, room and the defender’s bonus',
  'chart.borders': 'Borders: cost and the defender’s bonus',
  'chart.ground': 'Ground',
  'chart.border': 'Border',
  'chart.points': 'Points',
  'chart.room': 'Units at most',
  'chart.group.cavalry': 'Against cavalry',
  'chart.group.footShock': 'Against foot in shock',
  'chart.group.footFire': 'Against foot by fire',
  'chart.group.artillery': 'Guns',
  'chart.orders': 'Orders of columns (advanced rules)',
  'chart.order': 'Order',
  'chart.initiative': 'Initiative',
  'chart.movement': 'Movement',
  'chart.attack': 'Attacks',
  'chart.attacking': 'Attacking',
  'chart.defending': 'Defending',
  'chart.yes': 'yes',
  'chart.no': 'no',
} as const;
