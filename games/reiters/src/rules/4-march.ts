import { type ZoneId, zoneId } from '@tambour/boards';
import { emitOf } from '../model/emit.ts';
import { type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { leaderZone } from '../model/leader.ts';
import { spend, spentSoFar } from '../model/lookup.ts';
import { isUnit } from '../model/piece.ts';
import { type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { faceOf, isOnMap, mark, zoneOf } from '../model/unit.ts';
import { linkOf } from '../model/world.ts';
import { put } from '../model/zone.ts';
import { allowanceOf, roadBonusOf } from './4-allowance.ts';
import { haltsAt, plunder, plunders, takeLone } from './4-entry.ts';
import { finishMoving } from './4-moving-piece.ts';
import { judgeStep, RUINOUS, strainOf } from './4-step.ts';
import { nextCost } from './4-way.ts';
import { effectsOf, revealFor } from './10-effects.ts';

/** Carries the command's way out, step by step; a piece that is thrown into disorder by a die stops there. */
export function march(g: Field, piece: number): void {
  const { battle, path } = g.s;
  const [at = 0] = battle.pathAt;
  const to = path.zone[at];
  if (at >= (battle.path[0] ?? 0) || to === undefined || battle.moving[0] !== piece + 1) {
    battle.path[0] = 0;
    battle.pathAt[0] = 0;
    path.zone.fill(zoneId(0));
    return;
  }
  battle.pathAt[0] = at + 1;
  push(g, STEP.march, piece);
  if (isUnit(g, piece)) {
    if (!stepUnit(g, piece, to)) battle.path[0] = at + 1;
  } else stepLeader(g, leaderId(piece - g.w.units), to);
}

/** 4.1Zb 4.1Zc One step of a unit. Says whether it may go on as it meant to. */
function stepUnit(g: Field, u: UnitId, to: ZoneId): boolean {
  const { w, s } = g;
  const from = zoneOf(g, u);
  const cost = nextCost(g, u, from, to);
  // A way begun under an order that is only imagined may not lead on under it.
  if (cost < 0) return false;
  const link = linkOf(w, from, to);
  spend(g, cost);
  s.battle.stepCost[0] = cost;
  s.battle.stepFell[0] = 0;
  if (!w.linkRoad[link]) s.battle.offRoad[0] = 1;
  emitOf(g, u, { type: 'moved', rule: '4.1Zc', from, to, cost });
  put(g, u, to);
  mark(g, u, MARK.marched);
  for (const c of w.specials['no-attack-after-crossing'])
    if (c.borders.some((b) => w.passage.crossing[link] === b)) mark(g, u, MARK.crossed);
  showPace(g, u);
  return arrive(g, u, to, cost);
}

/** 10.1f A pace that only the order allows gives the order away. */
export function showPace(g: Field, u: UnitId): void {
  const order = effectsOf(g, u)?.mp ?? 0;
  if (order <= 0) return;
  const bonus = g.s.battle.offRoad[0] ? 0 : roadBonusOf(g, faceOf(g, u).arm);
  if (spentSoFar(g) > allowanceOf(g, u) - order + bonus) revealFor(g, u);
}

/**
 * What coming into a zone does: those alone there are taken, then the step is judged, then waggons are plundered. The fall
 * of a leader shakes his units and so the ground ahead (4.2a 7.6.1a): whoever rode over one stops and looks again.
 */
export function arrive(g: Field, u: UnitId, to: ZoneId, cost: number): boolean {
  const kills = haltsAt(g, u, to);
  const taken = takeLone(g, u, to);
  const stands = judgeMarch(g, u, cost, 'march');
  if (taken && isOnMap(g, u) && plunders(g, u)) {
    plunder(g, u);
    if (g.s.battle.moving[0] === u + 1) finishMoving(g);
    return false;
  }
  if (!isOnMap(g, u)) {
    finishMoving(g);
    return false;
  }
  return stands && !kills;
}

/** R28 A unit that fails the test of a step stops there; one thrown into disorder for certain goes on as it meant to. */
export function judgeMarch(g: Field, u: UnitId, cost: number, cause: 'march' | 'face'): boolean {
  if (!judgeStep(g, u, cost, cause)) return true;
  g.s.battle.stepFell[0] = 1;
  return strainOf(g.w, cost) === RUINOUS && isOnMap(g, u);
}

/** R33 A leader's step: he pays and makes no test. */
function stepLeader(g: Field, l: LeaderId, to: ZoneId): void {
  const { w, s } = g;
  const from = leaderZone(g, l);
  const cost = nextCost(g, w.units + l, from, to);
  spend(g, cost);
  if (!w.linkRoad[linkOf(w, from, to)]) s.battle.offRoad[0] = 1;
  s.leader.zone[l] = to;
  emitOf(g, g.w.units + l, { type: 'moved', rule: '4.1Zc', from, to, cost });
}
