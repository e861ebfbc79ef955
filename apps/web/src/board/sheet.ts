import type { Rect } from '../match/protocol.ts';
import type { Piece } from './cut.ts';
import type { CutOrder, CutWork } from './cutter.ts';
import type { MapPictures } from './map-pictures.ts';
import { inOwnType } from './type.ts';

const loadImage = async (svg: string): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(new Blob([await inOwnType(svg)], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
  return image;
};

/** A map in pieces, each loaded when it is first drawn. Those that look as before are taken over from the sheet before. */
export class Sheet {
  private readonly images = new Map<string, Promise<HTMLImageElement>>();

  constructor(
    readonly paper: Rect,
    readonly pieces: readonly Piece[],
    before?: Sheet,
    readonly pictures?: MapPictures,
  ) {
    for (const { svg } of pieces) {
      const known = before?.images.get(svg);
      if (known !== undefined) this.images.set(svg, known);
    }
  }

  image({ svg }: Piece): Promise<HTMLImageElement> {
    const image = this.images.get(svg) ?? loadImage(svg);
    this.images.set(svg, image);
    return image;
  }

  /** Whether another sheet shows the same here. */
  shares(index: number, other: Sheet): boolean {
    return this.pieces[index]?.svg === other.pieces[index]?.svg;
  }
}

/** To cut a map takes a tenth of a second; a worker that has not done it by then is gone. */
const MOST_WAIT_MS = 3000;

/** Has sheets cut, one after the other, in a worker of its own; on the page itself where the worker has stopped. */
export class Shears {
  private worker = this.hire();
  private readonly waiting = new Map<number, (pieces: readonly Piece[]) => void>();
  private orders = 0;

  private hire(): Worker {
    const worker = new Worker(new URL('./cutter.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { id, pieces } }: MessageEvent<CutWork>) => this.deliver(id, pieces));
    return worker;
  }
  private deliver(id: number, pieces: readonly Piece[]): void {
    this.waiting.get(id)?.(pieces);
    this.waiting.delete(id);
  }

  cut(svg: string, paper: Rect): Promise<readonly Piece[]> {
    const order: CutOrder = { id: this.orders++, svg, paper };
    return new Promise((resolve, reject) => {
      this.waiting.set(order.id, resolve);
      this.worker.postMessage(order);
      setTimeout(() => void this.cutHere(order).catch(reject), MOST_WAIT_MS);
    });
  }
  /** The map must be seen, worker or not; the next one gets a new worker. */
  private async cutHere(order: CutOrder): Promise<void> {
    if (!this.waiting.has(order.id)) return;
    this.worker.terminate();
    this.worker = this.hire();
    const { cutSheet } = await import('./cut.ts');
    this.deliver(order.id, cutSheet(order.svg, order.paper));
  }

  end(): void {
    this.waiting.clear();
    this.worker.terminate();
  }
}
