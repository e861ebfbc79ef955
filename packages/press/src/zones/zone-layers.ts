import { group } from '../ink.ts';
import { clipped } from '../page-layers.ts';
import { type Palette, palette, type Theme } from '../palette.ts';
import { drawColumn } from '../panel.ts';
import { drawWater } from '../water.ts';
import { birdsEyeSymbols } from './birds-eye.ts';
import { drawFeaturesOver, drawFeaturesUnder } from './border-features.ts';
import { drawBorderLines, drawJunctions, drawSights } from './border-lines.ts';
import { castleSymbol } from './castle.ts';
import { drawCauseways } from './causeway.ts';
import { moundSymbols } from './molehill.ts';
import { drawStaffage } from './staffage.ts';
import { drawZoneSettlements } from './zone-buildings.ts';
import { drawCrossings, drawWays } from './zone-crossings.ts';
import { drawZoneFrame } from './zone-frame.ts';
import { drawPonds, drawZoneFields, drawZoneRelief, drawZoneWoods } from './zone-ground.ts';
import { drawGardens, drawOrchards, drawPasture, drawPeaks, drawVines, drawWetland } from './zone-growth.ts';
import { SCALE } from './zone-layout.ts';
import { drawZoneSign } from './zone-legend.ts';
import { drawNumbers, drawZoneExits, drawZonePlaces, drawZoneWaterNames } from './zone-names.ts';
import type { ZoneSurvey } from './zone-survey.ts';

/** The layers of a zone sheet that no other board has. */
export const zoneSymbols = (prefix: string, theme: Theme): string =>
  castleSymbol(prefix, palette(theme)) + moundSymbols(prefix, palette(theme)) + birdsEyeSymbols(prefix, palette(theme));

export const drawZoneGround = (survey: ZoneSurvey, theme: Theme): string => {
  const ink = palette(theme);
  return clipped(
    survey,
    'ground',
    drawZoneFields(survey, ink),
    drawPasture(survey, ink),
    drawWetland(survey, ink),
    drawZoneRelief(survey, ink),
    drawPeaks(survey, ink),
    drawVines(survey, ink),
    drawPonds(survey, ink),
    // Wide enough to be seen on both hands of the border that runs in it.
    drawWater(survey, ink, (share) => 4.6 + 2.2 * share),
    drawCauseways(survey.dams, ink),
    drawWays(survey, ink),
    drawCrossings(survey, ink),
    drawGardens(survey, ink),
    drawOrchards(survey, ink),
    drawStaffage(survey, ink),
    drawZoneWoods(survey, ink),
    drawZoneSettlements(survey, ink),
  );
};

/** Hedges and walls, the lines themselves, and their sights. */
export const drawZoneBorders = (survey: ZoneSurvey, theme: Theme): string => {
  const ink = palette(theme);
  return clipped(
    survey,
    'works',
    drawFeaturesUnder(survey, ink),
    drawBorderLines(survey, ink),
    drawFeaturesOver(survey, ink),
    drawJunctions(survey, ink),
    drawSights(survey, ink),
  );
};

export const drawZoneNumbers = (survey: ZoneSurvey, theme: Theme): string => drawNumbers(survey, palette(theme));

export const drawZoneNames = (survey: ZoneSurvey, theme: Theme): string => {
  const ink = palette(theme);
  return group(
    { class: 'names' },
    drawZoneWaterNames(survey, ink),
    drawZoneExits(survey, ink),
    drawZonePlaces(survey, ink),
  );
};

const drawZonePanel = ({ layout, sheet, prefix }: ZoneSurvey, ink: Palette): string =>
  drawColumn(
    layout,
    {
      ...sheet,
      scale: sheet.scale.map((bar) => ({ ...bar, length: bar.length * SCALE })),
      legend: sheet.legend.map(({ sign, text }) => ({ text, sign: drawZoneSign(sign, prefix, ink) })),
    },
    ink,
  );

/** Frame, cartouche, compass, scales, legend and boxes. */
export const drawZoneSurround = (survey: ZoneSurvey, theme: Theme): string => {
  const ink = palette(theme);
  return drawZoneFrame(survey, ink) + drawZonePanel(survey, ink);
};
