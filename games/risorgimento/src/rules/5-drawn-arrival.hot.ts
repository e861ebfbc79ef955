import { directionTo, type HexId, NONE } from '@tambour/boards';
import type { Action, ActionList } from '@tambour/kernel';
import { actionUnit } from '../model/action-view.ts';
import type { Field } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { isBarred } from './5-drawn-march.hot.ts';
import { columnCost, entrances, isEntranceBarred } from './5-entry-hexes.ts';
import { arriver, cheapest, entryField, usualFacing } from './5-entry-search.ts';
import { joinedFacing } from './5-march.ts';
import { FREE, facingOfNode, hexOfNode, nodeOf, seedEntrance } from './5-march-search.hot.ts';
import { isThick, type Mover } from './5-mover.ts';
import { costOf, openMarches, placed } from './5-open-marches.hot.ts';
import { IN_ZONE } from './6-zone-of-control.ts';

/** Where turning costs no more than this, nobody turns for less by going out of the entry hex and back. */
const DEAREST_TURN = 2;

/**
 * A mover as it stands in the one hex by which it can come in, having paid for it: from there it marches as any other. Undefined where there are several
 * such hexes or none, or where it would have to stop at once.
 */
function throughOneHex(g: Field, m: Mover): Mover | undefined {
  if (m.turnCost > DEAREST_TURN) return undefined;
  let through: Mover | undefined;
  for (const entrance of entrances(g, g.w.unitArrival[m.unit]! - 1, m.side)) {
    const cost = columnCost(g, m, entrance);
    if (cost > m.budget || isEntranceBarred(g, m, entrance.hex)) continue;
    if (through !== undefined) return undefined;
    through = { ...m, start: entrance.hex, budget: m.budget - cost };
  }
  return through !== undefined && (m.enemies[through.start]! & IN_ZONE) === 0 ? through : undefined;
}

/**
 * Of the ways of a unit onto the map one is to be drawn: the candidates are the hexes where it would get if it were alone. They are those of a march, plain or
 * strategic, of a unit that waits off the map. False where all ways must be listed.
 */
export function draftArrival(g: Field, out: ActionList, m: Mover): boolean {
  if (!out.candidates) return false;
  const through = throughOneHex(g, m);
  if (through === undefined) return false;
  const open = openMarches(g.w);
  // As far as the first of the column gets, so that it is found once for all of it.
  const at = open.of(g, { ...through, budget: m.budget }, true);
  if (at === 0) return false;
  const search = g.scratch.march;
  search.begin();
  seedEntrance(g, through, search, through.start, 0);
  out.add(VERB.enter, m.unit, through.start, usualFacing(g, m.unit, search, through.start), m.isStrategic ? 1 : 0);
  const verb = m.isStrategic ? VERB.strategic : VERB.move;
  out.candidates.add(verb, m.unit, open.room, open.hexes(at), open.within(at, through.budget), 1);
  return true;
}
/** The way onto the map that was drawn, if it leads there: see `Question.settle`. */
export function settleArrival(g: Field, o: Action): Action | undefined {
  const u = actionUnit(o);
  const m = arriver(g, u, o.verb === VERB.strategic);
  const to = hexOfNode(g.w, placed(o.b));
  const facing = isBarred(g, m, to) ? NONE : facingAt(g, m, to, o.b);
  return facing < 0 ? undefined : { verb: VERB.enter, a: u, b: to, c: facing, d: m.isStrategic ? 1 : 0 };
}
/** The facing under which a hex would be listed, NONE where the unit does not get there. */
function facingAt(g: Field, m: Mover, to: HexId, place: number): number {
  const open = openMarches(g.w);
  const through = throughOneHex(g, m)!;
  const at = open.of(g, through, true);
  const node = open.cheapest(at, place);
  const thick = isThick(g, to);
  if (!open.isClear(g, through, at, node)) {
    const search = entryField(g, m, g.scratch.march, thick ? NONE : nodeOf(g.w, to, FREE));
    return cheapest(g, search, to) === NONE ? NONE : usualFacing(g, m.unit, search, to);
  }
  const joins = joinedFacing(g, m.unit, to);
  if (joins >= 0) return joins;
  if (thick) return facingOfNode(g.w, placed(node));
  return directionTo(g.w.grid, hexOfNode(g.w, placed(open.before(at, node))), to)!;
}

/** The nodes of a way onto the map, first to last, and what turning costs in the first. */
export interface WayIn {
  readonly nodes: readonly number[];
  readonly turn: number;
}
/** The way by which a unit comes to a hex, where it is known without a search. */
export function clearArrival(g: Field, m: Mover, to: HexId, facing: number): WayIn | undefined {
  const joins = joinedFacing(g, m.unit, to);
  const through = joins >= 0 && (joins !== facing || isThick(g, to)) ? undefined : throughOneHex(g, m);
  if (through === undefined) return undefined;
  const open = openMarches(g.w);
  const nodes = open.wayTo(g, through, nodeOf(g.w, to, facing), true);
  if (nodes === undefined) return undefined;
  return { nodes, turn: costOf(open.node(open.of(g, through, true), nodes[0]!, through.budget)) };
}
