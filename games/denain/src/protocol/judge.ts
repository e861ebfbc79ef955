import { distance, type HexId } from '@tambour/boards';
import { leaderId, NO_UNIT } from '../model/ids.ts';
import { type Field, isLeaderOnMap, isOnMap, unitAt } from '../model/state.ts';
import { BAGGAGE, CINC, COALITION, DISORGANISED, FRENCH, ROUTED, WAITING } from '../model/vocabulary.ts';
import { isBreached } from '../rules/7-works.ts';
import { score } from '../rules/13-victory.ts';

/** What the parts of a position are worth, in victory points or thereabouts. */
const WORTH = {
  point: 1.2,
  disorganised: -0.8,
  routed: -3,
  battery: 3,
  waiting: -1.5,
  perHexFromGoal: -0.25,
  breach: 1.5,
  looseLeader: -0.6,
  exposedChief: -6,
} as const;

/** How good the position is for a side: points in hand, troops and their order, and how near they are to what matters. */
export function judge(g: Field, side: number): number {
  if (g.s.battle.isOver[0]) {
    const winner = g.s.battle.winner[0]!;
    if (g.s.battle.ending[0] !== 0) return winner === side ? 1000 : -1000;
  }
  const value = army(g, FRENCH) - army(g, COALITION);
  return side === FRENCH ? value : -value;
}

function army(g: Field, side: number): number {
  const { w, s } = g;
  let value = score(g, side).total;
  for (const u of w.sideUnits[side]!) {
    const cls = w.unitClass[u]!;
    if (cls === BAGGAGE) continue;
    if (s.unit.place[u] === WAITING) value += WORTH.waiting + s.unit.cf[u]! * WORTH.point;
    if (!isOnMap(g, u)) continue;
    if (cls === 3) {
      value += WORTH.battery;
      continue;
    }
    value += s.unit.cf[u]! * WORTH.point;
    if (s.unit.state[u] === DISORGANISED) value += WORTH.disorganised;
    if (s.unit.state[u] === ROUTED) value += WORTH.routed;
    else value += goalDistance(g, side, s.unit.hex[u]!) * WORTH.perHexFromGoal;
  }
  if (side === FRENCH) value += breaches(g) * WORTH.breach;
  return value + leaders(g, side);
}

/** Hexes to the nearest thing worth having: what the enemy holds, or, failing that, what one holds oneself. */
function goalDistance(g: Field, side: number, hex: HexId): number {
  const { w, s } = g;
  let theirs = 99;
  let ours = 99;
  for (let i = 0; i < w.objectives.length; i++) {
    const far = distance(w.grid, hex, w.objectives[i]!);
    if (s.objective.owner[i] === side + 1) ours = Math.min(ours, far);
    else theirs = Math.min(theirs, far);
  }
  if (side === FRENCH) return Math.min(theirs, ours + 2);
  return Math.min(ours, theirs + 1);
}

function breaches(g: Field): number {
  let n = 0;
  for (const work of g.w.data.works) if (work.isCamp) for (const d of work.dirs) if (isBreached(g, work.inner, d)) n++;
  return Math.min(n, 8);
}

function leaders(g: Field, side: number): number {
  const { w, s } = g;
  let value = 0;
  for (let l = leaderId(0); l < w.leaders + w.formations; l++) {
    if (w.leaderSide[l] !== side || !isLeaderOnMap(g, l)) continue;
    const f = w.leads[l]! - 1;
    const hex = s.leader.hex[l]!;
    if (f >= 0) {
      let far = 99;
      for (const u of w.formationUnits[f]!)
        if (isOnMap(g, u)) far = Math.min(far, distance(w.grid, hex, s.unit.hex[u]!));
      if (far < 99 && far > w.radius[l]! - 1) value += WORTH.looseLeader * (far - w.radius[l]! + 1);
    }
    if (w.leaderRole[l] !== CINC) continue;
    const with_ = unitAt(g, hex);
    if (with_ < 0) continue;
    for (let d = 0; d < 6; d++) {
      const x = w.near[hex * 6 + d]!;
      const v = x < 0 ? NO_UNIT : unitAt(g, x);
      if (v >= 0 && w.unitSide[v] !== side) value += WORTH.exposedChief / s.unit.cf[with_]!;
    }
  }
  return value;
}
