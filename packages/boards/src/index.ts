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
export { distanceField } from './hex/distance-field.ts';
export {
  ARC_OF_SIDE,
  ARC_OF_VERTEX,
  ARCS,
  type Arc,
  arcToSide,
  arcToVertex,
  forward,
  frontOfSide,
  lateral,
  rear,
  rearOfSide,
  SIDE_ARCS,
  type SideArc,
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
  hexsideBetween,
  hexsideLabel,
  parseHexside,
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
  isLineClear,
  lineNumber,
  OUT_OF_RANGE,
  type SightTable,
  sightTable,
} from './hex/sight-table.hot.ts';
export { Trace } from './hex/trace.hot.ts';
export type { Id } from './id.ts';
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
export { distanceToOutline, type LabelPoint, labelPoint, nearestOutline } from './zones/label-point.ts';
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
export { FAR, StepField, stepsTo, stepTable } from './zones/steps.hot.ts';
export { type Contact, contactsOf, drawingFaults, type Meeting, meetingsOf, sharedLine } from './zones/tiling.ts';
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
  linksOf,
  neighboursOf,
  neighboursWhere,
  reversedGraph,
  subgraph,
  type ZoneGraph,
  type ZoneId,
  zoneGraph,
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
