import { drawBridges } from './bridges.ts';
import { counterDefinitions } from './counter.ts';
import { drawFields } from './fields.ts';
import { drawFrame } from './frame.ts';
import { drawHexNumbers, drawHexsides } from './grid-lines.ts';
import { houseSymbols } from './houses.ts';
import { element, group, number } from './ink.ts';
import { drawPlaceNames, drawWaterNames } from './names.ts';
import { palette, type Theme } from './palette.ts';
import { drawPanel } from './panel.ts';
import { drawLaidPaper, drawToning, paperDefinitions } from './paper.ts';
import { drawBridgeheads, drawRedoubts } from './redoubt.ts';
import { drawRelief } from './relief.ts';
import { drawRoads } from './roads.ts';
import { drawEncampments, drawSettlements } from './settlement.ts';
import type { Survey } from './survey.ts';
import { drawMeadows, drawWater } from './water.ts';
import { drawWoods, treeSymbols } from './woods.ts';
import { drawEntrenchments } from './works.ts';

/**
 * The sheet in layers, bottom to top: definitions, paper, ground, works, grid, names, surround, patina, and pieces (in
 * pieces.ts). All share the coordinates of the survey's layout, so that a page may keep the still ones in a canvas and
 * redraw only works, when one is breached, and pieces.
 */
export const drawDefinitions = (survey: Survey, theme: Theme): string => {
  const { prefix, layout } = survey;
  const ink = palette(theme);
  const { x, y, width, height } = layout.map;
  const map = element('rect', { x: number(x), y: number(y), width: number(width), height: number(height) });
  return element(
    'defs',
    {},
    [
      paperDefinitions(prefix, ink, theme),
      treeSymbols(prefix, ink),
      houseSymbols(prefix, ink),
      counterDefinitions(prefix),
      element('clipPath', { id: `${prefix}-map` }, map),
    ].join(''),
  );
};

export const drawPaper = (survey: Survey, theme: Theme): string =>
  drawLaidPaper(survey.prefix, survey.layout, palette(theme));

const clipped = (survey: Survey, name: string, ...inner: readonly string[]): string =>
  group({ class: name, 'clip-path': `url(#${survey.prefix}-map)` }, ...inner);

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

export const drawPatina = (survey: Survey): string => drawToning(survey.prefix, survey.layout);
