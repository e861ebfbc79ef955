import { type Direction, distance, type HexId, inFan, STEP_Q, STEP_R, turns } from '@tambour/boards';
import {
  type Action,
  type ActionList,
  allHold,
  type Condition,
  EVERY,
  itemAt,
  oncePer,
  type Refusal,
  whyNot,
} from '@tambour/kernel';
import { actionFacing, actionHex, actionUnit } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { type UnitId, unitId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal } from '../model/refusal.ts';
import {
  ACTED_ONCE,
  activationKind,
  activeCorps,
  activeFormation,
  brigadierOf,
  COMMANDED,
  commanderOf,
  DISORDERED,
  did,
  FIRED,
  type Field,
  face,
  facingOf,
  has,
  hexOf,
  IN_RESERVE,
  isEnemyHeld,
  isOnMap,
  MOVED,
  note,
  RALLIED,
  STRATEGIC,
  spentBy,
  TURNED,
  topOf,
  unmark,
} from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, AUSTRIAN, enemyOf, INERT, RESERVE_ARTILLERY, STEEP } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import {
  axialOf,
  corpsOf,
  formationOf,
  gunChart,
  gunRangeOf,
  idOf,
  levelOf,
  printedAllowance,
  sideOf,
  unitsOfCorps,
  unitsOfSide,
} from '../model/world-lookup.ts';
import { isInCorpsRange, isInRange } from './4-command.ts';
import { nightRule } from './4-corps.ts';
import { isExtendedKind, isMassedKind } from './4-kinds.ts';
import { fieldReading } from './5-reading.hot.ts';
import { isAllRound, isInEnemyZone } from './6-zone-of-control.ts';
import { activeSide } from './7-fire-sum.ts';
import { FIRE, pushShot } from './7-shot.ts';
import { canSee } from './7-sight.ts';

/** A battery and what it would fire at. `facing` is what it would have then. */
export interface Aim {
  readonly g: Field;
  readonly u: UnitId;
  readonly hex: HexId;
  readonly facing: Direction;
}

export const isBattery = (g: Field, u: UnitId): boolean => g.w.unitType[u] === ARTILLERY;
export const isReserveBattery = (g: Field, u: UnitId): boolean =>
  g.w.formationKind[formationOf(g, u)] === RESERVE_ARTILLERY;

/** Which guns a question of the active side offers: those of the formation that acts and the reserve, or, once attacks begin, the reserve. */
export type Moment = 'fire' | 'reserve';
/** 7.1a 4.14b E4.14 E4.41 R24 Whether a battery has its moment: its formation acts, or it is in the reserve of the active corps. */
export function isItsMoment(g: Field, u: UnitId, moment: Moment): boolean {
  if (isMassedKind(activationKind(g)) || activeCorps(g) !== corpsOf(g, u)) return false;
  return isReserveBattery(g, u) || (moment === 'fire' && activeFormation(g) === g.w.unitFormation[u]);
}
/** 4.42d 4.13c E4.42b Whether a battery in its own step may fire as far as Orders and command go. */
function isLetFire(g: Field, u: UnitId): boolean {
  if (isReserveBattery(g, u) || did(g, u, COMMANDED)) return true;
  return g.w.rules.designerErrata && !isInert(g, u) && !did(g, u, MOVED);
}
const isInert = (g: Field, u: UnitId): boolean => g.s.formation.orders[formationOf(g, u)] === INERT;
/** E4.42b With the designer's errata a battery that is not commanded and has fired does not move any more. */
export const isHeldByItsFire = (g: Field, u: UnitId): boolean =>
  g.w.rules.designerErrata && isBattery(g, u) && did(g, u, FIRED) && !did(g, u, COMMANDED) && !isReserveBattery(g, u);
/** 5.32a R67 So many movement points has a battery in an activation in which it fires. */
export const halfAllowance = (g: Field, u: UnitId): number => printedAllowance(g, u) >> 1;

/** E4.43 In an extended activation guns fire, by the designer's errata, only near who commands them. */
function isNearItsLeader(g: Field, u: UnitId): boolean {
  if (!g.w.rules.designerErrata || !isExtendedKind(activationKind(g))) return true;
  if (g.w.unitSide[u] === AUSTRIAN && !isReserveBattery(g, u)) {
    const brigadier = brigadierOf(g, formationOf(g, u));
    return brigadier >= 0 && isInRange(g, brigadier, u);
  }
  const commander = commanderOf(g, corpsOf(g, u));
  return commander >= 0 && isInCorpsRange(g, commander, hexOf(g, u));
}

