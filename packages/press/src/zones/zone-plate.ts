import { drawDefinitions, drawPaper, drawPatina } from '../page-layers.ts';
import { boxSpots } from '../place-spot.ts';
import type { Plate } from '../plate.ts';
import {
  drawZoneBorders,
  drawZoneGround,
  drawZoneNames,
  drawZoneNumbers,
  drawZoneSurround,
  zoneSymbols,
} from './zone-layers.ts';
import { drawZonePieces } from './zone-pieces.ts';
import type { ZoneSheet } from './zone-sheet.ts';
import { surveyOfZones, zoneSpots } from './zone-survey.ts';

export const zonePlate = (sheet: ZoneSheet, prefix: string): Plate => {
  const survey = surveyOfZones(sheet, prefix);
  return {
    page: survey.layout,
    prefix: survey.prefix,
    definitions: (theme) => drawDefinitions(survey, theme, zoneSymbols(survey.prefix, theme)),
    paper: (theme) => drawPaper(survey, theme),
    ground: (theme) => drawZoneGround(survey, theme),
    groundKey: () => JSON.stringify(sheet),
    works: (theme) => drawZoneBorders(survey, theme),
    grid: (theme, hasNumbers) => (hasNumbers ? drawZoneNumbers(survey, theme) : ''),
    names: (theme) => drawZoneNames(survey, theme),
    surround: (theme) => drawZoneSurround(survey, theme),
    patina: () => drawPatina(survey),
    pieces: (pieces, theme) => drawZonePieces(survey, pieces, theme),
    spots: () => ({ ...zoneSpots(survey), ...boxSpots(survey) }),
  };
};
