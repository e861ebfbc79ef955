import { type Base, touches } from '@tambour/boards';
import { present } from '@tambour/kernel';
import { CHARTS } from '../../../model/charts.ts';
import { type Course, paidFor } from '../../../rules/charging/course.ts';
import type { Field as ChargeField, Fighter } from '../../../rules/charging/field.ts';
import { shapeOf } from '../../../rules/table/footprints.ts';
import { astrideLines, gunsLeft, keepAstride, keptBarrier, owedBy } from '../../guns.ts';
import { debtKind, degradationOf, orderOf, supportedBy, ticksMoved, ticksReacted } from '../../model/columns.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { type Field, has, periodOf } from '../../model/state.ts';
import { kindOf, unitsOf } from '../../model/views.ts';

/** The table as charges see it: every unit with what decides whether and how it charges. True until the next change. */
export interface ChargeTable extends ChargeField {
  readonly units: readonly BattleFighter[];
}
export interface BattleFighter extends Fighter {
  readonly u: UnitId;
}
/** C8m Whether it has used its move of this period: charged, evaded, broken, turned against a charge, or moved because it must. */
const hasSpent = (g: Field, u: UnitId): boolean =>
  has(g, u, 'charged') || has(g, u, 'movedAtOnce') || ticksMoved(g, u) > 0 || ticksReacted(g, u) > 0;

export function chargeTable(g: Field): ChargeTable {
  const views = unitsOf(g);
  const units = views.map((view): BattleFighter => {
    const { u } = view;
    const { cavalryClass, artilleryKind, class: manoeuvre } = kindOf(g, u);
    const astride = astrideLines(g, u);
    return {
      ...view,
      class: manoeuvre,
      ...(cavalryClass && { cavalryClass }),
      ...(artilleryKind && { artilleryKind }),
      degradation: degradationOf(g, u),
      order: orderOf(g, u),
      supported: views[supportedBy(g, u)] ?? null,
      isPursuing: has(g, u, 'pursues'),
      hasSpent: hasSpent(g, u),
      owed: owedBy(g, u),
      ...(astride.length > 0 && { astride }),
    };
  });
  return { ground: g.w.ground, table: g.w.table, period: periodOf(g), units, guns: gunsLeft(g) };
}
export const fighterIn = (table: ChargeTable, u: UnitId): BattleFighter => present(table.units[u]);

/** C5k What is left of lines after a charge move: nothing is owed, and it stands astride those that it has not cleared. */
export function settleLines(g: Field, u: UnitId, course: Course, straight: number, base: Readonly<Base>): void {
  const { unit } = g.s;
  if (debtKind(g, u) === 'crossing') {
    unit.debt[u] = 0;
    unit.owed[u] = 0;
    unit.owedFor[u] = 0;
  }
  const shape = shapeOf(base);
  const paid = paidFor(course, straight);
  const astride = paid.filter((line) => touches(shape, line.shape));
  keepAstride(
    g,
    u,
    astride.map((line) => keptBarrier(g, line)),
  );
}
/** All units, by number. */
export function* unitIds(g: Field): Generator<UnitId> {
  for (let u = unitId(0); u < g.w.rows; u++) yield u;
}
/** Ticks of so many quarters. */
export const quarters = (n: number): number => n * CHARTS.moveRates.ticksPerQuarter;
