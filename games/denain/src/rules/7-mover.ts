import { distance, type HexId } from '@tambour/boards';
import type { ActionList, Condition } from '@tambour/kernel';
import { leaderOf } from '../model/formation.ts';
import * as hex from '../model/hex.ts';
import { NO_UNIT, type UnitId } from '../model/ids.ts';
import * as leader from '../model/leader.ts';
import { must, mustFirst } from '../model/refusal.ts';
import { type Field, MARK } from '../model/state.ts';
import * as unit from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ART, BAGGAGE, CAV, DRG, NOWHERE, ON_MAP } from '../model/vocabulary.ts';
import { type Attempt, isActing, isBaggage, isBattery, isRouted } from './1-units.ts';
import { mayStack } from './3-stacking.ts';
import * as marks from './6-zone-marks.hot.ts';
import { inEnemyZoc } from './6-zone-of-control.ts';

// An imported name is looked up anew at each use. What the searches use most is looked up once, here.
const { baggageAt, batteryAt, defenderIn, holdsEnemyBaggage, isEnemyHeld, unitAt } = hex;
const { leaderHex } = leader;
const { armyOf, classOf, facingOf, formationOf, has, hexOf, isOnMap, movementOf, sideOf } = unit;
const { enemyFlank, enemyZone, isMarked } = marks;

/** 7.1a 9.2b Who moves, and with what. The allowance is the slower of a stack's; half of it, at least one point, for a unit out of command. R21 */
export function moverOf(g: Field, u: UnitId, battery: UnitId, zones: Uint8Array) {
  const { w } = g;
  const cls = classOf(g, u);
  const mp = battery >= 0 ? Math.min(movementOf(g, u), movementOf(g, battery)) : movementOf(g, u);
  const isCommanded = has(g, u, MARK.commanded) && (battery < 0 || has(g, battery, MARK.commanded));
  const leader = leaderOf(g, formationOf(g, u));
  return {
    unit: u,
    /** The battery that goes along, or -1. */
    battery,
    side: sideOf(g, u),
    cls,
    mp,
    budget: isCommanded ? mp : Math.max(1, mp >> 1),
    isCommanded,
    leaderHex: g.s.leader.place[leader] === ON_MAP ? leaderHex(g, leader) : NOWHERE,
    isHorse: w.edition.hasCharge && (cls === CAV || cls === DRG),
    /** Whether turning under enemy eyes asks for a die: guns have no morale to test. R49 */
    tests: cls !== ART && cls !== BAGGAGE,
    /** All zones of control, and which marks are the enemy's. */
    zones,
    enemyZone: enemyZone(sideOf(g, u)),
    enemyFlank: enemyFlank(sideOf(g, u)),
    start: hexOf(g, u),
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
export const isWatched = (m: Mover, hex: HexId): boolean => isMarked(m.zones, hex, m.enemyZone);

export const isFurther = (g: Field, m: Mover, from: HexId, to: HexId): boolean =>
  m.leaderHex !== NOWHERE && distance(g.w.grid, to, m.leaderHex) > distance(g.w.grid, from, m.leaderHex);

/** Whether the mover may stand in a hex, even for a moment: no enemy, and stacking holds on the way too (7.1h). */
export const mayEnter = (g: Field, m: Mover, x: HexId): boolean =>
  (g.s.at.unit[x] === 0 && g.s.at.battery[x] === 0 && !baggageAt(g, x)) || mayJoin(g, m, x);
function mayJoin(g: Field, m: Mover, x: HexId): boolean {
  if (isEnemyHeld(g, x, m.side)) return false;
  if (m.battery >= 0) {
    const u = unitAt(g, x);
    const b = batteryAt(g, x);
    if ((u >= 0 && u !== m.unit) || (b >= 0 && b !== m.battery)) return false;
  }
  return mayStack(g, m.cls, x, m.unit) || isOwnStack(g, m, x) || mayCapture(g, m, x);
}
const isOwnStack = (g: Field, m: Mover, x: HexId): boolean => x === g.s.unit.hex[m.unit];
/** 13.3d Enemy baggage alone does not stop anyone: it is captured. R39 */
const mayCapture = (g: Field, m: Mover, x: HexId): boolean =>
  m.cls !== ART && holdsEnemyBaggage(g, x, m.side) && defenderIn(g, x) < 0;

const isBarraging = (g: Field, u: UnitId): boolean => isBattery(g, u) && has(g, u, MARK.barraged);
/** 5k 7.1d 7.1i 12.4c Who may still move: of an acting formation, not moved yet, not routed, no gun that has barraged. */
export const mayMove = (g: Field, u: UnitId): boolean =>
  isActing(g, u) &&
  isOnMap(g, u) &&
  !has(g, u, MARK.moved) &&
  !isRouted(g, u) &&
  !isBarraging(g, u) &&
  movementOf(g, u) > 0 &&
  !isBaggage(g, u);
/** The same, rule by rule. */
export const MOVES: readonly Condition<Attempt>[] = [
  mustFirst('5a', 'notYours', ({ g, u, side }) => sideOf(g, u) === side),
  must('5b', 'notActing', ({ g, u }) => isActing(g, u)),
  mustFirst('7.1a', 'notOnMap', ({ g, u }) => isOnMap(g, u)),
  must('5k', 'hasMoved', ({ g, u }) => !has(g, u, MARK.moved)),
  must('12.4c', 'isRouted', ({ g, u }) => !isRouted(g, u)),
  must('7.1i', 'hasBarraged', ({ g, u }) => !isBarraging(g, u)),
  must(
    ({ g }) => (g.w.edition.baggageIsPiece ? '7.8a' : '13.1p'),
    'noBaggageMove',
    ({ g, u }) => !isBaggage(g, u),
  ),
];

/** The battery that may go along with a unit: in its hex, of the same facing, free to move; or -1. */
export function companion(g: Field, u: UnitId): UnitId {
  const cls = classOf(g, u);
  if (cls === ART || cls === BAGGAGE || cls === CAV) return NO_UNIT;
  const b = batteryAt(g, hexOf(g, u));
  return b >= 0 && mayMove(g, b) && facingOf(g, b) === facingOf(g, u) ? b : NO_UNIT;
}

/** A unit under no enemy's eyes can always turn: where that is enough to know, no way need be searched. */
export function canSomeoneTurn(g: Field, out: ActionList, side: number): boolean {
  const { w } = g;
  for (const u of armyOf(g, side)) {
    if (!mayMove(g, u) || w.charts.turnCost > Math.max(1, movementOf(g, u) >> 1) || inEnemyZoc(g, hexOf(g, u), side))
      continue;
    out.add(VERB.move, u, hexOf(g, u), (facingOf(g, u) + 1) % 6);
    return true;
  }
  return false;
}
