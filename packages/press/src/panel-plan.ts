import type { Box } from './hex-sheet.ts';

/** How tall each part of the panel stands. The layout asks first, so that the paper is always long enough. */
export const PANEL_WIDTH = 470;
export const PANEL_INSET = 22;

const CARTOUCHE = 660;
const COMPASS = 238;
export const SCALE_BAR = 62;
export const LEGEND_HEAD = 52;
export const LEGEND_ROW = 40;
export const BOX_HEAD = 34;
export const SLOT = 76;
const LEAST_GAP = 8;

export const slotsPerRow = (width: number): number => Math.max(1, Math.floor((width - 8) / SLOT));

/** What takes up room in the panel. */
export interface PanelContents {
  readonly scale: readonly unknown[];
  readonly legend: readonly unknown[];
  readonly boxes: readonly Box[];
}

const boxHeight = (box: Box, width: number): number => BOX_HEAD + Math.ceil(box.slots / slotsPerRow(width)) * SLOT + 10;

const legendHeight = (entries: readonly unknown[]): number =>
  entries.length === 0 ? 0 : LEGEND_HEAD + Math.ceil(entries.length / 2) * LEGEND_ROW;

const partsOf = (sheet: PanelContents): readonly number[] => [
  CARTOUCHE,
  COMPASS,
  sheet.scale.length * SCALE_BAR,
  legendHeight(sheet.legend),
  ...sheet.boxes.map((box) => boxHeight(box, PANEL_WIDTH - 2 * PANEL_INSET)),
];

const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

export const panelHeight = (sheet: PanelContents): number => {
  const parts = partsOf(sheet);
  return total(parts) + (parts.length + 1) * LEAST_GAP;
};

export interface PanelPart {
  readonly top: number;
  readonly height: number;
}

export interface PanelPlan {
  readonly cartouche: PanelPart;
  readonly compass: PanelPart;
  readonly scale: PanelPart;
  readonly legend: PanelPart;
  readonly boxes: readonly PanelPart[];
}

/** Parts from the top down; the room left over is shared out between them. */
export const planPanel = (sheet: PanelContents, top: number, height: number): PanelPlan => {
  const parts = partsOf(sheet);
  const gap = (height - total(parts)) / (parts.length + 1);
  let y = top + gap / 2;
  const placed = parts.map((part): PanelPart => {
    const here = { top: y, height: part };
    y += part + gap;
    return here;
  });
  const [cartouche, compass, scale, legend, ...boxes] = placed;
  return { cartouche: cartouche!, compass: compass!, scale: scale!, legend: legend!, boxes };
};
