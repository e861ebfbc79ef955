import { type ActionList, EVERY, NO_PIECE, type Question, type Work } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import {
  active,
  CREATED,
  CROSSED,
  DISMOUNTED,
  FINISHED,
  type Field,
  faceOf,
  has,
  hasEnemyPieces,
  hasLeader,
  hasRoom,
  ISOLATED,
  isControlled,
  isLeaderOnMap,
  isOnMap,
  LEADER_FINISHED,
  leadersAt,
  lift,
  MARCHED,
  mark,
  markLeader,
  NOWHERE,
  push,
  put,
  REPLACED,
  turnOf,
  unitsIn,
  unmark,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ARGOULETS, CC, EXITED, ON_MAP, WAITING } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { giveBack, isMounted, passes, score } from './1-quality.ts';
import { allowanceOf, canMarch, roadBonusOf } from './4-allowance.ts';
import { plunder, plunders, takeLone } from './4-entry.ts';
import { leaderAllowance } from './4-march.hot.ts';
import { memoryOf } from './4-reach-memory.ts';
import { isNamed, isWay, nextCost, zonesOf } from './4-way.ts';
import { refuseMovement } from './4-why-not-move.ts';
import { homeward } from './5-command.ts';
import { effectsOf, hasSecrets, revealFor } from './10-effects.ts';
import { declare, listCaracole } from './11-caracole.ts';
import { actHopes, listHopes } from './11-enfants-perdus.ts';
import { throwIntoDisorder } from './11-wavering.ts';

export const isUnit = (g: Field, piece: number): boolean => piece < g.w.units;
export const isLeaderPiece = (g: Field, piece: number): boolean =>
  piece >= g.w.units && piece < g.w.units + g.w.leaders;
const isMoving = (g: Field, piece: number): boolean => g.s.battle.moving[0] === piece + 1;
export const spentBy = (g: Field, piece: number): number => (isMoving(g, piece) ? g.s.battle.spent[0]! : 0);
export const startOf = (g: Field, piece: number): number =>
  isMoving(g, piece)
    ? g.s.battle.start[0]!
    : isUnit(g, piece)
      ? g.s.unit.zone[piece]!
      : g.s.leader.zone[piece - g.w.units]!;
export const isOffRoad = (g: Field, piece: number): boolean => isMoving(g, piece) && g.s.battle.offRoad[0] === 1;

/** 4.1Pg A piece whose move is over does not start again; 11.4.1b nor do enfants perdus just sent out. */
export const mayMove = (g: Field, u: number): boolean =>
  g.w.unitSide[u] === active(g) && isOnMap(g, u) && !has(g, u, FINISHED | CREATED) && canMarch(g, u);
export const mayLeaderMove = (g: Field, l: number): boolean =>
  g.w.leaderSide[l] === active(g) && isLeaderOnMap(g, l) && !hasLeader(g, l, LEADER_FINISHED);

/** 4.1Pa 4.1.1e R30 Points a unit has left, the road's among them if it has kept to it. */
export function pointsLeft(g: Field, u: number): number {
  const spent = spentBy(g, u);
  const kept = spent > 0 && !isOffRoad(g, u) && has(g, u, MARCHED);
  const bonus = kept ? roadBonusOf(g, faceOf(g, u).arm) : 0;
  return Math.max(0, allowanceOf(g, u) + bonus - spent);
}
export function leaderPointsLeft(g: Field, l: number): number {
  const piece = g.w.units + l;
  const spent = spentBy(g, piece);
  const bonus = spent > 0 && !isOffRoad(g, piece) ? g.w.charts.movement.roadBonus.leader : 0;
  return Math.max(0, leaderAllowance(g) + bonus - spent);
}

/** 4.1Pf 4.1Pg The piece on the march is done: what it has not spent is lost. */
export function finishMoving(g: Field): void {
  const { battle } = g.s;
  const piece = battle.moving[0]! - 1;
  if (piece < 0) return;
  if (isUnit(g, piece)) {
    if (isOnMap(g, piece)) mark(g, piece, FINISHED);
  } else markLeader(g, piece - g.w.units, LEADER_FINISHED);
  battle.moving[0] = 0;
  battle.spent[0] = 0;
  battle.start[0] = 0;
  battle.stepCost[0] = 0;
  battle.stepFell[0] = 0;
  battle.offRoad[0] = 0;
}
/** Takes a piece up; whoever was on the march before is done. */
export function takeUp(g: Field, piece: number): void {
  if (isMoving(g, piece)) return;
  const start = startOf(g, piece);
  finishMoving(g);
  g.s.battle.moving[0] = piece + 1;
  g.s.battle.start[0] = start;
}

