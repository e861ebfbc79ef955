import { describe, expect } from 'vitest';
import { type StepParts, stepParts } from '../model/ground.ts';
import { COLUMNS, type ColumnName } from '../model/vocabulary.ts';
import { barOf, moverOf } from '../rules/5-mover.ts';
import { actDrill } from '../testing/act-drill.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { SOLFERINO } from '../testing/solferino-ground.ts';

const unit = (hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({ id: 'a', hex, ...more });
const high = (level: number, hex = '1009', terrain = 'clear'): DrillMap => ({
  overrides: [{ terrain, level, hexes: [hex] }],
});
/** A unit that is about to take one step, and what that costs it: the hex and the side. */
function stepping(
  map: DrillMap,
  from: string,
  to: string,
  more: Partial<DrillUnit> = {},
  weather: 'fair' | 'rain' = 'fair',
) {
  const d = actDrill({ map, units: [unit(from, more)], weather });
  const { g, w } = d;
  const at = d.hex(from);
  const direction = [0, 1, 2, 3, 4, 5].find((x) => w.near[at * 6 + x] === d.hex(to))!;
  const parts = (column: ColumnName): StepParts | undefined =>
    stepParts(w, w.charts, COLUMNS.indexOf(column), at, direction, d.hex(to), {
      isRain: weather === 'rain',
      isOffWay: false,
      isCut: false,
    });
  return { ...d, parts, bar: barOf(g, moverOf(g, d.unit('a')), at, direction, 0), total: d.cost('a', to) };
}

describe('slopes and crests, by the examples', () => {
  example('crest-cost', () => {
    const d = stepping(SOLFERINO, '2218', '2117');
    expect(d.parts('infantry')).toEqual({ hex: 1, side: 2 });
    expect(d.total).toBe(3);
    d.move('a', '2117');
    expect(d.spent('a')).toBe(3);
  });
  example('road-slope', () => {
    const d = stepping(SOLFERINO, '1424', '1425');
    expect(d.parts('infantry')).toEqual({ hex: 1, side: 0 });
    d.move('a', '1425');
    expect(d.spent('a')).toBe(1);
  });
  example('slope-without-road', () => {
    const d = stepping(high(3), '1010', '1009');
    expect(d.parts('infantry')).toEqual({ hex: 1, side: 2 });
    d.move('a', '1009');
    expect(d.spent('a')).toBe(3);
    expect(stepping(high(3), '1009', '1010').total).toBe(3);
  });
  example('sharp-cavalry', () => {
    const d = stepping(high(4), '1010', '1009', { type: 'light-cavalry' });
    expect(d.whyMove('a', '1009')).toContain('5.26b');
    const road = { ...high(4), roads: { secondary: [['1010', '1009']] } };
    expect(stepping(road, '1010', '1009', { type: 'light-cavalry' }).whyMove('a', '1009')).toEqual([]);
  });
  example('difficult-level-four', () => {
    const map = { ...high(4, '1009', 'difficult'), default: { terrain: 'clear', level: 3 } };
    const d = stepping(map, '1010', '1009');
    expect(d.parts('infantry')).toEqual({ hex: 2, side: 1 });
    d.move('a', '1009');
    expect(d.spent('a')).toBe(3);
    // Clear ground so high is difficult all the same.
    const clear = { ...high(4), default: { terrain: 'clear', level: 3 } };
    expect(stepping(clear, '1010', '1009').parts('infantry')).toEqual({ hex: 2, side: 1 });
  });
  example('crest-contracania', () => {
    const off = stepping({ base: 'san-martino' }, '1510', '1610');
    expect(off.parts('infantry')).toEqual({ hex: 1, side: 2 });
    expect(off.total).toBe(3);
    const by = stepping({ base: 'san-martino' }, '1509', '1610');
    expect(by.parts('infantry')).toEqual({ hex: 1, side: 1 });
    expect(by.total).toBe(2);
  });
});

describe('water, by the examples', () => {
  example('canal-infantry', () => {
    const d = stepping({ base: 'magenta' }, '2319', '2318');
    expect(d.parts('infantry')).toEqual({ hex: 3, side: 3 });
    d.move('a', '2318');
    expect([d.at('a'), d.spent('a'), d.isDisordered('a')]).toEqual(['2318', 6, true]);
  });
  example('canal-cavalry', () => {
    const d = stepping({ base: 'magenta' }, '2319', '2318', { type: 'light-cavalry' });
    expect([d.parts('cavalry'), d.bar]).toEqual([undefined, 'waterClosed']);
    const tired = stepping({ base: 'magenta' }, '2319', '2318', { type: 'light-cavalry', ma: 1 });
    expect(tired.whyMove('a', '2318')).toContain('5.23b');
  });
  example('ticino', () => {
    const d = stepping({ base: 'magenta' }, '1225', '1324', { ma: 1 });
    expect(d.bar).toBe('riverClosed');
    // One hex of any cost is the least a unit may go, but not over the river.
    expect(d.whyMove('a', '1324')).toEqual(['5.23a', '5.26a', '5.31a']);
    d.move('a', '1325');
    expect(d.spent('a')).toBe(1);
  });
  example('shallow-stream', () => {
    const map: DrillMap = { hexsides: { stream_shallow: ['1009|1010'] } };
    const d = stepping(map, '1010', '1009');
    d.move('a', '1009');
    expect([d.spent('a'), d.isDisordered('a')]).toEqual([2, false]);
    expect(stepping(map, '1010', '1009', { type: 'artillery', gun: 'F' }).total).toBe(3);
  });
  example('ford-by-road-only', () => {
    const map: DrillMap = {
      hexsides: { stream_deep: ['1009|1010', '1109|1110'] },
      roads: { secondary: [['1010', '1009']], track: [['1110', '1109']] },
    };
    const road = stepping(map, '1010', '1009', { type: 'light-cavalry' });
    road.move('a', '1009');
    expect(road.spent('a')).toBe(2);
    const track = stepping(map, '1110', '1109', { type: 'light-cavalry', ma: 1 });
    expect(track.whyMove('a', '1109')).toEqual(['5.23b', '5.26a', '5.31a']);
  });
  example('impassable-minimum', () => {
    const d = stepping({ base: 'magenta' }, '2319', '2318', { type: 'light-cavalry', ma: 1 });
    expect(d.spent('a')).toBe(0);
    expect(d.whyMove('a', '2318')).toContain('5.26a');
  });
});

describe('ways, by the examples', () => {
  example('track-no-slope', () => {
    const map: DrillMap = { ...high(3, '1009', 'woods'), roads: { track: [['1010', '1009']] } };
    const d = stepping(map, '1010', '1009');
    expect(d.parts('infantry')).toEqual({ hex: 1, side: 2 });
    d.move('a', '1009');
    expect(d.spent('a')).toBe(3);
  });
  example('railway-is-track', () => {
    const d = stepping({ base: 'magenta' }, '2721', '2821');
    expect(d.total).toBe(1);
    expect(stepping({ base: 'magenta' }, '2721', '2821', { type: 'artillery', gun: 'F' }).total).toBe(2);
    expect(d.whyMove('a', '2821', { strategic: true })).toEqual(['5.11c']);
  });
  example('light-cultivation-stacked', () => {
    const map: DrillMap = {
      default: { terrain: 'lightly_cultivated', level: 1 },
      roads: { secondary: [['1011', '1010']] },
    };
    expect(stepping(map, '1011', '1010').total).toBe(1);
    const units = [unit('1011'), { id: 'f', hex: '1010' }];
    const d = actDrill({ map, units });
    expect(d.cost('a', '1010')).toBe(2);
    d.move('a', '1010');
    expect(d.spent('a')).toBe(2);
  });
});
