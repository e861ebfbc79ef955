import { EVERY, type Question, type Refusal, type Work } from '@tambour/kernel';
import { type RunOn, runOn, stopAfter } from '../../../rules/charging/advance.ts';
import { type Course, courseOf } from '../../../rules/charging/course.ts';
import { reachOfCharge } from '../../../rules/charging/path.ts';
import { chargerDoes } from '../../../rules/charging/reception.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { say } from '../../../texts/say-battle.ts';
import { afterMove } from '../../after-move.ts';
import { degradeTo, headingOf, standAt } from '../../doors.ts';
import { hasBrokenFrom, isRunning } from '../../going-off.ts';
import { idOf, increase, lastResult, stateOf } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import { CHARGE_STAGES } from '../../model/marks.ts';
import { askedUnit, saidUnit } from '../../model/names.ts';
import { refusal, wrongMoment } from '../../model/refusal.ts';
import { type Field, has, mark, push } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { VERB } from '../../model/verb.ts';
import { sideOf } from '../../model/views.ts';
import { enqueue, takeTests } from '../../tests/queue.ts';
import { comeToContact, landOnPrey } from './contact.ts';
import { chargerOf, isAdvance, reactionAt, receptionAt, resolved, targetOf, wheelOf } from './rows.ts';
import { chargeTable, fighterIn, settleLines } from './table.ts';

const DECLARED = CHARGE_STAGES.indexOf('declared');
/** R71 Whether an advance or pursuit is still on its way after the fire it met: out of hand, let go on by its owner, or in pursuit. */
function stillComes(g: Field, row: number): boolean {
  const u = chargerOf(g, row);
  return (
    stateOf(g, u) === 'uncontrolled' || has(g, u, 'charging') || (stateOf(g, u) === 'steady' && has(g, u, 'pursues'))
  );
}
/** C8j C8o 2.1c C10e R41 R69 Whether the target was running, or had broken from this very advance, before it could be asked what it does. */
function hasGoneBefore(g: Field, row: number): boolean {
  const target = targetOf(g, row);
  const isGone = isRunning(stateOf(g, target)) || hasBrokenFrom(g, target, chargerOf(g, row));
  return isGone && reactionAt(g, row) === 'none';
}
/** C8h C8i C8n C8o R38 R69 How a charge goes on once its target has received it: contact, or its own test if the target has gone. An advance out of control takes none. */
export const carryOut: Work<Field> = {
  name: 'carry-out',
  run(g, row) {
    if (g.s.charge.stage[row] !== DECLARED) return;
    const reception = receptionAt(g, row);
    const isRunner = isAdvance(g, row);
    if (isRunner && !stillComes(g, row)) return resolved(g, row);
    if (reception === 'stands' || reception === 'counterCharges') return comeToContact(g, row);
    // Such a one has made its move of this quarter: it is reached where it is.
    if (isRunner) return hasGoneBefore(g, row) ? comeToContact(g, row) : resolved(g, row);
    const [u, target] = [chargerOf(g, row), targetOf(g, row)];
    g.s.unit.result[u] = 0;
    push(g, STEP['charger-tested'], row);
    enqueue(g, [{ unit: u, occasions: ['charge'], cause: target, isParty: true }]);
    takeTests(g);
  },
};

export interface Reach extends RunOn {
  readonly course: Course;
}
/** C8q How far a charger may go on after a target that has gone. */
export function reachAt(g: Field, row: number): Reach {
  const table = chargeTable(g);
  const unit = fighterIn(table, chargerOf(g, row));
  const course = courseOf(unit, wheelOf(g, row), reachOfCharge(unit), table);
  return { course, ...runOn(unit, course, fighterIn(table, targetOf(g, row)), table) };
}
/** C8i C8m 1.1-02 R69 The charger has tested: it may complete its path, runs on out of control, stays where it began, or has gone off. */
export const chargerTested: Work<Field> = {
  name: 'charger-tested',
  run(g, row) {
    const u = chargerOf(g, row);
    const result = lastResult(g, u);
    mark(g, u, 'charged');
    const does = stateOf(g, u) === 'gone' || !result ? 'goes' : chargerDoes(result);
    if (does === 'completes') {
      const { most, caught } = reachAt(g, row);
      return most > 0 || caught ? push(g, STEP.reach, row) : stopOn(g, row, 0);
    }
    if (does === 'runs on') {
      mark(g, u, 'movedAtOnce');
      push(g, STEP['compulsory-move'], u, 4, 1);
    } else if (does === 'stays') {
      emit(g, { type: 'charge-stayed', rule: 'C8i', piece: idOf(g, u), target: idOf(g, targetOf(g, row)) });
    }
    resolved(g, row);
  },
};
/** C8q C4d It stops after so much of its path, having met nobody. */
function stopOn(g: Field, row: number, moved: number): void {
  const u = chargerOf(g, row);
  const { course } = reachAt(g, row);
  const { base, ticks, degradation } = stopAfter(course, moved);
  increase(g.s.unit.moved, u, ticks);
  const was = headingOf(g, u);
  standAt(g, u, base.x, base.y, base.heading);
  degradeTo(g, u, degradation, 'C4d');
  settleLines(g, u, course, Math.max(0, moved - course.wheelLength), base);
  emit(g, {
    type: 'charge-ended',
    rule: 'C8q',
    piece: idOf(g, u),
    cm: inCm(moved),
    at: [inCm(base.x), inCm(base.y)],
    was,
    facing: inCm(base.heading),
  });
  resolved(g, row);
  afterMove(g, [u]);
  takeTests(g);
}

const PARTS = 4;
/** C8i C8q C8j How far along its path an obeying charger goes when its target has gone: all of it, nothing, or anything between. At the end it may catch it. */
export const reach: Question<Field> = {
  name: 'reach',
  rule: 'C8q',
  inside: true,
  standing: 'reach',
  side: (g, row) => sideOf(g, chargerOf(g, row)),
  list(g, out, piece, row) {
    const u = chargerOf(g, row);
    if (piece !== EVERY && piece !== u) return;
    const { most } = reachAt(g, row);
    const listed = new Set(Array.from({ length: PARTS + 1 }, (_, i) => Math.round((most * (PARTS - i)) / PARTS)));
    for (const cm of listed) out.add(VERB.reach, u, cm);
  },
  admits: (g, o, row) => o.verb === VERB.reach && o.a === chargerOf(g, row) && o.b >= 0 && o.b <= reachAt(g, row).most,
  act(g, o, row) {
    const { most, caught, course } = reachAt(g, row);
    if (!caught || o.b < most) return stopOn(g, row, o.b);
    const straight = Math.max(0, most - course.wheelLength);
    if (!landOnPrey(g, row, course, straight, caught)) stopOn(g, row, most);
  },
  refuse(g, o, row): readonly Refusal[] {
    if (o.verb !== VERB.reach) return [wrongMoment('C8q', o.verb)];
    if (o.a !== chargerOf(g, row)) return [refusal('C8q', 'notTheCharger')];
    return o.b > reachAt(g, row).most ? [refusal('C8q', 'beyondReach')] : [];
  },
  prompt: (g, row) => {
    const { unit: target, isMany } = askedUnit(g.w, targetOf(g, row));
    return say('prompt.reach', { target, isMany, unit: saidUnit(g.w, chargerOf(g, row)) });
  },
};
export const AFTER_STEPS = [carryOut, chargerTested, reach] as const;
