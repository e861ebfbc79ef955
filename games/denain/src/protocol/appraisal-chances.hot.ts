import { type Field, MARK } from '../model/state.ts';
import { ART, CAV, DRG, INF, ROUTED } from '../model/vocabulary.ts';
import { isClosedTo } from '../rules/7-works.ts';
import type { Room } from './appraisal-room.ts';
import { at, DISORDER, LOST_POINT, ROUT } from './shock-worth.ts';

const { attacked: ATTACKED, commanded: COMMANDED } = MARK;

/** What a side could do to the enemy: in the activation at hand, and in those to come; and whom it has in flank or rear. */
const found = { attack: 0, threat: 0, flanking: 0 };

/** How much of the strength counts of those who would have to march first to join an attack; and how an attack weighs for which all would have to. */
const JOINING = 0.4;
const AFTER_MARCH = 0.35;
/** Strength that can be brought against one hex by a march. */
const MOST_MARCHING = 5;
/** How an attack weighs by a unit whose formation has acted in this turn, against one that is still to act. */
const HAS_ACTED = 0.6;
/** What else a side loses that is driven off: an objective, the guns that stand with it; guns alone are lost for certain. */
const OBJECTIVE = 5;
const ESCORTED_GUNS = 2;
const GUNS_ALONE = 3;
/** The morale of those who are still to come. */
const USUAL_MORALE = 2;
const NOBODY_YET = 9;
const COLUMNS = 9;

/** Counts for each unit of a side its targets, and for each enemy the strength beside it and that which could be marched against it. */
function readStrikes(g: Field, side: number, room: Room): void {
  const { w, s } = g;
  const { targets, marching, beside, units, table, sideAt } = room;
  const { near, unitClass } = w;
  const { hex: hexes, facing, cf } = s.unit;
  const { unit: top, battery } = s.at;
  const after = table.after[side]!;
  const other = 1 - side;
  const enemies = w.sideUnits[other]!;
  for (let i = 0; i < enemies.length; i++) {
    marching[enemies[i]!] = 0;
    beside[enemies[i]!] = 0;
  }
  for (let i = 0; i < room.count; i++) {
    const u = units[i]!;
    const cls = unitClass[u]!;
    const hex = hexes[u]!;
    let n = 0;
    for (let at = hex * 6, bits = table.strikes[cls]![at + facing[u]!]!; bits; at++, bits >>= 1) {
      if (!(bits & 1)) continue;
      const x = near[at]!;
      const v = top[x]! || battery[x]!;
      if (sideAt[v] !== other) continue;
      beside[v - 1]! += cf[u]!;
      n++;
    }
    targets[u] = n;
    if (n > 0) continue;
    const list = after[cls]!;
    const within = list.hex;
    const end = list.first[hex + 1]!;
    for (let k = list.first[hex]!; k < end; k++) {
      const v = top[within[k]!]!;
      if (sideAt[v] === other) marching[v - 1]! += cf[u]!;
    }
  }
}

/** What small arms do on the average, 11.1: a ten-sided die below the firer's strength. */
const fireWorth = (cf: number, cover: number, isShaken: boolean): number => {
  const disorders = cf <= cover ? 0.02 : (cf - cover + 0.5) / 10;
  return disorders * (isShaken ? ROUT : DISORDER) + (cover === 0 ? 0.1 * LOST_POINT : 0);
};

