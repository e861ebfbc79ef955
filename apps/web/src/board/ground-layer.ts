import type { Ground, Point, Rect } from '../match/protocol.ts';
import { BASE_PICTURE, type MapPictures } from './map-pictures.ts';
import { contextOf, handOver, makeCanvas, Pen } from './pen.ts';
import { Print } from './print.ts';
import { type MapDrawing, Shears, Sheet } from './sheet.ts';
import { inPixels, intersection, isEmpty, nearestFirst, type Share, sharesOf, widened } from './tiles.ts';
import { middle, type Size, seen, transformOf, type View } from './viewport.ts';

/** The whole paper at a moderate size, always there: what shows while fingers move. */
const BASE_PIXELS = 2_400_000;
/** The sharp part may be larger than the window by so much, so that a short drag needs no new drawing. */
const FINE_PIXELS = 7_000_000;
const OVERSCAN = 0.25;

/** What a ground looks like, and what there is of it before it is drawn. */
export interface Drawings {
  readonly drawing: MapDrawing;
  readonly pictures?: MapPictures | undefined;
  readonly sketch?: string | undefined;
}

const baseScale = ({ width, height }: Rect): number => Math.min(1, Math.sqrt(BASE_PIXELS / (width * height)));

/** A new ground on its way: the whole paper, piece by piece. */
interface Laying {
  readonly sheet: Sheet;
  readonly base: HTMLCanvasElement;
  readonly left: Share[];
  done(isLaid: boolean): void;
}

/**
 * The still part, drawn in slices of a few milliseconds so that the page always answers. Below, a canvas with the whole
 * paper at a moderate size; above it a print at the very size of the screen's pixels, made anew when the hand rests. In
 * between, both only move by CSS transforms.
 */
export class GroundLayer {
  private base = makeCanvas('board-base', 1, 1);
  private readonly prints = document.createElement('div');
  private readonly shears = new Shears();
  private readonly pen = new Pen();
  private sheet: Sheet | undefined;
  private laying: Laying | undefined;
  /** What is shown, and what is being drawn over it. */
  private whole: Print | undefined;
  private coming: Print | undefined;
  private wanted: string | undefined;
  private view: View = { x: 0, y: 0, zoom: 1 };
  private size: Size = { width: 0, height: 0 };
  private isMoving = false;
  private isFrugal = false;
  private isAtWork = false;
  private isOver = false;
  private drawSketch: ((pen: CanvasRenderingContext2D, scale: number) => void) | undefined;
  /** The sheet whose first look has been put aside. */
  private putAside: Sheet | undefined;

  constructor(
    private readonly host: HTMLElement,
    /** The window is sharp. */
    private readonly onSharp: () => void,
    /** There is a map to put counters on. */
    private readonly onShown: () => void,
    /** The next visit finds this look. */
    private readonly onKept: () => void,
  ) {
    host.append(this.base, this.prints);
  }

  end(): void {
    this.isOver = true;
    this.shears.end();
  }

  /** The whole paper, for the small map. */
  get picture(): HTMLCanvasElement | undefined {
    return this.sheet === undefined ? undefined : this.base;
  }

  /** The old ground stays until the new one is drawn. False when another was asked for meanwhile. */
  async lay(ground: Ground, { drawing, pictures, sketch }: Drawings): Promise<boolean> {
    this.wanted = drawing.id;
    const sheet = new Sheet(ground.paper, drawing, this.shears, pictures);
    const whole = await this.kept(sheet);
    if (whole === undefined) {
      if (this.sheet === undefined && sketch !== undefined) void this.sketch(ground, drawing, sketch);
      await (this.sheet ? sheet.takeOver(this.sheet) : sheet.cut());
    }
    if (this.wanted !== drawing.id) return false;
    this.laying?.done(false);
    return new Promise((done) => {
      this.begin(sheet, done, whole);
      this.work();
    });
  }

  /** The whole paper as an earlier visit drew it: then the drawing itself need not be read yet. */
  private async kept({ paper, pictures }: Sheet): Promise<ImageBitmap | undefined> {
    const picture = pictures?.names.has(BASE_PICTURE) ? await pictures.read(BASE_PICTURE) : undefined;
    const { width, height } = inPixels(paper, baseScale(paper));
    if (picture?.width === width && picture.height === height) return picture;
    picture?.close();
    return undefined;
  }

  /** A small picture of the map in place of blank paper, until the first bits of the true one are there. */
  private async sketch({ paper, map }: Ground, { id }: MapDrawing, address: string): Promise<void> {
    const image = new Image();
    image.src = address;
    try {
      await image.decode();
    } catch {
      return;
    }
    if (this.sheet !== undefined || this.wanted !== id) return;
    this.drawSketch = (pen, scale) => {
      const area = inPixels(paper, scale);
      const { x, y, width, height } = inPixels(map, scale);
      pen.drawImage(image, x - area.x, y - area.y, width, height);
    };
    // The true one may be growing already: then it goes on over the sketch.
    if (this.laying === undefined) {
      const { base, scale } = this.paperFor(paper);
      this.drawSketch(contextOf(base), scale);
      this.putDown(base);
    }
    this.onShown();
  }

  /** While counters move, frames go before what nobody sees yet. */
  spare(isFrugal: boolean): void {
    this.isFrugal = isFrugal;
    if (!isFrugal) this.work();
  }

  /** Only transforms: this runs in every frame of a gesture. */
  move(view: View): void {
    this.isMoving = true;
    this.view = view;
    this.base.style.transform = transformOf(view);
    this.whole?.move(view);
    this.coming?.move(view);
  }

