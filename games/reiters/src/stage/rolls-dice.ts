import type { Action } from '@tambour/kernel';
import { decidedByDice } from '@tambour/stage';
import { reiters } from '../game.ts';
import type { Field } from '../model/state.ts';
import { VERB } from '../model/verb.ts';

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
export const isRolled = (g: Field, o: Action): boolean => isDecidedByDice(g.w, g.s.bytes, o);
