import { distance, frontOfSide, type HexId } from '@tambour/boards';
import { itemAt, oncePer } from '@tambour/kernel';
import { isRoad, isTrack, slopeClass } from '../model/ground.ts';
import type { UnitId } from '../model/ids.ts';
import { StackCount } from '../model/stacking.ts';
import {
  COMMANDED,
  did,
  FIRED,
  type Field,
  facingOf,
  has,
  hexOf,
  holder,
  isOnMap,
  MOVED,
  STRATEGIC,
  spentBy,
  topOf,
  turnOf,
  underOf,
} from '../model/state.ts';
import {
  ARTILLERY,
  COLUMNS,
  FOOT,
  HEAVY_CROPS,
  HORSE_GUN,
  isFoot,
  isHorse,
  LIGHT_CROPS,
  SHARP,
  SIDES,
  TYPES,
  WATERS,
} from '../model/vocabulary.ts';
import { RIVER_BARRED, type RisorgimentoWorld } from '../model/world.ts';
import {
  barredStep,
  bridgeNumber,
  byHex,
  columnOf,
  columnOfHex,
  corpsOfFormation,
  formationOf,
  neighbourOf,
  printedAllowance,
  sideOf,
  slopeData,
  stepBy,
  stepOffWay,
  terrainOf,
  typeOf,
  waterOn,
  waysOver,
} from '../model/world-lookup.ts';
import { cutStep, isRain } from './4-leader-step.ts';
import { readField } from './5-reading.hot.ts';
import { KEPT_BY_ENEMY, KEPT_BY_ENTRY, type Reading } from './5-side-reading.hot.ts';
import { IN_CONTACT, IN_REACH, IN_ZONE, isCut, isGarrisoned, NEXT_TO } from './6-zone-of-control.ts';

/** Who moves, with what, and what binds it. Everything a search asks of a step is answered from here. */
export interface Mover {
  readonly unit: UnitId;
  readonly side: number;
  readonly type: number;
  readonly column: number;
  readonly start: HexId;
  readonly facing: number;
  readonly budget: number;
  readonly isStrategic: boolean;
  /** 4.42a May come next to the enemy. */
  readonly isCommanded: boolean;
  /** 9.11 Does not enter an enemy zone of control. */
  readonly isShy: boolean;
  readonly isRain: boolean;
  /** What enemies do to each hex, see `readEnemies`. */
  readonly enemies: Uint8Array;
  /** Hexes that are closed by 5.34, or to strategic movement by 5.11. */
  readonly kept: Uint8Array;
  /** Hexes in which anything but the ground bears on a step, see `Reading`. */
  readonly busy: Uint8Array;
  /** 6.33a Starts in an enemy zone of control. */
  readonly startsInZone: boolean;
  /** 6.33a 5.53a What leaving the first hex costs more. */
  readonly leaving: number;
  /** M1 Facing matters in heavy cultivation. */
  readonly turnCost: number;
}

/** 5.0a 5.11a 5.12a 5.12b 5.32a R33 R67 The movement points a unit has left. */
export function allowanceOf(g: Field, u: UnitId, isStrategic: boolean): number {
  const { w } = g;
  const printed = printedAllowance(g, u);
  const isGun = w.unitType[u] === ARTILLERY;
  if (isStrategic) {
    const isFootGun = isGun && w.gun[u] !== HORSE_GUN;
    const most = isFootGun ? Math.min(2 * printed, w.charts.strategicCap.artillery) : 2 * printed;
    return Math.max(0, most - spentBy(g, u));
  }
  const most = isGun && did(g, u, FIRED) ? printed >> 1 : printed;
  return Math.max(0, most - spentBy(g, u));
}

