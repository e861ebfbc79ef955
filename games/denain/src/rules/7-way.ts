import type { Action } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { markZones } from './6-zone-of-control.ts';
import { legsTo, TURN } from './7-legs.ts';
import { followWay, isCharging, isReached, layerOf, searchMoves } from './7-move-search.hot.ts';
import { type Mover, moverOf } from './7-mover.ts';
import { ENTRY_SHIFT, FACING_BITS, unpackWay, WITH_GUNS } from './7-way-code.ts';
import { companion, mayMove } from './7-who-moves.ts';
import { moverEntering } from './13-entry-hexes.ts';

/** The legs of a way, and whether it makes a run-up for a charge. */
export interface Way {
  readonly legs: readonly number[];
  readonly charges: boolean;
}

/** The way an order takes; undefined when there is none. */
export function wayOf(g: Field, o: Action): Way | undefined {
  if (o.verb === VERB.move) {
    if (!mayMove(g, o.a)) return undefined;
    const battery = o.c & WITH_GUNS ? companion(g, o.a) : -1;
    if (o.c & WITH_GUNS && battery < 0) return undefined;
    // The ways of this unit may have been searched a moment ago, to see whether the order is legal.
    const held = g.scratch.searched;
    const isHeld = held.field === g && held.epoch === g.pen.epoch && held.unit === o.a && held.battery === battery;
    if (o.d === 0 && isHeld) return wayFound(g, o);
    const m = moverOf(g, o.a, battery, markZones(g, 1 - g.w.unitSide[o.a]!));
    if (o.d !== 0) return wayNamed(g, m, o, g.s.unit.facing[o.a]!);
    searchMoves(g, m);
    return wayFound(g, o);
  }
  const m = moverEntering(g, o.a, o.c >> ENTRY_SHIFT, markZones(g, 1 - g.w.unitSide[o.a]!));
  // 13.2d The second of a column stops in the entry hex, whatever way is named.
  if (!m || (g.s.entry.today[(o.c >> ENTRY_SHIFT) & 255]! > 0 && o.b !== m.start)) return undefined;
  if (o.d !== 0) {
    // An entering unit picks its first facing freely: the one that makes the named way end as ordered.
    const turnsTaken = unpackWay(o.d).reduce((sum, leg) => sum + (leg > TURN ? leg - TURN : 0), 0);
    return wayNamed(g, m, o, ((o.c & FACING_BITS) + 36 - turnsTaken) % 6);
  }
  searchMoves(g, m);
  return wayFound(g, o);
}
function wayNamed(g: Field, m: Mover, o: Action, facing: number): Way | undefined {
  const legs = unpackWay(o.d);
  const end = followWay(g, m, legs, facing);
  if (end.failed >= 0 || end.hex !== o.b || end.facing !== (o.c & FACING_BITS)) return undefined;
  return { legs, charges: isCharging(end.layer) };
}
function wayFound(g: Field, o: Action): Way | undefined {
  const place = o.b * 6 + (o.c & FACING_BITS);
  if (!isReached(g, place)) return undefined;
  const node = g.scratch.best[place]!;
  const legs: number[] = [];
  for (let i = 0, count = legsTo(g, node); i < count; i++) legs.push(g.scratch.way[i]!);
  return { legs, charges: isCharging(layerOf(g, node)) };
}
