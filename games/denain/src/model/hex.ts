import { type HexId, hexId, opposite } from '@tambour/boards';
import { BARRED } from './ground.ts';
import { NO_UNIT, type UnitId, unitId } from './ids.ts';
import type { Field } from './state.ts';
import { ON_MAP, TERRAINS } from './vocabulary.ts';

export const labelOf = (g: Field, hex: HexId): string => g.w.hexNames[hex]!;
export const allHexes = (g: Field): HexId[] => Array.from({ length: g.w.grid.size }, (_, hex) => hexId(hex));
/** The hex beyond a side of a hex, or `OFF_MAP`. */
export const beside = (g: Field, hex: HexId, d: number): HexId => g.w.near[hex * 6 + d]!;
export const hexesAround = (g: Field, hex: HexId, bits: number): HexId[] => {
  const out: HexId[] = [];
  for (let d = 0; d < 6; d++) if (bits & (1 << d)) out.push(beside(g, hex, d));
  return out;
};
export const terrainOf = (g: Field, hex: HexId): (typeof TERRAINS)[number] => TERRAINS[g.w.terrain[hex]!]!;
/** 7.1b What a class pays to enter a hex: points, `BARRED` or `HALF`. */
export const entryCost = (g: Field, cls: number, hex: HexId): number => g.w.cost[cls]![hex]!;
export const isBarred = (g: Field, cls: number, hex: HexId): boolean => entryCost(g, cls, hex) === BARRED;
/** What a step over a side costs a class, with marks; what else there is to it. */
export const stepBase = (g: Field, cls: number, hex: HexId, d: number): number => g.w.stepBase[cls]![hex * 6 + d]!;
export const sideTraits = (g: Field, hex: HexId, d: number): number => g.w.sideTraits[hex * 6 + d]!;
export const zocReach = (g: Field, hex: HexId): number => g.w.zocReach[hex]!;
/** 11.1j What its ground is worth against fire; 11.4d the line of the shock table. */
export const protectionIn = (g: Field, hex: HexId): number => g.w.protection[hex]!;
export const lineIn = (g: Field, hex: HexId): number => g.w.line[hex]!;
export const isOnRoad = (g: Field, hex: HexId): boolean => g.w.road[hex]! > 0;
/** The objective in a hex, or below 0; and who holds one, as side + 1, 0 for nobody. */
export const objectiveAt = (g: Field, hex: HexId): number => g.w.objectiveIndex[hex]! - 1;
export const ownerOf = (g: Field, o: number): number => g.s.objective.owner[o]!;

/** The bridge that a hex is, or below 0. */
export const bridgeAt = (g: Field, hex: HexId): number => g.w.bridge[hex]! - 1;
export const isBridge = (g: Field, hex: HexId): boolean => g.w.bridge[hex]! > 0;
/** Whether the bridge in a hex, if there is one, has given way. */
export const isBridgeDown = (g: Field, hex: HexId): boolean => g.s.bridge.isDestroyed[bridgeAt(g, hex)] === 1;
export const bridgesDown = (g: Field): number => g.s.battle.bridgesCut[0]!;

/** 7.6a The sides of a hex that its own works cover; 7.6e those with a breach. As six bits. */
export const ownWorks = (g: Field, hex: HexId): number => g.w.inner[hex]!;
export const isBreached = (g: Field, hex: HexId, d: number): boolean => {
  const row = g.w.workRow[hex]!;
  return row > 0 && (g.s.breach.sides[row - 1]! & (1 << d)) !== 0;
};
/** Opens a hexside for good, seen from both of its hexes. */
export function openBreach(g: Field, hex: HexId, d: number): void {
  const { workRow } = g.w;
  g.s.breach.sides[workRow[hex]! - 1]! |= 1 << d;
  const x = beside(g, hex, d);
  if (x >= 0) g.s.breach.sides[workRow[x]! - 1]! |= 1 << opposite(d);
}

/** The infantry, cavalry or dragoons in a hex, or -1. */
export const unitAt = (g: Field, hex: HexId): UnitId => unitId(g.s.at.unit[hex]! - 1);
/** The same in the hex beyond a side of a hex. */
export const unitBeside = (g: Field, hex: HexId, d: number): UnitId => {
  const x = beside(g, hex, d);
  return x < 0 ? NO_UNIT : unitAt(g, x);
};
export const batteryAt = (g: Field, hex: HexId): UnitId => unitId(g.s.at.battery[hex]! - 1);
/** What fire or shock at a hex meets: its unit, or guns that stand alone; -1 for nothing. R49 */
export const defenderIn = (g: Field, hex: HexId): UnitId => {
  const u = unitAt(g, hex);
  return u >= 0 ? u : batteryAt(g, hex);
};
export const baggageAt = (g: Field, hex: HexId): boolean => {
  const b = g.w.baggage;
  return b >= 0 && g.s.unit.place[b] === ON_MAP && g.s.unit.hex[b] === hex;
};
/** 13.3d Enemy baggage bars nobody's way: it is captured. R39 */
export const holdsEnemyBaggage = (g: Field, hex: HexId, side: number): boolean =>
  baggageAt(g, hex) && g.w.unitSide[g.w.baggage] !== side;
/** 7.8a Where the baggage is a piece, nothing shares its hex. */
export const isFilledByBaggage = (g: Field, hex: HexId): boolean => g.w.edition.baggageIsPiece && baggageAt(g, hex);
/** The side whose units or guns hold a hex, or -1. */
export const holder = (g: Field, hex: HexId): number => {
  const u = g.s.at.unit[hex]! || g.s.at.battery[hex]!;
  return u === 0 ? -1 : g.w.unitSide[u - 1]!;
};
/** Whether enemies of a side hold a hex. */
export const isEnemyHeld = (g: Field, hex: HexId, side: number): boolean => {
  const by = holder(g, hex);
  return by >= 0 && by !== side;
};
