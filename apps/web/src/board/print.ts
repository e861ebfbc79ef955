import type { Rect } from '../match/protocol.ts';
import { type MapPictures, tilePicture } from './map-pictures.ts';
import { makeCanvas } from './pen.ts';
import type { Sheet } from './sheet.ts';
import { type KeptShare, type Share, sharesOf, type Tile, tilesOver } from './tiles.ts';
import type { View } from './viewport.ts';

interface Drawn {
  readonly tile: Tile;
  readonly canvas: HTMLCanvasElement;
  /** What is still to be drawn. */
  readonly left: (Share | KeptShare)[];
}

/** The sheet at one zoom, in tiles of the screen's own pixels: as many as the window needs and a few more. */
export class Print {
  readonly element = document.createElement('div');
  private readonly drawn = new Map<string, Drawn>();
  /** Those the window shows, then those around it. */
  private wanted: readonly Tile[] = [];
  private needed: readonly Tile[] = [];

  constructor(
    readonly sheet: Sheet,
    readonly zoom: number,
    readonly ratio: number,
    /** The print it takes the place of, shown until this one is whole; what did not change is taken over from it. */
    private before?: Print,
  ) {
    this.element.className = 'board-fine';
    this.element.setAttribute('aria-hidden', 'true');
    // At rest it lies unscaled on whole pixels: as a layer of its own it stays sharp, and in a gesture nothing is drawn anew.
    this.element.style.willChange = 'transform';
  }

  /** It stands for another ground than the one shown. */
  get isSuccessor(): boolean {
    return this.before !== undefined;
  }
  get isGone(): boolean {
    return this.element.parentNode === null;
  }

  private get scale(): number {
    return this.zoom * this.ratio;
  }

  serves(sheet: Sheet, zoom: number, ratio: number): boolean {
    return this.sheet === sheet && this.zoom === zoom && this.ratio === ratio;
  }

  /** Everything the window needs is there. */
  get isWhole(): boolean {
    return this.needed.length > 0 && this.needed.every(({ key }) => this.drawn.get(key)?.left.length === 0);
  }

  /** The parts of the paper to be shown, and to be ready beside it. Farther ones are given up. */
  cover(window: Rect, around: Rect): void {
    const { paper } = this.sheet;
    this.needed = tilesOver(window, paper, this.scale);
    const coming = this.needed.filter(({ key }) => !this.drawn.has(key));
    this.sheet.pictures?.expect(coming.map(({ key }) => tilePicture(this.scale, key)));
    const isNeeded = new Set(this.needed.map(({ key }) => key));
    const beside = tilesOver(around, paper, this.scale).filter(({ key }) => !isNeeded.has(key));
    this.wanted = [...this.needed, ...beside];
    const isWanted = new Set(this.wanted.map(({ key }) => key));
    for (const [key, { canvas }] of this.drawn)
      if (!isWanted.has(key)) {
        canvas.remove();
        this.drawn.delete(key);
      }
  }

  /** The next bit to draw: of the window alone, or of what lies around it too. */
  next(isWindowOnly: boolean): { readonly canvas: HTMLCanvasElement; readonly share: Share | KeptShare } | undefined {
    for (const tile of isWindowOnly ? this.needed : this.wanted) {
      const { canvas, left } = this.drawn.get(tile.key) ?? this.begin(tile);
      const share = left.shift();
      if (share !== undefined) return { canvas, share };
    }
    return undefined;
  }

  /** Tiles come to light once they are finished. */
  show(): void {
    this.before = undefined;
    for (const { canvas, left } of this.drawn.values())
      if (left.length === 0 && canvas.parentNode !== this.element) this.element.append(canvas);
  }

  /** The tiles that are drawn, for the next visit. */
  async keep(pictures: MapPictures): Promise<void> {
    const tiles = this.wanted.flatMap(({ key }) => {
      const drawn = this.drawn.get(key);
      return drawn?.left.length === 0 ? [pictures.keep(tilePicture(this.scale, key), drawn.canvas)] : [];
    });
    await Promise.all(tiles);
  }

  move(view: View): void {
    this.element.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.zoom / this.zoom})`;
  }

  private begin(tile: Tile): Drawn {
    const shares = sharesOf(tile, this.sheet.cells, this.scale);
    const before = this.before?.drawn.get(tile.key);
    const isSame =
      before?.left.length === 0 &&
      this.before?.scale === this.scale &&
      shares.every(({ cell }) => this.before?.sheet.shares(cell, this.sheet));
    const kept = tilePicture(this.scale, tile.key);
    const isKept = this.sheet.pictures?.names.has(kept);
    const drawn: Drawn = isSame
      ? { tile, canvas: before.canvas, left: [] }
      : { tile, canvas: this.canvasFor(tile), left: isKept ? [{ kept, shares }] : [...shares] };
    this.drawn.set(tile.key, drawn);
    return drawn;
  }

  private canvasFor({ x, y, width, height }: Tile): HTMLCanvasElement {
    const canvas = makeCanvas('', width, height);
    const [left, top] = [x / this.ratio, y / this.ratio];
    canvas.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${width / this.ratio}px;height:${height / this.ratio}px`;
    return canvas;
  }
}
