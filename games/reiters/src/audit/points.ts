import { unitPoints } from '../rules/1-quality.ts';
import { leaderPoints } from '../rules/7-leader-loss.ts';
import { type Field, hasLeader, REPLACED, turnOf } from '../state.ts';
import { CC, EXITED, LOST, SIDES } from '../vocabulary.ts';
import type { Report } from './report.ts';

/** Clauses by which pieces of a side may have left the map by now. */
export const exitsOf = (g: Field, side: number) =>
  g.w.data.victory.exits.filter(
    (e) =>
      e.side === side &&
      turnOf(g) >= e.fromTurn &&
      !g.w.specials['no-exit'].some((n) => n.side === side && n.edge === e.edge),
  );

/**
 * 9.0a What a side must have scored: what is lost and gone says it all, but for the edge by which a piece left, where the
 * scenario has several.
 */
export function scoredBy(g: Field, side: number): { readonly least: number; readonly most: number } {
  const { w, s } = g;
  let [least, most] = [0, 0];
  for (const u of w.sideUnits[1 - side]!) if (s.unit.place[u] === LOST) least += unitPoints(g, u);
  for (const l of w.sideLeaders[1 - side]!) if (hasLeader(g, l, REPLACED)) least += leaderPoints(g, l);
  for (let b = 0; b < w.baggage; b++)
    if (w.baggageSide[b] !== side && s.baggage.place[b] === LOST) least += w.data.victory.elimination[side]!.baggage;
  most = least;
  const exits = exitsOf(g, side);
  const leave = (points: readonly number[]) => {
    least += Math.min(...points);
    most += Math.max(...points);
  };
  if (exits.length > 0) {
    for (const u of w.sideUnits[side]!)
      if (s.unit.place[u] === EXITED && w.unitParent[u]! < 0) leave(exits.map((e) => e.units[w.unitType[u]!]!));
    for (const l of w.sideLeaders[side]!)
      if (s.leader.place[l] === EXITED)
        leave(exits.map((e) => e.leaders[hasLeader(g, l, REPLACED) ? CC : w.data.leaders[l]!.rank]!));
  }
  return { least, most };
}

export function auditPoints(g: Field, bad: Report): void {
  const { pointsC, pointsP } = g.s.battle;
  [pointsC[0]!, pointsP[0]!].forEach((points, side) => {
    const { least, most } = scoredBy(g, side);
    if (points < least || points > most)
      bad(
        `battle.points${SIDES[side]}`,
        `must be ${least === most ? least : `${least} to ${most}`}, by losses and exits`,
      );
  });
}