/** The exit a piece may use where it stands, if any: AU.3 CO.3 D.5 M.3. */
export function exitFor(g: Field, side: number, zone: number) {
  const turn = turnOf(g);
  return g.w.data.victory.exits.find(
    (e) =>
      e.side === side &&
      turn >= e.fromTurn &&
      e.zones.includes(zone) &&
      !g.w.specials['no-exit'].some((n) => n.side === side && n.edge === e.edge),
  );
}
export const EXIT_COST = 1;

/** 4.5a 4.5b 4.5c R38 What it costs a unit to come in by a zone, or -1 if it may not. */
export function entryCost(g: Field, u: number, z: number): number {
  const side = g.w.unitSide[u]!;
  if (unitsIn(g, z, 1 - side) > 0 || !hasRoom(g, u, z)) return -1;
  const isWatched = isControlled(g, z, 1 - side);
  if (isWatched && effectsOf(g, u)?.moveLimit === 'noEnemyZoc') return -1;
  let cost = g.w.charts.zones[g.w.type[z]!]!.mp! + (isWatched ? g.w.charts.movement.zocSurcharge : 0);
  for (const c of g.w.specials['choked-streets'])
    if (c.arm === faceOf(g, u).arm && c.zones.includes(z) && hasBaggageOf(g, z, c.baggage)) cost += c.mp;
  return cost <= allowanceOf(g, u) ? cost : -1;
}
const hasBaggageOf = (g: Field, z: number, side: number): boolean =>
  g.w.data.baggage.some((b, i) => b.side === side && g.s.baggage.zone[i] === z);
export function leaderEntryCost(g: Field, l: number, z: number): number {
  const side = g.w.leaderSide[l]!;
  if (hasEnemyPieces(g, z, side)) return -1;
  return g.w.charts.zones[g.w.type[z]!]!.mp! + (isControlled(g, z, 1 - side) ? g.w.charts.movement.zocSurcharge : 0);
}
/** 4.5a The column whose pieces may come in now, or undefined. */
export const arrival = (g: Field, column: number) => {
  const r = g.w.data.columns[column]!.reinforcement;
  return r && turnOf(g) >= r.turn ? r : undefined;
};

function listUnit(g: Field, out: ActionList, u: number): void {
  if (g.s.unit.place[u] === WAITING && g.w.unitSide[u] === active(g) && g.w.unitParent[u]! < 0) {
    const r = arrival(g, g.w.unitColumn[u]!);
    if (r) for (const z of r.zones) if (entryCost(g, u, z) >= 0) out.add(VERB.enter, u, z);
    return;
  }
  if (g.w.unitSide[u] !== active(g) || !isOnMap(g, u)) return;
  listHopes(g, out, u);
  if (!mayMove(g, u)) return;
  listReach(g, out, u);
  if (canChangeFace(g, u)) out.add(isMounted(g, u) ? VERB.dismount : VERB.mount, u);
  // 5.3c R104 Off the map nobody is nearer a commander.
  if (!has(g, u, ISOLATED) && exitFor(g, g.w.unitSide[u]!, g.s.unit.zone[u]!) && pointsLeft(g, u) >= EXIT_COST)
    out.add(VERB.leave, u);
  listCaracole(g, out, u);
}
/** 4.1Pe 4.1.1e Every zone a unit can get to, by whatever way; the road's point may be all it has left. */
function listReach(g: Field, out: ActionList, u: number): void {
  if (spentBy(g, u) >= allowanceOf(g, u) + (isOffRoad(g, u) ? 0 : roadBonusOf(g, faceOf(g, u).arm))) return;
  const home = has(g, u, ISOLATED) ? homeward(g, u, startOf(g, u)) : undefined;
  const memory = memoryOf(g);
  listReached(g, out, u, memory.marks, memory.unit(g, u, spentBy(g, u), isOffRoad(g, u)), g.s.unit.zone[u]!, home);
}
function listReached(
  g: Field,
  out: ActionList,
  piece: number,
  marks: Uint8Array,
  base: number,
  from: number,
  home: Uint8Array | undefined,
): void {
  for (let z = 0; z < g.w.zones; z++)
    if (marks[base + z] && z !== from && (!home || home[z])) out.add(VERB.move, piece, z);
}
function listLeader(g: Field, out: ActionList, l: number): void {
  const piece = g.w.units + l;
  if (g.s.leader.place[l] === WAITING && g.w.leaderSide[l] === active(g)) {
    const r = hasLeader(g, l, REPLACED) ? undefined : arrival(g, g.w.leaderColumn[l]!);
    if (r) for (const z of r.zones) if (leaderEntryCost(g, l, z) >= 0) out.add(VERB.enter, piece, z);
    return;
  }
  if (!mayLeaderMove(g, l)) return;
  const memory = memoryOf(g);
  const base = memory.leader(g, l, spentBy(g, piece), isOffRoad(g, piece));
  listReached(g, out, piece, memory.marks, base, g.s.leader.zone[l]!, undefined);
  if (exitFor(g, g.w.leaderSide[l]!, g.s.leader.zone[l]!) && leaderPointsLeft(g, l) >= EXIT_COST)
    out.add(VERB.leave, piece);
}

