import { describe, expect } from 'vitest';
import { general, ground, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { isUphillOf, levelOf } from './ground.ts';
import { depthInWood, hasView, isConcealed, sees } from './sight.ts';

const a = placed({ y: 20, width: 12 });
const b = placed({ y: 60, facing: 180, width: 12, side: 1 });
const none = ground();
const view = (on = none, units = [a, b], period = 3) => ({ ground: on, units, period });
const box = (left: number, bottom: number, right: number, top: number) =>
  [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ] as const;

describe('sight', () => {
  rule(['C6a', 'C6e'], 'is mutual and all round, as far as 120 cm', () => {
    const [c, d] = [
      placed({ x: 10, y: 10, facing: 270, width: 2, depth: 2 }),
      placed({ x: 132, y: 10, width: 2, depth: 2 }),
    ];
    expect([hasView(c, d, view()), hasView(d, c, view())]).toEqual([true, true]);
    expect(hasView(c, placed({ x: 132.01, y: 10, width: 2, depth: 2 }), view())).toBe(false);
  });
  rule(['C6b', 'C2j'], 'is blocked by others in line, column or square, and by nobody else', () => {
    const between = (more: object) => hasView(a, b, view(none, [a, b, placed({ y: 40, width: 60, ...more })]));
    expect(between({})).toBe(false);
    expect(between({ formation: 'square' })).toBe(false);
    for (const formation of ['skirmish', 'unlimbered', 'limbered', 'rout'] as const)
      expect(between({ formation })).toBe(true);
    expect([between({ state: 'freed' }), between({ state: 'gone' })]).toEqual([true, true]);
  });
  rule(['C6b', 'C6c', 'C5m'], 'passes over troops and villages one level lower, and not over a higher hill', () => {
    const low = { kind: 'hill', level: 1, polygon: box(40, 10, 80, 30) } as const;
    const ridge = { kind: 'hill', level: 1, polygon: box(0, 38, 120, 42) } as const;
    const village = { kind: 'builtUp', polygon: box(20, 35, 100, 45) } as const;
    expect(hasView(a, b, view(ground(ridge)))).toBe(false);
    expect(hasView(a, b, view(ground(ridge, low)))).toBe(true);
    expect(hasView(a, b, view(ground({ ...ridge, level: 2 }, low)))).toBe(false);
    expect(hasView(a, b, view(ground(village)))).toBe(false);
    expect(hasView(a, b, view(ground(village, low)))).toBe(true);
    // Troops on the ridge are as high as the hill.
    const on = placed({ y: 40, width: 60 });
    expect(hasView(a, b, view(ground(low, { ...ridge, polygon: box(0, 30.1, 120, 50) }), [a, b, on]))).toBe(false);
    expect(hasView(a, b, view(ground(low), [a, b, on]))).toBe(true);
  });
  rule(['C5m', 'C5i', 'C6b'], 'takes the level under the centre, of hills one upon another the highest', () => {
    const hills = ground(
      { kind: 'hill', level: 1, polygon: box(50, 10, 70, 30) },
      { kind: 'hill', level: 2, polygon: box(58, 18, 62, 22) },
    );
    expect([levelOf(hills, a), levelOf(hills, b), levelOf(hills, placed({ x: 52, y: 12 }))]).toEqual([2, 0, 1]);
    expect([isUphillOf(hills, a, b), isUphillOf(hills, b, a), isUphillOf(hills, a, a)]).toEqual([true, false, false]);
  });
  rule('C1m', 'is blocked by no general', () => {
    expect(hasView(general(60, 20), general(60, 60), view(none, []))).toBe(true);
  });
  rule('C6b', 'adds up woods on the way', () => {
    const strip = (bottom: number, deep: number) =>
      ({ kind: 'wood', polygon: box(0, bottom, 120, bottom + deep) }) as const;
    expect(hasView(a, b, view(ground(strip(30, 2), strip(40, 3))))).toBe(true);
    expect(hasView(a, b, view(ground(strip(30, 2), strip(40, 3.1))))).toBe(false);
  });
});
describe('cover from sight', () => {
  const farm = ground({ kind: 'builtUp', polygon: box(55, 36, 65, 44) });
  const [sector = null] = farm.sectors;
  rule(
    ['C6d', 'C6e', 'C1c'],
    'a garrison is seen from less than 10 cm, or once it fired until the end of the next period',
    () => {
      const garrison = (firedLast: number | null) =>
        placed({ x: 60, y: 40, formation: 'garrison', sector, firedLast, side: 1 });
      const from = (y: number, firedLast: number | null = null) => {
        const unit = placed({ y, width: 4 });
        const held = garrison(firedLast);
        return [sees(unit, held, view(farm, [unit, held])), sees(held, unit, view(farm, [unit, held]))];
      };
      // 36 − 0.75 − 10 = 25.25: exactly 10 cm off.
      expect(from(25.25)).toEqual([false, true]);
      expect(from(25.26)).toEqual([true, true]);
      expect([from(20, 3), from(20, 2), from(20, 1)]).toEqual([
        [true, true],
        [true, true],
        [false, true],
      ]);
    },
  );
  rule('C6d', 'in a wood whose centre is more than 5 cm inside it', () => {
    const wood = ground({ kind: 'wood', polygon: box(40, 36, 80, 60) });
    const at = (y: number) => placed({ y, width: 4, side: 1 });
    expect([depthInWood(wood, at(41)), isConcealed(at(41), wood), isConcealed(at(41.01), wood)]).toEqual([
      500,
      false,
      true,
    ]);
    const unit = placed({ y: 20 });
    expect(sees(unit, at(41), view(wood))).toBe(true);
    expect(sees(unit, at(41.01), view(wood))).toBe(false);
    expect(sees(at(41.01), unit, view(wood))).toBe(true);
    expect(sees(unit, placed({ y: 41.01, width: 4, side: 1, firedLast: 2 }), view(wood))).toBe(true);
  });
  rule(['C5d', 'C6d'], 'a redoubt hides nobody', () => {
    const work = ground({ kind: 'redoubt', polygon: box(55, 36, 65, 44) });
    const held = placed({ formation: 'garrison', sector: work.sectors[0] ?? null, side: 1 });
    expect(sees(placed({ y: 10 }), held, view(work, [held]))).toBe(true);
  });
});
