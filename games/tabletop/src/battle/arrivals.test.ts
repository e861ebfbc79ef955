import { describe, expect } from 'vitest';
import { drill } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';

const marsh = (id: string, x: number) => ({
  id,
  kind: 'marsh',
  polygon: [
    [x, 0],
    [x + 8, 0],
    [x + 8, 10],
    [x, 10],
  ],
});

describe('reinforcements', () => {
  rule(['C14a', 'C1e', 'C5h'], 'come to the nearest free place if theirs is taken, in no marsh', () => {
    const arrives = (terrain: readonly object[]) =>
      drill({
        phase: 'PERIOD_END',
        step: ['period'],
        terrain,
        units: [
          { id: 'a', x: 74, y: 2 },
          { id: 'late', x: 74, y: 2, arrives: 2 },
          { id: 'x', side: 1, x: 60, y: 80 },
        ],
        dice: [3, 4],
      }).told('arrived');
    expect(arrives([])).toMatchObject([{ piece: 'late', at: [90, 2] }]);
    // From 82 to 98 it would stand in the marsh from 90 on; from 50 to 66 in the other.
    expect(arrives([marsh('m', 90)])).toMatchObject([{ piece: 'late', at: [58, 2] }]);
    expect(arrives([marsh('m', 90), marsh('n', 50)])).toMatchObject([{ piece: 'late', at: [106, 2] }]);
  });
});
