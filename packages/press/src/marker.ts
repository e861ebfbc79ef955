import { area, at, element, group, line, type Point } from './ink.ts';
import type { Palette } from './palette.ts';
import type { PieceMarker } from './piece.ts';

/** States as coins on the counter's edge: a shape each, never colour alone. */
const COINS: Readonly<
  Record<
    PieceMarker,
    { readonly metal: string; readonly rim: string; readonly sign: string; readonly isFilled?: boolean }
  >
> = {
  // Ranks out of dressing.
  disorganised: { metal: '#f0bf4c', rim: '#5b3d00', sign: 'M-4.5 3l2-7M-1 4.5l1-7M3 3.5l2.5-6.5' },
  // Turned about.
  routed: { metal: '#c0392b', rim: '#fff3e2', sign: 'M4.5 4v-3.5c0-5-8-5-8 0v1.5M-6.5-.5l3 3.5l3-3.5' },
  // No drum is heard.
  outOfCommand: {
    metal: '#b9b4a6',
    rim: '#3a352c',
    sign: 'M-2.8-2c0-4.3 5.8-3.9 5.6-.3c-.2 2-2.6 2-2.6 4.1M.2 4.5v.3',
  },
  fired: {
    metal: '#f6efe0',
    rim: '#3a352c',
    sign: 'M0-5.5l1.2 3.5l3.3-1.7l-1.7 3.3l3.5 1.2l-3.5 1.2l1.7 3.3l-3.3-1.7l-1.2 3.5l-1.2-3.5l-3.3 1.7l1.7-3.3l-3.5-1.2l3.5-1.2l-1.7-3.3l3.3 1.7z',
    isFilled: true,
  },
  activated: { metal: '#5d8a57', rim: '#fbf6e6', sign: 'M-4.5 0l3 3.5l6-7' },
  // Lance in rest.
  charge: { metal: '#2f5d8f', rim: '#fbf6e6', sign: 'M-5 4.5L4.5-5M4.5-5v3.6M4.5-5h-3.6' },
  // Rank after rank wheels away.
  caracole: {
    metal: '#7a4f92',
    rim: '#fbf6e6',
    sign: 'M4.8 0a4.8 4.8 0 1 1-4.8-4.8c3 0 3.4 4.6.4 4.8M-2.6-7l2.6 2.2l-2.4 2.4',
  },
  // Swords crossed.
  fought: { metal: '#d8d2c2', rim: '#3a352c', sign: 'M-4.5-4.5l9 9M4.5-4.5l-9 9M-5 1.6l3.4 3.4M5 1.6l-3.4 3.4' },
};

/** Down the right edge, or across the top where the right edge is taken. */
const spot = (half: number, i: number, way: 'down' | 'across'): Point =>
  way === 'down' ? [half + 1.5, -half - 1 + i * 17] : [half + 1.5 - i * 17, -half - 1 - (i > 0 ? 4 : 0)];

export const drawMarkers = (
  markers: readonly PieceMarker[],
  half: number,
  ink: Palette,
  way: 'down' | 'across',
): string =>
  markers
    .map((marker, i) => {
      const { metal, rim, sign, isFilled } = COINS[marker];
      return group(
        { class: `marker ${marker}`, transform: at(spot(half, i, way)) },
        element('circle', { cx: 0.8, cy: 1.2, r: 8.8, fill: ink.ink, opacity: 0.4 }),
        element('circle', { r: 8.6, fill: metal, stroke: ink.ink, 'stroke-width': 1.1 }),
        element('circle', { r: 7, fill: 'none', stroke: rim, 'stroke-width': 0.5, opacity: 0.6 }),
        isFilled === true ? area(sign, ink.pigments.orange) : '',
        line(sign, isFilled === true ? ink.ink : rim, isFilled === true ? 0.7 : 1.9, {
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
      );
    })
    .join('');
