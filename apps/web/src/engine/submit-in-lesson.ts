import { type Applied, DiceError, type World } from '@tambour/kernel';
import type { MatchHistory } from './match-history.ts';

/** A learner may stray to where the lesson's dice do not fit (a six on a coin, say): then the dice fall as they may. */
export function submitInLesson<W extends World, Field>(
  history: MatchHistory<W, Field>,
  command: unknown,
  how: { readonly side?: string | undefined },
): Applied {
  try {
    return history.submit(command, how);
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    history.match.nextDice = [];
    return history.submit(command, how);
  }
}