/** What a battery needs to fire in an activation of its side, whoever it fires with. */
export const ABLE: readonly Condition<{ readonly g: Field; readonly u: UnitId }>[] = [
  mustFirst('4.4a', 'notYourUnit', ({ g, u }) => g.w.unitSide[u] === activeSide(g)),
  mustFirst('7.1a', 'notBattery', ({ g, u }) => isBattery(g, u)),
  mustFirst('7.1a', 'notOnMap', ({ g, u }) => isOnMap(g, u)),
  must('4.61a', 'reserveNoFire', ({ g, u }) => !has(g, u, IN_RESERVE)),
  must('5.6c', 'actedOnce', ({ g, u }) => !has(g, u, ACTED_ONCE)),
  must('7.18b', 'disorderedGuns', ({ g, u }) => !has(g, u, DISORDERED)),
  must('7.1a', 'hasFired', ({ g, u }) => !did(g, u, FIRED)),
  must('8.51a', 'hasRallied', ({ g, u }) => !did(g, u, RALLIED)),
  must('5.32c', 'strategicGuns', ({ g, u }) => !(has(g, u, STRATEGIC) && did(g, u, MOVED))),
  must('5.32a', 'movedTooFar', ({ g, u }) => !did(g, u, MOVED) || spentBy(g, u) <= halfAllowance(g, u)),
  must('E4.43', 'farFromLeader', ({ g, u }) => isNearItsLeader(g, u)),
];
/** Marks and deeds with which no battery fires. */
const SILENT = IN_RESERVE | ACTED_ONCE | DISORDERED;
const DONE_FIRING = FIRED | RALLIED;
/** What `ABLE` asks, at once: asked of every battery at every decision. */
export function isAbleToFire(g: Field, u: UnitId): boolean {
  if (!isBattery(g, u) || !isOnMap(g, u) || has(g, u, SILENT) || did(g, u, DONE_FIRING)) return false;
  if (g.w.unitSide[u] !== activeSide(g)) return false;
  if (did(g, u, MOVED) && (has(g, u, STRATEGIC) || spentBy(g, u) > halfAllowance(g, u))) return false;
  return isNearItsLeader(g, u);
}
interface Firer {
  readonly g: Field;
  readonly u: UnitId;
  readonly moment: Moment;
}
/** What it needs to fire alone at this moment. */
const FIRERS: readonly Condition<Firer>[] = [
  ...ABLE,
  must(
    ({ g, moment }) => (moment === 'fire' || activeFormation(g) < 0 ? '7.1a' : 'E4.41'),
    'notItsMoment',
    ({ g, u, moment }) => isItsMoment(g, u, moment),
  ),
  must(
    ({ g, u }) => (isInert(g, u) ? '4.13c' : g.w.rules.designerErrata && did(g, u, MOVED) ? 'E4.42b' : '4.42d'),
    'notCommandedFire',
    ({ g, u, moment }) => !isItsMoment(g, u, moment) || isLetFire(g, u),
  ),
];

/** How far a battery can fire: what its counter says, no further than the table of its gun goes. M6 At night not far. */
const dayRange = (g: Field, u: UnitId): number => Math.min(gunRangeOf(g, u), gunChart(g, u).most);
const isNightAway = (g: Field, far: number): boolean =>
  far > (nightRule(g)?.artilleryRange ?? Number.POSITIVE_INFINITY);
const farFrom = (g: Field, u: UnitId, hex: HexId): number => distance(g.w.grid, hexOf(g, u), hex);

