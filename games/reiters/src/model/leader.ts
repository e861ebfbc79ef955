import type { ZoneId } from '@tambour/boards';
import type { IdArray } from '@tambour/kernel';
import type { LeaderId } from './ids.ts';
import { replaced as REPLACED } from './leader-marks.ts';
import type { LeaderData } from './scenario.ts';
import { type Field, NOWHERE } from './state.ts';
import { ON_MAP } from './vocabulary.ts';

export const hasLeader = (g: Field, l: LeaderId, mark: number): boolean => (g.s.leader.marks[l]! & mark) !== 0;
export const markLeader = (g: Field, l: LeaderId, bits: number): void => {
  g.s.leader.marks[l]! |= bits;
};
/** 7.6.1b 7.6.2b Whether his counter has been turned over, and another has taken over from him. */
export const isReplaced = (g: Field, l: LeaderId): boolean => hasLeader(g, l, REPLACED);
export const isLeaderOnMap = (g: Field, l: LeaderId): boolean => g.s.leader.place[l] === ON_MAP;

export const leaderPlace = (g: Field, l: LeaderId): number => g.s.leader.place[l]!;
export const leaderZone = (g: Field, l: LeaderId): ZoneId => g.s.leader.zone[l]!;
export const leaderArmy = (g: Field, l: LeaderId): number => g.w.leaderSide[l]!;
export const leaderColumn = (g: Field, l: LeaderId): number => g.w.leaderColumn[l]!;
export const leaderData = (g: Field, l: LeaderId): LeaderData => g.w.data.leaders[l]!;
export const leadersOf = (g: Field, side: number): IdArray<LeaderId> => g.w.sideLeaders[side]!;

/** A leader stands in a zone, or is off the map: he waits, has left or is lost. */
export function putLeader(g: Field, l: LeaderId, zone: ZoneId): void {
  g.s.leader.zone[l] = zone;
  g.s.leader.place[l] = ON_MAP;
}
export function takeLeaderOff(g: Field, l: LeaderId, place: number): void {
  g.s.leader.zone[l] = NOWHERE;
  g.s.leader.place[l] = place;
}
