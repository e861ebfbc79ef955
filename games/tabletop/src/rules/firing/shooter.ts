import { CHARTS } from '../../model/charts.ts';
import type { Arm, Calibre, Degradation, Formation, Shelter, Status, Weapon } from '../../model/vocabulary.ts';
import type { ActCase } from '../morale/acts.ts';

/** A unit that may fire, as fire sees it: no place, no match. */
export interface Shooter {
  readonly arm: Arm;
  /** Of troops, as the national table calls it. */
  readonly type: string;
  readonly status: Status;
  readonly formation: Formation;
  readonly degradation: Degradation;
  readonly state: ActCase['state'];
  readonly figures: number;
  readonly initialFigures: number;
  readonly weapon: Weapon | null;
  /** Of a battery: its guns, if the crew is with them. */
  readonly calibre: Calibre | null;
  /** Its elite companies count for morale. */
  readonly hasElite: boolean;
  /** Its light company is out in front of it. */
  readonly isScreenOut: boolean;
  readonly isInMelee: boolean;
  /** It has fired this period, at a charge or otherwise. */
  readonly hasFired: boolean;
  /** Quarters of this period in which it moved (`quartersMoved`). */
  readonly quartersMoved: number;
  /** Of guns: moved unlimbered this period. */
  readonly isMovedByHand: boolean;
  /** Of guns: moved or unlimbered in the second half. */
  readonly isMovedLate: boolean;
}

/** Whom a shot falls on. */
export interface Target {
  /** As it counts for fire: who routs or flees counts as a line (`targetShape`). */
  readonly formation: Formation;
  readonly shelter: Shelter;
  readonly isScreenOut: boolean;
  /** The shooter stands on its flank. */
  readonly isFromFlank: boolean;
}

const { quartersPerPeriod, menPerFigure } = CHARTS.scale;
const HALVES = 2;
const TICKS = CHARTS.moveRates.ticksPerQuarter;
/** C7m C3l Quarters in which a unit has moved: every quarter, or part of one, that it did not spend standing or reforming. By the ticks of each half. */
export const quartersMoved = (ticksByHalf: readonly number[]): number =>
  ticksByHalf.reduce((sum, ticks) => sum + Math.min(quartersPerPeriod / HALVES, Math.ceil(ticks / TICKS)), 0);

/** C7j R67 Men left to be lost. */
export const menLeft = (unit: { readonly initialFigures: number; readonly losses: number }): number =>
  Math.max(0, unit.initialFigures * menPerFigure - unit.losses);
