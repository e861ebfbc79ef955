import { ORDERS } from '../model/vocabulary.ts';
import { inCm } from '../rules/table/measure.ts';
import { idOf, spotOf } from './model/columns.ts';
import { emit } from './model/event.ts';
import { type UnitId, unitId } from './model/ids.ts';
import type { Field } from './model/state.ts';

const SUPPORT = ORDERS.indexOf('SUPPORT');
const HOLD = ORDERS.indexOf('HOLD');

/** C11a C11c The one order of a unit from now on: with a place (HOLD, MARCH), or a unit (SUPPORT). */
export function setOrder(
  g: Field,
  u: UnitId,
  order: number,
  to: { readonly x: number; readonly y: number } | undefined,
  of: UnitId | undefined,
): void {
  const { unit } = g.s;
  unit.order[u] = order;
  unit.orderX[u] = to?.x ?? 0;
  unit.orderY[u] = to?.y ?? 0;
  unit.orderUnit[u] = of === undefined ? 0 : of + 1;
}
/** C11e Whoever was to support a unit that is gone, taken, routing or fleeing holds where it stands. */
export function endSupport(g: Field, lost: UnitId): void {
  const { unit } = g.s;
  for (let u = unitId(0); u < g.w.rows; u++) {
    if (unit.order[u] !== SUPPORT || unit.orderUnit[u] !== lost + 1) continue;
    const at = spotOf(g, u);
    setOrder(g, u, HOLD, at, undefined);
    emit(g, {
      type: 'support-ended',
      rule: 'C11e',
      piece: idOf(g, u),
      of: idOf(g, lost),
      at: [inCm(at.x), inCm(at.y)],
    });
  }
}
