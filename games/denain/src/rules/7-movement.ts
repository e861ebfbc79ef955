import { VERTICES } from '@tambour/boards';
import { type Action, type ActionList, EVERY, NO_PIECE, type Question, type Refusal, type Work } from '@tambour/kernel';
import { list, sentence } from '@tambour/stage';
import { emit } from '../model/emit.ts';
import { saidFormation } from '../model/names.ts';
import { MAX_WAY } from '../model/scratch.ts';
import {
  BARRAGED,
  batteryAt,
  CHARGING,
  type Field,
  has,
  IN_PLACE,
  isOnMap,
  leaderCount,
  MOVED,
  mark,
  push,
  unmark,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ART, BAGGAGE, CAV, ON_MAP, ROUTED } from '../model/vocabulary.ts';
import { wrongMoment } from '../model/when.ts';
import { refusal, WHY } from '../model/why.ts';
import { disorganise, isCombatUnit } from './1-units.ts';
import { inEnemyFlank, inEnemyZoc, markZones } from './6-zone-of-control.ts';
import { actHaul, listHaul, refuseHaul } from './7-baggage.ts';
import { step } from './7-bridges.ts';
import {
  FORWARD_RIGHT,
  followWay,
  isCharging,
  isReached,
  layerOf,
  legsTo,
  type Mover,
  moverOf,
  searchMoves,
  TURN,
} from './7-move-search.hot.ts';
import { packWay, unpackWay } from './7-way-code.ts';
import { refuseMove } from './7-why-not-move.ts';
import { actLead, listFirstLead, listLeads, refuseLead } from './9-leaders.ts';
import { namedRide } from './9-named-ride.ts';
import { retreatRoll } from './11-retreat.ts';
import { actEntry, listEntries, moverEntering, refuseEntry } from './13-reinforcements.ts';
import { captureBaggage, takeControl } from './13-victory.ts';

/** Orders of movement carry the facing in three bits, whether guns go along in the fourth, the entry from the fifth. */
export const WITH_GUNS = 8;
export const FACING_BITS = 7;
export const ENTRY_SHIFT = 4;

/** 5k 7.1d 7.1i 12.4c Who may still move: of an acting formation, not moved yet, not routed, no gun that has barraged. */
export const mayMove = (g: Field, u: number): boolean =>
  g.s.formation.isActing[g.w.unitFormation[u]!] === 1 &&
  isOnMap(g, u) &&
  !has(g, u, MOVED) &&
  g.s.unit.state[u] !== ROUTED &&
  !(g.w.unitClass[u] === ART && has(g, u, BARRAGED)) &&
  g.w.unitMp[u]! > 0 &&
  g.w.unitClass[u] !== BAGGAGE;

/** The battery that may go along with a unit: in its hex, of the same facing, free to move; or -1. */
export function companion(g: Field, u: number): number {
  const cls = g.w.unitClass[u]!;
  if (cls === ART || cls === BAGGAGE || cls === CAV) return -1;
  const b = batteryAt(g, g.s.unit.hex[u]!);
  return b >= 0 && mayMove(g, b) && g.s.unit.facing[b] === g.s.unit.facing[u] ? b : -1;
}

/** A unit under no enemy's eyes can always turn: where that is enough to know, no way need be searched. */
function canSomeoneTurn(g: Field, out: ActionList, side: number): boolean {
  const { w, s } = g;
  const units = w.sideUnits[side]!;
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    if (!mayMove(g, u) || w.charts.turnCost > Math.max(1, w.unitMp[u]! >> 1) || inEnemyZoc(g, s.unit.hex[u]!, side))
      continue;
    out.add(VERB.move, u, s.unit.hex[u]!, (s.unit.facing[u]! + 1) % 6);
    return true;
  }
  return false;
}
function canSomeLeaderRide(g: Field, out: ActionList, side: number): boolean {
  for (const f of g.w.sideFormations[side]!) if (g.s.formation.isActing[f] && listFirstLead(g, out, f)) return true;
  return false;
}

function listMoves(g: Field, out: ActionList, u: number, battery: number, zones: Uint8Array): void {
  const count = searchMoves(g, moverOf(g, u, battery, zones));
  const flags = battery >= 0 ? WITH_GUNS : 0;
  const { found } = g.scratch;
  for (let i = 0; i < count; i++) {
    const place = found[i]!;
    const hex = Math.trunc(place / 6);
    out.add(VERB.move, u, hex, (place - hex * 6) | flags, 0);
  }
}

