import type { Rect } from '../match/protocol.ts';
import type { Size } from './viewport.ts';

export const OVERVIEW_WIDTH = 208;
/** Where it would cover a third of the map or more. */
const SMALL = '(max-width: 1100px), (max-height: 620px)';
/** From the corner of the window to the small map, and its frame. */
const BESIDE = 12;
const FRAME = 6;

/** Where there is room for it, the small map is open from the beginning. */
export const isOverviewOpen = (): boolean => !window.matchMedia(SMALL).matches;

/** How much of the lower left corner it takes then. */
export const overviewCorner = (paper: Rect): Size | undefined =>
  isOverviewOpen()
    ? {
        width: BESIDE + FRAME + OVERVIEW_WIDTH,
        height: BESIDE + FRAME + (OVERVIEW_WIDTH * paper.height) / paper.width,
      }
    : undefined;
