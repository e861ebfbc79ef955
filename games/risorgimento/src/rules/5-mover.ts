import { distance, frontOfSide, type HexId, within } from '@tambour/boards';
import { isRoad, isTrack, stepParts } from '../model/ground.ts';
import type { UnitId } from '../model/ids.ts';
import { type Stacked, stackFault } from '../model/stacking.ts';
import { COMMANDED, did, FIRED, type Field, has, holder, isOnMap, STRATEGIC, topOf, underOf } from '../model/state.ts';
import {
  ARTILLERY,
  enemyOf,
  HEAVY_CROPS,
  HORSE_GUN,
  isFoot,
  isHorse,
  LIGHT_CROPS,
  TERRAINS,
  TYPES,
  WAITING,
  WATERS,
} from '../model/vocabulary.ts';
import { isRain } from './4-command.ts';
import { IN_CONTACT, IN_REACH, IN_ZONE, isCut, isGarrisoned, NEXT_TO, readEnemies } from './6-zone-of-control.ts';

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
  /** 9.11b Does not enter an enemy zone of control. */
  readonly isShy: boolean;
  readonly isRain: boolean;
  /** What enemies do to each hex, see `readEnemies`. */
  readonly enemies: Uint8Array;
  /** Hexes that are closed by 5.34, or to strategic movement by 5.11. */
  readonly kept: Uint8Array;
  /** 6.33a Starts in an enemy zone of control. */
  readonly startsInZone: boolean;
  /** 6.33a 5.53a What leaving the first hex costs more. */
  readonly leaving: number;
  /** M1 Facing matters in heavy cultivation. */
  readonly turnCost: number;
}

const KEPT_BY_ENTRY = 1;
export const KEPT_BY_ENEMY = 2;

/** 5.0 5.11a 5.12a 5.32a R33 R67 The movement points a unit has left. */
export function allowanceOf(g: Field, u: UnitId, isStrategic: boolean): number {
  const { w, s } = g;
  const printed = w.unitMa[u]!;
  const isGun = w.unitType[u] === ARTILLERY;
  if (isStrategic) {
    const isFootGun = isGun && w.gun[u] !== HORSE_GUN;
    const most = isFootGun ? Math.min(2 * printed, w.charts.strategicCap.artillery) : 2 * printed;
    return Math.max(0, most - s.unit.spent[u]!);
  }
  const most = isGun && did(g, u, FIRED) ? printed >> 1 : printed;
  return Math.max(0, most - s.unit.spent[u]!);
}

export function moverOf(g: Field, u: UnitId, isStrategic = false): Mover {
  const { w, s } = g;
  const side = w.unitSide[u]!;
  const enemies = readEnemies(g, side, g.scratch.enemies[side]!);
  const start = s.unit.hex[u]!;
  const startsInZone = isOnMap(g, u) && (enemies[start]! & IN_ZONE) !== 0;
  const leavesTown = isOnMap(g, u) && isFoot(w.unitType[u]!) && isGarrisoned(g, start);
  return {
    unit: u,
    side,
    type: w.unitType[u]!,
    column: w.unitColumn[u]!,
    start,
    facing: s.unit.facing[u]!,
    budget: allowanceOf(g, u, isStrategic),
    isStrategic,
    isCommanded: did(g, u, COMMANDED),
    isShy: s.formation.isHorsDeCombat[w.unitFormation[u]!] === 1,
    isRain: isRain(g),
    enemies,
    kept: readKept(g, side, isStrategic),
    startsInZone,
    leaving: (startsInZone ? w.charts.contact.leavingZone : 0) + (leavesTown ? w.charts.town.leaving : 0),
    turnCost: w.effects.perception?.turnCost ?? 0,
  };
}

