import type { Ground, Rect } from '../match/protocol.ts';
import { type Size, seen, transformOf, type View } from './viewport.ts';

/** The whole paper at a moderate size, always there: what shows while fingers move. */
const BASE_PIXELS = 2_400_000;
/** The sharp window may be larger than the screen by so much, so that a short drag needs no new drawing. */
const FINE_PIXELS = 7_000_000;
const OVERSCAN = 0.25;
/** What is known to hide everything behind it need not be mixed with it, nor that be drawn at all. */
const OPAQUE: CanvasRenderingContext2DSettings = { alpha: false };

interface Sheet {
  readonly image: HTMLImageElement;
  readonly paper: Rect;
}
/** What the sharp canvas shows: the view it was drawn for and the part of the paper it covers. */
interface Fine {
  readonly view: View;
  readonly covers: Rect;
  readonly ratio: number;
}

const loadImage = async (svg: string): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
  return image;
};

const canvas = (className: string): HTMLCanvasElement => {
  const made = document.createElement('canvas');
  made.className = className;
  made.setAttribute('aria-hidden', 'true');
  return made;
};

const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

const intersection = (a: Rect, b: Rect): Rect => {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
};

/**
 * The still part. Two canvases: the whole paper at a moderate size, and over it the window at the very size of the
 * screen's pixels, drawn anew when the hand rests. In between, both only move by CSS transforms.
 */
export class GroundLayer {
  private base = canvas('board-base');
  private readonly fine = canvas('board-fine');
  private sheet: Sheet | undefined;
  private shown: Fine | undefined;
  private wanted: string | undefined;

  constructor(host: HTMLElement) {
    host.append(this.base, this.fine);
  }

  /** The whole paper, for the small map. */
  get picture(): HTMLCanvasElement | undefined {
    return this.sheet === undefined ? undefined : this.base;
  }

  /** The old ground stays until the new one is drawn. False when another was asked for meanwhile. */
  async lay(ground: Ground): Promise<boolean> {
    this.wanted = ground.svg;
    const image = await loadImage(ground.svg);
    if (this.wanted !== ground.svg) return false;
    const { paper } = ground;
    const next = canvas('board-base');
    const scale = Math.min(1, Math.sqrt(BASE_PIXELS / (paper.width * paper.height)));
    next.width = Math.round(paper.width * scale);
    next.height = Math.round(paper.height * scale);
    next.getContext('2d', OPAQUE)?.drawImage(image, 0, 0, next.width, next.height);
    Object.assign(next.style, {
      width: `${paper.width}px`,
      height: `${paper.height}px`,
      left: `${paper.x}px`,
      top: `${paper.y}px`,
      transform: this.base.style.transform,
    });
    this.base.replaceWith(next);
    this.base = next;
    this.sheet = { image, paper };
    return true;
  }

  /** Only transforms: this runs in every frame of a gesture. */
  move(view: View): void {
    this.base.style.transform = transformOf(view);
    if (this.shown === undefined) return;
    const { view: drawn, covers } = this.shown;
    const by = view.zoom / drawn.zoom;
    this.fine.style.transform = `translate(${view.x + covers.x * view.zoom}px, ${view.y + covers.y * view.zoom}px) scale(${by})`;
  }

  /** Draws the window at the exact zoom and pixel ratio, unless what is drawn already serves. */
  sharpen(view: View, size: Size, ratio: number, isForced: boolean): void {
    const { sheet } = this;
    if (sheet === undefined || size.width === 0 || size.height === 0) return;
    const window = intersection(seen(view, size), sheet.paper);
    if (window.width <= 0 || window.height <= 0) return;
    const { shown } = this;
    const serves =
      !isForced &&
      shown !== undefined &&
      shown.view.zoom === view.zoom &&
      shown.ratio === ratio &&
      isWithin(window, shown.covers);
    if (serves) return;
    const room = Math.sqrt(FINE_PIXELS / (size.width * size.height * ratio * ratio));
    const overscan = Math.min(OVERSCAN, Math.max(0, (room - 1) / 2));
    const around = seen(view, size);
    const step = view.zoom * ratio;
    const wide = intersection(
      {
        x: around.x - around.width * overscan,
        y: around.y - around.height * overscan,
        width: around.width * (1 + 2 * overscan),
        height: around.height * (1 + 2 * overscan),
      },
      sheet.paper,
    );
    // From whole pixel to whole pixel as counted from the paper's origin on the screen.
    const left = Math.floor(wide.x * step);
    const top = Math.floor(wide.y * step);
    const width = Math.ceil((wide.x + wide.width) * step) - left;
    const height = Math.ceil((wide.y + wide.height) * step) - top;
    const covers: Rect = { x: left / step, y: top / step, width: width / step, height: height / step };
    this.fine.width = width;
    this.fine.height = height;
    this.fine.style.width = `${width / ratio}px`;
    this.fine.style.height = `${height / ratio}px`;
    const { paper, image } = sheet;
    this.fine
      .getContext('2d', OPAQUE)
      ?.drawImage(
        image,
        (paper.x - covers.x) * step,
        (paper.y - covers.y) * step,
        paper.width * step,
        paper.height * step,
      );
    this.shown = { view, covers, ratio };
    this.move(view);
  }
}
