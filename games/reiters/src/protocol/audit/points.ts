import type { Report } from '@tambour/kernel';
import { isReplaced } from '../../model/leader.ts';
import { type Field, turnOf } from '../../model/state.ts';
import { EXITED, LOST, SIDES } from '../../model/vocabulary.ts';
import { rankOf, unitPoints } from '../../rules/1-quality.ts';
import { leaderPoints } from '../../rules/7-leader-loss.ts';
import { isBarred } from '../../rules/9-victory.ts';

/** Clauses by which pieces of a side may have left the map by now. */
export const exitsOf = (g: Field, side: number) =>
  g.w.data.victory.exits.filter((e) => e.side === side && turnOf(g) >= e.fromTurn && !isBarred(g, side, e.edge));

/** 9.0a The most a side can have scored by what is lost and gone. */
export function scoredBy(g: Field, side: number): number {
  const { w, s } = g;
  let most = 0;
  for (const u of w.sideUnits[1 - side]!) if (s.unit.place[u] === LOST) most += unitPoints(g, u);
  for (const l of w.sideLeaders[1 - side]!) if (isReplaced(g, l)) most += leaderPoints(g, l);
  for (let b = 0; b < w.baggage; b++)
    if (w.baggageSide[b] !== side && s.baggage.place[b] === LOST) most += w.data.victory.elimination[side]!.baggage;
  const exits = exitsOf(g, side);
  if (exits.length === 0) return most;
  for (const u of w.sideUnits[side]!)
    if (s.unit.place[u] === EXITED && w.unitParent[u]! < 0)
      most += Math.max(...exits.map((e) => e.units[w.unitType[u]!]!));
  for (const l of w.sideLeaders[side]!)
    if (s.leader.place[l] === EXITED) most += Math.max(...exits.map((e) => e.leaders[rankOf(g, l)]!));
  return most;
}

/** No side has scored more than what is lost and gone is worth. It may have less: pieces may have been taken off for a study. */
export function auditPoints(g: Field, bad: Report): void {
  const { pointsC, pointsP } = g.s.battle;
  [pointsC[0]!, pointsP[0]!].forEach((points, side) => {
    const most = scoredBy(g, side);
    if (points > most) bad(`battle.points${SIDES[side]}`, `must be at most ${most}, by losses and exits`);
  });
}
