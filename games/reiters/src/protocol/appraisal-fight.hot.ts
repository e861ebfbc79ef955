import { canSee, type ZoneId } from '@tambour/boards';
import { packed } from '@tambour/kernel';
import { replaced as REPLACED } from '../model/leader-marks.ts';
import {
  charge as CHARGE,
  crossed as CROSSED,
  disorganised as DISORGANISED,
  fought as FOUGHT,
  isolated as ISOLATED,
  reacted as REACTED,
} from '../model/marks.ts';
import { type Field, NOWHERE } from '../model/state.ts';
import {
  AP_GROUPS,
  ARTILLERY,
  ARTILLERY_GROUP,
  CAVALRY,
  CLASSES,
  DOTTED,
  FIRE,
  ON_MAP,
  OPEN,
  RESERVE,
  SEQUENCES,
} from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { attacked as ATTACKED, held as HELD, reaction as REACTION } from '../model/zone-marks.ts';
import { sightLimit } from '../rules/4-sight.ts';
import type { AppraisalTables } from './appraisal-tables.ts';
import { T } from './appraisal-terms.ts';

const GROUPS = AP_GROUPS.length;
const COMBAT = SEQUENCES.indexOf('combat');
const MOVEMENT = SEQUENCES.indexOf('movement');
const IN_REACTION = SEQUENCES.indexOf('reaction');
/** A combat of one's own that is still to come in this phase is as good as fought; others may still be spoilt by the enemy. */
const READY = 1;
const NEXT = 0.8;
const LATER = 0.6;
/** How far horse and foot strike in their next move, in zones. */
const HORSE_REACH = 3;
const FOOT_REACH = 2;

/** Units by zone and what they bring to a fight: filled in by the pass over the units. */
export const musterOf = ({ zones, units }: ReitersWorld) => ({
  /** By zone and side (2 × zone + side): the first unit, and by unit the next of its zone. -1 is nobody. */
  head: new Int16Array(2 * zones),
  next: new Int16Array(units),
  face: new Uint8Array(units),
  attack: new Int8Array(units),
  defence: new Int8Array(units),
  /** What it has alone, without support. */
  alone: new Int8Array(units),
  mayAttack: new Uint8Array(units),
  /** By zone and side: units that can support, of each weapon. */
  support: new Uint8Array(4 * zones),
  /** Zones a side holds. */
  held: [packed<ZoneId>(new Uint8Array(zones)), packed<ZoneId>(new Uint8Array(zones))] as const,
  heldCount: new Uint8Array(2),
  /** By zone: the best attack on it. */
  best: new Float64Array(zones),
  bestKill: new Float64Array(zones),
});
export type Muster = ReturnType<typeof musterOf>;

/** What each unit brings to a fight as attacker and as defender, whoever its opponent is. */
function weighUnits(g: Field, t: AppraisalTables, m: Muster): void {
  const { w, s } = g;
  const { supportEach, disorganised, orders } = w.charts;
  const isAdvanced = w.switches.advanced;
  for (let u = 0; u < w.units; u++) {
    const z = s.unit.zone[u]!;
    if (z === NOWHERE) continue;
    const marks = s.unit.marks[u]!;
    const at = 2 * (2 * z + w.unitSide[u]!) + 1 - t.weapon[u]!;
    const alone = t.fc[m.face[u]!]! + ((marks & DISORGANISED) !== 0 ? disorganised : 0);
    const power = alone + m.support[at]! * supportEach;
    const isIsolated = (marks & ISOLATED) !== 0;
    m.alone[u] = alone;
    m.attack[u] = power;
    m.defence[u] = power;
    m.mayAttack[u] = isIsolated ? 0 : 1;
    if (!isAdvanced) continue;
    const order = orders[isIsolated ? RESERVE : s.column.order[w.unitColumn[u]!]!]!;
    m.attack[u]! += order.apModifier;
    m.defence[u]! += order.dpModifier;
    if (!(t.arm[m.face[u]!] === ARTILLERY ? order.canFireArtillery : order.canAttack)) m.mayAttack[u] = 0;
  }
  for (let l = 0; l < w.leaders; l++) {
    if (s.leader.place[l] !== ON_MAP || (s.leader.marks[l]! & REPLACED) !== 0) continue;
    const { attack, defence } = t.leaders[l]!;
    for (let u = m.head[2 * s.leader.zone[l]! + w.leaderSide[l]!]!; u >= 0; u = m.next[u]!) {
      m.attack[u]! += attack[u]!;
      m.defence[u]! += defence[u]!;
    }
  }
}

