import { isInsideMap } from './crop.ts';
import { element, number } from './ink.ts';
import type { Rect } from './layout.ts';
import type { Theme } from './palette.ts';
import type { Piece } from './piece.ts';
import type { Sheet } from './plate.ts';
import { plateOf } from './plate-of.ts';
import type { Base } from './table/base.ts';
import { FACES } from './typeface.ts';

export interface SheetOptions {
  readonly pieces?: readonly Piece[];
  /** Troops to scale, on a table. */
  readonly bases?: readonly Base[];
  /** The numbers of hexes or zones; shown unless told. */
  readonly numbers?: boolean;
  readonly theme?: Theme;
  /** Width of the picture in pixels; the height follows. One to one when absent. */
  readonly width?: number;
  /** Only this part of the paper. */
  readonly crop?: Rect;
  /** For a second drawing of one sheet on the same page. */
  readonly prefix?: string;
}

/** The whole sheet as one SVG document: the same for page, print, thumbnail and `tambour map`. */
export const drawSheet = (sheet: Sheet, options: SheetOptions = {}): string => {
  const plate = plateOf(sheet, options.prefix);
  const theme = options.theme ?? 'day';
  const view = options.crop ?? plate.page.size;
  const width = options.width ?? view.width;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [view.x, view.y, view.width, view.height].map(number).join(' '),
      width: number(width),
      height: number((width * view.height) / view.width),
      'font-family': FACES,
      // Old-style figures dance; those of counters and places must not.
      style: 'font-variant-numeric:lining-nums',
    },
    [
      plate.definitions(theme),
      plate.paper(theme),
      plate.ground(theme),
      plate.works(theme),
      plate.grid(theme, options.numbers ?? true),
      plate.names(theme),
      isInsideMap(plate.page, view) ? '' : plate.surround(theme),
      plate.patina(),
      plate.pieces(options.pieces ?? [], theme),
      plate.bases?.(options.bases ?? [], theme, width / view.width) ?? '',
    ].join('\n'),
  );
};