/** 5.34 5.11b R43 Marks hexes near an entry of the enemy that is still in use and, for strategic movement, those near the enemy. */
function readKept(g: Field, side: number, isStrategic: boolean): Uint8Array {
  const { w, s } = g;
  const out = g.scratch.kept.fill(0);
  for (const { entry, units } of w.data.arrivals) {
    const isDue = units.some((u) => w.unitSide[u] !== side && s.unit.place[u] === WAITING);
    if (isDue)
      for (const hex of entry) for (const x of within(w.grid, hex, w.charts.entry.distance)) out[x]! |= KEPT_BY_ENTRY;
  }
  if (!isStrategic) return out;
  for (const u of w.sideUnits[enemyOf(side)]!)
    if (isOnMap(g, u))
      for (const x of within(w.grid, s.unit.hex[u]!, w.charts.reserve.distance)) out[x]! |= KEPT_BY_ENEMY;
  return out;
}

const stackRoom: Stacked[] = [];
/** 5.41a 5.41b 5.41c 5.41d 5.42b 5.51a R28 R29 R34 Whether a unit may stand in a hex with who is there; alone in strategic movement. */
export function mayStack(g: Field, u: UnitId, hex: HexId, isStrategic = false): boolean {
  const { w } = g;
  const top = topOf(g, hex);
  if (top < 0) return true;
  if (w.unitSide[top] !== w.unitSide[u]) return false;
  stackRoom.length = 0;
  stackRoom.push({ type: w.unitType[u]!, formation: w.unitFormation[u]! });
  for (let v = top; v >= 0; v = underOf(g, v)) {
    if (v === u) continue;
    if (isStrategic || has(g, v, STRATEGIC)) return false;
    stackRoom.push({ type: w.unitType[v]!, formation: w.unitFormation[v]! });
  }
  return stackFault(stackRoom, w.terrain[hex]!, false) === undefined;
}

/** Why a step is closed to a mover whatever it has to spend; the names are those of the refusals. */
export const STEP_BARS = [
  'noGround',
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
  const { w } = g;
  const x = w.near[hex * 6 + d]!;
  if (x < 0 || baseCost(g, m, hex, d) === 0) return 'noGround';
  const by = holder(g, x);
  if (by >= 0 && by !== m.side) return 'enemyThere';
  const near = m.enemies[x]!;
  if (near & NEXT_TO) {
    if (!m.isCommanded) return 'uncommandedNear';
    if (isHorse(m.type)) return 'cavalryNear';
    if (m.type === ARTILLERY && near & IN_REACH) return 'gunsNear';
    if (near & IN_ZONE) {
      if (m.isShy) return 'horsDeCombatZone';
      if (hex === m.start && m.startsInZone) return 'zoneToZone';
    }
  }
  const kept = m.kept[x]!;
  if (kept & KEPT_BY_ENTRY) return 'nearEntry';
  if (kept & KEPT_BY_ENEMY) return 'strategicNear';
  const battle = battleBar(g, m, hex, d, x);
  if (battle) return battle;
  if (m.isStrategic && !isOnWay(g, m, hex, d, x)) return 'strategicCrops';
  if (m.turnCost > 0 && !mayLeaveBy(g, m, hex, d, facing)) return 'notThroughFront';
  return by === m.side && !mayStack(g, m.unit, x, m.isStrategic) ? 'noRoom' : undefined;
}
/** M7 SM2 What the rules of the battle close to a side. */
export function battleBar(
  g: Field,
  m: Pick<Mover, 'side' | 'unit'>,
  hex: HexId,
  d: number,
  x: HexId,
): StepBar | undefined {
  const { w } = g;
  const river = w.effects['no-crossing'];
  if (river && isSide(river.side, m.side) && w.water[hex * 6 + d] === WATERS.indexOf(river.water)) return 'riverBarred';
  const closed = w.effects['closed-ground'];
  if (
    closed &&
    isSide(closed.side, m.side) &&
    w.closedGround[x] &&
    g.s.battle.turn[0]! <= closed.untilTurn &&
    w.isKeptOut[w.formationCorps[w.unitFormation[m.unit]!]!]
  )
    return 'groundClosed';
  const first = w.effects['first-column'];
  return first && isSide(first.side, m.side) && w.grid.column[x]! < first.column ? 'columnClosed' : undefined;
}
const isSide = (name: 'allied' | 'austrian', side: number): boolean => (name === 'allied' ? 0 : 1) === side;

