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
export { drawZoneSheet, type ZoneSheetOptions } from './zones/zone-drawing.ts';
export {
  drawZoneBorders,
  drawZoneDefinitions,
  drawZoneGround,
  drawZoneNames,
  drawZonePaper,
  drawZonePatina,
  drawZoneSurround,
} from './zones/zone-layers.ts';
export { SCALE as ZONE_SCALE, type ZoneLayout } from './zones/zone-layout.ts';
export { drawZonePieces, type ZonePiece } from './zones/zone-pieces.ts';
export {
  BORDER_FEATURES,
  BORDER_KINDS,
  type BorderFeature,
  type BorderKind,
  SIGHTS,
  type Sight,
  WAYS,
  ZONE_COVERS,
  ZONE_SIGNS,
  type Zone,
  type ZoneBorder,
  type ZoneCover,
  type ZoneEdge,
  type ZoneExit,
  type ZoneJunction,
  type ZonePlace,
  type ZoneScale,
  type ZoneSheet,
  type ZoneSign,
  type ZoneWater,
  type ZoneWay,
} from './zones/zone-sheet.ts';
export { surveyOfZones, type ZoneSpot, type ZoneSurvey, zoneAt, zoneSpots } from './zones/zone-survey.ts';