/** What a target must be for a battery, whichever way it faces. */
export const IN_REACH: readonly Condition<Pick<Aim, 'g' | 'u' | 'hex'>>[] = [
  mustFirst('7.11a', 'noTarget', ({ g, u, hex }) => isEnemyHeld(g, hex, sideOf(g, u))),
  mustFirst('7.11c', 'outOfRange', ({ g, u, hex }) => farFrom(g, u, hex) <= dayRange(g, u)),
  must('M6', 'nightRange', ({ g, u, hex }) => !isNightAway(g, farFrom(g, u, hex))),
  must(
    '7.14c',
    'tooSteep',
    ({ g, u, hex }) => farFrom(g, u, hex) > 1 || Math.abs(levelOf(g, hexOf(g, u)) - levelOf(g, hex)) < STEEP,
  ),
  must('7.13a', 'noSight', ({ g, u, hex }) => canSee(g, hexOf(g, u), hex)),
];
/** 7.11c 6.14c R60 Whether a hex is in the field of fire of a battery that faces so: the fan of its front, or all round in a square. */
export const isInField = (g: Field, u: UnitId, facing: Direction, hex: HexId): boolean =>
  isAllRound(g, u) || inFan(g.w.grid, hexOf(g, u), facing, hex, gunRangeOf(g, u));
/** 7.1b 6.33a Whether a battery may turn so before it fires: freely, or by one hexside if it began in an enemy zone of control. */
function mayTurnTo(g: Field, u: UnitId, facing: Direction): boolean {
  const by = turns(facingOf(g, u), facing);
  if (by === 0 || did(g, u, MOVED) || !isInEnemyZone(g, hexOf(g, u), sideOf(g, u))) return true;
  return by === 1 && !did(g, u, TURNED);
}
const AIMS: readonly Condition<Aim>[] = [
  ...IN_REACH,
  mustFirst('7.11c', 'outsideField', ({ g, u, hex, facing }) => facing >= 0 && isInField(g, u, facing, hex)),
  must('6.33a', 'turnsTooFar', ({ g, u, facing }) => mayTurnTo(g, u, facing)),
];

/**
 * 7.1b R60 How a battery faces to fire at a hex: as it stands if it can, else straight at the target as far as it may turn; -1 if in no
 * way. Any other facing that serves may be named.
 */
export function facingToFire(g: Field, u: UnitId, hex: HexId): Direction {
  const now = facingOf(g, u);
  if (isInField(g, u, now, hex)) return now;
  const [here, there] = [axialOf(g, hexOf(g, u)), axialOf(g, hex)];
  const [q, r] = [there.q - here.q, there.r - here.r];
  let best = -1;
  let bestReach = 0;
  for (let by = 1; by <= 3; by++)
    for (const facing of [(now + by) % 6, (now + 6 - by) % 6]) {
      // How far the target lies in that direction, in half hexes.
      const [u0, v0] = [itemAt(STEP_Q, facing), itemAt(STEP_R, facing)];
      const reach = 2 * (u0 * q + v0 * r) + u0 * r + v0 * q;
      if (reach <= bestReach || !isInField(g, u, facing, hex) || !mayTurnTo(g, u, facing)) continue;
      best = facing;
      bestReach = reach;
    }
  return best;
}
/** Whether a battery that may fire can be laid on a hex. */
export const canAim = (g: Field, u: UnitId, hex: HexId): boolean =>
  farFrom(g, u, hex) <= dayRange(g, u) && isAimed(g, u, hex);
const isAimed = (g: Field, u: UnitId, hex: HexId): boolean =>
  allHold(AIMS, { g, u, hex, facing: facingToFire(g, u, hex) });
export const whyNotAim = (g: Field, u: UnitId, hex: HexId): Refusal[] => {
  const facing = facingToFire(g, u, hex);
  const reasons = whyNot(IN_REACH, { g, u, hex });
  if (facing >= 0 || reasons.some((r) => r.rule === '7.11c')) return reasons;
  return [...reasons, refusal('6.33a', 'turnsTooFar')];
};

