import {
  boxHeight,
  heightOf,
  legendHeight,
  PANEL_INSET,
  PANEL_WIDTH,
  type PanelPlan,
  type PartHeights,
  SCALE_BAR,
  shareOut,
} from '../panel-plan.ts';
import type { TablePlan } from './table-plan.ts';

/** The column beside a table, from the title down: how tall each part stands. */
export const TABLE_PANEL = PANEL_WIDTH;
/** The tablet is drawn smaller than on a map where the table is low. */
const TABLETS = [1, 0.86] as const;
const CARTOUCHE = 660;
/** Room for a compass, where there is one. */
export const TABLE_COMPASS = 170;

const partsOf = (plan: TablePlan, tablet: number): PartHeights => [
  CARTOUCHE * tablet,
  plan.north === undefined ? 0 : TABLE_COMPASS,
  plan.scale.length * SCALE_BAR,
  legendHeight(plan.legend),
  ...plan.boxes.map((box) => boxHeight(box, TABLE_PANEL - 2 * PANEL_INSET)),
];

export const tabletScale = (plan: TablePlan, height: number): number =>
  TABLETS.find((tablet) => heightOf(partsOf(plan, tablet)) <= height) ?? TABLETS[1];

/** The least it takes. */
export const tablePanelHeight = (plan: TablePlan): number => heightOf(partsOf(plan, TABLETS[1]));

export const planTablePanel = (plan: TablePlan, top: number, height: number): PanelPlan =>
  shareOut(partsOf(plan, tabletScale(plan, height)), top, height);
