import { isOnTable, overlaps } from '@tambour/boards';
import { describe, expect } from 'vitest';
import { isTouching } from '../rules/table/placed.ts';
import { drill } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';
import { lose, standAt } from './doors.ts';
import { mark } from './model/state.ts';
import { lookAgain, unitOf } from './model/views.ts';
import { dropRoutShape, takeRoutShape } from './phases/compulsory/leaving.ts';

describe('figures that go', () => {
  rule(['C2i', 'C1e'], 'leave a unit in contact beside its enemy, not a hair over it', () => {
    const one = drill({
      units: [
        { id: 'x', x: 43.33, y: 45.16, facing: 45, formation: 'attackColumn', figures: 15 },
        {
          id: 'a',
          x: 47.92,
          y: 49.06,
          facing: 225,
          formation: 'attackColumn',
          figures: 5,
          side: 1,
          type: 'austrian.hussar',
        },
      ],
    });
    const [a, x] = [unitOf(one.g, one.unit('a')), unitOf(one.g, one.unit('x'))];
    expect([overlaps(a.shape, x.shape), isTouching(a, x)]).toEqual([false, true]);
    // To the nearest tenth its front edge would be 0.003 mm farther ahead.
    lose(one.g, a.u, 40, 'C9b');
    expect(unitOf(one.g, a.u).base).toMatchObject({ heading: 22_500, width: 300, depth: 400 });
    expect([overlaps(a.shape, x.shape), isTouching(a, x)]).toEqual([false, true]);
  });
  rule(['C2i', 'C1n'], 'leave a unit at the edge of the table on it, not a hair over it', () => {
    const horse = { type: 'austrian.hussar', side: 1, facing: 15, formation: 'attackColumn', figures: 6 } as const;
    const one = drill({
      height: 90,
      units: [
        { id: 'x', x: 20, y: 20 },
        { id: 'a', x: 67.85, y: 86.71, ...horse },
      ],
    });
    const a = unitOf(one.g, one.unit('a'));
    const isOn = () => isOnTable(one.g.w.table, a.shape);
    expect(isOn()).toBe(true);
    lose(one.g, a.u, 80, 'C9b');
    expect([a.figures, isOn()]).toEqual([4, true]);
  });
  rule(['C2a', 'C2h', 'C2i'], 'leave a rout no wider than those who are left', () => {
    const one = drill({
      units: [
        { id: 'a', x: 60, y: 40, figures: 9, state: 'rout' },
        { id: 'x', x: 60, y: 100, facing: 180, side: 1 },
      ],
    });
    const u = one.unit('a');
    one.g.s.unit.front[u] = 6;
    mark(one.g, u, 'routShape');
    lookAgain(one.g, u);
    expect(unitOf(one.g, u).base).toMatchObject({ width: 600, depth: 300 });
    lose(one.g, u, 160, 'C9b');
    expect(unitOf(one.g, u).base).toMatchObject({ width: 500, depth: 150, y: 4075 });
  });
});

describe('the shape of a rout', () => {
  rule(['C1e', 'C2l'], 'that cannot be taken leaves the unit as it stood', () => {
    const one = drill({
      units: [
        { id: 'a', x: 60, y: 40, figures: 12, formation: 'line', state: 'flight' },
        { id: 'b', x: 60, y: 36, figures: 12, formation: 'line' },
        { id: 'c', x: 68, y: 40, figures: 4, formation: 'marchColumn' },
        { id: 'x', x: 60, y: 100, facing: 180, side: 1 },
      ],
    });
    const u = one.unit('a');
    one.g.s.unit.front[u] = 1;
    const shape = unitOf(one.g, u).base;
    const stood = { ...shape };
    const before = takeRoutShape(one.g, u)!;
    expect(unitOf(one.g, u).base).toMatchObject({ width: 100, depth: 1800 });
    standAt(one.g, u, stood.x, stood.y, 9_000);
    dropRoutShape(one.g, u, stood.heading, before);
    // Turned a quarter its column would reach into c and its line into b.
    expect(unitOf(one.g, u).base).toEqual(stood);
  });
});
