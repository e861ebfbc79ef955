import { afterEach, describe, expect, it, vi } from 'vitest';
import { Camera } from './camera.ts';

describe('a camera', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  it('at rest stays at rest, however late the frame that showed its last move', () => {
    vi.useFakeTimers();
    vi.stubGlobal('devicePixelRatio', 1);
    const frames = new Map<number, () => void>();
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
      frames.set(frames.size + 1, draw);
      return frames.size;
    });
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
    const heard: string[] = [];
    const camera = new Camera({
      onMove: () => heard.push('move'),
      onRest: () => heard.push('rest'),
      isHeld: () => false,
    });
    camera.lay({ x: 0, y: 0, width: 100, height: 100 }, 1);
    camera.resize({ width: 50, height: 50 });
    camera.pan(5, 5);
    vi.advanceTimersByTime(1000);
    for (const draw of frames.values()) draw();
    expect(heard).toEqual(['move', 'rest']);
    camera.pan(5, 5);
    for (const draw of frames.values()) draw();
    expect(heard).toEqual(['move', 'rest', 'move']);
    camera.end();
  });
  it('brings to sight what an order from a button is about, and leaves the map where it can be seen', () => {
    vi.useFakeTimers();
    vi.stubGlobal('devicePixelRatio', 1);
    vi.stubGlobal('requestAnimationFrame', () => 1);
    vi.stubGlobal('cancelAnimationFrame', () => {});
    const camera = new Camera({ onMove: () => {}, onRest: () => {}, isHeld: () => false });
    camera.lay({ x: 0, y: 0, width: 2000, height: 2000 }, 20);
    camera.resize({ width: 390, height: 340 });
    camera.look({ x: -500, y: -500, zoom: 1 });
    const before = camera.view;
    // Near the edge, where a finger may just have pressed.
    camera.showAll([[510, 800]], 'hidden');
    expect(camera.view).toEqual(before);
    // Under the buttons at the top, and beyond the edge.
    for (const point of [
      [700, 520],
      [1200, 700],
    ] as const) {
      camera.look(before);
      camera.showAll([point, [700, 700]], 'hidden');
      const [x, y] = [point[0] * camera.view.zoom + camera.view.x, point[1] * camera.view.zoom + camera.view.y];
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(390);
      expect(y).toBeGreaterThan(50);
      expect(y).toBeLessThan(340);
    }
    // Of those who can act one is enough; where none can be seen the map moves, and stays as large as it is.
    camera.look(before);
    camera.showAll([], 'lost');
    const some = [700, 1200].map((x) => [x, 700] as const);
    camera.showAll(some, 'lost');
    expect(camera.view).toEqual(before);
    vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
    const none = [1200, 1300].map((x) => [x, 700] as const);
    camera.showAll(none, 'lost');
    expect(camera.view.zoom).toBe(before.zoom);
    expect(1200 + camera.view.x).toBe(195);
    camera.end();
  });
  it('keeps in sight where a guide points when the panel takes some of the window', () => {
    vi.useFakeTimers();
    vi.stubGlobal('devicePixelRatio', 1);
    vi.stubGlobal('requestAnimationFrame', () => 1);
    vi.stubGlobal('cancelAnimationFrame', () => {});
    const camera = new Camera({ onMove: () => {}, onRest: () => {}, isHeld: () => false });
    camera.lay({ x: 0, y: 0, width: 2000, height: 2000 }, 20);
    camera.resize({ width: 390, height: 300 });
    camera.look({ x: -500, y: -500, zoom: 1 });
    const down = (y: number): number => y * camera.view.zoom + camera.view.y;
    // Just under the buttons, and 24 px higher when the middle stays in the middle.
    expect(down(570)).toBe(70);
    camera.resize({ width: 390, height: 252 }, [[700, 570]]);
    expect(down(570)).toBeGreaterThan(56);
    // Who has gone to look elsewhere is left there.
    camera.look({ x: -500, y: -900, zoom: 1 });
    camera.resize({ width: 390, height: 300 }, [[700, 570]]);
    expect(camera.view).toMatchObject({ x: -500, y: -876 });
    camera.end();
  });
});
