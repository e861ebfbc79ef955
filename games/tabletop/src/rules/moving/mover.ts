import type { Base, Spot } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import type {
  ArtilleryKind,
  CavalryClass,
  Degradation,
  Formation,
  ManoeuvreClass,
  Order,
} from '../../model/vocabulary.ts';
import type { Ground, Sector } from '../table/ground.ts';
import type { Barrier, GunsLeft } from '../table/lines.ts';
import type { Home, Placed } from '../table/placed.ts';

export const TICKS = CHARTS.moveRates.ticksPerQuarter;
/** C1k C3l A half has two quarters. */
export const HALF = (CHARTS.scale.quartersPerPeriod / 2) * TICKS;

/** What a unit is, for its moves, from beginning to end of a battle. */
export interface MoverType {
  readonly class: ManoeuvreClass;
  readonly cavalryClass?: CavalryClass;
  readonly artilleryKind?: ArtilleryKind;
  readonly initialFigures: number;
  readonly hasEliteCompanies: boolean;
  readonly maySkirmish: boolean;
}
/** C11a C11b The order of a unit, with what it names: a friend to support, a point to hold or to march to. */
export interface StandingOrder {
  readonly type: Order;
  readonly unit?: Placed | null;
  readonly at?: Readonly<Spot> | null;
}
/** C3l C5k What was begun and is not yet paid for: how many ticks, and what for. It goes on in the next half. */
export type Debt =
  | { readonly for: 'line'; readonly line: Barrier; readonly ticks: number }
  | { readonly for: 'form'; readonly to: Formation; readonly ticks: number }
  | { readonly for: 'enter'; readonly sector: Sector; readonly ticks: number }
  | { readonly for: 'face' | 'reform' | 'screen'; readonly ticks: number };

/** The half move of a unit so far. */
export interface HalfSoFar {
  /** Ticks left. */
  readonly left: number;
  /** Ticks of it spent stepping back. */
  readonly backed: number;
  readonly debt: Debt | null;
  /** Lines and guns paid for that it has not cleared yet. */
  readonly astride: readonly Barrier[];
  /** C3m Another unit has moved since: its move is over. */
  readonly isOver: boolean;
  /** It has been given an order in this half, and no other unit has since. */
  readonly isInHand: boolean;
}
/** The same for every unit of a side. */
export interface Surroundings {
  readonly ground: Ground;
  /** All units; the mover is among them, or is not. */
  readonly units: readonly Placed[];
  /** C17c Guns left standing. */
  readonly guns: readonly GunsLeft[];
  /** Of the mover's side. */
  readonly home: Home;
  /** Whether the mover has this enemy in view. Asked only where it is halted. */
  readonly sees: (enemy: Placed) => boolean;
}
/** A unit that is to move. */
export interface MoveCase {
  /** Where and what it is now. */
  readonly unit: Placed;
  readonly type: MoverType;
  readonly degradation: Degradation;
  readonly isScreenOut: boolean;
  readonly order: StandingOrder;
  /** C8m It charged, counter-charged, evaded or broke in this period. */
  readonly hasCharged: boolean;
  readonly isPursuing: boolean;
  /** R35 C17a It forms up after its rally, or mans its guns again. */
  readonly isFormingUp: boolean;
  readonly half: HalfSoFar;
  readonly around: Surroundings;
}

/** C3b One element of a move. Lengths in tenths of a millimetre, turns in 0.01°, to the right positive. */
export type Run =
  | { readonly kind: 'advance' | 'back'; readonly length: number }
  | { readonly kind: 'wheel'; readonly turn: number };
/** What is done on the spot. Limbering and unlimbering are changes of formation. */
export type Spell =
  | { readonly kind: 'face' | 'reform' | 'screen' }
  | { readonly kind: 'turn'; readonly heading: number }
  | { readonly kind: 'form'; readonly formation: Formation }
  | { readonly kind: 'enter'; readonly sector: Sector }
  | {
      readonly kind: 'leave';
      readonly formation: Formation;
      readonly x: number;
      readonly y: number;
      readonly heading: number;
    };
export type Element = Run | Spell;
/** What may be commanded: an element, or a march to a point and heading. */
export type Command =
  | Element
  | { readonly kind: 'march'; readonly x: number; readonly y: number; readonly heading: number };

/** A unit in its move: all that an element may change. */
export interface Progress {
  readonly base: Readonly<Base>;
  readonly formation: Formation;
  readonly degradation: Degradation;
  readonly sector: Sector | null;
  readonly isScreenOut: boolean;
  readonly left: number;
  readonly backed: number;
  /** C7m Ticks of this command not spent standing or reforming. */
  readonly moved: number;
  readonly debt: Debt | null;
  readonly astride: readonly Barrier[];
  /** C3f Friends it went through: they are disorganised at least, and test. */
  readonly passed: readonly Placed[];
}
export const startOf = (c: MoveCase): Progress => ({
  // A copy: a battle keeps one view a unit, which moves with it.
  base: { ...c.unit.base },
  formation: c.unit.formation,
  degradation: c.degradation,
  sector: c.unit.sector,
  isScreenOut: c.isScreenOut,
  left: c.half.left,
  backed: c.half.backed,
  moved: 0,
  debt: c.half.debt,
  astride: c.half.astride,
  passed: [],
});
