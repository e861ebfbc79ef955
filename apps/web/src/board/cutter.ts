import type { Rect } from '../match/protocol.ts';
import { cut, type Piece } from './cut.ts';

/** In a worker: to take a map apart is a tenth of a second of reading that nobody should wait for. */
export interface CutOrder {
  readonly id: number;
  readonly svg: string;
  readonly paper: Rect;
}
export interface CutWork {
  readonly id: number;
  readonly pieces: readonly Piece[];
}

/** In units of the paper. Smaller ones repeat more of what is long, rivers and roads; larger ones take too long to draw. */
const SIDE = 512;
/** More than a pixel of the screen at the farthest zoom. */
const MARGIN = 16;

addEventListener('message', ({ data: { id, svg, paper } }: MessageEvent<CutOrder>) => {
  const work: CutWork = { id, pieces: cut(svg, paper, SIDE, MARGIN) };
  postMessage(work);
});
