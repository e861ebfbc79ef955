import type { ZoneId } from '@tambour/boards';
import { emit } from '../model/emit.ts';
import { isReplaced, leaderPlace, leadersOf } from '../model/leader.ts';
import { scoredBy, sideName } from '../model/lookup.ts';
import type { CitedRule } from '../model/special.ts';
import { type Field, MARK } from '../model/state.ts';
import { has, isHope, typeOf, unitPlace, unitsOf } from '../model/unit.ts';
import { CATHOLIC, EXITED, LOST, type MapEdge, PROTESTANT, type VictoryLevel } from '../model/vocabulary.ts';
import { baggageSide, unitsAt } from '../model/zone.ts';
import { pointsScored, rankOf, unitPoints } from './1-quality.ts';
import { leaderPoints } from './7-leader-loss.ts';

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

/** Something a side can score by, and whether it has. */
const chance = <P>(piece: P, points: number, isScored: boolean) => ({ piece, points, isScored });
export type Chances<P> = readonly ReturnType<typeof chance<P>>[];
/** 9.0a D.4 M.3 AU.3 D.5 CO.3 Enemies to destroy, their baggage to take, and one’s own to lead off the map. R100 */
export function chances(g: Field, side: number) {
  const exit = g.w.data.victory.exits.find((e) => e.side === side);
  const theirs = g.w.baggageIds.map((_, b) => b).filter((b) => baggageSide(g, b) !== side);
  const own = [...unitsOf(g, side)].filter((u) => !isHope(g, u));
  return {
    exit,
    units: [...unitsOf(g, 1 - side)].map((u) => chance(u, unitPoints(g, u), unitPlace(g, u) === LOST)),
    leaders: [...leadersOf(g, 1 - side)].map((l) => chance(l, leaderPoints(g, l), isReplaced(g, l))),
    baggage: theirs.map((b) => chance(b, scoredBy(g, side).baggage, g.s.baggage.place[b] === LOST)),
    ownUnits: own.map((u) => chance(u, exit?.units[typeOf(g, u)] ?? 0, unitPlace(g, u) === EXITED)),
    ownLeaders: [...leadersOf(g, side)].map((l) => {
      return chance(l, exit?.leaders[rankOf(g, l)] ?? 0, leaderPlace(g, l) === EXITED);
    }),
  };
}
/** Those of them that it has scored by, and what they come to. */
export const scoredOf = <P>(all: Chances<P>): Chances<P> =>
  all.filter(({ isScored, points }) => isScored && points > 0);
export const worth = (all: Chances<unknown>): number => scoredOf(all).reduce((sum, { points }) => sum + points, 0);

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
