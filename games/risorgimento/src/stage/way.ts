import { directionTo, type HexId } from '@tambour/boards';
import { type Action, itemAt, present } from '@tambour/kernel';
import type { Way } from '@tambour/stage';
import { actionHex, actionLeader, actionUnit } from '../model/action-view.ts';
import { activeFormation, type Field, hexOf } from '../model/state.ts';
import { VERB, VERBS, type Verb } from '../model/verb.ts';
import { hexLabel } from '../model/world-lookup.ts';
import { leaderBudget } from '../rules/5-leaders.ts';
import { orderedWay } from '../rules/5-move.ts';
import { moverOf, stepCost } from '../rules/5-mover.ts';
import { hexesOfPath } from '../rules/7-charge-path.ts';
import { rideHexes } from './reach.ts';
import { marchNotes } from './way-notes.ts';

type WayOf = (g: Field, o: Action) => Way | undefined;
const placed = (g: Field, hexes: readonly HexId[]): Way => ({
  legs: hexes.map((hex) => ({ place: hexLabel(g, hex), left: 0 })),
  notes: [],
});

/** A march hex by hex, with the points left after each, and what may befall the unit on it. */
const march: WayOf = (g, o) => {
  const route = orderedWay(g, o, activeFormation(g));
  if (route === undefined || route.hexes.length < 2) return undefined;
  const m = moverOf(g, actionUnit(o), o.verb === VERB.strategic);
  let left = m.budget - itemAt(route.turns, 0);
  const legs = route.hexes.slice(1).map((hex, i) => {
    const from = itemAt(route.hexes, i);
    left -= stepCost(g, m, from, present(directionTo(g.w.grid, from, hex))) + itemAt(route.turns, i + 1);
    return { place: hexLabel(g, hex), left: Math.max(0, left) };
  });
  return { legs, notes: marchNotes(g, m, route.hexes) };
};
const riding: WayOf = (g, o) => ({
  legs: rideHexes(g, o).map(({ hex, cost }) => ({
    place: hexLabel(g, hex),
    left: leaderBudget(g, actionLeader(o)) - cost,
  })),
  notes: [],
});
const oneHex: WayOf = (g, o) => placed(g, [actionHex(o)]);
const charge: WayOf = (g, o) => placed(g, hexesOfPath(g, hexOf(g, actionUnit(o)), o.c).slice(1));

const WAYS: Readonly<Partial<Record<Verb, WayOf>>> = {
  move: march,
  strategic: march,
  enter: oneHex,
  lead: riding,
  ride: riding,
  charge,
  join: charge,
  withdraw: oneHex,
  retreat: oneHex,
  spread: oneHex,
};
/** The way an order would take, hex by hex; undefined for one that goes nowhere. */
export const way: WayOf = (g, o) => WAYS[itemAt(VERBS, o.verb)]?.(g, o);
