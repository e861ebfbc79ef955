import { frontOfSide, rearOfSide } from '@tambour/boards';
import { describe, expect } from 'vitest';
import { adjustedCohesion } from '../model/state.ts';
import { fixCommand, hasOrders, mayTryOrders } from '../rules/4-command.ts';
import { attackSidesOf, zoneOf } from '../rules/6-zone-of-control.ts';
import { takeHits } from '../rules/8-losses.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { drill } from '../testing/loose-field.ts';

type Drill = ReturnType<typeof drill>;
const idOf = (d: Drill, id: string) => d.w.unitIndex.get(id)!;
/** The hexes around a unit that a mask of sides means. */
const hexes = (d: Drill, id: string, sides: number): string[] =>
  [0, 1, 2, 3, 4, 5]
    .filter((k) => sides & (1 << k))
    .map((k) => d.w.hexNames[d.w.near[d.g.s.unit.hex[idOf(d, id)]! * 6 + k]!]!)
    .sort();
const zone = (map: DrillMap, ...units: DrillUnit[]): string[] => {
  const d = drill({ map, units });
  return hexes(d, units[0]!.id, zoneOf(d.g, idOf(d, units[0]!.id)));
};
const front = (facing: number) => frontOfSide(facing).reduce((bits, k) => bits | (1 << k), 0);
const MAGENTA = { base: 'magenta' } as const;
const unit = (hex: string, facing: number, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id: 'a',
  hex,
  facing,
  ...more,
});

describe('zones of control, by the examples', () => {
  example('zoc-heavy-road', () => {
    const d = drill({ map: MAGENTA, units: [unit('2403', 2)] });
    expect(hexes(d, 'a', zoneOf(d.g, idOf(d, 'a')))).toEqual(['2404', '2503']);
    expect(hexes(d, 'a', front(2))).toEqual(['2404', '2502', '2503']);
  });
  example('zoc-light', () => {
    const map = { default: { terrain: 'lightly_cultivated', level: 1 } };
    const d = drill({ map, units: [unit('1010', 0), { id: 'e', side: 'austrian', hex: '1109' }] });
    expect(hexes(d, 'a', zoneOf(d.g, idOf(d, 'a')))).toEqual(['1009']);
    expect(hexes(d, 'a', attackSidesOf(d.g, idOf(d, 'a')))).toContain('1109');
  });
  example('zoc-bridge', () => {
    expect(zone(MAGENTA, unit('2520', 5))).not.toContain('2420');
  });
  example('zoc-slope', () => {
    const map = { overrides: [{ terrain: 'clear', level: 3, hexes: ['1009'] }] };
    expect(zone(map, unit('1010', 0))).not.toContain('1009');
    expect(zone(map, unit('1009', 3))).toContain('1010');
    expect(zone(map, unit('1009', 3, { type: 'light-cavalry' }))).not.toContain('1010');
  });
  example('zoc-town', () => {
    expect(zone(MAGENTA, unit('3516', 3))).toEqual(['3417']);
  });
  example('zoc-canal', () => {
    expect(zone({ hexsides: { canal: ['1010|1011'] } }, unit('1010', 3))).toEqual(['0910', '1110']);
  });
  example('town-garrison', () => {
    expect(zone(MAGENTA, unit('3617', 0), { ...unit('3617', 0), id: 'b' })).toEqual(['3516', '3716', '3717']);
  });
  example('town-road-zoc', () => {
    const garrison = { side: 'austrian' } as const;
    const two = [unit('3517', 0, garrison), { ...unit('3517', 0, garrison), id: 'b' }] as const;
    expect(zone(MAGENTA, ...two)).toEqual(['3417', '3418', '3516', '3518']);
  });
  example('town-single', () => {
    expect(zone(MAGENTA, unit('3517', 5, { side: 'austrian' }))).toEqual(['3417', '3418', '3516']);
  });
  example('front-rear', () => {
    const d = drill({ units: [unit('1010', 1)] });
    const rear = rearOfSide(1).reduce((bits, k) => bits | (1 << k), 0);
    expect(hexes(d, 'a', front(1))).toEqual(['1009', '1109', '1110']);
    expect(hexes(d, 'a', rear)).toEqual(['0909', '0910', '1011']);
  });
});

describe('hits and finished leaders, by the examples', () => {
  example('adjusted-cohesion', () => {
    const d = drill({ units: [unit('1010', 0, { cohesion: 6, hits: 2 })] });
    expect(adjustedCohesion(d.g, idOf(d, 'a'))).toBe(4);
  });
  example('elimination', () => {
    const d = drill({ units: [unit('1010', 0, { cohesion: 4, hits: 4 })] });
    expect(d.g.s.unit.place[idOf(d, 'a')]).toBe(1);
    takeHits(d.g, idOf(d, 'a'), 1, '7.25');
    expect(d.g.s.unit.place[idOf(d, 'a')]).toBe(2);
    expect([...d.g.s.side.killed]).toEqual([0, 1]);
  });
  example('finished-brigadier', () => {
    const leaders = [{ id: 'b', hex: '1010' }, { id: 'c', rank: 'corps', corps: 'allied', hex: '1010' } as const];
    const d = drill({ leaders, units: [unit('1010', 0, { brigade: 'b' })] });
    const b = d.w.formationIndex.get('b')!;
    expect([hasOrders(d.g, b), mayTryOrders(d.g, b)]).toEqual([true, true]);
    d.g.s.leader.isFinished[d.w.leaderIndex.get('b')!] = 1;
    expect([hasOrders(d.g, b), mayTryOrders(d.g, b)]).toEqual([false, false]);
    fixCommand(d.g, b);
    expect(d.g.s.unit.did[idOf(d, 'a')]! & 1).toBe(0);
  });
});
