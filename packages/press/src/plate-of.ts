import { hexPlate } from './hex-plate.ts';
import type { Plate, Sheet } from './plate.ts';
import { zonePlate } from './zones/zone-plate.ts';

/** `prefix` goes before every id of the SVG, for a second drawing of one sheet on the same page. */
export const plateOf = (sheet: Sheet, prefix: string = sheet.id): Plate =>
  sheet.board === 'table'
    ? sheet.plate(prefix)
    : sheet.board === 'hex'
      ? hexPlate(sheet, prefix)
      : zonePlate(sheet, prefix);
