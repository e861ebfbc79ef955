import type { RuleId } from '../../data/rule-ids.ts';
import { CHARTS } from '../model/charts.ts';
import type { Result } from '../model/vocabulary.ts';
import { abandonsGuns } from '../rules/morale/crews.ts';
import { isThirdPeriod, keptRallyStops, rallyRetreat, rallyRout } from '../rules/morale/rally.ts';
import { rallies, rallyOutcome } from '../rules/morale/state.ts';
import { rallyingEnds } from '../rules/morale/timing.ts';
import { cmBetween, isStanding } from '../rules/table/placed.ts';
import { rallyDistances, rallyFriend, rallyPlaces } from '../rules/table/rally-places.ts';
import { setFree } from './beside.ts';
import { commands } from './chain.ts';
import { quarterNumber, quartersMade } from './clock.ts';
import { degradeTo, loseLeader, reformTo, remove, setState } from './doors.ts';
import { goOff, isGoing, isRunning, leaveRoutShape, witnessRout } from './going-off.ts';
import { abandonGuns, finishManning, mannable } from './guns.ts';
import { carryAlong, hasCarried, isCarried, leadersWith, noteGoingOff } from './leaders.ts';
import {
  fleesFrom,
  formationOf,
  homeFor,
  idOf,
  leaderKind,
  phaseOf,
  quartersPlayed,
  stateOf,
  valueAt,
} from './model/columns.ts';
import { emit } from './model/event.ts';
import { type LeaderId, leaderId, NO_LEADER, NO_UNIT, type UnitId, unitId } from './model/ids.ts';
import type { RallyCase } from './model/marks.ts';
import { type Field, has, mark, periodOf, push, unmark } from './model/state.ts';
import { STEP } from './model/step-id.ts';
import { kindOf, unitOf, unitsOf } from './model/views.ts';
import { restoreLevels } from './phases/compulsory/passage.ts';
import { enqueue } from './tests/queue.ts';

/** A rally test and its result. */
export interface RallyTest {
  readonly rally: RallyCase;
  readonly result: Result;
  /** The leader who tried, or -1. */
  readonly by: number;
  /** The quarter after the test, by number. */
  readonly from: number;
  readonly until: number;
}
const homeOf = (g: Field, u: UnitId) => homeFor(g, unitOf(g, u).side);

/** The last quarter of this period that is over for a unit: by the phase, and by its own compulsory move. */
function quartersOver(g: Field, u: UnitId): number {
  const phase = phaseOf(g);
  const { quartersPerPeriod } = CHARTS.scale;
  const isLate = phase === 'MOVE_H2' || phase === 'FIRE' || phase === 'MELEE' || phase === 'PERIOD_END';
  const half = quartersPerPeriod / 2;
  const by = isLate ? quartersPerPeriod : phase === 'MOVE_H1' || phase === 'INTERLUDE' ? half : 0;
  return Math.max(quartersMade(g, u), by);
}
/**
 * 1.1-12a 1.1-12c 1.1-12d 2.4-R6a 2.4-R9 2.5-O1 2.5-O7 2.5-R5 2.5-R6 R29 R30 R58 R60 R70 R76 What a rally test does: it stops, at once or when it is far enough; from rout, or at the edge,
 * it forms up; or it goes on, worse or not, and carries off who tried in vain; at the edge it is gone.
 */
