import { isAtLarge, isTouching } from '../../../rules/table/placed.ts';
import { meet } from '../../meeting.ts';
import { contactAt, contactsOf, valueAt } from '../../model/columns.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { type Field, has, orNobody, unmark } from '../../model/state.ts';
import { unitOf } from '../../model/views.ts';

/**
 * C10b C10c C10f 2.4-U4 2.4-U11 2.4-U12 2.4-C10 2.4-C11 The pursuits of this period are over: who has kept up and is in contact with its prey fights it now, as one that
 * has followed it. Pursuits declared in this phase are for the next period.
 */
export function endPursuits(g: Field): void {
  for (let u = unitId(0); u < g.w.rows; u++) {
    if (!has(g, u, 'pursues') && !has(g, u, 'runsAfter')) continue;
    const prey = orNobody(valueAt(g.s.unit.prey, u));
    if (prey >= 0) catches(g, u, prey);
    unmark(g, u, 'pursues', 'runsAfter');
    g.s.unit.prey[u] = 0;
  }
}
function catches(g: Field, u: UnitId, prey: UnitId): void {
  const [pursuer, pursued] = [unitOf(g, u), unitOf(g, prey)];
  const isMet = pursuer.opponents.includes(pursued);
  if (isMet || !isAtLarge(pursuer) || !isAtLarge(pursued) || !isTouching(pursuer, pursued)) return;
  meet(g, u, prey);
  for (const { row, enemy } of contactsOf(g, u))
    if (enemy === prey) g.s.melee.follows[row] = contactAt(g, row).a === u ? 1 : 2;
}
