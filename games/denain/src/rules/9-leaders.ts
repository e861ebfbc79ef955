import { distance } from '@tambour/boards';
import { type Action, type ActionList, EVERY, NO_PIECE, type Question, type Refusal } from '@tambour/kernel';
import { de, sentence } from '@tambour/stage';
import { emit } from '../model/emit.ts';
import { saidFormation, saidPiece } from '../model/names.ts';
import { type Field, holder, isLeaderOnMap, isOnMap, leaderOf, push, unitAt } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { CINC, FRENCH, LEADER, LOST, NOWHERE, ON_MAP, RIVER, WAITING } from '../model/vocabulary.ts';
import { wrongMoment } from '../model/when.ts';
import { refusal, WHY } from '../model/why.ts';
import { BARRED } from '../model/world.ts';
import { inEnemyZoc, isInterdicted, markZones } from './6-zone-of-control.ts';
import { isShut } from './7-bridges.ts';
import { NO_LEG } from './7-way-code.ts';
import { once } from './7-why-not-reach.ts';
import { isClosedTo, isRoad, stepCost } from './7-works.ts';
import { namedRide } from './9-named-ride.ts';
import { whyNotRide } from './9-why-not-ride.ts';
import { gates } from './13-reinforcements.ts';

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

export function listLeads(g: Field, out: ActionList, formation: number, piece: number, zones: Uint8Array): void {
  const l = leaderOf(g, formation);
  if ((piece !== EVERY && piece !== g.w.units + l) || !mayLead(g, l)) return;
  searchRide(g, l, zones);
  const search = g.scratch.plain;
  const start = g.s.leader.place[l] === ON_MAP ? g.s.leader.hex[l]! : NOWHERE;
  for (let i = 0; i < search.count; i++) {
    const node = search.settled[i]!;
    const hex = node >> 1;
    const by = holder(g, hex);
    // A hex reached by road and across country is one place.
    if (node & 1 && search.cost(node ^ 1) >= 0) continue;
    if (hex !== start && (by < 0 || by === g.w.leaderSide[l])) out.add(VERB.lead, l, hex);
  }
}
/** One hex a formation leader under no enemy's eyes can ride to, if there is any: enough to know that he has a choice. */
export function listFirstLead(g: Field, out: ActionList, formation: number): boolean {
  const { w, s } = g;
  const l = leaderOf(g, formation);
  const hex = s.leader.hex[l]!;
  const side = w.leaderSide[l]!;
  if (!mayLead(g, l) || !isLeaderOnMap(g, l) || inEnemyZoc(g, hex, side)) return false;
  for (let d = 0; d < 6; d++) {
    const x = w.near[hex * 6 + d]!;
    if (x < 0) continue;
    const points = stepCost(g, side, LEADER, w.leaderMove[l]!, hex, d);
    const by = holder(g, x);
    if (points === BARRED || points > w.leaderMove[l]! || (by >= 0 && by !== side)) continue;
    out.add(VERB.lead, l, x);
    return true;
  }
  return false;
}
export function actLead(g: Field, o: Action): void {
  const { w, s } = g;
  const from = s.leader.place[o.a] === ON_MAP ? w.hexNames[s.leader.hex[o.a]!]! : null;
  s.leader.hex[o.a] = o.b;
  s.leader.place[o.a] = ON_MAP;
  s.leader.hasMoved[o.a] = 1;
  emit(g, { type: 'leader-moved', rule: '9b', leader: w.leaderIds[o.a]!, from, to: w.hexNames[o.b]! });
}
export function refuseLead(g: Field, o: Action, side: number): readonly Refusal[] {
  const { w, s } = g;
  const out: Refusal[] = [];
  if (w.leaderSide[o.a] !== side) return [refusal('4Cl', WHY.notYours)];
  if (w.leaderRole[o.a] === CINC) return [refusal('7.1j', WHY.commanderMoves)];
  const f = w.leads[o.a]! - 1;
  if (f < 0 || !s.formation.isActing[f] || leaderOf(g, f) !== o.a) out.push(refusal('5b', WHY.notActing));
  if (s.leader.hasMoved[o.a]) out.push(refusal('5k', WHY.hasMoved));
  if (s.leader.place[o.a] === LOST) out.push(refusal('9.4a', WHY.notOnMap));
  if (s.leader.place[o.a] === WAITING) out.push(refusal(side === FRENCH ? '13.2b' : '13.2c', WHY.leaderWaits));
  if (s.leader.place[o.a] === LOST) return out;
  const by = holder(g, o.b);
  if (by >= 0 && by !== side) out.push(refusal('9b', WHY.enemyThere));
  if (w.cost[LEADER]![o.b] === BARRED) out.push(refusal('9b', WHY.noGround));
  const isOn = isLeaderOnMap(g, o.a);
  if (isOn && o.b === s.leader.hex[o.a]) return [...out, refusal('9b', WHY.notMoving)];
  const zones = markZones(g, 1 - side);
  const starts = isOn ? [s.leader.hex[o.a]!] : leaderGates(g, o.a);
  searchRide(g, o.a, zones);
  const isReached = g.scratch.plain.cost(o.b * 2) >= 0 || g.scratch.plain.cost(o.b * 2 + 1) >= 0;
  if (!isReached && starts.length > 0) {
    const against = whyNotRide(g, { kind: 'leader', side, mp: w.leaderMove[o.a]!, starts }, o.b);
    if (against.length > 0) out.push(refusal('9b', WHY.noOpenWay), ...against);
  }
  if (isReached && o.d !== 0) out.push(refusal('9b', o.d === NO_LEG ? WHY.notDirect : WHY.badWay));
  return out.length > 0 ? out : [refusal('9b', WHY.noOpenWay)];
}

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
function listFirstRide(g: Field, out: ActionList, l: number): boolean {
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

/** 4Da 7.4a 7.1j Phase D: commanders-in-chief move, in this phase alone. */
export const commandPhase: Question<Field> = {
  name: 'command-phase',
  rule: '4Da',
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (piece === NO_PIECE) return void out.add(VERB.done);
    if (out.isProbe) {
      out.add(VERB.done);
      for (let l = 0; l < g.w.leaders; l++) if (mayRide(g, l, side) && listFirstRide(g, out, l)) return;
      return;
    }
    const zones = markZones(g, 1 - side);
    for (let l = 0; l < g.w.leaders; l++) {
      if ((piece !== EVERY && piece !== g.w.units + l) || !mayRide(g, l, side)) continue;
      if (out.isFull) return;
      searchCommander(g, l, zones);
      const { trace } = g.scratch;
      for (let i = 1; i < trace.count; i++) out.add(VERB.ride, l, trace.hex(i));
    }
    if (piece < 0) out.add(VERB.done);
  },
  admits: (g, o, side) =>
    o.d !== 0 && o.verb === VERB.ride && g.w.leaderSide[o.a] === side && namedRide(g, o) !== undefined,
  act(g, o, side) {
    if (o.verb === VERB.done) return;
    push(g, STEP['command-phase'], side);
    const from = g.w.hexNames[g.s.leader.hex[o.a]!]!;
    g.s.leader.hex[o.a] = o.b;
    g.s.leader.hasMoved[o.a] = 1;
    emit(g, { type: 'leader-moved', rule: '7.4a', leader: g.w.leaderIds[o.a]!, from, to: g.w.hexNames[o.b]! });
  },
  refuse(g, o, side) {
    if (o.verb !== VERB.ride) return [wrongMoment('4Da', o.verb)];
    if (g.w.leaderSide[o.a] !== side) return [refusal('4Da', WHY.notYours)];
    const out: Refusal[] = [];
    if (g.w.leaderRole[o.a] !== CINC) out.push(wrongMoment('4Da', o.verb));
    if (!isLeaderOnMap(g, o.a)) out.push(refusal('8.4a', WHY.notOnMap));
    if (g.s.leader.hasMoved[o.a]) out.push(refusal('7.4a', WHY.hasMoved));
    if (out.length > 0) return out;
    const by = holder(g, o.b);
    if (by >= 0 && by !== side) out.push(refusal('7.4b', WHY.enemyThere));
    else if (isInterdicted(g, o.b, side)) out.push(refusal('7.4b', WHY.watched));
    if (distance(g.w.grid, g.s.leader.hex[o.a]!, o.b) > g.w.leaderMove[o.a]!) out.push(refusal('7.4a', WHY.fourHexes));
    if (g.w.terrain[o.b] === RIVER) out.push(refusal('7.1b', WHY.water));
    const start = g.s.leader.hex[o.a]!;
    if (o.b === start) return [...out, refusal('7.4a', WHY.notMoving)];
    searchCommander(g, o.a, markZones(g, 1 - side));
    if (g.scratch.trace.steps(o.b) > 0) {
      if (o.d !== 0) out.push(refusal('7.4a', o.d === NO_LEG ? WHY.notDirect : WHY.badWay));
    } else {
      const against = whyNotRide(g, { kind: 'commander', side, mp: g.w.leaderMove[o.a]!, starts: [start] }, o.b);
      if (out.length === 0) out.push(refusal('7.4a', WHY.noOpenWay));
      out.push(...against);
    }
    return out.length > 0 ? once(out) : [refusal('7.4a', WHY.noOpenWay)];
  },
  prompt: () => ({
    en: 'Move your commanders-in-chief, or end the phase.',
    fr: 'Déplacez vos commandants en chef, ou terminez la phase.',
  }),
};

