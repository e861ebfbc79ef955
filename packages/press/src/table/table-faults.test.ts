import { describe, expect, it } from 'vitest';
import type { Point } from '../ink.ts';
import type { TablePlan, TableTerrain } from './table-plan.ts';
import { tableSheet } from './table-plate.ts';
import { tableCountry } from './testing/table-country.ts';

describe('a plan with a fault', () => {
  const fault = (changes: Partial<TablePlan>): string => {
    try {
      tableSheet(tableCountry(changes));
    } catch (error) {
      return String(error);
    }
    return 'none';
  };
  const wood = (polygon: readonly Point[]): TableTerrain => ({ id: 'w', kind: 'wood', polygon });

  it('says which field and why', () => {
    const bare = { prizes: [], exits: [] };
    expect(fault({})).toBe('none');
    expect(fault({ width: 0 })).toMatch(/width, height: 0 × 120/);
    expect(fault({ ...bare, terrain: [wood([[1, 1]])] })).toMatch(/terrain w\.polygon: 1 points, at least 3/);
    expect(
      fault({
        ...bare,
        terrain: [
          wood([
            [1, 1],
            [200, 1],
            [4, 9],
          ]),
        ],
      }),
    ).toMatch(/terrain w\.polygon\[1\]: \(200, 1\)/);
    expect(
      fault({
        ...bare,
        terrain: [
          wood([
            [1, 1],
            [2, 2],
            [3, 3],
          ]),
        ],
      }),
    ).toMatch(/encloses nothing/);
    expect(fault({ ...bare, terrain: [{ id: 'b', kind: 'bridge', at: [1, 1], width: 3, over: 'x' }] })).toMatch(
      /terrain b\.over: x is no stream/,
    );
    expect(
      fault({
        ...bare,
        terrain: [
          {
            id: 's',
            kind: 'stream',
            line: [
              [1, 1],
              [2, 2],
            ],
            width: -1,
          },
        ],
      }),
    ).toMatch(/terrain s\.width: -1/);
    expect(
      fault({
        ...bare,
        terrain: [
          {
            id: 'h',
            kind: 'hill',
            level: 0,
            polygon: [
              [1, 1],
              [9, 1],
              [4, 9],
            ],
          },
        ],
      }),
    ).toMatch(/terrain h\.level: 0/);
    expect(
      fault({
        ...bare,
        terrain: [
          wood([
            [1, 1],
            [9, 1],
            [4, 9],
          ]),
          wood([
            [1, 1],
            [9, 1],
            [4, 9],
          ]),
        ],
      }),
    ).toMatch(/terrain w: the id is there twice/);
    expect(fault({ prizes: [{ terrain: 'nowhere', text: '1' }] })).toMatch(/no terrain nowhere/);
    expect(fault({ exits: [{ side: 0, edge: 'north', from: 20, to: 190, text: '', colour: 'blue' }] })).toMatch(
      /exits north: 20 to 190/,
    );
  });
});
