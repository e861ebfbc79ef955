import { distance, type HexId } from '@tambour/boards';
import { leaderOf } from '../model/formation.ts';
import { leaderId, type UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { ART, BAGGAGE, CINC, DISORGANISED, DRG, FRENCH, INF, LOST, ON_MAP, ROUTED } from '../model/vocabulary.ts';
import { inEnemyZoc } from '../rules/6-zone-of-control.ts';
import { commanderRange, rangeOf } from '../rules/8-command.ts';
import { mayBombard, protection } from '../rules/11-fire.ts';
import { baggageOwner } from '../rules/13-victory.ts';
import { readChances } from './appraisal-chances.hot.ts';
import { type Room, roomOf } from './appraisal-room.ts';
import { marchNearness } from './march-nearness.ts';
import { DISORDER, LOST_POINT, ROUT } from './shock-worth.ts';
import { T } from './terms.ts';

/** What an objective counts for that a side holds already, against one that it has yet to take. */
const TO_HOLD = 0.5;
/** How much worse than disorganisation a rout is, and disorganisation beside the enemy, where it does not go away. */
const ROUTED_UNIT = 3.5;
const BESIDE_ENEMY = 1.5;
/** Strength that makes an objective safe, and how much of a neighbour's counts. */
const SAFE = 4;
const NEIGHBOUR = 0.35;
/** Who holds an objective holds it as with so much strength more; and how much of its strength a unit in disorder brings. */
const POSSESSION = 1;
const SHAKEN = 0.7;
const BREACHED_POST = 0.5;
/** Guns without a target: what they have for each hex nearer to one. */
const NO_TARGET_YET = 0.3;

/** What a side has of each term, in their order. */
export function measure(g: Field, side: number, out: Float64Array): void {
  const room = roomOf(g.w);
  readPoints(g, side, out);
  readUnits(g, side, room, out);
  readGoals(g, side, room, out);
  const chances = readChances(g, side, room);
  out[T.attack] = chances.attack;
  out[T.threat] = chances.threat;
  out[T.flanking] = chances.flanking;
  out[T.works] = side === FRENCH ? 0 : manned(g, room);
  readGuns(g, side, out);
  readLeaders(g, side, out);
}

/** 13.3 What is held, and what the enemy has lost. */
function readPoints(g: Field, side: number, out: Float64Array): void {
  const { w, s } = g;
  const { points } = w.charts;
  const own = side + 1;
  let held = 0;
  for (let i = 0; i < w.objectives.length; i++) {
    if (s.objective.owner[i] !== own) continue;
    const b = w.bridge[w.objectives[i]!]!;
    if (b === 0) held += points.objective;
    else if (!s.bridge.isDestroyed[b - 1]) held += points.bridge;
  }
  if (baggageOwner(g) === own) held += points.baggage;
  out[T.held] = held;
  out[T.losses] = points.lost * (side === FRENCH ? s.battle.lostC[0]! : s.battle.lostF[0]!);
  let waiting = 0;
  const formations = w.sideFormations[side]!;
  for (let i = 0; i < formations.length; i++) {
    const f = formations[i]!;
    if (!s.formation.isActivated[f] || s.formation.isActing[f]) waiting++;
  }
  out[T.tempo] = waiting;
}

/** The troops, and the list of those that can fight. */
function readUnits(g: Field, side: number, room: Room, out: Float64Array): void {
  const { w, s } = g;
  const { place, cf, state, hex } = s.unit;
  const { unitClass } = w;
  const units = w.sideUnits[side]!;
  let infantry = 0;
  let horse = 0;
  let batteries = 0;
  let order = 0;
  let count = 0;
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    const cls = unitClass[u]!;
    if (place[u] === LOST || cls === BAGGAGE) continue;
    if (cls === ART) {
      batteries++;
      continue;
    }
    if (cls === INF) infantry += cf[u]!;
    else horse += cf[u]!;
    if (place[u] !== ON_MAP) continue;
    if (state[u] === ROUTED) {
      order -= ROUTED_UNIT;
      continue;
    }
    room.units[count++] = u;
    if (state[u] === DISORGANISED) order -= inEnemyZoc(g, hex[u]!, side) ? BESIDE_ENEMY : 1;
  }
  room.count = count;
  out[T.infantry] = infantry;
  out[T.horse] = horse;
  out[T.batteries] = batteries;
  out[T.order] = order;
}

