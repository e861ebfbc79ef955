import { type Dice, type Order, Position } from '@tambour/kernel';
import { denain } from '../game.ts';
import type { Field } from '../state.ts';
import { VERB } from '../verb.ts';
import type { DenainWorld } from '../world.ts';

/** Thrown by the first die asked for: that is all we wanted to know. */
class DieFell extends Error {}
const FIRST_DIE: Dice = {
  roll: () => {
    throw new DieFell();
  },
};

/** A board to try an order on, one a battle's world. */
const boards = new WeakMap<DenainWorld, Position<DenainWorld, Field>>();
function boardOf(w: DenainWorld): Position<DenainWorld, Field> {
  const known = boards.get(w);
  if (known) return known;
  const made = new Position(denain, w);
  made.useDice(FIRST_DIE);
  boards.set(w, made);
  return made;
}

/** Pieces that go somewhere in peace, and words that only end something: the dice that follow are not theirs. */
const QUIET: readonly number[] = [
  VERB.place,
  VERB.ready,
  VERB.done,
  VERB.first,
  VERB.second,
  VERB.lead,
  VERB.ride,
  VERB.haul,
];

/** Attacks are decided by dice, even where the other side is asked first whether it answers with fire. */
const DECIDED_BY_DICE: readonly number[] = [VERB.fire, VERB.react, VERB.shock, VERB.sweep, VERB.breach];

/**
 * Whether the order is decided by dice. Of what is no attack we see by trying whether any fall before anyone is asked
 * anything: standing orders, answers that leave no choice and ends of procedures all count.
 */
export function isRolled(g: Field, o: Order): boolean {
  if (QUIET.includes(o.verb)) return false;
  if (DECIDED_BY_DICE.includes(o.verb)) return true;
  const board = boardOf(g.w);
  board.restore(g.s.bytes);
  try {
    board.play(o, 'stop');
    return false;
  } catch (error) {
    if (error instanceof DieFell) return true;
    throw error;
  }
}
