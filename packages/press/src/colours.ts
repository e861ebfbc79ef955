import type { Pigment } from './palette.ts';

/** The colours behind the tablet, from the outermost on the left to the outermost on the right. */
export type Colours = readonly [Colour, Colour, Colour, Colour];
export interface Colour {
  readonly cloth: Pigment;
  readonly charge: 'cross' | 'eagle' | 'none';
  /** Of a staff map: bands across the cloth, upright unless they lie level. */
  readonly bands?: readonly Pigment[];
  readonly isLevel?: boolean;
}
