import type { Work } from '@tambour/kernel';
import { haltShort } from '../../../rules/charging/advance.ts';
import { chargePath } from '../../../rules/charging/path.ts';
import { firesAtCharge } from '../../../rules/charging/reception.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { afterMove } from '../../after-move.ts';
import { degradeTo, headingOf, standAt } from '../../doors.ts';
import { isGoing } from '../../going-off.ts';
import { idOf, increase, stateOf } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import { type Field, mark, push } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { unitOf } from '../../model/views.ts';
import { shoot, shotAtCharger } from '../../shooting.ts';
import { enqueue, takeTests } from '../../tests/queue.ts';
import { watchFor } from '../../watch.ts';
import { attacksOn, chargerOf, isAdvance, resolved, rowOf, targetOf, wheelOf } from './rows.ts';
import { chargeTable, fighterIn, settleLines } from './table.ts';

/** C8h C8n 1.1-01a C6f A target that stands fires once, at the nearest of its chargers that it has in arc; the charger takes the tests that this causes. */
export const chargeFire: Work<Field> = {
  name: 'charge-fire',
  run(g, row) {
    const target = targetOf(g, row);
    const chargers = attacksOn(g, chargeTable(g), target).map((attack) => unitOf(g, chargerOf(g, attack.row)));
    const at = firesAtCharge(unitOf(g, target), chargers);
    const shot = at && shotAtCharger(g, target, at.u);
    if (!at || !shot) return;
    push(g, STEP['charger-hit'], rowOf(g, at.u));
    enqueue(
      g,
      shoot(g, [shot], 'C8h', true).map((due) => ({ ...due, isParty: true })),
    );
    watchFor(g, [target]);
    takeTests(g);
  },
};

/** 2.3i 2.3j 2.3k C8h C8i R62 After the fire: a charger that was halted goes on to 5 cm and stops there without formation; who went off or was shot down is done. */
export const chargerHit: Work<Field> = {
  name: 'charger-hit',
  run(g, row) {
    const u = chargerOf(g, row);
    const state = stateOf(g, u);
    if (state === 'gone' || isGoing(state)) {
      mark(g, u, 'charged');
      return resolved(g, row);
    }
    // An advance out of control that is halted has been stopped where it was back in hand (R71).
    if (state !== 'halted' || isAdvance(g, row)) return;
    const table = chargeTable(g);
    const [unit, target] = [fighterIn(table, u), fighterIn(table, targetOf(g, row))];
    const { course } = chargePath(unit, target, wheelOf(g, row), table);
    const { base, ticks, degradation, straight } = haltShort(course, target);
    increase(g.s.unit.moved, u, ticks);
    const was = headingOf(g, u);
    standAt(g, u, base.x, base.y, base.heading);
    degradeTo(g, u, degradation, '2.3k');
    if (straight !== null) settleLines(g, u, course, straight, base);
    mark(g, u, 'charged');
    emit(g, {
      type: 'charge-halted',
      rule: '2.3i',
      piece: idOf(g, u),
      target: idOf(g, targetOf(g, row)),
      at: [inCm(base.x), inCm(base.y)],
      was,
      facing: inCm(base.heading),
    });
    resolved(g, row);
    afterMove(g, [u]);
    takeTests(g);
  },
};
export const FIRE_AT_CHARGE_STEPS = [chargeFire, chargerHit] as const;
