import { hexId } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { climbClass, frontMask } from '../model/ground.ts';
import { unitId } from '../model/ids.ts';
import { ATTACKED, COMMANDED, DISORDERED, type Field, IN_RESERVE, SQUARE, STRATEGIC } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { ARTILLERY, JAGER, LIGHT, ON_MAP } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { attackSidesOf, isAllRound } from '../rules/6-zone-of-control.ts';
import { attackWorth, fight, sum } from './attack-worth.ts';
import { keptStrikes } from './kept-strikes.hot.ts';
import { strikeList } from './strike-list.hot.ts';

/** What a side could do to the enemy: in the step at hand, and in those to come. */
export interface Chances {
  attack: number;
  threat: number;
}
/** What comes of an attack, in victory points or thereabouts: a hit, ground given by a stack, guns taken, an attack beaten off. */
const HIT = 0.3;
const DRIVEN = 0.4;
const GUNS_TAKEN = 2;
const REPULSE = 0.3;
/** What of an objective's points counts where it could be taken. */
const TAKEN = 0.6;
/** Units that can be brought against one hex by a march; how much of them counts beside those who are there; how an attack weighs for which all must march. */
const MOST_MARCHING = 3;
const JOINING = 0.2;
const AFTER_MARCH = 0.3;
const USUAL_COHESION = 6;
/** Formations around one hex that are told apart. */
const MOST_BRIGADES = 12;

interface Room {
  /** By hex: how many could come to attack it by a march, and how many stand next to it that could. The first so many of `touched` have either. */
  readonly marching: Float32Array;
  readonly beside: Uint8Array;
  readonly touched: Uint16Array;
  /** By unit: over which sides it attacks, and how many hexes of the enemy lie there. */
  readonly sides: Uint8Array;
  readonly targets: Uint8Array;
  /** Around one hex, by brigade: who attacks, how good the best is, from how many hexes behind, over what ground. */
  readonly brigade: Int16Array;
  readonly attackers: Float64Array;
  readonly shares: Float64Array;
  readonly best: Float64Array;
  readonly rears: Uint8Array;
  readonly fronts: Uint8Array;
  readonly ground: Int8Array;
  readonly isNow: Uint8Array;
  readonly light: Uint8Array;
}
const rooms = oncePer(
  (w: RisorgimentoWorld): Room => ({
    marching: new Float32Array(w.grid.size),
    beside: new Uint8Array(w.grid.size),
    touched: new Uint16Array(w.grid.size),
    sides: new Uint8Array(w.units),
    targets: new Uint8Array(w.units),
    brigade: new Int16Array(MOST_BRIGADES),
    attackers: new Float64Array(MOST_BRIGADES),
    shares: new Float64Array(MOST_BRIGADES),
    best: new Float64Array(MOST_BRIGADES),
    rears: new Uint8Array(MOST_BRIGADES),
    fronts: new Uint8Array(MOST_BRIGADES),
    ground: new Int8Array(MOST_BRIGADES),
    isNow: new Uint8Array(MOST_BRIGADES),
    light: new Uint8Array(MOST_BRIGADES),
  }),
);
const found: Chances = { attack: 0, threat: 0 };
const UNFIT = DISORDERED | SQUARE | IN_RESERVE | STRATEGIC;

