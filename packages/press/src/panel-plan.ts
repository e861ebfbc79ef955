import type { Box, Hand } from './hex-sheet.ts';

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
  readonly hand?: Hand;
}

export const boxHeight = (box: Box, width: number): number =>
  BOX_HEAD + Math.ceil(box.slots / slotsPerRow(width)) * SLOT + 10;

export const legendHeight = (entries: readonly unknown[]): number =>
  entries.length === 0 ? 0 : LEGEND_HEAD + Math.ceil(entries.length / 2) * LEGEND_ROW;

const partsOf = (sheet: PanelContents, hasRose = sheet.hand !== 'staff'): PartHeights => [
  CARTOUCHE,
  hasRose ? COMPASS : 0,
  sheet.scale.length * SCALE_BAR,
  legendHeight(sheet.legend),
  ...sheet.boxes.map((box) => boxHeight(box, PANEL_WIDTH - 2 * PANEL_INSET)),
];

/** Cartouche, compass, scales, legend, then each box. */
export type PartHeights = readonly [number, number, number, number, ...number[]];

const total = (parts: PartHeights): number => parts.reduce((sum, part) => sum + part, 0);

export const heightOf = (parts: PartHeights): number => total(parts) + (parts.length + 1) * LEAST_GAP;

export const panelHeight = (sheet: PanelContents): number => heightOf(partsOf(sheet));

export interface PanelPart {
  readonly top: number;
  readonly height: number;
}

export interface PanelPlan {
  readonly cartouche: PanelPart;
  /** Of no height where there is no room for a rose: on a staff map the paper does not grow for it. */
  readonly compass: PanelPart;
  readonly scale: PanelPart;
  readonly legend: PanelPart;
  readonly boxes: readonly PanelPart[];
}

/** Parts from the top down; the room left over is shared out between them. */
export const shareOut = (parts: PartHeights, top: number, height: number): PanelPlan => {
  const gap = (height - total(parts)) / (parts.length + 1);
  let y = top + gap / 2;
  const place = (part: number): PanelPart => {
    const here = { top: y, height: part };
    y += part + gap;
    return here;
  };
  const [cartouche, compass, scale, legend, ...boxes] = parts;
  return {
    cartouche: place(cartouche),
    compass: place(compass),
    scale: place(scale),
    legend: place(legend),
    boxes: boxes.map(place),
  };
};

export const planPanel = (sheet: PanelContents, top: number, height: number): PanelPlan =>
  shareOut(partsOf(sheet, sheet.hand !== 'staff' || heightOf(partsOf(sheet, true)) <= height), top, height);