/** 4Cl 5d 7.1a 7.1d The movement half: pieces of the acting formations, one at a time and each finished before the next. */
export const move: Question<Field> = {
  name: 'move',
  rule: '7.1a',
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (piece === NO_PIECE) return void out.add(VERB.done);
    if (out.isProbe) {
      // One order beside this one is a choice.
      out.add(VERB.done);
      if (canSomeoneTurn(g, out, side) || canSomeLeaderRide(g, out, side)) return;
    }
    const zones = markZones(g, 1 - side);
    const { w } = g;
    const formations = w.sideFormations[side]!;
    for (let i = 0; i < formations.length; i++) {
      const f = formations[i]!;
      if (!g.s.formation.isActing[f]) continue;
      const units = w.formationUnits[f]!;
      for (let k = 0; k < units.length; k++) {
        const u = units[k]!;
        if (piece !== EVERY && piece !== u) continue;
        if (!mayMove(g, u)) continue;
        if (out.isFull) return;
        listMoves(g, out, u, -1, zones);
        const b = companion(g, u);
        if (b >= 0) listMoves(g, out, u, b, zones);
      }
      listEntries(g, out, f, piece, zones);
      listLeads(g, out, f, piece, zones);
      listHaul(g, out, f, piece, zones);
    }
    if (piece < 0 && !out.isProbe) out.add(VERB.done);
  },
  admits(g, o) {
    if (o.d === 0) return false;
    if (o.verb === VERB.lead || o.verb === VERB.haul) return namedRide(g, o) !== undefined;
    return (o.verb === VERB.move || o.verb === VERB.enter) && wayOf(g, o) !== undefined;
  },
  act(g, o, side) {
    if (o.verb === VERB.done) return;
    push(g, STEP.move, side);
    if (o.verb === VERB.move) actMove(g, o);
    else if (o.verb === VERB.enter) actEntry(g, o);
    else if (o.verb === VERB.lead) actLead(g, o);
    else actHaul(g, o);
  },
  refuse(g, o, side): readonly Refusal[] {
    switch (o.verb) {
      case VERB.move:
        return refuseMove(g, o, side);
      case VERB.enter:
        return refuseEntry(g, o, side);
      case VERB.lead:
        return refuseLead(g, o, side);
      case VERB.haul:
        return refuseHaul(g, o, side);
      case VERB.fire:
      case VERB.shock:
      case VERB.sweep:
      case VERB.breach:
        return [refusal('5d', WHY.combatNotYet)];
      case VERB.ride:
        return [refusal('7.1j', WHY.commanderMoves)];
      default:
        return [wrongMoment('5d', o.verb)];
    }
  },
  prompt: (g, side) => {
    const acting = list(
      [...g.w.sideFormations[side]!]
        .filter((f) => g.s.formation.isActing[f])
        .map((f) => saidFormation(g.w, g.w.formationIds[f]!)),
    );
    return sentence(`${acting.en}: move, or end movement.`, `${acting.fr} : bougez, ou terminez le mouvement.`);
  },
};

/** The legs of a way, and whether it makes a run-up for a charge. */
export interface Way {
  readonly legs: readonly number[];
  readonly charges: boolean;
}

/** The way an order takes; undefined when there is none. */
export function wayOf(g: Field, o: Action): Way | undefined {
  if (o.verb === VERB.move) {
    if (!mayMove(g, o.a)) return undefined;
    const battery = o.c & WITH_GUNS ? companion(g, o.a) : -1;
    if (o.c & WITH_GUNS && battery < 0) return undefined;
    // The ways of this unit may have been searched a moment ago, to see whether the order is legal.
    const held = g.scratch.searched;
    const isHeld = held.field === g && held.epoch === g.pen.epoch && held.unit === o.a && held.battery === battery;
    if (o.d === 0 && isHeld) return wayFound(g, o);
    const m = moverOf(g, o.a, battery, markZones(g, 1 - g.w.unitSide[o.a]!));
    if (o.d !== 0) return wayNamed(g, m, o, g.s.unit.facing[o.a]!);
    searchMoves(g, m);
    return wayFound(g, o);
  }
  const m = moverEntering(g, o.a, o.c >> ENTRY_SHIFT, markZones(g, 1 - g.w.unitSide[o.a]!));
  // 13.2d The second of a column stops in the entry hex, whatever way is named.
  if (!m || (g.s.entry.today[(o.c >> ENTRY_SHIFT) & 255]! > 0 && o.b !== m.start)) return undefined;
  if (o.d !== 0) {
    // An entering unit picks its first facing freely: the one that makes the named way end as ordered.
    const turnsTaken = unpackWay(o.d).reduce((sum, leg) => sum + (leg > TURN ? leg - TURN : 0), 0);
    return wayNamed(g, m, o, ((o.c & FACING_BITS) + 36 - turnsTaken) % 6);
  }
  searchMoves(g, m);
  return wayFound(g, o);
}
function wayNamed(g: Field, m: Mover, o: Action, facing: number): Way | undefined {
  const legs = unpackWay(o.d);
  const end = followWay(g, m, legs, facing);
  if (end.failed >= 0 || end.hex !== o.b || end.facing !== (o.c & FACING_BITS)) return undefined;
  return { legs, charges: isCharging(end.layer) };
}
function wayFound(g: Field, o: Action): Way | undefined {
  const place = o.b * 6 + (o.c & FACING_BITS);
  if (!isReached(g, place)) return undefined;
  const node = g.scratch.best[place]!;
  const legs: number[] = [];
  for (let i = 0, count = legsTo(g, node); i < count; i++) legs.push(g.scratch.way[i]!);
  return { legs, charges: isCharging(layerOf(g, node)) };
}

