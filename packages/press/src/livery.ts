import type { Theme } from './palette.ts';
import type { Emblem, Livery } from './piece.ts';

/** The colours of armies. */
export const TINTS = ['blue', 'orange', 'red', 'green'] as const;
export type Tint = (typeof TINTS)[number];

interface Stock {
  readonly paper: string;
  readonly ink: string;
}
/**
 * Counters of the first side are printed on dyed stock with rounded corners, those of the second on pale stock with cut ones: so
 * armies are told apart by how dark they are and by their shape, whatever the eye makes of red, green and blue.
 */
const STOCKS: Readonly<Record<Tint, { readonly dyed: Stock; readonly pale: Stock }>> = {
  blue: { dyed: { paper: '#8db0df', ink: '#0a1938' }, pale: { paper: '#ecf3fa', ink: '#1f3a6e' } },
  orange: { dyed: { paper: '#e2a456', ink: '#3d1603' }, pale: { paper: '#fbf0cb', ink: '#6a2f10' } },
  red: { dyed: { paper: '#e6967f', ink: '#3d0807' }, pale: { paper: '#fcebe4', ink: '#7d1f1c' } },
  green: { dyed: { paper: '#88bc86', ink: '#08260f' }, pale: { paper: '#eef6e6', ink: '#1f5a2e' } },
};

export const liveryOf = (tint: Tint, side: number, emblem: Emblem): Livery => {
  const { dyed, pale } = STOCKS[tint];
  return side === 0 ? { ...dyed, emblem, cut: 'round' } : { ...pale, emblem, cut: 'bevelled' };
};

/** Where a game does not say. */
export const USUAL_TINTS: readonly Tint[] = ['blue', 'orange'];
/** A side in a plot or over a map, on light paper; the style sheet of the page has the same. */
export const TINT_INKS: Readonly<Record<Tint, string>> = {
  blue: '#1f3f86',
  orange: '#8f3c0c',
  red: '#9c1d1a',
  green: '#1f5a2e',
};

/** By candle-light a shade lies over every counter, ink and all. */
export const VEILS: Readonly<Record<Theme, { readonly colour: string; readonly opacity: number }>> = {
  day: { colour: '#120a02', opacity: 0 },
  night: { colour: '#120a02', opacity: 0.22 },
};