/** Counts for each hex of the enemy those next to it and those who could be marched against it; gives back how many hexes have any. */
function readStrikes(g: Field, side: number, room: Room): number {
  const { w, s } = g;
  const { marching, beside, touched, sides, targets } = room;
  const { near: nearSquares, far: farSquares, square } = strikeList(w);
  const strikes = keptStrikes(w)[side]!;
  strikes.begin(g);
  const { unitType, unitSide, unitFormation, near } = w;
  const { hex: hexes, place, marks } = s.unit;
  const { isHorsDeCombat } = s.formation;
  const { top } = s.at;
  const own = w.sideUnits[side]!;
  const enemies = w.sideUnits[1 - side]!;
  let nearHeld = 0;
  let farHeld = 0;
  for (let i = 0; i < enemies.length; i++) {
    const u = enemies[i]!;
    if (place[u] !== ON_MAP) continue;
    const at = square[hexes[u]!]!;
    if (at < 32) nearHeld |= 1 << at;
    else farHeld |= 1 << (at - 32);
  }
  let count = 0;
  for (let i = 0; i < own.length; i++) {
    const u = own[i]!;
    sides[u] = 0;
    if (place[u] !== ON_MAP || unitType[u]! >= JAGER || marks[u]! & UNFIT) continue;
    if (isHorsDeCombat[unitFormation[u]!]) continue;
    const hex = hexes[u]!;
    if (((nearSquares[hex]! & nearHeld) | (farSquares[hex]! & farHeld)) === 0) continue;
    let around = 0;
    for (let d = 0; d < 6; d++) {
      const x = near[hex * 6 + d]!;
      if (x < 0) continue;
      const v = top[x]!;
      if (v > 0 && unitSide[v - 1] !== side) around |= 1 << d;
    }
    if (around > 0) {
      around &= attackSidesOf(g, u);
      sides[u] = around;
      let n = 0;
      for (let d = 0; d < 6; d++) {
        if (!(around & (1 << d))) continue;
        const x = near[hex * 6 + d]!;
        if (marching[x] === 0 && beside[x] === 0) touched[count++] = x;
        beside[x]! += 1;
        n++;
      }
      targets[u] = n;
      if (n > 0) continue;
    }
    strikes.from(hex);
    const { found: struck, count: end } = strikes;
    for (let k = 0; k < end; k++) {
      const x = struck[k]!;
      if (marching[x] === 0 && beside[x] === 0) touched[count++] = x;
      marching[x]! += 1;
    }
  }
  return count;
}

/** What the side stands to gain by attacking one hex of the enemy, 7.45 in rough figures, into `found`. */
function readTarget(g: Field, side: number, hex: number, stake: number, room: Room, mayStill: boolean): void {
  const { w, s } = g;
  const { unitType, unitSide, unitFormation, cohesion, near } = w;
  const { under, marks, did, hits, facing } = s.unit;
  const { top } = s.at;
  const first = unitId(top[hex]! - 1);
  const working = s.battle.formation[0]! - 1;
  const isOpen = !isAllRound(g, first);
  const front = frontMask(facing[first]!);
  let brigades = 0;
  for (let d = room.beside[hex]! > 0 ? 0 : 6; d < 6; d++) {
    const x = near[hex * 6 + d]!;
    if (x < 0) continue;
    const other = top[x]! - 1;
    if (other < 0 || unitSide[other] !== side) continue;
    const back = (d + 3) % 6;
    for (let u = other; u >= 0; u = under[u]! - 1) {
      if (!(room.sides[u]! & (1 << back))) continue;
      const type = unitType[u]!;
      const f = unitFormation[u]!;
      let b = 0;
      while (b < brigades && room.brigade[b] !== f) b++;
      if (b === brigades) {
        if (b === MOST_BRIGADES) continue;
        brigades++;
        room.brigade[b] = f;
        room.attackers[b] = 0;
        room.shares[b] = 0;
        room.best[b] = 0;
        room.rears[b] = 0;
        room.fronts[b] = 0;
        room.ground[b] = 0;
        room.isNow[b] = 0;
        room.light[b] = 0;
      }
      room.attackers[b]! += 1;
      room.shares[b]! += 1 / room.targets[u]!;
      const left = cohesion[u]! - hits[u]!;
      if (left > room.best[b]!) room.best[b] = left;
      if (type === LIGHT) room.light[b]! += 1;
      if (front & (1 << d)) room.fronts[b] = 1;
      else if (isOpen) room.rears[b] = 1;
      const cls = climbClass(w, x, back, hexId(hex));
      const drm = cls > 0 ? w.charts.terrain.slope[cls - 1]!.attack : 0;
      if (drm < room.ground[b]!) room.ground[b] = drm;
      if (mayStill && f === working && (did[u]! & (COMMANDED | ATTACKED)) === COMMANDED) room.isNow[b] = 1;
    }
  }
  const marching = Math.min(MOST_MARCHING, room.marching[hex]!);
  if (brigades === 0 && marching === 0) return;
  let defenders = 0;
  let guns = 0;
  let held = 0;
  let isShaken = false;
  let jagers = 0;
  for (let v: number = first; v >= 0; v = under[v]! - 1) {
    const type = unitType[v]!;
    if (type === ARTILLERY) {
      guns++;
      continue;
    }
    defenders++;
    if (type === JAGER) jagers++;
    if (cohesion[v]! > held) held = cohesion[v]!;
    if (marks[v]! & DISORDERED) isShaken = true;
  }
  const isWeak = defenders > 0 && jagers === defenders;
  let best = 0;
  let now = 0;
  for (let b = 0; b < brigades; b++) {
    const attackers = room.attackers[b]!;
    const position = room.rears[b] ? (room.fronts[b] ? 2 : 1) : 0;
    const light = 2 * room.light[b]! > attackers ? -1 : 0;
    const sums = position + room.ground[b]! + w.attackDrm[hex]! + light + (isWeak ? 2 : 0);
    const gain = gainOf(g, attackers + JOINING * marching, room.best[b]!, defenders, held, guns, isShaken, sums, stake);
    // Who stands next to several hexes attacks one of them.
    const share = room.shares[b]! / attackers;
    if (gain * share > best) best = gain * share;
    if (!room.isNow[b]) continue;
    const atOnce = share * gainOf(g, attackers, room.best[b]!, defenders, held, guns, isShaken, sums, stake);
    if (atOnce > now) now = atOnce;
  }
  if (brigades === 0) {
    const gain = gainOf(g, marching, USUAL_COHESION, defenders, held, guns, isShaken, w.attackDrm[hex]!, stake);
    best = gain > 0 ? AFTER_MARCH * gain : 0;
  }
  found.threat += best;
  found.attack += now;
}

