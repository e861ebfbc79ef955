import type { HexId } from '@tambour/boards';
import { type ActionList, allHold, type Condition, itemAt } from '@tambour/kernel';
import { beside, holder } from '../model/hex.ts';
import type { LeaderId } from '../model/ids.ts';
import { isLeaderOnMap, leaderHex, leaderMove, leaderSide } from '../model/leader.ts';
import { must, mustFirst, wrongMoment } from '../model/refusal.ts';
import type { Field } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { CINC } from '../model/vocabulary.ts';
import { enemyWatch, isMarked, markZones } from './6-zone-marks.hot.ts';
import { isCut, isShut } from './7-bridges.ts';
import { WAIVER } from './7-waiver.ts';
import { isClosedTo } from './7-works.ts';
import { commanderRider, isBarredTo, type Rider, searchRide } from './9-ride.ts';

/** 7.4a 7.4b A commander-in-chief rides up to four hexes, whatever the ground, never where an enemy stands or watches. */
export function searchCommander(g: Field, r: Rider, zones: Uint8Array): void {
  const { trace } = g.scratch;
  trace.begin(itemAt(r.starts, 0));
  for (let hex = trace.next(); hex >= 0 && trace.at < r.budget; hex = trace.next())
    for (let d = 0; d < 6; d++) {
      const x = beside(g, hex, d);
      if (x >= 0 && !trace.has(x) && mayRideOver(g, r, hex, d, zones)) trace.reach(x, hex);
    }
}
/** The search by which a rider goes: a commander-in-chief's leaves its steps in the trace. */
export const searchRider = (g: Field, r: Rider, zones: Uint8Array): void =>
  (r.kind === 'commander' ? searchCommander : searchRide)(g, r, zones);
/** 7.4b Whether he may go over a side of a hex into the next: by an open side, where no enemy stands or watches. */
function mayRideOver(g: Field, r: Rider, hex: HexId, d: number, zones: Uint8Array): boolean {
  const x = beside(g, hex, d);
  if (x < 0 || isBarredTo(g, r, x)) return false;
  if (isMarked(zones, x, enemyWatch(r.side)) && x !== r.landing && holder(g, x) !== r.side) return false;
  if (isCut(g, hex, d) ? !(r.waived & WAIVER.broken) : isShut(g, hex, d)) return false;
  return !isClosedTo(g, r.side, hex, d) || (r.waived & WAIVER.works) !== 0;
}
/** 7.4a 7.4b Whether a commander-in-chief may ride these steps, named by the player. */
export function mayFollowCommander(g: Field, l: LeaderId, dirs: readonly number[]): boolean {
  let hex = leaderHex(g, l);
  const rider = commanderRider(g, l);
  const zones = markZones(g, 1 - rider.side);
  for (const d of dirs) {
    if (!mayRideOver(g, rider, hex, d, zones)) return false;
    hex = beside(g, hex, d);
  }
  return dirs.length <= leaderMove(g, l);
}
/** One hex a commander can ride to, if there is any. */
export function listFirstRide(g: Field, out: ActionList, l: LeaderId): boolean {
  const hex = leaderHex(g, l);
  const rider = commanderRider(g, l);
  const zones = markZones(g, 1 - rider.side);
  for (let d = 0; d < 6; d++) {
    if (!mayRideOver(g, rider, hex, d, zones)) continue;
    out.add(VERB.ride, l, beside(g, hex, d));
    return true;
  }
  return false;
}
/** 4Da 7.4a Who rides in phase D: commanders-in-chief on the map, once. */
export const RIDES: readonly Condition<{ readonly g: Field; readonly l: LeaderId; readonly side: number }>[] = [
  mustFirst('4Da', 'notYours', ({ g, l, side }) => leaderSide(g, l) === side),
  { ...wrongMoment('4Da', VERB.ride), holds: ({ g, l }) => g.w.leaderRole[l] === CINC },
  must('8.4a', 'notOnMap', ({ g, l }) => isLeaderOnMap(g, l)),
  must('7.4a', 'hasMoved', ({ g, l }) => g.s.leader.hasMoved[l] === 0),
];
export const mayRide = (g: Field, l: LeaderId, side: number): boolean => allHold(RIDES, { g, l, side });
