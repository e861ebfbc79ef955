import { BadInput } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import chartsFile from '../../data/charts.json' with { type: 'json' };
import { CHARTS, readCharts } from './charts.ts';
import { RESULTS } from './vocabulary.ts';

type Json = { [key: string | number]: unknown };
/** The field that is told to be wrong when the value at the end of a way is another; `undefined` takes it away. */
function wrong(value: unknown, ...way: readonly (string | number)[]): string {
  const copy: unknown = structuredClone(chartsFile);
  const last = way.at(-1) ?? '';
  const inner = way.slice(0, -1).reduce<unknown>((outer, key) => (outer as Json)[key], copy) as Json;
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  try {
    readCharts(copy);
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
  return 'accepted';
}

describe('the charts', () => {
  it('are read as they are', () => {
    expect(wrong(40, 'scale', 'menPerFigure')).toBe('accepted');
    expect(CHARTS.nations.entries.length).toBe(57);
    expect(CHARTS.scale.lossesPerFigureRemoved).toBe(40);
  });
  it('name what is missing, unknown or out of bounds', () => {
    expect(wrong(undefined, 'scale', 'menPerFigure')).toBe('charts.scale.menPerFigure');
    expect(wrong(40, 'scale', 'men')).toBe('charts.scale.men');
    expect(wrong('much', 'melee', 'modifiers', 'guard')).toBe('charts.melee.modifiers.guard');
    expect(wrong(-1, 'distances', 'entries', 'sightTest', 'cm')).toBe('charts.distances.entries.sightTest.cm');
    expect(wrong('veteran', 'nations', 'entries', 3, 'status')).toBe('charts.nations.entries.3.status');
  });
  it('keep their order, their formulas and each other’s figures', () => {
    expect(wrong(6, 'resultTable', 'rows', 2, 'min')).toBe('charts.resultTable.rows.3.max');
    expect(wrong(-9, 'resultTable', 'rows', 10, 'min')).toBe('charts.resultTable.rows.10.min');
    expect(wrong(120, 'lossTranches', 'table', '4', 4)).toBe('charts.lossTranches.table.4.4');
    expect(wrong(14, 'psychologicalThresholds', 'table', '20', 'twoThirds')).toBe(
      'charts.psychologicalThresholds.table.20.twoThirds',
    );
    expect(wrong(-3, 'psychologicalThresholds', 'penalty', 'half', 'guard')).toMatch(
      /^charts\.factors\.entries\.\d+\.byStatus\.guard$/,
    );
    expect(wrong(2, 'generalContact', 'points', '60')).toBe('charts.generalContact.points.60');
    expect(wrong(15, 'generalDistance', 'bands', 1, 'from')).toBe('charts.generalDistance.bands.1');
    expect(wrong(7, 'interpenetration', 'table', 0, 'routing')).toBe('charts.interpenetration.table.0');
    expect(wrong('F01', 'factors', 'entries', 0, 'code')).toBe('charts.factors.entries');
    expect(wrong([...RESULTS].reverse(), 'meta', 'results')).toBe('charts.meta.results');
  });
});
