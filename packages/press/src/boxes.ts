import { itemAt } from '@tambour/kernel';
import type { Box } from './hex-sheet.ts';
import { element, group, number, type Point } from './ink.ts';
import type { Rect } from './layout.ts';
import { word } from './lettering.ts';
import type { Palette } from './palette.ts';
import { BOX_HEAD, PANEL_INSET, type PanelPlan, SLOT, slotsPerRow } from './panel-plan.ts';

/** Holding boxes: a ruled tray with a heading, slots in rows. */

/** Where each lies in the panel, by its id. */
export const boxRooms = (boxes: readonly Box[], plan: PanelPlan, panel: Rect): ReadonlyMap<string, Rect> =>
  new Map(
    boxes.map((box, i) => {
      const { top, height } = itemAt(plan.boxes, i);
      return [box.id, { x: panel.x + PANEL_INSET, y: top, width: panel.width - 2 * PANEL_INSET, height }];
    }),
  );

export const slotCenter = (rect: Rect, slot: number): Point => {
  const perRow = slotsPerRow(rect.width);
  const left = rect.x + (rect.width - perRow * SLOT) / 2;
  return [left + ((slot % perRow) + 0.5) * SLOT, rect.y + BOX_HEAD + (Math.floor(slot / perRow) + 0.5) * SLOT + 2];
};

export const drawBox = (box: Box, rect: Rect, ink: Palette): string =>
  group(
    { class: 'box', 'data-box': box.id },
    element('rect', {
      x: number(rect.x),
      y: number(rect.y),
      width: number(rect.width),
      height: number(rect.height),
      fill: ink.card,
      'fill-opacity': 0.5,
      stroke: ink.ink,
      'stroke-width': 1.2,
    }),
    element('rect', {
      x: number(rect.x + 3.5),
      y: number(rect.y + 3.5),
      width: number(rect.width - 7),
      height: number(rect.height - 7),
      fill: 'none',
      stroke: ink.ink,
      'stroke-width': 0.5,
    }),
    word(box.title, [rect.x + 14, rect.y + 25], { size: 18, fill: ink.ink, anchor: 'start' }),
    word(box.note, [rect.x + rect.width - 14, rect.y + 25], {
      size: 15,
      fill: ink.inkSoft,
      anchor: 'end',
      isItalic: true,
    }),
    ...Array.from({ length: box.slots }, (_, slot) => {
      const [x, y] = slotCenter(rect, slot);
      return element('rect', {
        x: number(x - 31),
        y: number(y - 31),
        width: 62,
        height: 62,
        rx: 4,
        fill: 'none',
        stroke: ink.inkSoft,
        'stroke-width': 0.7,
        'stroke-dasharray': '3 3',
      });
    }),
  );
