/** What a unit must do after a test, and when, in English. */
export const DUTIES_EN = {
  'when.now': 'Now',
  'when.quarter': 'Period {period}, quarter {quarter}',
  'when.atOnce': 'Immediately, quarter {quarter} of its move',
  'when.quarters': 'Period {period}, quarters {from} to {to}',
  'when.atOnceRest': 'Immediately, the rest of its move',
  'when.later': 'Every later period',
  'when.everyQuarter': 'At the end of every quarter',
  'when.untilPeriod': 'Until the end of period {period}',
  'when.untilQuarter': 'Until the end of quarter {quarter} of period {period}',
  'when.noContact': 'If it has touched nobody by then',
  'when.fourQuarters': 'For four quarters',
  'duty.free': 'No obligation. It acts as its orders allow.',
  'duty.backInHand':
    'Under control again. If its order lets it charge, it may go on to contact; otherwise it stops where it is, without formation.',
  'duty.rallied': 'Rallied. It stops and is formed.',
  'duty.reform': 'Rallied. It stops and takes {n?one quarter|{n} quarters} to be formed again, standing still.',
  'duty.halt':
    'It may not move towards the enemy, follow or pursue. It may move towards its own edge, fire, and go on with a close combat it is in.',
  'duty.haltCharge':
    'It goes on to {stop} cm from its target and stops there without touching it; nearer than that, it stays where it is. It has no formation.',
  'duty.advance':
    'Straight at the nearest enemy at charge speed, {quarter} cm per quarter, up to {cm} cm, into contact. No fire, no change of formation.',
  'duty.close':
    'Towards the nearest enemy, {quarter} cm per quarter, up to {cm} cm, but not nearer than {stop} cm. No fire.',
  'duty.loseFormation': 'It leaves its square or building and has no formation.',
  'duty.noContact': 'It stops where it is, without formation.',
  'duty.aboutFace': 'Turn about. That takes the whole quarter.',
  'duty.leave': 'Come out of the building on the side of its own edge. That takes the whole quarter.',
  'duty.change': 'Change formation.',
  'duty.away': '{cm} cm directly away from {from}.',
  'duty.awayFromCause': '{cm} cm directly away from the enemy that caused this.',
  'duty.toSafety':
    '{cm} cm towards safety: the nearest friend in formation that faces the enemy, behind the nearest wood or village, or its own edge. Round friends, never through them.',
  'duty.toEdge': '{cm} cm towards its own edge, the shortest way.',
  'duty.toEdgeEach': '{cm} cm per quarter towards its own edge, the shortest way.',
  'duty.toSafetyEach':
    '{cm} cm per quarter towards safety: the nearest friend in formation that faces the enemy, behind the nearest wood or village, or its own edge. Round friends, never through them.',
  'duty.retreatOn': '{cm} cm, {quarter} cm per quarter, towards safety, until it rallies.',
  'duty.retreatForced':
    '{cm} cm, {quarter} cm per quarter, or {forced} cm by forced march, towards safety, until it rallies.',
  'duty.seekRally':
    'It must test to rally as soon as it can: behind shelter, a wood, a village or a friend, when a general or aide reaches it, after three periods, or at the edge.',
  'duty.front': 'Turn about at no cost, in disorder, on a front of {n?one figure|{n} figures}.',
  'duty.disorder': 'Turn about at no cost, in disorder, on two thirds of its front.',
  'duty.abandonGuns': 'The crew leaves its guns, by the side away from the attacker.',
  'duty.routOn': '{cm} cm, {quarter} cm per quarter, towards its own edge, until it rallies.',
  'duty.flightOn': '{cm} cm, {quarter} cm per quarter, towards its own edge, where it leaves the game. No more tests.',
  'duty.formUp':
    'It forms up where it is, without formation until then. After that any formation but skirmish order or square, facing the enemy or not.',
  'duty.leaveTable': 'It leaves the table and does not come back.',
  'duty.captive': 'It is disarmed. One of the units that caused it escorts it to their own edge.',
  'duty.refuge': 'It takes no further part in the fighting and makes for safety.',
} as const;
