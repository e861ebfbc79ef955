import type { Action } from '@tambour/kernel';
import { decidedByDice } from '@tambour/stage';
import { denain } from '../game.ts';
import type { Field } from '../model/state.ts';
import { VERB } from '../model/verb.ts';

const isDecidedByDice = decidedByDice(denain, {
  quiet: [VERB.place, VERB.ready, VERB.done, VERB.first, VERB.second, VERB.lead, VERB.ride, VERB.haul],
  attacks: [VERB.fire, VERB.react, VERB.shock, VERB.sweep, VERB.breach],
});

/** Whether the order is decided by dice. */
export const isRolled = (g: Field, o: Action): boolean => isDecidedByDice(g.w, g.s.bytes, o);
