import { describe, expect } from 'vitest';
import saalfeldFile from '../../data/scenarios/saalfeld-1806.json' with { type: 'json' };
import farmFile from '../../data/scenarios/tutorial-farm.json' with { type: 'json' };
import type { MoraleState } from '../model/vocabulary.ts';
import { MORALE_STATES } from '../model/vocabulary.ts';
import { ground, placed } from '../testing/placed.ts';
import { rule } from '../testing/rule.ts';
import {
  controlOf,
  fateOf,
  isArmyBroken,
  isHolding,
  type Margins,
  outcomeAt,
  outcomeByMargin,
  outcomeText,
  pointItems,
  pointsOf,
  type Score,
  type Scored,
} from './victory.ts';

const name = { en: 'N', fr: 'N' };
const unit = (side: number, state: MoraleState, more: Partial<Scored> = {}): Scored => ({
  ...{ side, name, state, isLedOff: false, isWithoutCrew: false },
  ...more,
});
const score = (more: Partial<Score> = {}): Score => ({ units: [], generals: [], objectives: [], ...more });
const margins = (file: typeof farmFile | typeof saalfeldFile, sides: readonly [string, string]): Margins => {
  const levels = file.victory.levels as Readonly<Record<string, Margins['levels'][number]>>;
  const tie = sides.indexOf(file.victory.tie);
  return { levels: sides.map((id) => levels[id] ?? []), tie: tie < 0 ? 'draw' : tie };
};
const farm = margins(farmFile, ['french', 'austrian']);
const saalfeld = margins(saalfeldFile, ['french', 'prussian']);