export function afterRallyTest(g: Field, u: UnitId, c: RallyTest): void {
  const before = stateOf(g, u);
  const isEdge = c.rally === 'tableEdge';
  const isAide = c.by >= 0 && leaderKind(g, leaderId(c.by)).isAide;
  const outcome = rallyOutcome({
    state: before,
    result: c.result,
    where: isEdge ? 'edge' : c.by < 0 ? 'shelter' : isAide ? 'aide' : 'general',
    disarmed: has(g, u, 'disarmed'),
    everRouted: has(g, u, 'everRouted'),
  });
  if (outcome.everRouted) mark(g, u, 'everRouted');
  if (outcome.state === 'gone') leaveTable(g, u, '2.5-R6');
  else if (rallies(c.result)) {
    if (before === 'retreat' && !isEdge && c.rally === 'behindFriend' && !isFarEnough(g, u)) {
      mark(g, u, 'rallyKept');
      emit(g, { type: 'rally-kept', rule: '2.4-R9', piece: idOf(g, u) });
    } else stops(g, u, outcome.state, isEdge);
  } else {
    if (isGoing(outcome.state) && outcome.state !== before) worsens(g, u, outcome.state, c.from);
    if (outcome.commanderCarried) carryAlong(g, leaderId(c.by), u);
  }
}
/** 2.4-C7 C17e A rally test may make it worse. */
function worsens(g: Field, u: UnitId, state: 'retreat' | 'rout' | 'flight', from: number): void {
  const before = stateOf(g, u);
  goOff(g, u, state, fleesFrom(g, u), from, state === 'flight' ? '2.6-P2' : '2.5-P3');
  if (kindOf(g, u).arm === 'artillery' && abandonsGuns(state, formationOf(g, u) === 'limbered')) abandonGuns(g, u);
  if (!isGoing(before)) noteGoingOff(g, u);
  if (isRunning(state) && !isRunning(before)) witnessRout(g, u);
}
/** 2.4-R9 2.4-R6a 2.4-D5 2.5-R5 2.5-O1 2.5-O3 2.5-O4 R35 R58 It stops: from retreat in the order it has; from rout, or at the edge, to form up, and attacked meanwhile it has no formation. Whoever it carried is free. */
function stops(g: Field, u: UnitId, state: ReturnType<typeof stateOf>, isEdge: boolean): void {
  const { unit } = g.s;
  unit.made[u] = 0;
  unit.cause[u] = 0;
  unit.retreats[u] = 0;
  unit.until[u] = 0;
  unit.debt[u] = 0;
  unit.owed[u] = 0;
  unit.owedFor[u] = 0;
  unmark(g, u, 'rallyKept', 'atEdge', 'retreatWaits');
  setFree(g, u);
  const wasRout = isRunning(stateOf(g, u));
  setState(g, u, state, wasRout ? '2.5-R1' : '2.4-R9');
  if (state !== 'rallying') {
    leaveRoutShape(g, u);
    emit(g, { type: 'rallied', rule: wasRout ? '2.6-K12' : '2.4-R9', piece: idOf(g, u) });
    return;
  }
  const afterQuarter = quartersOver(g, u);
  const { last } = rallyingEnds({ testPeriod: periodOf(g), afterQuarter, ...(isEdge ? { where: 'edge' } : {}) });
  unit.until[u] = quarterNumber(last) + 1;
  mark(g, u, 'formsUp');
  degradeTo(g, u, 'noFormation', '2.5-O4');
  reformTo(g, u, 'noFormation', '2.5-O4');
  emit(g, { type: 'rallied', rule: isEdge ? '2.4-R6a' : '2.5-O1', piece: idOf(g, u), until: last });
}
/** 2.5-R6 2.6-R3 1.1-12d R58 It passes its edge and is gone for good, with whoever it carries; who only went along stays behind. */
export function leaveTable(g: Field, u: UnitId, rule: RuleId): void {
  for (const l of leadersWith(g, u)) {
    if (isCarried(g, l)) loseLeader(g, l, 'gone', '1.1-12d');
    else g.s.leader.with[l] = 0;
  }
  remove(g, u, 'left-table', rule);
}

/** 2.4-R11 2.4-R12 2.4-R13 R29 Whether a success behind a friend may be used now: far enough, or wholly behind a friend in mass. */
function isFarEnough(g: Field, u: UnitId): boolean {
  const unit = unitOf(g, u);
  const places = rallyPlaces(unit, unitsOf(g), g.w.ground, homeOf(g, u));
  return (
    keptRallyStops(rallyDistances(unit, unitsOf(g))) ||
    places.some((place) => place.case === 'behindFriend' && keptRallyStops(place))
  );
}
/** 2.4-R9 R29 A kept success is used at the end of the first quarter that is far enough. Says whether it has one. */
export function stopKept(g: Field, u: UnitId): boolean {
  if (stateOf(g, u) !== 'retreat' || !has(g, u, 'rallyKept')) return false;
  if (isFarEnough(g, u)) stops(g, u, 'steady', false);
  return true;
}
/** C12b 2.4-R4 R58 Those in contact who may rally a unit and have not tried since they came. */
const mayRally = (g: Field, u: UnitId): readonly LeaderId[] =>
  leadersWith(g, u).filter((l) => commands(g, l, u) && !isCarried(g, l) && g.s.leader.triedFor[l] !== u + 1);
const byOf = (g: Field, l: LeaderId) => (leaderKind(g, l).isAide ? ('aide' as const) : ('general' as const));

