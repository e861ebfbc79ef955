import {
  DIRECTIONS,
  directionTo,
  edgeHexes,
  type HexGrid,
  type HexId,
  hasSide,
  hexId,
  hexLabel,
  hexMask,
  markBetween,
  markSide,
  neighbour,
  opposite,
  type SideMask,
  sightTable,
  within,
} from '@tambour/boards';
import { BadInput, idsByName, itemAt } from '@tambour/kernel';
import { flankOf, frontOf } from './arcs.ts';
import type { Charts } from './charts.ts';
import type { Edition } from './edition.ts';
import type { ScenarioData } from './scenario.ts';
import { BRIDGE, CAV, CLEAR, DRG, ELEVATION, FOREST, INF, REDOUBT, RIVER, TERRAINS, TOWN } from './vocabulary.ts';

/** Marks in the table of movement costs. */
export const BARRED = 0;
export const HALF = 255;

/** Marks in the table of steps, above the points themselves. */
export const STEP_HALF = 64;
export const STEP_WORK = 128;
export const STEP_POINTS = 63;

/** Traits of a side as a step over it meets them: a road, a bridge that ends hex movement (7.5a 7.5b), clear ground for a charge. */
export const BY_ROAD = 1;
export const BY_BRIDGE = 2;
export const SMOOTH = 4;
/** Lays the ground out, which never changes, in typed arrays by hex: the map, and the steps over it by the charts. */
export function layGround(data: ScenarioData, charts: Charts, edition: Edition, hexNames: readonly string[]) {
  const map = layMap(data, charts, hexNames);
  const { grid, terrain, bridge, inner } = map;
  const isWet = (hex: HexId): boolean => terrain[hex] === RIVER || bridge[hex] !== 0;
  const nearEscaut = terrain.map((t, i) => {
    const isBank = t !== RIVER && within(grid, hexId(i), 1).some(isWet);
    return bridge[i] !== 0 || isBank ? 1 : 0;
  });
  const byTerrain = (figure: (name: (typeof TERRAINS)[number], hex: number) => number) =>
    terrain.map((t, hex) => figure(itemAt(TERRAINS, t), hex));
  const edges = data.edges.map((list) => [...new Set(list.flatMap((e) => edgeHexes(grid, e)))]);
  return {
    ...map,
    ...laySteps(map, charts, edition),
    sight: sightTable(charts.artilleryRange),
    nearEscaut,
    rightBank: hexMask(grid, data.rightBank),
    blocksSight: byTerrain((name, h) =>
      charts.blocksSight[name][edition.id] || (edition.worksBlockSight && inner[h] !== 0) ? 1 : 0,
    ),
    protection: byTerrain((name) => charts.protection[name]),
    line: byTerrain((name) => charts.line[name]),
    edges,
    isEdge: edges.map((list) => hexMask(grid, list)),
  };
}

