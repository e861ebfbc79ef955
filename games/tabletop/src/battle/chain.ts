import { oncePer } from '@tambour/kernel';
import { hasAuthority, responsibleOf } from '../rules/morale/command.ts';
import { leaderKind, leaderName } from './model/columns.ts';
import { type LeaderId, leaderId, NO_LEADER, type UnitId } from './model/ids.ts';
import { LEADER_PLACES } from './model/marks.ts';
import type { Field } from './model/state.ts';
import { kindOf } from './model/views.ts';
import { isHigher, type TabletopWorld } from './model/world.ts';

const TABLE = LEADER_PLACES.indexOf('table');
export const isLeaderIn = (g: Field, l: LeaderId): boolean => g.s.leader.place[l] === TABLE;

/** C12a The generals of a battle whose units go over to the highest general left once nobody over them is in play (special rule `chain`). */
const handedOver = oncePer(
  (w: TabletopWorld): ReadonlySet<string> => new Set(w.data.special?.find(({ id }) => id === 'chain')?.generals ?? []),
);
/** C12a C14b The highest general of a side who is left, by rank, then by value. */
export function highestOf(g: Field, side: number): LeaderId {
  let highest = NO_LEADER;
  for (const l of leadersIn(g, side)) {
    const kind = leaderKind(g, l);
    if (!kind.isAide && (highest < 0 || isHigher(kind, leaderKind(g, highest)))) highest = l;
  }
  return highest;
}
/** C12a R24 The generals over a unit, lowest first: who lists it, his superiors, up to the commander; by special rule the highest left after them. */
export function chainOf(g: Field, u: UnitId): readonly LeaderId[] {
  const chain: LeaderId[] = [];
  const { general, side } = kindOf(g, u);
  for (let l = general; l >= 0 && !chain.includes(l); l = leaderKind(g, l).superior) chain.push(l);
  if (handedOver(g.w).has(leaderName(g, general)) && !chain.some((l) => isLeaderIn(g, l))) {
    const highest = highestOf(g, side);
    if (highest >= 0) chain.push(highest);
  }
  return chain;
}
/** C12a R24 The general responsible for a unit now; nobody if none of its chain is left. */
export const responsibleFor = (g: Field, u: UnitId): LeaderId =>
  responsibleOf(chainOf(g, u).map((l) => ({ l, inPlay: isLeaderIn(g, l) })))?.l ?? NO_LEADER;
/** C12b C12c R24 Whether a general, or an aide for him, has authority over a unit: down his chain, by arm; the commander over all. */
export function commands(g: Field, l: LeaderId, u: UnitId): boolean {
  const { general, side } = leaderKind(g, l);
  const kind = kindOf(g, u);
  const { arms, superior } = leaderKind(g, general);
  return (
    side === kind.side &&
    hasAuthority({
      generalArms: arms,
      unitArm: kind.arm,
      inChain: chainOf(g, u).includes(general),
      isCommander: superior < 0,
    })
  );
}
/** The leaders of a side that are on the table, generals first. */
export function* leadersIn(g: Field, side: number): Generator<LeaderId> {
  for (let l = leaderId(0); l < g.w.leaders; l++) if (leaderKind(g, l).side === side && isLeaderIn(g, l)) yield l;
}
