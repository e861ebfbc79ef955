import { distance, type HexId } from '@tambour/boards';
import { EVERY, type Question } from '@tambour/kernel';
import { actionHex, actionUnit } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import type { FormationId, UnitId } from '../model/ids.ts';
import { placeName } from '../model/names.ts';
import { refusal, wrongMoment } from '../model/refusal.ts';
import { stackFault } from '../model/stacking.ts';
import {
  type Field,
  face,
  has,
  hexOf,
  holder,
  IN_RESERVE,
  isEnemyHeld,
  isOnMap,
  push,
  put,
  stackOf,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import {
  columnOf,
  formationOf,
  hexLabel,
  idOf,
  neighbourOf,
  sideOf,
  sideOfFormation,
  terrainOf,
  typeOf,
  unitsOfFormation,
} from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { joinedFacing } from './5-march.ts';
import { baseCost, disordersBy, type Mover, mayStack, moverOf } from './5-mover.ts';
import { disorder } from './8-losses.ts';
import { takeControl } from './9-victory.ts';
import { poolStack } from './pieces.ts';

/** The units of a side in a hex: in one that is fought for both stand. */
const ownIn = (g: Field, hex: HexId, side: number): UnitId[] => stackOf(g, hex).filter((u) => g.w.unitSide[u] === side);
/** 5.41 5.51 Whether what a side has in a hex may not stand there together, out of reserve. */
export function isOverstacked(g: Field, hex: HexId, side = holder(g, hex)): boolean {
  const stack = ownIn(g, hex, side);
  if (stack.some((u) => has(g, u, IN_RESERVE))) return false;
  return (
    stackFault(
      stack.map((u) => ({ type: typeOf(g, u), formation: formationOf(g, u) })),
      terrainOf(g, hex),
      false,
    ) !== undefined
  );
}
/** 4.62b Every hex where a brigade is overstacked asks its owner to spread it. */
export function pushSpreads(g: Field, f: FormationId): void {
  const hexes = new Set<HexId>();
  for (const u of unitsOfFormation(g, f)) if (isOnMap(g, u)) hexes.add(hexOf(g, u));
  for (const hex of [...hexes].sort((a, b) => b - a))
    if (isOverstacked(g, hex, sideOfFormation(g, f))) push(g, STEP.spread, f, hex);
}

const anyone = (g: Field, u: UnitId): Mover => ({
  ...moverOf(g, u),
  leaving: 0,
  startsInZone: false,
  isCommanded: true,
});
/** 4.62b The hexes next to its own where a unit finds room: any direction, whatever it costs, if it can go there at all. */
export function roomNextTo(g: Field, u: UnitId): HexId[] {
  const m = anyone(g, u);
  const hex = hexOf(g, u);
  const out: HexId[] = [];
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hex, d);
    if (x < 0 || baseCost(g, m, hex, d) === 0 || isEnemyHeld(g, x, m.side)) continue;
    if (mayStack(g, u, x)) out.push(x);
  }
  return out;
}
/** 4.62b R37 Where a unit goes that finds no place within one hex: the nearest hexes it can stand in, by ground open to it. */
export function roomBeyond(g: Field, u: UnitId): HexId[] {
  const m = anyone(g, u);
  const start = hexOf(g, u);
  const seen = new Set<HexId>([start]);
  for (let ring = [start]; ring.length > 0; ) {
    const next: HexId[] = [];
    for (const hex of ring)
      for (let d = 0; d < 6; d++) {
        const x = neighbourOf(g, hex, d);
        if (x < 0 || seen.has(x) || baseCost(g, m, hex, d) === 0 || isEnemyHeld(g, x, m.side)) continue;
        seen.add(x);
        next.push(x);
      }
    const found = next.filter((x) => mayStack(g, u, x));
    if (found.length > 0) return found;
    ring = next;
  }
  return [];
}
/** The moves that are open: to the next hex for whoever finds room there, and only if nobody does further off. */
function spreadsOf(g: Field, f: FormationId, hex: HexId): [UnitId, HexId][] {
  const side = sideOfFormation(g, f);
  if (!isOverstacked(g, hex, side)) return [];
  const stack = ownIn(g, hex, side);
  const near = stack.flatMap((u) => roomNextTo(g, u).map((to): [UnitId, HexId] => [u, to]));
  return near.length > 0 ? near : stack.flatMap((u) => roomBeyond(g, u).map((to): [UnitId, HexId] => [u, to]));
}

/** 4.62b R37 Units that were in reserve spread, one at a time, until their hex is legally stacked. Nothing is spent by it. */
export const spread: Question<Field> = {
  name: 'spread',
  rule: '4.62b',
  inside: true,
  standing: 'retreat',
  side: (g, f: FormationId) => sideOfFormation(g, f),
  list(g, out, piece, f: FormationId, hex: HexId) {
    const moves = spreadsOf(g, f, hex);
    for (const [u, to] of moves) if (piece === EVERY || piece === u) out.add(VERB.spread, u, to);
    if (moves.length === 0 && piece < 0) out.add(VERB.done);
  },
  pieces: (g, pool, _f, hex: HexId) => poolStack(g, pool, hex),
  act(g, o, f: FormationId, hex: HexId) {
    if (o.verb === VERB.done) return;
    const { w } = g;
    const u = actionUnit(o);
    const to = actionHex(o);
    const isFar = distance(w.grid, hex, to) > 1;
    const d = [0, 1, 2, 3, 4, 5].find((x) => w.near[hex * 6 + x] === to);
    put(g, u, to);
    const joins = joinedFacing(g, u, to);
    if (joins >= 0) face(g, u, joins);
    emit(g, {
      type: 'spread',
      rule: '4.62b',
      piece: idOf(g, u),
      from: hexLabel(g, hex),
      to: hexLabel(g, to),
    });
    takeControl(g, to, sideOf(g, u));
    if (isOverstacked(g, hex, sideOf(g, u))) push(g, STEP.spread, f, hex);
    push(g, STEP.alarm, u);
    if (isFar) disorder(g, u, '4.62b');
    else if (d !== undefined && disordersBy(g, columnOf(g, u), hex, d)) disorder(g, u, '5.23c');
  },
  refuse(g, o, _f, hex: HexId) {
    if (o.verb !== VERB.spread) return [wrongMoment('4.62b', o.verb)];
    if (!isOnMap(g, actionUnit(o)) || g.s.unit.hex[actionUnit(o)] !== hex) return [refusal('4.62b', 'notInStack')];
    return [refusal('4.62b', 'noRoomToSpread')];
  },
  prompt: (g, _f, hex: HexId) => say('prompt.spread', { hex: placeName(g.w, hexLabel(g, hex)) }),
};
