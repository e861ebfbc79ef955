export { type Age, type Ages, agesOf } from './ages.ts';
export type { Colour, Colours } from './colours.ts';
export { COUNTER, counterDefinitions, counterDrawer, drawFacing, fan } from './counter.ts';
export { counterPartAt } from './counter-parts.ts';
export { cropAround } from './crop.ts';
export { type Box as Bounds, union as unionOfBounds } from './cut/box.ts';
export { type CutCell, cutCells } from './cut/cells.ts';
export { cut, cutter } from './cut/cut.ts';
export { drawCounter } from './draw-counter.ts';
export type {
  Box,
  Bridge,
  CartoucheLine,
  Entry,
  Exit,
  HexSheet,
  Hexside,
  Lake,
  LegendEntry,
  OwnedEdge,
  Prize,
  Redoubt,
  River,
  Road,
  ScaleBar,
  Settlement,
  SideBridge,
  SideWater,
  Stream,
  Terrain,
  Work,
} from './hex-sheet.ts';
export { BRIDGE_KINDS, LEGEND_SIGNS, LETTERS, ROAD_SURFACES, TERRAINS, WORK_STATES } from './hex-sheet.ts';
export { escapeText, type Point } from './ink.ts';
export type { Block } from './labels.ts';
export {
  corner,
  directionAngle,
  facingAngle,
  HEX,
  type Layout,
  type Page,
  type Rect,
  sideEnds,
  vertexAngle,
} from './layout.ts';
export { baseLevel, slopesOf } from './level-relief.ts';
export { liveryOf, TINT_INKS, TINTS, type Tint, USUAL_TINTS } from './livery.ts';
export { nameBlocks, sealBlocks } from './name-blocks.ts';
export { type Palette, PIGMENTS, type Pigment, palette, THEMES, type Theme } from './palette.ts';
export {
  ARMS,
  type Arm,
  BADGE_SHAPES,
  type Badge,
  COUNTER_PARTS,
  type CounterPart,
  EMBLEMS,
  type Emblem,
  FACED,
  type Faced,
  isLeaderArm,
  type Lettering,
  type Livery,
  lettered,
  PIECE_MARKERS,
  PIKE_AND_SHOT_ARMS,
  type Piece,
  type PieceFace,
  type PieceMarker,
  type PikeAndShotArm,
  RARE_MARKERS,
  RIFLE_AGE_ARMS,
  type RifleAgeArm,
  wordsOf,
} from './piece.ts';
export type { PlaceSpot } from './place-spot.ts';
export type { Plate, Sheet, TableSheet } from './plate.ts';
export { plateOf } from './plate-of.ts';
export { drawSheet, type SheetOptions } from './sheet.ts';
export { hexUnder, type Survey, surveyOf } from './survey.ts';
export { TITLE_FRAMES, type TitleFrame } from './title-frame.ts';
export { FACES, FONTS, type Font, fontFaces, fontUrl, withType } from './typeface.ts';
export { chainedBorders } from './zones/chained-borders.ts';
export { type Ranks, ranksIn } from './zones/ranks.ts';
export { shownSigns } from './zones/shown-signs.ts';
export { SCALE as ZONE_SCALE } from './zones/zone-layout.ts';
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
export { surveyOfZones, type ZoneSurvey, zoneAt, zoneSpots } from './zones/zone-survey.ts';
