import { present } from '@tambour/kernel';
import { boxRooms, drawBox } from '../boxes.ts';
import { drawCompass } from '../compass.ts';
import { at, group } from '../ink.ts';
import type { Rect } from '../layout.ts';
import { drawLegend } from '../legend.ts';
import { word } from '../lettering.ts';
import { PANEL_INSET, SCALE_BAR } from '../panel-plan.ts';
import { type PlaceSpot, traySpots } from '../place-spot.ts';
import { drawScaleBar } from '../scale-bar.ts';
import { drawTableCartouche } from './table-cartouche.ts';
import type { TableGround } from './table-ground.ts';
import type { TableInks } from './table-inks.ts';
import { CM } from './table-layout.ts';
import { drawTableSign } from './table-legend.ts';
import { planTablePanel, tabletScale } from './table-panel-plan.ts';

const COMPASS_RADIUS = 56;

/** The column beside a table: title, scale, legend, and trays for those who are not on it. */
export const tableBoxes = ({ plan, layout }: TableGround): ReadonlyMap<string, Rect> => {
  const { panel } = layout;
  if (panel === undefined) return new Map();
  return boxRooms(plan.boxes, planTablePanel(plan, panel.y, panel.height), panel);
};

export const tableBoxSpots = (ground: TableGround): Readonly<Record<string, PlaceSpot>> =>
  traySpots(ground.plan.boxes, tableBoxes(ground));

export const drawTablePanel = (ground: TableGround, ink: TableInks): string => {
  const { plan, layout, prefix } = ground;
  const { panel } = layout;
  if (panel === undefined) return '';
  const { cartouche, compass, scale, legend } = planTablePanel(plan, panel.y, panel.height);
  const boxes = tableBoxes(ground);
  const middle = panel.x + panel.width / 2 + 2;
  return group(
    { class: 'panel' },
    group(
      { transform: at([middle, cartouche.top], undefined, tabletScale(plan, panel.height)) },
      drawTableCartouche(plan.cartouche, ink, plan.colours),
    ),
    plan.north === undefined
      ? ''
      : group(
          { transform: at([middle, compass.top + compass.height / 2 + 8], plan.north) },
          drawCompass([0, 0], COMPASS_RADIUS, ink),
        ),
    ...plan.scale.map((bar, i) => drawScaleBar([middle, scale.top + i * SCALE_BAR + 40], bar.length * CM, bar, ink)),
    plan.legend.length === 0
      ? ''
      : drawLegend(
          [middle, legend.top],
          panel.width - 2 * PANEL_INSET,
          plan.legendTitle,
          plan.legend.map(({ sign, text }) => ({ text, sign: drawTableSign(sign, prefix, ink) })),
          ink,
        ),
    ...plan.boxes.map((box) => drawBox(box, present(boxes.get(box.id)), ink)),
    word(plan.imprint, [panel.x + panel.width - 4, panel.y + panel.height + 86], {
      size: 14,
      fill: ink.inkSoft,
      isItalic: true,
      anchor: 'end',
    }),
  );
};
