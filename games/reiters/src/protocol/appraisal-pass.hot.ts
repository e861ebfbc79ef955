import type { ZoneId } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { replaced as REPLACED } from '../model/leader-marks.ts';
import {
  charge as CHARGE,
  dismounted as DISMOUNTED,
  disorganised as DISORGANISED,
  isolated as ISOLATED,
} from '../model/marks.ts';
import { type Field, NOWHERE, turnOf } from '../model/state.ts';
import { ARTILLERY, CAVALRY, EXITED, ON_MAP, WAITING } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { isControlled, unitsIn } from '../model/zone.ts';
import { type Muster, musterOf, weighFights } from './appraisal-fight.hot.ts';
import { type AppraisalTables, NO_WAY, tablesOf } from './appraisal-tables.ts';
import { T, TERMS } from './appraisal-terms.ts';

/** What a unit counts besides its combat factor, and what each factor adds. */
const BEING_THERE = 0.6;
const A_FACTOR = 0.25;
/** A fresh charge, in the same measure. */
const FRESH_CHARGE = 0.15;
/** A unit still to come. */
const TO_COME = 0.3;
/** Troops near an objective of the enemy's keep him from it. */
const TO_DENY = 0.5;
/** How far away an enemy can be and still come upon a leader or baggage in one move: horse, and foot. */
const RIDDEN_DOWN = 4;
const RUN_DOWN = 2;

/** Room for the measures of both sides, which are worked out together and kept until the position is another. */
const roomOf = oncePer((w: ReitersWorld) => {
  const tables = tablesOf(w);
  return {
    tables,
    muster: musterOf(w),
    measures: [new Float64Array(TERMS.length), new Float64Array(TERMS.length)] as const,
    /** The position that was measured. */
    words: new Int32Array(0),
    /** By goal: how near the nearest unit of its side is, and whether it is held. */
    nearest: new Float64Array(tables.goals.length),
    isHeld: new Uint8Array(tables.goals.length),
  };
});
type Room = ReturnType<typeof roomOf>;

/** What a side has of each term. */
export function measure(g: Field, side: number, out: Float64Array): void {
  const room = roomOf(g.w);
  if (!isSame(room, g.s.words)) {
    room.words.set(g.s.words);
    measureBoth(g, room);
  }
  out.set(room.measures[side]!);
}
function isSame(room: Room, words: Int32Array): boolean {
  const kept = room.words;
  if (kept.length !== words.length) {
    room.words = new Int32Array(words.length);
    return false;
  }
  for (let i = 0; i < kept.length; i++) if (kept[i] !== words[i]) return false;
  return true;
}

function measureBoth(g: Field, room: Room): void {
  const { measures, tables, muster } = room;
  const [first, second] = measures;
  first.fill(0);
  second.fill(0);
  first[T.points] = g.s.battle.pointsC[0]!;
  second[T.points] = g.s.battle.pointsP[0]!;
  passOverUnits(g, room);
  goals(room);
  weighFights(g, tables, muster, measures);
  leaders(g, room);
  baggage(g, room);
}

/** The part of a battle's turns that a way of so many movement points takes: 1 at the place itself. */
const nearness = (cost: number, pace: number): number => (cost === NO_WAY || pace === 0 ? 0 : pace / (pace + cost));

function passOverUnits(g: Field, room: Room): void {
  const { w, s } = g;
  const { tables: t, muster: m, nearest, isHeld } = room;
  m.head.fill(-1);
  m.support.fill(0);
  m.heldCount.fill(0);
  nearest.fill(0);
  isHeld.fill(0);
  const turnsLeft = w.data.turns - Math.max(turnOf(g), 1) + 1;
  for (let u = 0; u < w.units; u++) {
    const side = w.unitSide[u]!;
    const out = room.measures[side]!;
    const z = s.unit.zone[u]!;
    if (z === NOWHERE) {
      const place = s.unit.place[u];
      if (place === WAITING && w.unitParent[u]! < 0) out[T.strength]! += TO_COME;
      if (place === WAITING || place === EXITED) out[T.whole]! += t.points[u]!;
      continue;
    }
    const marks = s.unit.marks[u]!;
    const steps = s.unit.steps[u]!;
    const full = t.fullSteps[u]!;
    const isBack = t.dismounts[u] === 1 ? (marks & DISMOUNTED) !== 0 : steps < full;
    const face = 2 * u + (isBack ? 1 : 0);
    m.face[u] = face;
    const at = 2 * z + side;
    if (m.head[at]! < 0) m.held[side]![m.heldCount[side]!++] = z;
    m.next[u] = m.head[at]!;
    m.head[at] = u;
    const isFit = (marks & (DISORGANISED | ISOLATED)) === 0;
    if (isFit && w.unitParent[u]! < 0) m.support[2 * at + t.weapon[u]!]! += 1;
    const fc = t.fc[face]!;
    const share = (0.5 + (0.5 * steps) / full) * ((marks & ISOLATED) !== 0 ? 0.85 : 1);
    const strength = (BEING_THERE + A_FACTOR * fc) * share;
    out[T.strength]! += strength + ((marks & CHARGE) !== 0 ? FRESH_CHARGE : 0);
    if (steps === full) out[T.whole]! += t.points[u]!;
    if ((marks & DISORGANISED) !== 0) out[T.order]! -= fc;
    if (isControlled(g, z, 1 - side)) out[T.contact]! -= 1;
    const pace = t.pace[face]!;
    for (let i = 0; i < t.goals.length; i++) {
      const goal = t.goals[i]!;
      const cost = goal.cost[z]!;
      const near = nearness(cost, pace);
      if (goal.side === side) {
        if (cost === 0 && (marks & ISOLATED) === 0) isHeld[i] = 1;
        if (near > nearest[i]! && cost <= pace * turnsLeft) nearest[i] = near;
        out[T.mass]! += goal.points * strength * near;
      } else out[T.mass]! += TO_DENY * goal.points * strength * near;
    }
    if (t.exits.length > 0) out[T.exit]! += wayOff(t, u, z, pace, turnOf(g), turnsLeft);
  }
}

