export { EDGES, type Edge, edgeHexes, ring, within } from './hex/area.ts';
export { inCone, inFan } from './hex/cone.ts';
export {
  DIRECTIONS,
  type Direction,
  type DirectionName,
  directionName,
  opposite,
  parseDirection,
  parseVertex,
  rotate,
  STEP_Q,
  STEP_R,
  VERTICES,
  type Vertex,
  type VertexName,
  vertexName,
} from './hex/direction.ts';
export {
  forward,
  frontOfSide,
  rearOfSide,
  turns,
} from './hex/facing.ts';
export {
  axialIndex,
  axialLength,
  directionTo,
  distance,
  type HexGrid,
  type HexGridSpec,
  type HexId,
  hexAt,
  hexAtAxial,
  hexGrid,
  hexId,
  neighbour,
  OFF_MAP,
} from './hex/grid.ts';
export {
  directionOfSide,
  type HexsideId,
  hexesOfSide,
  hexOfSide,
  hexside,
  hexsideLabel,
} from './hex/hexside.ts';
export { hexLabel, parseHex } from './hex/label.ts';
export { type MapLabels, mapLabels } from './hex/map-labels.ts';
export { pathTo } from './hex/path.ts';
export { type FacingMove, type FreeMove, reach, reachFree } from './hex/reach.hot.ts';
export { NONE, Search } from './hex/search.hot.ts';
export { hasSide, hexMask, markBetween, markSide, type SideMask, sideMask } from './hex/side-mask.ts';
export {
  between,
  entersThrough,
  HEXSIDE_LINES,
  type HexsideLine,
  type Offset,
  offsetsBetween,
  sidesCrossed,
  sidesEntered,
} from './hex/sight.ts';
export {
  copyLine,
  hexOnLine,
  isLineClear,
  lineLength,
  lineNumber,
  OUT_OF_RANGE,
  type SightTable,
  sidesEnteredFrom,
  sightTable,
} from './hex/sight-table.hot.ts';
export { Trace } from './hex/trace.hot.ts';
export { allIds, type Id, type IdTable } from './id.ts';
export {
  advanced,
  advanceLimit,
  advanceRoom,
  approachLimit,
  firstTouch,
  NEVER,
  setMoved,
  setSweep,
  sweepOverlaps,
  sweepShape,
} from './table/advance.hot.ts';
export { wheelAngle, wheelCost } from './table/arc-length.ts';
export { besideSide, setOff } from './table/beside.hot.ts';
export { isHalfInside } from './table/cover.ts';
export {
  depthInside,
  distanceBetween,
  distanceToPoint,
  fineGap,
  holdsPoint,
  isInContact,
  isWithin,
  overlaps,
  pointDistance,
  touches,
} from './table/distance.hot.ts';
export { type FlushRequest, headingAgainst, headingAgainstSide, placeFlush } from './table/flush.hot.ts';
export {
  freeWay,
  LEAST_WAY,
  MOST_WAY_TURN,
  SHORTER_WAY,
  setFront,
  triedHeading,
  WAY_TURN,
  type Way,
  type WayRequest,
} from './table/free-way.hot.ts';
export {
  angleBetween,
  fineStepX,
  fineStepY,
  headingOf,
  partX,
  partY,
  stepX,
  stepY,
  turnBetween,
  wrapHeading,
} from './table/heading.hot.ts';
export { lengthInside } from './table/inside.hot.ts';
export {
  type Base,
  CENTIMETRE,
  CONTACT,
  FINE,
  FULL_TURN,
  MOST_COORDINATE,
  MOST_SIZE,
  QUARTER_TURN,
  type Stand,
} from './table/measure.ts';
export { NearIndex } from './table/near-index.hot.ts';
export {
  FRONT,
  isAhead,
  isInArc,
  LEFT_FLANK,
  nearestCorner,
  REAR,
  RIGHT_FLANK,
  SECTORS,
  type Sector,
  sectorOf,
} from './table/sector.hot.ts';
export {
  BASE_SAMPLES,
  baseFault,
  baseShape,
  discShape,
  FRONT_LEFT,
  FRONT_RIGHT,
  type Shape,
  sampleArea,
  sampleBase,
  sampleDisc,
  setBase,
  setDisc,
} from './table/shape.ts';
export { hasLineOfSight, isSegmentClear, type SightLaw, segmentCrosses } from './table/sight.hot.ts';
export { cosineOf, SINE_ONE, sineOf } from './table/sine.ts';
export {
  BOTTOM_EDGE,
  distanceToEdge,
  edgeLimit,
  headingToEdge,
  isOnStretch,
  isOnTable,
  LEFT_EDGE,
  nearestOnStretch,
  pointBeyond,
  RIGHT_EDGE,
  type Spot,
  type Stretch,
  shapeToEdge,
  TABLE_EDGES,
  type Table,
  type TableEdge,
  TOP_EDGE,
} from './table/table-edge.ts';
export { areaFault, areaShape, lineShape, type TablePoint } from './table/terrain.ts';
export { wayInside } from './table/way-inside.hot.ts';
export { WheelTrace, wheeled, wheelLimit, wheelOverlaps, wheelTouch } from './table/wheel.hot.ts';
export {
  type ChainTable,
  chainLinks,
  chainsBetween,
  chainTable,
  chainZones,
  lastLink,
  MOST_RANGE,
  stepsBetween,
} from './zones/chains.ts';
export {
  borderOf,
  bordersOf,
  type ClosedKinds,
  crossingBetween,
  graphWithout,
  roadLinks,
} from './zones/crossing.ts';
export { distanceToOutline, type LabelPoint, labelPoint } from './zones/label-point.ts';
export {
  type Box,
  boundsOf,
  centroid,
  outlineFault,
  PLACES,
  type Place,
  type Point,
  type Polygon,
  placeOf,
  type Segment,
  twiceArea,
} from './zones/polygon.ts';
export {
  leastSteps,
  MOST_FLAGS,
  NO_ENTRY,
  reachStates,
  reachZones,
  type StateMove,
  type StepLaw,
  stepLaw,
  wayTo,
  type ZoneGround,
  type ZoneMove,
} from './zones/reach.hot.ts';
export {
  canSee,
  copyClearChains,
  isChainClear,
  type SightRule,
  VIEWS,
  type View,
  viewOf,
  type ZoneSight,
  zoneSight,
} from './zones/sight.hot.ts';
export { FAR, StepField, stepTable } from './zones/steps.hot.ts';
export {
  type Contact,
  contactsOf,
  drawingFaults,
  edgesOf,
  isSharedLine,
  type Meeting,
  meetingsOf,
  sharedLine,
} from './zones/tiling.ts';
export {
  BadZoneMap,
  type BorderData,
  type JunctionData,
  type RoadData,
  type ZoneData,
  type ZoneMapData,
} from './zones/zone-data.ts';
export {
  type CrossingId,
  hasNeighbour,
  isNext,
  type Link,
  type LinkId,
  linkBetween,
  linksFrom,
  linksOf,
  NO_CROSSING,
  NO_LINK,
  neighboursOf,
  neighboursWhere,
  reversedGraph,
  subgraph,
  type ZoneGraph,
  type ZoneId,
  zoneGraph,
  zoneId,
} from './zones/zone-graph.ts';
export {
  type Border,
  type BorderId,
  type Junction,
  type JunctionId,
  parseZone,
  type Road,
  type ZoneMap,
  zoneMap,
} from './zones/zone-map.ts';
