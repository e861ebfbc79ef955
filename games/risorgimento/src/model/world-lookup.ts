import { type HexId, hexId, type Search } from '@tambour/boards';
import type { Charts } from './charts.ts';
import type { MoraleGroup } from './forces.ts';
import type { BridgeId, CorpsId, FormationId, LeaderId, UnitId } from './ids.ts';
import type { Field } from './layout.ts';
import type { BridgeData } from './map-data.ts';
import type { ArrivalData, CorpsData, FormationData, LeaderData, LevelData, ScenarioData } from './scenario.ts';
import { GUNS, type GunName, SIDES, type SideName } from './vocabulary.ts';

// Rows of what never changes, by what numbers them: an id of this battle has a row in each, so there is nothing to check.

export const idOf = (g: Field, u: UnitId): string => g.w.unitIds[u]!;
export const sideOf = (g: Field, u: UnitId): number => g.w.unitSide[u]!;
export const typeOf = (g: Field, u: UnitId): number => g.w.unitType[u]!;
/** The column of the terrain chart it pays by. */
export const columnOf = (g: Field, u: UnitId): number => g.w.unitColumn[u]!;
export const formationOf = (g: Field, u: UnitId): FormationId => g.w.unitFormation[u]!;
export const corpsOf = (g: Field, u: UnitId): CorpsId => corpsOfFormation(g, formationOf(g, u));
/** As printed; `adjustedCohesion` takes off the hits. */
export const cohesionOf = (g: Field, u: UnitId): number => g.w.cohesion[u]!;
export const printedAllowance = (g: Field, u: UnitId): number => g.w.unitMa[u]!;
export const gunOf = (g: Field, u: UnitId): number => g.w.gun[u]!;
export const gunRangeOf = (g: Field, u: UnitId): number => g.w.gunRange[u]!;
/** 7.11c What the chart says of its gun. */
export const gunChart = (g: Field, u: UnitId): Charts['guns']['ranges'][GunName] =>
  g.w.charts.guns.ranges[GUNS[gunOf(g, u)]!];
/** Number of the arrival it comes with + 1, or 0. */
export const arrivalOf = (g: Field, u: UnitId): number => g.w.unitArrival[u]!;

export const leaderIdOf = (g: Field, l: LeaderId): string => g.w.leaderIds[l]!;
export const leaderData = (g: Field, l: LeaderId): LeaderData => g.w.data.leaders[l]!;
export const sideOfLeader = (g: Field, l: LeaderId): number => g.w.leaderSide[l]!;
export const rankOf = (g: Field, l: LeaderId): number => g.w.leaderRank[l]!;
export const arrivalOfLeader = (g: Field, l: LeaderId): number => g.w.leaderArrival[l]!;
export const overallOf = (g: Field, side: number): readonly LeaderId[] => g.w.overall[side]!;

export const formationIdOf = (g: Field, f: FormationId): string => g.w.formationIds[f]!;
export const formationData = (g: Field, f: FormationId): FormationData => g.w.data.formations[f]!;
export const sideOfFormation = (g: Field, f: FormationId): number => g.w.formationSide[f]!;
export const corpsOfFormation = (g: Field, f: FormationId): CorpsId => g.w.formationCorps[f]!;
export const unitsOfFormation = (g: Field, f: FormationId): readonly UnitId[] => g.w.formationUnits[f]!;

export const corpsIdOf = (g: Field, corps: CorpsId): string => g.w.corpsIds[corps]!;
export const sideOfCorps = (g: Field, corps: CorpsId): number => g.w.corpsSide[corps]!;
export const unitsOfCorps = (g: Field, corps: CorpsId): readonly UnitId[] => g.w.corpsUnits[corps]!;
export const formationsOfCorps = (g: Field, corps: CorpsId): readonly FormationId[] => g.w.corpsFormations[corps]!;
export const corpsData = (g: Field, corps: CorpsId): CorpsData => g.w.data.corps[corps]!;
/** SM3 How many of its groups must be demoralised for the corps to be. */
export const demoralizedFrom = (g: Field, corps: CorpsId): number => g.w.demoralizedFrom[corps]!;
export const moraleGroup = (g: Field, group: number): MoraleGroup => g.w.moraleGroups[group]!;

/** The sides over which a zone of control reaches, or an attack may go, by how a unit covers what is around it and how it faces. */
export const zoneSides = (g: Field, isMounted: boolean, cover: number, hex: HexId, facing: number): number =>
  g.w.zone[isMounted ? 1 : 0]![cover]![hex * 6 + facing]!;
export const attackSides = (g: Field, cover: number, hex: HexId, facing: number): number =>
  g.w.attacks[cover]![hex * 6 + facing]!;