function gainOf(
  g: Field,
  attackers: number,
  best: number,
  defenders: number,
  held: number,
  guns: number,
  isShaken: boolean,
  sums: number,
  stake: number,
): number {
  const engage = Math.min(1, Math.max(0, (best + 1) / 10));
  if (defenders === 0) return engage * (GUNS_TAKEN * guns + stake) * Math.min(1, attackers);
  const { hits, wins } = attackWorth(g.w);
  const more = attackers - defenders;
  const ours = sums + (more > 0 ? more : 0) + (best > held ? 1 : 0);
  const theirs = (more < 0 ? -more : 0) + (best < held ? 1 : 0) - (isShaken ? 1 : 0);
  const win = wins[fight(ours, theirs)]!;
  return engage * (HIT * (hits[sum(ours)]! - hits[sum(theirs)]!) + win * (DRIVEN + stake + guns) - (1 - win) * REPULSE);
}

/** Whether attacks are still to come in the step at hand. */
function isAssaultAhead({ s }: Field): boolean {
  for (let i = s.kernel.depth[0]! - 1; i >= 0; i--) if (s.stack.step[i] === STEP.assault) return true;
  return false;
}

/** What a side could do to the other, hex by hex of the other. `stakes` is what the objectives are worth, by their number. */
export function readChances(g: Field, side: number, stakes: Float64Array): Chances {
  const { w } = g;
  found.attack = 0;
  found.threat = 0;
  const room = rooms(w);
  const touched = readStrikes(g, side, room);
  const mayStill = isAssaultAhead(g);
  for (let i = 0; i < touched; i++) {
    const hex = room.touched[i]!;
    const o = w.objectiveIndex[hex]!;
    readTarget(g, side, hex, o > 0 ? TAKEN * stakes[o - 1]! : 0, room, mayStill);
    room.marching[hex] = 0;
    room.beside[hex] = 0;
  }
  return found;
}
