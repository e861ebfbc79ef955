import type { Point } from '../match/protocol.ts';

/** What hands do, in words the board understands. Points are in CSS pixels of the board. */
export interface GestureListeners {
  onPan(dx: number, dy: number): void;
  onZoom(by: number, at: Point): void;
  /** True when it fell on bare ground: only there can a second tap make it a double one. */
  onTap(at: Point, isTouch: boolean): boolean;
  onDoubleTap(at: Point): void;
  /** A right click, or a finger held down. */
  onHold(at: Point, isTouch: boolean): void;
  onHover(at: Point | undefined): void;
  /** A press becomes a drag where it began: true takes it, and the map is not moved. */
  onGrab(at: Point, isTouch: boolean): boolean;
  onDrag(at: Point): void;
  /** What was grabbed is let go; not meant when a second finger came or the drag was cut short. */
  onDrop(isMeant: boolean): void;
  /** The last finger or button was let go. */
  onRelease(): void;
}

const MOUSE_STILL = 4;
const TOUCH_STILL = 10;
const DOUBLE_MS = 320;
const DOUBLE_NEAR = 18;
/** Lines and pages of a wheel, in pixels. */
const WHEEL_STEPS = [1, 30, 400] as const;

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export class Gestures {
  private readonly pointers = new Map<number, Point>();
  private down: Point = [0, 0];
  private isTap = false;
  private isGrabbed = false;
  private lastTap: { readonly at: Point; readonly time: number } | undefined;
  private readonly ends = new AbortController();

  constructor(
    private readonly host: HTMLElement,
    private readonly listeners: GestureListeners,
  ) {
    const { signal } = this.ends;
    host.addEventListener('pointerdown', (e) => this.press(e), { signal });
    host.addEventListener('pointermove', (e) => this.drag(e), { signal });
    host.addEventListener('pointerup', (e) => this.release(e, true), { signal });
    host.addEventListener('pointercancel', (e) => this.release(e, false), { signal });
    host.addEventListener('pointerleave', () => listeners.onHover(undefined), { signal });
    host.addEventListener('wheel', (e) => this.wheel(e), { signal, passive: false });
    host.addEventListener('contextmenu', (e) => this.hold(e), { signal });
  }

  get isDown(): boolean {
    return this.pointers.size > 0;
  }

  end(): void {
    this.ends.abort();
  }

  private at(e: MouseEvent): Point {
    const box = this.host.getBoundingClientRect();
    return [e.clientX - box.left, e.clientY - box.top];
  }

  private press(e: PointerEvent): void {
    if (e.pointerType === 'mouse' && e.button > 1) return;
    const at = this.at(e);
    this.pointers.set(e.pointerId, at);
    this.host.setPointerCapture(e.pointerId);
    this.isTap = this.pointers.size === 1 && e.button === 0;
    // A second finger means the map.
    this.letGo(false);
    this.down = at;
  }

  private drag(e: PointerEvent): void {
    const at = this.at(e);
    const before = this.pointers.get(e.pointerId);
    if (before === undefined) {
      if (e.pointerType !== 'touch') this.listeners.onHover(at);
      return;
    }
    if (this.isTap) {
      if (distance(at, this.down) < (e.pointerType === 'touch' ? TOUCH_STILL : MOUSE_STILL)) return;
      this.isTap = false;
      this.listeners.onHover(undefined);
      this.isGrabbed = this.listeners.onGrab(this.down, e.pointerType === 'touch');
      this.host.dataset.grabbed = '';
    }
    this.pointers.set(e.pointerId, at);
    if (this.isGrabbed) {
      this.listeners.onDrag(at);
      return;
    }
    if (this.pointers.size === 1) {
      this.listeners.onPan(at[0] - before[0], at[1] - before[1]);
      return;
    }
    const other = [...this.pointers].find(([id]) => id !== e.pointerId)?.[1];
    if (other === undefined) return;
    const was = between(before, other);
    const is = between(at, other);
    this.listeners.onPan(is[0] - was[0], is[1] - was[1]);
    this.listeners.onZoom(Math.max(distance(at, other), 1) / Math.max(distance(before, other), 1), is);
  }

  private release(e: PointerEvent, isMeant: boolean): void {
    if (!this.pointers.delete(e.pointerId)) return;
    const isTap = this.isTap && isMeant;
    this.letGo(isMeant);
    if (this.pointers.size === 0) {
      this.isTap = false;
      delete this.host.dataset.grabbed;
    }
    if (isTap) this.tap(this.at(e), e.timeStamp, e.pointerType === 'touch');
    if (this.pointers.size === 0) this.listeners.onRelease();
  }

  private letGo(isMeant: boolean): void {
    if (!this.isGrabbed) return;
    this.isGrabbed = false;
    this.listeners.onDrop(isMeant);
  }

  private tap(at: Point, time: number, isTouch: boolean): void {
    const last = this.lastTap;
    if (last !== undefined && time - last.time < DOUBLE_MS && distance(at, last.at) < DOUBLE_NEAR) {
      this.lastTap = undefined;
      this.listeners.onDoubleTap(at);
      return;
    }
    const isBare = this.listeners.onTap(at, isTouch);
    this.lastTap = isBare ? { at, time } : undefined;
  }

  private hold(e: MouseEvent): void {
    e.preventDefault();
    const isTouch = this.isTap && this.isDown;
    this.isTap = false;
    this.listeners.onHold(this.at(e), isTouch);
  }

  private wheel(e: WheelEvent): void {
    e.preventDefault();
    const step = WHEEL_STEPS[e.deltaMode as 0 | 1 | 2] ?? 1;
    const [dx, dy] = [e.deltaX * step, e.deltaY * step];
    if (!e.ctrlKey && Math.abs(dx) > Math.abs(dy)) {
      this.listeners.onPan(-dx, 0);
      return;
    }
    // A trackpad's pinch comes as a wheel with ctrl and small steps.
    const by = Math.exp(Math.min(Math.max(-dy * (e.ctrlKey ? 0.01 : 0.0017), -0.5), 0.5));
    this.listeners.onZoom(by, this.at(e));
  }
}
