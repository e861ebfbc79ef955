import { distance, type HexId, within } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { hexCost, isCrops, isRoad, isTrack } from '../model/ground.ts';
import { cameThrough, type Field, hexOf, isEnemyHeld, isOnMap, topOf } from '../model/state.ts';
import { ARTILLERY, COLUMNS, enemyOf, isHorse, LIGHT_CROPS } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { arrivalData, byHex, neighbourOf, terrainOf, unitsOfSide, waysOver } from '../model/world-lookup.ts';
import { isRain } from './4-leader-step.ts';
import { contactCost, type Mover, mayStack } from './5-mover.ts';
import { fieldReading } from './5-reading.hot.ts';
import { KEPT_BY_ENEMY } from './5-side-reading.hot.ts';
import { IN_REACH, IN_ZONE, isCut, isInEnemyZone, NEXT_TO } from './6-zone-of-control.ts';

/** A hex by which pieces may enter now, and the number of the entry hex with whose column they are counted. */
export interface Entrance {
  readonly hex: HexId;
  readonly row: number;
}
const isEdge = (g: Field, hex: HexId): boolean => {
  for (let d = 0; d < 6; d++) if (neighbourOf(g, hex, d) < 0) return true;
  return false;
};
/** 5.34 R43 Whether an enemy of a side stands so near an entry hex that it cannot be used. */
function isBlocked(g: Field, hex: HexId, side: number): boolean {
  for (const e of unitsOfSide(g, enemyOf(side)))
    if (isOnMap(g, e) && distance(g.w.grid, hex, hexOf(g, e)) <= g.w.charts.entry.distance) return true;
  return false;
}
interface KnownEntrances {
  readonly foes: number;
  readonly entrances: readonly Entrance[];
}
/** By arrival and side: they hang on where enemies stand and how, and on nothing else that changes. */
const known = oncePer((_: RisorgimentoWorld): (KnownEntrances | undefined)[] => []);
/** 5.6a 5.34 R43 The hexes by which an arrival may enter: its own, or where one is blocked those of the edge near it, free of enemy zones. */
export function entrances(g: Field, arrival: number, side: number): readonly Entrance[] {
  const foes = fieldReading(g.w).foes(g, side);
  const all = known(g.w);
  const which = arrival * 2 + side;
  const before = all[which];
  if (before?.foes === foes) return before.entrances;
  const found = findEntrances(g, arrival, side);
  all[which] = { foes, entrances: found };
  return found;
}
function findEntrances(g: Field, arrival: number, side: number): Entrance[] {
  const out: Entrance[] = [];
  for (const entry of arrivalData(g, arrival).entry) {
    const row = g.w.entries.indexOf(entry);
    if (!isBlocked(g, entry, side)) {
      out.push({ hex: entry, row });
      continue;
    }
    for (const hex of within(g.w.grid, entry, g.w.charts.entry.detour))
      if (isEdge(g, hex) && !isEnemyHeld(g, hex, side) && !isInEnemyZone(g, hex, side)) out.push({ hex, row });
  }
  return out;
}

/** The ways that touch a hex: one that leads to the edge of the map goes on beyond it. */
function waysAt(g: Field, hex: HexId): number {
  let ways = 0;
  for (let d = 0; d < 6; d++) if (!isCut(g, hex, d)) ways |= waysOver(g, hex, d);
  return ways;
}
/** 5.21 5.22 5.6b R35 R42 What an entry hex costs a column from off the map, by its way if it has one; 0 where it is closed. */
export function edgeCost(g: Field, column: number, hex: HexId): number {
  const { any, offWay } = groundCost(g.w, column, hex);
  const isShared = g.w.terrain[hex] === LIGHT_CROPS && topOf(g, hex) >= 0;
  const ways = isShared ? 0 : waysAt(g, hex);
  let least = offWay ?? Number.POSITIVE_INFINITY;
  if (any !== null && isRoad(ways, isRain(g))) least = Math.min(least, g.w.charts.terrain.roadCost);
  if (any !== null && isTrack(ways, isRain(g))) least = Math.min(least, Math.max(1, any >> 1));
  return Number.isFinite(least) ? least : 0;
}
type GroundCost = ReturnType<typeof hexCost>;
/** By hex and column, worked out when first asked for: pieces come in by few of them. */
const groundCosts = oncePer((_: RisorgimentoWorld) => new Map<number, GroundCost>());
function groundCost(w: RisorgimentoWorld, column: number, hex: HexId): GroundCost {
  const known = groundCosts(w);
  const which = hex * COLUMNS.length + column;
  const cost = known.get(which) ?? hexCost(w, w.charts, column, hex);
  known.set(which, cost);
  return cost;
}
/** 5.6b R42 What a unit pays to enter: the hex, times the units already through it in this activation; contact once. */
export const columnCost = (g: Field, m: Mover, { hex, row }: Entrance): number =>
  edgeCost(g, m.column, hex) * Math.max(1, cameThrough(g, row)) + contactCost(g, m, hex);

/** What keeps a unit out of an entrance, whatever it has to spend. 5.33 5.41 5.11b 5.11c 5.11d 9.11 */
export function isEntranceBarred(g: Field, m: Mover, hex: HexId): boolean {
  if (edgeCost(g, m.column, hex) === 0 || isEnemyHeld(g, hex, m.side)) return true;
  const near = byHex(m.enemies, hex);
  if (near & NEXT_TO && (isHorse(m.type) || (m.type === ARTILLERY && near & IN_REACH))) return true;
  if (near & IN_ZONE && m.isShy) return true;
  if (m.isStrategic) {
    const terrain = terrainOf(g, hex);
    const ways = waysAt(g, hex);
    const isOnWay = isRoad(ways, m.isRain) || (terrain === LIGHT_CROPS && isTrack(ways, m.isRain));
    if (byHex(m.kept, hex) & KEPT_BY_ENEMY || (isCrops(terrain) && !isOnWay)) return true;
  }
  return !mayStack(g, m.unit, hex, m.isStrategic);
}
