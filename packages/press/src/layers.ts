import { drawBridges } from './bridges.ts';
import { drawFields } from './fields.ts';
import { drawFrame } from './frame.ts';
import { drawHexNumbers, drawHexsides } from './grid-lines.ts';
import { group } from './ink.ts';
import { drawPlaceNames, drawWaterNames } from './names.ts';
import { clipped } from './page-layers.ts';
import { palette, type Theme } from './palette.ts';
import { drawPanel } from './panel.ts';
import { drawBridgeheads, drawRedoubts } from './redoubt.ts';
import { drawRelief } from './relief.ts';
import { drawRoads } from './roads.ts';
import { drawEncampments, drawSettlements } from './settlement.ts';
import type { Survey } from './survey.ts';
import { drawMeadows, drawWater } from './water.ts';
import { drawWoods } from './woods.ts';
import { drawEntrenchments } from './works.ts';

/** The layers of a hex sheet that no other board has. */
export const drawGround = (survey: Survey, theme: Theme): string => {
  const ink = palette(theme);
  return clipped(
    survey,
    'ground',
    drawFields(survey, ink),
    drawMeadows(survey, ink),
    drawRelief(survey, ink),
    drawBridgeheads(survey, ink),
    drawWater(survey, ink),
    drawRoads(survey, ink),
    drawBridges(survey, ink),
    drawEncampments(survey),
    drawWoods(survey, ink),
    drawSettlements(survey, ink),
    drawRedoubts(survey, ink),
  );
};

export const drawWorks = (survey: Survey, theme: Theme): string =>
  clipped(survey, 'works', drawEntrenchments(survey, palette(theme)));

export const drawGrid = (survey: Survey, theme: Theme, hexNumbers: boolean): string => {
  const ink = palette(theme);
  return drawHexsides(survey, ink) + (hexNumbers ? drawHexNumbers(survey, ink) : '');
};

export const drawNames = (survey: Survey, theme: Theme): string => {
  const ink = palette(theme);
  return group({ class: 'names' }, drawWaterNames(survey, ink), drawPlaceNames(survey, ink));
};

/** Frame, cartouche, compass, scales, legend and boxes. */
export const drawSurround = (survey: Survey, theme: Theme): string => {
  const ink = palette(theme);
  return drawFrame(survey, ink) + drawPanel(survey, ink);
};