/** 9.4b The owner puts the aide-de-camp where he likes, on ground a leader may enter that no enemy holds or watches. R45 */
const mayPlaceAide = (g: Field, side: number, hex: number): boolean => {
  if (g.w.cost[LEADER]![hex] === BARRED) return false;
  const by = holder(g, hex);
  return (by < 0 || by === side) && !isInterdicted(g, hex, side);
};
export const aide: Question<Field> = {
  name: 'aide',
  rule: '9.4b',
  inside: true,
  standing: 'leaders',
  side: (g, f) => g.w.formationSide[f]!,
  list(g, out, piece, f) {
    if (piece !== EVERY && piece !== g.w.units + g.w.leaders + f) return;
    const side = g.w.formationSide[f]!;
    let isAnywhere = false;
    for (let hex = 0; hex < g.w.grid.size; hex++)
      if (mayPlaceAide(g, side, hex)) {
        out.add(VERB.aide, f, hex);
        isAnywhere = true;
      }
    // A field wholly watched by the enemy: he still takes over, where a friend stands or, failing that, unwatched or not.
    if (!isAnywhere)
      for (let hex = 0; hex < g.w.grid.size; hex++) if (g.w.cost[LEADER]![hex] !== BARRED) out.add(VERB.aide, f, hex);
  },
  act(g, o) {
    const l = g.w.leaders + o.a;
    g.s.leader.place[l] = ON_MAP;
    g.s.leader.hex[l] = o.b;
    g.s.leader.riding[l] = 0;
    emit(g, { type: 'aide-placed', rule: '9.4b', formation: g.w.formationIds[o.a]!, hex: g.w.hexNames[o.b]! });
  },
  refuse: () => [refusal('9.4b', WHY.noAide)],
  prompt: (g, f) => {
    const led = saidFormation(g.w, g.w.formationIds[f]!);
    return { en: `Place an aide-de-camp to lead ${led.en}.`, fr: `Placez un aide de camp à la tête ${de(led.fr)}.` };
  },
};

