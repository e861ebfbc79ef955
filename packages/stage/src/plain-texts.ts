import { catalogue, type Messages, type Say } from '@tambour/kernel';
import { GRAMMAR } from './grammar.ts';

/** What any small game says in the same way; a game that says it otherwise has the key in its own texts. */
const EN: Messages = {
  'event.turn': 'Turn {turn}: {side}',
  'track.turn': 'Turn',
  'status.time': 'Turn {turn} of {turns}',
  'win.time': '{left?This is the last turn.|{left} turns are left, this one included.}',
  'place.hex': 'hex {hex}',
  'state.strength': 'strength {n}',
  'survey.side': '{side}: {n?one unit|{n} units} left',
  'verb.move': 'Move',
  'verb.attack': 'Attack',
};
const FR: Messages = {
  'event.turn': 'Tour {turn}\u00a0: {side}',
  'track.turn': 'Tour',
  'status.time': 'Tour {turn} sur {turns}',
  'win.time': '{left?C’est le dernier tour.|Il reste {left} tours, celui-ci compris.}',
  'place.hex': 'hexagone {hex}',
  'state.strength': 'force {n}',
  'survey.side': '{side}\u00a0: {n?une unité|{n} unités}',
  'verb.move': 'Aller',
  'verb.attack': 'Attaquer',
};

/**
 * The texts of a small game: `say` by keys that the compiler knows, and `textOf` by keys that are put together (`label.move`,
 * `event.moved`), where the game has its own or none.
 */
export const plainTexts = <const M extends Messages>(
  en: M,
  fr: Readonly<Record<keyof M, string>>,
): { readonly say: Say<M>; readonly textOf: Say<Messages> } => ({
  say: catalogue<M>({ en, fr }, GRAMMAR),
  textOf: catalogue<Messages>({ en: { ...EN, ...en }, fr: { ...FR, ...fr } }, GRAMMAR),
});
