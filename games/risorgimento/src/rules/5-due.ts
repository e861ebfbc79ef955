import type { LeaderId, UnitId } from '../model/ids.ts';
import { type Field, turnOf } from '../model/state.ts';
import { WAITING } from '../model/vocabulary.ts';
import { arrivalData, arrivalOf, arrivalOfLeader } from '../model/world-lookup.ts';

/** 5.6a Whether an arrival (by number) has its turn. */
const isArrivalDue = (g: Field, arrival: number): boolean => arrival >= 0 && arrivalData(g, arrival).turn <= turnOf(g);
/** 5.6a Whether a piece waits off the map, and its turn has come. */
export const isUnitDue = (g: Field, u: UnitId): boolean =>
  g.s.unit.place[u] === WAITING && isArrivalDue(g, arrivalOf(g, u) - 1);
export const isLeaderDue = (g: Field, l: LeaderId): boolean =>
  g.s.leader.place[l] === WAITING && isArrivalDue(g, arrivalOfLeader(g, l) - 1);
