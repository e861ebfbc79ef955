import { type Field, holder } from '../model/state.ts';
import { CINC, LEADER, LOST, ON_MAP, WAITING } from '../model/vocabulary.ts';
import { BARRED } from '../model/world.ts';
import { isRoad, stepCost } from './7-works.ts';
import { gates } from './13-entry-hexes.ts';

/**
 * 9b 6.1a 6.1e A formation leader rides like cavalry, any way he likes, with the road's point too; enemy zones bind him as
 * they do cavalry unless a friend is in the hex. He may pass any hex without enemy troops. R44
 */
export function searchRide(g: Field, l: number, zones: Uint8Array): void {
  const { w, s } = g;
  const search = g.scratch.plain;
  const side = w.leaderSide[l]!;
  const mp = w.leaderMove[l]!;
  search.begin();
  if (s.leader.place[l] === ON_MAP) seedRide(g, s.leader.hex[l]!);
  else for (const hex of leaderGates(g, l)) seedRide(g, hex);
  const enters = s.leader.place[l] !== ON_MAP;
  for (let node = search.next(); node >= 0; node = search.next()) {
    const hex = node >> 1;
    const cost = search.at;
    // Nothing costs less than a point: a ride with none to spare is over.
    if (cost >= mp + (node & 1 ? 0 : 1)) continue;
    const isWatched = isRideWatched(g, side, hex, zones);
    if (isWatched && (cost > 0 || enters)) continue;
    // `rideStep` written out: a call for each side of each hex made random play 5 % slower. `7-named-way.test.ts` holds both alike.
    for (let d = 0; d < 6; d++) {
      const x = w.near[hex * 6 + d]!;
      if (x < 0) continue;
      const points = stepCost(g, side, LEADER, mp, hex, d);
      if (points === BARRED) continue;
      const layer = node & 1 || !isRoad(g, hex, d) ? 1 : 0;
      const total = cost + points + (isWatched ? 1 : 0); // 6.1d
      if (total > mp + (layer === 0 ? 1 : 0)) continue;
      const by = holder(g, x);
      if (by >= 0 && by !== side) continue;
      if (isWatched && zones[x]! & (2 >> side) && by !== side) continue; // 6.1c
      search.relax(x * 2 + layer, total, node);
    }
  }
}
const isRideWatched = (g: Field, side: number, hex: number, zones: Uint8Array): boolean =>
  (zones[hex]! & (2 >> side)) !== 0 && holder(g, hex) !== side;
/** One step of a ride: the points spent after it, doubled, plus 1 where it is no longer all road; -1 where it may not be made. */
function rideStep(
  g: Field,
  side: number,
  mp: number,
  node: number,
  cost: number,
  d: number,
  isWatched: boolean,
  zones: Uint8Array,
): number {
  const hex = node >> 1;
  const x = g.w.near[hex * 6 + d]!;
  if (x < 0) return -1;
  const points = stepCost(g, side, LEADER, mp, hex, d);
  if (points === BARRED) return -1;
  const layer = node & 1 || !isRoad(g, hex, d) ? 1 : 0;
  const total = cost + points + (isWatched ? 1 : 0); // 6.1d
  if (total > mp + (layer === 0 ? 1 : 0)) return -1;
  const by = holder(g, x);
  if (by >= 0 && by !== side) return -1;
  if (isWatched && zones[x]! & (2 >> side) && by !== side) return -1; // 6.1c
  return total * 2 + layer;
}
/**
 * Follows a ride that the player names, by the directions of its steps: the points spent after each, doubled, plus 1 where it
 * is no longer all road; undefined where a step may not be made.
 */
export function followRide(
  g: Field,
  l: number,
  start: number,
  dirs: readonly number[],
  zones: Uint8Array,
): readonly number[] | undefined {
  const { w, s } = g;
  const side = w.leaderSide[l]!;
  const enters = s.leader.place[l] !== ON_MAP;
  let hex = start;
  let spent = w.road[start]! > 0 ? 0 : 1;
  const out: number[] = [];
  for (const d of dirs) {
    const isWatched = isRideWatched(g, side, hex, zones);
    if (isWatched && (spent > 1 || enters)) return undefined;
    spent = rideStep(g, side, w.leaderMove[l]!, hex * 2 + (spent & 1), spent >> 1, d, isWatched, zones);
    if (spent < 0) return undefined;
    hex = w.near[hex * 6 + d]!;
    out.push(spent);
  }
  return out;
}
/** 7.1e A ride that begins on a road may be all road; the odd nodes are those that are not. */
const seedRide = (g: Field, hex: number): void => g.scratch.plain.seed(hex * 2 + (g.w.road[hex]! > 0 ? 0 : 1));

/**
 * 13.2c Where a leader still off the map may come on, free of cost: by an entry that a unit of his formation has used this
 * turn, or by any of them once none of his units waits any more. R72
 */
export function leaderGates(g: Field, l: number): number[] {
  const { w, s } = g;
  const f = w.leads[l]! - 1;
  const units = w.formationUnits[f]!;
  const isColumnIn = !units.some((u) => s.unit.place[u] === WAITING);
  return w.entryHexes.flatMap((e, i) => {
    if (e.formation !== f || (s.entry.today[i] === 0 && !isColumnIn)) return [];
    const by = holder(g, e.hex);
    return by < 0 || by === w.leaderSide[l] ? [e.hex] : units.length > 0 ? gates(g, i, units[0]!) : [];
  });
}

export const mayLead = (g: Field, l: number): boolean =>
  g.w.leaderRole[l] !== CINC && g.s.leader.place[l] !== LOST && g.s.leader.hasMoved[l] === 0;
