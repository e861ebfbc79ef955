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
});
