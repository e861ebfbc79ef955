import type { GameSpec, Question, World } from '@tambour/kernel';
import { type Field, TAKE, toy } from './toy.ts';

const TAKING = toy.steps[0] as Question<Field>;
/** What may be taken from one who holds three points over a multiple of four. */
export const PRIZE = 9;

/**
 * The toy with a trap: who comes to three points over a multiple of four lets the other side take nine. To take three looks best at first; who sees
 * the reply takes two.
 */
export const trap: GameSpec<World, Field> = {
  ...toy,
  steps: [
    {
      ...TAKING,
      list(g, out, piece, side, b, c, d) {
        TAKING.list(g, out, piece, side, b, c, d);
        if ((g.s.purse.points[1 - side] ?? 0) % 4 === 3) out.add(TAKE, PRIZE);
      },
    },
    ...toy.steps.slice(1),
  ],
};
