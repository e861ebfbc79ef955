import { parseHex } from '@tambour/boards';
import type { GamePackage } from '@tambour/games';
import { type Language, Position, type World } from '@tambour/kernel';
import {
  drawDefinitions,
  drawNames,
  drawPaper,
  drawPatina,
  drawPieces,
  drawWorks,
  type Piece,
  surveyOf,
  type Theme,
} from '@tambour/press';
import type { GroundLayer } from './ground-layer.ts';
import { svgDocument } from './svg-document.ts';

const WIDTH = 720;

/** The map of a game with its pieces set up, for the gallery. */
export function thumbnailOf<W extends World, F>(
  { spec, stage }: GamePackage<W, F>,
  layer: GroundLayer,
  language: Language,
  theme: Theme,
): string {
  const { field } = new Position(spec, spec.world({})).begin(0);
  const sheet = stage.sheet(field, language);
  const pieces = stage.scene(field).pieces.flatMap((piece): Piece[] => {
    const hex = piece.place === undefined ? undefined : parseHex(sheet.grid, piece.place);
    return hex === undefined ? [] : [{ ...piece, hex }];
  });
  const survey = surveyOf(sheet);
  return svgDocument(survey.layout.map, WIDTH, [
    drawDefinitions(survey, theme),
    drawPaper(survey, theme),
    layer.draw(survey, theme).replace(FAINT_HAIRLINE, ''),
    drawWorks(survey, theme),
    drawNames(survey, theme),
    drawPatina(survey),
    drawPieces(survey, pieces, theme),
  ]);
}

/** Furrows, a fifth of a pixel wide at this size and a third of the document. */
const FAINT_HAIRLINE =
  /<path d="[^"]*" fill="none" stroke="[^"]*" stroke-width="0\.[0-7]\d*"[^>]* opacity="0\.[0-4]\d*"[^>]*\/>/g;