/** How soon a unit can strike: what its chances are worth. */
function readiness(g: Field, t: AppraisalTables, u: number, side: number): number {
  const { s, w } = g;
  if (side !== s.battle.active[0]) return NEXT;
  const isSpent =
    s.battle.sequence[0]! > COMBAT ||
    (s.unit.marks[u]! & (FOUGHT | CROSSED)) !== 0 ||
    (s.battle.sequence[0] === COMBAT && (s.zone.marks[s.unit.zone[u]!]! & ATTACKED) !== 0) ||
    s.battle.turn[0]! <= t.heldUntil[w.unitColumn[u]!]!;
  return isSpent ? LATER : READY;
}

/** The best attack on every zone of the enemy's that a side stands next to. */
function strikes(g: Field, t: AppraisalTables, m: Muster, side: number, out: Float64Array): void {
  const { w, s } = g;
  const { first, to: ends, crossing } = w.passage;
  const { charge, leastDifferential: low, greatestDifferential: high } = w.charts;
  const enemy = 1 - side;
  const byBorder = w.crossingTerrain[enemy]!;
  const { best, bestKill } = m;
  const held = m.held[enemy]!;
  const count = m.heldCount[enemy]!;
  for (let i = 0; i < count; i++) {
    best[held[i]!] = 0;
    bestKill[held[i]!] = 0;
  }
  const units = w.sideUnits[side]!;
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    const z = s.unit.zone[u]!;
    if (z === NOWHERE || m.mayAttack[u] === 0) continue;
    const face = m.face[u]!;
    if (t.arm[face] === ARTILLERY) continue;
    const group = t.group[face]!;
    const isCharging = (s.unit.marks[u]! & (CHARGE | DISORGANISED)) === CHARGE && w.type[z] === OPEN;
    const row = t.cls[face]! * CLASSES.length;
    let tempo = 0;
    for (let link = first[z]!; link < first[z + 1]!; link++) {
      const to = ends[link]!;
      let v = m.head[2 * to + enemy]!;
      if (v < 0) continue;
      let power = m.attack[u]! - t.ground[to * GROUPS + group]! - byBorder[crossing[link]! * GROUPS + group]!;
      if (isCharging && w.type[to] === OPEN && w.linkKind[link] === DOTTED) power += charge;
      let differential = high;
      let defender = v;
      for (; v >= 0; v = m.next[v]!) {
        const by = power + t.byClass[row + t.cls[m.face[v]!]!]! - m.defence[v]!;
        if (by >= differential) continue;
        differential = by;
        defender = v;
      }
      if (differential < low) differential = low;
      const worth = t.worth[differential - low]!;
      if (worth <= 0) continue;
      if (tempo === 0) tempo = readiness(g, t, u, side);
      if (worth * tempo > best[to]!) best[to] = worth * tempo;
      const steps = s.unit.steps[defender]! > 1 ? 2 : 0;
      const state = steps + ((s.unit.marks[defender]! & DISORGANISED) !== 0 ? 1 : 0);
      const kill = t.death[state]![differential - low]! * t.points[defender]! * tempo;
      if (kill > bestKill[to]!) bestKill[to] = kill;
    }
  }
  let strike = 0;
  let kill = 0;
  for (let i = 0; i < count; i++) {
    strike += best[held[i]!]!;
    kill += bestKill[held[i]!]!;
  }
  out[T.strike] = strike;
  out[T.kill] = kill;
}

