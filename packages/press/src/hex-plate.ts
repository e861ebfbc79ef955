import { hexId, hexLabel, VERTICES } from '@tambour/boards';
import { cropPatterns, hasCrops } from './crops.ts';
import type { HexSheet } from './hex-sheet.ts';
import { drawGrid, drawGround, drawNames, drawSurround, drawWorks } from './layers.ts';
import { corner } from './layout.ts';
import { drawDefinitions, drawPaper, drawPatina } from './page-layers.ts';
import { palette, type Theme } from './palette.ts';
import { drawPieces } from './pieces.ts';
import { boxSpots, type PlaceSpot } from './place-spot.ts';
import type { Plate } from './plate.ts';
import { type Survey, surveyOf } from './survey.ts';

/** Each hex by its number, each box by its id. */
const spotsOf = (survey: Survey): Readonly<Record<string, PlaceSpot>> => {
  const { sheet, layout } = survey;
  const spots: Record<string, PlaceSpot> = {};
  for (let hex = hexId(0); hex < sheet.grid.size; hex++) {
    const at = layout.center(hex);
    spots[hexLabel(sheet.grid, hex)] = { at, outline: VERTICES.map((_, vertex) => corner(at, vertex)) };
  }
  return Object.assign(spots, boxSpots(survey));
};

export const hexPlate = (sheet: HexSheet, prefix: string): Plate => {
  const survey = surveyOf(sheet, prefix);
  const symbols = (theme: Theme): string =>
    hasCrops(sheet.terrain) ? cropPatterns(survey.prefix, palette(theme)) : '';
  return {
    page: survey.layout,
    prefix: survey.prefix,
    definitions: (theme) => drawDefinitions(survey, theme, symbols(theme)),
    paper: (theme) => drawPaper(survey, theme),
    ground: (theme) => drawGround(survey, theme),
    groundKey() {
      const { grid, works, sideBridges = [], ...lies } = sheet;
      // Trees keep clear of works and bridges, so it matters where they are; not in what state.
      const sites = [works, sideBridges].map((all) => all.map((side) => [side.hex, side.direction]));
      return JSON.stringify([grid.spec, lies, ...sites]);
    },
    works: (theme) => drawWorks(survey, theme),
    grid: (theme, hasNumbers) => drawGrid(survey, theme, hasNumbers),
    names: (theme) => drawNames(survey, theme),
    surround: (theme) => drawSurround(survey, theme),
    patina: () => drawPatina(survey),
    pieces: (pieces, theme) => drawPieces(survey, pieces, theme),
    spots: () => spotsOf(survey),
  };
};
