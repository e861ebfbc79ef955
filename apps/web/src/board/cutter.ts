import type { Rect } from '../match/protocol.ts';
import { cutSheet, type Piece } from './cut.ts';

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

addEventListener('message', ({ data: { id, svg, paper } }: MessageEvent<CutOrder>) => {
  const work: CutWork = { id, pieces: cutSheet(svg, paper) };
  postMessage(work);
});