/** 2.4-P3 2.4-R0 2.4-R1 2.4-R2 2.4-R3 2.4-R4 R29 R31 R80 At the end of a quarter of its move a retreat must test where a case holds: a place at which it may stop first, then one whose success is kept. */
export function retreatRally(g: Field, u: UnitId): void {
  const unit = unitOf(g, u);
  if (unit.state !== 'retreat') return;
  const units = unitsOf(g);
  const distances = rallyDistances(unit, units);
  for (const l of mayRally(g, u)) {
    const asked = {
      case: 'generalOrAide',
      ...distances,
      dependsOn: true,
      by: byOf(g, l),
      hasCarried: hasCarried(g, u),
    } as const;
    if (!rallyRetreat(asked).mayTest) continue;
    g.s.leader.triedFor[l] = u + 1;
    enqueue(g, [{ unit: u, occasions: ['rally'], rally: 'generalOrAide', by: l }]);
    return;
  }
  const testedThisPeriod = has(g, u, 'triedRally');
  const found = rallyPlaces(unit, units, g.w.ground, homeOf(g, u))
    .map((place) => ({ place, ...rallyRetreat({ ...place, testedThisPeriod }) }))
    .filter(({ mayTest }) => mayTest)
    .sort((a, b) => Number(b.mayStop) - Number(a.mayStop))[0];
  if (!found) return;
  mark(g, u, 'triedRally');
  enqueue(g, [{ unit: u, occasions: ['rally'], rally: found.place.case }]);
}
/** 2.4-R5 R31 R61 At the end of a period: who has made its third period of retreat in a row, or a later one, tests. Who calls takes the tests. */
export function thirdPeriodRallies(g: Field): number {
  let asked = 0;
  for (const unit of unitsOf(g)) {
    const { u, state } = unit;
    const { retreats } = g.s.unit;
    const periods = state === 'retreat' && has(g, u, 'retreated') ? valueAt(retreats, u) + 1 : 0;
    retreats[u] = periods;
    if (state !== 'retreat' || has(g, u, 'rallyKept') || !isThirdPeriod(periods)) continue;
    const { mayTest } = rallyRetreat({
      case: 'thirdPeriod',
      ...rallyDistances(unit, unitsOf(g)),
      consecutivePeriods: periods,
      testedThisPeriod: has(g, u, 'triedRally'),
    });
    if (!mayTest) continue;
    mark(g, u, 'triedRally');
    asked += enqueue(g, [{ unit: u, occasions: ['rally'], rally: 'thirdPeriod' }]);
  }
  return asked;
}

/** A rally that may be tried in rout: by a general or aide in contact, or near a friend. */
export interface RoutRally {
  readonly by: LeaderId;
  readonly friend: UnitId;
}
/** 2.5-R1 2.5-R2 2.5-R3 R34 R58 R73 What a routing unit may try at the end of a quarter; nothing while it is on its way through a friend. */
export function routRallies(g: Field, u: UnitId): readonly RoutRally[] {
  const unit = unitOf(g, u);
  if (unit.state !== 'rout' || g.s.unit.through[u] !== 0) return [];
  const found: RoutRally[] = [];
  for (const l of mayRally(g, u)) {
    const asked = { case: 'generalOrAide', dependsOn: true, by: byOf(g, l), hasCarried: hasCarried(g, u) } as const;
    if (rallyRout(asked).mayTest) found.push({ by: l, friend: NO_UNIT });
  }
  const units = unitsOf(g);
  const near = units.find((friend) => {
    if (friend === unit || friend.side !== unit.side || !isStanding(friend)) return false;
    return rallyRout({
      case: 'nearFriend',
      distance: cmBetween(unit, friend),
      routerStatus: unit.status,
      friend: rallyFriend(friend, units),
      testedNearFriendThisPeriod: has(g, u, 'triedRally'),
    }).mayTest;
  });
  if (near) found.push({ by: NO_LEADER, friend: near.u });
  return found;
}
/** 2.5-R1 2.5-R3 R73 It tries: once a period near friends, once for each who comes. */
export function tryRally(g: Field, u: UnitId, by: LeaderId): void {
  if (by >= 0) g.s.leader.triedFor[by] = u + 1;
  else mark(g, u, 'triedRally');
  enqueue(g, [{ unit: u, occasions: ['rally'], rally: by >= 0 ? 'generalOrAide' : 'nearFriend', by }]);
}

/** 2.5-O1 R35 C17a Before a half move: units whose time to form up is over are asked for their formation, crews beside their guns whether they man them. */
export function openFormingUp(g: Field): void {
  restoreLevels(g);
  finishManning(g);
  for (const u of [...mannable(g)].reverse()) push(g, STEP['man-guns'], u);
  const now = quarterNumber({ period: periodOf(g), quarter: quartersPlayed(g) + 1 });
  for (let u = unitId(g.w.rows - 1); u >= 0; u--)
    if (stateOf(g, u) === 'rallying' && valueAt(g.s.unit.until, u) <= now) push(g, STEP['forms-up'], u);
}