/** What the map itself says: terrain, bridges, works, streams, roads, and the sides that nothing passes. */
function layMap(data: ScenarioData, charts: Charts, hexNames: readonly string[]) {
  const { grid } = data;
  const near = grid.neighbours;
  const n = grid.size;
  const bytes = () => new Uint8Array(n);
  const terrain = bytes();
  for (const h of data.terrain.river) terrain[h] = RIVER;
  for (const b of data.bridges) terrain[b.hex] = BRIDGE;
  for (const h of data.terrain.forest) terrain[h] = FOREST;
  for (const h of data.terrain.elevation) terrain[h] = ELEVATION;
  for (const h of data.terrain.town) terrain[h] = TOWN;
  for (const h of [...data.terrain.redoubtCamp, ...data.terrain.redoubtLine]) terrain[h] = REDOUBT;
  const isCampRedoubt = hexMask(grid, data.terrain.redoubtCamp);

  const bridge = bytes();
  const bridges = data.bridges.map((b, i) => {
    bridge[b.hex] = i + 1;
    const dirs = b.axis.map((a) => directionTo(grid, b.hex, a)) as [number | undefined, number | undefined];
    if (dirs[0] === undefined || dirs[1] === undefined || dirs[1] !== opposite(dirs[0]))
      throw new BadInput(
        'scenario.map.bridges',
        `the axis of ${hexLabel(grid, b.hex)} is not a straight line through it`,
      );
    return { hex: b.hex, dirs: [dirs[0], dirs[1]] as const, keepsHex: b.keepsHex };
  });

  const both = (mask: SideMask, hex: HexId, dir: number) => markSide(grid, mask, hex, dir);
  const pairs = (mask: SideMask, list: readonly (readonly [HexId, HexId])[], what: string) => {
    for (const [a, b] of list)
      if (!markBetween(grid, mask, a, b))
        throw new BadInput(what, `${hexLabel(grid, a)} and ${hexLabel(grid, b)} do not touch`);
  };
  const inner = bytes();
  const wall = bytes();
  for (const w of data.works)
    for (const d of w.dirs) {
      inner[w.inner] = itemAt(inner, w.inner) | (1 << d);
      both(wall, w.inner, d);
    }
  const gap = bytes();
  for (const [h, d] of data.gaps) both(gap, h, d);
  const breachedAtStart = bytes();
  for (const [h, d] of data.breached) both(breachedAtStart, h, d);
  const workHexes = hexNames.flatMap((_, h) => {
    const isAtRedoubt = within(grid, hexId(h), 1).some((x) => isCampRedoubt[x]);
    return wall[h] || breachedAtStart[h] || isAtRedoubt ? [hexId(h)] : [];
  });
  const workRow = new Uint16Array(n);
  workHexes.forEach((h, i) => {
    workRow[h] = i + 1;
  });
  const stream = bytes();
  pairs(stream, data.streams, 'scenario.map.streams');
  const streamBridge = bytes();
  pairs(streamBridge, data.streamBridges, 'scenario.map.roadBridgesOnStreams');
  const road = bytes();
  for (const chain of data.roads)
    for (const [i, h] of chain.slice(1).entries()) pairs(road, [[itemAt(chain, i), h]], 'scenario.map.roads');

  const offAxis = (at: HexId, dir: number): boolean => bridges[itemAt(bridge, at) - 1]?.dirs.includes(dir) === false;
  /** The sides of each hex that are so, by what lies beyond. */
  const sidesThat = (isSo: (h: HexId, d: number, x: HexId | undefined) => boolean): SideMask =>
    terrain.map((_, i) => {
      const at = (d: number): boolean => isSo(hexId(i), d, neighbour(grid, hexId(i), d));
      return DIRECTIONS.reduce((bits, _name, d) => (at(d) ? bits | (1 << d) : bits), 0);
    });
  const shut = sidesThat((h, d, x) => {
    if (x === undefined || terrain[x] === RIVER || terrain[h] === RIVER) return true;
    return offAxis(h, d) || offAxis(x, opposite(d));
  });
  const isOpenTo = (x: HexId): boolean => !charts.stopsZoc[itemAt(TERRAINS, itemAt(terrain, x))];
  const zocReach = sidesThat(
    (h, d, x) => x !== undefined && !hasSide(shut, h, d) && isOpenTo(x) && !hasSide(stream, h, d),
  );

  return {
    grid,
    near,
    terrain,
    isCampRedoubt,
    /** Bridge number + 1 of a bridge hex. */
    bridge,
    bridges,
    /** Six bits a hex, one a direction. `inner`: works owned by this hex; `wall`: works seen from either side. */
    inner,
    wall,
    gap,
    stream,
    streamBridge,
    road,
    breachedAtStart,
    /** The hexes with a work on one of their sides, and where each stands in that list, counted from 1; 0 for the others. */
    workHexes,
    workRow,
    /** Sides over which nothing may pass in any case: off the map, river banks, a bridge off its axis. */
    shut,
    /** Sides over which a zone of control reaches. */
    zocReach,
    hexNames,
    hexIndex: idsByName(hexNames, hexId),
  };
}
type HexMap = ReturnType<typeof layMap>;

