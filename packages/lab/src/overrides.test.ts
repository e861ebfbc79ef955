import { BadInput } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { type BattleFigures, isFigureKey, numberAt, parseOverride, withOverrides } from './overrides.ts';
import { grid, parseSweep, parseUntil } from './sweep.ts';

const FIGURES: BattleFigures = {
  scenario: {
    id: 'field',
    turns: [{ time: '11:00' }, { time: '12:00' }, { time: '13:00' }],
    units: [
      { id: 'g1', name: { en: 'Old Guard', fr: 'Vieille Garde' }, side: 'F', front: { fc: 4 }, at: '014' },
      { id: 'g2', name: 'St. Paul 2/', side: 'F', front: { fc: 3 }, arrives: 3 },
      { id: 'k1', name: 'Garde', side: 'C', front: { fc: 5 } },
      { id: 'k2', name: 'Garde', side: 'C', front: { fc: 6 } },
    ],
    formations: { F: { left: { name: 'Left wing', units: [{ id: 'w1', name: 'Vivarais', front: { fc: 2 } }] } } },
    victory: {
      objectives: [
        { zone: '16', name: 'Street', side: 'C', vp: 3 },
        { zone: '16', name: 'Street', side: 'P', vp: 6 },
      ],
    },
    effects: [
      { kind: 'night', turns: [2, 3] },
      { kind: 'storm', turns: [3] },
    ],
    bridges: { '2313': 10, '3115': 10 },
  },
  charts: { fire: { range: 2, rates: [0.5, 0.25] } },
  words: { turns: 'scenario.turns', strength: 'front.fc' },
};
const made = (...texts: string[]) =>
  withOverrides(
    FIGURES,
    texts.map((text) => {
      const found = parseOverride(text);
      if (!found) throw new Error(text);
      return found;
    }),
  );
const at = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((v, key) => (v as Record<string, unknown> | undefined)?.[key], json);

