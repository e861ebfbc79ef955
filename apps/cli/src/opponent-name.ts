import { type OpponentId, opponentOf } from '@tambour/ai';
import type { Text } from '@tambour/kernel';
import { say } from './words/say.ts';

/** A computer player as a person would call it: "captain", "captain, bold". */
export function opponentName(id: OpponentId): Text {
  const { level, temperament } = opponentOf(id);
  const name = say(`level.${level}`);
  return temperament === 'steady' ? name : say('level.with', { level: name, how: say(`temperament.${temperament}`) });
}