/** 4.6c 4.6d Argoulets that have the two points left may change; it is the last thing they do. */
export const canChangeFace = (g: Field, u: number): boolean =>
  g.w.unitType[u] === ARGOULETS && pointsLeft(g, u) >= g.w.charts.movement.mountOrDismount;

/** 3.0c 4.1Pe 4.1Pf 4.1Pg 4.1Pb The movement sequence: pieces one at a time, none compelled. */
export const movement: Question<Field> = {
  name: 'movement',
  rule: '4.1Pg',
  // 10.1f That nobody can go any further may tell the enemy the order.
  always: (g) => hasSecrets(g, active(g)),
  side: (g) => active(g),
  list(g, out, piece) {
    memoryOf(g).look(g, active(g));
    if (piece === EVERY) {
      out.add(VERB.done);
      for (const u of g.w.sideUnits[active(g)]!) {
        if (out.isFull) return;
        listUnit(g, out, u);
      }
      for (const l of g.w.sideLeaders[active(g)]!) {
        if (out.isFull) return;
        listLeader(g, out, l);
      }
    } else if (piece === NO_PIECE) out.add(VERB.done);
    else if (isUnit(g, piece)) listUnit(g, out, piece);
    else if (isLeaderPiece(g, piece)) listLeader(g, out, piece - g.w.units);
  },
  admits(g, o) {
    if (o.verb !== VERB.move || !isNamed(o)) return false;
    const piece = o.a;
    if (isUnit(g, piece) ? !mayMove(g, piece) : !isLeaderPiece(g, piece) || !mayLeaderMove(g, piece - g.w.units))
      return false;
    if (isUnit(g, piece) && has(g, piece, ISOLATED) && !homeward(g, piece, startOf(g, piece))[o.b]) return false;
    return isWay(g, piece, zonesOf(g, o));
  },
  act(g, o) {
    const { battle } = g.s;
    if (o.verb === VERB.done) {
      finishMoving(g);
      return;
    }
    push(g, STEP.movement);
    switch (o.verb) {
      case VERB.move: {
        const way = zonesOf(g, o);
        takeUp(g, o.a);
        battle.path[0] = way.length;
        battle.pathAt[0] = 0;
        way.forEach((z, i) => {
          g.s.path.zone[i] = z;
        });
        push(g, STEP.march, o.a);
        return;
      }
      case VERB.enter:
        return comeIn(g, o.a, o.b);
      case VERB.leave:
        return leaveMap(g, o.a);
      case VERB.mount:
      case VERB.dismount:
        return changeFace(g, o.a);
      case VERB.caracole:
        takeUp(g, o.a);
        declare(g, o.a);
        return finishMoving(g);
      default:
        actHopes(g, o);
    }
  },
  refuse: refuseMovement,
  prompt: (g) => {
    const moving = g.s.battle.moving[0]! - 1;
    const name = moving >= 0 ? g.w.pieces[moving]! : undefined;
    return name === undefined
      ? {
          en: 'Move your pieces one by one, or end the sequence.',
          fr: 'Déplacez vos pions un à un, ou terminez la séquence.',
        }
      : {
          en: 'Go on with the piece on the march, take up another, or end the sequence.',
          fr: 'Poursuivez avec le pion en marche, prenez-en un autre, ou terminez la séquence.',
        };
  },
};

