import { present } from '@tambour/kernel';
import { boxRooms, drawBox } from './boxes.ts';
import { drawCartouche } from './cartouche.ts';
import type { Colours } from './colours.ts';
import { drawCompass } from './compass.ts';
import type { Box, CartoucheLine, ScaleBar } from './hex-sheet.ts';
import { group } from './ink.ts';
import type { Page, Rect } from './layout.ts';
import { drawLegend, drawSign } from './legend.ts';
import { word } from './lettering.ts';
import type { Palette } from './palette.ts';
import { PANEL_INSET, type PanelContents, planPanel, SCALE_BAR } from './panel-plan.ts';
import { barLength, drawScaleBar } from './scale-bar.ts';
import { drawStaffCartouche } from './staff-cartouche.ts';
import type { Survey } from './survey.ts';
import type { TitleFrame } from './title-frame.ts';

/** Where each box lies, by its id; pieces look themselves up here. */
export const boxRects = (survey: {
  readonly sheet: PanelContents;
  readonly layout: Page;
}): ReadonlyMap<string, Rect> => {
  const { sheet, layout } = survey;
  const { panel } = layout;
  if (panel === undefined) return new Map();
  return boxRooms(sheet.boxes, planPanel(sheet, panel.y, panel.height), panel);
};

/** The panel in words, its signs already cut and its bars measured. */
export interface PanelText extends PanelContents {
  readonly cartouche: readonly CartoucheLine[];
  readonly colours?: Colours;
  readonly frame?: TitleFrame;
  readonly scale: readonly (Omit<ScaleBar, 'hexes'> & { readonly length: number })[];
  readonly legendTitle: string;
  readonly legend: readonly { readonly text: string; readonly sign: string }[];
  readonly boxes: readonly Box[];
  readonly imprint: string;
}

/** The column beside the map, from the title down to the boxes. */
export const drawColumn = (layout: Page, sheet: PanelText, ink: Palette): string => {
  const { panel } = layout;
  if (panel === undefined) return '';
  const plan = planPanel(sheet, panel.y, panel.height);
  const boxes = boxRects({ sheet, layout });
  const middle = panel.x + panel.width / 2 + 2;
  return group(
    { class: 'panel' },
    sheet.hand === 'staff'
      ? drawStaffCartouche([middle, plan.cartouche.top], sheet.cartouche, ink, sheet.colours)
      : drawCartouche([middle, plan.cartouche.top], sheet.cartouche, ink, sheet.colours, sheet.frame),
    plan.compass.height > 0
      ? drawCompass([middle, plan.compass.top + plan.compass.height / 2 + 14], 88, ink)
      : drawCompass([panel.x + panel.width - 46, plan.scale.top + SCALE_BAR], 28, ink),
    ...sheet.scale.map((bar, i) => drawScaleBar([middle, plan.scale.top + i * SCALE_BAR + 40], bar.length, bar, ink)),
    sheet.legend.length === 0
      ? ''
      : drawLegend([middle, plan.legend.top], panel.width - 2 * PANEL_INSET, sheet.legendTitle, sheet.legend, ink),
    ...sheet.boxes.map((box) => drawBox(box, present(boxes.get(box.id)), ink)),
    word(sheet.imprint, [panel.x + panel.width - 4, panel.y + panel.height + 56], {
      size: 14,
      fill: ink.inkSoft,
      isItalic: true,
      anchor: 'end',
    }),
  );
};

export const drawPanel = (survey: Survey, ink: Palette): string => {
  const { sheet, layout, prefix } = survey;
  return drawColumn(
    layout,
    {
      ...sheet,
      scale: sheet.scale.map((bar) => ({ ...bar, length: barLength(bar) })),
      legend: sheet.legend.map((entry) => ({ text: entry.text, sign: drawSign(entry, prefix, ink) })),
    },
    ink,
  );
};
