import type { HexId } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { type UnitId, unitId } from '../model/ids.ts';
import { ATTACKED, COMMANDED, type Field } from '../model/state.ts';
import { ART, BAGGAGE, CAV, DISORGANISED, DRG, FRENCH, INF, ON_MAP, ROUTED } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { isClosedTo } from '../rules/7-works.ts';
import { isFireBanned } from '../rules/11-fire.ts';
import { columnFor } from '../rules/11-shock-sum.ts';
import { at, DISORDER, LOST_POINT, ROUT, shockWorth } from './shock-worth.ts';
import { strikeTable } from './strike-table.ts';

/** What a side could do to the enemy: in the activation at hand, and in those to come; and how it stands flanked. */
export interface Chances {
  attack: number;
  threat: number;
  /** Enemies whom the side has in flank or rear. */
  flanking: number;
}

/** How much of the strength counts of a unit that would have to march first. */
const AFTER_MARCH = 0.4;
/** How an attack weighs by a unit whose formation is still to act in this turn, and by one that has acted. */
const TO_ACT = 1;
const HAS_ACTED = 0.6;
/** What else a side loses that is driven off: an objective, guns, the ground a commander-in-chief stands on. */
const OBJECTIVE = 5;
const ESCORTED_GUNS = 2;
const GUNS_ALONE = 3;

/** Room by unit for one side's figures. */
interface Room {
  /** Enemies that a unit could shock from where it stands. */
  readonly targets: Uint8Array;
  /** Strength that could come against a unit by a march. */
  readonly marching: Float64Array;
}
const rooms = oncePer(
  (w: DenainWorld): Room => ({ targets: new Uint8Array(w.units), marching: new Float64Array(w.units) }),
);
const found: Chances = { attack: 0, threat: 0, flanking: 0 };

/** Counts for each unit of a side its targets, and for each enemy the strength that could be marched against it. */
function readStrikes(g: Field, side: number, { targets, marching }: Room): void {
  const { w, s } = g;
  const table = strikeTable(w);
  const { near, unitClass, unitSide } = w;
  const { hex: hexes, facing, state, place, cf } = s.unit;
  const { unit: top, battery } = s.at;
  const enemies = w.sideUnits[1 - side]!;
  for (let i = 0; i < enemies.length; i++) marching[enemies[i]!] = 0;
  const own = w.sideUnits[side]!;
  for (let i = 0; i < own.length; i++) {
    const u = own[i]!;
    targets[u] = 0;
    const cls = unitClass[u]!;
    if (place[u] !== ON_MAP || cls > DRG || state[u] === ROUTED) continue;
    const hex = hexes[u]!;
    const strikes = table.strikes[cls]![hex * 6 + facing[u]!]!;
    let n = 0;
    for (let d = 0, bits = strikes; bits; d++, bits >>= 1) {
      if (!(bits & 1)) continue;
      const x = near[hex * 6 + d]!;
      const v = top[x]! || battery[x]!;
      if (v > 0 && unitSide[v - 1] !== side) n++;
    }
    targets[u] = n;
    if (n > 0) continue;
    const list = table.after[side]![cls]!;
    const end = list.first[hex + 1]!;
    const strength = cf[u]! * AFTER_MARCH;
    for (let k = list.first[hex]!; k < end; k++) {
      const v = top[list.hex[k]!]!;
      if (v > 0 && unitSide[v - 1] !== side) marching[v - 1]! += strength;
    }
  }
}

/** What small arms do on the average, 11.1: a ten-sided die below the firer's strength, as a share of the two results. */
const fireWorth = (cf: number, cover: number, isShaken: boolean): number => {
  const disorders = Math.max(0, cf - cover + 0.5) / 10;
  return disorders * (isShaken ? ROUT : DISORDER) + (cover === 0 ? 0.1 * LOST_POINT : 0);
};

