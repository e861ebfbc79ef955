import { describe, expect, it } from 'vitest';
import { drawFacing } from './counter.ts';
import { counterPartAt } from './counter-parts.ts';
import { drawCounter } from './draw-counter.ts';
import { liveryOf } from './livery.ts';
import { THEMES } from './palette.ts';
import { ARMS, COUNTER_PARTS, EMBLEMS, PIECE_MARKERS, type PieceFace, RARE_MARKERS } from './piece.ts';

const FACE: PieceFace = {
  id: 'a',
  side: liveryOf('blue', 0, 'crownedN'),
  arm: 'riflemen',
  name: '11 Chs',
  band: 'red',
  strength: '5',
  movement: '7',
};
const draw = (more: Partial<PieceFace> = {}): string => drawCounter({ ...FACE, ...more }, 'x', 'day');

describe('a pointer', () => {
  it('stands at a corner unless told, and at a side where told', () => {
    expect(drawFacing({ ...FACE, facing: 0 })).toContain('rotate(-60)');
    expect(drawFacing({ ...FACE, facing: 0, facesTo: 'side' })).toContain('rotate(-90)');
    expect(drawFacing({ ...FACE, facing: 2, facesTo: 'side' })).toContain('rotate(30)');
  });
  it('is of another shape at a side', () => {
    const shape = (facesTo: 'corner' | 'side'): string | undefined =>
      /<path d="([^"]*)"/.exec(drawFacing({ ...FACE, facing: 0, facesTo }))?.[1];
    expect(shape('side')).not.toBe(shape('corner'));
  });
  it('is not drawn for what looks every way', () => {
    expect(drawFacing(FACE)).toBe('');
  });
});

describe('a coin with a count', () => {
  it('bears the number of hits', () => {
    expect(draw({ hits: 3 })).toMatch(/class="hits".*>3</s);
  });
  it('is absent where there are none', () => {
    expect(draw({ hits: 0 })).toBe(draw());
    expect(draw()).not.toContain('class="hits"');
  });
  it('pushes the name aside, which keeps clear of it', () => {
    const nameAt = (svg: string): number => Number(/x="([-\d.]+)"[^>]*>11 Chs</.exec(svg)?.[1]);
    expect(nameAt(draw({ hits: 1 }))).toBeGreaterThan(nameAt(draw()));
  });
});

describe('a battery', () => {
  const { strength: _, ...battery } = FACE;
  it('has its range on the left where it bears a movement too, and its kind in a box', () => {
    const svg = drawCounter({ ...battery, arm: 'artillery', range: '8', gun: 'Rf' }, 'x', 'day');
    const at = (figure: string): number => Number(new RegExp(`x="([-\\d.]+)"[^>]*>${figure}<`).exec(svg)?.[1]);
    expect(at('8')).toBeLessThan(at('Rf'));
    expect(at('Rf')).toBeLessThan(at('7'));
  });
});

describe('every counter', () => {
  const drawn = (faces: readonly PieceFace[]): string[] => faces.map((face) => drawCounter(face, 'x', 'day'));
  it('is told apart by the sign of its arm, its emblem and its coins, whatever the colours', () => {
    const faces = [
      ...ARMS.map((arm) => ({ ...FACE, arm })),
      ...EMBLEMS.filter((emblem) => emblem !== FACE.side.emblem).map((emblem) => ({
        ...FACE,
        side: { ...FACE.side, emblem },
      })),
    ];
    const shapes = drawn(faces).map((svg) =>
      [...svg.matchAll(/ (?:d|stroke-dasharray)="([^"]*)"/g)].map(([, d]) => d).join(),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
    const coins = [...PIECE_MARKERS, ...RARE_MARKERS].map((marker) => draw({ markers: [marker] }));
    const signs = coins.map((svg) => / d="([^"]*)"[^>]*\/><\/g>$/.exec(svg)?.[1]);
    expect(new Set(signs).size).toBe(coins.length);
  });
  it('is drawn without holes in its numbers, by day and by candle-light', () => {
    for (const theme of THEMES)
      for (const arm of ARMS)
        expect(
          drawCounter({ ...FACE, arm, hits: 2, gun: 'F', stars: 2, badge: { shape: 'disc', letter: '2' } }, 'x', theme),
        ).not.toMatch(/NaN|undefined|Infinity/);
  });
  it('has each of its parts on the card, or just outside it', () => {
    for (const part of COUNTER_PARTS)
      for (const at of counterPartAt(part, { ...FACE, facing: 1, facesTo: 'side' }))
        expect(Math.abs(at)).toBeLessThan(45);
  });
});