/** What the side stands to gain by attacking the hex of one enemy, now and later, into `found`. */
function readTarget(g: Field, side: number, v: number, room: Room): void {
  const { w, s } = g;
  const { table, targets, holdsFire, mayFireAt, sideAt } = room;
  const { near, unitClass, unitMorale, unitFormation } = w;
  const { hex: hexes, facing, state, cf, marks } = s.unit;
  const { isActing, isActivated } = s.formation;
  const top = s.at.unit;
  const hex = hexes[v]!;
  const cls = unitClass[v]!;
  const arc = hex * 6 + facing[v]!;
  const isShaken = state[v] !== 0;
  const flank = cls <= DRG ? table.flank[cls]![arc]! : 0;
  const rear = cls <= DRG ? table.rear[cls]![arc]! : 0;
  let line = w.line[hex]!;
  let strength = 0;
  let shares = 0;
  let ready = 0;
  let now = 0;
  let nowShares = 0;
  let shift = 0;
  let nowShift = 0;
  let morale = NOBODY_YET;
  let hasHorse = false;
  let fire = 0;
  let around = 0;
  for (let d = room.beside[v]! > 0 ? 0 : 6; d < 6; d++) {
    const x = near[hex * 6 + d]!;
    if (x < 0) continue;
    const u = top[x]! - 1;
    if (sideAt[u + 1] !== side || state[u] === ROUTED) continue;
    const type = unitClass[u]!;
    const back = d < 3 ? d + 3 : d - 3;
    if (!(table.strikes[type]![x * 6 + facing[u]!]! & (1 << back))) continue;
    if (type === CAV && isClosedTo(g, side, x, back)) continue;
    const bit = 1 << d;
    const f = unitFormation[u]!;
    const points = cf[u]!;
    const share = targets[u]! > 1 ? points / targets[u]! : points;
    const from = rear & bit ? 2 : flank & bit ? 1 : 0;
    around |= bit;
    strength += points;
    shares += share;
    ready += isActivated[f] ? points * HAS_ACTED : points;
    if (from > shift) shift = from;
    if (from > 0) found.flanking += 1;
    if (type !== INF) hasHorse = true;
    if (unitMorale[u]! < morale) morale = unitMorale[u]!;
    if (line === 0 && w.inner[hex]! & bit) line = 1;
    if (!holdsFire[u] || mayFireAt[x])
      fire += fireWorth(type === INF ? points : points - 1, w.protection[hex]!, isShaken);
    if (isActing[f] && (marks[u]! & (COMMANDED | ATTACKED)) === COMMANDED) {
      now += points;
      nowShares += share;
      if (from > nowShift) nowShift = from;
    }
  }
  const marching = Math.min(MOST_MARCHING, room.marching[v]!);
  const total = strength > 0 ? strength + JOINING * marching : marching;
  if (total === 0) return;
  if (cls === ART) {
    if (strength > 0) found.threat += GUNS_ALONE;
    if (now > 0) found.attack += GUNS_ALONE;
    return;
  }
  const edge = (morale === NOBODY_YET ? USUAL_MORALE : morale) - unitMorale[v]!;
  const more =
    (state[v] === ROUTED ? w.charts.shift.routedTarget : 0) +
    (hasHorse && line === 2 ? w.charts.shift.cavalryVsBuilt : 0);
  const firesBack = state[v] !== ROUTED && (!holdsFire[v] || mayFireAt[hex] === 1);
  const back = firesBack && around & table.front[cls]![arc]! ? fireWorth(cf[v]!, 0, false) : 0;
  const loss = (w.objectiveIndex[hex]! > 0 ? OBJECTIVE : 0) + (s.at.battery[hex]! > 0 ? ESCORTED_GUNS : 0);
  const shocked = gainOf(room, line, total, cf[v]!, shift + more, edge, isShaken, loss) - back;
  const best = shocked > fire ? shocked : fire;
  // Who has several targets attacks one of them.
  if (best > 0) found.threat += strength > 0 ? (best * shares * ready) / (strength * strength) : best * AFTER_MARCH;
  if (now === 0) return;
  const byShock = gainOf(room, line, now, cf[v]!, nowShift + more, edge, isShaken, loss) - back;
  const byFire = (fire * now) / strength;
  const gain = byShock > byFire ? byShock : byFire;
  if (gain > 0) found.attack += (gain * nowShares) / now;
}

/** 11.4 11.5 What a shock brings on the average of its die. */
function gainOf(
  { odds, worth }: Room,
  line: number,
  attack: number,
  defence: number,
  shift: number,
  edge: number,
  isShaken: boolean,
  loss: number,
): number {
  const ratio = attack / defence;
  let column = 0;
  for (let c = line * COLUMNS + 1, end = (line + 1) * COLUMNS; c < end && ratio >= odds[c]!; c++) column++;
  column += shift;
  const i = at(column < 0 ? 0 : column > 8 ? 8 : column, edge);
  const hurt = isShaken ? worth.shaken[i]! : worth.defender[i]!;
  return hurt + worth.destroyed[i]! * defence * LOST_POINT + worth.driven[i]! * loss - worth.attacker[i]!;
}

/** What a side could do to the other, unit by unit of the other. */
export function readChances(g: Field, side: number, room: Room): Readonly<typeof found> {
  const { w } = g;
  found.attack = 0;
  found.threat = 0;
  found.flanking = 0;
  readStrikes(g, side, room);
  const enemies = w.sideUnits[1 - side]!;
  for (let i = 0; i < enemies.length; i++) {
    const v = enemies[i]!;
    if (room.beside[v] === 0 && room.marching[v] === 0) continue;
    readTarget(g, side, v, room);
  }
  return found;
}
