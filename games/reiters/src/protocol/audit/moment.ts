import { type Check, type Frame, framesOf, type Report, rowChecks } from '@tambour/kernel';
import { firstSide, sequenceOf } from '../../model/lookup.ts';
import { active as activeSide, type Field, turnOf } from '../../model/state.ts';
import { STEP_NAMES, type StepName } from '../../model/step-id.ts';
import { SEQUENCES, type Sequence } from '../../model/vocabulary.ts';
import { courseOf } from '../../rules/3-course.ts';

export type StepFrame = Frame<StepName>;

const AFTER_SET_UP: readonly Sequence[] = ['orders', 'movement', 'reaction', 'combat', 'reorganisation'];

/** When in the battle a position is, as its columns tell, and what lies on the stack. */
export function momentOf(g: Field) {
  const sequence = sequenceOf(g);
  const active = activeSide(g);
  const frames: readonly StepFrame[] = framesOf(g.s, STEP_NAMES);
  const course = AFTER_SET_UP.includes(sequence) ? courseOf(sequence, active, firstSide(g)) : [];
  return {
    g,
    sequence,
    turn: turnOf(g),
    active,
    passive: 1 - active,
    frames,
    /** The steps of the turn still to come, as the columns tell; they lie lowest. */
    course,
    /** What lies on top of the course: a march, a reaction or a fight under way. */
    above: sequence === 'set-up' ? [] : frames.slice(course.length),
    /** Whether a sequence of the phase has begun. The marks of a phase last to the next. */
    since: (other: Sequence) => SEQUENCES.indexOf(sequence) >= SEQUENCES.indexOf(other),
  };
}
export type Moment = ReturnType<typeof momentOf>;

/** Checks of units, leaders and the rest, row by row. */
export const checked = <M extends Moment>(...checks: readonly Check<M>[]): ((m: M, bad: Report) => void) =>
  rowChecks(checks, ({ g: { w } }) => ({
    unit: w.unitIds,
    leader: w.leaderIds,
    baggage: w.baggageIds,
    column: w.columnIds,
    zone: w.zoneNames,
  }));
