import { describe, expect } from 'vitest';
import { ground, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { shelterOf, woodOf } from './ground.ts';
import { isOnRoad } from './lines.ts';
import { shelterAt } from './shelter.ts';

const line = (kind: 'hedge' | 'wall' | 'stream', y: number) =>
  ground({
    kind,
    line: [
      [50, y],
      [70, y],
    ],
  });
describe('shelter', () => {
  rule(
    ['C5a', 'C5m', '1.2-F03'],
    'in a wood is for who has half his footprint in it; where he is goes by his centre',
    () => {
      const edge = (x: number) =>
        ground({
          kind: 'wood',
          polygon: [
            [x, 30],
            [90, 30],
            [90, 50],
            [x, 50],
          ],
        });
      expect(shelterAt(placed(), edge(60))).toBe('light');
      expect(shelterAt(placed(), edge(60.01))).toBe('none');
      expect([woodOf(edge(60), placed())?.id, woodOf(edge(60.01), placed())]).toEqual(['wood0', undefined]);
    },
  );
  rule(['C5e', '1.2-F04', '1.2-F03'], 'of a hedge or wall is within 1 cm behind it, across the front', () => {
    // The front edge of the unit is at 40.75.
    expect([41.75, 41.76].map((y) => shelterAt(placed(), line('hedge', y)))).toEqual(['light', 'none']);
    expect(shelterAt(placed(), line('wall', 41))).toBe('hard');
    expect(shelterAt(placed(), line('stream', 41))).toBe('none');
    expect(shelterAt(placed({ facing: 180 }), line('wall', 41))).toBe('none');
    // Astride it, or with it at one's side, nobody is behind it.
    expect(shelterAt(placed(), line('wall', 40))).toBe('none');
    expect(shelterAt(placed({ facing: 90, y: 32 }), line('wall', 40.5))).toBe('none');
  });
  rule(['C5b', 'C5d', '1.2-F05'], 'of a house or redoubt is for its garrison', () => {
    for (const kind of ['builtUp', 'redoubt'] as const) {
      const farm = ground({
        kind,
        polygon: [
          [50, 36],
          [70, 36],
          [70, 44],
          [50, 44],
        ],
        capacity: 20,
      });
      expect(shelterAt(placed({ formation: 'garrison', sector: farm.sectors[0] ?? null }), farm)).toBe('house');
    }
    expect(shelterOf('hill')).toBe('none');
  });
  rule(['1.2-F04', 'C5e'], 'of several is the best', () => {
    const both = ground(
      {
        kind: 'hedge',
        line: [
          [50, 41],
          [70, 41],
        ],
      },
      {
        kind: 'wall',
        line: [
          [50, 41.5],
          [70, 41.5],
        ],
      },
    );
    expect(shelterAt(placed(), both)).toBe('hard');
  });
});
describe('a road', () => {
  rule('C5j', 'is under a column whose front and rear middles are within 1 cm of its line', () => {
    const road = ground({
      kind: 'road',
      line: [
        [60, 0],
        [60, 80],
      ],
    });
    const column = (x: number, facing = 0) => placed({ x, facing, width: 2, depth: 9 }).base;
    expect([60, 61, 61.01].map((x) => isOnRoad(column(x), road))).toEqual([true, true, false]);
    expect(isOnRoad(column(60, 20), road)).toBe(false);
  });
});
