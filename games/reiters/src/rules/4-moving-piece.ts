import { type ZoneId, zoneId } from '@tambour/boards';
import type { Condition } from '@tambour/kernel';
import { leaderId } from '../model/ids.ts';
import { hasLeader, markLeader } from '../model/leader.ts';
import { onTheMarch, spentSoFar } from '../model/lookup.ts';
import { isUnit, leaderOf, placeOf, sideOf, standsAt } from '../model/piece.ts';
import { active, type Field, LEADER_MARK, MARK } from '../model/state.ts';
import { has, isOnMap, mark } from '../model/unit.ts';
import { ON_MAP } from '../model/vocabulary.ts';
import { canMarch, pointsOf, roadBonusFor } from './4-allowance.ts';
import { must } from './conditions.ts';

export const isMoving = (g: Field, piece: number): boolean => onTheMarch(g) === piece;

export const spentBy = (g: Field, piece: number): number => (isMoving(g, piece) ? spentSoFar(g) : 0);

export const startOf = (g: Field, piece: number): ZoneId =>
  (isMoving(g, piece) ? g.s.battle.start[0] : undefined) ?? standsAt(g, piece);

export const isOffRoad = (g: Field, piece: number): boolean => isMoving(g, piece) && g.s.battle.offRoad[0] === 1;

/** 4.1Pg A piece whose move is over does not start again. */
export const isMoveOver = (g: Field, piece: number): boolean =>
  isUnit(g, piece) ? has(g, piece, MARK.finished) : hasLeader(g, leaderOf(g, piece), LEADER_MARK.finished);
const isGun = (g: Field, piece: number): boolean => isUnit(g, piece) && !canMarch(g, piece);
const isJustDetached = (g: Field, piece: number): boolean => isUnit(g, piece) && has(g, piece, MARK.created);

/** A unit or a leader that would move. */
export interface PieceCase {
  readonly g: Field;
  readonly piece: number;
}
/** 4.1Pd 4.1Pg 11.4.1b What a piece on the map needs to move: no gun, its move not over, not just sent out. */
export const MOVABLE: readonly Condition<PieceCase>[] = [
  must('4.1Pd', 'gunsStay', ({ g, piece }) => !isGun(g, piece)),
  must('4.1Pg', 'moveIsOver', ({ g, piece }) => !isMoveOver(g, piece)),
  must('11.4.1b', 'justDetached', ({ g, piece }) => !isJustDetached(g, piece)),
];
/** The same at once: every piece is asked at every decision. */
export const mayMove = (g: Field, piece: number): boolean =>
  sideOf(g, piece) === active(g) &&
  placeOf(g, piece) === ON_MAP &&
  !isMoveOver(g, piece) &&
  !isGun(g, piece) &&
  !isJustDetached(g, piece);

/** 4.1Pa 4.1.1e R30 Points a piece has left, the road's among them if it has kept to it. */
export function pointsLeft(g: Field, piece: number): number {
  const spent = spentBy(g, piece);
  const kept = spent > 0 && !isOffRoad(g, piece) && (!isUnit(g, piece) || has(g, piece, MARK.marched));
  return Math.max(0, pointsOf(g, piece) + (kept ? roadBonusFor(g, piece) : 0) - spent);
}

/** 4.1Pf 4.1Pg The piece on the march is done: what it has not spent is lost. */
export function finishMoving(g: Field): void {
  const { battle } = g.s;
  const piece = onTheMarch(g);
  if (piece < 0) return;
  if (isUnit(g, piece)) {
    if (isOnMap(g, piece)) mark(g, piece, MARK.finished);
  } else markLeader(g, leaderId(piece - g.w.units), LEADER_MARK.finished);
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
