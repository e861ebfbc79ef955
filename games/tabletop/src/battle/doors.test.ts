import { overlaps } from '@tambour/boards';
import { describe, expect } from 'vitest';
import { isTouching } from '../rules/table/placed.ts';
import { drill } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';
import { lose } from './doors.ts';
import { unitOf } from './model/views.ts';

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
});
