import { type Action, type Dice, type GameSpec, Position, type World } from '@tambour/kernel';
import type { VerbFacts } from './verb-facts.ts';

/** Thrown by the first die asked for: that is all we wanted to know. */
class DieFell extends Error {}
const FIRST_DIE: Dice = {
  roll: () => {
    throw new DieFell();
  },
};

/**
 * Whether an order is decided by dice, given the world and the bytes of the state. Where the verb alone does not say
 * (`dice`), we see by trying whether any fall before anyone is asked anything: standing orders, answers that leave no choice
 * and ends of procedures all count.
 */
export function decidedByDice<W extends World, Field>(
  spec: GameSpec<W, Field>,
  dice: readonly VerbFacts['dice'][],
): (world: W, bytes: Uint8Array, action: Action) => boolean {
  /** A board to try an order on, one a battle's world. */
  const boards = new WeakMap<W, Position<W, Field>>();
  const boardOf = (world: W): Position<W, Field> => {
    const known = boards.get(world);
    if (known) return known;
    const made = new Position(spec, world);
    made.useDice(FIRST_DIE);
    boards.set(world, made);
    return made;
  };
  return (world, bytes, action) => {
    const known = dice[action.verb];
    if (known !== undefined) return known === 'always';
    const board = boardOf(world);
    board.restore(bytes);
    try {
      board.play(action, 'stop');
      return false;
    } catch (error) {
      if (error instanceof DieFell) return true;
      throw error;
    }
  };
}
