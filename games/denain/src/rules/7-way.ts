import type { Action } from '@tambour/kernel';
import { actionHex, actionUnit, entryGate, entryOf, moveFacing, namedWay, takesGuns } from '../model/action-view.ts';
import { NO_UNIT } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { markZones } from './6-zone-of-control.ts';
import { firstFacing, legsTo, unpackWay } from './7-legs.ts';
import { followWay, isCharging, isReached, layerOf, searchMoves } from './7-move-search.hot.ts';
import { type Mover, moverOf } from './7-mover.ts';
import { companion, mayMove } from './7-who-moves.ts';
import { moverEntering } from './13-entry-hexes.ts';

/** The legs of the way an order takes, and whether it makes a run-up for a charge; undefined when there is none. */
export function wayOf(g: Field, o: Action) {
  if (o.verb === VERB.move) {
    if (!mayMove(g, actionUnit(o))) return undefined;
    const battery = takesGuns(o) ? companion(g, actionUnit(o)) : NO_UNIT;
    if (takesGuns(o) && battery < 0) return undefined;
    // The ways of this unit may have been searched a moment ago, to see whether the order is legal.
    const held = g.scratch.searched;
    const isHeld =
      held.field === g && held.epoch === g.pen.epoch && held.unit === actionUnit(o) && held.battery === battery;
    if (namedWay(o) === 0 && isHeld) return wayFound(g, o);
    const m = moverOf(g, actionUnit(o), battery, markZones(g, 1 - g.w.unitSide[actionUnit(o)]!));
    if (namedWay(o) !== 0) return wayNamed(g, m, o, g.s.unit.facing[actionUnit(o)]!);
    searchMoves(g, m);
    return wayFound(g, o);
  }
  const m = moverEntering(g, actionUnit(o), entryGate(o), markZones(g, 1 - g.w.unitSide[actionUnit(o)]!));
  // 13.2d The second of a column stops in the entry hex, whatever way is named.
  if (!m || (g.s.entry.today[entryOf(o)]! > 0 && actionHex(o) !== m.start)) return undefined;
  if (namedWay(o) !== 0) {
    // An entering unit picks its first facing freely: the one that makes the named way end as ordered.
    return wayNamed(g, m, o, firstFacing(moveFacing(o), unpackWay(namedWay(o))));
  }
  searchMoves(g, m);
  return wayFound(g, o);
}
function wayNamed(g: Field, m: Mover, o: Action, facing: number) {
  const legs = unpackWay(namedWay(o));
  const end = followWay(g, m, legs, facing);
  if (end.failed >= 0 || end.hex !== actionHex(o) || end.facing !== moveFacing(o)) return undefined;
  return { legs, charges: isCharging(end.layer) };
}
function wayFound(g: Field, o: Action) {
  const place = actionHex(o) * 6 + moveFacing(o);
  if (!isReached(g, place)) return undefined;
  const node = g.scratch.best[place]!;
  const legs: number[] = [];
  for (let i = 0, count = legsTo(g, node); i < count; i++) legs.push(g.scratch.way[i]!);
  return { legs, charges: isCharging(layerOf(g, node)) };
}
