export { slotCenter } from './boxes.ts';
export { COUNTER, counterDefinitions, drawCounter, drawFacing, fan } from './counter.ts';
export { cropAround } from './crop.ts';
export type {
  Box,
  Bridge,
  CartoucheLine,
  Exit,
  HexSheet,
  Hexside,
  LegendEntry,
  OwnedEdge,
  Redoubt,
  River,
  Road,
  ScaleBar,
  Settlement,
  Stream,
  Terrain,
  Work,
} from './hex-sheet.ts';
export { BRIDGE_KINDS, LEGEND_SIGNS, LETTERS, ROAD_SURFACES, TERRAINS, WORK_STATES } from './hex-sheet.ts';
export { escapeText, type Point } from './ink.ts';
export {
  drawDefinitions,
  drawGrid,
  drawGround,
  drawNames,
  drawPaper,
  drawPatina,
  drawSurround,
  drawWorks,
} from './layers.ts';
export { corner, HEX, type Layout, type Rect, sideEnds, vertexAngle } from './layout.ts';
export { FACES } from './lettering.ts';
export { type Palette, PIGMENTS, type Pigment, palette, THEMES, type Theme } from './palette.ts';
export { boxRects } from './panel.ts';
export {
  ARMS,
  type Arm,
  EMBLEMS,
  type Emblem,
  type Livery,
  PIECE_MARKERS,
  type Piece,
  type PieceFace,
  type PieceMarker,
} from './piece.ts';
export { drawPieces } from './pieces.ts';
export { drawSheet, type SheetOptions } from './sheet.ts';
export { hexUnder, type Survey, surveyOf } from './survey.ts';
