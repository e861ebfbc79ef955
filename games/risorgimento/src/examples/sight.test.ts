import { describe, expect } from 'vitest';
import { canSee } from '../rules/7-sight.ts';
import type { DrillSpec } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { fireDrill } from '../testing/fire-drill.ts';
import { labelOf, placeOf, sightGround } from '../testing/sight-ground.ts';
import { slowSight } from '../testing/slow-sight.ts';

type Hill = readonly [terrain: string, level: number, ...hexes: string[]];
const ground = (...hills: readonly Hill[]): DrillSpec => ({
  map: { overrides: hills.map(([terrain, level, ...hexes]) => ({ terrain, level, hexes })) },
});
/** Whether two hexes see each other, and what blocks, by the clauses of our specification. */
function sight(spec: DrillSpec, from: string, to: string) {
  const d = fireDrill(spec);
  const blocks = slowSight(sightGround(d.g), placeOf(d.g, d.hex(from)), placeOf(d.g, d.hex(to)));
  expect(canSee(d.g, d.hex(from), d.hex(to))).toBe(blocks.length === 0);
  return blocks.map(({ at, clause }) => `${labelOf(at)} by ${clause}`);
}

describe('sight, by the examples', () => {
  example('los-hill', () => {
    expect(sight(ground(['clear', 2, '1008']), '1010', '1006')).toEqual(['1008 by 1']);
  });
  example('los-unit-from-height', () => {
    const units = [{ id: 'u', hex: '1007' }];
    expect(sight({ ...ground(['clear', 2, '1010']), units }, '1010', '1006')).toEqual([]);
    expect(sight({ units }, '1010', '1006')).toEqual(['1007 by 2']);
  });
  example('los-woods-halfway', () => {
    expect(sight(ground(['clear', 3, '1010'], ['woods', 1, '1008']), '1010', '1006')).toEqual(['1008 by 3']);
    expect(sight(ground(['clear', 3, '1010'], ['woods', 1, '1009']), '1010', '1006')).toEqual([]);
  });
  example('los-symmetric', () => {
    expect(sight(ground(['clear', 3, '1010'], ['woods', 1, '1008']), '1006', '1010')).toEqual(['1008 by 4']);
  });
  example('los-both-above', () => {
    expect(sight(ground(['clear', 3, '1010', '1006'], ['woods', 1, '1008']), '1010', '1006')).toEqual([]);
  });
  example('los-along-hexside', () => {
    expect(sight(ground(['woods', 1, '1109']), '1010', '1210')).toEqual(['1109 by 1', '1109 by 2']);
    expect(sight(ground(['woods', 1, '1110']), '1010', '1210')).toEqual(['1110 by 1', '1110 by 2']);
  });
  example('los-adjacent', () => {
    const gun = { id: 'f', type: 'artillery', hex: '1010' } as const;
    const d = fireDrill({ ...ground(['woods', 1, '1009']), units: [gun, { id: 'e', side: 'austrian', hex: '1009' }] });
    expect(d.gunsListed()).toEqual(['f > 1009']);
  });
});
