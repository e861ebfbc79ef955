import { isInsideMap } from './crop.ts';
import type { HexSheet } from './hex-sheet.ts';
import { element, number } from './ink.ts';
import {
  drawDefinitions,
  drawGrid,
  drawGround,
  drawNames,
  drawPaper,
  drawPatina,
  drawSurround,
  drawWorks,
} from './layers.ts';
import type { Rect } from './layout.ts';
import { FACES } from './lettering.ts';
import type { Theme } from './palette.ts';
import type { Piece } from './piece.ts';
import { drawPieces } from './pieces.ts';
import { surveyOf } from './survey.ts';

export interface SheetOptions {
  readonly pieces?: readonly Piece[];
  readonly hexNumbers?: boolean;
  readonly theme?: Theme;
  /** Width of the picture in pixels; the height follows. One to one when absent. */
  readonly width?: number;
  /** Only this part of the paper. */
  readonly crop?: Rect;
  /** For a second drawing of one sheet on the same page. */
  readonly prefix?: string;
}

/** The whole sheet as one SVG document: the same for page, print, thumbnail and `tambour map`. */
export const drawSheet = (sheet: HexSheet, options: SheetOptions = {}): string => {
  const survey = surveyOf(sheet, options.prefix);
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
      // Old-style figures dance; counters and hex numbers must not.
      style: 'font-variant-numeric:lining-nums',
    },
    [
      drawDefinitions(survey, theme),
      drawPaper(survey, theme),
      drawGround(survey, theme),
      drawWorks(survey, theme),
      drawGrid(survey, theme, options.hexNumbers ?? true),
      drawNames(survey, theme),
      isInsideMap(survey.layout, view) ? '' : drawSurround(survey, theme),
      drawPatina(survey),
      drawPieces(survey, options.pieces ?? [], theme),
    ].join('\n'),
  );
};
