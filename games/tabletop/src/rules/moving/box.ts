import { FINE, type Shape } from '@tambour/boards';

/** Two lengths to spare, for ends that are set on whole tenths of a millimetre. */
const SPARE = 2 * FINE;

/** A part of the table, by fine coordinates: the ground that a way passes over, or all that was looked at. */
export class Box {
  left = Number.POSITIVE_INFINITY;
  bottom = Number.POSITIVE_INFINITY;
  right = Number.NEGATIVE_INFINITY;
  top = Number.NEGATIVE_INFINITY;

  /** What a shape passes over that goes so far right and up. */
  static ofWay({ left, bottom, right, top }: Shape, dx: number, dy: number): Box {
    const box = new Box();
    box.left = left + Math.min(0, dx) - SPARE;
    box.bottom = bottom + Math.min(0, dy) - SPARE;
    box.right = right + Math.max(0, dx) + SPARE;
    box.top = top + Math.max(0, dy) + SPARE;
    return box;
  }
  static about(x: number, y: number, reach: number): Box {
    const box = new Box();
    box.left = x - reach - SPARE;
    box.bottom = y - reach - SPARE;
    box.right = x + reach + SPARE;
    box.top = y + reach + SPARE;
    return box;
  }
  /** Grows so far that it holds another. */
  cover({ left, bottom, right, top }: Pick<Shape, 'left' | 'bottom' | 'right' | 'top'>): void {
    if (left < this.left) this.left = left;
    if (bottom < this.bottom) this.bottom = bottom;
    if (right > this.right) this.right = right;
    if (top > this.top) this.top = top;
  }
  coverAll(): void {
    this.left = Number.NEGATIVE_INFINITY;
    this.bottom = Number.NEGATIVE_INFINITY;
    this.right = Number.POSITIVE_INFINITY;
    this.top = Number.POSITIVE_INFINITY;
  }
  /** Whether a shape is somewhere else. */
  misses({ left, bottom, right, top }: Shape): boolean {
    return left > this.right || right < this.left || bottom > this.top || top < this.bottom;
  }
}
