import { hasTemperament, type Level, OPPONENTS, opponentOf, type Temperament } from '@tambour/ai';
import type { Text } from '@tambour/kernel';
import { opponentName } from '../opponent-name.ts';
import { say } from '../words/say.ts';

/** A computer player as `hello` tells of it. */
export interface OpponentLine {
  /** What `suggest` takes as `level`, and the command line as a player. */
  readonly id: string;
  readonly level: Level;
  readonly temperament: Temperament;
  readonly name: Text;
  /** What to expect of its level, and of its temperament where it can have another. */
  readonly says: Text;
  readonly temperamentSays: Text | null;
}

export const OPPONENT_LINES: readonly OpponentLine[] = OPPONENTS.map((id) => {
  const { level, temperament } = opponentOf(id);
  return {
    id,
    level,
    temperament,
    name: opponentName(id),
    says: say(`opponent.${level}`),
    temperamentSays: hasTemperament(level) ? say(`opponent.${temperament}`) : null,
  };
});
