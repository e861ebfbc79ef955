import type { Sheet } from './sheet.ts';
import type { KeptShare, Share } from './tiles.ts';

/** What is known to hide everything behind it need not be mixed with it, nor that be drawn at all. */
const OPAQUE: CanvasRenderingContext2DSettings = { alpha: false };

/** Work done in one go, in milliseconds; then the screen and the hand have their turn. */
const STINT = 10;

export const makeCanvas = (className: string, width: number, height: number): HTMLCanvasElement => {
  const made = document.createElement('canvas');
  made.className = className;
  made.setAttribute('aria-hidden', 'true');
  made.width = width;
  made.height = height;
  return made;
};

export const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d', OPAQUE);
  if (context === null) throw new Error('no canvas can be drawn on');
  return context;
};

/** The picture becomes the canvas's, which was never drawn on and never will be: that takes a fraction of drawing it. */
export const handOver = (picture: ImageBitmap, canvas: HTMLCanvasElement): void =>
  canvas.getContext('bitmaprenderer', OPAQUE)?.transferFromImageBitmap(picture);

/** Draws shares of a sheet, one at a time. */
export class Pen {
  private readonly scrap = contextOf(makeCanvas('', 1, 1));
  private began = 0;

  async draw(onto: HTMLCanvasElement, sheet: Sheet, share: Share | KeptShare): Promise<void> {
    if ('kept' in share) return this.copy(onto, sheet, share);
    const { cell, clip, image } = share;
    const drawing = await sheet.image(cell);
    const { scrap } = this;
    const { canvas } = scrap;
    if (canvas.width < clip.width || canvas.height < clip.height) {
      canvas.width = Math.max(canvas.width, clip.width);
      canvas.height = Math.max(canvas.height, clip.height);
    }
    scrap.save();
    scrap.beginPath();
    scrap.rect(0, 0, clip.width, clip.height);
    scrap.clip();
    scrap.drawImage(drawing, image.x - clip.x, image.y - clip.y, image.width, image.height);
    scrap.restore();
    // Browsers put drawing off until somebody looks, and then do all of it at once: copying makes them do this bit now.
    contextOf(onto).drawImage(canvas, 0, 0, clip.width, clip.height, clip.x, clip.y, clip.width, clip.height);
  }

  private async copy(onto: HTMLCanvasElement, sheet: Sheet, { kept, shares }: KeptShare): Promise<void> {
    const picture = await sheet.pictures?.read(kept);
    if (picture?.width === onto.width && picture.height === onto.height) return handOver(picture, onto);
    picture?.close();
    for (const share of shares) await this.draw(onto, sheet, share);
  }

  /** Gives way once a stint is over: until the next frame has been shown and what waited has been done. */
  async rest(): Promise<void> {
    if (performance.now() - this.began < STINT) return;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    this.began = performance.now();
  }
}
