import { catalogue, type Messages, type Say } from '@tambour/kernel';
import { GRAMMAR } from './grammar.ts';

/** What any small game says in the same way; a game that says it otherwise has the key in its own texts. */
const EN: Messages = {
  'event.turn': 'Turn {turn}: {side}',
  'track.turn': 'Turn',
  'place.hex': 'hex {hex}',
  'state.strength': 'strength {n}',
  'survey.side': '{side}: {n?one unit|{n} units} left',
  'verb.move': 'Move',
  'verb.attack': 'Attack',
};
const FR: Messages = {
  'event.turn': 'Tour {turn}\u00a0: {side}',
  'track.turn': 'Tour',
  'place.hex': 'hexagone {hex}',
  'state.strength': 'force {n}',
  'survey.side': '{side}\u00a0: {n?une unité|{n} unités}',
  'verb.move': 'Aller',
  'verb.attack': 'Attaquer',
};

/** The texts of a small game by keys that are put together (`label.move`, `event.moved`): its own, and these where it has none. */
export const plainTexts = ({ en, fr }: { readonly en: Messages; readonly fr: Messages }): Say<Messages> =>
  catalogue<Messages>({ en: { ...EN, ...en }, fr: { ...FR, ...fr } }, GRAMMAR);