describe('points', () => {
  const worth = (state: MoraleState, more: Partial<Scored> = {}) =>
    pointsOf(0, score({ units: [unit(1, state, more), unit(0, 'rout')] }));
  rule(['C16a', 'C16g', '2.6-K5'], 'by what has become of each enemy unit', () => {
    expect(Object.fromEntries(MORALE_STATES.map((state) => [state, worth(state)]))).toEqual({
      ...{ steady: 0, uncontrolled: 0, halted: 0, retreat: 0, rallying: 0 },
      ...{ rout: 1, freed: 1, flight: 2, gone: 2, prisoner: 3 },
    });
    expect([worth('gone', { isLedOff: true }), fateOf({ state: 'gone', isLedOff: true })]).toEqual([3, 'prisoner']);
    // Guns without a crew count besides what the crew is worth.
    expect([worth('rout', { isWithoutCrew: true }), worth('steady', { isWithoutCrew: true })]).toEqual([2, 1]);
  });
  rule(['C16a', 'C16b'], 'by generals out and objectives held', () => {
    const general = (side: number, rank: 'commander' | 'division', isOut = true) => ({ side, name, rank, isOut });
    const at = score({
      generals: [
        general(1, 'commander'),
        general(1, 'division'),
        general(1, 'division', false),
        general(0, 'commander'),
      ],
      objectives: [
        { name, points: 3, holder: 0 },
        { name, points: 2, holder: 1 },
        { name, points: 5, holder: null },
      ],
    });
    expect([pointsOf(0, at), pointsOf(1, at)]).toEqual([6, 4]);
    expect(pointItems(0, at).map(({ rule: id, value, what }) => [id, value, what.en])).toEqual([
      ['C16b', 3, 'N held'],
      ['C16a', 2, 'N out of the battle'],
      ['C16a', 1, 'N out of the battle'],
    ]);
  });
});
describe('control', () => {
  const on = ground(
    {
      id: 'farm',
      kind: 'builtUp',
      polygon: [
        [55, 36],
        [65, 36],
        [65, 44],
        [55, 44],
      ],
    },
    {
      id: 'knoll',
      kind: 'hill',
      polygon: [
        [80, 50],
        [100, 50],
        [100, 70],
        [80, 70],
      ],
    },
  );
  const [sector] = on.sectors;
  const [hill] = on.hills;
  if (!sector || !hill) throw new Error('no ground');
  const knoll = { kind: 'hill', id: hill.id, shape: hill.shape } as const;
  const village = { kind: 'sector', id: sector.id, shape: sector.shape } as const;
  rule('C16b', 'is a steady or halted unit in the sector, or with its centre on the hill', () => {
    expect(isHolding(placed({ sector }), village)).toBe(true);
    expect(isHolding(placed({ x: 60, y: 40 }), village)).toBe(false);
    expect(isHolding(placed({ x: 90, y: 60, state: 'halted' }), knoll)).toBe(true);
    // Half of it is on the hill, its centre is not.
    expect(isHolding(placed({ x: 79, y: 60 }), knoll)).toBe(false);
    for (const state of ['retreat', 'rout', 'rallying', 'uncontrolled', 'prisoner', 'gone'] as const)
      expect(isHolding(placed({ x: 90, y: 60, state }), knoll)).toBe(false);
  });
  rule(['C16b', 'C16e'], 'stays with the last to hold it, and while both are there', () => {
    const [own, enemy] = [placed({ x: 90, y: 60 }), placed({ x: 90, y: 65, side: 1 })];
    expect(controlOf(knoll, null, [own])).toBe(0);
    expect([controlOf(knoll, 1, [own]), controlOf(knoll, 1, [own, enemy]), controlOf(knoll, 1, [])]).toEqual([0, 1, 1]);
    expect(controlOf(knoll, null, [own, enemy])).toBeNull();
    expect(controlOf(knoll, 1, [own, { ...enemy, state: 'rout' }])).toBe(0);
  });
});
describe('the end', () => {
  rule(['C16c', 'C16g'], 'an army breaks when half of its units are out of hand', () => {
    const army = (...states: readonly MoraleState[]) => states.map((state) => unit(0, state));
    expect(isArmyBroken(0, army('steady', 'steady', 'rout'))).toBe(false);
    expect(isArmyBroken(0, army('steady', 'rout', 'gone', 'halted'))).toBe(true);
    for (const state of ['flight', 'prisoner', 'freed'] as const)
      expect(isArmyBroken(0, army('steady', state))).toBe(true);
    for (const state of ['retreat', 'rallying', 'uncontrolled'] as const)
      expect(isArmyBroken(0, army('steady', state))).toBe(false);
    expect([isArmyBroken(1, army('rout')), isArmyBroken(0, [])]).toEqual([false, false]);
  });
  const by = (a: number, b: number, scale = farm) => {
    const { winner, level } = outcomeByMargin([a, b], scale);
    return [winner, level];
  };
  rule('C16d', 'after the last period, by the margins of the battle', () => {
    expect([by(5, 2), by(5, 3), by(4, 4), by(2, 3), by(0, 3)]).toEqual([
      [0, 'decisive'],
      [0, 'minor'],
      [null, 'draw'],
      [1, 'minor'],
      [1, 'decisive'],
    ]);
    expect([
      by(9, 3, saalfeld),
      by(8, 3, saalfeld),
      by(4, 4, saalfeld),
      by(4, 7, saalfeld),
      by(4, 8, saalfeld),
    ]).toEqual([
      [0, 'decisive'],
      [0, 'minor'],
      [1, 'minor'],
      [1, 'minor'],
      [1, 'decisive'],
    ]);
    // Ahead, but not by what its scale asks for.
    expect(by(1, 0, { levels: [[{ margin: 2, level: 'minor' }], []], tie: 'draw' })).toEqual([null, 'draw']);
  });
  rule(['C16c', 'C16d', 'C16f'], 'at once when one breaks; both together are a matter of margins', () => {
    const at = (units: readonly Scored[], isLastPeriod = false) =>
      outcomeAt({ score: score({ units }), margins: farm, isLastPeriod });
    const [fine, broken] = [unit(0, 'steady'), unit(0, 'rout')];
    const [well, routed, taken] = [unit(1, 'steady'), unit(1, 'rout'), unit(1, 'prisoner')];
    expect(at([fine, well])).toBeUndefined();
    expect(at([fine, well], true)).toMatchObject({ winner: null, level: 'draw', rule: 'C16d', points: [0, 0] });
    expect(at([broken, well])).toMatchObject({ winner: 1, level: 'decisive', rule: 'C16c', points: [0, 1] });
    expect(at([fine, routed])).toMatchObject({ winner: 0, level: 'decisive', rule: 'C16c' });
    expect(at([broken, routed])).toMatchObject({ winner: null, level: 'draw', rule: 'C16f' });
    expect(at([broken, taken])).toMatchObject({ winner: 0, level: 'minor', rule: 'C16f', points: [3, 1] });
  });
  rule('C16d', 'and says so', () => {
    const sides = [
      { en: 'French', fr: 'Français' },
      { en: 'Austrians', fr: 'Autrichiens' },
    ] as const;
    const says = (outcome: ReturnType<typeof outcomeByMargin>) => outcomeText(outcome, sides).en;
    expect(says(outcomeByMargin([3, 2], farm))).toBe('Minor victory for the French: one point ahead.');
    expect(says(outcomeByMargin([3, 3], farm))).toBe('A draw: neither side is far enough ahead.');
    expect(says(outcomeByMargin([3, 3], saalfeld))).toBe(
      'Minor victory for the Austrians: level on points, which is enough for them.',
    );
    const broke = outcomeAt({ score: score({ units: [unit(0, 'rout')] }), margins: farm, isLastPeriod: false });
    expect(broke && says(broke)).toBe(
      'Decisive victory for the Austrians: half of the army of the French or more is broken.',
    );
  });
});
