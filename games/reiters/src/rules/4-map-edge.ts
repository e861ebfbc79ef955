import { emit } from '../model/emit.ts';
import {
  type Field,
  faceOf,
  hasEnemyPieces,
  hasLeader,
  hasRoom,
  isControlled,
  lift,
  MARCHED,
  mark,
  NOWHERE,
  put,
  REPLACED,
  turnOf,
  unitsIn,
  unmark,
} from '../model/state.ts';
import { CC, EXITED, ON_MAP } from '../model/vocabulary.ts';
import { giveBack, score } from './1-quality.ts';
import { allowanceOf } from './4-allowance.ts';
import { arrive } from './4-march.ts';
import { finishMoving, isUnit, takeUp } from './4-moving-piece.ts';
import { effectsOf } from './10-effects.ts';

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

/** 4.5a 4.5c 10.1c R41 A reinforcement comes in, commanded, and may go on. */
export function comeIn(g: Field, piece: number, z: number): void {
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
export function leaveMap(g: Field, piece: number): void {
  const { w, s } = g;
  takeUp(g, piece);
  const unit = isUnit(g, piece);
  const l = piece - w.units;
  const zone = unit ? s.unit.zone[piece]! : s.leader.zone[l]!;
  const side = unit ? w.unitSide[piece]! : w.leaderSide[l]!;
  const exit = exitFor(g, side, zone)!;
  const rank = !unit && hasLeader(g, l, REPLACED) ? CC : unit ? 0 : w.data.leaders[l]!.rank;
  const points = unit ? (w.unitParent[piece]! >= 0 ? 0 : exit.units[w.unitType[piece]!]!) : exit.leaders[rank]!;
  const rule = w.specials.exit.find((e) => e.side === side)?.rule ?? '9.0a';
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
