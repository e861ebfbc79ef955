import { describe, expect, it } from 'vitest';
import type { Point, Rect } from '../match/protocol.ts';
import {
  centred,
  clamped,
  fitted,
  framed,
  isComfortable,
  limitsOf,
  onTheWay,
  opening,
  seen,
  settled,
  toPaper,
  toScreen,
  zoomedAbout,
} from './viewport.ts';

const PAPER: Rect = { x: 0, y: 0, width: 3000, height: 2000 };
const MAP: Rect = { x: 80, y: 80, width: 2400, height: 1840 };
const WIDE = { width: 1200, height: 800 };
const PHONE = { width: 390, height: 844 };
const LIMITS = limitsOf(PAPER, 50, WIDE);

const expectNear = (a: Point, b: Point): void => {
  expect(a[0]).toBeCloseTo(b[0], 6);
  expect(a[1]).toBeCloseTo(b[1], 6);
};

describe('the view', () => {
  it('fits the whole paper, in the middle', () => {
    const view = fitted(PAPER, WIDE);
    expect(view.zoom).toBeCloseTo(0.4);
    expectNear(toScreen(view, [1500, 1000]), [600, 400]);
    expectNear(toScreen(view, [0, 0]), [0, 0]);
    expect(fitted(PAPER, WIDE, 100).zoom).toBeCloseTo(0.3);
  });
  it('frames several points well within the window, no closer than it is', () => {
    const points: readonly Point[] = [
      [500, 500],
      [1700, 1500],
    ];
    for (const size of [WIDE, PHONE]) {
      const view = framed(points, 50, 2, size);
      for (const point of points) expect(isComfortable(point, view, size)).toBe(true);
      expect(view.zoom).toBeLessThan(2);
      expectNear(toScreen(view, [1100, 1000]), [size.width / 2, size.height / 2]);
    }
    expect(framed([[500, 500]], 50, 0.3, WIDE).zoom).toBe(0.3);
  });
  it('goes from screen to paper and back', () => {
    const view = { x: -312.5, y: 44, zoom: 1.7 };
    expectNear(toScreen(view, toPaper(view, [123, 456])), [123, 456]);
  });
  it('keeps the point under the hand while zooming, also at the limits', () => {
    const view = centred([1500, 1000], 0.9, WIDE);
    const hand: Point = [200, 640];
    for (const by of [1.3, 0.8, 100, 0.001])
      expectNear(toPaper(zoomedAbout(view, by, hand, LIMITS), hand), toPaper(view, hand));
    expect(zoomedAbout(view, 100, hand, LIMITS).zoom).toBe(LIMITS.most);
    expect(zoomedAbout(view, 0.001, hand, LIMITS).zoom).toBe(LIMITS.least);
  });
  it('never loses the map, however far it is dragged', () => {
    for (const [dx, dy] of [
      [1e5, 1e5],
      [-1e5, 3],
      [0, -1e5],
    ] as const) {
      const view = clamped({ x: dx, y: dy, zoom: 1 }, PAPER, WIDE, LIMITS);
      const window = seen(view, WIDE);
      expect(window.x).toBeGreaterThan(-WIDE.width / 2);
      expect(window.y).toBeGreaterThan(-WIDE.height / 2);
      expect(window.x + window.width).toBeLessThan(PAPER.width + WIDE.width / 2);
      expect(window.y + window.height).toBeLessThan(PAPER.height + WIDE.height / 2);
    }
  });
  it('puts a paper smaller than the window in its middle', () => {
    const view = clamped({ x: 700, y: 0, zoom: LIMITS.least }, PAPER, WIDE, LIMITS);
    expectNear(toScreen(view, [1500, 1000]), [600, 400]);
  });
  it('brings a zoom beyond the limits back, about the middle of the window', () => {
    const before = centred([900, 800], 50, WIDE);
    const view = clamped(before, PAPER, WIDE, LIMITS);
    expect(view.zoom).toBe(LIMITS.most);
    expectNear(toPaper(view, [600, 400]), [900, 800]);
  });
  it('leaves alone what can be seen well', () => {
    const view = centred([1500, 1000], 1, WIDE);
    expect(isComfortable([1500, 1000], view, WIDE)).toBe(true);
    expect(isComfortable([1500 + 419, 1000 - 279], view, WIDE)).toBe(true);
    expect(isComfortable([1500 + 421, 1000], view, WIDE)).toBe(false);
    expect(isComfortable([1500, 1000 - 281], view, WIDE)).toBe(false);
  });
  it('shows no bare desk where it is told not to', () => {
    const window = seen(clamped(centred([2990, 1990], 1, WIDE), PAPER, WIDE, LIMITS, 0), WIDE);
    expect(window).toEqual({ x: 1800, y: 1200, ...WIDE });
  });
  it('glides from one view to another, slow at both ends', () => {
    const [from, to] = [centred([600, 500], 1, WIDE), centred([1600, 900], 1, WIDE)];
    expect(onTheWay(from, to, 0)).toEqual(from);
    expect(onTheWay(from, to, 1)).toEqual(to);
    expect(onTheWay(from, to, 0.5).x).toBeCloseTo((from.x + to.x) / 2);
    expect(Math.abs(onTheWay(from, to, 0.1).x - from.x)).toBeLessThan(50);
  });
  it('comes to rest on whole pixels of the device', () => {
    expect(settled({ x: 10.3, y: -4.26, zoom: 1 }, 2)).toEqual({ x: 10.5, y: -4.5, zoom: 1 });
  });
  it('opens on all of the paper, the map or the troops, as far as counters can be read', () => {
    const ground = { paper: PAPER, map: MAP, unit: 50 };
    const troops: Point[] = [
      [1000, 900],
      [1400, 1100],
    ];
    expect(opening(ground, 60, troops, { width: 1500, height: 1000 }).zoom).toBeCloseTo(0.5);
    const map = opening(ground, 60, troops, { width: 1100, height: 800 });
    expect(map.zoom).toBeCloseTo(800 / 1840);
    const phone = opening(ground, 60, troops, PHONE);
    expect(phone.zoom * 60).toBeGreaterThan(30);
    expectNear(toPaper(phone, [195, 422]), [1200, 1000]);
  });
});
