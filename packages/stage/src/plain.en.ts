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
};
