import { counterDefinitions } from './counter.ts';
import { houseSymbols } from './houses.ts';
import { element, group, number } from './ink.ts';
import type { Page } from './layout.ts';
import { palette, type Theme } from './palette.ts';
import { drawLaidPaper, drawToning, paperDefinitions } from './paper.ts';
import { treeSymbols } from './woods.ts';

/** The layers that any sheet has, whatever its board: what others refer to, the paper below and its age above. */
export interface Printed {
  readonly prefix: string;
  readonly layout: Page;
}

/** What every sheet refers to, with the symbols of this one. */
export const definitionsWith = ({ prefix, layout }: Printed, theme: Theme, symbols: string): string => {
  const { x, y, width, height } = layout.map;
  const map = element('rect', { x: number(x), y: number(y), width: number(width), height: number(height) });
  return element(
    'defs',
    {},
    paperDefinitions(prefix, palette(theme), theme) +
      symbols +
      counterDefinitions(prefix) +
      element('clipPath', { id: `${prefix}-map` }, map),
  );
};

/** Where trees and houses are seen from the side; `symbols` are those of this board alone. */
export const drawDefinitions = (printed: Printed, theme: Theme, symbols = ''): string => {
  const ink = palette(theme);
  return definitionsWith(
    printed,
    theme,
    treeSymbols(printed.prefix, ink) + houseSymbols(printed.prefix, ink) + symbols,
  );
};

export const drawPaper = ({ prefix, layout }: Printed, theme: Theme): string =>
  drawLaidPaper(prefix, layout, palette(theme));

/** Nothing of it shows outside the neat line. */
export const clipped = ({ prefix }: Printed, name: string, ...inner: readonly string[]): string =>
  group({ class: name, 'clip-path': `url(#${prefix}-map)` }, ...inner);

export const drawPatina = ({ prefix, layout }: Printed): string => drawToning(prefix, layout);
