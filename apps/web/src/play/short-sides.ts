import { shortNames } from '@tambour/stage';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';

/** The sides in the reader's language, as short as they can be told apart. */
export const shortSides = ({ sides }: Pick<BattleStore, 'sides'>): readonly string[] =>
  shortNames(sides.map(({ name }) => words.value.side(say(name))));
