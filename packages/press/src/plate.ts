import type { HexSheet } from './hex-sheet.ts';
import type { Block } from './labels.ts';
import type { Page } from './layout.ts';
import type { Theme } from './palette.ts';
import type { Piece } from './piece.ts';
import type { PlaceSpot } from './place-spot.ts';
import type { Base } from './table/base.ts';
import type { TablePlan } from './table/table-plan.ts';
import type { ZoneSheet } from './zones/zone-sheet.ts';

/** A map as words, whatever its board. */
export type Sheet = HexSheet | ZoneSheet | TableSheet;

/** A measured table. It brings its own way of being drawn, so that only a game that is played on one loads it. */
export interface TableSheet extends TablePlan {
  readonly board: 'table';
  plate(prefix: string): Plate;
}

/**
 * A sheet measured and ready to print. Its layers, bottom to top: definitions, paper, ground, works, grid, names, surround,
 * patina, pieces. All share the coordinates of the page, so that a screen may keep the still ones in a canvas and redraw
 * only works, when one is breached, and pieces.
 */
export interface Plate {
  readonly page: Page;
  readonly prefix: string;
  definitions(theme: Theme): string;
  paper(theme: Theme): string;
  ground(theme: Theme): string;
  /** All that the ground shows: sheets that agree in it share one drawing. */
  groundKey(): string;
  works(theme: Theme): string;
  /** The lines of the board, where the works are not those, and its numbers. */
  grid(theme: Theme, hasNumbers: boolean): string;
  names(theme: Theme): string;
  /** Frame, cartouche, compass, scales, legend and boxes. */
  surround(theme: Theme): string;
  patina(): string;
  pieces(pieces: readonly Piece[], theme: Theme): string;
  /** Of a table: its size in centimetres, and how many units of paper are one; its lower left corner is that of the map. */
  readonly measure?: { readonly cm: number; readonly width: number; readonly height: number };
  /** Of a table: what its names cover. */
  lettered?(): readonly Block[];
  /** Of a table: troops to scale, drawn for so many pixels a unit of paper. */
  bases?(bases: readonly Base[], theme: Theme, scale: number): string;
  /** Every place by its name, boxes among them. */
  spots(): Readonly<Record<string, PlaceSpot>>;
}