/** What the side stands to gain by attacking one enemy hex, now and later, into `found`. */
function readTarget(g: Field, side: number, v: UnitId, room: Room, firesBack: boolean): void {
  const { w, s } = g;
  const table = strikeTable(w);
  const worth = shockWorth(w);
  const { near, unitClass, unitSide, unitMorale, unitFormation } = w;
  const { hex: hexes, facing, state, cf, marks } = s.unit;
  const { isActing, isActivated } = s.formation;
  const top = s.at.unit;
  const hex = hexes[v]!;
  const cls = unitClass[v]!;
  const arc = hex * 6 + facing[v]!;
  const front = cls <= DRG ? table.front[cls]![arc]! : 63;
  const flank = cls <= DRG ? table.flank[cls]![arc]! : 0;
  const rear = cls <= DRG ? table.rear[cls]![arc]! : 0;
  const isShaken = state[v] !== 0;
  const inner = w.inner[hex]!;
  let line = w.line[hex]!;
  let strength = 0;
  let shares = 0;
  let ready = 0;
  let now = 0;
  let nowShares = 0;
  let shift = 0;
  let nowShift = 0;
  let morale = 9;
  let hasHorse = false;
  let fire = 0;
  let isFrontal = false;
  for (let d = 0; d < 6; d++) {
    const x = near[hex * 6 + d]!;
    if (x < 0) continue;
    const u = top[x]! - 1;
    if (u < 0 || unitSide[u] !== side || state[u] === ROUTED) continue;
    const ucls = unitClass[u]!;
    const back = (d + 3) % 6;
    if (!(table.strikes[ucls]![x * 6 + facing[u]!]! & (1 << back))) continue;
    if (ucls === CAV && isClosedTo(g, side, x, back)) continue;
    const f = unitFormation[u]!;
    const share = cf[u]! / Math.max(1, room.targets[u]!);
    const from = rear & (1 << d) ? 2 : flank & (1 << d) ? 1 : 0;
    strength += cf[u]!;
    shares += share;
    ready += cf[u]! * (isActivated[f] ? HAS_ACTED : TO_ACT);
    if (from > shift) shift = from;
    if (from > 0) found.flanking += 1;
    if (front & (1 << d)) isFrontal = true;
    if (ucls !== INF) hasHorse = true;
    if (unitMorale[u]! < morale) morale = unitMorale[u]!;
    if (inner & (1 << d) && line < 1) line = 1;
    if (!(side === FRENCH && isFireBanned(g, unitId(u))))
      fire += fireWorth(cf[u]! - (ucls === INF ? 0 : 1), w.protection[hex]!, isShaken);
    if (isActing[f] && (marks[u]! & (COMMANDED | ATTACKED)) === COMMANDED) {
      now += cf[u]!;
      nowShares += share;
      if (from > nowShift) nowShift = from;
    }
  }
  const marching = room.marching[v]!;
  if (strength + marching === 0) return;
  if (cls === ART) {
    if (strength > 0) found.threat += GUNS_ALONE * TO_ACT;
    if (now > 0) found.attack += GUNS_ALONE;
    return;
  }
  if (morale === 9) morale = 2;
  const edge = morale - unitMorale[v]!;
  const more =
    (isShaken && state[v] === ROUTED ? w.charts.shift.routedTarget : 0) +
    (hasHorse && line === 2 ? w.charts.shift.cavalryVsBuilt : 0);
  const back = firesBack && isFrontal && state[v] !== ROUTED ? fireWorth(cf[v]!, 0, false) : 0;
  const loss = (w.objectiveIndex[hex]! > 0 ? OBJECTIVE : 0) + (s.at.battery[hex]! > 0 ? ESCORTED_GUNS : 0);
  const all = gainOf(g, worth, line, strength + marching, cf[v]!, shift + more, edge, isShaken, loss) - back;
  const best = Math.max(all, fire);
  if (best > 0) {
    const total = strength + marching;
    // Who has several targets attacks one of them; who must march has the worst of it to come.
    found.threat += (best * (shares + marching) * (ready + HAS_ACTED * marching)) / (total * total);
  }
  if (now > 0) {
    const gain = Math.max(
      gainOf(g, worth, line, now, cf[v]!, nowShift + more, edge, isShaken, loss) - back,
      (fire * now) / strength,
    );
    if (gain > 0) found.attack += (gain * nowShares) / now;
  }
}

function gainOf(
  g: Field,
  worth: ReturnType<typeof shockWorth>,
  line: number,
  attack: number,
  defence: number,
  shift: number,
  edge: number,
  isShaken: boolean,
  loss: number,
): number {
  const column = Math.max(0, Math.min(8, columnFor(g, line, attack, defence) + shift));
  const i = at(column, edge);
  const hurt = isShaken ? worth.shaken[i]! : worth.defender[i]!;
  return hurt + worth.destroyed[i]! * defence * LOST_POINT + worth.driven[i]! * loss - worth.attacker[i]!;
}

/** What a side could do to the other, unit by unit of the other. */
export function readChances(g: Field, side: number): Chances {
  const { w, s } = g;
  found.attack = 0;
  found.threat = 0;
  found.flanking = 0;
  const room = rooms(w);
  readStrikes(g, side, room);
  const enemies = w.sideUnits[1 - side]!;
  const { place, hex } = s.unit;
  for (let i = 0; i < enemies.length; i++) {
    const v = enemies[i]!;
    if (place[v] !== ON_MAP || w.unitClass[v] === BAGGAGE) continue;
    // Guns stand with a unit, or alone.
    if (w.unitClass[v] === ART && s.at.unit[hex[v]!]! > 0) continue;
    readTarget(g, side, v, room, side === FRENCH || !isFireBanned(g, v));
  }
  return found;
}
/** For the guns of a side: whether a hex holds an enemy in disorder. */
export const isShakenAt = (g: Field, hex: HexId): boolean => {
  const u = g.s.at.unit[hex]! - 1;
  return u >= 0 && g.s.unit.state[u] === DISORGANISED;
};