export function moverOf(
  g: Field,
  u: UnitId,
  isStrategic = false,
  reading: Reading = readField(g, sideOf(g, u)),
): Mover {
  const { w, s } = g;
  const side = sideOf(g, u);
  const { enemies } = reading;
  const start = hexOf(g, u);
  // 5.3b 5.53a 6.33b Who goes on with a move it has begun starts from nowhere in particular: leaving has been paid for.
  const starts = isOnMap(g, u) && !did(g, u, MOVED);
  const startsInZone = starts && (byHex(enemies, start) & IN_ZONE) !== 0;
  const leavesTown = starts && isFoot(typeOf(g, u)) && isGarrisoned(g, start);
  return {
    unit: u,
    side,
    type: typeOf(g, u),
    column: columnOf(g, u),
    start,
    facing: facingOf(g, u),
    budget: allowanceOf(g, u, isStrategic),
    isStrategic,
    isCommanded: did(g, u, COMMANDED),
    isShy: s.formation.isHorsDeCombat[formationOf(g, u)] === 1,
    isRain: isRain(g),
    enemies,
    kept: isStrategic ? reading.keptStrategic : reading.kept,
    busy: reading.busy,
    startsInZone,
    leaving: (startsInZone ? w.charts.contact.leavingZone : 0) + (leavesTown ? w.charts.town.leaving : 0),
    turnCost: w.effects.perception?.turnCost ?? 0,
  };
}

const stackCount = new StackCount();
/** 5.11e 5.41a 5.41b 5.41c 5.41d 5.41g 5.42a 5.51 R28 R29 R34 Whether a unit may stand in a hex with who is there; alone in strategic movement. */
export function mayStack(g: Field, u: UnitId, hex: HexId, isStrategic = false): boolean {
  const { w } = g;
  const top = topOf(g, hex);
  if (top < 0) return true;
  if (w.unitSide[top] !== w.unitSide[u]) return false;
  stackCount.clear();
  stackCount.add(typeOf(g, u), formationOf(g, u));
  for (let v = top; v >= 0; v = underOf(g, v)) {
    if (v === u) continue;
    if (isStrategic || has(g, v, STRATEGIC)) return false;
    stackCount.add(typeOf(g, v), formationOf(g, v));
  }
  return stackCount.fault(terrainOf(g, hex), false) === undefined;
}

/** Why a step is closed to a mover whatever it has to spend; the names are those of the refusals. */
export const STEP_BARS = [
  'noGround',
  'riverClosed',
  'waterClosed',
  'tooSharp',
  'enemyThere',
  'noRoom',
  'uncommandedNear',
  'cavalryNear',
  'gunsNear',
  'horsDeCombatZone',
  'zoneToZone',
  'nearEntry',
  'riverBarred',
  'groundClosed',
  'columnClosed',
  'strategicNear',
  'strategicCrops',
  'notThroughFront',
] as const;
export type StepBar = (typeof STEP_BARS)[number];

