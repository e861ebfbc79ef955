import type { Language } from '@tambour/kernel';
import { type Block, HEX, plateOf, type Sheet, type Theme } from '@tambour/press';
import type { DrawnGround, Rect } from '../match/protocol.ts';
import { FACINGS } from './facings.ts';
import type { GroundLayer } from './ground-layer.ts';
import { svgDocument } from './svg-document.ts';

export interface GroundLook {
  readonly language: Language;
  readonly theme: Theme;
  readonly numbers: boolean;
}

const rectOf = ({ x0, y0, x1, y1 }: Block): Rect => ({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 });

/** A few looks at a few states of the ground; one is a megabyte. */
const MOST_KEPT = 6;

/** The still part of one battle's field, drawn once for each look. */
export class Grounds {
  readonly #kept = new Map<string, DrawnGround>();
  readonly #layer: GroundLayer;

  constructor(layer: GroundLayer) {
    this.#layer = layer;
  }

  ground(key: string, look: GroundLook, sheet: () => Sheet): DrawnGround {
    const name = JSON.stringify([key, look.language, look.theme, look.numbers]);
    const ground = this.#kept.get(name) ?? this.#draw(key, look, sheet());
    this.#kept.delete(name);
    this.#kept.set(name, ground);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
    return ground;
  }

  #draw(key: string, { theme, numbers }: GroundLook, sheet: Sheet): DrawnGround {
    const plate = plateOf(sheet);
    const { size, map } = plate.page;
    const svg = svgDocument(size, size.width, [
      plate.definitions(theme),
      plate.paper(theme),
      this.#layer.draw(plate, theme),
      plate.works(theme),
      plate.grid(theme, numbers),
      plate.names(theme),
      plate.surround(theme),
      plate.patina(),
    ]);
    // Counters are printed in one size on every board: that of a hex.
    const facings = sheet.board === 'hex' ? FACINGS[sheet.faced ?? 'corner'] : [];
    const { measure } = plate;
    const table = measure && { ...measure, names: (plate.lettered?.() ?? []).map(rectOf) };
    return { key, svg, paper: size, map, unit: HEX, spots: plate.spots(), facings, ...(table && { table }) };
  }
}
