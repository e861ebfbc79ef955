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
/** The tablet is drawn smaller than on a map, for tables are low. */
export const TABLET = 0.86;
const CARTOUCHE = 660 * TABLET;

export interface TablePanelPart {
  readonly top: number;
  readonly height: number;
}

const legendRows = (plan: TablePlan): number => Math.ceil(plan.legend.length / 2);

const partsOf = (plan: TablePlan): readonly number[] => [
  CARTOUCHE,
  plan.scale.length * SCALE_BAR,
  plan.legend.length === 0 ? 0 : LEGEND_HEAD + legendRows(plan) * LEGEND_ROW,
  ...plan.boxes.map((box) => BOX_HEAD + Math.ceil(box.slots / slotsPerRow(TABLE_PANEL - 2 * PANEL_INSET)) * SLOT + 10),
];

const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

export const tablePanelHeight = (plan: TablePlan): number => total(partsOf(plan)) + (partsOf(plan).length + 1) * 8;

/** Cartouche, scales, legend, then each box; the room left over is shared out between them. */
export const planTablePanel = (plan: TablePlan, top: number, height: number): readonly TablePanelPart[] => {
  const parts = partsOf(plan);
  const gap = (height - total(parts)) / (parts.length + 1);
  let y = top + gap / 2;
  return parts.map((part) => {
    const here = { top: y, height: part };
    y += part + gap;
    return here;
  });
};
