import { area, at, element, group, line, type Point } from './ink.ts';
import { word } from './lettering.ts';
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
  // Bayonets out on every side.
  square: { metal: '#e9dcc0', rim: '#2a2118', sign: 'M-4-4h8v8h-8zM0-4v-2.4M0 4v2.4M-4 0h-2.4M4 0h2.4' },
  // In column of route.
  march: { metal: '#6d8fb3', rim: '#fdf8ea', sign: 'M-4.8-4.4l4.4 4.4l-4.4 4.4M.4-4.4l4.4 4.4l-4.4 4.4' },
  // Tents are up.
  reserve: { metal: '#f3ead2', rim: '#2a2118', sign: 'M-5.4 4.2l5.4-9l5.4 9zM0-4.6v2M-1.8 4.2l1.8-4.6l1.8 4.6' },
  // His sand has run out.
  spent: { metal: '#8b8375', rim: '#fdf8ea', sign: 'M-3.8-5h7.6M-3.8 5h7.6M-3-5l6 10M3-5l-6 10' },
  // The staff is snapped.
  broken: { metal: '#9c2f22', rim: '#fff3e2', sign: 'M-4.6 5.2l3.4-5.2M1.4 1l-2.6-1M1.4 1l3-6M4.4-5l-6.6.6l2.4 3.6' },
  // Heads down.
  demoralised: { metal: '#3c342b', rim: '#fff3e2', sign: 'M0-5.4v10M-4.2.8l4.2 4.2l4.2-4.2M-4.6-5.4h9.2' },
  // Swords crossed.
  fought: { metal: '#d8d2c2', rim: '#3a352c', sign: 'M-4.5-4.5l9 9M4.5-4.5l-9 9M-5 1.6l3.4 3.4M5 1.6l-3.4 3.4' },
};

/** Down the right edge, or across the top where the right edge is taken. */
const spot = (half: number, i: number, way: 'down' | 'across'): Point =>
  way === 'down' ? [half + 1.5, -half - 1 + i * 17] : [half + 1.5 - i * 17, -half - 1 - (i > 0 ? 4 : 0)];

/** Cut like a shield, so that a count is never taken for a state. */
const HITS = 'M-8.4-8h16.8v8.4c0 4.6-3.4 7.4-8.4 9.4c-5-2-8.4-4.8-8.4-9.4z';
/** Hits taken, at the corner that stays in sight when other cards lie on this one. */
export const drawHits = (hits: number, half: number, ink: Palette): string =>
  hits <= 0
    ? ''
    : group(
        { class: 'hits', transform: at([-half - 1.6, -half + 0.4], undefined, 0.92) },
        area(HITS, ink.ink, { opacity: 0.4, transform: 'translate(.8 1.2)' }),
        area(HITS, '#b3261a', { stroke: '#fff3e2', 'stroke-width': 1.2, 'stroke-linejoin': 'round' }),
        word(`${hits}`, [0, 4.4], { size: hits > 9 ? 11 : 13.5, fill: '#ffffff', isBold: true }),
      );

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
