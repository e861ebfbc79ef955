import type { Point } from '../ink.ts';
import type { Livery } from '../piece.ts';
import type { Footprint } from './table-plan.ts';

/** Troops on a table as words: the ground they cover, how they stand on it, and how they are. Lengths in centimetres. */
export const TABLE_ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export type TableArm = (typeof TABLE_ARMS)[number];

export const TABLE_FORMATIONS = [
  'line',
  'attackColumn',
  'marchColumn',
  'square',
  'skirmish',
  'garrison',
  'unlimbered',
  'limbered',
  'rout',
] as const;
export type TableFormation = (typeof TABLE_FORMATIONS)[number];

/** How well the ranks are kept. */
export const COHESIONS = ['formed', 'disorganised', 'noFormation', 'disorder'] as const;
export type Cohesion = (typeof COHESIONS)[number];

export const BASE_STATES = [
  'steady',
  'uncontrolled',
  'halted',
  'retreat',
  'rout',
  'rallying',
  'flight',
  'prisoner',
  'freed',
] as const;
export type BaseState = (typeof BASE_STATES)[number];

export const BASE_STATUSES = ['guard', 'elite', 'regular', 'semiRegular', 'militia', 'irregular'] as const;
export type BaseStatus = (typeof BASE_STATUSES)[number];

interface Named {
  readonly id: string;
  readonly side: Livery;
  readonly name: string;
  /** For the whole table; the name itself unless told. */
  readonly short?: string;
  readonly isSelected?: boolean;
}

export interface TroopBase extends Named, Footprint {
  readonly kind: 'troops';
  readonly arm: TableArm;
  readonly formation: TableFormation;
  readonly status: BaseStatus;
  /** `formed` unless told. */
  readonly cohesion?: Cohesion;
  /** `steady` unless told. */
  readonly state?: BaseState;
  /** Figures left, and those that are gone. */
  readonly figures: number;
  readonly lost: number;
  /** Of a battery: how many guns. */
  readonly models?: number;
  /** Guns without their crew. */
  readonly isAbandoned?: boolean;
  /** Of a convoy: so many of the figures are the escort. */
  readonly escort?: number;
  /** Of a garrison: the sector it holds. */
  readonly sector?: readonly Point[];
}

export interface OfficerBase extends Named {
  readonly kind: 'general' | 'aide';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly facing?: number;
  /** Of a general: his rank, as stars on the rim. */
  readonly stars?: number;
  /** What he is worth to those he joins. */
  readonly value?: string;
}

export type Base = TroopBase | OfficerBase;