/** Carries the command's way out, step by step; a piece that is thrown into disorder by a die stops there. */
export const march: Work<Field> = {
  name: 'march',
  run(g, piece) {
    const { battle, path } = g.s;
    const at = battle.pathAt[0]!;
    if (at >= battle.path[0]! || battle.moving[0] !== piece + 1) return endPath(g);
    const to = path.zone[at]!;
    battle.pathAt[0] = at + 1;
    push(g, STEP.march, piece);
    if (isUnit(g, piece)) {
      if (!stepUnit(g, piece, to)) battle.path[0] = at + 1;
    } else stepLeader(g, piece - g.w.units, to);
  },
};
function endPath(g: Field): void {
  g.s.battle.path[0] = 0;
  g.s.battle.pathAt[0] = 0;
  g.s.path.zone.fill(0);
}

/** 4.1Zb 4.1Zc One step of a unit. Says whether it may go on as it meant to. */
function stepUnit(g: Field, u: number, to: number): boolean {
  const { w, s } = g;
  const from = s.unit.zone[u]!;
  const cost = nextCost(g, u, from, to);
  // A way begun under an order that is only imagined may not lead on under it.
  if (cost < 0) return false;
  const link = linkOf(w, from, to);
  s.battle.spent[0]! += cost;
  s.battle.stepCost[0] = cost;
  s.battle.stepFell[0] = 0;
  if (!w.linkRoad[link]) s.battle.offRoad[0] = 1;
  emit(g, { type: 'moved', rule: '4.1Zc', piece: w.unitIds[u]!, from: w.zoneNames[from]!, to: w.zoneNames[to]!, cost });
  put(g, u, to);
  mark(g, u, MARCHED);
  for (const c of w.specials['no-attack-after-crossing'])
    if (c.borders.some((b) => w.passage.crossing[link] === b)) mark(g, u, CROSSED);
  showPace(g, u);
  return arrive(g, u, to, cost);
}
/** 10.1f A pace that only the order allows gives the order away. */
function showPace(g: Field, u: number): void {
  const order = effectsOf(g, u)?.mp ?? 0;
  if (order <= 0) return;
  const bonus = g.s.battle.offRoad[0] ? 0 : roadBonusOf(g, faceOf(g, u).arm);
  if (g.s.battle.spent[0]! > allowanceOf(g, u) - order + bonus) revealFor(g, u);
}
/**
 * What coming into a zone does: those alone there are taken, then the step is judged, then waggons are plundered. The fall
 * of a leader shakes his units and so the ground ahead (4.2a 7.6.1a): whoever rode over one stops and looks again.
 */
function arrive(g: Field, u: number, to: number, cost: number): boolean {
  const kills = leadersAt(g, to, 1 - g.w.unitSide[u]!).some((l) => !hasLeader(g, l, REPLACED));
  const taken = takeLone(g, u, to);
  const stands = judgeStep(g, u, cost, 'march');
  if (taken && isOnMap(g, u) && plunders(g, u)) {
    plunder(g, u);
    if (g.s.battle.moving[0] === u + 1) finishMoving(g);
    return false;
  }
  if (!isOnMap(g, u)) {
    finishMoving(g);
    return false;
  }
  return stands && !kills;
}

/** 4.1.4a 4.1.4b 4.1.4c 4.1.4d 4.6f X1 X2 X3 R2 R26 R27 R28 A step of three points tests, of four or more disorganises; once a step. */
function judgeStep(g: Field, u: number, cost: number, cause: 'march' | 'face'): boolean {
  const { stepTestAt, stepDisorganisedFrom } = g.w.charts.movement;
  if (cost < stepTestAt) return true;
  const isCertain = cost >= stepDisorganisedFrom;
  const rule = isCertain ? '4.1.4b' : '4.1.4a';
  if (!isCertain && passes(g, u, cause, rule)) return true;
  g.s.battle.stepFell[0] = 1;
  throwIntoDisorder(g, u, rule);
  return isCertain && isOnMap(g, u);
}

