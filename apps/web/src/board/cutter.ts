import { type CutCell, cut } from '@tambour/press';

/** In a worker: to take a map apart is a tenth of a second of reading that nobody should wait for. */
export interface CutOrder {
  readonly id: number;
  readonly svg: string;
  readonly cells: readonly CutCell[];
}
export interface CutWork {
  readonly id: number;
  /** One document a cell. */
  readonly pieces: readonly string[];
}

addEventListener('message', ({ data: { id, svg, cells } }: MessageEvent<CutOrder>) => {
  const work: CutWork = { id, pieces: cut(svg, cells) };
  postMessage(work);
});
