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
export { pathTo } from './hex/path.ts';
export { type FacingMove, type FreeMove, reach, reachFree } from './hex/reach.kernel.ts';
export { NONE, Search } from './hex/search.kernel.ts';
export {
  between,
  entersThrough,
  HEXSIDE_LINES,
  type HexsideLine,
  type Offset,
  offsetsBetween,
  sidesEntered,
} from './hex/sight.ts';
export {
  copyLine,
  isLineClear,
  lineNumber,
  OUT_OF_RANGE,
  type SightTable,
  sightTable,
} from './hex/sight-table.kernel.ts';
export type { Id } from './id.ts';
