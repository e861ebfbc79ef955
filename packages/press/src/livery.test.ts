import { describe, expect, it } from 'vitest';
import { PRINT } from './counter.ts';
import { drawCounter } from './draw-counter.ts';
import { liveryOf, TINTS, VEILS } from './livery.ts';
import { palette, THEMES, type Theme } from './palette.ts';
import type { Livery } from './piece.ts';

type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/** What is left of colours to eyes that lack one kind of cone (Machado, Oliveira and Fernandes 2009, in linear light). */
const EYES: Readonly<Record<string, Matrix>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const channels = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const linear = (channel: number): number =>
  channel <= 0.04045 * 255 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
/** How light a colour is under a veil, to such eyes. */
const luminance = (hex: string, theme: Theme, eyes: Matrix): number => {
  const veil = VEILS[theme];
  const over = channels(veil.colour);
  const light = channels(hex).map((c, i) => linear(c * (1 - veil.opacity) + over[i]! * veil.opacity));
  const [r, g, b] = eyes.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, i) => sum + part * light[i]!, 0),
      ),
    ),
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const PAIRS = TINTS.flatMap((first) =>
  TINTS.filter((second) => second !== first).map((second) => ({
    first: liveryOf(first, 0, 'lily'),
    second: liveryOf(second, 1, 'eagle'),
    name: `${first} against ${second}`,
  })),
);

describe.each(THEMES)('counters by %s', (theme) => {
  describe.each(Object.entries(EYES))('to eyes with %s', (_, eyes) => {
    const contrast = (a: string, b: string): number => {
      const [x, y] = [luminance(a, theme, eyes), luminance(b, theme, eyes)];
      return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
    };
    it.each(PAIRS)('have faces of two kinds: $name', ({ first, second }) => {
      expect(contrast(first.paper, second.paper)).toBeGreaterThan(1.6);
    });
    it.each(PAIRS)('have signs and figures that read on them: $name', ({ first, second }) => {
      for (const side of [first, second]) {
        expect(contrast(side.ink, side.paper)).toBeGreaterThan(4.5);
        expect(contrast(PRINT, side.paper)).toBeGreaterThan(4.5);
      }
    });
    it.each(PAIRS)('stand out from the paper by their edge: $name', ({ first, second }) => {
      // The veil lies on counters alone: the map has inks of its own for each theme.
      const paper = luminance(palette(theme).paper, 'day', eyes);
      for (const { ink } of [first, second])
        expect((paper + 0.05) / (luminance(ink, theme, eyes) + 0.05)).toBeGreaterThan(3);
    });
  });
});

describe('counters of two sides', () => {
  const outline = (side: Livery): string | undefined =>
    new RegExp(`<path d="([^"]*)" fill="${side.paper}"`).exec(
      drawCounter({ id: 'a', side, arm: 'infantry', name: 'A', band: 'grey' }, 'x', 'day'),
    )?.[1];
  it('have the whole face in the paper of the side, and corners of another cut', () => {
    const [first, second] = [outline(liveryOf('blue', 0, 'lily')), outline(liveryOf('blue', 1, 'lily'))];
    expect(first).toMatch(/^M-30 -30m4 0h52a/);
    expect(second).toMatch(/^M-30 -30m8 0h44l/);
  });
});
