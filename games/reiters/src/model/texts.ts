import type { Text } from '@tambour/kernel';
import { say } from '../texts/say.ts';
import { BORDER_KINDS, ORDERS, UNIT_TYPES, VICTORY_LEVELS, ZONE_TYPES } from './vocabulary.ts';

/** The closed words of the game as a person reads them, by the word. */
const words = <Word extends string>(all: readonly Word[], text: (word: Word) => Text) =>
  Object.fromEntries(all.map((word) => [word, text(word)])) as Readonly<Record<Word, Text>>;

export const UNIT_WORDS = words(UNIT_TYPES, (type) => say(`unit.${type}`));
export const ORDER_WORDS = words(ORDERS, (order) => say(`order.${order}`));
/** What an order means in a line, for whoever chooses one. */
export const ORDER_NOTES = words(ORDERS, (order) => say(`orderNote.${order}`));
export const LEVEL_WORDS = words(VICTORY_LEVELS, (level) => say(`victory.${level}`));
export const ZONE_TYPE_WORDS = words(ZONE_TYPES, (type) => say(`zoneType.${type}`));
export const BORDER_KIND_WORDS = words(BORDER_KINDS, (kind) => say(`border.${kind}`));
