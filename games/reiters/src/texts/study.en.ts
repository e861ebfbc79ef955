/** What is asked for only now and then, in English: descriptions, the survey, lessons. Fetched with it. */
export const en = {
  // Pieces, places and the field in sentences.
  'deed.place': 'move elsewhere',
  'deed.exchange': 'swap places',
  'deed.post': 'place enfants perdus',
  'deed.ready': 'begin',
  'deed.order': 'change the order',
  'deed.move': 'move',
  'deed.enter': 'enter the map',
  'deed.leave': 'leave the map',
  'deed.mount': 'mount',
  'deed.dismount': 'dismount',
  'deed.detach': 'send out enfants perdus',
  'deed.absorb': 'rejoin',
  'deed.caracole': 'caracole',
  'deed.fire': 'fire',
  'deed.charge': 'charge',
  'deed.give-way': 'retreat before combat',
  'deed.slip-away': 'slip away',
  'deed.ride-off': 'ride away',
  'deed.fall-back': 'retreat',
  'deed.attack': 'attack',
  'deed.bombard': 'fire',
  'deed.defend': 'defend',
  'deed.engage': 'fight',
  'deed.lose': 'take the loss',
  'deed.retreat': 'retreat',
  'deed.follow': 'follow',
  'deed.again': 'attack again',
  'deed.halt': 'not attack again',
  'deed.advance': 'advance',
  'deed.replace': 'take command',
  'deed.reorganise': 'reorganise',
  'deed.done': 'end',
  'arm.infantry': 'infantry',
  'arm.cavalry': 'cavalry',
  'arm.artillery': 'artillery',
  'arm.pikes': 'pikes',
  'describe.identity':
    '{name:capital} ({arm}), {column}: combat strength {strength}, quality {quality}{movement?, movement {movement}}, class {class}, {isFire?firearms|shock}{range?, range {range}}; steps {steps} of {of}.',
  'describe.withParent': 'They are still with {parent}.',
  'describe.entry': '{isMan?He|{isMany?They|It}} may enter from turn {turn} on, by {zones}.',
  'describe.position': '{isMany?They are|It is} {at}: {ground}{others?, with {others}}.',
  'describe.quality': '{isMany?They test|It tests} with the quality of {leader}, {quality}.',
  'describe.states': 'State: {states}.',
  'describe.noLeader': 'No leader on the map can command it.',
  'describe.inReach':
    '{isMany?They are|It is} within {radius} zones of a leader{wasIsolated?, but isolated until the next command check}.',
  'describe.outOfReach':
    '{isMany?They are|It is} out of range of {leaders}{wasIsolated?|, but in command until the next command check}.',
  'describe.orderUnknown': 'Its column’s order is unknown.',
  'describe.order': 'Order: {order}. {note}',
  'describe.gunsStay': 'Guns cannot move.',
  'describe.points': 'Movement points: {all}.',
  'describe.pointsLeft': 'Movement points left: {left} of {all}.',
  'describe.enemyControl': 'The zone is an enemy zone of control.',
  'describe.noReaction': 'Enemy units have moved close in zone {at}; no reaction is possible.',
  'describe.reaction': 'Enemy units have moved close in zone {at}. Possible reactions: {ways}.',
  'describe.worth': 'If the unit is lost, the other side scores {points}.',
  'box.identity': '{name}, off the map: enters from turn {turn} on, by {zones}.',
  'box.empty': 'Nobody is waiting here any more.',
  'box.waiting': 'Waiting here: {all}.',
  'unseen.hedged': 'a border blocks the view',
  'unseen.higher': 'it is higher',
  'unseen.below': 'it is directly below',
  'unseen.crest': 'the edge of the high ground hides it',
  'unseen.ridge': 'higher ground is in the way',
  'unseen.mist': 'visibility is too low this turn',
  'unseen.wood': '{zone} blocks the view',
  'unseen.pieces': 'units in {zone} are in the way',
  'survey.points': 'Points: {all}.',
  'survey.pointsOf': '{side} {total} ({scored} scored, {held} for zones held)',
  'survey.reduced': 'reduced',
  'survey.disorganised': 'disordered',
  'survey.isolated': 'isolated',
  'survey.onFoot': 'on foot',
  'survey.inCaracole': 'in caracole',
  'survey.piece': '{name} in zone {zone}{states}',
  'survey.waiting': 'reinforcements ({units})',
  'survey.exited': 'left the map ({units})',
  'survey.lost': 'eliminated ({units})',
  'survey.column': '{name}{order?, {order}}: {all}.',
  'survey.order': 'order {order}',
  'survey.orderUnknown': 'order unknown',
  'survey.noContact': 'No enemy units on the map.',
  'survey.contacts': 'Nearest enemies: {all}.',
  'survey.contact': '{enemies} {isNext?next to|{far} zones from} {own}',
  'survey.objectives': 'Objectives: {all}.',
  'survey.objective': '{zone}, {points} {isHeld?held by {side}|for {side} if taken}',
  'survey.exit': '{side:capital} may leave the map from turn {turn} on, by {zones}.',

  // marching
  'lesson.marching.title': 'Movement',
  'lesson.marching.says':
    'The map is made of zones. Entering one costs one point on open ground (I), two on difficult ground (II), three on very difficult ground (III); a plain border adds one, a double border two. If entering a zone costs three points, the unit takes a test; at four or more it becomes disordered at once.',
  'lesson.marching.1.says': 'Move Aumale’s light cavalry across the fields, from zone 116 to zone 126.',
  'lesson.marching.1.hint':
    'Select the light cavalry in zone 116, then 126. Two open zones across dotted borders cost two of its eight points.',
  'lesson.marching.2.says':
    'The corselets have three points, and one more if they stay on a road. Move them four zones along it, from zone 137 to zone 129.',
  'lesson.marching.2.hint':
    'Select the corselets II in zone 137, then 129. The road goes through 138, 139 and 130; off the road, 129 is too far.',
  'lesson.marching.3.says':
    'The vineyard in zone 136 is difficult ground behind a hedge: two points plus one, three at once. Move the corselets I in from zone 126: they have to take a test.',
  'lesson.marching.3.hint': 'Select the corselets I in zone 126, then 136. They need their quality, 4, or less.',
  'lesson.marching.4.says':
    'Getting over the wall into the castle, 125, costs five points at once: no test, certain disorder. Move Elbeuf’s gendarmes I there from zone 127.',
  'lesson.marching.4.hint':
    'Select the gendarmes I in zone 127, then 125: one point to zone 126, then three for the castle and two for the double border.',
  'lesson.marching.end': 'A unit that is disordered twice loses a step. Choose your way with care.',

  // command
  'lesson.command.title': 'Command',
  'lesson.command.says':
    'At the start of its phase, a side checks which units are within three zones of their column’s leader or of the lieutenant-general. The others are isolated until the next check: they cannot attack or reorganise, and may only move towards their leaders.',
  'lesson.command.1.says':
    'The argoulets IV in Métrieux, 012, are isolated, four zones from Saint-Auban. They may only come closer: move them to zone 018.',
  'lesson.command.1.hint':
    'Select the argoulets IV, then 018. Zones that lead away from both leaders are not available.',
  'lesson.command.2.says':
    'A leader has ten points and never takes tests. Move Saint-Auban to zone 022, so that the argoulets are well within his range.',
  'lesson.command.2.hint':
    'Select Saint-Auban in zone 028, then 022. The map layer “Command range” shows how far he reaches.',
  'lesson.command.3.says':
    'End movement. No enemy is close, the other side has no leader left to advance, and your next phase begins with a command check.',
  'lesson.command.3.hint': 'Choose “End movement”.',
  'lesson.command.end': 'Command range is counted around enemy units, never through them: a column can be cut off.',

  // reactions
  'lesson.reactions.title': 'Reactions',
  'lesson.reactions.says':
    'After your opponent’s movement you may react to zones that enemy units entered and that were empty before. From an adjacent zone, firearms can fire and fast shock cavalry can charge, after a quality test; cavalry can also retreat. Each unit reacts once. In the combat that follows, the side that moved up counts as the attacker.',
  'lesson.reactions.1.says':
    'Lyon arquebusiers have moved to zone 017. Fire at them with your dismounted argoulets in zone 023.',
  'lesson.reactions.1.hint':
    'Select the Protestant argoulets I in zone 023, then 017, then fire. Saint-Auban is with them: they test with his quality, 5.',
  'lesson.reactions.2.says':
    'Gendarmes are in zone 029, open ground across a dotted border, and your cuirassiers are faster. Charge them from zone 025.',
  'lesson.reactions.2.hint':
    'Select Châtillon’s cuirassiers in zone 025, then 029, then charge. They stay where they are: a reaction is not a move.',
  'lesson.reactions.3.says':
    'Militia has reached 121, next to your argoulets IV. Cavalry may retreat before infantry without a test: do that.',
  'lesson.reactions.3.hint': 'Select the argoulets IV in zone 028, then 121, then “Retreat before combat”.',
  'lesson.reactions.4.says':
    'Now choose where: one zone, towards your supply edge in the south. Move them to zone 034.',
  'lesson.reactions.4.hint':
    'Select the argoulets IV, then 034. Zones away from the supply edge are not available while a closer one is free.',
  'lesson.reactions.end':
    'No unit fires or charges in reaction up or down a slope, and a disordered unit cannot react.',

  // assault
  'lesson.assault.title': 'Attacking',
  'lesson.assault.says':
    'One unit attacks, and the other side chooses one unit to defend. Each adds to its combat strength: the attacker its class, the defender the terrain; every other unit in the zone with the other weapon (shock or firearms) adds one as support. The difference and one die give the result. The defender may retreat instead of losing a step; then you may advance.',
  'lesson.assault.1.says':
    'Guise’s gendarmes I are in zone 137 with arquebusiers, who will support them. Attack Bouck’s reiters in zone 138.',
  'lesson.assault.1.hint':
    'Select the gendarmes I in zone 137, then 138, then attack. The odds list every modifier and its rule.',
  'lesson.assault.2.says':
    'Open ground on both sides, a dotted border, and the charge is still available: use it. It adds two, once per battle.',
  'lesson.assault.2.hint':
    'Choose to use the charge. That makes seven, with the charge, Guise and the support, against two.',
  'lesson.assault.3.says':
    'The reiters had only one step left and retreated instead of losing it. Take their zone: advance the gendarmes.',
  'lesson.assault.3.hint':
    'Select the gendarmes I, then 138: advance. The supporting arquebusiers may follow, and so may Guise.',
  'lesson.assault.end': 'Each zone makes one attack per phase, and each unit fights once: plan who supports whom.',

  // defence
  'lesson.defence.title': 'Defending',
  'lesson.defence.says':
    'When one of your zones is attacked, you choose the unit that defends. If it has to lose a step, it may retreat instead, one zone towards your supply edge, unless it is disordered. Units that supported it and leaders in the zone may go along.',
  'lesson.defence.1.says':
    'Pikemen attack Cognat, 117. Defend with the arquebusiers: Mouvans adds one to arquebusiers in defence, the village one, the light cavalry one.',
  'lesson.defence.1.hint': 'Select the Provençal arquebusiers I in zone 117, then “Defend”.',
  'lesson.defence.2.says': 'A six: you have to lose a step. Retreat to zone 118 instead.',
  'lesson.defence.2.hint':
    'Select the arquebusiers, then 118, then “Retreat”. Across a dotted border onto open ground they take a test; over worse ground they become disordered.',
  'lesson.defence.3.says': 'The light cavalry supported them and may go along. Move it to zone 118 too.',
  'lesson.defence.3.hint': 'Select the Protestant light cavalry I, then 118, then “Retreat”.',
  'lesson.defence.4.says':
    'Mouvans is now alone in Cognat, and the first enemy unit to enter would capture him. Send him after his troops.',
  'lesson.defence.4.hint': 'Select Mouvans, then 118.',
  'lesson.defence.end': 'A step saved is a zone lost: weigh what matters more, the village or the troops.',

  // guns
  'lesson.guns.title': 'Guns and line of sight',
  'lesson.guns.says':
    'A gun cannot move. It fires up to three zones at a unit it can see: a roll below its modified strength costs the target a step, an equal roll disorders it. Some borders, woods and villages, high ground and units in between block the view. Each other gun in its zone adds one.',
  'lesson.guns.1.says':
    'There are arquebusiers in zone 143 and in zone 126. Your guns in zone 138 can see only one of these zones. Fire at the unit they see.',
  'lesson.guns.1.hint':
    'Select the cannon I in zone 138 and turn on the map layer “Line of sight”; then 143, then fire. The other gun adds one: total three.',
  'lesson.guns.2.says':
    'A unit attacked again at once defends with one less. Attack 143 with Bouck’s reiters in zone 136.',
  'lesson.guns.2.hint': 'Select Bouck’s reiters I in zone 136, then 143, then attack.',
  'lesson.guns.end':
    'At a range of one zone, a gun gets the support of shock troops in its own zone. It fires once per phase, and that counts as its zone’s attack.',

  // orders
  'lesson.orders.title': 'Orders and initiative',
  'lesson.orders.says':
    'With the advanced rules each column has an order, kept secret until it is revealed. March gives two more points but no attack and no move into enemy zones of control; Attack gives +1 in attack. A leader changes his order by rolling under his quality. At the end of the turn, bold orders win the initiative.',
  'lesson.orders.1.says': 'Chevrières leads the vanguard, which has the order March. Change it to Attack.',
  'lesson.orders.1.hint':
    'Select Chevrières in zone 004, then the order Attack. He needs under 4; next to the lieutenant-general he subtracts one from the die.',
  'lesson.orders.2.says': 'Mandelot’s column keeps the order March. Continue to movement.',
  'lesson.orders.2.hint': 'Choose “Continue to movement”.',
  'lesson.orders.3.says':
    'Militia has three points, five with the order March. Move the Lyon militia II from zone 003 to zone 018; such a long move reveals its order.',
  'lesson.orders.3.hint': 'Select the Lyon militia II in zone 003, then 018: four open zones.',
  'lesson.orders.4.says': 'Nobody else needs to move. End movement.',
  'lesson.orders.4.hint': 'Choose “End movement”.',
  'lesson.orders.5.says':
    'There is nobody to attack; you are asked anyway, so that your opponent learns nothing about your orders. End combat. At the end of the turn orders are revealed and the initiative is counted: two for Attack, one for Skirmish.',
  'lesson.orders.5.hint': 'Choose “End combat”.',
  'lesson.orders.end': 'Two against one: you go first. Now try a battle: start with Métrieux or Auneau.',

  // The guided first battle
  'guide.charge.title': 'Dawn charge',
  'guide.charge.says':
    'Turn 1, dawn and mist. You command the Catholics. Elbeuf’s cavalry has ridden round the town to zone 143; Bouck’s reiters in zone 137 are alone.',
  'guide.charge.1.says': 'Move Vins’s light cavalry to zone 144, to protect the flank of Elbeuf’s cavalry.',
  'guide.charge.1.hint': 'Select Vins’s light cavalry in zone 128, then zone 144, then confirm.',
  'guide.charge.2.says': 'After movement, attack zone 137 with Elbeuf’s gendarmes I.',
  'guide.charge.2.hint':
    'Choose “End movement” if you are still moving. Select Elbeuf’s gendarmes I in zone 143, then zone 137, check the odds, and confirm.',
  'guide.charge.3.says': 'Use their charge: it adds two to the attack, once per battle.',
  'guide.charge.3.hint':
    'Choose the answer “with the charge”. If you do not see it, select Elbeuf’s gendarmes I, then zone 137.',
  'guide.charge.end':
    'That is how a phase goes: movement, enemy reactions, combat, reorganisation. From here on, the battle is yours. You need to be four points ahead when turn 10 ends.',
  'guide.charge.tip.4.1Pg':
    'Move your units one by one. Keep them close to the leader of their column: isolated units can do very little.',
  'guide.charge.tip.6.1a': 'Enemy units have moved next to yours. React with a unit next to their zone, or do nothing.',
  'guide.charge.tip.7.1a':
    'Each zone makes one attack per phase. Compare the odds, and save your charges for the right moment.',
  'guide.charge.tip.7.3b':
    'Choose the unit that defends: a fresh one with a high combat strength, not a disordered one.',
  'guide.charge.tip.7.5.2a':
    'Lose the step and hold the zone, or retreat and keep the step. Hold zones that are worth points.',
  'guide.charge.tip.7.7a':
    'The zone is empty. Advance if it is worth points or opens the way; stay if you would be cut off.',
  'guide.charge.tip.8.0a': 'Disordered units may try to reorganise now. Do it before the enemy attacks them.',
  // Charts on paper.
  'chart.combat': 'Combat: attacker’s strength minus defender’s',
  'chart.die': 'Die {n}',
  'chart.combatNote':
    'Attacker / defender. TQ: quality test. DS: disordered. A number: steps lost. *: leaders at risk. #: no retreat instead of a loss.',
  'chart.zones': 'Zones: cost, stacking limit and defender’s bonus',
  'chart.borders': 'Borders: cost and defender’s bonus',
  'chart.ground': 'Ground',
  'chart.border': 'Border',
  'chart.points': 'Cost',
  'chart.room': 'Stacking limit',
  'chart.group.cavalry': 'Against cavalry',
  'chart.group.footShock': 'Against infantry (shock)',
  'chart.group.footFire': 'Against infantry (firearms)',
  'chart.group.artillery': 'Against guns',
  'chart.orders': 'Orders of columns (advanced rules)',
  'chart.order': 'Order',
  'chart.initiative': 'Initiative',
  'chart.movement': 'Movement',
  'chart.attack': 'Can attack',
  'chart.attacking': 'Attacking',
  'chart.defending': 'Defending',
  'chart.yes': 'yes',
  'chart.no': 'no',
} as const;