/** The hexes to which a leader surprised by the enemy may go: the nearest with troops of his own, else any friends. R44 */
function refuges(g: Field, l: number): number[] {
  const { w, s } = g;
  const side = w.leaderSide[l]!;
  const own = w.leads[l]! - 1;
  const nearest = (fits: (u: number) => boolean): number[] => {
    let best = 1e9;
    let hexes: number[] = [];
    for (const u of w.sideUnits[side]!) {
      if (!isOnMap(g, u) || w.unitClass[u]! > 2 || !fits(u) || unitAt(g, s.unit.hex[u]!) !== u) continue;
      const far = distance(w.grid, s.leader.hex[l]!, s.unit.hex[u]!);
      if (far === 0) continue;
      if (far < best) {
        best = far;
        hexes = [];
      }
      if (far === best) hexes.push(s.unit.hex[u]!);
    }
    return hexes;
  };
  const mine = own >= 0 ? nearest((u) => w.unitFormation[u] === own) : [];
  if (mine.length > 0) return mine;
  const friends = nearest(() => true);
  // With no friend left on the map he stays, a spectator.
  return friends.length > 0 ? friends : [s.leader.hex[l]!];
}
/** 2f 8.4a A leader alone is never killed: when an enemy comes into his hex his owner takes him to the nearest troops. */
export const leaderFlees: Question<Field> = {
  name: 'leader-flees',
  rule: '8.4a',
  inside: true,
  standing: 'leaders',
  side: (g, l) => g.w.leaderSide[l]!,
  list(g, out, piece, l) {
    if (piece !== EVERY && piece !== g.w.units + l) return;
    if (!isLeaderOnMap(g, l)) return void out.add(VERB.flee, l, NOWHERE);
    for (const hex of refuges(g, l)) out.add(VERB.flee, l, hex);
  },
  act(g, o) {
    if (o.b === NOWHERE || g.s.leader.hex[o.a] === o.b) return;
    const from = g.w.hexNames[g.s.leader.hex[o.a]!]!;
    g.s.leader.hex[o.a] = o.b;
    emit(g, { type: 'leader-moved', rule: '8.4a', leader: g.w.leaderIds[o.a]!, from, to: g.w.hexNames[o.b]! });
  },
  refuse: () => [refusal('8.4a', WHY.nearestFriends)],
  prompt: (g, l) => {
    const who = saidPiece(g.w, g.w.leaderIds[l]!);
    return sentence(
      `${who.en} is surprised by the enemy: where does he go?`,
      `${who.fr} est surpris par l’ennemi : où va-t-il ?`,
    );
  },
};

