import { drawBridges } from './bridges.ts';
import { drawCrops, drawPasture } from './crops.ts';
import { drawFields } from './fields.ts';
import { drawFrame } from './frame.ts';
import { drawHexNumbers, drawHexsides } from './grid-lines.ts';
import { group } from './ink.ts';
import { drawLakes, drawMarshes } from './lake.ts';
import { drawCrests, drawLevels } from './level-relief.ts';
import { drawEntries, drawLakeNames, drawPrizes } from './map-marks.ts';
import { drawPlaceNames, drawWaterNames } from './names.ts';
import { clipped } from './page-layers.ts';
import { palette, type Theme } from './palette.ts';
import { drawPanel } from './panel.ts';
import { drawPlaces } from './plan-blocks.ts';
import { drawBridgeheads, drawRedoubts } from './redoubt.ts';
import { drawRelief } from './relief.ts';
import { drawRoads } from './roads.ts';
import { drawEncampments, drawSettlements } from './settlement.ts';
import { drawSideBridges } from './side-bridges.ts';
import { drawSideWaters } from './side-waters.ts';
import type { Survey } from './survey.ts';
import { drawMeadows, drawWater } from './water.ts';
import { drawWoods } from './woods.ts';
import { drawEntrenchments } from './works.ts';

/** The layers of a hex sheet that no other board has. */
export const drawGround = (survey: Survey, theme: Theme): string => {
  const ink = palette(theme);
  const isStaff = survey.sheet.hand === 'staff';
  return clipped(
    survey,
    'ground',
    isStaff ? drawPasture(survey, ink) : drawFields(survey, ink),
    drawMeadows(survey, ink),
    drawCrops(survey, ink),
    drawMarshes(survey, ink),
    drawRelief(survey, ink),
    drawLevels(survey, ink),
    drawLakes(survey, ink),
    drawBridgeheads(survey, ink),
    drawWater(survey, ink),
    isStaff ? drawWoods(survey, ink) : '',
    drawCrests(survey, ink),
    drawRoads(survey, ink),
    drawBridges(survey, ink),
    drawSideWaters(survey, ink),
    drawEncampments(survey),
    isStaff ? drawPlaces(survey, ink) : drawWoods(survey, ink) + drawSettlements(survey, ink),
    drawRedoubts(survey, ink),
    drawPrizes(survey, ink),
  );
};

export const drawWorks = (survey: Survey, theme: Theme): string =>
  clipped(survey, 'works', drawSideBridges(survey, palette(theme)), drawEntrenchments(survey, palette(theme)));

export const drawGrid = (survey: Survey, theme: Theme, hexNumbers: boolean): string => {
  const ink = palette(theme);
  return drawHexsides(survey, ink) + (hexNumbers ? drawHexNumbers(survey, ink) : '');
};

export const drawNames = (survey: Survey, theme: Theme): string => {
  const ink = palette(theme);
  return group(
    { class: 'names' },
    drawLakeNames(survey, ink),
    drawWaterNames(survey, ink),
    drawEntries(survey, ink),
    drawPlaceNames(survey, ink),
  );
};

/** Frame, cartouche, compass, scales, legend and boxes. */
export const drawSurround = (survey: Survey, theme: Theme): string => {
  const ink = palette(theme);
  return drawFrame(survey, ink) + drawPanel(survey, ink);
};
