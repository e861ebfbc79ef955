import type { Field, Fighter } from '../rules/charging/field.ts';
import { OPEN_GROUND } from '../rules/table/ground.ts';
import { lengthsOf } from '../rules/table/measure.ts';
import type { Placed } from '../rules/table/placed.ts';
import { placed } from './placed.ts';

type More = NonNullable<Parameters<typeof placed>[0]> & Partial<Omit<Fighter, keyof Placed>>;
/** A class A line of infantry of 16 with the order to attack, unless told otherwise. */
export function fighter(more: More = {}): Fighter {
  const { class: manoeuvre, cavalryClass, artilleryKind, degradation = 'formed', owed, astride, ...rest } = more;
  const { order = 'ATTACK', supported = null, isPursuing = false, hasSpent = false, ...where } = rest;
  return {
    ...placed({ hasFormation: degradation === 'formed' || degradation === 'disorganised', ...where }),
    class: manoeuvre ?? 'A',
    ...(cavalryClass && { cavalryClass }),
    ...(artilleryKind && { artilleryKind }),
    degradation,
    order,
    supported,
    isPursuing,
    hasSpent,
    ...(owed && { owed }),
    ...(astride && { astride }),
  };
}
/** Light cavalry of 10 in line, class A: 15 by 2 cm; it charges 36 cm. */
export const hussars = (more: More = {}): Fighter =>
  fighter({ arm: 'cavalry', cavalryClass: 'light', figures: 10, width: 15, depth: 2, ...more });
/** A table of 120 by 80 cm with these units on it. */
export const fieldOf = (units: readonly Placed[], more: Partial<Field> = {}): Field => ({
  ground: OPEN_GROUND,
  table: { width: lengthsOf(120), height: lengthsOf(80) },
  period: 1,
  units,
  ...more,
});
