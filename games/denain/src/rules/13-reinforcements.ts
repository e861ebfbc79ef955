import { distance, VERTICES } from '@tambour/boards';
import { type Action, type ActionList, EVERY, type Refusal } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import { baggageAt, CHARGING, type Field, holder, IN_PLACE, MOVED, mark, put, unmark } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { NOWHERE, WAITING } from '../model/vocabulary.ts';
import { refusal, WHY } from '../model/why.ts';
import { BARRED, HALF } from '../model/world.ts';
import { mayStack } from './3-stacking.ts';
import { markZones } from './6-zone-of-control.ts';
import { type Mover, moverOf, searchMoves, TURN } from './7-move-search.hot.ts';
import { arrive, ENTRY_SHIFT, FACING_BITS, pushWay, wayOf } from './7-movement.ts';
import { NO_LEG, unpackWay } from './7-way-code.ts';
import { whyNotPlace } from './7-why-not-move.ts';
import { whyNotWay } from './7-why-not-way.ts';
import { halfCost } from './7-works.ts';

/** 13.2a 13.2b 13.2c Units that wait off the map enter from their turn on, in their formation's activation. */
const mayEnter = (g: Field, u: number): boolean => {
  const f = g.w.unitFormation[u]!;
  return (
    g.s.unit.place[u] === WAITING &&
    g.s.formation.isActing[f] === 1 &&
    g.s.battle.turn[0]! >= g.w.data.formations[f]!.turn
  );
};

/**
 * 13.2d The first unit of a turn at an entry hex has its full allowance, the second one point, a third waits; half of a
 * column that comes by two hexes goes by each. R72
 */
const isOpenEntry = (g: Field, e: number): boolean =>
  g.s.entry.today[e]! < 2 && g.s.entry.total[e]! < g.w.entryHexes[e]!.most;

/** Enemy baggage bars nobody's entry: it is captured. R39 */
const mayComeOn = (g: Field, u: number, hex: number): boolean =>
  mayStack(g, g.w.unitClass[u]!, hex) ||
  (baggageAt(g, hex) &&
    g.w.unitSide[g.w.baggage] !== g.w.unitSide[u] &&
    g.s.at.unit[hex] === 0 &&
    g.s.at.battery[hex] === 0);

/** The hexes an entry stands for: itself, or, when the enemy is on it, the nearest free hexes of its edge. R72 */
export function gates(g: Field, e: number, u: number): number[] {
  const { w } = g;
  const entry = w.entryHexes[e]!;
  const side = w.unitSide[u]!;
  const cls = w.unitClass[u]!;
  const by = holder(g, entry.hex);
  if (by < 0 || by === side) return mayComeOn(g, u, entry.hex) ? [entry.hex] : [];
  let best = 1e9;
  let found: number[] = [];
  for (const hex of entry.edge) {
    if (holder(g, hex) >= 0 || w.cost[cls]![hex] === BARRED || !mayComeOn(g, u, hex)) continue;
    const far = distance(w.grid, entry.hex, hex);
    if (far < best) {
      best = far;
      found = [];
    }
    if (far === best) found.push(hex);
  }
  return found;
}

/** The mover that comes onto the map at an entry, from a given gate; undefined when it may not. */
function entering(g: Field, u: number, e: number, gate: number, zones: Uint8Array): Mover {
  const { w } = g;
  const m = moverOf(g, u, -1, zones);
  m.start = gate;
  m.isEntering = true;
  const cost = w.cost[m.cls]![gate]!;
  m.entryCost = cost === HALF ? halfCost(m.mp) : cost;
  // 13.2d The second of the column has one point, so that it stops in the entry hex whatever that costs.
  if (g.s.entry.today[e]! > 0) m.budget = Math.min(m.budget, Math.max(1, m.entryCost));
  return m;
}
const isSecond = (g: Field, e: number): boolean => g.s.entry.today[e]! > 0;

export function moverEntering(g: Field, u: number, code: number, zones: Uint8Array): Mover | undefined {
  const e = code & 255;
  const n = code >> 8;
  if (e >= g.w.entryHexes.length || g.w.entryHexes[e]!.formation !== g.w.unitFormation[u]) return undefined;
  if (!mayEnter(g, u) || !isOpenEntry(g, e)) return undefined;
  const gate = gates(g, e, u)[n];
  return gate === undefined ? undefined : entering(g, u, e, gate, zones);
}

