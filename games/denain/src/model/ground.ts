import {
  DIRECTIONS,
  directionTo,
  edgeHexes,
  type HexId,
  hexId,
  hexLabel,
  hexMask,
  markBetween,
  markSide,
  opposite,
  type SideMask,
  sightTable,
} from '@tambour/boards';
import { BadInput, idsByName } from '@tambour/kernel';
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
  const { grid, near, terrain, bridge, inner } = map;
  const n = grid.size;
  const nearEscaut = new Uint8Array(n);
  for (let h = 0; h < n; h++) {
    if (bridge[h]) nearEscaut[h] = 1;
    if (terrain[h] === RIVER) continue;
    for (let d = 0; d < 6; d++) {
      const x = near[h * 6 + d]!;
      if (x >= 0 && (terrain[x] === RIVER || bridge[x])) nearEscaut[h] = 1;
    }
  }
  const byTerrain = (figure: (name: string, hex: number) => number) =>
    terrain.map((t, hex) => figure(TERRAINS[t]!, hex));
  const edges = data.edges.map((list) => [...new Set(list.flatMap((e) => edgeHexes(grid, e)))]);
  return {
    ...map,
    ...laySteps(map, charts, edition),
    sight: sightTable(charts.artilleryRange),
    nearEscaut,
    rightBank: hexMask(grid, data.rightBank),
    blocksSight: byTerrain((name, h) =>
      charts.blocksSight[name]![edition.id] || (edition.worksBlockSight && inner[h]! > 0) ? 1 : 0,
    ),
    protection: byTerrain((name) => charts.protection[name]!),
    line: byTerrain((name) => charts.line[name]!),
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
      inner[w.inner]! |= 1 << d;
      both(wall, w.inner, d);
    }
  const gap = bytes();
  for (const [h, d] of data.gaps) both(gap, h, d);
  const breachedAtStart = bytes();
  for (const [h, d] of data.breached) both(breachedAtStart, h, d);
  const workHexes = hexNames.flatMap((_, h) => {
    const isAtRedoubt = isCampRedoubt[h] || DIRECTIONS.some((_name, d) => isCampRedoubt[near[h * 6 + d]!]);
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
    pairs(
      road,
      chain.slice(1).map((h, i) => [chain[i]!, h] as const),
      'scenario.map.roads',
    );

  const offAxis = (at: HexId, dir: number): boolean => {
    const b = bridge[at]!;
    return b > 0 && !bridges[b - 1]!.dirs.includes(dir);
  };
  const shut = bytes();
  const zocReach = bytes();
  for (let h = hexId(0); h < n; h++)
    for (let d = 0; d < 6; d++) {
      const x = near[h * 6 + d]!;
      if (x < 0 || terrain[x] === RIVER || terrain[h] === RIVER || offAxis(h, d) || offAxis(x, opposite(d)))
        shut[h]! |= 1 << d;
      else if (!charts.stopsZoc[TERRAINS[terrain[x]!]!] && !(stream[h]! & (1 << d))) zocReach[h]! |= 1 << d;
    }

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

/** The columns of the movement chart by class, baggage and leaders after the others. */
const COLUMNS = ['inf', 'cav', 'drg', 'art', 'inf', 'leader'] as const;
/** What a step costs, and what there is to it beside the cost; the zones that reach over its sides. */
function laySteps(map: HexMap, charts: Charts, edition: Edition) {
  const { grid, near, terrain, isCampRedoubt, bridge, wall, gap, stream, streamBridge, road, shut, zocReach } = map;
  /** A figure for each side of each hex, or for each facing in it. */
  const byDirection = (of: (h: HexId, d: number, x: number) => number): Uint8Array => {
    const by = new Uint8Array(grid.size * 6);
    for (let h = hexId(0); h < grid.size; h++) for (let d = 0; d < 6; d++) by[h * 6 + d] = of(h, d, near[h * 6 + d]!);
    return by;
  };
  const isBit = (mask: Uint8Array, h: number, d: number): boolean => (mask[h]! & (1 << d)) !== 0;
  const isWalled = (h: number, d: number): boolean => isBit(wall, h, d) && !isBit(gap, h, d);
  const cost = COLUMNS.map((column) =>
    terrain.map((t) => {
      const points = charts.cost[TERRAINS[t]!]![column]!;
      return points < 0 ? HALF : points;
    }),
  );
  const stepBase = cost.map((entered) =>
    byDirection((h, d, x) => {
      if (isBit(shut, h, d)) return BARRED;
      const onRoad = isBit(road, h, d);
      const ground = entered[x]!;
      const points = ground === HALF ? STEP_HALF : onRoad ? charts.roadCost : ground;
      if (points === BARRED) return BARRED;
      const wet = isBit(stream, h, d) && !onRoad ? charts.streamCost : 0;
      const hasWork = isWalled(h, d) || (isCampRedoubt[x] && !isBit(gap, h, d));
      return (points + wet) | (hasWork ? STEP_WORK : 0);
    }),
  );
  const sideTraits = byDirection((h, d, x) => {
    if (x < 0) return 0;
    const isOntoBridge = edition.bridgeAlwaysStops && bridge[x]! > 0;
    const isOverBridge = edition.hexsideBridgeStops && isBit(streamBridge, h, d);
    const isSmooth = terrain[x] === CLEAR && !isBit(stream, h, d) && !isWalled(h, d);
    const onRoad = isBit(road, h, d) ? BY_ROAD : 0;
    return onRoad | (isOntoBridge || isOverBridge ? BY_BRIDGE : 0) | (isSmooth ? SMOOTH : 0);
  });
  const arcs = (of: (facing: number, cls: number, hex: HexId) => number) =>
    [INF, CAV, DRG].map((cls) => byDirection((h, v) => of(v, cls, h) & zocReach[h]!));
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