/** Hexes that the enemies of a side hold, each once. */
export function* enemyHexes(g: Field, side: number): Generator<HexId> {
  for (const u of unitsOfSide(g, enemyOf(side))) {
    if (!isOnMap(g, u)) continue;
    const hex = hexOf(g, u);
    if (topOf(g, hex) === u) yield hex;
  }
}
/** 7.1a 7.11a The hexes a battery may fire at now. */
export function fireTargets(g: Field, u: UnitId, moment: Moment = 'fire'): HexId[] {
  return allHold(FIRERS, { g, u, moment }) ? aimedAt(g, u) : [];
}
/** By unit, the enemies in range of a battery; with where it stands, how far it fires, and the count of changes among enemies (`foes`) then. */
const knownInRange = oncePer((w: RisorgimentoWorld) => ({
  seen: new Int32Array(w.units).fill(-1),
  where: new Int32Array(w.units),
  enemies: Array.from({ length: w.units }, (): UnitId[] => []),
}));
function enemiesInRange(g: Field, u: UnitId): readonly UnitId[] {
  const { grid } = g.w;
  const at = hexOf(g, u);
  const range = dayRange(g, u);
  const foes = fieldReading(g.w).foes(g, sideOf(g, u));
  const { seen, where, enemies } = knownInRange(g.w);
  const here = at | (range << 16);
  const out = itemAt(enemies, u);
  if (seen[u] === foes && where[u] === here) return out;
  out.length = 0;
  for (const e of unitsOfSide(g, enemyOf(sideOf(g, u))))
    if (isOnMap(g, e) && distance(grid, at, hexOf(g, e)) <= range) out.push(e);
  seen[u] = foes;
  where[u] = here;
  return out;
}
/** The hexes a battery that may fire can be laid on. */
function aimedAt(g: Field, u: UnitId): HexId[] {
  const out: HexId[] = [];
  for (const e of enemiesInRange(g, u)) {
    const hex = hexOf(g, e);
    if (topOf(g, hex) === e && isAimed(g, u, hex)) out.push(hex);
  }
  return out;
}
/** Whether there is any enemy a battery could be laid on. */
export function hasTarget(g: Field, u: UnitId): boolean {
  for (const e of enemiesInRange(g, u)) {
    const hex = hexOf(g, e);
    if (topOf(g, hex) === e && isAimed(g, u, hex)) return true;
  }
  return false;
}

/** Every shot that a battery may fire alone at this moment; of the ways it may face, one (`facingToFire`). */
export function listFire(g: Field, out: ActionList, piece: number, moment: Moment): void {
  const corps = activeCorps(g);
  if (corps < 0 || piece >= g.w.units) return;
  if (piece !== EVERY) {
    if (piece >= 0 && corpsOf(g, unitId(piece)) === corps) listShotsOf(g, out, unitId(piece), moment);
    return;
  }
  for (const u of unitsOfCorps(g, corps)) {
    if (out.isFull) return;
    listShotsOf(g, out, u, moment);
  }
}
function listShotsOf(g: Field, out: ActionList, u: UnitId, moment: Moment): void {
  if (!isBattery(g, u)) return;
  for (const hex of fireTargets(g, u, moment)) out.add(VERB.fire, u, hex, facingToFire(g, u, hex));
}
const isFacing = (d: number): boolean => d >= 0 && d < 6;
/** 7.1b Another facing than the one listed. */
export const admitsFire = (g: Field, o: Action, moment: Moment): boolean =>
  o.verb === VERB.fire &&
  isFacing(actionFacing(o)) &&
  allHold(FIRERS, { g, u: actionUnit(o), moment }) &&
  allHold(AIMS, { g, u: actionUnit(o), hex: actionHex(o), facing: actionFacing(o) });
export const whyNotFire = (g: Field, o: Action, moment: Moment): readonly Refusal[] => {
  const u = actionUnit(o);
  const who = whyNot(FIRERS, { g, u, moment });
  if (g.w.unitSide[u] !== activeSide(g) || !isBattery(g, u) || !isOnMap(g, u)) return who;
  const facing = isFacing(actionFacing(o)) ? actionFacing(o) : -1;
  return orElse([...who, ...whyNot(AIMS, { g, u, hex: actionHex(o), facing })], refusal('7.11c', 'outsideField'));
};

/** 7.1b 5.1a A battery turns as it fires. Whoever fires has done with strategic movement. */
export function layGuns(g: Field, u: UnitId, facing: Direction): void {
  unmark(g, u, STRATEGIC);
  if (g.s.unit.facing[u] === facing) return;
  face(g, u, facing);
  note(g, u, TURNED);
  emit(g, { type: 'turned', rule: '7.1b', piece: idOf(g, u), facing });
}
/** 7.1a 7.1b 7.11a A battery turns and fires. */
export function fire(g: Field, o: Action): void {
  layGuns(g, actionUnit(o), actionFacing(o));
  pushShot(g, actionUnit(o), actionHex(o), FIRE);
}
