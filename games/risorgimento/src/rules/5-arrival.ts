import { type HexId, NONE, type Search } from '@tambour/boards';
import {
  type Action,
  type ActionList,
  allHold,
  type Condition,
  EVERY,
  itemAt,
  type Refusal,
  whyNot,
} from '@tambour/kernel';
import { actionHex, actionUnit } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { type FormationId, type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal } from '../model/refusal.ts';
import {
  brigadierOf,
  COMMANDED,
  cameThrough,
  ENTERED,
  type Field,
  face,
  MOVED,
  marchCount,
  note,
  push,
  put,
  spentByLeader,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { INERT, LEADER } from '../model/vocabulary.ts';
import {
  addToSet,
  arrivalOf,
  arrivalOfLeader,
  hexLabel,
  idOf,
  isInSet,
  leaderIdOf,
  settledNode,
  sideOf,
  sideOfLeader,
  unitsOfFormation,
} from '../model/world-lookup.ts';
import { isNight } from './4-corps.ts';
import { clearArrival, draftArrival, type WayIn } from './5-drawn-arrival.hot.ts';
import { isLeaderDue, isUnitDue } from './5-due.ts';
import { columnCost, type Entrance, edgeCost, entrances, isEntranceBarred } from './5-entry-hexes.ts';
import { arriver, endNode, entryField, seedEntry, usualFacing } from './5-entry-search.ts';
import { leaderBudget, mayRideInto, putLeader } from './5-leaders.ts';
import { joinedFacing, PLAIN_MARCH, routeOf, STRATEGIC_MARCH, startMarch } from './5-march.ts';
import { nodesTo } from './5-march-memory.hot.ts';
import { facingOfNode, hexOfNode, inwards } from './5-march-search.hot.ts';
import { isThick, type Mover } from './5-mover.ts';
import { openMarches } from './5-open-marches.hot.ts';
import { ride } from './5-ride-search.hot.ts';
import { activeSide } from './7-fire-sum.ts';

/** The hex by which a unit comes onto the map for the least, if it can at all: enough to see that there is a choice. */
function probeEntry(g: Field, out: ActionList, m: Mover): void {
  const search = g.scratch.march;
  seedEntry(g, m, search);
  const node = search.next();
  if (node < 0) return;
  const hex = hexOfNode(g.w, node);
  out.add(VERB.enter, m.unit, hex, usualFacing(g, m.unit, search, hex), m.isStrategic ? 1 : 0);
}
interface Arriver {
  readonly g: Field;
  readonly u: UnitId;
  readonly f: FormationId;
  readonly isStrategic: boolean;
}
/** What a unit needs to enter in the step of a formation. */
const ENTERS: readonly Condition<Arriver>[] = [
  mustFirst('4.4a', 'notYourUnit', ({ g, u }) => g.w.unitSide[u] === activeSide(g)),
  mustFirst('5.6a', 'notDue', ({ g, u }) => isUnitDue(g, u)),
  mustFirst('5.6a', 'notItsFormation', ({ g, u, f }) => g.w.unitFormation[u] === f),
  must('M6', 'nightNoStrategic', ({ g, isStrategic }) => !isStrategic || !isNight(g)),
  mustFirst('5.34', 'entryBlocked', ({ g, u }) => entrances(g, arrivalOf(g, u) - 1, sideOf(g, u)).length > 0),
];
/** 5.6b 5.33 5.41 Whether any entrance is open to a unit, and whether it can pay for one of those. */
const openCosts = (g: Field, m: Mover): number[] =>
  entrances(g, arrivalOf(g, m.unit) - 1, m.side)
    .filter(({ hex }) => !isEntranceBarred(g, m, hex))
    .map((e) => columnCost(g, m, e));

/** Every way onto the map for a formation's pieces: of the facings a unit may end with, one. `d` is 1 for strategic movement. */
export function listArrivals(g: Field, out: ActionList, f: FormationId, piece: number): void {
  if (piece === EVERY) {
    for (const u of unitsOfFormation(g, f)) if (isUnitDue(g, u)) listArrivalsOf(g, out, f, u);
  } else if (piece < g.w.units && isUnitDue(g, unitId(piece)) && g.w.unitFormation[piece] === f)
    listArrivalsOf(g, out, f, unitId(piece));
  const l = brigadierOf(g, f);
  if (l < 0 || (piece !== EVERY && piece !== g.w.units + l) || !allHold(LEADERS_ENTER, { g, l, f })) return;
  const search = leaderEntry(g, l, out.isProbe);
  for (let i = 0; i < search.count && !out.isFull; i++) out.add(VERB.enter, g.w.units + l, settledNode(search, i));
}
const WAYS_IN = [false, true] as const;
function listArrivalsOf(g: Field, out: ActionList, f: FormationId, u: UnitId): void {
  if (out.candidates) openMarches(g.w).begin();
  for (const isStrategic of WAYS_IN) {
    if (out.isFull || !allHold(ENTERS, { g, u, f, isStrategic })) continue;
    const m = arriver(g, u, isStrategic);
    if (out.isProbe) {
      probeEntry(g, out, m);
      continue;
    }
    if (draftArrival(g, out, m)) continue;
    const search = entryField(g, m, g.scratch.march);
    const { hexes } = g.scratch;
    hexes.fill(0);
    for (let i = 0; i < search.count; i++) {
      const hex = hexOfNode(g.w, settledNode(search, i));
      // Where facing matters a hex is come to several times.
      if (isInSet(hexes, hex)) continue;
      addToSet(hexes, hex);
      out.add(VERB.enter, u, hex, usualFacing(g, u, search, hex), isStrategic ? 1 : 0);
    }
  }
}
/** 6.11 Another facing than the one listed. */
export function admitsArrival(g: Field, o: Action, f: FormationId): boolean {
  if (o.verb !== VERB.enter || o.a >= g.w.units || o.c < 0 || o.c > 5) return false;
  const isStrategic = o.d === 1;
  if (!allHold(ENTERS, { g, u: actionUnit(o), f, isStrategic })) return false;
  const search = entryField(g, arriver(g, actionUnit(o), isStrategic), g.scratch.march);
  return endNode(g, actionUnit(o), search, actionHex(o), o.c) !== NONE;
}
export function whyNotArrival(g: Field, o: Action, f: FormationId): readonly Refusal[] {
  if (o.a >= g.w.units) {
    const who = whyNot(LEADERS_ENTER, { g, l: leaderId(o.a - g.w.units), f });
    return orElse(who, refusal('5.31a', 'rideTooFar'));
  }
  const isStrategic = o.d === 1;
  const who = whyNot(ENTERS, { g, u: actionUnit(o), f, isStrategic });
  if (who.length > 0) return who;
  const m = arriver(g, actionUnit(o), isStrategic);
  const costs = openCosts(g, m);
  if (costs.length === 0) return [refusal('5.6a', 'entryClosed')];
  if (costs.every((cost) => cost > m.budget)) return [refusal('5.6b', 'cannotPayEntry')];
  return [refusal('5.31a', 'entryTooFar')];
}

/** 5.6a 5.6b 5.6d R42 R108 A piece comes onto the map, pays for its place in the column, and goes on from there. */
export function enterMap(g: Field, o: Action): void {
  if (o.a >= g.w.units) enterLeader(g, leaderId(o.a - g.w.units), actionHex(o));
  else enterUnit(g, o);
}
/** The nodes of the way by which a unit comes in, first to last, and what it pays for turning in the first. */
function wayIn(g: Field, m: Mover, to: HexId, facing: number): WayIn {
  const clear = clearArrival(g, m, to, facing);
  if (clear !== undefined) return clear;
  const search = entryField(g, m, g.scratch.march);
  const nodes = nodesTo(search, endNode(g, m.unit, search, to, facing));
  const first = itemAt(nodes, 0);
  const column = columnCost(g, m, entranceAt(g, m, hexOfNode(g.w, first)));
  return { nodes, turn: search.cost(first) - column };
}
/** Of the entrances in one hex, that whose column costs least. */
function entranceAt(g: Field, m: Mover, hex: HexId): Entrance {
  const here = entrances(g, arrivalOf(g, m.unit) - 1, m.side).filter((e) => e.hex === hex);
  return here.reduce((a, b) => (columnCost(g, m, b) < columnCost(g, m, a) ? b : a));
}
function enterUnit(g: Field, o: Action): void {
  const { s } = g;
  const u = actionUnit(o);
  const isStrategic = o.d === 1;
  const m = arriver(g, u, isStrategic);
  const { nodes, turn } = wayIn(g, m, actionHex(o), o.c);
  const { hexes, turns } = routeOf(g, m, nodes);
  const hex = itemAt(hexes, 0);
  const entrance = entranceAt(g, m, hex);
  const cost = columnCost(g, m, entrance);
  put(g, u, hex);
  const joins = joinedFacing(g, u, hex);
  face(g, u, joins >= 0 ? joins : isThick(g, hex) ? facingOfNode(g.w, itemAt(nodes, 0)) : itemAt(inwards(g, hex), 0));
  s.unit.spent[u] = Math.min(255, cost);
  s.entry.through[entrance.row] = cameThrough(g, entrance.row) + 1;
  s.battle.mover[0] = u + 1;
  note(g, u, ENTERED | MOVED | COMMANDED);
  emit(g, { type: 'arrived', rule: '5.6b', piece: idOf(g, u), hex: hexLabel(g, hex), cost });
  startMarch(g, u, { hexes, turns: [turn, ...turns.slice(1)] }, o.c, isStrategic ? STRATEGIC_MARCH : PLAIN_MARCH);
  push(g, STEP['after-entry'], marchCount(g) - 1);
  push(g, STEP.alarm, u);
}

/** 5.6a 4.11a A brigadier enters in the step of his brigade. */
const LEADERS_ENTER: readonly Condition<{ readonly g: Field; readonly l: LeaderId; readonly f: FormationId }>[] = [
  mustFirst('4.4a', 'notYourLeader', ({ g, l }) => g.w.leaderSide[l] === activeSide(g)),
  mustFirst('5.6a', 'notDue', ({ g, l }) => isLeaderDue(g, l)),
  mustFirst('5.6a', 'notItsFormation', ({ g, l, f }) => g.w.formationLeader[f] === l + 1),
  must('4.13c', 'inertLeader', ({ g, f }) => g.s.formation.orders[f] !== INERT),
  must('5.34', 'entryBlocked', ({ g, l }) => leaderEntrances(g, l).length > 0),
];
const leaderEntrances = (g: Field, l: LeaderId): HexId[] =>
  entrances(g, arrivalOfLeader(g, l) - 1, sideOfLeader(g, l))
    .map((e) => e.hex)
    .filter((hex) => edgeCost(g, LEADER, hex) > 0 && mayRideInto(g, hex, sideOfLeader(g, l)));
/** R42 A brigadier pays the entry hex once, and is not counted in the column. Where only a choice is asked for, the entry hexes are enough. */
function leaderEntry(g: Field, l: LeaderId, isProbe = false): Search {
  const search = g.scratch.ride;
  const budget = leaderBudget(g, l);
  search.begin();
  for (const hex of leaderEntrances(g, l)) {
    const cost = edgeCost(g, LEADER, hex);
    if (cost <= budget) search.seed(hex, cost);
  }
  if (!isProbe) return ride(g, sideOfLeader(g, l), budget, search);
  while (search.next() >= 0);
  return search;
}
function enterLeader(g: Field, l: LeaderId, hex: HexId): void {
  const cost = leaderEntry(g, l).cost(hex);
  g.s.leader.spent[l] = Math.min(255, spentByLeader(g, l) + cost);
  putLeader(g, l, hex);
  emit(g, { type: 'arrived', rule: '5.6a', piece: leaderIdOf(g, l), hex: hexLabel(g, hex), cost });
}
/** 5.6a R108 A commander who is due is put on his entry hex, at no cost. */
export function placeCommander(g: Field, l: LeaderId): void {
  if (!isLeaderDue(g, l)) return;
  const hex = leaderEntrances(g, l)[0];
  if (hex === undefined) return;
  putLeader(g, l, hex);
  emit(g, { type: 'arrived', rule: '5.6a', piece: leaderIdOf(g, l), hex: hexLabel(g, hex), cost: 0 });
}
