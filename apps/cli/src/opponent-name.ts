import { isBotName, type OpponentId, opponentOf, type PlayerName } from '@tambour/ai';
import type { Text } from '@tambour/kernel';
import { same } from '@tambour/stage';
import { say } from './words/say.ts';

/** A computer player as a person would call it: "captain", "captain, bold". */
export function opponentName(id: OpponentId): Text {
  const { level, temperament } = opponentOf(id);
  const name = say(`level.${level}`);
  return temperament === 'steady' ? name : say('level.with', { level: name, how: say(`temperament.${temperament}`) });
}

/** Whoever plays a side: a program by its command line. */
export const playerTitle = (name: PlayerName): Text => (isBotName(name) ? same(name) : opponentName(name));
