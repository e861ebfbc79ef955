import { isAtLarge, isTouching } from '../rules/table/placed.ts';
import { type Side, sectorFor } from '../rules/table/sectors.ts';
import { beginMelee } from './doors.ts';
import { contactsOf, valueAt } from './model/columns.ts';
import { NO_UNIT, type UnitId } from './model/ids.ts';
import type { Field } from './model/state.ts';
import { unitOf, unitsOf } from './model/views.ts';

/** Where one stands of another, as `melee.sideA` and `sideB` keep it. */
export const MEETINGS: readonly [Side, Side, Side] = ['front', 'flank', 'rear'];
/** C9a C9i Two units are in contact as they stand: where each is of the other. */
export function meet(g: Field, a: UnitId, b: UnitId): void {
  const [one, other] = [unitOf(g, a), unitOf(g, b)];
  beginMelee(g, a, b, MEETINGS.indexOf(sectorFor(other, one)), MEETINGS.indexOf(sectorFor(one, other)));
}
/** C9a C9m Whoever of the enemy a unit touches that has come into contact, besides the one it came for, is in close combat with it too, by where each stands. */
export function meetOthers(g: Field, u: UnitId): void {
  const unit = unitOf(g, u);
  for (const other of unitsOf(g)) {
    if (other.side === unit.side || !isAtLarge(other) || unit.opponents.includes(other)) continue;
    if (isTouching(unit, other)) meet(g, u, other.u);
  }
}
/** 2.5-M4 R42 Of the enemies a unit has just fought, the one that inflicted most on it; of equals the first. */
export function hardestOn(g: Field, u: UnitId): UnitId {
  const { lostA, lostB } = g.s.melee;
  let worst = NO_UNIT;
  let most = -1;
  for (const { row, party, enemy } of contactsOf(g, u)) {
    const lost = valueAt(party === 1 ? lostA : lostB, row);
    if (lost < most || (lost === most && enemy > worst)) continue;
    most = lost;
    worst = enemy;
  }
  return worst;
}
