import { describe, expect, it } from 'vitest';
import { strokesOf } from './path-strokes.ts';

const data = (path: string): string[] => strokesOf(path).map((stroke) => stroke.data);

describe('path data taken apart', () => {
  it('gives one stroke a move, each with what it covers', () => {
    expect(strokesOf('M1 2l3 4M10-5h5v-2')).toEqual([
      { data: 'M1 2l3 4', box: { left: 1, top: 2, right: 4, bottom: 6 } },
      { data: 'M10 -5h5v-2', box: { left: 10, top: -7, right: 15, bottom: -5 } },
    ]);
  });
  it('writes a relative move out, from wherever the pen was', () => {
    expect(data('M10 10l5 5m1 1l1 0')).toEqual(['M10 10l5 5', 'M16 16l1 0']);
    expect(data('M10 10l5 5zm2 0l1 0')).toEqual(['M10 10l5 5z', 'M12 10l1 0']);
  });
  it('keeps lines that follow a move without a letter', () => {
    expect(strokesOf('m1 1 2 3-4 0')).toEqual([
      { data: 'M1 1l 2 3-4 0', box: { left: -1, top: 1, right: 3, bottom: 4 } },
    ]);
    expect(data('M1 1 2 3')).toEqual(['M1 1L 2 3']);
  });
  it('counts the handles of curves and the radius of arcs', () => {
    expect(strokesOf('M0 0C0 50 10 50 10 0')[0]!.box).toEqual({ left: 0, top: 0, right: 10, bottom: 50 });
    const [arc] = strokesOf('M0 0a4 4 0 0 1 8 0');
    expect(arc!.box.top).toBeLessThanOrEqual(-4);
  });
  it('reads numbers as tightly as they are set', () => {
    expect(strokesOf('M.5-.5l1.5.5')[0]!.box).toEqual({ left: 0.5, top: -0.5, right: 2, bottom: 0 });
  });
  it('draws everywhere what it cannot follow', () => {
    expect(strokesOf('M0 0S1 1 2 2')[0]!.box.left).toBe(-Infinity);
  });
});