/** Points for the way off the map: far from the edge with little time left they are out of reach, near it as good as had. */
function wayOff(t: AppraisalTables, u: number, z: ZoneId, pace: number, turn: number, left: number): number {
  let best = 0;
  for (let i = 0; i < t.exits.length; i++) {
    const exit = t.exits[i]!;
    const worth = exit.units[u]!;
    const cost = exit.cost[z]!;
    if (worth === 0 || cost === NO_WAY || pace === 0) continue;
    const turns = Math.max(exit.fromTurn - turn, (cost + 1) / pace);
    if (turns > left) continue;
    const value = worth * (1 - turns / (left + 1));
    if (value > best) best = value;
  }
  return best;
}

function goals(room: Room): void {
  const { tables, nearest, isHeld, measures } = room;
  for (let i = 0; i < tables.goals.length; i++) {
    const { side, points } = tables.goals[i]!;
    if (isHeld[i] === 1) measures[side]![T.held]! += points;
    else measures[side]![T.reach]! += points * nearest[i]!;
  }
}

/** Whether a unit of a side could come upon a zone in one move. */
function canComeTo(g: Field, t: AppraisalTables, m: Muster, side: number, z: ZoneId): boolean {
  const { w, s } = g;
  const units = w.sideUnits[side]!;
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    const at = s.unit.zone[u]!;
    if (at === NOWHERE) continue;
    const arm = t.arm[m.face[u]!];
    if (arm !== ARTILLERY && w.steps[at * w.zones + z]! <= (arm === CAVALRY ? RIDDEN_DOWN : RUN_DOWN)) return true;
  }
  return false;
}

/** Leaders near their units, and those in danger. */
function leaders(g: Field, room: Room): void {
  const { w, s } = g;
  const { tables: t, muster: m } = room;
  for (let l = 0; l < w.leaders; l++) {
    if (s.leader.place[l] !== ON_MAP) continue;
    const side = w.leaderSide[l]!;
    const out = room.measures[side]!;
    const z = s.leader.zone[l]!;
    const units = w.columnUnits[w.leaderColumn[l]!]!;
    let near = 0;
    let of = 0;
    for (let i = 0; i < units.length; i++) {
      const at = s.unit.zone[units[i]!]!;
      if (at === NOWHERE) continue;
      of++;
      const far = w.steps[z * w.zones + at]!;
      near += far <= 2 ? 1 : 0.8 / (far - 2);
    }
    out[T.command]! += 1 + (of > 0 ? near / of : 0);
    if ((s.leader.marks[l]! & REPLACED) !== 0) continue;
    const points = t.leaders[l]!.points;
    if (unitsIn(g, z, side) === 0) {
      if (canComeTo(g, t, m, 1 - side, z)) out[T.chief]! -= points;
    } else if (isControlled(g, z, 1 - side)) out[T.chief]! -= 0.15 * points;
  }
}

/** Baggage nobody guards, within reach of the enemy. */
function baggage(g: Field, room: Room): void {
  const { w, s } = g;
  for (let b = 0; b < w.baggage; b++) {
    const z = s.baggage.zone[b]!;
    const side = w.baggageSide[b]!;
    if (z === NOWHERE || unitsIn(g, z, side) > 0 || !canComeTo(g, room.tables, room.muster, 1 - side, z)) continue;
    room.measures[side]![T.baggage]! -= w.data.victory.elimination[1 - side]!.baggage;
  }
}
