import { itemAt, type Report } from '@tambour/kernel';
import { isReplaced, leaderPlace, leadersOf } from '../../model/leader.ts';
import { scoredBy as scoresOf } from '../../model/lookup.ts';
import { type Field, turnOf } from '../../model/state.ts';
import { isHope, typeOf, unitPlace, unitsOf } from '../../model/unit.ts';
import { EXITED, LOST, SIDES } from '../../model/vocabulary.ts';
import { baggageSide } from '../../model/zone.ts';
import { pointsScored, rankOf, unitPoints } from '../../rules/1-quality.ts';
import { leaderPoints } from '../../rules/7-leader-loss.ts';
import { isBarred } from '../../rules/9-victory.ts';

/** Clauses by which pieces of a side may have left the map by now. */
export const exitsOf = (g: Field, side: number) =>
  g.w.data.victory.exits.filter((e) => e.side === side && turnOf(g) >= e.fromTurn && !isBarred(g, side, e.edge));

/** 9.0a The most a side can have scored by what is lost and gone. */
export function scoredBy(g: Field, side: number): number {
  let most = 0;
  for (const u of unitsOf(g, 1 - side)) if (unitPlace(g, u) === LOST) most += unitPoints(g, u);
  for (const l of leadersOf(g, 1 - side)) if (isReplaced(g, l)) most += leaderPoints(g, l);
  for (let b = 0; b < g.w.baggage; b++)
    if (baggageSide(g, b) !== side && g.s.baggage.place[b] === LOST) most += scoresOf(g, side).baggage;
  const exits = exitsOf(g, side);
  if (exits.length === 0) return most;
  for (const u of unitsOf(g, side))
    if (unitPlace(g, u) === EXITED && !isHope(g, u))
      most += Math.max(...exits.map((e) => itemAt(e.units, typeOf(g, u))));
  for (const l of leadersOf(g, side))
    if (leaderPlace(g, l) === EXITED) most += Math.max(...exits.map((e) => itemAt(e.leaders, rankOf(g, l))));
  return most;
}

/** No side has scored more than what is lost and gone is worth. It may have less: pieces may have been taken off for a study. */
export function auditPoints(g: Field, bad: Report): void {
  SIDES.forEach((id, side) => {
    const most = scoredBy(g, side);
    if (pointsScored(g, side) > most) bad(`battle.points${id}`, `must be at most ${most}, by losses and exits`);
  });
}
