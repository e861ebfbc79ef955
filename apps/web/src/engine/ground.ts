import type { Language } from '@tambour/kernel';
import {
  drawDefinitions,
  drawGrid,
  drawNames,
  drawPaper,
  drawPatina,
  drawSurround,
  drawWorks,
  HEX,
  type HexSheet,
  surveyOf,
  type Theme,
} from '@tambour/press';
import type { Ground } from '../match/protocol.ts';
import type { GroundLayer } from './ground-layer.ts';
import { FACINGS, spotsOf } from './spots.ts';
import { svgDocument } from './svg-document.ts';

export interface GroundLook {
  readonly language: Language;
  readonly theme: Theme;
  readonly hexNumbers: boolean;
}

/** A few looks at a few states of the ground; one is a megabyte. */
const MOST_KEPT = 6;

/** The still part of one battle's field, drawn once for each look. */
export class Grounds {
  readonly #kept = new Map<string, Ground>();
  readonly #layer: GroundLayer;

  constructor(layer: GroundLayer) {
    this.#layer = layer;
  }

  ground(key: string, look: GroundLook, sheet: () => HexSheet): Ground {
    const name = JSON.stringify([key, look.language, look.theme, look.hexNumbers]);
    const ground = this.#kept.get(name) ?? this.#draw(key, look, sheet());
    this.#kept.delete(name);
    this.#kept.set(name, ground);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
    return ground;
  }

  #draw(key: string, { theme, hexNumbers }: GroundLook, sheet: HexSheet): Ground {
    const survey = surveyOf(sheet);
    const { size, map } = survey.layout;
    const svg = svgDocument(size, size.width, [
      drawDefinitions(survey, theme),
      drawPaper(survey, theme),
      this.#layer.draw(survey, theme),
      drawWorks(survey, theme),
      drawGrid(survey, theme, hexNumbers),
      drawNames(survey, theme),
      drawSurround(survey, theme),
      drawPatina(survey),
    ]);
    return { key, svg, paper: size, map, unit: HEX, spots: spotsOf(survey), facings: FACINGS };
  }
}
