import type { Edge } from '@tambour/boards';
import type { Colours } from '../colours.ts';
import type { Box, CartoucheLine } from '../hex-sheet.ts';
import type { Point } from '../ink.ts';
import type { Pigment } from '../palette.ts';

/**
 * A measured table without a grid, as words: what lies where, already in the language of the reader. Lengths and points are in
 * centimetres of the table, x to the right and y up from the lower left corner. Unlike on a map of zones nothing strays: an edge
 * that a rule asks about is drawn where it is.
 */
export const TERRAIN_KINDS = [
  'hill',
  'wood',
  'builtUp',
  'redoubt',
  'hedge',
  'wall',
  'stream',
  'bridge',
  'ford',
  'river',
  'marsh',
  'road',
] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

interface Named {
  /** Seeds its drawing. */
  readonly id: string;
  readonly name?: string;
}
interface Patch extends Named {
  /** Without holes, either way round. A side that lies on the edge of the table has no slope and no bank. */
  readonly polygon: readonly Point[];
}

export interface TableHill extends Patch {
  readonly kind: 'hill';
  /** 1 is the first above the table. */
  readonly level: number;
}
export interface TableGrowth extends Patch {
  readonly kind: 'wood' | 'river' | 'marsh';
}
export const SECTOR_LOOKS = ['village', 'farm', 'town'] as const;
export interface TableSector extends Patch {
  readonly kind: 'builtUp' | 'redoubt';
  /** So many figures find room. */
  readonly capacity?: number;
  /** `village` unless told: a farm has a yard and no church, a town stands close. */
  readonly look?: (typeof SECTOR_LOOKS)[number];
}
export interface TableLine extends Named {
  readonly kind: 'hedge' | 'wall' | 'stream' | 'road';
  readonly line: readonly Point[];
  /** For drawing only: what counts is the line in the middle. */
  readonly width?: number;
}
export interface TableCrossing extends Named {
  readonly kind: 'bridge' | 'ford';
  readonly at: Point;
  /** Along the water. */
  readonly width: number;
  /** The stream it crosses; the nearest one unless told. */
  readonly over?: string;
}
export type TableTerrain = TableHill | TableGrowth | TableSector | TableLine | TableCrossing;

/** A stretch of the edge by which a side may leave, from the left or from below. */
export interface TableExit {
  /** The arrows of the first side are filled, those of the second open: never by colour alone. */
  readonly side: 0 | 1;
  readonly edge: Edge;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly colour: Pigment;
}

/** A piece of terrain worth points. */
export interface TablePrize {
  readonly terrain: string;
  readonly text: string;
}

/** An oriented rectangle: facing in degrees clockwise from up the table, width across it. */
export interface Footprint {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}

export interface TableScale {
  readonly length: number;
  readonly divisions: number;
  readonly labels: readonly string[];
  readonly caption: string;
}

export const TABLE_SIGNS = [...TERRAIN_KINDS, 'capacity', 'level', 'prize', 'exit-0', 'exit-1'] as const;
export type TableSign = (typeof TABLE_SIGNS)[number];

export interface TablePlan {
  /** Seeds the drawing and prefixes the ids of the SVG, so that two sheets can share a page. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly cartouche: readonly CartoucheLine[];
  readonly colours?: Colours;
  readonly scale: readonly TableScale[];
  readonly legendTitle: string;
  readonly legend: readonly { readonly sign: TableSign; readonly text: string }[];
  readonly boxes: readonly Box[];
  readonly imprint: string;
  /** Where north lies, in degrees clockwise from up the table: a compass shows it. None unless told. */
  readonly north?: number;
  /** Lowest first where they overlap in kind. */
  readonly terrain: readonly TableTerrain[];
  readonly exits: readonly TableExit[];
  readonly prizes: readonly TablePrize[];
  /** Ground taken as the battle begins: names keep clear of it. */
  readonly manned?: readonly Footprint[];
}
