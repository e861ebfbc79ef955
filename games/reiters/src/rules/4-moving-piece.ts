import { type ZoneId, zoneId } from '@tambour/boards';
import { type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { isUnit, leaderOf, standsAt } from '../model/piece.ts';
import {
  active,
  CREATED,
  FINISHED,
  type Field,
  faceOf,
  has,
  hasLeader,
  isLeaderOnMap,
  isOnMap,
  LEADER_FINISHED,
  MARCHED,
  mark,
  markLeader,
} from '../model/state.ts';
import { allowanceOf, canMarch, roadBonusOf } from './4-allowance.ts';
import { leaderAllowance } from './4-march.hot.ts';

const isMoving = (g: Field, piece: number): boolean => g.s.battle.moving[0] === piece + 1;

export const spentBy = (g: Field, piece: number): number => (isMoving(g, piece) ? g.s.battle.spent[0]! : 0);

export const startOf = (g: Field, piece: number): ZoneId =>
  isMoving(g, piece) ? g.s.battle.start[0]! : standsAt(g, piece);

export const isOffRoad = (g: Field, piece: number): boolean => isMoving(g, piece) && g.s.battle.offRoad[0] === 1;

/** 4.1Pg A piece whose move is over does not start again. */
export const isMoveOver = (g: Field, piece: number): boolean =>
  isUnit(g, piece) ? has(g, piece, FINISHED) : hasLeader(g, leaderOf(g, piece), LEADER_FINISHED);
/** 11.4.1b Nor do enfants perdus just sent out. */
export const isJustSentOut = (g: Field, u: UnitId): boolean => has(g, u, CREATED);
export const mayMove = (g: Field, u: UnitId): boolean =>
  g.w.unitSide[u] === active(g) && isOnMap(g, u) && !has(g, u, FINISHED | CREATED) && canMarch(g, u);

export const mayLeaderMove = (g: Field, l: LeaderId): boolean =>
  g.w.leaderSide[l] === active(g) && isLeaderOnMap(g, l) && !hasLeader(g, l, LEADER_FINISHED);

/** 4.1Pa 4.1.1e R30 Points a unit has left, the road's among them if it has kept to it. */
export function pointsLeft(g: Field, u: UnitId): number {
  const spent = spentBy(g, u);
  const kept = spent > 0 && !isOffRoad(g, u) && has(g, u, MARCHED);
  const bonus = kept ? roadBonusOf(g, faceOf(g, u).arm) : 0;
  return Math.max(0, allowanceOf(g, u) + bonus - spent);
}

export function leaderPointsLeft(g: Field, l: LeaderId): number {
  const piece = g.w.units + l;
  const spent = spentBy(g, piece);
  const bonus = spent > 0 && !isOffRoad(g, piece) ? g.w.charts.movement.roadBonus.leader : 0;
  return Math.max(0, leaderAllowance(g) + bonus - spent);
}

/** 4.1Pf 4.1Pg The piece on the march is done: what it has not spent is lost. */
export function finishMoving(g: Field): void {
  const { battle } = g.s;
  const piece = battle.moving[0]! - 1;
  if (piece < 0) return;
  if (isUnit(g, piece)) {
    if (isOnMap(g, piece)) mark(g, piece, FINISHED);
  } else markLeader(g, leaderId(piece - g.w.units), LEADER_FINISHED);
  battle.moving[0] = 0;
  battle.spent[0] = 0;
  battle.start[0] = zoneId(0);
  battle.stepCost[0] = 0;
  battle.stepFell[0] = 0;
  battle.offRoad[0] = 0;
}

/** Takes a piece up; whoever was on the march before is done. */
export function takeUp(g: Field, piece: number): void {
  if (isMoving(g, piece)) return;
  const start = startOf(g, piece);
  finishMoving(g);
  g.s.battle.moving[0] = piece + 1;
  g.s.battle.start[0] = start;
}
