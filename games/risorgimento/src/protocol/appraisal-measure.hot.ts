import { distance, type HexId, hexId } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { formationId, leaderId } from '../model/ids.ts';
import {
  brigadierOf,
  commanderOf,
  DISORDERED,
  type Field,
  IN_RESERVE,
  isLeaderOnMap,
  SQUARE,
  STRATEGIC,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import {
  ARTILLERY,
  CORPS_CAVALRY,
  CORPS_COMMANDER,
  INERT,
  isFoot,
  isHorse,
  LOST,
  ON_MAP,
  RESERVE_ARTILLERY,
  WAITING,
} from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { corpsRange, isAble } from '../rules/4-command.ts';
import { isOpen, limitOf } from '../rules/4-corps.ts';
import { isAlone } from '../rules/5-leaders.ts';
import { readChances } from './appraisal-chances.hot.ts';
import { marchDistances } from './march-distance.ts';
import { T } from './terms.ts';

/** A unit by its being there, beside the cohesion it has left. */
const BEING_THERE = 0.5;
const SHAKEN_GUNS = 1.7;
/** Units in strategic movement, or in squares, are worth less in the face of the enemy; those that recover in reserve are the better for it. */
const ON_THE_ROAD = 1.4;
const IDLE_SQUARE = 0.4;
const RECOVERING = 0.8;
const RESTING = 0.35;
/** How near the enemy has to be for that. */
const FACING_ENEMY = 5;
const CAVALRY_NEAR = 4;
/** What an objective counts for that is held already, against one to be taken: nearly as much, or those who stand round it would lose more by taking it than it is worth. */
const TO_HOLD = 0.95;
/** Turns of holding a hex that are looked ahead to. */
const TURNS_AHEAD = 4;
const GUARDS = 2;
/** What each hex too far away takes off the use of guns. */
const TOO_FAR = 0.12;
const FAR = 99;
/** Hexes beyond the range of a leader that are told apart. */
const MOST_BEYOND = 6;

interface Room {
  /** What lies at each objective, whoever scores it. */
  readonly stakes: Float64Array;
  /** Stacks of the enemy, and of his cavalry, by their places. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  readonly isCavalry: Uint8Array;
  count: number;
}
const rooms = oncePer((w: RisorgimentoWorld): Room => {
  const n = w.units + 1;
  return {
    stakes: new Float64Array(Math.max(1, w.objectives.length)),
    q: new Int16Array(n),
    r: new Int16Array(n),
    isCavalry: new Uint8Array(n),
    count: 0,
  };
});

/** What a side has of each term, in their order. */
export function measure(g: Field, side: number, out: Float64Array): void {
  out.fill(0);
  const room = rooms(g.w);
  readStakes(g, room.stakes);
  readEnemies(g, side, room);
  readPoints(g, side, out);
  readUnits(g, side, room, out);
  readGoals(g, side, room.stakes, out);
  const chances = readChances(g, side, room.stakes);
  out[T.attack] = chances.attack;
  out[T.threat] = chances.threat;
  readBrigades(g, side, out);
  readLeaders(g, side, room, out);
  readTempo(g, side, out);
}

function readStakes({ w, s }: Field, stakes: Float64Array): void {
  const { objectives, perTurn, turns } = w.data;
  const left = Math.min(turns.length - s.battle.turn[0]! + 1, TURNS_AHEAD);
  for (let o = 0; o < objectives.length; o++) stakes[o] = objectives[o]!.points;
  for (let i = 0; i < perTurn.length; i++) {
    const o = w.objectiveIndex[perTurn[i]!.hex]!;
    if (o > 0) stakes[o - 1]! += perTurn[i]!.points * left;
  }
}

/** Where the enemy's stacks are. */
function readEnemies({ w, s }: Field, side: number, room: Room): void {
  const { q, r } = w.grid;
  const enemies = w.sideUnits[1 - side]!;
  const { place, hex: hexes, marks } = s.unit;
  let n = 0;
  for (let i = 0; i < enemies.length; i++) {
    const u = enemies[i]!;
    if (place[u] !== ON_MAP) continue;
    const hex = hexes[u]!;
    if (s.at.top[hex] !== u + 1 && !isHorse(w.unitType[u]!)) continue;
    room.q[n] = q[hex]!;
    room.r[n] = r[hex]!;
    room.isCavalry[n] = isHorse(w.unitType[u]!) && !(marks[u]! & DISORDERED) ? 1 : 0;
    n++;
  }
  room.count = n;
}
/** Hexes to the nearest enemy, or to the nearest of his cavalry. */
function nearestEnemy({ w }: Field, room: Room, hex: HexId, onlyCavalry = false): number {
  const q = w.grid.q[hex]!;
  const r = w.grid.r[hex]!;
  let least = FAR;
  for (let i = 0; i < room.count; i++) {
    if (onlyCavalry && !room.isCavalry[i]) continue;
    const dq = room.q[i]! - q;
    const dr = room.r[i]! - r;
    const far = dq > 0 === dr > 0 ? Math.abs(dq + dr) : Math.max(Math.abs(dq), Math.abs(dr));
    if (far < least) least = far;
  }
  return least;
}

/** 9 What is held, and what the enemy has lost. */
function readPoints({ w, s }: Field, side: number, out: Float64Array): void {
  const { objectives } = w.data;
  let held = s.side.turnPoints[side]!;
  if (side === w.data.scoresObjectives)
    for (let o = 0; o < objectives.length; o++) if (s.objective.owner[o] === side) held += objectives[o]!.points;
  let groups = 0;
  for (let i = 0; i < w.moraleGroups.length; i++)
    if (w.corpsSide[w.moraleGroups[i]!.corps] !== side && s.morale.isDemoralized[i]) groups++;
  out[T.held] = held;
  out[T.losses] = s.side.killed[side]! * w.data.pointsEliminated + groups * w.data.pointsDemoralized;
}

function readUnits(g: Field, side: number, room: Room, out: Float64Array): void {
  const { w, s } = g;
  const { place, hits, marks, hex: hexes } = s.unit;
  const units = w.sideUnits[side]!;
  const kept = w.charts.recovery.kept;
  let infantry = 0;
  let horse = 0;
  let batteries = 0;
  let order = 0;
  let gunfire = 0;
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    if (place[u] === LOST) continue;
    const type = w.unitType[u]!;
    const isGun = type === ARTILLERY;
    if (isGun) batteries++;
    else {
      const worth = BEING_THERE + (w.cohesion[u]! + 1 - hits[u]!) / (w.cohesion[u]! + 1);
      if (isFoot(type)) infantry += worth;
      else horse += worth;
    }
    if (place[u] !== ON_MAP) continue;
    const mark = marks[u]!;
    const hex = hexes[u]!;
    if (mark & DISORDERED) order -= isGun ? SHAKEN_GUNS : 1;
    else if (isGun) gunfire += gunsAt(g, room, hex, w.gunRange[u]!);
    if (mark === 0) continue;
    if (mark & STRATEGIC && nearestEnemy(g, room, hex) <= FACING_ENEMY) order -= ON_THE_ROAD;
    if (mark & SQUARE && isFoot(type))
      order += nearestEnemy(g, room, hex, true) <= CAVALRY_NEAR ? IDLE_SQUARE : -IDLE_SQUARE;
    if (mark & IN_RESERVE) order += mark & DISORDERED || hits[u]! > kept ? RECOVERING : -RESTING;
  }
  out[T.infantry] = infantry;
  out[T.horse] = horse;
  out[T.batteries] = batteries;
  out[T.order] = order;
  out[T.gunfire] = gunfire;
}
/** Guns draw near until they can be of use, and not next to the enemy. */
function gunsAt(g: Field, room: Room, hex: HexId, range: number): number {
  const far = nearestEnemy(g, room, hex);
  const reach = range < 4 ? range : 4;
  return far <= 1 ? 0 : far <= reach ? 1 : Math.max(0, 1 - TOO_FAR * (far - reach));
}

/** How near the units are to what matters by march, the nearest to each objective, and who guards what is held. */
function readGoals(g: Field, side: number, stakes: Float64Array, out: Float64Array): void {
  const { w, s } = g;
  const { pull, nearest, worth } = marchDistances(g);
  const goals = w.objectives.length;
  const { owner } = s.objective;
  const { place, hex: hexes } = s.unit;
  for (let o = 0; o < goals; o++) {
    nearest[o] = 0;
    worth[o] = stakes[o]! * (owner[o] === side ? TO_HOLD : 1);
  }
  let near = 0;
  const units = w.sideUnits[side]!;
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    if (place[u] !== ON_MAP || w.unitType[u] === ARTILLERY) continue;
    const first = hexes[u]! * goals;
    let best = 0;
    for (let o = 0; o < goals; o++) {
      const by = pull[first + o]!;
      if (by > nearest[o]!) nearest[o] = by;
      if (worth[o]! * by > best) best = worth[o]! * by;
    }
    near += best;
  }
  let first = 0;
  let garrison = 0;
  for (let o = 0; o < goals; o++) {
    first += stakes[o]! * nearest[o]!;
    if (owner[o] === side) garrison += stakes[o]! * guards(g, side, w.objectives[o]!);
  }
  out[T.near] = near;
  out[T.first] = first;
  out[T.garrison] = garrison;
}
function guards({ w, s }: Field, side: number, hex: HexId): number {
  let n = 0;
  for (let u = s.at.top[hex]! - 1; u >= 0; u = s.unit.under[u]! - 1) {
    if (w.unitSide[u] !== side) return 0;
    if (isFoot(w.unitType[u]!) && !(s.unit.marks[u]! & DISORDERED)) n++;
  }
  return n >= GUARDS ? 1 : n / GUARDS;
}

