import { type Frame, framesOf } from '@tambour/kernel';
import type { Field } from '../../model/state.ts';
import { STEP_NAMES, type StepName } from '../../model/step-id.ts';
import { SEQUENCES, type Sequence } from '../../model/vocabulary.ts';
import { courseOf } from '../../rules/3-course.ts';

export type StepFrame = Frame<StepName>;

/** When in the battle a position is, as its columns tell, and what lies on the stack. */
export interface Moment {
  readonly g: Field;
  readonly sequence: Sequence;
  readonly active: number;
  readonly passive: number;
  readonly frames: readonly StepFrame[];
  /** The steps of the turn still to come, as the columns tell; they lie lowest. */
  readonly course: readonly (readonly [StepName, number])[];
  /** What lies on top of the course: a march, a reaction or a fight under way. */
  readonly above: readonly StepFrame[];
  /** Whether a sequence of the phase has begun. The marks of a phase last to the next. */
  since(sequence: Sequence): boolean;
}

const AFTER_SET_UP: readonly Sequence[] = ['orders', 'movement', 'reaction', 'combat', 'reorganisation'];

export function momentOf(g: Field): Moment {
  const { battle } = g.s;
  const at = battle.sequence[0]!;
  const sequence = SEQUENCES[at]!;
  const active = battle.active[0]!;
  const frames = framesOf(g.s, STEP_NAMES);
  const course = AFTER_SET_UP.includes(sequence) ? courseOf(sequence, active, battle.first[0]!) : [];
  return {
    g,
    sequence,
    active,
    passive: 1 - active,
    frames,
    course,
    above: sequence === 'set-up' ? [] : frames.slice(course.length),
    since: (other) => at >= SEQUENCES.indexOf(other),
  };
}