function actMove(g: Field, o: Action): void {
  const way = wayOf(g, o)!;
  const battery = o.c & WITH_GUNS ? companion(g, o.a) : -1;
  mark(g, o.a, MOVED | (way.charges ? CHARGING : 0));
  if (battery >= 0) mark(g, battery, MOVED);
  pushWay(g, o.a, battery >= 0, way.legs);
}

export function pushWay(g: Field, u: number, withGuns: boolean, legs: readonly number[]): void {
  if (legs.length === 0) return;
  if (legs.length > MAX_WAY) throw new Error('a way of more legs than a frame holds');
  push(g, STEP['move-on'], u | (withGuns ? 1 << 16 : 0), packWay(legs), packWay(legs, 7));
}

/** One leg of a move at a time: a facing check or a roll on the way may end it. */
export const moveOn: Work<Field> = {
  name: 'move-on',
  run(g, who, low, high) {
    const u = who & 0xffff;
    const { w, s } = g;
    if (!isOnMap(g, u) || s.unit.state[u] === ROUTED) return;
    const withGuns = who >> 16 === 1;
    const leg = low & 15;
    // Seven legs to a word: the next one moves down.
    const rest = (low >>> 4) | ((high & 15) << 24);
    if (rest > 0) push(g, STEP['move-on'], who, rest, high >>> 4);
    const hex = s.unit.hex[u]!;
    const battery = withGuns ? batteryAt(g, hex) : -1;
    unmark(g, u, IN_PLACE);
    if (battery >= 0) unmark(g, battery, IN_PLACE);
    if (leg > TURN) {
      turnUnit(g, u, battery, (s.unit.facing[u]! + leg - TURN) % 6);
      return;
    }
    const k = leg <= FORWARD_RIGHT ? leg - 1 : leg;
    const to = w.near[hex * 6 + ((s.unit.facing[u]! + k) % 6)]!;
    const names = { piece: w.unitIds[u]!, from: w.hexNames[hex]!, to: w.hexNames[to]! };
    if (battery >= 0) step(g, battery, to);
    step(g, u, to);
    if (leg <= FORWARD_RIGHT) emit(g, { type: 'stepped', rule: '7.1f', ...names });
    else emit(g, { type: 'withdrew', rule: '7.3c', ...names });
    arrive(g, u, to);
    // 7.3c The retreat rules hold: entering an enemy's flank hex calls for the roll. R23
    if (
      leg > FORWARD_RIGHT &&
      isCombatUnit(g, u) &&
      inEnemyFlank(g, to, w.unitSide[u]!) &&
      !inEnemyZoc(g, to, w.unitSide[u]!)
    )
      retreatRoll(g, u, 'flank');
  },
};

/** 7.2a 7.2b 7.2c 7.2d Turning under enemy eyes: the die plus morale, 5 or less disorganises; it turns in any case. R22 */
function turnUnit(g: Field, u: number, battery: number, facing: number): void {
  const { w, s } = g;
  s.unit.facing[u] = facing;
  if (battery >= 0) s.unit.facing[battery] = facing;
  emit(g, { type: 'turned', rule: '7.2a', piece: w.unitIds[u]!, facing: VERTICES[facing]! });
  if (!isCombatUnit(g, u) || !inEnemyZoc(g, s.unit.hex[u]!, w.unitSide[u]!)) return;
  const die = g.pen.roll(6);
  const total = die + w.unitMorale[u]!;
  const holds = total > w.charts.facingCheck;
  emit(g, { type: 'facing-checked', rule: '7.2c', piece: w.unitIds[u]!, die, total, holds });
  if (!holds) disorganise(g, u, '7.2c');
}

/** What follows when a unit comes into a hex: control, baggage taken, enemy leaders driven off (R44). */
export function arrive(g: Field, u: number, hex: number): void {
  takeControl(g, u, hex);
  captureBaggage(g, u, hex);
  const { leader } = g.s;
  for (let l = 0; l < leaderCount(g); l++)
    if (leader.place[l] === ON_MAP && leader.hex[l] === hex && g.w.leaderSide[l] !== g.w.unitSide[u])
      push(g, STEP['leader-flees'], l);
}