/** 9.1 9.2 Brigades that are broken or near it, and corps that are demoralised beyond the points for it. */
function readBrigades({ w, s }: Field, side: number, out: Float64Array): void {
  const { place, marks } = s.unit;
  let morale = 0;
  for (let f = formationId(0); f < w.formations; f++) {
    const kind = w.formationKind[f];
    if (w.formationSide[f] !== side || kind === RESERVE_ARTILLERY || kind === CORPS_CAVALRY) continue;
    const units = w.formationUnits[f]!;
    let all = 0;
    let broken = 0;
    for (let i = 0; i < units.length; i++) {
      const u = units[i]!;
      if (place[u] === WAITING) continue;
      all++;
      if (place[u] === LOST || marks[u]! & DISORDERED) broken++;
    }
    if (s.formation.isHorsDeCombat[f]) morale -= 1;
    if (all > 0) morale -= (broken / all) * (broken / all);
  }
  out[T.morale] = morale;
}

/** Leaders near those they command, and not within reach of the enemy by themselves. */
function readLeaders(g: Field, side: number, room: Room, out: Float64Array): void {
  const { w, s } = g;
  let command = 0;
  for (let f = formationId(0); f < w.formations; f++) {
    if (w.formationSide[f] !== side) continue;
    const l = brigadierOf(g, f);
    const units = w.formationUnits[f]!;
    const isLed = l >= 0 && isLeaderOnMap(g, l);
    const at = isLed ? s.leader.hex[l]! : hexId(0);
    // His range is in movement points: where ground is dear it does not reach as many hexes.
    const range = isLed ? w.data.leaders[l]!.range - 1 : 0;
    let led = 0;
    for (let i = 0; i < units.length; i++) {
      const u = units[i]!;
      if (s.unit.place[u] !== ON_MAP) continue;
      led++;
      if (!isLed) continue;
      const beyond = distance(w.grid, at, s.unit.hex[u]!) - range;
      if (beyond > 0) command -= 0.2 * (beyond < MOST_BEYOND ? beyond : MOST_BEYOND);
    }
    if (!isLed) {
      if (l >= 0) command -= 0.2 * MOST_BEYOND * led;
      continue;
    }
    const commander = commanderOf(g, w.formationCorps[f]!);
    if (commander < 0 || !isAble(g, commander)) continue;
    const beyond = distance(w.grid, at, s.leader.hex[commander]!) - corpsRange(g, commander);
    if (beyond > 0) command -= 0.2 * led + 0.1 * (beyond < 12 ? beyond : 12);
  }
  let chief = 0;
  for (let l = leaderId(0); l < w.leaders; l++) {
    if (w.leaderSide[l] !== side || !isLeaderOnMap(g, l)) continue;
    const isCorps = w.leaderRank[l] === CORPS_COMMANDER;
    if (isCorps && (s.leader.isReduced[l] || s.leader.spent[l]! > w.charts.commanders.freeMove)) chief -= 0.5;
    if (s.leader.isFinished[l]) chief -= 0.5;
    if (!isAlone(g, l)) continue;
    const far = nearestEnemy(g, room, s.leader.hex[l]!);
    if (far <= 4) chief -= 1 / Math.max(1, far - 1);
  }
  out[T.command] = command;
  out[T.chief] = chief;
}

