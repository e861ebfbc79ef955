import type { ActionList } from '@tambour/kernel';
import { type Field, holder, isLeaderOnMap } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { CINC } from '../model/vocabulary.ts';
import { isInterdicted } from './6-zone-of-control.ts';
import { isShut } from './7-bridges.ts';
import { isClosedTo } from './7-works.ts';

/** 7.4a 7.4b A commander-in-chief rides up to four hexes, whatever the ground, never where an enemy stands or watches. */
export function searchCommander(g: Field, l: number, zones: Uint8Array): void {
  const { w } = g;
  const { trace } = g.scratch;
  const side = w.leaderSide[l]!;
  const most = w.leaderMove[l]!;
  const watched = (2 >> side) | (8 >> side);
  trace.begin(g.s.leader.hex[l]!);
  for (let hex = trace.next(); hex >= 0 && trace.at < most; hex = trace.next())
    for (let d = 0; d < 6; d++) {
      const x = w.near[hex * 6 + d]!;
      if (x < 0 || trace.has(x)) continue;
      const by = holder(g, x);
      if (by >= 0 ? by !== side : (zones[x]! & watched) !== 0) continue;
      if (!isShut(g, hex, d) && !isClosedTo(g, side, hex, d)) trace.reach(x, hex);
    }
}
/** 7.4a 7.4b Whether a commander-in-chief may ride these steps, named by the player. */
export function mayFollowCommander(g: Field, l: number, dirs: readonly number[]): boolean {
  const side = g.w.leaderSide[l]!;
  let hex = g.s.leader.hex[l]!;
  for (const d of dirs) {
    if (isShut(g, hex, d) || isClosedTo(g, side, hex, d)) return false;
    hex = g.w.near[hex * 6 + d]!;
    const by = holder(g, hex);
    if ((by >= 0 && by !== side) || isInterdicted(g, hex, side)) return false;
  }
  return dirs.length <= g.w.leaderMove[l]!;
}
/** One hex a commander can ride to, if there is any. */
export function listFirstRide(g: Field, out: ActionList, l: number): boolean {
  const side = g.w.leaderSide[l]!;
  const hex = g.s.leader.hex[l]!;
  for (let d = 0; d < 6; d++) {
    if (isShut(g, hex, d) || isClosedTo(g, side, hex, d)) continue;
    const x = g.w.near[hex * 6 + d]!;
    const by = holder(g, x);
    if ((by >= 0 && by !== side) || isInterdicted(g, x, side)) continue;
    out.add(VERB.ride, l, x);
    return true;
  }
  return false;
}
export const mayRide = (g: Field, l: number, side: number): boolean =>
  g.w.leaderSide[l] === side && g.w.leaderRole[l] === CINC && isLeaderOnMap(g, l) && g.s.leader.hasMoved[l] === 0;
