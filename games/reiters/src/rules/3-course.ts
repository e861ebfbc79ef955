import { emit } from '../model/emit.ts';
import { sideName } from '../model/lookup.ts';
import { active, type Field } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { SEQUENCES, type Sequence } from '../model/vocabulary.ts';

/**
 * 3.0c The steps of a phase as they lie on the stack, the last to come first, each with its number. A sequence that is asked
 * about bears the name of its step. Orders are given with the advanced rules alone (10.2a).
 */
export const PHASE_COURSE: readonly (readonly [step: StepName, a: number])[] = [
  ['phase-over', 0],
  ['reorganisation', 0],
  ['after-reaction', 1],
  ['combat', 0],
  ['after-reaction', 0],
  ['reaction', 0],
  ['movement-over', 0],
  ['movement', 0],
  ['orders', 0],
];

/** What is left of a turn, a frame a step, when a sequence of a side's phase is under way: the other side's phase may be to come. */
export function courseOf(sequence: Sequence, side: number, first: number): readonly (readonly [StepName, number])[] {
  const at = PHASE_COURSE.findIndex(([step]) => step === sequence);
  const other = side === first ? ([['phase', 1 - first]] as const) : [];
  return [['closing', 0], ...other, ...PHASE_COURSE.slice(0, at + 1)];
}

/** 3.0c Where in a phase we are. */
export function enterSequence(g: Field, sequence: Sequence): void {
  g.s.battle.sequence[0] = SEQUENCES.indexOf(sequence);
  emit(g, { type: 'sequence-began', rule: '3.0c', sequence, side: sideName(active(g)) });
}