/** What bars a step out of `hex` in direction `d`, or nothing. The one list that search and refusal share. */
export function barOf(g: Field, m: Mover, hex: HexId, d: number, facing: number): StepBar | undefined {
  const x = neighbourOf(g, hex, d);
  if (x < 0) return 'noGround';
  if (baseCost(g, m, hex, d) === 0) return closedGroundBar(g, m, hex, d, x);
  return hexBarOf(g, m, x) ?? sideBarOf(g, m, hex, d, x, facing);
}
/** 4.42a 4.42b 5.33a 5.33b 5.34 5.42b 9.11 What closes a hex to a mover whichever way it comes. */
export function hexBarOf(g: Field, m: Mover, x: HexId): StepBar | undefined {
  const by = holder(g, x);
  if (by >= 0 && by !== m.side) return 'enemyThere';
  const bar = enemyBar(m, byHex(m.enemies, x));
  if (bar !== undefined) return bar;
  const kept = byHex(m.kept, x);
  if (kept & KEPT_BY_ENTRY) return 'nearEntry';
  return kept & KEPT_BY_ENEMY ? 'strategicNear' : groundBar(g, m, x);
}
/** 4.42a 4.42b 5.33a 5.33b 9.11 What the enemy next to a hex closes it to, by what it does there (`readEnemies`). */
export function enemyBar(m: Mover, near: number): StepBar | undefined {
  if ((near & NEXT_TO) === 0) return undefined;
  if (!m.isCommanded) return 'uncommandedNear';
  if (isHorse(m.type)) return 'cavalryNear';
  if (m.type === ARTILLERY && near & IN_REACH) return 'gunsNear';
  return near & IN_ZONE && m.isShy ? 'horsDeCombatZone' : undefined;
}
/** 5.3c 5.11c 5.11d 5.42a 6.33b M1 What closes the side over which it comes. */
function sideBarOf(g: Field, m: Mover, hex: HexId, d: number, x: HexId, facing: number): StepBar | undefined {
  if (hex === m.start && m.startsInZone && byHex(m.enemies, x) & IN_ZONE) return 'zoneToZone';
  if (isRiverBarred(g, m.side, hex, d)) return 'riverBarred';
  if (m.isStrategic && !isOnWay(g, m, hex, d, x)) return 'strategicCrops';
  if (m.turnCost > 0 && !mayLeaveBy(g, m, hex, d, facing)) return 'notThroughFront';
  return holder(g, x) === m.side && !mayStack(g, m.unit, x, m.isStrategic) ? 'noRoom' : undefined;
}
/** 5.23a 5.23b 5.26a 5.26b What of the ground closes a step to a mover: water, a slope that is too sharp, or the hex itself. */
function closedGroundBar(g: Field, m: Mover, hex: HexId, d: number, x: HexId): StepBar {
  const { w } = g;
  const { water } = w.charts.terrain;
  const column = itemAt(COLUMNS, m.column);
  const isBridged = bridgeNumber(g, hex, d) > 0 && !isCut(g, hex, d);
  const name = itemAt(WATERS, waterOn(g, hex, d));
  if (!isBridged && name !== 'none' && water[name].move[column] === null)
    return name === 'river' ? 'riverClosed' : 'waterClosed';
  return slopeClass(w, hex, d, x) === SHARP && slopeData(g, SHARP).move[column] === null ? 'tooSharp' : 'noGround';
}
/** M7 SM2 What the rules of the battle close to a side. */
export const BATTLE_BAR_RULES = { riverBarred: 'M7', groundClosed: 'M7', columnClosed: 'SM2' } as const;
export type BattleBar = keyof typeof BATTLE_BAR_RULES;
export const battleBar = (
  g: Field,
  m: Pick<Mover, 'side' | 'unit'>,
  hex: HexId,
  d: number,
  x: HexId,
): BattleBar | undefined => (isRiverBarred(g, m.side, hex, d) ? 'riverBarred' : groundBar(g, m, x));
/** M7 */
export const isRiverBarred = (g: Field, side: number, hex: HexId, d: number): boolean =>
  (barredStep(g, side, hex, d) & RIVER_BARRED) !== 0;
/** M7 Whether the rules of the battle keep a unit out of some ground for the time being. */
export function isKeptOut(g: Field, unit: UnitId): boolean {
  const { w } = g;
  const closed = w.effects['closed-ground'];
  return (
    closed !== undefined &&
    closed.side === SIDES[sideOf(g, unit)] &&
    turnOf(g) <= closed.untilTurn &&
    w.isKeptOut[corpsOfFormation(g, formationOf(g, unit))] === 1
  );
}
/** M7 SM2 */
function groundBar(g: Field, m: Pick<Mover, 'side' | 'unit'>, x: HexId): BattleBar | undefined {
  if (g.w.closedGround[x] && isKeptOut(g, m.unit)) return 'groundClosed';
  const first = g.w.effects['first-column'];
  return first && first.side === SIDES[m.side] && columnOfHex(g, x) < first.column ? 'columnClosed' : undefined;
}