/** Strength near the objectives by march, the nearest unit to each, and what guards those that are held. */
function readGoals(g: Field, side: number, room: Room, out: Float64Array): void {
  const { w, s } = g;
  const nearness = marchNearness(g, side);
  const { cf, hex } = s.unit;
  const { owner } = s.objective;
  const { nearest, units } = room;
  const goals = w.objectives.length;
  nearest.fill(0);
  let near = 0;
  for (let i = 0; i < room.count; i++) {
    const u = units[i]!;
    const by = nearness[w.unitClass[u] === INF ? 0 : 1];
    const at = hex[u]! * goals;
    let best = 0;
    for (let o = 0; o < goals; o++) {
      const n = by[at + o]!;
      if (n > nearest[o]!) nearest[o] = n;
      const worth = owner[o] === side + 1 ? n * TO_HOLD : n;
      if (worth > best) best = worth;
    }
    near += best * cf[u]!;
  }
  let first = 0;
  let garrison = 0;
  let contest = 0;
  readGrip(g, side, room.grip);
  readGrip(g, 1 - side, room.enemyGrip);
  for (let o = 0; o < goals; o++) {
    first += nearest[o]!;
    if (owner[o] === side + 1) garrison += guards(g, side, w.objectives[o]!);
    const own = room.grip[o]! + (owner[o] === side + 1 ? POSSESSION : 0);
    const enemy = room.enemyGrip[o]! + (owner[o] === 2 - side ? POSSESSION : 0);
    contest += (worthOf(g, o) * own) / (own + enemy + POSSESSION);
  }
  out[T.contest] = contest;
  out[T.near] = near;
  out[T.first] = first;
  out[T.garrison] = garrison;
}

/** What is at stake at an objective: nothing any more at a bridge that is broken; where the baggage stands, that as well. */
function worthOf(g: Field, o: number): number {
  const { w, s } = g;
  const { points } = w.charts;
  const hex = w.objectives[o]!;
  const b = w.bridge[hex]!;
  if (b > 0) return s.bridge.isDestroyed[b - 1] ? 0 : points.bridge;
  return points.objective + (w.baggage >= 0 && s.unit.hex[w.baggage] === hex ? points.baggage : 0);
}
/** The strength that a side can bring to each objective, that which is near more than that which is far. */
function readGrip(g: Field, side: number, into: Float64Array): void {
  const { w, s } = g;
  const { place, state, cf, hex } = s.unit;
  const nearness = marchNearness(g, side);
  const goals = w.objectives.length;
  const units = w.sideUnits[side]!;
  into.fill(0);
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    const cls = w.unitClass[u]!;
    if (place[u] !== ON_MAP || cls > DRG || state[u] === ROUTED) continue;
    const by = nearness[cls === INF ? 0 : 1];
    const at = hex[u]! * goals;
    const strength = state[u] === DISORGANISED ? cf[u]! * SHAKEN : cf[u]!;
    for (let o = 0; o < goals; o++) into[o]! += strength * by[at + o]! * by[at + o]!;
  }
}

/** 7.6 Posts of the camp that are held: less where the work is breached, or by a weak unit. Only the Coalition has works to hold. */
function manned(g: Field, { posts }: Room): number {
  const { w, s } = g;
  let held = 0;
  for (let i = 0; i < posts.length; i++) {
    const hex = posts[i]!;
    const u = s.at.unit[hex]! - 1;
    if (u < 0 || w.unitSide[u] === FRENCH || s.unit.state[u] === ROUTED || w.unitClass[u]! > DRG) continue;
    const isWhole = (s.breach.sides[w.workRow[hex]! - 1]! & w.inner[hex]!) === 0;
    const strength = s.unit.cf[u]! >= 2 ? 1 : 0.6;
    held += isWhole ? strength : strength * BREACHED_POST;
  }
  return held;
}

function guards(g: Field, side: number, hex: HexId): number {
  let strength = strengthAt(g, side, hex);
  for (let d = 0; d < 6; d++) {
    const x = g.w.near[hex * 6 + d]!;
    if (x >= 0) strength += NEIGHBOUR * strengthAt(g, side, x);
  }
  return strength >= SAFE ? 1 : strength / SAFE;
}
function strengthAt(g: Field, side: number, hex: HexId): number {
  const u = g.s.at.unit[hex]! - 1;
  return u >= 0 && g.w.unitSide[u] === side && g.s.unit.state[u] !== ROUTED ? g.s.unit.cf[u]! : 0;
}

