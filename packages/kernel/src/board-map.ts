import type { Text } from './id.ts';

/** A map as plain JSON, for programs: places, what lies beside what, and what a step costs while nothing is in the way. */
export interface BoardMap {
  readonly kind: 'hexes' | 'zones' | 'table';
  /** The kinds of troops that costs are given for, by the names they have in `costs`. */
  readonly movers: readonly string[];
  /** None on a measured table. */
  readonly places: readonly BoardPlace[];
  readonly table?: MeasuredTable;
  /** What the figures leave out. */
  readonly notes: Text;
}

export interface BoardPlace {
  readonly id: string;
  readonly terrain: string;
  readonly height?: number;
  readonly neighbours: readonly BoardStep[];
}

/** A step into a neighbour. */
export interface BoardStep {
  readonly to: string;
  /** Movement points by kind of troops; null where that kind cannot pass. */
  readonly costs: Readonly<Record<string, number | null>>;
  /** The same in rain, where that differs. */
  readonly inRain?: Readonly<Record<string, number | null>>;
  /** Kinds of troops that pay half their allowance on top. */
  readonly halfMore?: readonly string[];
  /** What the step crosses or follows: road, bridge, stream, entrenchment … */
  readonly over: readonly string[];
}

/** A table without places: lengths in centimetres from one corner. */
export interface MeasuredTable {
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly Readonly<Record<string, unknown>>[];
  /** Centimetres a period by kind of troops, class and formation. */
  readonly rates: Readonly<Record<string, unknown>>;
}
