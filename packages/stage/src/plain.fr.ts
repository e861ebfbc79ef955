import type { Messages } from '@tambour/kernel';

/** The same in French. */
export const FR: Messages = {
  'event.turn': 'Tour {turn}\u00a0: {side}',
  'status.time': 'Tour {turn} sur {turns}',
  'win.time': '{left?C’est le dernier tour.|Il reste {left} tours, celui-ci compris.}',
  'track.turn': 'Tour',
  'place.hex': 'hexagone {hex}',
  'state.strength': 'force {n}',
  'survey.side': '{side}\u00a0: {n?une unité|{n} unités}',
  'verb.move': 'Déplacer',
  'verb.attack': 'Attaquer',
};
