import { frontOfSide, type HexGrid, type HexId, hexId, opposite, type SightTable, sightTable } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import type { Charts } from './charts.ts';
import type { MapData } from './map-data.ts';
import {
  CANAL,
  CHATEAU,
  COLUMNS,
  DEEP,
  DIFFICULT,
  DIFFICULT_LEVEL,
  DIFFICULT_WOODS,
  HEAVY_CROPS,
  LIGHT_CROPS,
  MAIN,
  NO_WATER,
  RAILWAY,
  RIVER,
  SECONDARY,
  SHARP,
  STEEP,
  TERRAINS,
  TOWN,
  TRACK,
  WATERS,
  WOODS,
} from './vocabulary.ts';

/** In the tables of costs: nobody of that column passes. A step costs at least one point, so nought is free for it. */
export const BARRED = 0;
/** How a unit covers the hexes around it: by its front; all round in a square; all round as a garrison of a town. */
export const BY_FRONT = 0;
export const IN_SQUARE = 1;
export const AS_GARRISON = 2;

/** The ground, which never changes, in typed arrays by hex, or by hexside at `hex * 6 + direction`. */
export interface Ground extends MapData {
  readonly near: HexGrid['neighbours'];
  readonly hexIndex: ReadonlyMap<string, HexId>;
  /** Lines of sight as far as any gun reaches. */
  readonly sight: SightTable;
  readonly hasCrests: boolean;
  /** The height of a hex as an obstacle, and whether it screens. */
  readonly height: Uint8Array;
  readonly isScreen: Uint8Array;
  /** DRMs of the hex for those in it; in a château hex, of those outside. */
  readonly attackDrm: Int8Array;
  readonly artilleryDrm: Int8Array;
  readonly smallArmsDrm: Int8Array;
  /** Cost of a step by column, in dry weather and in rain: the cheapest way or none, every bridge standing. */
  readonly step: readonly (readonly [dry: Uint8Array, rain: Uint8Array])[];
  /** The same off road and track. */
  readonly stepOffWay: readonly Uint8Array[];
  /** 10 of our specification: sides over which a unit's zone of control reaches, by foot or horse, cover, hex and facing. */
  readonly zone: readonly (readonly Uint8Array[])[];
  /** 6.23 7.4 Sides over which an attack may go, by cover, hex and facing, every bridge standing. */
  readonly attacks: readonly Uint8Array[];
  /** Sides that no attack can cross unless a bridge stands there. */
  readonly isAttackBarred: Uint8Array;
  /** 5.5 The town hexes, and the number of each + 1 by hex. */
  readonly towns: readonly HexId[];
  readonly townIndex: Uint8Array;
}

export const isCrops = (terrain: number): boolean => terrain === HEAVY_CROPS || terrain === LIGHT_CROPS;
export const isWooded = (terrain: number): boolean => terrain === WOODS || terrain === DIFFICULT_WOODS;

/** 5.22b 5.24a 5.25b 5.25c R31 R32 The class of the slope or crest between a hex and its neighbour, seen from the hex; the same up and down. */
export const slopeClass = (map: MapData, hex: HexId, d: number, other: HexId): number => {
  const crest = itemAt(map.crest, hex * 6 + d);
  if (crest) return Math.min(SHARP, Math.max(1, crest - itemAt(map.level, hex)));
  return Math.min(SHARP, Math.abs(itemAt(map.level, other) - itemAt(map.level, hex)));
};
/** R78 What a slope or crest counts for an attack or shot over it: crests both ways, slopes only upwards. */
export const climbClass = (map: MapData, hex: HexId, d: number, other: HexId): number =>
  map.crest[hex * 6 + d] || itemAt(map.level, other) > itemAt(map.level, hex) ? slopeClass(map, hex, d, other) : 0;

/** 5.21c 5.22c Roads and tracks as they are in the weather: in rain a secondary road is a track. */
export const isRoad = (ways: number, isRain: boolean): boolean => (ways & (isRain ? MAIN : MAIN | SECONDARY)) !== 0;
export const isTrack = (ways: number, isRain: boolean): boolean =>
  (ways & (TRACK | RAILWAY | (isRain ? SECONDARY : 0))) !== 0;

/** The two parts of what a step costs: the hex and the side. */
export interface StepParts {
  readonly hex: number;
  readonly side: number;
}
export interface StepCase {
  readonly isRain: boolean;
  /** 5.27 R35 Off road and track, whatever lies there. */
  readonly isOffWay: boolean;
  /** A bridge on the side is down. */
  readonly isCut: boolean;
}
const CLOSED = undefined;
const ALL_WAYS = MAIN | SECONDARY | TRACK | RAILWAY;
const total = (p: StepParts): number => p.hex + p.side;

