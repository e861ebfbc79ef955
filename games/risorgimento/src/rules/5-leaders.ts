import { distance, type HexId, NONE } from '@tambour/boards';
import { type Action, type ActionList, allHold, type Condition, EVERY, type Refusal, whyNot } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionHex, actionLeader } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { isBrigadier } from '../model/forces.ts';
import { type FormationId, type LeaderId, leaderId, NO_UNIT, type UnitId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal } from '../model/refusal.ts';
import {
  brigadierOf,
  type Field,
  hexOf,
  holder,
  isEnemyHeld,
  isLeaderOnMap,
  isOnMap,
  leaderHex,
  spentByLeader,
  topOf,
  underOf,
} from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { INERT, LOST, NOWHERE, ON_MAP } from '../model/vocabulary.ts';
import {
  hexLabel,
  leaderData,
  leaderIdOf,
  neighbourOf,
  sideOfLeader,
  unitsOfFormation,
  unitsOfSide,
} from '../model/world-lookup.ts';
import { leaderStep } from './4-leader-step.ts';
import { allRides, openRides } from './5-open-rides.hot.ts';
import { rideMemory } from './5-ride-memory.hot.ts';
import { isNextToEnemy } from './6-zone-of-control.ts';
import { activeSide } from './7-fire-sum.ts';

/** 4.23a R44 Whether a leader of a side may enter a hex: no enemy holds it, and next to an enemy a friend must. */
export const mayRideInto = (g: Field, hex: HexId, side: number): boolean =>
  !isEnemyHeld(g, hex, side) && (holder(g, hex) === side || !isNextToEnemy(g, hex, side));

/** Movement points that a leader has left. */
export const leaderBudget = (g: Field, l: LeaderId): number => Math.max(0, leaderData(g, l).ma - spentByLeader(g, l));

export function putLeader(g: Field, l: LeaderId, hex: HexId): void {
  g.s.leader.hex[l] = hex;
  g.s.leader.place[l] = ON_MAP;
}
/** A leader goes to a hex he can reach, and pays. */
export function rideTo(g: Field, l: LeaderId, hex: HexId, rule: RuleId): void {
  const { leader } = g.s;
  const cost = rideMemory(g.w).cost(g, l, leaderBudget(g, l), hex);
  const from = hexLabel(g, leaderHex(g, l));
  leader.spent[l] = Math.min(255, spentByLeader(g, l) + cost);
  putLeader(g, l, hex);
  emit(g, { type: 'rode', rule, piece: leaderIdOf(g, l), from, to: hexLabel(g, hex), cost });
}
/** A ride into the next hex, if there is any: enough to know that there is a choice. */
function listFirstRide(g: Field, out: ActionList, l: LeaderId, verb: number): boolean {
  const at = leaderHex(g, l);
  for (let d = 0; d < 6; d++) {
    const hex = neighbourOf(g, at, d);
    if (hex < 0 || !mayRideInto(g, hex, sideOfLeader(g, l))) continue;
    const cost = leaderStep(g, at, d);
    if (cost === 0 || cost > leaderBudget(g, l)) continue;
    out.add(verb, l, hex);
    return true;
  }
  return false;
}
/** Every ride of a leader, with the verb of the moment. */
export function listRides(g: Field, out: ActionList, l: LeaderId, verb: number): void {
  const at = leaderHex(g, l);
  if (out.isProbe && listFirstRide(g, out, l, verb)) return;
  const budget = leaderBudget(g, l);
  if (out.candidates) {
    const all = allRides(g, at, budget);
    out.candidates.add(verb, l, all.hexes, 0, all.within(budget), 1);
    return;
  }
  const open = openRides(g, sideOfLeader(g, l), at, budget);
  if (open) {
    out.addCodes(verb, l, open.hexes, open.within(budget), 0);
    return;
  }
  const ends = rideMemory(g.w).ends(g, l, budget);
  for (let i = 0; i < ends.length && !out.isFull; i++) if (ends[i] !== at) out.add(verb, l, ends[i]);
}
/** The ride that was drawn, if no enemy keeps him from it: see `Question.settle`. */
export function settleRide(g: Field, o: Action): Action | undefined {
  const l = actionLeader(o);
  return mayRideInto(g, actionHex(o), sideOfLeader(g, l)) && canRideTo(g, l, actionHex(o)) ? o : undefined;
}
const canRideTo = (g: Field, l: LeaderId, hex: HexId): boolean =>
  rideMemory(g.w).cost(g, l, leaderBudget(g, l), hex) !== NONE;
