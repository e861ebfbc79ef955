import type { HexId } from '@tambour/boards';
import { emptyStack, type Verdict } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import type { LevelData } from '../model/scenario.ts';
import { type Field, isOver, killsOf, levelAtEnd, turnOf, turnPointsOf } from '../model/state.ts';
import { ALLIED, AUSTRIAN } from '../model/vocabulary.ts';
import { hexLabel, levelData, objectiveOf, sideId } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';

/** Control of a hex goes to the side whose combat unit last ended a movement, retreat or combat in it: called where one has. */
export function takeControl(g: Field, hex: HexId, side: number): void {
  const o = objectiveOf(g, hex);
  if (o === 0 || g.s.objective.owner[o - 1] === side) return;
  g.s.objective.owner[o - 1] = side;
  emit(g, { type: 'control-changed', rule: '3.0a', hex: hexLabel(g, hex), side: sideId(side) });
}
const controls = (g: Field, hex: HexId, side: number): boolean => {
  const o = objectiveOf(g, hex);
  return o > 0 && g.s.objective.owner[o - 1] === side;
};

/** At the end of a turn: what a side scores for holding a hex then. */
export function scoreTurn(g: Field): void {
  for (const { side, hex, fromTurn, points } of g.w.data.perTurn) {
    if (turnOf(g) < fromTurn || !controls(g, hex, side)) continue;
    g.s.side.turnPoints[side] = turnPointsOf(g, side) + points;
    emit(g, { type: 'turn-scored', rule: '3.0a', side: sideId(side), hex: hexLabel(g, hex), points });
  }
}

/** What a side scores, item by item. */
export interface Score {
  readonly objectives: number;
  readonly turns: number;
  readonly eliminated: number;
  readonly demoralized: number;
  readonly total: number;
}
/** M8 M9 SM3 Objectives held, turns in which one was held, enemy units lost, enemy corps (or divisions) demoralised. */
export function score(g: Field, side: number): Score {
  const { w, s } = g;
  let objectives = 0;
  if (side === w.data.scoresObjectives)
    w.data.objectives.forEach(({ points }, i) => {
      if (s.objective.owner[i] === side) objectives += points;
    });
  let groups = 0;
  w.moraleGroups.forEach(({ corps }, i) => {
    if (w.corpsSide[corps] !== side && s.morale.isDemoralized[i]) groups++;
  });
  const turns = turnPointsOf(g, side);
  const eliminated = killsOf(g, side) * w.data.pointsEliminated;
  const demoralized = groups * w.data.pointsDemoralized;
  return { objectives, turns, eliminated, demoralized, total: objectives + turns + eliminated + demoralized };
}
/** The result that the points as they stand would give: allied less Austrian points, against the table of the battle. */
export function levelNow(g: Field): number {
  const margin = score(g, ALLIED).total - score(g, AUSTRIAN).total;
  return g.w.data.levels.findIndex(({ from }) => margin >= from);
}

export const DRAW = 2;
const pointsOf = (g: Field): [number, number] => [score(g, ALLIED).total, score(g, AUSTRIAN).total];
/** 3.0a After the last turn the points decide, and nothing more is done. */
export function endBattle(g: Field): void {
  if (isOver(g)) return;
  const { battle } = g.s;
  const level = levelNow(g);
  const { winner, grade } = levelData(g, level);
  battle.isOver[0] = 1;
  battle.level[0] = level;
  battle.winner[0] = winner < 0 ? DRAW : winner;
  emptyStack(g.s);
  emit(g, {
    type: 'battle-ended',
    rule: '3.0a',
    winner: winner < 0 ? undefined : sideId(winner),
    grade,
    points: pointsOf(g),
  });
}

/** Who has won, how clearly, and why; undefined while the battle goes on. */
export function verdict(g: Field): Verdict | undefined {
  if (!isOver(g)) return undefined;
  const level = levelData(g, levelAtEnd(g));
  return {
    winner: level.winner < 0 ? undefined : level.winner,
    rule: '3.0a',
    why: say(endingOf(level)),
    points: pointsOf(g),
  };
}
const endingOf = ({ winner, grade }: LevelData) =>
  winner < 0 || grade === 'draw'
    ? 'ending.draw'
    : (`ending.${winner === ALLIED ? 'allied' : 'austrian'}.${grade}` as const);
