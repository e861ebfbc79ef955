import { distance, type HexId } from '@tambour/boards';
import type { UnitId } from '../model/ids.ts';
import { baggageAt, batteryAt, type Field, has, holder, leaderOf, MARK, unitAt } from '../model/state.ts';
import { ART, BAGGAGE, CAV, DRG, NOWHERE, ON_MAP } from '../model/vocabulary.ts';
import { mayStack } from './3-stacking.ts';
import { enemyFlank, enemyZone } from './6-zone-of-control.ts';

/** 7.1a 9.2b Who moves, and with what. The allowance is the slower of a stack's; half of it, at least one point, for a unit out of command. R21 */
export function moverOf(g: Field, u: UnitId, battery: UnitId, zones: Uint8Array) {
  const { w } = g;
  const cls = w.unitClass[u]!;
  const mp = battery >= 0 ? Math.min(w.unitMp[u]!, w.unitMp[battery]!) : w.unitMp[u]!;
  const isCommanded = has(g, u, MARK.commanded) && (battery < 0 || has(g, battery, MARK.commanded));
  const leader = leaderOf(g, w.unitFormation[u]!);
  return {
    unit: u,
    /** The battery that goes along, or -1. */
    battery,
    side: w.unitSide[u]!,
    cls,
    mp,
    budget: isCommanded ? mp : Math.max(1, mp >> 1),
    isCommanded,
    leaderHex: g.s.leader.place[leader] === ON_MAP ? g.s.leader.hex[leader]! : NOWHERE,
    isHorse: w.edition.hasCharge && (cls === CAV || cls === DRG),
    /** Whether turning under enemy eyes asks for a die: guns have no morale to test. R49 */
    tests: cls !== ART && cls !== BAGGAGE,
    /** All zones of control, and which marks are the enemy's. */
    zones,
    enemyZone: enemyZone(w.unitSide[u]!),
    enemyFlank: enemyFlank(w.unitSide[u]!),
    start: g.s.unit.hex[u]!,
    isEntering: false,
    entryCost: 0,
    /** What the search leaves out of account, to see what would be without it: see `WAIVER`. */
    waived: 0,
    /** A hex that is taken to be free, whoever holds it, where the search only asks what would be; NOWHERE in earnest. */
    landing: NOWHERE,
  };
}
export type Mover = ReturnType<typeof moverOf>;

/** Whether a hex lies in a zone of control of the mover's enemies. */
export const isWatched = (m: Mover, hex: HexId): boolean => (m.zones[hex]! & m.enemyZone) !== 0;

export const isFurther = (g: Field, m: Mover, from: HexId, to: HexId): boolean =>
  m.leaderHex !== NOWHERE && distance(g.w.grid, to, m.leaderHex) > distance(g.w.grid, from, m.leaderHex);

/** Whether the mover may stand in a hex, even for a moment: no enemy, and stacking holds on the way too (7.1h). */
export const mayEnter = (g: Field, m: Mover, x: HexId): boolean =>
  (g.s.at.unit[x] === 0 && g.s.at.battery[x] === 0 && !baggageAt(g, x)) || mayJoin(g, m, x);
function mayJoin(g: Field, m: Mover, x: HexId): boolean {
  const by = holder(g, x);
  if (by >= 0 && by !== m.side) return false;
  if (m.battery >= 0) {
    const u = unitAt(g, x);
    const b = batteryAt(g, x);
    if ((u >= 0 && u !== m.unit) || (b >= 0 && b !== m.battery)) return false;
  }
  return mayStack(g, m.cls, x, m.unit) || isOwnStack(g, m, x) || mayCapture(g, m, x);
}
const isOwnStack = (g: Field, m: Mover, x: HexId): boolean => x === g.s.unit.hex[m.unit];
/** 13.3d Enemy baggage alone does not stop anyone: it is captured. R39 */
const mayCapture = (g: Field, m: Mover, x: HexId): boolean => {
  const b = g.w.baggage;
  if (b < 0 || g.w.unitSide[b] === m.side || m.cls === ART) return false;
  return g.s.unit.hex[b] === x && unitAt(g, x) < 0 && batteryAt(g, x) < 0;
};
