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

/** `symbols` are those of this board alone. */
export const drawDefinitions = ({ prefix, layout }: Printed, theme: Theme, symbols = ''): string => {
  const ink = palette(theme);
  const { x, y, width, height } = layout.map;
  const map = element('rect', { x: number(x), y: number(y), width: number(width), height: number(height) });
  return element(
    'defs',
    {},
    [
      paperDefinitions(prefix, ink, theme),
      treeSymbols(prefix, ink),
      houseSymbols(prefix, ink),
      symbols,
      counterDefinitions(prefix),
      element('clipPath', { id: `${prefix}-map` }, map),
    ].join(''),
  );
};

export const drawPaper = ({ prefix, layout }: Printed, theme: Theme): string =>
  drawLaidPaper(prefix, layout, palette(theme));

/** Nothing of it shows outside the neat line. */
export const clipped = ({ prefix }: Printed, name: string, ...inner: readonly string[]): string =>
  group({ class: name, 'clip-path': `url(#${prefix}-map)` }, ...inner);

export const drawPatina = ({ prefix, layout }: Printed): string => drawToning(prefix, layout);