/** 5.11c 5.11d Cultivated ground is entered by strategic movement only along a road, or where it is light along a track. */
function isOnWay(g: Field, m: Mover, hex: HexId, d: number, x: HexId): boolean {
  const terrain = g.w.terrain[x]!;
  if (terrain !== HEAVY_CROPS && terrain !== LIGHT_CROPS) return true;
  const ways = isCut(g, hex, d) ? 0 : g.w.ways[hex * 6 + d]!;
  return isRoad(ways, m.isRain) || (terrain === LIGHT_CROPS && isTrack(ways, m.isRain));
}
/** M1 Off road and track heavy cultivation is left by a front hexside only. */
function mayLeaveBy(g: Field, m: Mover, hex: HexId, d: number, facing: number): boolean {
  if (!isThick(g, hex) || (g.w.ways[hex * 6 + d] !== 0 && !isCut(g, hex, d)) || m.turnCost === 0) return true;
  return frontOfSide(facing).includes(d);
}
/** M1 Whether facing matters in a hex. */
export const isThick = (g: Field, hex: HexId): boolean => {
  const { perception } = g.w.effects;
  return perception !== undefined && TERRAINS[g.w.terrain[hex]!] === perception.terrain;
};

/** 5.2 5.21 5.22 5.27b R35 What the ground costs a step: a broken bridge is none, and no way serves who joins others in light crops. */
export function baseCost(g: Field, m: Pick<Mover, 'unit' | 'column' | 'isRain'>, hex: HexId, d: number): number {
  const { w } = g;
  const at = hex * 6 + d;
  const x = w.near[at]!;
  const isShared = w.terrain[x] === LIGHT_CROPS && topOf(g, x) >= 0 && topOf(g, x) !== m.unit;
  if (!isCut(g, hex, d)) return isShared ? w.stepOffWay[m.column]![at]! : w.step[m.column]![m.isRain ? 1 : 0]![at]!;
  const parts = stepParts(w, w.charts, m.column, hex, d, x, { isRain: m.isRain, isOffWay: isShared, isCut: true });
  return parts ? parts.hex + parts.side : 0;
}
/** 6.31a 6.31b 6.31c 6.31d 6.31e R36 What coming next to the enemy costs more: foot only, once, whatever their number. */
export function contactCost(g: Field, m: Mover, x: HexId): number {
  if (!isFoot(m.type)) return 0;
  const near = m.enemies[x]!;
  if (!(near & IN_CONTACT)) return 0;
  const { zone, adjacent } = g.w.charts.contact;
  const name = TYPES[m.type] as keyof typeof zone;
  return near & IN_ZONE ? zone[name] : adjacent[name];
}
/** All that a step costs; only meant for steps that are not barred. */
export const stepCost = (g: Field, m: Mover, hex: HexId, d: number): number =>
  baseCost(g, m, hex, d) + contactCost(g, m, g.w.near[hex * 6 + d]!) + (hex === m.start ? m.leaving : 0);

/** 5.23c Whether a step over water throws infantry into disorder. */
export const disordersBy = (g: Field, column: number, hex: HexId, d: number): boolean => {
  const at = hex * 6 + d;
  if (column !== 0 || (g.w.bridge[at]! > 0 && !isCut(g, hex, d))) return false;
  const name = WATERS[g.w.water[at]!]!;
  return name !== 'none' && g.w.charts.terrain.water[name].disorders === true;
};
/** 6.32 Whether a mover's march ends in a hex. */
export const stopsIn = (m: Mover, hex: HexId): boolean => (m.enemies[hex]! & IN_ZONE) !== 0;
export const isWithin = (g: Field, a: HexId, b: HexId, n: number): boolean => distance(g.w.grid, a, b) <= n;