/** Why a leader who may move cannot go to a hex. */
export function whyNotRideTo(g: Field, l: LeaderId, hex: HexId): readonly Refusal[] {
  const side = sideOfLeader(g, l);
  const out: Refusal[] = [];
  if (hex < 0 || hex >= g.w.grid.size || hex === g.s.leader.hex[l]) return [refusal('4.23a', 'rideNowhere')];
  if (isEnemyHeld(g, hex, side)) out.push(refusal('4.23a', 'rideIntoEnemy'));
  else if (!mayRideInto(g, hex, side)) out.push(refusal('4.23a', 'rideNextToEnemy'));
  else if (!canRideTo(g, l, hex)) out.push(refusal('5.31a', 'rideTooFar'));
  return out;
}

interface Led {
  readonly g: Field;
  readonly l: LeaderId;
  readonly f: FormationId;
}
/** What a brigadier needs to move in the step of a formation. */
const LEADS: readonly Condition<Led>[] = [
  mustFirst('4.4a', 'notYourLeader', ({ g, l }) => g.w.leaderSide[l] === activeSide(g)),
  mustFirst('4.23a', 'commanderAtEnd', ({ g, l }) => isBrigadier(g.w, l)),
  mustFirst('4.11a', 'leaderNotOnMap', ({ g, l }) => isLeaderOnMap(g, l)),
  mustFirst('3.0d', 'notItsFormation', ({ g, l, f }) => g.w.formationLeader[f] === l + 1),
  must('4.13c', 'inertLeader', ({ g, f }) => g.s.formation.orders[f] !== INERT),
  must('8.4e', 'leaderFinished', ({ g, l }) => !g.s.leader.isFinished[l]),
  must('5.31a', 'leaderSpent', ({ g, l }) => leaderBudget(g, l) > 0),
];
/** 4.11a Where the brigadier of the formation that acts may go, before, between or after his units. */
export function listLead(g: Field, out: ActionList, f: FormationId, piece: number): void {
  const l = brigadierOf(g, f);
  if (l < 0 || (piece !== EVERY && piece !== g.w.units + l)) return;
  if (allHold(LEADS, { g, l, f })) listRides(g, out, l, VERB.lead);
}
export const lead = (g: Field, o: Action): void => rideTo(g, actionLeader(o), actionHex(o), '4.11a');
export function whyNotLead(g: Field, o: Action, f: FormationId): readonly Refusal[] {
  const who = whyNot(LEADS, { g, l: actionLeader(o), f });
  return orElse(who.length > 0 ? who : whyNotRideTo(g, actionLeader(o), actionHex(o)), refusal('5.31a', 'rideTooFar'));
}

/** Whether a leader has no combat unit of his side with him; in a hex under attack both sides stand. */
export const isAlone = (g: Field, l: LeaderId): boolean => {
  for (let u = topOf(g, leaderHex(g, l)); u >= 0; u = underOf(g, u))
    if (g.w.unitSide[u] === g.w.leaderSide[l]) return false;
  return true;
};

/** 8.4c R98 Leaders whom an enemy unit has come upon: each goes to the nearest unit of his brigade, or of his side, or leaves the game. */
export function chaseLeaders(g: Field, hex: HexId, side: number): void {
  for (let l = leaderId(0); l < g.w.leaders; l++) {
    if (!isLeaderOnMap(g, l) || g.s.leader.hex[l] !== hex || g.w.leaderSide[l] !== side || !isAlone(g, l)) continue;
    const refuge = refugeOf(g, l);
    const to = refuge < 0 ? undefined : hexOf(g, refuge);
    if (to === undefined) {
      g.s.leader.hex[l] = NOWHERE;
      g.s.leader.place[l] = LOST;
      g.s.leader.follows[l] = 0;
    } else putLeader(g, l, to);
    emit(g, {
      type: 'leader-fled',
      rule: '8.4c',
      piece: leaderIdOf(g, l),
      from: hexLabel(g, hex),
      to: to === undefined ? undefined : hexLabel(g, to),
    });
  }
}
function refugeOf(g: Field, l: LeaderId): UnitId {
  const { formation, side } = leaderData(g, l);
  const own = formation < 0 ? NO_UNIT : nearest(g, unitsOfFormation(g, formation), leaderHex(g, l));
  return own >= 0 ? own : nearest(g, unitsOfSide(g, side), leaderHex(g, l));
}
/** Of units as near as each other, the first in the order of the file. */
function nearest(g: Field, units: readonly UnitId[], hex: HexId): UnitId {
  let best = NO_UNIT;
  let least = Number.MAX_SAFE_INTEGER;
  for (const u of units) {
    if (!isOnMap(g, u)) continue;
    const far = distance(g.w.grid, hex, hexOf(g, u));
    if (far >= least) continue;
    best = u;
    least = far;
  }
  return best;
}
