import { type Action, type Dice, type GameSpec, oncePer, Position, StepToCome, type World } from '@tambour/kernel';
import type { VerbFacts } from './verb-facts.ts';

/** What a field must have for its orders to be tried: its world, and the bytes of its state. */
export interface OnBoard<W extends World> {
  readonly w: W;
  readonly s: { readonly bytes: Uint8Array };
}

/** Thrown by the first die asked for: that is all we wanted to know. */
class DieFell extends Error {}
const FIRST_DIE: Dice = {
  roll: () => {
    throw new DieFell();
  },
};

/**
 * Whether an order is decided by dice. Where the verb alone does not say
 * (`dice`), we see by trying whether any fall before anyone is asked anything: standing orders, answers that leave no choice
 * and ends of procedures all count.
 */
export function decidedByDice<W extends World, Field extends OnBoard<W>>(
  spec: GameSpec<W, Field>,
  dice: readonly VerbFacts['dice'][],
): (f: Field, action: Action) => boolean {
  /** A board to try an order on, one a battle's world. */
  const boardOf = oncePer((world: W) => {
    const made = new Position(spec, world);
    made.useDice(FIRST_DIE);
    return made;
  });
  return ({ w, s }, action) => {
    const known = dice[action.verb];
    if (known !== undefined) return known === 'always';
    const board = boardOf(w);
    board.restore(s.bytes);
    try {
      board.play(action, 'stop');
      return false;
    } catch (error) {
      if (error instanceof DieFell) return true;
      // What follows is still to be fetched, and fell without a die so far. A battle opens where nothing there rolls unasked.
      if (error instanceof StepToCome) return false;
      throw error;
    }
  };
}
