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
  // Des unités qui bougent, tirent, perdent des niveaux et sont détruites.
  'label.move': '{unit:capital} va à l’{to}',
  'label.fire': '{unit:capital} tire sur {at}',
  'label.done': 'Terminer le tour',
  'label.hold': 'Ne pas tirer',
  'event.moved': '{unit} va à l’{to}',
  'event.fired': '{unit} tire sur {at} : {die} au dé',
  'event.lost': '{unit} perd un niveau',
  'event.gone': '{unit} : unité détruite',
  'bearing.lost.you': 'vous perdez {n?un niveau|{n} niveaux}',
  'bearing.lost.they': 'ils perdent {n?un niveau|{n} niveaux}',
  'bearing.lost.short': 'perd des niveaux',
  'bearing.gone.you': 'vous perdez {n?une unité entière|{n} unités entières}',
  'bearing.gone.they': 'ils perdent {n?une unité entière|{n} unités entières}',
  'bearing.gone.short': 'détruite',
};
