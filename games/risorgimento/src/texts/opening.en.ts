/** What a battle opens with, in English: the first turn, the first questions and what answers them. The rest is in `en.ts`. */
export const opening = {
  // What a side is asked.
  'prompt.reserveIn':
    'You may put brigades in reserve, one at a time. There they recover from hits, but neither move nor fight.',
  'prompt.choose.free':
    'Activate a corps: no roll is needed unless its button says so. Or pass, and let the enemy activate one.',
  'prompt.choose.continuity':
    'Activate another corps: this takes a continuity roll. Or pass, and let the enemy activate one.',
  'prompt.choose.interrupt':
    'Your opponent has had two activations in a row. You may activate one corps, without a roll unless its button says so, or pass.',
  'prompt.choose.solo': 'Your opponent has no activation left. Activate a corps, or end the phase.',
  'prompt.formation':
    '{corps:capital}: choose the next formation to act. If you end the activation, those left do not act.',

  // Phases: short for a row of them, in full for a heading.
  'phase.initiative': 'Initiative',
  'phase.reserve': 'Into reserve',
  'phase.activation': 'Activations',
  'phase.recovery': 'Recovery',
  'phase.release': 'Out of reserve',
  'phase.commanders': 'Commanders',
  'phase.morale': 'Demoralisation',
  'phase.initiative.title': 'Initiative',
  'phase.reserve.title': 'Brigades go into reserve',
  'phase.activation.title': 'Activation of corps',
  'phase.recovery.title': 'End of the turn: recovery in reserve',
  'phase.release.title': 'End of the turn: brigades leave reserve',
  'phase.commanders.title': 'End of the turn: commanders move',
  'phase.morale.title': 'End of the turn: demoralisation',
  'weather.fair': 'fair',
  'weather.heat': 'heat',
  'weather.rain': 'rain',

  // Events: the course of the battle.
  'event.turnBegan': 'turn {turn}, {time}{weather?, {weather}|}{isNight?, night|}',
  'event.initiativeRolled':
    'initiative: Allies {allied}, Austrians {austrian}; {winner?{winner} wins it|a tie, both roll again}',
  'roll.initiative': 'initiative: the first die is for the Allies, the second for the Austrians',
  'event.putInReserve': '{of} goes into reserve',
  'event.corpsActivated.normal': '{corps} is activated',
  'event.corpsActivated.extended': '{corps} is activated: extended activation',
  'event.corpsActivated.no-attack': '{corps} is activated, but cannot attack',
  'event.corpsActivated.massed': '{corps} is activated for a massed cavalry attack',
  'event.corpsActivated.massed-extended': '{corps} is activated for a massed cavalry attack: extended activation',
  'event.passed': '{side} passes',
  'event.handPassed.free': '{side} activates next: a free activation',
  'event.handPassed.continuity': '{side} may activate again: this takes a continuity roll',
  'event.handPassed.interrupt': '{side} may interrupt with one free activation',
  'event.handPassed.solo': '{side} is the only one with activations left and plays on alone',
  'event.arrived': '{who} enters the map at hex {at}',

  // Orders as a person would say them.
  'label.reserve': 'Put {of} in reserve',
  'label.activate.free': 'Activate {corps}',
  'label.activate.roll': 'Activate {corps}: continuity roll, {rating} or less',
  'label.activate.extended': 'Activate {corps}: extended activation, {rating} or less',
  'label.massed': 'Massed cavalry attack led by {who}',
  'label.pass': 'Pass',
  'label.pass.renounce': 'Give up the extended activation',
  'label.pass.stop': 'End the activations',
  'label.begin': '{of:capital} acts',
  'label.finish': 'End the activation',
  'label.end': 'Go on',
  'label.end.reserve-in': 'Go on to the activations',

  // The same in a word, for a button beside the piece and the place. French buttons speak in the infinitive.
  'verb.reserve': 'Put in reserve',
  'verb.activate': 'Activate',
  'verb.massed': 'Massed attack',
  'verb.pass': 'Pass',
  'verb.begin': 'Act',
  'verb.finish': 'End the activation',
  'verb.standing': 'Standing order',
} as const;
