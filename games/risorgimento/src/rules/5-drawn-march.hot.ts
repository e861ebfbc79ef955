import { directionTo, type HexId } from '@tambour/boards';
import type { Action, ActionList } from '@tambour/kernel';
import { actionFacing } from '../model/action-view.ts';
import { type Field, holder } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { joinedFacing, leastMove } from './5-march.ts';
import { facingOfNode, hexOfNode, nodeOf } from './5-march-search.hot.ts';
import { hexBarOf, isThick, type Mover, mayStack } from './5-mover.ts';
import { costOf, openMarches, placed } from './5-open-marches.hot.ts';

const FACINGS = 6;

/**
 * Of the marches of a mover one is to be drawn: the candidates are the hexes where it would get if it were alone, each with every facing. A march leads
 * nowhere else but to a neighbour that it cannot pay for (5.31b); such orders are listed. False where all must be.
 */
export function draftPlain(g: Field, out: ActionList, m: Mover): boolean {
  if (!out.candidates) return false;
  const open = openMarches(g.w);
  const at = open.of(g, m);
  if (at === 0) return false;
  for (let d = 0; d < FACINGS; d++) if (open.isTooDear(at, d, m.budget)) listLeast(g, out, m, d);
  out.candidates.add(VERB.move, m.unit, open.room, open.hexes(at), open.within(at, m.budget), FACINGS);
  return true;
}
function listLeast(g: Field, out: ActionList, m: Mover, d: number): void {
  const hex = g.w.near[m.start * FACINGS + d]!;
  if (hex < 0 || !leastMove(g, m, hex, d)) return;
  const joins = joinedFacing(g, m.unit, hex);
  for (let facing = 0; facing < FACINGS; facing++)
    if ((joins < 0 || joins === facing) && leastMove(g, m, hex, facing)) out.add(VERB.move, m.unit, hex, facing);
}
/** 5.11a The same of strategic movement, which ends straight on. */
export function draftStrategic(g: Field, out: ActionList, m: Mover): boolean {
  if (!out.candidates) return false;
  const open = openMarches(g.w);
  const at = open.of(g, m);
  if (at === 0) return false;
  out.candidates.add(VERB.strategic, m.unit, open.room, open.hexes(at), open.within(at, m.budget), 1);
  return true;
}

/** The march that a candidate comes to, if any. Where somebody is in its way `isEnd` looks for another. */
export function settlePlain(
  g: Field,
  m: Mover,
  o: Action,
  isEnd: (to: HexId, facing: number) => boolean,
): Action | undefined {
  const to = hexOfNode(g.w, placed(o.b));
  const facing = actionFacing(o);
  const joins = joinedFacing(g, m.unit, to);
  if ((joins >= 0 && joins !== facing) || isBarred(g, m, to)) return undefined;
  const open = openMarches(g.w);
  const at = open.of(g, m);
  // Who joins others faces as they do whatever way it came.
  const isAnyWay = joins >= 0 || !isThick(g, to);
  const node = isAnyWay ? open.cheapest(at, o.b) : open.node(at, nodeOf(g.w, to, facing), m.budget);
  const isThere = (node !== 0 && open.isClear(g, m, at, node)) || isEnd(to, facing);
  return isThere ? { verb: o.verb, a: o.a, b: to, c: facing, d: 0 } : undefined;
}
/** The same of strategic movement, which is listed beyond the `least` that a march could pay for. `facingAt` gives the facing at the end, or NONE. */
export function settleStrategic(
  g: Field,
  m: Mover,
  o: Action,
  least: number,
  facingAt: (to: HexId) => number,
): Action | undefined {
  const to = hexOfNode(g.w, placed(o.b));
  // 5.11e Strategic movement joins nobody.
  if (g.s.at.top[to] !== 0 || isBarred(g, m, to)) return undefined;
  const open = openMarches(g.w);
  const at = open.of(g, m);
  const node = open.cheapest(at, o.b);
  let facing: number;
  if (!open.isClear(g, m, at, node)) facing = facingAt(to);
  else if (costOf(node) <= least) return undefined;
  else if (isThick(g, to)) facing = facingOfNode(g.w, placed(node));
  else facing = directionTo(g.w.grid, hexOfNode(g.w, placed(open.before(at, node))), to)!;
  return facing < 0 ? undefined : { verb: o.verb, a: o.a, b: to, c: facing, d: 0 };
}
/** What closes a hex whichever way one comes. */
export const isBarred = (g: Field, m: Mover, to: HexId): boolean =>
  hexBarOf(g, m, to) !== undefined || (holder(g, to) === m.side && !mayStack(g, m.unit, to, m.isStrategic));