describe('changes of figures', () => {
  it.each([
    ['unit.g1.strength=7', 'scenario.units.0.front.fc', 7],
    ['unit.old guard.strength=7', 'scenario.units.0.front.fc', 7],
    ['unit.Vieille Garde.front.fc+=2', 'scenario.units.0.front.fc', 6],
    ['unit.St. Paul 2/.arrives-=1', 'scenario.units.1.arrives', 2],
    ['unit.Vivarais.strength*=1.5', 'scenario.formations.F.left.units.0.front.fc', 3],
    ['formation.left.name=Right', 'scenario.formations.F.left.name', 'Right'],
    ['scenario.bridges.2313=0', 'scenario.bridges.2313', 0],
    ['scenario.victory.objectives.side:P.Street.vp=9', 'scenario.victory.objectives.1.vp', 9],
    ['unit.g1.at=016', 'scenario.units.0.at', '016'],
    ['unit.g1.arrives=2', 'scenario.units.0.arrives', 2],
    ['charts.fire.range=3', 'charts.fire.range', 3],
    ['charts.fire.rates.1*=0.5', 'charts.fire.rates.1', 0.125],
    ['scenario.turns.2.time=14:00', 'scenario.turns.2.time', '14:00'],
  ])('%s', (text, path, value) => {
    expect(at(made(text), path)).toBe(value);
  });
  it('of many at once, by a star or by a field', () => {
    const all = made('scenario.units.*.front.fc*=2', 'scenario.units.side:C.front.fc+=1').scenario;
    expect([0, 1, 2, 3].map((i) => at(all, `units.${i}.front.fc`))).toEqual([8, 6, 11, 13]);
    expect(at(made('scenario.bridges.*=5'), 'scenario.bridges')).toEqual({ 2313: 5, 3115: 5 });
    // Only those that have the field.
    expect(at(made('scenario.units.*.arrives-=1'), 'scenario.units')).toMatchObject([
      { id: 'g1', at: '014' },
      { arrives: 2 },
      {},
      {},
    ]);
    expect(at(made('scenario.units.*.arrives-=1'), 'scenario.units.0')).not.toHaveProperty('arrives');
  });
  it('make a list shorter or longer by a number, and take out what is left empty', () => {
    expect(at(made('turns=2'), 'scenario.turns')).toEqual([{ time: '11:00' }, { time: '12:00' }]);
    // What was to happen in the turn that is gone does not; by its path, the list alone is changed.
    expect(at(made('turns=2'), 'scenario.effects')).toEqual([{ kind: 'night', turns: [2] }]);
    expect(at(made('scenario.turns=2'), 'scenario.effects')).toHaveLength(2);
    expect(at(made('turns+=1'), 'scenario.turns.3')).toEqual({ time: '13:00' });
    expect(at(made('unit.g2.arrives='), 'scenario.units.1')).not.toHaveProperty('arrives');
    expect(at(made('unit.g1.at=["014","015"]'), 'scenario.units.0.at')).toEqual(['014', '015']);
  });
  it('leave the game’s own figures as they are, and files that were not touched out', () => {
    const before = JSON.stringify(FIGURES);
    expect(Object.keys(made('turns=2'))).toEqual(['scenario']);
    expect(Object.keys(made('charts.fire.range=1'))).toEqual(['charts']);
    // What helps to find things is not written into them.
    expect(JSON.stringify(made('formation.left.name=X').scenario)).not.toContain('"id":"left"');
    expect(JSON.stringify(FIGURES)).toBe(before);
  });
  it.each([
    ['unit.g1.strenght=3', 'unit.g1.strenght', /^has no "strenght"; the closest are /],
    ['unit.gg1.strength=3', 'unit.gg1.strength', /^has no "gg1"; the closest are g1/],
    ['unit.Garde.strength=3', 'unit.Garde.strength', /^means several: k1, k2$/],
    ['uint.g1.strength=3', 'uint.g1.strength', /the closest are unit$/],
    ['scenario.trns=3', 'scenario.trns', /the closest are turns$/],
    ['charts.fire.range.deep=3', 'charts.fire.range.deep', /nothing inside/],
    ['unit.g1=3', 'unit.g1', /all figures at once/],
    ['scenario=3', 'scenario', /all figures at once/],
    ['unit.g1.at+=1', 'unit.g1.at', /is for numbers/],
    ['unit.g1.strength+=x', 'unit.g1.strength', /needs a number, not "x"/],
    ['scenario.units.side:X.front.fc=1', 'scenario.units.side:X.front.fc', /has nothing with side:X/],
  ])('%s is refused', (text, field, reason) => {
    try {
      made(text);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(BadInput);
      expect(error).toMatchObject({ field, reason: expect.stringMatching(reason) });
    }
  });
  it('know their keys from options, and what a figure is now', () => {
    expect(['turns', 'unit.x.y', 'edition'].map((key) => isFigureKey(key, FIGURES))).toEqual([true, true, false]);
    expect(numberAt(FIGURES, 'unit.g1.strength')).toBe(4);
    expect(numberAt(FIGURES, 'turns')).toBe(3);
    expect(numberAt(FIGURES, 'unit.g1.at')).toBeUndefined();
    expect(numberAt(FIGURES, 'scenario.units.*.front.fc')).toBeUndefined();
    for (const text of ['', '=3', 'x', '+=3']) expect(parseOverride(text)).toBeUndefined();
  });
});

describe('sweeps', () => {
  it.each([
    ['k=1..4', ['1', '2', '3', '4']],
    ['k=0..1..0.25', ['0', '0.25', '0.5', '0.75', '1']],
    ['k=0.1..0.3..0.1', ['0.1', '0.2', '0.3']],
    ['k=-1..1', ['-1', '0', '1']],
    ['k=a, b,c', ['a', 'b', 'c']],
  ])('%s', (text, values) => expect(parseSweep(text)).toEqual({ key: 'k', values }));
  it.each(['k', 'k=', 'k=3', 'k=5..1', 'k=1..', 'k=a,,b', 'k=a,a', 'k=1..1000'])('%s is refused', (text) =>
    expect(() => parseSweep(text)).toThrow(BadInput),
  );
  it('of several keys make a grid, the last fastest', () => {
    const rows = grid([parseSweep('a=1..2'), parseSweep('b=x,y')]);
    expect(rows.map((row) => row.map(({ value }) => value).join(''))).toEqual(['1x', '1y', '2x', '2y']);
    expect(grid([])).toEqual([[]]);
    expect(() => grid([parseSweep('a=1..100'), parseSweep('b=1..100')])).toThrow('10000');
  });
  it.each([
    ['±2%', 0.02],
    ['2%', 0.02],
    ['0.02', 0.02],
    ['2,5 %', 0.025],
    ['+-3%', 0.03],
    ['60%', undefined],
    ['0', undefined],
    ['two', undefined],
  ])('an interval of %s', (text, share) => expect(parseUntil(text)).toBe(share));
});
