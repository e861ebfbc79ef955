import { BadInput } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import chartsFile from '../../../data/charts.json' with { type: 'json' };
import farmFile from '../../../data/scenarios/tutorial-farm.json' with { type: 'json' };
import { rule } from '../../testing/rule.ts';
import { SCENARIO_IDS, tabletopWorld } from './world.ts';

/** The field that is at fault, and why. */
function faultOf(choice: Parameters<typeof tabletopWorld>[0]): readonly [string, string] | undefined {
  try {
    tabletopWorld(choice);
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return [error.field, error.reason];
    throw error;
  }
}

describe('the table of a battle', () => {
  it('is laid for every scenario, once', () => {
    for (const scenario of SCENARIO_IDS) expect(tabletopWorld({ scenario })).toBe(tabletopWorld({ scenario }));
    expect(faultOf({ scenario: 'austerlitz' })?.[0]).toBe('scenario');
  });
  it('has the figures of the game: its own may be given again, others are refused', () => {
    expect(faultOf({ charts: structuredClone(chartsFile) })).toBeUndefined();
    const others = structuredClone(chartsFile);
    others.scale.menPerFigure = 20;
    expect(faultOf({ charts: others })).toEqual(['charts', expect.stringContaining('leave them out')]);
  });
  rule(['C5g', 'C5h'], 'has bridges over streams; one over a river is refused, not ignored', () => {
    const farm = structuredClone(farmFile) as { terrain: object[] } & typeof farmFile;
    const river = { id: 'river', kind: 'river', name: { en: 'River', fr: 'Rivière' } };
    farm.terrain.push({ ...river, polygon: [[0, 2], [120, 2], [120, 6], [0, 6]] }); // biome-ignore format: an outline
    expect(faultOf({ scenarioData: farm })).toBeUndefined();
    farm.terrain.push({ id: 'bridge', kind: 'bridge', name: river.name, over: 'river', width: 4, at: [60, 4] });
    const [field, reason] = faultOf({ scenarioData: farm }) ?? [];
    expect([field, reason]).toEqual([
      `scenario.terrain.${farm.terrain.length - 1}.over`,
      expect.stringContaining('stream'),
    ]);
  });
});