  /** Has the window drawn at the exact zoom and pixel ratio, as far as it is not. */
  sharpen(view: View, size: Size, ratio: number): void {
    this.size = size;
    const { sheet } = this;
    if (sheet !== undefined && size.width > 0 && size.height > 0) this.plan(sheet, view, ratio);
    this.move(view);
    this.isMoving = false;
    this.work();
  }

  private plan(sheet: Sheet, view: View, ratio: number): void {
    const { size } = this;
    const window = seen(view, size);
    if (isEmpty(intersection(window, sheet.paper))) return;
    const room = Math.sqrt(FINE_PIXELS / (size.width * size.height * ratio * ratio));
    const overscan = Math.min(OVERSCAN, Math.max(0, (room - 1) / 2));
    this.printFor(sheet, view.zoom, ratio).cover(window, widened(window, overscan));
  }

  /** A canvas for the whole paper: blank, or the picture of it, which is handed over and not drawn. */
  private paperFor(
    paper: Rect,
    whole?: ImageBitmap,
  ): { readonly base: HTMLCanvasElement; readonly area: Rect; readonly scale: number } {
    const scale = baseScale(paper);
    const area = inPixels(paper, scale);
    const base = makeCanvas('board-base', area.width, area.height);
    Object.assign(base.style, {
      width: `${area.width / scale}px`,
      height: `${area.height / scale}px`,
      left: `${paper.x}px`,
      top: `${paper.y}px`,
    });
    if (whole !== undefined) {
      handOver(whole, base);
      return { base, area, scale };
    }
    const pen = contextOf(base);
    pen.fillStyle = this.host.style.getPropertyValue('--map-paper') || '#f3e8cd';
    pen.fillRect(0, 0, area.width, area.height);
    return { base, area, scale };
  }

  private begin(sheet: Sheet, done: (isLaid: boolean) => void, whole: ImageBitmap | undefined): void {
    const { paper } = sheet;
    const { base, area, scale } = this.paperFor(paper, whole);
    const before = this.sheet;
    const isSameSize = before?.paper.width === paper.width && before.paper.height === paper.height;
    let shares = sharesOf(area, sheet.cells, scale);
    if (whole !== undefined) shares = [];
    else if (before !== undefined && isSameSize) {
      contextOf(base).drawImage(this.base, 0, 0);
      shares = shares.filter(({ cell }) => !sheet.shares(cell, before));
    } else this.drawSketch?.(contextOf(base), scale);
    const [x, y] = this.size.width === 0 ? middle(paper) : middle(seen(this.view, this.size));
    const heart: Point = [x * scale - area.x, y * scale - area.y];
    const left = nearestFirst(shares, ({ clip }) => clip, heart);
    this.laying = { sheet, base, left, done };
    // Where there is nothing yet, better a map that grows than none.
    if (before === undefined) this.putDown(base);
  }

  private putDown(base: HTMLCanvasElement): void {
    base.style.transform = transformOf(this.view);
    this.base.replaceWith(base);
    this.base = base;
  }

  private printFor(sheet: Sheet, zoom: number, ratio: number): Print {
    const { whole, coming } = this;
    if (coming?.serves(sheet, zoom, ratio)) return coming;
    coming?.element.remove();
    this.coming = undefined;
    if (whole?.serves(sheet, zoom, ratio)) return whole;
    const made = new Print(sheet, zoom, ratio, whole?.sheet === sheet ? undefined : whole);
    this.coming = made;
    this.prints.append(made.element);
    return made;
  }

  /** Bit after bit, whatever matters most at the moment, until all is done or a hand moves the map. */
  private async work(): Promise<void> {
    if (this.isAtWork) return;
    this.isAtWork = true;
    try {
      while (!this.isOver && ((await this.drawBase()) || (await this.drawPrint()))) await this.pen.rest();
    } finally {
      this.isAtWork = false;
    }
  }

  /** True while there may be more to do. */
  private async drawBase(): Promise<boolean> {
    const { laying } = this;
    // Nothing else to show yet: then even a moving map goes on growing.
    if (laying === undefined || (this.isMoving && this.sheet !== undefined)) return false;
    const share = laying.left.shift();
    if (share !== undefined) {
      await this.pen.draw(laying.base, laying.sheet, share);
      return true;
    }
    this.laying = undefined;
    this.drawSketch = undefined;
    this.sheet = laying.sheet;
    this.putDown(laying.base);
    this.onShown();
    laying.done(true);
    return true;
  }

  private async drawPrint(): Promise<boolean> {
    if (this.isMoving) return false;
    const print = this.coming ?? this.whole;
    const bit = print?.next(this.isFrugal);
    if (print !== undefined && bit !== undefined) await this.pen.draw(bit.canvas, print.sheet, bit.share);
    if (print === undefined || print.isGone) return bit !== undefined;
    // A ground that has changed is shown in one go; the same one merely grows sharper.
    if (print.isWhole || !print.isSuccessor) print.show();
    if (print.isWhole && print === this.coming) {
      this.whole?.element.remove();
      this.whole = print;
      this.coming = undefined;
      this.onSharp();
    }
    if (bit === undefined && !this.isFrugal) this.keepFirstLook();
    return bit !== undefined;
  }

  /**
   * The next visit opens at the same look: its pictures are kept, with those around the window, and none of those that follow.
   * So it need not read the drawing before somebody goes elsewhere or comes closer.
   */
  private keepFirstLook(): void {
    const { whole, sheet } = this;
    if (sheet === undefined || this.putAside === sheet || whole?.sheet !== sheet) return;
    this.putAside = sheet;
    const { pictures } = sheet;
    if (pictures) void Promise.all([pictures.keep(BASE_PICTURE, this.base), whole.keep(pictures)]).then(this.onKept);
  }
}