/** Steps of formations that are still to come in this turn; the one at work counts for half, and no step is lost by beginning it. */
function readTempo(g: Field, side: number, out: Float64Array): void {
  const { w, s } = g;
  const active = s.battle.corps[0]! - 1;
  const working = s.battle.formation[0]! - 1;
  const list = w.sideCorps[side]!;
  const goesOn = isActivationOpen(g);
  let steps = 0;
  for (let i = 0; i < list.length; i++) {
    const corps = list[i]!;
    const formations = w.corpsFormations[corps]!;
    const left = isOpen(g, corps) ? limitOf(g, corps) - s.corps.used[corps]! : 0;
    if (corps !== active) {
      if (left > 0) steps += left * formations.length;
      continue;
    }
    steps += Math.max(0, left - 1) * formations.length + 0.5;
    for (let k = 0; k < formations.length; k++) {
      const f = formations[k]!;
      if (!s.formation.hasActed[f]) steps += goesOn ? 1 : 0;
      else if (f === working && s.formation.orders[f] !== INERT) steps += 0.5;
    }
  }
  out[T.tempo] = steps;
}
/** Whether more formations may begin in the activation at hand: the question which of them is still to be asked. */
function isActivationOpen({ s }: Field): boolean {
  for (let i = s.kernel.depth[0]! - 1; i >= 0; i--) if (s.stack.step[i] === STEP.formation) return true;
  return false;
}