/** R33 A leader's step: he pays and makes no test. */
function stepLeader(g: Field, l: number, to: number): void {
  const { w, s } = g;
  const from = s.leader.zone[l]!;
  const cost = nextCost(g, w.units + l, from, to);
  s.battle.spent[0]! += cost;
  if (!w.linkRoad[linkOf(w, from, to)]) s.battle.offRoad[0] = 1;
  s.leader.zone[l] = to;
  emit(g, {
    type: 'moved',
    rule: '4.1Zc',
    piece: w.leaderIds[l]!,
    from: w.zoneNames[from]!,
    to: w.zoneNames[to]!,
    cost,
  });
}

/** 4.5a 4.5c 10.1c R41 A reinforcement comes in, commanded, and may go on. */
function comeIn(g: Field, piece: number, z: number): void {
  const { w, s } = g;
  finishMoving(g);
  const unit = isUnit(g, piece);
  const cost = unit ? entryCost(g, piece, z) : leaderEntryCost(g, piece - w.units, z);
  const column = unit ? w.unitColumn[piece]! : w.leaderColumn[piece - w.units]!;
  if (s.column.entered[column] === 0) s.column.entered[column] = turnOf(g);
  s.battle.moving[0] = piece + 1;
  s.battle.start[0] = z;
  s.battle.spent[0] = cost;
  s.battle.stepCost[0] = cost;
  s.battle.offRoad[0] = hasRoadOut(g, z) ? 0 : 1;
  emit(g, { type: 'entered', rule: '4.5a', piece: w.pieces[piece]!, zone: w.zoneNames[z]!, cost });
  if (unit) {
    put(g, piece, z);
    mark(g, piece, MARCHED);
    arrive(g, piece, z, cost);
  } else {
    s.leader.zone[piece - w.units] = z;
    s.leader.place[piece - w.units] = ON_MAP;
  }
}
const hasRoadOut = (g: Field, z: number): boolean => {
  const { first } = g.w.passage;
  for (let link = first[z]!; link < first[z + 1]!; link++) if (g.w.linkRoad[link]) return true;
  return false;
};

/** M.3 AU.3 D.5 CO.3 Off the map for good, and the points at once. */
function leaveMap(g: Field, piece: number): void {
  const { w, s } = g;
  takeUp(g, piece);
  const unit = isUnit(g, piece);
  const l = piece - w.units;
  const zone = unit ? s.unit.zone[piece]! : s.leader.zone[l]!;
  const side = unit ? w.unitSide[piece]! : w.leaderSide[l]!;
  const exit = exitFor(g, side, zone)!;
  const rank = !unit && hasLeader(g, l, REPLACED) ? CC : unit ? 0 : w.data.leaders[l]!.rank;
  const points = unit ? (w.unitParent[piece]! >= 0 ? 0 : exit.units[w.unitType[piece]!]!) : exit.leaders[rank]!;
  const rule = (w.specials.exit.find((e) => e.side === side)?.rule ?? '9.0a') as 'M.3';
  if (unit) {
    lift(g, piece);
    s.unit.place[piece] = EXITED;
    unmark(g, piece, 0xffff);
    // R96 Enfants perdus that leave are gone for their parent.
    if (w.unitParent[piece]! >= 0) giveBack(g, w.unitParent[piece]!);
  } else {
    s.leader.zone[l] = NOWHERE;
    s.leader.place[l] = EXITED;
  }
  score(g, side, points);
  emit(g, { type: 'left-map', rule, piece: w.pieces[piece]!, zone: w.zoneNames[zone]!, points });
  finishMoving(g);
}

/** 4.6c 4.6d 4.6e 4.6f 4.6g R28 Mounting and dismounting: two points, judged together with the step before it. */
function changeFace(g: Field, u: number): void {
  const { battle } = g.s;
  takeUp(g, u);
  const price = g.w.charts.movement.mountOrDismount;
  const total = battle.stepCost[0]! + price;
  battle.spent[0]! += price;
  showPace(g, u);
  const isStepBefore = battle.stepCost[0]! > 0 && battle.stepFell[0] === 0;
  const wasMounted = isMounted(g, u);
  // 4.6d The quality that counts is that of the face it had: both are the same figure on the counter.
  if (wasMounted) mark(g, u, DISMOUNTED);
  else unmark(g, u, DISMOUNTED);
  emit(g, { type: wasMounted ? 'dismounted' : 'mounted', rule: '4.6c', piece: g.w.unitIds[u]! });
  if (isStepBefore) judgeStep(g, u, total, 'face');
  finishMoving(g);
}