/** 5.2a 5.21a 5.21b 5.22a 5.22b 5.23a 5.23b 5.23d 5.26a 5.26b R30 R31 What a step costs a column by the cheapest way open to it; nothing where it is closed. */
export function stepParts(
  map: MapData,
  charts: Charts,
  column: number,
  hex: HexId,
  d: number,
  other: HexId,
  { isRain, isOffWay, isCut }: StepCase,
): StepParts | undefined {
  const name = itemAt(COLUMNS, column);
  const at = hex * 6 + d;
  const { terrain } = charts;
  const isBridged = itemAt(map.bridge, at) > 0 && !isCut;
  const water = itemAt(map.water, at);
  const wet =
    water === NO_WATER
      ? 0
      : terrain.water[isBridged ? 'bridge' : (WATERS[water] as keyof typeof terrain.water)].move[name];
  if (wet === null) return CLOSED;
  const climb = (cls: number): number | null => (cls <= 0 ? 0 : itemAt(terrain.slope, cls - 1).move[name]);
  const cls = slopeClass(map, hex, d, other);
  const off = hexCost(map, charts, column, other);
  // A way over a broken bridge is none: whoever crosses there crosses the water.
  const ways = isOffWay || (itemAt(map.bridge, at) > 0 && isCut) ? 0 : itemAt(map.ways, at);
  const options: StepParts[] = [];
  const add = (ground: number | null, side: number | null) => {
    if (ground !== null && side !== null) options.push({ hex: ground, side: side + wet });
  };
  if (isRoad(ways, isRain)) add(off.any === null ? null : terrain.roadCost, climb(cls - 1));
  if (isTrack(ways, isRain)) add(off.any === null ? null : Math.max(1, off.any >> 1), climb(cls));
  add(off.offWay, climb(cls));
  return options.reduce<StepParts | undefined>((best, p) => (best && total(best) <= total(p) ? best : p), CLOSED);
}
/** 5.24b R31 The cost of a hex: its terrain's, or that of difficult ground on the heights where that is dearer. */
export function hexCost(map: MapData, charts: Charts, column: number, hex: HexId) {
  const name = itemAt(COLUMNS, column);
  const rows = [
    itemAt(TERRAINS, itemAt(map.terrain, hex)),
    ...(itemAt(map.level, hex) >= DIFFICULT_LEVEL ? [itemAt(TERRAINS, DIFFICULT)] : []),
  ].map((t) => charts.terrain.hex[t]);
  let any: number | null = 0;
  let needsWay = false;
  for (const row of rows) {
    const cost = row.move[name];
    any = any === null || cost === null ? null : Math.max(any, cost);
    if (row.needsWay?.includes(name)) needsWay = true;
  }
  return { any, offWay: needsWay ? null : any };
}

/** 7.4b 7.23d R50 R110 Whether nothing can be attacked over a side, unless by a bridge: river, canal or deep stream. */
export const isBarredToAttack = (water: number): boolean => water === RIVER || water === CANAL || water === DEEP;

export function layGround(map: MapData, charts: Charts): Ground {
  const { grid, terrain, level } = map;
  const n = grid.size;
  const near = grid.neighbours;
  const height = new Uint8Array(n);
  const isScreen = new Uint8Array(n);
  const drm = { attack: new Int8Array(n), artillery: new Int8Array(n), smallArms: new Int8Array(n) };
  const heights = charts.terrain.hex.difficult;
  for (let h = 0; h < n; h++) {
    const t = itemAt(terrain, h);
    const row = charts.terrain.hex[itemAt(TERRAINS, t)];
    height[h] = itemAt(level, h) + row.height;
    isScreen[h] = row.sight === 'screen' ? 1 : 0;
    // 5.29 Outside a château its hex is clear ground.
    const open = t === CHATEAU ? charts.terrain.hex.clear : row;
    for (const key of ['attack', 'artillery', 'smallArms'] as const)
      drm[key][h] = itemAt(level, h) >= DIFFICULT_LEVEL ? Math.min(open[key], heights[key]) : open[key];
  }
  const isAttackBarred = new Uint8Array(n * 6);
  for (let i = 0; i < n * 6; i++)
    isAttackBarred[i] = itemAt(near, i) < 0 || (isBarredToAttack(itemAt(map.water, i)) && map.bridge[i] === 0) ? 1 : 0;
  /** Rain changes only secondary roads, and off every way only sides with a way differ: the rest is as it is `like` there. */
  const steps = (isRain: boolean, isOffWay: boolean, like?: readonly Uint8Array[]) =>
    COLUMNS.map((_, column) => {
      const by = like ? itemAt(like, column).slice() : new Uint8Array(n * 6);
      for (let h = hexId(0); h < n; h++)
        for (let d = 0; d < 6; d++) {
          const at = h * 6 + d;
          const x = itemAt(near, at);
          if (x < 0 || (like && !(itemAt(map.ways, at) & (isOffWay ? ALL_WAYS : SECONDARY)))) continue;
          const parts = stepParts(map, charts, column, h, d, x, { isRain, isOffWay, isCut: false });
          by[at] = parts ? total(parts) : BARRED;
        }
      return by;
    });
  const towns = [...terrain.keys()].filter((h) => terrain[h] === TOWN).map(hexId);
  const townIndex = new Uint8Array(n);
  towns.forEach((hex, i) => {
    townIndex[hex] = i + 1;
  });
  const dry = steps(false, false);
  const wet = steps(true, false, dry);
  return {
    ...map,
    near,
    hexIndex: new Map(map.hexNames.map((name, h) => [name, hexId(h)])),
    sight: sightTable(Math.max(charts.charge.most, ...Object.values(charts.guns.ranges).map((g) => g.most)), 'both'),
    hasCrests: map.crest.some((level) => level > 0),
    height,
    isScreen,
    attackDrm: drm.attack,
    artilleryDrm: drm.artillery,
    smallArmsDrm: drm.smallArms,
    step: dry.map((by, column) => [by, itemAt(wet, column)] as const),
    stepOffWay: steps(false, true, dry),
    zone: [false, true].map((isMounted) =>
      [BY_FRONT, IN_SQUARE, AS_GARRISON].map((cover) => zones(map, grid, isMounted, cover)),
    ),
    attacks: [BY_FRONT, IN_SQUARE, AS_GARRISON].map((cover) => attackSides(map, grid, isAttackBarred, cover)),
    isAttackBarred,
    towns,
    townIndex,
  };
}