/** What the best shot of each battery does on the average, 10.3; without a target, how near it is to one. */
function readGuns(g: Field, side: number, out: Float64Array): void {
  const { w, s } = g;
  const batteries = w.batteries[side]!;
  const enemies = w.sideUnits[1 - side]!;
  let total = 0;
  for (let i = 0; i < batteries.length; i++) {
    const b = batteries[i]!;
    if (s.unit.place[b] !== ON_MAP) continue;
    const from = s.unit.hex[b]!;
    let best = 0;
    let nearest = 99;
    for (let k = 0; k < enemies.length; k++) {
      const v = enemies[k]!;
      if (s.unit.place[v] !== ON_MAP || w.unitClass[v]! > DRG) continue;
      const far = distance(w.grid, from, s.unit.hex[v]!);
      if (far < nearest) nearest = far;
      if (far > w.charts.artilleryRange || !mayBombard(g, b, s.unit.hex[v]!)) continue;
      const worth = shotWorth(g, b, s.unit.hex[v]!, far, s.unit.state[v] === DISORGANISED);
      if (worth > best) best = worth;
    }
    total += best > 0 ? best : NO_TARGET_YET / Math.max(1, nearest - w.charts.artilleryRange + 1);
  }
  out[T.gunfire] = total;
}
function shotWorth(g: Field, b: UnitId, hex: HexId, far: number, isShaken: boolean): number {
  const add = protection(g, g.s.unit.hex[b]!, hex) - g.w.fireModifier[b]! - (far === 1 ? 1 : 0) + (far === 3 ? 1 : 0);
  const kills = Math.max(0, Math.min(1, (1 - add) / 10));
  const disorders = Math.max(0, Math.min(1, (4 - add) / 10)) + 0.15;
  return kills * LOST_POINT + disorders * (isShaken ? ROUT : DISORDER);
}

/** Leaders near those they lead and to those who command them; and the danger of the commanders-in-chief, who die with the unit they are with. */
function readLeaders(g: Field, side: number, out: Float64Array): void {
  const { w, s } = g;
  const formations = w.sideFormations[side]!;
  let command = 0;
  for (let i = 0; i < formations.length; i++) {
    const f = formations[i]!;
    const l = leaderOf(g, f);
    if (s.leader.place[l] !== ON_MAP) continue;
    const at = s.leader.hex[l]!;
    const radius = rangeOf(g, l);
    const units = w.formationUnits[f]!;
    let led = 0;
    for (let k = 0; k < units.length; k++) {
      const u = units[k]!;
      if (s.unit.place[u] !== ON_MAP || w.unitClass[u]! > DRG) continue;
      const beyond = distance(w.grid, at, s.unit.hex[u]!) - radius;
      led += s.unit.cf[u]!;
      if (beyond > 0) command -= s.unit.cf[u]! * (beyond > 4 ? 1 : 0.4 + 0.15 * beyond);
    }
    if (w.leaderRole[l] === CINC || w.data.leaders[l]?.isAlwaysInCommand) continue;
    const beyond = beyondCommander(g, side, f, at);
    if (beyond > 0) command -= led * (1 - w.activation[l]! / 6) * Math.min(1, 0.5 + 0.1 * beyond);
  }
  out[T.command] = command;
  let chief = 0;
  for (let l = leaderId(0); l < w.leaders; l++) {
    if (w.leaderRole[l] !== CINC || w.leaderSide[l] !== side || s.leader.place[l] !== ON_MAP) continue;
    chief -= danger(g, side, s.leader.hex[l]!);
  }
  out[T.chief] = chief;
}
function beyondCommander(g: Field, side: number, f: number, at: HexId): number {
  const { w, s } = g;
  let least = 99;
  for (let c = leaderId(0); c < w.leaders; c++) {
    if (w.leaderRole[c] !== CINC || w.leaderSide[c] !== side || s.leader.place[c] !== ON_MAP) continue;
    if (!commands(w.commands[c]!, f)) continue;
    const beyond = distance(w.grid, s.leader.hex[c]!, at) - commanderRange(g, c);
    if (beyond < least) least = beyond;
  }
  return least === 99 ? 0 : least;
}
function commands(list: ArrayLike<number>, f: number): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === f) return true;
  return false;
}

function danger(g: Field, side: number, hex: HexId): number {
  const { w, s } = g;
  const u = s.at.unit[hex]! - 1;
  if (u < 0) return 0;
  let enemies = 0;
  for (let d = 0; d < 6; d++) {
    const x = w.near[hex * 6 + d]!;
    if (x < 0) continue;
    const v = s.at.unit[x]! - 1;
    if (v >= 0 && w.unitSide[v] !== side && s.unit.state[v] !== ROUTED) enemies += s.unit.cf[v]!;
  }
  return (enemies / (s.unit.cf[u]! + 1)) * (s.unit.state[u] === 0 ? 1 : 2);
}
