import type { Point, Rect } from '../match/protocol.ts';
import type { OnlyIf } from './scene.ts';
import {
  centred,
  clamped,
  fitted,
  framed,
  isComfortable,
  isHidden,
  type Limits,
  limitsOf,
  onTheWay,
  type Size,
  seen,
  settled,
  type View,
  zoomedAbout,
} from './viewport.ts';

const REST_MS = 180;
const GLIDE_MS = 260;

export interface CameraListeners {
  /** Once a frame at most, while the view changes: only transforms belong here. */
  onMove(view: View): void;
  /** The view has come to rest: time to draw sharply. */
  onRest(view: View): void;
  /** Whether a hand is still on it. */
  isHeld(): boolean;
}

/** Where the board is looked at from. Every change of view goes through `turn`, which keeps the map in sight. */
export class Camera {
  view: View = { x: 0, y: 0, zoom: 1 };
  size: Size = { width: 0, height: 0 };
  private paper: Rect = { x: 0, y: 0, width: 1, height: 1 };
  private unit = 1;
  private limits: Limits = { least: 0.1, most: 10 };
  private frame = 0;
  private gliding = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly listeners: CameraListeners) {}

  get seen(): Rect {
    return seen(this.view, this.size);
  }

  lay(paper: Rect, unit: number): void {
    this.paper = paper;
    this.unit = unit;
    this.limits = limitsOf(paper, unit, this.size);
  }

  /** What was in the middle stays there, unless that would hide some of the `wanted` points while all were in sight. */
  resize(size: Size, wanted: readonly Point[] = []): void {
    const { view } = this;
    const wereSeen = wanted.length > 0 && !wanted.some((point) => isHidden(point, view, this.size));
    const middle: Point = [(this.size.width / 2 - view.x) / view.zoom, (this.size.height / 2 - view.y) / view.zoom];
    this.size = size;
    this.limits = limitsOf(this.paper, this.unit, size);
    this.look(centred(middle, view.zoom, size));
    if (wereSeen) this.showAll(wanted, 'hidden');
  }

  look(view: View): void {
    cancelAnimationFrame(this.gliding);
    this.turn(view);
  }

  private turn(view: View): void {
    if (this.size.width === 0 || this.size.height === 0) return;
    this.view = clamped(view, this.paper, this.size, this.limits);
    if (this.frame === 0)
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        // On whole pixels: layers that only shift are then copied, not interpolated.
        this.listeners.onMove(settled(this.view, devicePixelRatio));
      });
    this.restSoon();
  }

  restSoon(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      if (this.listeners.isHeld()) return;
      // On a busy machine the frame may come after the rest, and would set the map moving again for good.
      cancelAnimationFrame(this.frame);
      this.frame = 0;
      this.view = settled(this.view, devicePixelRatio);
      this.listeners.onMove(this.view);
      this.listeners.onRest(this.view);
    }, REST_MS);
  }

  centre(point: Point): void {
    this.look(centred(point, this.view.zoom, this.size));
  }
  /** To the middle, or as near to it as the paper still fills the window. */
  glideTo(point: Point): void {
    const from = this.view;
    const to = clamped(centred(point, from.zoom, this.size), this.paper, this.size, this.limits, 0);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.look(to);
      return;
    }
    cancelAnimationFrame(this.gliding);
    const began = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, now - began) / GLIDE_MS);
      this.turn(share === 1 ? to : onTheWay(from, to, share));
      if (share < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }
  /** The same, unless it can be seen well enough where it is. */
  show(point: Point): void {
    if (!isComfortable(point, this.view, this.size)) this.glideTo(point);
  }
  /**
   * Brings several points into sight at once, from farther off if it must be, unless they are well in sight already; or only if one of
   * them cannot be seen at all, so that what was pressed on the map stays under the finger. Where none can be seen and one of them
   * is enough, the first goes to the middle.
   */
  showAll(points: readonly Point[], onlyIf?: OnlyIf): void {
    const { view, size } = this;
    const [first] = points;
    const isFine = (point: Point): boolean =>
      onlyIf ? !isHidden(point, view, size) : isComfortable(point, view, size);
    if (!first || points.every(isFine)) return;
    if (onlyIf === 'lost') {
      if (!points.some(isFine)) this.glideTo(first);
    } else this.look(framed(points, this.unit, this.view.zoom, this.size));
  }
  zoom(by: number, at: Point = [this.size.width / 2, this.size.height / 2]): void {
    this.look(zoomedAbout(this.view, by, at, this.limits));
  }
  fit(): void {
    this.look(fitted(this.paper, this.size));
  }
  pan(dx: number, dy: number): void {
    this.look({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    cancelAnimationFrame(this.gliding);
    clearTimeout(this.rest);
  }
}