/** 5.11c 5.11d Cultivated ground is entered by strategic movement only along a road, or where it is light along a track. */
export const isOnWay = (g: Field, m: Mover, hex: HexId, d: number, x: HexId): boolean =>
  isWayInto(terrainOf(g, x), isCut(g, hex, d) ? 0 : waysOver(g, hex, d), m.isRain);
function isWayInto(ground: number, ways: number, isRaining: boolean): boolean {
  if (ground !== HEAVY_CROPS && ground !== LIGHT_CROPS) return true;
  return isRoad(ways, isRaining) || (ground === LIGHT_CROPS && isTrack(ways, isRaining));
}
/** The same for every step of the map, 1 where it is open, in dry weather and in rain; where there is a bridge it must be asked for. */
export const stepsOnWay = oncePer((w: RisorgimentoWorld): readonly [Uint8Array, Uint8Array] => {
  const open = (isRaining: boolean) =>
    w.ways.map((ways, at) => {
      const x = w.near[at];
      return x !== undefined && x >= 0 && isWayInto(byHex(w.terrain, x), ways, isRaining) ? 1 : 0;
    });
  return [open(false), open(true)];
});
/** M1 Off road and track heavy cultivation is left by a front hexside only. */
export function mayLeaveBy(g: Field, m: Mover, hex: HexId, d: number, facing: number): boolean {
  if (!isThick(g, hex) || (g.w.ways[hex * 6 + d] !== 0 && !isCut(g, hex, d)) || m.turnCost === 0) return true;
  return frontOfSide(facing).includes(d);
}
/** M1 Whether facing matters in a hex. */
export const isThick = (g: Field, hex: HexId): boolean => g.w.isThick[hex] === 1;

/** 5.2a 5.21a 5.22a 5.27b 5.27c R35 What the ground costs a step: a broken bridge is none, and no way serves who joins others in light crops. */
export function baseCost(g: Field, m: Pick<Mover, 'unit' | 'column' | 'isRain'>, hex: HexId, d: number): number {
  const { w } = g;
  const x = neighbourOf(g, hex, d);
  const isShared = w.terrain[x] === LIGHT_CROPS && topOf(g, x) >= 0 && topOf(g, x) !== m.unit;
  if (!isCut(g, hex, d)) return isShared ? stepOffWay(g, m.column, hex, d) : stepBy(g, m.column, m.isRain, hex, d);
  return cutStep(g, m.column, hex, d, m.isRain, isShared);
}
/** 6.31a 6.31b 6.31c 6.31d 6.31e R36 What coming next to the enemy costs more: foot only, once, whatever their number. */
export function contactCost(g: Field, m: Mover, x: HexId): number {
  if (!isFoot(m.type)) return 0;
  const near = byHex(m.enemies, x);
  if (!(near & IN_CONTACT)) return 0;
  const { zone, adjacent } = g.w.charts.contact;
  const name = TYPES[m.type] as keyof typeof zone;
  return near & IN_ZONE ? zone[name] : adjacent[name];
}
/** All that a step costs; only meant for steps that are not barred. */
export const stepCost = (g: Field, m: Mover, hex: HexId, d: number): number =>
  baseCost(g, m, hex, d) + contactCost(g, m, neighbourOf(g, hex, d)) + (hex === m.start ? m.leaving : 0);

/** 5.2b 5.23c Whether a step over water throws infantry into disorder. */
export const disordersBy = (g: Field, column: number, hex: HexId, d: number): boolean => {
  if (column !== FOOT || (bridgeNumber(g, hex, d) > 0 && !isCut(g, hex, d))) return false;
  const name = itemAt(WATERS, waterOn(g, hex, d));
  return name !== 'none' && g.w.charts.terrain.water[name].disorders === true;
};
/** 6.32 Whether a mover's march ends in a hex. */
export const stopsIn = (m: Mover, hex: HexId): boolean => (byHex(m.enemies, hex) & IN_ZONE) !== 0;
export const isWithin = (g: Field, a: HexId, b: HexId, n: number): boolean => distance(g.w.grid, a, b) <= n;
