import type { HexSheet } from './hex-sheet.ts';
import type { Page } from './layout.ts';
import type { Theme } from './palette.ts';
import type { Piece } from './piece.ts';
import type { PlaceSpot } from './place-spot.ts';
import type { ZoneSheet } from './zones/zone-sheet.ts';

/** A map as words, whatever its board. */
export type Sheet = HexSheet | ZoneSheet;

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
  /** Every place by its name, boxes among them. */
  spots(): Readonly<Record<string, PlaceSpot>>;
}
