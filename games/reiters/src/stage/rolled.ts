import { type Dice, type Order, Position } from '@tambour/kernel';
import { reiters } from '../game.ts';
import type { Field } from '../state.ts';
import { VERB } from '../verb.ts';
import type { ReitersWorld } from '../world.ts';

/** Thrown by the first die asked for: that is all we wanted to know. */
class DieFell extends Error {}
const FIRST_DIE: Dice = {
  roll: () => {
    throw new DieFell();
  },
};

/** A board to try an order on, one a battle's world. */
const boards = new WeakMap<ReitersWorld, Position<ReitersWorld, Field>>();
function boardOf(w: ReitersWorld): Position<ReitersWorld, Field> {
  const known = boards.get(w);
  if (known) return known;
  const made = new Position(reiters, w);
  made.useDice(FIRST_DIE);
  boards.set(w, made);
  return made;
}

/** Pieces that go somewhere in peace, and words that only end something: the dice that follow are not theirs. */
const QUIET: readonly number[] = [
  VERB.place,
  VERB.exchange,
  VERB.post,
  VERB.ready,
  VERB.done,
  VERB.halt,
  VERB.leave,
  VERB.detach,
  VERB.absorb,
  VERB.caracole,
  VERB['ride-off'],
  VERB.follow,
  VERB.replace,
];

/** Attacks are decided by dice, even where the other side is asked first who defends. */
const DECIDED_BY_DICE: readonly number[] = [
  VERB.order,
  VERB.fire,
  VERB.charge,
  VERB.attack,
  VERB.bombard,
  VERB.defend,
  VERB.engage,
  VERB.again,
  VERB.reorganise,
];

/**
 * Whether the order is decided by dice. Of what is no attack we see by trying whether any fall before anyone is asked
 * anything: a step of three points, a retreat over easy ground, waggons to plunder, what a loss brings with it.
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