export const unitsOfSide = (g: Field, side: number): readonly UnitId[] => g.w.sideUnits[side]!;
export const corpsOfSide = (g: Field, side: number): readonly CorpsId[] => g.w.sideCorps[side]!;

export const hexLabel = (g: Field, hex: HexId): string => g.w.hexNames[hex]!;
export const terrainOf = (g: Field, hex: HexId): number => g.w.terrain[hex]!;
export const levelOf = (g: Field, hex: HexId): number => g.w.level[hex]!;
export const columnOfHex = (g: Field, hex: HexId): number => g.w.grid.column[hex]!;
/** Its axial coordinates. */
export const axialOf = (g: Field, hex: HexId) => ({ q: g.w.grid.q[hex]!, r: g.w.grid.r[hex]! });
/** A hex of a line of sight, in the room that `copyLine` has filled. */
export const hexOfLine = (line: Int32Array, i: number): HexId => hexId(line[i]!);
/** As an obstacle to sight. */
export const heightOf = (g: Field, hex: HexId): number => g.w.height[hex]!;
export const fortifiedSides = (g: Field, hex: HexId): number => g.w.fortified[hex]!;
export const attackDrmOf = (g: Field, hex: HexId): number => g.w.attackDrm[hex]!;
/** What the ground of a hex takes off fire at it. */
export const fireDrmOf = (g: Field, hex: HexId, key: 'artillery' | 'smallArms'): number =>
  (key === 'artillery' ? g.w.artilleryDrm : g.w.smallArmsDrm)[hex]!;
/** Number of its town + 1, or 0. */
export const townOf = (g: Field, hex: HexId): number => g.w.townIndex[hex]!;
/** Number of its objective + 1, or 0. */
export const objectiveOf = (g: Field, hex: HexId): number => g.w.objectiveIndex[hex]!;
/** What lies next to a hex, or -1; and what lies along that side of it. */
export const neighbourOf = (g: Field, hex: HexId, d: number): HexId => g.w.near[hex * 6 + d]!;
export const waysOver = (g: Field, hex: HexId, d: number): number => g.w.ways[hex * 6 + d]!;
export const waterOn = (g: Field, hex: HexId, d: number): number => g.w.water[hex * 6 + d]!;
/** Number of the bridge + 1, or 0. */
export const bridgeNumber = (g: Field, hex: HexId, d: number): number => g.w.bridge[hex * 6 + d]!;
export const crestOn = (g: Field, hex: HexId, d: number): number => g.w.crest[hex * 6 + d]!;
/** What a step out of a hex costs a column, every bridge standing; the same off road and track. */
export const stepBy = (g: Field, column: number, isRain: boolean, hex: HexId, d: number): number =>
  g.w.step[column]![isRain ? 1 : 0][hex * 6 + d]!;
export const stepOffWay = (g: Field, column: number, hex: HexId, d: number): number =>
  g.w.stepOffWay[column]![hex * 6 + d]!;
/** M7 SM2 What bars a step to a side. */
export const barredStep = (g: Field, side: number, hex: HexId, d: number): number =>
  g.w.barredSteps[side === 0 ? 0 : 1][hex * 6 + d]!;
/** A byte of a table that has one for each hex. */
export const byHex = (table: Uint8Array, hex: HexId): number => table[hex]!;
/** The same of figures between 0 and 1. */
export const nearnessAt = (table: Float64Array, hex: HexId): number => table[hex]!;
/** A hex of a set of one bit each. */
export const isInSet = (set: Uint32Array, hex: HexId): boolean => (set[hex >> 5]! & (1 << (hex & 31))) !== 0;
export const addToSet = (set: Uint32Array, hex: HexId): void => {
  set[hex >> 5]! |= 1 << (hex & 31);
};
/** The nodes that a search has settled, in their order. */
export const settledNode = (search: Search, i: number): number => search.settled[i]!;
/** 5.24 What the chart says of a slope or crest of a class. */
export const slopeData = (g: Field, cls: number): Charts['terrain']['slope'][number] =>
  g.w.charts.terrain.slope[cls - 1]!;
export const bridgeData = (g: Field, bridge: BridgeId): BridgeData => g.w.bridges[bridge]!;

export const arrivalData = (g: Field, arrival: number): ArrivalData => g.w.data.arrivals[arrival]!;
export const initiativeData = (g: Field, side: number): ScenarioData['initiative'][number] =>
  g.w.data.initiative[side]!;
export const levelData = (g: Field, level: number): LevelData => g.w.data.levels[level]!;
export const sideId = (side: number): SideName => SIDES[side]!;
