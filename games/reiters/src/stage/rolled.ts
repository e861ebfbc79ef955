import type { Order } from '@tambour/kernel';
import { decidedByDice } from '@tambour/stage';
import { reiters } from '../game.ts';
import type { Field } from '../state.ts';
import { VERB } from '../verb.ts';

const isDecidedByDice = decidedByDice(reiters, {
  quiet: [
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
  ],
  attacks: [
    VERB.order,
    VERB.fire,
    VERB.charge,
    VERB.attack,
    VERB.bombard,
    VERB.defend,
    VERB.engage,
    VERB.again,
    VERB.reorganise,
  ],
});

/** Whether the order is decided by dice. */
export const isRolled = (g: Field, o: Order): boolean => isDecidedByDice(g.w, g.s.bytes, o);
