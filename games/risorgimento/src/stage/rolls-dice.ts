import type { Action } from '@tambour/kernel';
import { decidedByDice } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { VERB_TABLE } from '../model/verb.ts';
import { risorgimentoPlay } from '../play.ts';

const isDecidedByDice = decidedByDice(risorgimentoPlay, VERB_TABLE.dice);

/** Whether the order is decided by dice. */
export const isRolled = (g: Field, o: Action): boolean => isDecidedByDice(g.w, g.s.bytes, o);