/** 8.4a 9.4a Leaders stacked with a unit that gives way go along or stay, as their owner likes. R44 */
export const leaderGoes: Question<Field> = {
  name: 'leader-goes',
  rule: '8.4a',
  inside: true,
  standing: 'leaders',
  side: (g, l) => g.w.leaderSide[l]!,
  list(g, out, piece, l) {
    if (piece !== EVERY && piece !== g.w.units + l) return;
    out.add(VERB.follow, l);
    out.add(VERB.remain, l);
  },
  act(g, o, l, u) {
    if (o.verb === VERB.follow && isLeaderOnMap(g, l) && isOnMap(g, u)) g.s.leader.riding[l] = u + 1;
  },
  refuse: (_g, o) => [wrongMoment('8.4a', o.verb)],
  prompt: (g, l, u) => {
    const who = saidPiece(g.w, g.w.leaderIds[l]!);
    const unit = saidPiece(g.w, g.w.unitIds[u]!);
    return sentence(`does ${who.en} go with ${unit.en}?`, `${who.fr} suit-il ${unit.fr} ?`);
  },
};
/** Asks about every leader in the unit's hex. */
export function askLeaders(g: Field, u: number): void {
  const { leader, unit } = g.s;
  for (let l = g.w.leaders + g.w.formations - 1; l >= 0; l--)
    if (
      isLeaderOnMap(g, l) &&
      leader.hex[l] === unit.hex[u] &&
      g.w.leaderSide[l] === g.w.unitSide[u] &&
      leader.riding[l] === 0
    )
      push(g, STEP['leader-goes'], l, u);
}
/** Leaders who ride with a unit are where it is. */
export function carryLeaders(g: Field, u: number, hex: number): void {
  const { leader } = g.s;
  for (let l = 0; l < g.w.leaders + g.w.formations; l++) if (leader.riding[l] === u + 1) leader.hex[l] = hex;
}
export function dismountLeaders(g: Field, u: number): void {
  const { leader } = g.s;
  for (let l = 0; l < g.w.leaders + g.w.formations; l++) if (leader.riding[l] === u + 1) leader.riding[l] = 0;
}
