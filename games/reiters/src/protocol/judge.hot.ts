import { FAR, type ZoneId } from '@tambour/boards';
import { type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { isLeaderOnMap, isReplaced } from '../model/leader.ts';
import { turnsLeft } from '../model/lookup.ts';
import { type Field, MARK, NOWHERE } from '../model/state.ts';
import { faceOf, has, isOnMap } from '../model/unit.ts';
import { ARTILLERY, CATHOLIC, CAVALRY, EXITED, WAITING } from '../model/vocabulary.ts';
import { unitsIn } from '../model/zone.ts';
import { unitPoints } from '../rules/1-quality.ts';
import { exitFor } from '../rules/4-map-edge.ts';
import { leaderPoints } from '../rules/7-leader-loss.ts';
import { pointsOf } from '../rules/9-victory.ts';
import { threats } from './threat.hot.ts';

/** What a commander thinks of. */
const WEIGHTS = {
  /** Of the points the enemy would have for a unit still safe. */
  care: 0.5,
  /** Of being near a zone that scores: for the nearest unit, and for each of them. */
  aim: 0.5,
  crowd: 0.35,
  /** Of a step that could be struck off next, the enemy's or one's own. */
  strike: 0.5,
} as const;

/** What a unit can do as it stands. */
const strengthOf = (g: Field, u: UnitId): number => {
  const face = faceOf(g, u);
  const steps = g.s.unit.steps[u]! / g.w.unit[u]!.steps;
  return (
    (0.6 + 0.25 * face.fc) *
    (0.5 + 0.5 * steps) *
    (has(g, u, MARK.disorganised) ? 0.75 : 1) *
    (has(g, u, MARK.isolated) ? 0.85 : 1)
  );
};

/** Zones a unit of each arm crosses in a turn, more or less: what a distance is measured against. */
const PACE = 2.5;

/** How near a unit is to the best zone that scores for its side. */
function nearAim(g: Field, u: UnitId): number {
  const { w } = g;
  const z = g.s.unit.zone[u]!;
  let best = 0;
  for (const o of w.data.victory.objectives) {
    if (o.side !== w.unitSide[u]) continue;
    const far = w.steps[z * w.zones + o.zone]!;
    if (far !== FAR) best = Math.max(best, o.points / (1 + far));
  }
  return best;
}
/** How near the nearest unit of a side is to each zone that scores for it. */
function aims(g: Field, side: number): number {
  const { w } = g;
  const units = w.sideUnits[side]!;
  let total = 0;
  for (const o of w.data.victory.objectives) {
    if (o.side !== side) continue;
    let near = FAR;
    for (let i = 0; i < units.length; i++) {
      const z = g.s.unit.zone[units[i]!]!;
      if (z !== NOWHERE) near = Math.min(near, w.steps[z * w.zones + o.zone]!);
    }
    if (near !== FAR) total += o.points / (1 + near);
  }
  return total;
}
/** What the way off the map is worth to a unit where it stands. */
function wayOff(g: Field, u: UnitId): number {
  const { w } = g;
  const z = g.s.unit.zone[u]!;
  let best = 0;
  for (const e of w.data.victory.exits) {
    if (e.side !== w.unitSide[u]) continue;
    const worth = e.units[w.unitType[u]!]!;
    if (worth === 0) continue;
    let near = FAR;
    for (const zone of e.zones) near = Math.min(near, w.steps[z * w.zones + zone]!);
    if (near === FAR) continue;
    // Far from the edge with little time left, the points are out of reach; near it they are as good as had.
    const left = turnsLeft(g);
    const late = Math.min(1, (near / PACE + 1) / left);
    best = Math.max(best, worth * (0.35 + 0.65 * late) * Math.max(0, 1 - near / (PACE * left + 1)));
  }
  return best;
}

/** Value of the position for a side: points now, strength of the armies, and where the battle is going. */
export function judge(g: Field, side: number): number {
  const { w } = g;
  // Strength is worth what it can still do.
  const timeLeft = turnsLeft(g) / w.data.turns;
  let total = pointsOf(g, side).total - pointsOf(g, 1 - side).total;
  for (let u = unitId(0); u < w.units; u++) {
    const sign = w.unitSide[u] === side ? 1 : -1;
    if (g.s.unit.place[u] === WAITING && w.unitParent[u]! < 0) {
      total += sign * 0.3;
      continue;
    }
    // Who has left the map is safe, and fights no more.
    if (g.s.unit.place[u] === EXITED) total += sign * WEIGHTS.care * unitPoints(g, u);
    if (!isOnMap(g, u)) continue;
    const worth = WEIGHTS.care * unitPoints(g, u) + timeLeft * strengthOf(g, u);
    total += sign * (worth + WEIGHTS.crowd * nearAim(g, u) + wayOff(g, u));
    if (has(g, u, MARK.charge)) total += sign * 0.15;
  }
  total += WEIGHTS.aim * (aims(g, side) - aims(g, 1 - side));
  for (let b = 0; b < w.baggage; b++) {
    const z = g.s.baggage.zone[b]!;
    const owner = w.baggageSide[b]!;
    if (z === NOWHERE || unitsIn(g, z, owner) > 0) continue;
    const points = w.data.victory.elimination[1 - owner]!.baggage;
    if (isWithin(g, 1 - owner, z, RIDDEN_DOWN)) total += (owner === side ? -0.5 : 0.5) * points;
  }
  const [byC, byP] = threats(g);
  const [ours, theirs] = side === CATHOLIC ? [byC, byP] : [byP, byC];
  total += timeLeft * WEIGHTS.strike * (ours - theirs);
  for (let l = leaderId(0); l < w.leaders; l++) {
    const sign = w.leaderSide[l] === side ? 1 : -1;
    if (isLeaderOnMap(g, l)) total += sign * leaderWorth(g, l);
  }
  return total;
}

/** How far away an enemy can be and still come upon a leader in one move. */
const RIDDEN_DOWN = 4;
function isWithin(g: Field, side: number, z: ZoneId, most: number): boolean {
  const units = g.w.sideUnits[side]!;
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    const at = g.s.unit.zone[u]!;
    if (at === NOWHERE || faceOf(g, u).arm === ARTILLERY) continue;
    if (g.w.steps[at * g.w.zones + z]! <= (faceOf(g, u).arm === CAVALRY ? most : most - 2)) return true;
  }
  return false;
}

/** A leader is worth most near the units he commands. */
function leaderWorth(g: Field, l: LeaderId): number {
  const { w } = g;
  const z = g.s.leader.zone[l]!;
  let near = 0;
  let of = 0;
  for (const u of w.columnUnits[w.leaderColumn[l]!]!) {
    if (!isOnMap(g, u)) continue;
    of++;
    const far = w.steps[z * w.zones + g.s.unit.zone[u]!]!;
    if (far !== FAR) near += far <= 2 ? 1 : far === 3 ? 0.8 : 0.8 / far;
  }
  const side = w.leaderSide[l]!;
  const exit = exitFor(g, side, z) ? 0.1 : 0;
  // Alone he is ridden down by the first who comes, and his points go with him.
  const isExposed = !isReplaced(g, l) && unitsIn(g, z, side) === 0 && isWithin(g, 1 - side, z, RIDDEN_DOWN);
  return 1 + (of > 0 ? near / of : 0) + exit - (isExposed ? 0.6 * leaderPoints(g, l) : 0);
}
