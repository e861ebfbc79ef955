import type { ZoneId } from '@tambour/boards';
import type { IdArray } from '@tambour/kernel';
import type { UnitId } from './ids.ts';
import { dismounted } from './marks.ts';
import type { Face } from './profile.ts';
import type { Field } from './state.ts';
import { ARTILLERY, ON_MAP, TYPE } from './vocabulary.ts';
import type { UnitSheet } from './world.ts';

/** Asked for every face. */
const ARGOULETS = TYPE.argoulets;

// What is known of a unit: an id of this battle has a row in each column and table, so there is nothing to check.

export const has = (g: Field, u: UnitId, mark: number): boolean => (g.s.unit.marks[u]! & mark) !== 0;
export const marksOf = (g: Field, u: UnitId): number => g.s.unit.marks[u]!;
export const mark = (g: Field, u: UnitId, bits: number): void => {
  g.s.unit.marks[u]! |= bits;
};
export const unmark = (g: Field, u: UnitId, bits: number): void => {
  g.s.unit.marks[u]! &= ~bits;
};

export const isOnMap = (g: Field, u: UnitId): boolean => g.s.unit.place[u] === ON_MAP;

/** 1.3.7a 4.6a The face of the counter that shows. */
export const faceOf = (g: Field, u: UnitId): Face => {
  const sheet = g.w.unit[u]!;
  const isBack = sheet.type === ARGOULETS ? has(g, u, dismounted) : g.s.unit.steps[u]! < sheet.steps;
  return isBack && sheet.back ? sheet.back : sheet.front;
};
/** 1.3.6a Guns are guns whatever befalls them. */
export const isGun = (g: Field, u: UnitId): boolean => g.w.unit[u]!.front.arm === ARTILLERY;
/** 4.6b */
export const armOf = (g: Field, u: UnitId): number => faceOf(g, u).arm;
export const isHope = (g: Field, u: UnitId): boolean => g.w.unitParent[u]! >= 0;

export const zoneOf = (g: Field, u: UnitId): ZoneId => g.s.unit.zone[u]!;
export const unitPlace = (g: Field, u: UnitId): number => g.s.unit.place[u]!;
export const stepsOf = (g: Field, u: UnitId): number => g.s.unit.steps[u]!;
export const partOf = (g: Field, u: UnitId): number => g.s.unit.part[u]!;
export const armyOf = (g: Field, u: UnitId): number => g.w.unitSide[u]!;
export const enemyOf = (g: Field, u: UnitId): number => 1 - g.w.unitSide[u]!;
export const typeOf = (g: Field, u: UnitId): number => g.w.unitType[u]!;
export const sheetOf = (g: Field, u: UnitId): UnitSheet => g.w.unit[u]!;
export const unitColumn = (g: Field, u: UnitId): number => g.w.unitColumn[u]!;
/** 11.4 Who sent it out; below 0 for a unit that nobody did. */
export const parentOf = (g: Field, u: UnitId): UnitId => g.w.unitParent[u]!;
/** 11.4.1a The enfants perdus it may send out. */
export const detachmentsOf = (g: Field, u: UnitId): readonly UnitId[] => g.w.hopes[u]!;
export const unitsOf = (g: Field, side: number): IdArray<UnitId> => g.w.sideUnits[side]!;
