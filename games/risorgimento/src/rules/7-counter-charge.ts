import type { HexId } from '@tambour/boards';
import type { Work } from '@tambour/kernel';
import type { UnitId } from '../model/ids.ts';
import {
  COUNTERING,
  DISORDERED,
  did,
  type Field,
  forget,
  has,
  hexOf,
  hexOfRoute,
  isOnMap,
  marchAt,
  marcher,
  push,
  stackOf,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { COUNTER_CHARGE } from '../model/vocabulary.ts';
import { sideOf, unitsOfSide } from '../model/world-lookup.ts';

import { pathCode } from './7-charge-path.ts';
import { addAttacker, openFight, sideTowards } from './7-fight.ts';

/** The cavalry that is to counter-charge, of one hex after another; those who cannot any more are let off. */
function nextCounter(g: Field, target: UnitId, hex: HexId): UnitId[] {
  const { s } = g;
  for (const u of unitsOfSide(g, 1 - sideOf(g, target))) {
    if (!did(g, u, COUNTERING)) continue;
    const isThere = isOnMap(g, target) && s.unit.hex[target] === hex;
    const isAble = isOnMap(g, u) && !has(g, u, DISORDERED);
    if (isThere && isAble && sideTowards(g, hexOf(g, u), hex) >= 0)
      return stackOf(g, hexOf(g, u)).filter((v) => did(g, v, COUNTERING) && !has(g, v, DISORDERED));
    forget(g, u, COUNTERING);
  }
  return [];
}
/**
 * 7.53b 7.53c R53 After infantry has entered, the cavalry that said so falls on it there: each hex of it together, without an engagement roll. A
 * second hex only if the infantry still stands where it came.
 */
export const counter: Work<Field> = {
  name: 'counter',
  run(g, row) {
    const { s } = g;
    const target = marcher(g, row);
    const hex = hexOfRoute(g, row, marchAt(g, row));
    const units = nextCounter(g, target, hex);
    if (units.length === 0) return;
    s.march.isHalted[row] = 1;
    openFight(g, COUNTER_CHARGE, hex);
    for (const u of units) {
      forget(g, u, COUNTERING);
      const start = hexOf(g, u);
      addAttacker(g, { unit: u, start, from: start, path: pathCode([sideTowards(g, start, hex)]) });
    }
    push(g, STEP.counter, row);
    push(g, STEP.resolve);
  },
};
