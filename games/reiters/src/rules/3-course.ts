import { active, type Field } from '../state.ts';
import { tell } from '../tell.ts';
import { SEQUENCES, type Sequence, SIDES } from '../vocabulary.ts';

/** 3.0c Where in a phase we are. */
export function enterSequence(g: Field, sequence: Sequence): void {
  g.s.battle.sequence[0] = SEQUENCES.indexOf(sequence);
  tell(g, { type: 'sequence-began', rule: '3.0c', sequence, side: SIDES[active(g)]! });
}