/** 6.1b Whether a zone may be reacted to, or will be if the march ends now. */
function isProvoking(g: Field, z: ZoneId): boolean {
  const { battle, zone } = g.s;
  if (battle.sequence[0] === MOVEMENT) return (zone.marks[z]! & HELD) === 0;
  return battle.sequence[0] === IN_REACTION && (zone.marks[z]! & REACTION) !== 0;
}
/** 6.2 6.3 What the side that does not march can do to those who have come up to it: the one it names fights it alone. */
function reactions(g: Field, t: AppraisalTables, m: Muster, out: Float64Array): void {
  const { w, s } = g;
  const active = s.battle.active[0]!;
  const side = 1 - active;
  const turn = s.battle.turn[0]!;
  const sequence = s.battle.sequence[0]!;
  if ((sequence !== MOVEMENT && sequence !== IN_REACTION) || t.isSurprised[2 * turn + side] === 1) return;
  const { first, to: ends, crossing } = w.passage;
  const { leastDifferential: low, greatestDifferential: high } = w.charts;
  const byBorder = w.crossingTerrain[side]!;
  const units = w.sideUnits[side]!;
  let total = 0;
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    const z = s.unit.zone[u]!;
    if (z === NOWHERE || (s.unit.marks[u]! & (DISORGANISED | REACTED)) !== 0) continue;
    const face = m.face[u]!;
    const arm = t.arm[face]!;
    if (arm === ARTILLERY) continue;
    const isFire = t.weapon[u] === FIRE;
    if (isFire ? t.isDark[turn] === 1 : arm !== CAVALRY) continue;
    const along = isFire ? t.firesAlong : t.chargesAlong;
    const ownClass = t.cls[face]!;
    let best = 0;
    for (let link = first[z]!; link < first[z + 1]!; link++) {
      const to = ends[link]!;
      let v = m.head[2 * to + active]!;
      if (v < 0 || along[link] === 0 || !isProvoking(g, to)) continue;
      let differential = high;
      for (; v >= 0; v = m.next[v]!) {
        const other = m.face[v]!;
        if (!isFire && t.pace[other]! >= t.pace[face]!) {
          differential = high;
          break;
        }
        const group = t.group[other]!;
        const ground = t.ground[z * GROUPS + group]! + byBorder[crossing[link]! * GROUPS + group]!;
        const by = m.alone[v]! + t.byClass[t.cls[other]! * CLASSES.length + ownClass]! - m.alone[u]! - ground;
        if (by < differential) differential = by;
      }
      const worth = -t.worth[(differential < low ? low : differential) - low]!;
      if (worth > best) best = worth;
    }
    total += (best * t.quality[face]!) / 6;
  }
  out[T.reaction] = total;
}

/** The best attack on every zone of the enemy's that a side could march up to. */
function marches(g: Field, t: AppraisalTables, m: Muster, side: number, out: Float64Array): void {
  const { w, s } = g;
  const { leastDifferential: low, greatestDifferential: high } = w.charts;
  const enemy = 1 - side;
  const held = m.held[enemy]!;
  const units = w.sideUnits[side]!;
  let total = 0;
  for (let j = 0; j < m.heldCount[enemy]!; j++) {
    const z = held[j]!;
    let defence = -99;
    for (let v = m.head[2 * z + enemy]!; v >= 0; v = m.next[v]!) if (m.defence[v]! > defence) defence = m.defence[v]!;
    let best = low;
    for (let i = 0; i < units.length; i++) {
      const u = units[i]!;
      const y = s.unit.zone[u]!;
      if (y === NOWHERE || m.mayAttack[u] === 0) continue;
      const far = w.steps[y * w.zones + z]!;
      if (far < 2 || far > HORSE_REACH) continue;
      const face = m.face[u]!;
      const arm = t.arm[face];
      if (arm === ARTILLERY || (arm !== CAVALRY && far > FOOT_REACH)) continue;
      const by = m.attack[u]! - t.ground[z * GROUPS + t.group[face]!]! - defence;
      if (by > best) best = by;
    }
    const worth = t.worth[Math.min(high, best) - low]!;
    if (worth > 0) total += worth;
  }
  out[T.march] = total;
}

/** 7.8 The best shot of every gun. */
function shots(g: Field, t: AppraisalTables, m: Muster, side: number, out: Float64Array): void {
  const { w, s } = g;
  const { artillery } = w.charts;
  const enemy = 1 - side;
  const units = w.sideUnits[side]!;
  let total = 0;
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    const z = s.unit.zone[u]!;
    if (t.range[u] === 0 || z === NOWHERE || m.mayAttack[u] === 0) continue;
    const range = Math.min(t.range[u]!, sightLimit(g));
    let best = 0;
    for (let j = 0; j < m.heldCount[enemy]!; j++) {
      const to = m.held[enemy]![j]!;
      const far = w.sight.chains.steps[z * w.zones + to]!;
      if (far > range) continue;
      const power =
        m.attack[u]! +
        t.ground[to * GROUPS + ARTILLERY_GROUP]! +
        (far >= artillery.longRange ? artillery.atLongRange : 0);
      if (power > best && canSee(w.sight, z, to, s.at.occupied)) best = power;
    }
    // Below its number the die takes a step, on it the target is disordered.
    if (best > 0) total += (best - 0.5) / 6;
  }
  out[T.guns] = total;
}

/** What both sides can do to each other by fighting. */
export function weighFights(
  g: Field,
  t: AppraisalTables,
  m: Muster,
  measures: readonly [Float64Array, Float64Array],
): void {
  weighUnits(g, t, m);
  reactions(g, t, m, measures[1 - g.s.battle.active[0]!]!);
  for (let side = 0; side < 2; side++) {
    const out = measures[side]!;
    strikes(g, t, m, side, out);
    marches(g, t, m, side, out);
    shots(g, t, m, side, out);
  }
}
