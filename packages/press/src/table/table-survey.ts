import { type TableGround, tableGround } from './table-ground.ts';
import { type LineName, seatLines } from './table-lines.ts';
import type { TablePlan } from './table-plan.ts';
import { type NameRow, seatRows } from './table-seats.ts';

/** The table measured once: what lies where on paper, and where the names stand. */
export interface TableSurvey extends TableGround {
  readonly rows: readonly NameRow[];
  readonly lines: readonly LineName[];
}

export const surveyOfTable = (plan: TablePlan, prefix: string = plan.id): TableSurvey => {
  const ground = tableGround(plan, prefix);
  const rows = seatRows(ground);
  return { ...ground, rows, lines: seatLines(ground, rows) };
};
