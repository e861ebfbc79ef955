import { isInsideMap } from '../crop.ts';
import { element, number } from '../ink.ts';
import type { Rect } from '../layout.ts';
import { FACES } from '../lettering.ts';
import type { Theme } from '../palette.ts';
import {
  drawZoneBorders,
  drawZoneDefinitions,
  drawZoneGround,
  drawZoneNames,
  drawZonePaper,
  drawZonePatina,
  drawZoneSurround,
} from './zone-layers.ts';
import { drawZonePieces, type ZonePiece } from './zone-pieces.ts';
import type { ZoneSheet } from './zone-sheet.ts';
import { surveyOfZones } from './zone-survey.ts';

export interface ZoneSheetOptions {
  readonly pieces?: readonly ZonePiece[];
  readonly zoneNumbers?: boolean;
  readonly theme?: Theme;
  /** Width of the picture in pixels; the height follows. One to one when absent. */
  readonly width?: number;
  /** Only this part of the paper. */
  readonly crop?: Rect;
  /** For a second drawing of one sheet on the same page. */
  readonly prefix?: string;
}

/** The whole sheet as one SVG document, as `drawSheet` does for hexes. */
export const drawZoneSheet = (sheet: ZoneSheet, options: ZoneSheetOptions = {}): string => {
  const survey = surveyOfZones(sheet, options.prefix);
  const theme = options.theme ?? 'day';
  const view = options.crop ?? survey.layout.size;
  const width = options.width ?? view.width;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [view.x, view.y, view.width, view.height].map(number).join(' '),
      width: number(width),
      height: number((width * view.height) / view.width),
      'font-family': FACES,
      // Old-style figures dance; counters and zone numbers must not.
      style: 'font-variant-numeric:lining-nums',
    },
    [
      drawZoneDefinitions(survey, theme),
      drawZonePaper(survey, theme),
      drawZoneGround(survey, theme),
      drawZoneBorders(survey, theme),
      drawZoneNames(survey, theme, options.zoneNumbers ?? true),
      isInsideMap(survey.layout, view) ? '' : drawZoneSurround(survey, theme),
      drawZonePatina(survey),
      drawZonePieces(survey, options.pieces ?? [], theme),
    ].join('\n'),
  );
};