export function listEntries(g: Field, out: ActionList, formation: number, piece: number, zones: Uint8Array): void {
  const { w } = g;
  for (let e = 0; e < w.entryHexes.length; e++) {
    if (w.entryHexes[e]!.formation !== formation || !isOpenEntry(g, e)) continue;
    for (const u of w.formationUnits[formation]!) {
      if (out.isFull) return;
      if ((piece !== EVERY && piece !== u) || !mayEnter(g, u)) continue;
      for (const [n, gate] of gates(g, e, u).entries()) {
        const count = searchMoves(g, entering(g, u, e, gate, zones));
        const { found } = g.scratch;
        for (let i = 0; i < count; i++) {
          const place = found[i]!;
          const hex = Math.trunc(place / 6);
          if (isSecond(g, e) && hex !== gate) continue;
          out.add(VERB.enter, u, hex, (place - hex * 6) | ((e | (n << 8)) << ENTRY_SHIFT), 0);
        }
      }
    }
  }
}

export function actEntry(g: Field, o: Action): void {
  const { w, s } = g;
  const e = (o.c >> ENTRY_SHIFT) & 255;
  const gate = gates(g, e, o.a)[o.c >> (ENTRY_SHIFT + 8)]!;
  const way = wayOf(g, o)!;
  s.entry.today[e]! += 1;
  s.entry.total[e]! += 1;
  let turned = 0;
  for (const leg of way.legs) if (leg > 4) turned += leg - 4;
  const facing = ((o.c & FACING_BITS) + 36 - turned) % 6;
  put(g, o.a, gate);
  s.unit.facing[o.a] = facing;
  s.unit.cameFrom[o.a] = NOWHERE;
  mark(g, o.a, MOVED | (way.charges ? CHARGING : 0));
  unmark(g, o.a, IN_PLACE);
  emit(g, {
    type: 'entered',
    rule: '13.2d',
    piece: w.unitIds[o.a]!,
    hex: w.hexNames[gate]!,
    facing: VERTICES[facing]!,
  });
  pushWay(g, o.a, false, way.legs);
  arrive(g, o.a, gate);
}

export function refuseEntry(g: Field, o: Action, side: number): readonly Refusal[] {
  const { w, s } = g;
  const u = o.a;
  if (w.unitSide[u] !== side) return [refusal('13.2a', WHY.notYours)];
  const out: Refusal[] = [];
  const f = w.unitFormation[u]!;
  if (s.unit.place[u] !== WAITING) return [refusal('13.2a', WHY.hasMoved)];
  if (!s.formation.isActing[f]) out.push(refusal('5b', WHY.notActing));
  if (s.battle.turn[0]! < w.data.formations[f]!.turn) out.push(refusal('13.2a', WHY.entryTurn));
  const e = (o.c >> ENTRY_SHIFT) & 255;
  const entry = w.entryHexes[e];
  if (!entry || entry.formation !== f) return [...out, refusal(side === 0 ? '13.2b' : '13.2c', WHY.wrongEntry)];
  if (s.entry.today[e]! >= 2) out.push(refusal('13.2d', WHY.entryFull));
  if (s.entry.total[e]! >= entry.most) out.push(refusal('13.2c', WHY.entryShare));
  const open = gates(g, e, u);
  const gate = open[o.c >> (ENTRY_SHIFT + 8)];
  if (open.length === 0) {
    out.push(refusal('3a', WHY.entryBlocked));
    if (w.edition.baggageIsPiece && baggageAt(g, entry.hex)) out.push(refusal('7.8a', WHY.baggageThere));
  }
  if (s.entry.today[e] === 1 && o.b !== (gate ?? entry.hex)) out.push(refusal('13.2d', WHY.entrySecond));
  if (gate !== undefined) {
    const m = entering(g, u, e, gate, markZones(g, 1 - side));
    const against = whyNotPlace(g, m, o.b, o.c & FACING_BITS);
    out.push(...against);
    const turned = unpackWay(o.d).reduce((sum, leg) => sum + (leg > TURN && leg !== NO_LEG ? leg - TURN : 0), 0);
    if (o.d !== 0 && against.length === 0) out.push(...whyNotWay(g, m, o, ((o.c & FACING_BITS) + 60 - turned) % 6));
  }
  return out.length > 0 ? out : [refusal(o.d === 0 ? '7.1b' : '7.1f', o.d === 0 ? WHY.tooFar : WHY.badWay)];
}
