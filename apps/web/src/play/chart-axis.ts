export const WIDTH = 320;
export const MARGIN = 24;
/** Of a number on the axis. */
export const RADIUS = 6;
/** A number at the very end is seen whole. */
const END = WIDTH - RADIUS - 2;

/** How far along the axis the `i`th of so many steps is. */
export const along = (i: number, count: number): number => MARGIN + (i / count) * (END - MARGIN);
