import {
  BOX_HEAD,
  LEGEND_HEAD,
  LEGEND_ROW,
  PANEL_INSET,
  PANEL_WIDTH,
  SCALE_BAR,
  SLOT,
  slotsPerRow,
} from '../panel-plan.ts';
import type { TablePlan } from './table-plan.ts';

/** The column beside a table, from the title down: how tall each part stands. */
export const TABLE_PANEL = PANEL_WIDTH;
/** The tablet is drawn smaller than on a map where the table is low. */
const TABLETS = [1, 0.86] as const;
const CARTOUCHE = 660;
/** Room for a compass, where there is one. */
export const TABLE_COMPASS = 170;

export interface TablePanelPart {
  readonly top: number;
  readonly height: number;
}

const legendRows = (plan: TablePlan): number => Math.ceil(plan.legend.length / 2);

const partsOf = (plan: TablePlan, tablet: number): readonly number[] => [
  CARTOUCHE * tablet,
  plan.north === undefined ? 0 : TABLE_COMPASS,
  plan.scale.length * SCALE_BAR,
  plan.legend.length === 0 ? 0 : LEGEND_HEAD + legendRows(plan) * LEGEND_ROW,
  ...plan.boxes.map((box) => BOX_HEAD + Math.ceil(box.slots / slotsPerRow(TABLE_PANEL - 2 * PANEL_INSET)) * SLOT + 10),
];

const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

const heightOf = (parts: readonly number[]): number => total(parts) + (parts.length + 1) * 8;

export const tabletScale = (plan: TablePlan, height: number): number =>
  TABLETS.find((tablet) => heightOf(partsOf(plan, tablet)) <= height) ?? TABLETS[1];

/** The least it takes. */
export const tablePanelHeight = (plan: TablePlan): number => heightOf(partsOf(plan, TABLETS[1]));

/** Cartouche, compass, scales, legend, then each box; the room left over is shared out between them. */
export const planTablePanel = (plan: TablePlan, top: number, height: number): readonly TablePanelPart[] => {
  const parts = partsOf(plan, tabletScale(plan, height));
  const gap = (height - total(parts)) / (parts.length + 1);
  let y = top + gap / 2;
  return parts.map((part) => {
    const here = { top: y, height: part };
    y += part + gap;
    return here;
  });
};