/** A figure for each side of each hex, or for each facing in it; `x` is the hex beyond, or `OFF_MAP`. */
export const byDirection = (grid: HexGrid, of: (h: HexId, d: number, x: HexId) => number): Uint8Array =>
  Uint8Array.from(grid.neighbours, (x, i) => of(hexId(Math.trunc(i / 6)), i % 6, hexId(x)));

/** The columns of the movement chart by class, baggage and leaders after the others. */
const COLUMNS = ['inf', 'cav', 'drg', 'art', 'inf', 'leader'] as const;
/** What a step costs, and what there is to it beside the cost; the zones that reach over its sides. */
function laySteps(map: HexMap, charts: Charts, edition: Edition) {
  const { grid, terrain, isCampRedoubt, bridge, wall, gap, stream, streamBridge, road, shut, zocReach } = map;
  const isWalled = (h: HexId, d: number): boolean => hasSide(wall, h, d) && !hasSide(gap, h, d);
  const cost = COLUMNS.map((column) =>
    terrain.map((t) => {
      const points = charts.cost[itemAt(TERRAINS, t)][column];
      return points < 0 ? HALF : points;
    }),
  );
  const stepBase = cost.map((entered) =>
    byDirection(grid, (h, d, x) => {
      if (hasSide(shut, h, d)) return BARRED;
      const onRoad = hasSide(road, h, d);
      const ground = itemAt(entered, x);
      const points = ground === HALF ? STEP_HALF : onRoad ? charts.roadCost : ground;
      if (points === BARRED) return BARRED;
      const wet = hasSide(stream, h, d) && !onRoad ? charts.streamCost : 0;
      const hasWork = isWalled(h, d) || (isCampRedoubt[x] && !hasSide(gap, h, d));
      return (points + wet) | (hasWork ? STEP_WORK : 0);
    }),
  );
  const sideTraits = byDirection(grid, (h, d, x) => {
    if (x < 0) return 0;
    const isOntoBridge = edition.bridgeAlwaysStops && bridge[x] !== 0;
    const isOverBridge = edition.hexsideBridgeStops && hasSide(streamBridge, h, d);
    const isSmooth = terrain[x] === CLEAR && !hasSide(stream, h, d) && !isWalled(h, d);
    const onRoad = hasSide(road, h, d) ? BY_ROAD : 0;
    return onRoad | (isOntoBridge || isOverBridge ? BY_BRIDGE : 0) | (isSmooth ? SMOOTH : 0);
  });
  const arcs = (of: (facing: number, cls: number, hex: HexId) => number) =>
    [INF, CAV, DRG].map((cls) => byDirection(grid, (h, v) => of(v, cls, h) & itemAt(zocReach, h)));
  const standing = { terrain, edition };
  const zoneMask = arcs((v, cls, h) => frontOf(standing, cls, h, v));
  const flankMask = arcs((v, cls, h) => flankOf(standing, cls, h, v));
  return {
    /** Cost of entering by terrain class, class × hex: BARRED, HALF or points. */
    cost,
    /**
     * What a step over a side costs before breaches and allowances are known, by class, then hex * 6 + direction:
     * BARRED, or points with the marks STEP_HALF (half the allowance comes on top) and STEP_WORK (a work is in the way).
     */
    stepBase,
    /** What else there is to a step over a side, by hex * 6 + direction: BY_ROAD, BY_BRIDGE, SMOOTH. */
    sideTraits,
    /** Zones and flanks by class (infantry, cavalry, dragoons), then hex * 6 + facing, as six bits around the hex. */
    zoneMask,
    flankMask,
  };
}
