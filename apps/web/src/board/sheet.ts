import type { CutCell } from '@tambour/press';
import type { Rect } from '../match/protocol.ts';
import { cellsOf } from './cells.ts';
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

/** What a map looks like, read only when some of it has to be drawn. Two of the same id look the same. */
export interface MapDrawing {
  readonly id: string;
  svg(): Promise<string>;
}

/** A map in pieces: cut when the first of them is wanted, each loaded when it is first drawn. */
export class Sheet {
  readonly cells: readonly CutCell[];
  private pieces: readonly string[] | undefined;
  private cutting: Promise<readonly string[]> | undefined;
  private readonly images = new Map<string, Promise<HTMLImageElement>>();

  constructor(
    readonly paper: Rect,
    private readonly drawing: MapDrawing,
    private readonly shears: Shears,
    readonly pictures?: MapPictures,
  ) {
    this.cells = cellsOf(paper);
  }

  /** The document of each cell. */
  cut(): Promise<readonly string[]> {
    this.cutting ??= this.drawing.svg().then(async (svg) => {
      this.pieces = await this.shears.cut(svg, this.cells);
      return this.pieces;
    });
    return this.cutting;
  }

  async image(cell: number): Promise<HTMLImageElement> {
    const svg = (await this.cut())[cell] ?? '';
    const image = this.images.get(svg) ?? loadImage(svg);
    this.images.set(svg, image);
    return image;
  }

  /** Both cut: what looks as it did on the sheet before need not be loaded again. */
  async takeOver(before: Sheet): Promise<void> {
    const [pieces] = await Promise.all([this.cut(), before.cut()]);
    for (const svg of pieces) {
      const known = before.images.get(svg);
      if (known !== undefined) this.images.set(svg, known);
    }
  }

  /** Whether another sheet is known to show the same here. */
  shares(cell: number, other: Sheet): boolean {
    return this.pieces !== undefined && this.pieces[cell] === other.pieces?.[cell];
  }
}

/** To cut a map takes a tenth of a second; a worker that has not done it by then is gone. */
const MOST_WAIT_MS = 3000;

/** Has sheets cut, one after the other, in a worker of its own; on the page itself where the worker has stopped. */
export class Shears {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, (pieces: readonly string[]) => void>();
  private orders = 0;

  private hire(): Worker {
    const worker = new Worker(new URL('./cutter.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { id, pieces } }: MessageEvent<CutWork>) => this.deliver(id, pieces));
    return worker;
  }
  private deliver(id: number, pieces: readonly string[]): void {
    this.waiting.get(id)?.(pieces);
    this.waiting.delete(id);
  }

  cut(svg: string, cells: readonly CutCell[]): Promise<readonly string[]> {
    const order: CutOrder = { id: this.orders++, svg, cells };
    return new Promise((resolve, reject) => {
      this.waiting.set(order.id, resolve);
      this.worker ??= this.hire();
      this.worker.postMessage(order);
      setTimeout(() => void this.cutHere(order).catch(reject), MOST_WAIT_MS);
    });
  }
  /** The map must be seen, worker or not; the next one gets a new worker. */
  private async cutHere({ id, svg, cells }: CutOrder): Promise<void> {
    if (!this.waiting.has(id)) return;
    this.worker?.terminate();
    this.worker = undefined;
    const { cutSheet } = await import('./cut.ts');
    this.deliver(id, cutSheet(svg, cells));
  }

  end(): void {
    this.waiting.clear();
    this.worker?.terminate();
  }
}