export const ALL_SIDES = 63;
export const frontMask = (facing: number): number => frontOfSide(facing).reduce((bits, d) => bits | (1 << d), 0);
const isJoined = (map: MapData, hex: HexId, d: number): boolean => map.ways[hex * 6 + d] !== 0;

/** 6.21a 6.22a 6.22b 6.22c 6.23a 5.52a 5.52c R46 R47 R109 The sides over which a zone of control reaches, by hex and facing. */
function zones(map: MapData, grid: HexGrid, isMounted: boolean, cover: number): Uint8Array {
  const out = new Uint8Array(grid.size * 6);
  for (let h = hexId(0); h < grid.size; h++) {
    let open = 0;
    for (let d = 0; d < 6; d++) {
      const x = itemAt(grid.neighbours, h * 6 + d);
      if (x >= 0 && reachesOver(map, h, d, x, isMounted, cover)) open |= 1 << d;
    }
    for (let f = 0; f < 6; f++)
      out[h * 6 + f] = open & (cover === BY_FRONT ? frontMask(f) : ALL_SIDES) & outOfCrops(map, h, f, isCrops);
  }
  return out;
}
function reachesOver(map: MapData, h: HexId, d: number, x: HexId, isMounted: boolean, cover: number): boolean {
  const terrain = itemAt(map.terrain, x);
  const water = itemAt(map.water, h * 6 + d);
  if (terrain === TOWN || isBarredToAttack(water) || itemAt(map.bridge, h * 6 + d) > 0) return false;
  const cls = slopeClass(map, h, d, x);
  if (cls >= STEEP) {
    const isUp = itemAt(map.crest, h * 6 + d) > 0 || itemAt(map.level, x) > itemAt(map.level, h);
    if (isUp || isMounted) return false;
  }
  const isThick = terrain === HEAVY_CROPS || isWooded(terrain);
  return cover !== AS_GARRISON || !isThick || isJoined(map, h, d);
}
/** 6.23a 6.23c R107 Out of crops only straight ahead, or where a road or track goes. */
export function outOfCrops(map: MapData, h: HexId, facing: number, binds: (terrain: number) => boolean): number {
  if (!binds(itemAt(map.terrain, h))) return ALL_SIDES;
  let open = 1 << facing;
  for (let d = 0; d < 6; d++) if (isJoined(map, h, d)) open |= 1 << d;
  return open;
}
/** 6.12 6.23c 7.3a 7.4b R50 R107 The sides over which a unit may attack, by hex and facing. */
function attackSides(map: MapData, grid: HexGrid, barred: Uint8Array, cover: number): Uint8Array {
  const out = new Uint8Array(grid.size * 6);
  for (let h = hexId(0); h < grid.size; h++) {
    let open = 0;
    for (let d = 0; d < 6; d++) if (!barred[h * 6 + d]) open |= 1 << d;
    for (let f = 0; f < 6; f++)
      out[h * 6 + f] =
        open &
        (cover === BY_FRONT ? frontMask(f) : ALL_SIDES) &
        outOfCrops(map, h, f, (terrain) => terrain === HEAVY_CROPS);
  }
  return out;
}

/** Everything that a flood from a hex reaches without crossing a water; bridges do not let it through. */
export function floodWithin(map: MapData, from: HexId, water: number): Uint8Array {
  const { grid } = map;
  const seen = new Uint8Array(grid.size);
  const left = [from];
  seen[from] = 1;
  for (let h = left.pop(); h !== undefined; h = left.pop())
    for (let d = 0; d < 6; d++) {
      const x = itemAt(grid.neighbours, h * 6 + d);
      if (x < 0 || seen[x] || map.water[h * 6 + d] === water) continue;
      seen[x] = 1;
      left.push(x);
    }
  return seen;
}
/** The side of a hex across from a side of its neighbour. */
export const across = (grid: HexGrid, hex: HexId, d: number): number =>
  itemAt(grid.neighbours, hex * 6 + d) * 6 + opposite(d);
