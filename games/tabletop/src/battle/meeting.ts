import { type Side, sectorFor } from '../rules/table/sectors.ts';
import { beginMelee } from './doors.ts';
import { NO_UNIT, type UnitId } from './model/ids.ts';
import { type Field, orNobody } from './model/state.ts';
import { unitOf } from './model/views.ts';

/** Where one stands of another, as `melee.sideA` and `sideB` keep it. */
export const MEETINGS: readonly Side[] = ['front', 'flank', 'rear'];
/** C9a C9i Two units are in contact as they stand: where each is of the other. */
export function meet(g: Field, a: UnitId, b: UnitId): void {
  const [one, other] = [unitOf(g, a), unitOf(g, b)];
  beginMelee(g, a, b, MEETINGS.indexOf(sectorFor(other, one)), MEETINGS.indexOf(sectorFor(one, other)));
}
/** 2.5-M4 R42 Of the enemies a unit has just fought, the one that inflicted most on it; of equals the first. */
export function hardestOn(g: Field, u: UnitId): UnitId {
  const { melee, battle } = g.s;
  let worst = NO_UNIT;
  let most = -1;
  for (let row = 0; row < battle.melees[0]!; row++) {
    const isA = orNobody(melee.a[row]!) === u;
    if (!isA && orNobody(melee.b[row]!) !== u) continue;
    const lost = isA ? melee.lostA[row]! : melee.lostB[row]!;
    const enemy = orNobody(isA ? melee.b[row]! : melee.a[row]!);
    if (lost < most || (lost === most && enemy > worst)) continue;
    most = lost;
    worst = enemy;
  }
  return worst;
}
