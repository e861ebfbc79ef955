import type { Report } from '@tambour/kernel';
import { type Field, turnOf } from '../../model/state.ts';
import { SIDES } from '../../model/vocabulary.ts';
import { pointsScored } from '../../rules/1-quality.ts';
import { chances, isBarred, worth } from '../../rules/9-victory.ts';

/** Clauses by which pieces of a side may have left the map by now. */
export const exitsOf = (g: Field, side: number) =>
  g.w.data.victory.exits.filter((e) => e.side === side && turnOf(g) >= e.fromTurn && !isBarred(g, side, e.edge));

/** 9.0a The most a side can have scored by what is lost and gone. */
export function scoredBy(g: Field, side: number): number {
  const { units, leaders, baggage, ownUnits, ownLeaders } = chances(g, side);
  return worth([...units, ...leaders, ...baggage, ...ownUnits, ...ownLeaders]);
}

/** No side has scored more than what is lost and gone is worth. It may have less: pieces may have been taken off for a study. */
export function auditPoints(g: Field, bad: Report): void {
  SIDES.forEach((id, side) => {
    const most = scoredBy(g, side);
    if (pointsScored(g, side) > most) bad(`battle.points${id}`, `must be at most ${most}, by losses and exits`);
  });
}
