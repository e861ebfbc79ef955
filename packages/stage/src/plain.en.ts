import type { Messages } from '@tambour/kernel';

/** What any small game says in the same way; a game that says it otherwise has the key in its own texts. */
export const EN: Messages = {
  'event.turn': 'Turn {turn}: {side}',
  'status.time': 'Turn {turn} of {turns}',
  'win.time': '{left?This is the last turn.|{left} turns are left, this one included.}',
  'track.turn': 'Turn',
  'place.hex': 'hex {hex}',
  'state.strength': 'strength {n}',
  'survey.side': '{side}: {n?one unit|{n} units} left',
  'verb.move': 'Move',
  'verb.attack': 'Attack',
  // Units that move, fire, lose steps and are destroyed.
  'label.move': '{unit:capital} moves to {to}',
  'label.fire': '{unit:capital} fires at {at}',
  'label.done': 'End the turn',
  'label.hold': 'Hold fire',
  'event.moved': '{unit} moves to {to}',
  'event.fired': '{unit} fires at {at}: rolled {die}',
  'event.lost': '{unit} loses a step',
  'event.gone': '{unit} is destroyed',
  'bearing.lost.you': 'you lose {n?a step|{n} steps}',
  'bearing.lost.they': 'they lose {n?a step|{n} steps}',
  'bearing.lost.short': 'loses steps',
  'bearing.gone.you': 'you lose {n?a whole unit|{n} whole units}',
  'bearing.gone.they': 'they lose {n?a whole unit|{n} whole units}',
  'bearing.gone.short': 'destroyed',
};
