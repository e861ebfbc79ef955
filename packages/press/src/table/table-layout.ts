import type { Point } from '../ink.ts';
import { FRAME, MARGIN, type Page } from '../layout.ts';
import { TABLE_PANEL, tablePanelHeight } from './table-panel-plan.ts';
import type { TablePlan } from './table-plan.ts';

/** One centimetre of the table on paper. */
export const CM = 16;
/** Between the table and its rules there is a ruler, and outside it the arrows of those who may leave. */
export const RULER = 34;

export interface TableLayout extends Page {
  readonly place: (p: Point) => Point;
}

export const tableLayout = (plan: TablePlan): TableLayout => {
  const start = MARGIN + FRAME + RULER;
  const [width, height] = [plan.width * CM, plan.height * CM];
  const map = { x: start, y: start, width, height };
  const hasPanel = plan.cartouche.length > 0;
  const panel = hasPanel
    ? {
        x: map.x + width + RULER + FRAME,
        y: map.y,
        width: TABLE_PANEL,
        height: Math.max(height, tablePanelHeight(plan)),
      }
    : undefined;
  return {
    size: {
      x: 0,
      y: 0,
      width: start + width + start + (panel?.width ?? 0),
      height: start + (panel?.height ?? height) + start,
    },
    map,
    panel,
    place: ([x, y]) => [map.x + x * CM, map.y + (plan.height - y) * CM],
  };
};
