import type { HexId } from '@tambour/boards';
import { AS_GARRISON, BY_FRONT, IN_SQUARE, isBarredToAttack } from '../model/ground.ts';
import type { UnitId } from '../model/ids.ts';
import {
  bridgeAt,
  DISORDERED,
  type Field,
  facingOf,
  has,
  hexOf,
  isOnMap,
  SQUARE,
  topOf,
  underOf,
} from '../model/state.ts';
import { ARTILLERY, enemyOf, isFoot, isHorse, TOWN } from '../model/vocabulary.ts';
import { attackSides, byHex, neighbourOf, typeOf, unitsOfSide, waterOn, zoneSides } from '../model/world-lookup.ts';

/** What enemies do to a hex, one bit each, in the table that `readEnemies` fills. */
export const IN_ZONE = 1;
/** 6.31a 6.31d R36 Next to enemy infantry or cavalry over a side that an attack could cross. */
export const IN_CONTACT = 2;
/** Next to an enemy combat unit of any kind, whatever lies between. */
export const NEXT_TO = 4;
/** 5.33b R110 Next to an enemy of any kind over a side that an attack could cross. */
export const IN_REACH = 8;

/** 5.52a R109 A town with two or more infantry in it is held all round. */
export function isGarrisoned(g: Field, hex: HexId): boolean {
  if (g.w.terrain[hex] !== TOWN) return false;
  let foot = 0;
  for (let u = topOf(g, hex); u >= 0; u = underOf(g, u)) if (isFoot(typeOf(g, u))) foot++;
  return foot >= 2;
}
/** 5.52a 5.52c 6.1b 6.14c How a unit covers the hexes around it. */
export function coverOf(g: Field, u: UnitId): number {
  if (has(g, u, SQUARE)) return IN_SQUARE;
  return isFoot(typeOf(g, u)) && isGarrisoned(g, hexOf(g, u)) ? AS_GARRISON : BY_FRONT;
}
/** 5.52a 6.14c Whether a unit has no rear. */
export const isAllRound = (g: Field, u: UnitId): boolean => coverOf(g, u) !== BY_FRONT;

/** R49 The sides over which a unit's zone of control reaches, or would if it were in order. */
export const zoneInOrder = (g: Field, u: UnitId): number => {
  const type = typeOf(g, u);
  if (type === ARTILLERY) return 0;
  return zoneSides(g, isHorse(type), coverOf(g, u), hexOf(g, u), facingOf(g, u));
};
/** 6.21a 6.21b 6.22a 6.22b 6.23a 8.21b R48 The sides over which a unit's zone of control reaches: none of a battery's, none in disorder. */
export const zoneOf = (g: Field, u: UnitId): number => (has(g, u, DISORDERED) ? 0 : zoneInOrder(g, u));

/** 6.12 6.23b 7.4b R50 R107 The sides over which a unit may attack, bridges that are down left out. */
export function attackSidesOf(g: Field, u: UnitId): number {
  const hex = hexOf(g, u);
  let open = attackSides(g, coverOf(g, u), hex, facingOf(g, u));
  for (let d = 0; d < 6; d++) if (open & (1 << d) && !isAttackable(g, hex, d)) open &= ~(1 << d);
  return open;
}
/** Whether the bridge on a side is down. */
export const isCut = (g: Field, hex: HexId, d: number): boolean => {
  const bridge = bridgeAt(g, hex, d);
  return bridge >= 0 && g.s.bridge.isDestroyed[bridge] === 1;
};
/** 7.4b R50 Whether an attack could cross a side, bridges as they are. */
export const isAttackable = (g: Field, hex: HexId, d: number): boolean =>
  g.w.isAttackBarred[hex * 6 + d] === 0 && !(isCut(g, hex, d) && isBarredToAttack(waterOn(g, hex, d)));

/** What a unit does to the hex beyond a side of its own. */
function marksOver(g: Field, u: UnitId, hex: HexId, d: number): number {
  if (g.w.unitType[u] === ARTILLERY) return isAttackable(g, hex, d) ? NEXT_TO | IN_REACH : NEXT_TO;
  const marks = isAttackable(g, hex, d) ? NEXT_TO | IN_CONTACT | IN_REACH : NEXT_TO;
  return zoneOf(g, u) & (1 << d) ? marks | IN_ZONE : marks;
}
/** What the enemies of a side do to one hex. */
export function enemyMarksAt(g: Field, hex: HexId, side: number): number {
  const { unitSide } = g.w;
  let marks = 0;
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hex, d);
    if (x < 0) continue;
    for (let u = topOf(g, x); u >= 0; u = underOf(g, u))
      if (unitSide[u] !== side) marks |= marksOver(g, u, x, (d + 3) % 6);
  }
  return marks;
}
/** What the enemies of a side do to every hex: zones of control, contact, nearness. Fills and gives back the table; `but` is left out of account. */
export function readEnemies(g: Field, side: number, out: Uint8Array, but: (u: UnitId) => boolean = nobody): Uint8Array {
  out.fill(0);
  for (const u of unitsOfSide(g, enemyOf(side))) {
    if (!isOnMap(g, u) || but(u)) continue;
    const hex = hexOf(g, u);
    for (let d = 0; d < 6; d++) {
      const x = neighbourOf(g, hex, d);
      if (x >= 0) out[x] = byHex(out, x) | marksOver(g, u, hex, d);
    }
  }
  return out;
}

/** Whether a hex lies in a zone of control of the enemies of a side; `but` is left out of account. */
export function isInEnemyZone(g: Field, hex: HexId, side: number, but: (u: UnitId) => boolean = nobody): boolean {
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hex, d);
    if (x < 0) continue;
    for (let u = topOf(g, x); u >= 0; u = underOf(g, u)) {
      if (g.w.unitSide[u] === side) break;
      if (zoneOf(g, u) & (1 << ((d + 3) % 6)) && !but(u)) return true;
    }
  }
  return false;
}
const nobody = (): boolean => false;
/** Whether an enemy combat unit of any kind stands next to a hex. */
export function isNextToEnemy(g: Field, hex: HexId, side: number): boolean {
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hex, d);
    if (x < 0) continue;
    const top = topOf(g, x);
    if (top >= 0 && g.w.unitSide[top] !== side) return true;
  }
  return false;
}
