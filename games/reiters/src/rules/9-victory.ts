import type { ZoneId } from '@tambour/boards';
import { emit } from '../model/emit.ts';
import { sideName } from '../model/lookup.ts';
import type { CitedRule } from '../model/special.ts';
import { type Field, MARK } from '../model/state.ts';
import { has } from '../model/unit.ts';
import type { MapEdge } from '../model/vocabulary.ts';
import { CATHOLIC, PROTESTANT, type VictoryLevel } from '../model/vocabulary.ts';
import { unitsAt } from '../model/zone.ts';
import { pointsScored } from './1-quality.ts';

/** In the column of the winner: nobody. */
export const DRAW = 2;

/** CO.4 Whether nothing of a side leaves by an edge; the rule by which it does, that of the battle where it has one of its own. */
export const isBarred = (g: Field, side: number, edge: MapEdge): boolean =>
  g.w.specials['no-exit'].some((n) => n.side === side && n.edge === edge);
export const ruleOfExit = (g: Field, side: number): CitedRule =>
  g.w.specials.exit.find((e) => e.side === side)?.rule ?? '9.0a';

/** 9.0b Whether a side holds a zone: a combat unit of its own in it that is not isolated. */
export const holds = (g: Field, side: number, zone: ZoneId): boolean =>
  unitsAt(g, zone, side).some((u) => !has(g, u, MARK.isolated));

/** 9.0a What a side has: eliminations and exits so far, and the objectives it holds now. */
export function pointsOf(g: Field, side: number): { scored: number; held: number; total: number } {
  const scored = pointsScored(g, side);
  let held = 0;
  for (const o of g.w.data.victory.objectives) if (o.side === side && holds(g, side, o.zone)) held += o.points;
  return { scored, held, total: scored + held };
}

/** 9.0c The level of a difference of points. */
export function levelOf(g: Field, difference: number): VictoryLevel {
  let level: VictoryLevel = 'draw';
  for (const row of g.w.data.victory.levels) if (difference >= row.least) level = row.level;
  return level;
}

/** 9.0a 9.0c How the battle stands, or ends: the points of both sides, the level of their difference, and whose it is. */
export function standing(g: Field) {
  const points = [pointsOf(g, CATHOLIC).total, pointsOf(g, PROTESTANT).total] as const;
  const [catholic, protestant] = points;
  const level = levelOf(g, Math.abs(catholic - protestant));
  const isDrawn = level === 'draw' || catholic === protestant;
  return { points, level, winner: isDrawn ? DRAW : catholic > protestant ? CATHOLIC : PROTESTANT };
}

/** 9.0a 9.0c 3.0d The battle is over. */
export function endBattle(g: Field): void {
  const { points, level, winner } = standing(g);
  g.s.battle.isOver[0] = 1;
  g.s.battle.winner[0] = winner;
  emit(g, { type: 'battle-ended', rule: '9.0c', winner: winner === DRAW ? null : sideName(winner), points, level });
}
