import { describe, expect } from 'vitest';
import { type DrillSpec, type DrillUnit, drill } from '../../testing/drill.ts';
import { rule } from '../../testing/rule.ts';
import { LEADER_PLACES } from '../model/marks.ts';
import { scoreItems, scoreOf } from '../verdict.ts';

const FARM = {
  ...{ id: 'farm', kind: 'builtUp', capacity: 20 },
  polygon: [
    [55, 36],
    [65, 36],
    [65, 44],
    [55, 44],
  ],
};
const KNOLL = {
  ...{ id: 'knoll', kind: 'hill', level: 1 },
  polygon: [
    [80, 50],
    [100, 50],
    [100, 70],
    [80, 70],
  ],
};
const ground: Partial<DrillSpec> = {
  terrain: [FARM, KNOLL],
  objectives: [
    { id: 'o-farm', terrain: 'farm', points: 3 },
    { id: 'o-knoll', terrain: 'knoll', points: 2 },
  ],
  control: { 'o-farm': null, 'o-knoll': 'white' },
};
const end = (units: readonly DrillUnit[], more: Partial<DrillSpec> = {}) =>
  drill({ ...ground, units, phase: 'PERIOD_END', step: ['period-end'], period: 2, ...more });
const near = (id: string, x: number, y: number, more: Partial<DrillUnit> = {}): DrillUnit => ({ id, x, y, ...more });
const far = (id: string, x: number, y: number, more: Partial<DrillUnit> = {}): DrillUnit => ({
  ...{ id, x, y, side: 1, facing: 180 },
  ...more,
});

describe('PERIOD_END', () => {
  rule(['C16b', 'C16e'], 'notes who holds what, and leaves what both hold', () => {
    const held = end([
      near('a', 60, 40, { formation: 'garrison', garrison: 'farm' }),
      near('b', 90, 55),
      far('x', 20, 100),
    ]);
    expect(held.told('control-changed')).toMatchObject([
      { objective: 'o-farm', side: 'blue' },
      { objective: 'o-knoll', side: 'blue' },
    ]);
    expect([scoreOf(held.g, 0), scoreOf(held.g, 1)]).toEqual([5, 0]);
    const contested = end([near('b', 90, 55), far('x', 90, 65), near('c', 20, 20)]);
    expect(contested.told('control-changed')).toEqual([]);
    expect(scoreOf(contested.g, 1)).toBe(2);
  });
  rule(['C16a', 'C16g'], 'counts what the enemy has lost, item by item', () => {
    const scene = end(
      [
        near('a', 20, 20),
        near('b', 40, 20),
        far('rout', 20, 100, { state: 'rout' }),
        far('taken', 50, 100, { state: 'gone', marks: ['ledOff', 'disarmed'] }),
        far('guns', 80, 100, { type: 'austrian.footArtillery', state: 'rout', marks: ['offGuns'] }),
        far('late', 110, 100, { arrives: 4 }),
        ...['1', '2', '3', '4'].map((id, i) => far(id, 20 + 30 * i, 80)),
      ],
      {
        generals: [
          { id: 'kolb', side: 1, x: 100, y: 110 },
          { id: 'under', side: 1, x: 110, y: 110, superior: 'kolb' },
        ],
        prepare: (g) => {
          g.s.leader.place[g.w.leaderIndex.get('kolb')!] = LEADER_PLACES.indexOf('killed');
          g.s.leader.place[g.w.leaderIndex.get('under')!] = LEADER_PLACES.indexOf('captured');
        },
      },
    );
    expect(scoreItems(scene.g, 0).map(({ rule: id, value, what }) => [id, value, what.en])).toEqual([
      ['C16a', 1, 'rout routing'],
      ['C16a', 3, 'taken taken prisoner'],
      ['C16a', 1, 'guns routing'],
      ['C16g', 1, 'guns: guns without a crew'],
      ['C16a', 2, 'kolb out of the battle'],
      ['C16a', 1, 'under out of the battle'],
    ]);
    expect(scene.told('battle-ended')).toEqual([]);
  });
  rule('C16c', 'ends the battle at once when half of an army is out of hand', () => {
    const scene = end([near('a', 20, 20), far('x', 20, 100, { state: 'rout' }), far('y', 60, 100)]);
    expect(scene.told('army-broke')).toMatchObject([{ side: 'white' }]);
    expect(scene.told('battle-ended')).toMatchObject([{ winner: 'blue', level: 'decisive', points: [1, 2] }]);
    expect(scene.position.verdict).toMatchObject({ winner: 0, rule: 'C16c', points: [1, 2] });
    expect(scene.position.verdict?.why.en).toBe(
      'Decisive victory for the blue: half of the army of the white or more is broken.',
    );
    // Who has not arrived yet does not count.
    const waiting = end([near('a', 20, 20), far('x', 20, 100, { state: 'rout' }), far('y', 60, 100, { arrives: 5 })]);
    expect(waiting.position.verdict?.winner).toBe(0);
  });
  rule('C16f', 'leaves it to the margins when both break', () => {
    const scene = end([near('a', 20, 20, { state: 'rout' }), far('x', 20, 100, { state: 'flight' })], {
      control: { 'o-farm': null, 'o-knoll': null },
    });
    expect(scene.told('army-broke').map(({ side }) => side)).toEqual(['blue', 'white']);
    expect(scene.position.verdict).toMatchObject({ winner: 0, rule: 'C16f', points: [2, 1] });
  });
  rule('C16d', 'ends the battle after the last period, by points', () => {
    const units = [near('a', 20, 20), far('x', 20, 100)];
    const last = end(units, { period: 6 });
    expect(last.position.verdict).toMatchObject({ winner: 1, rule: 'C16d', points: [0, 2] });
    expect(last.position.verdict?.why.fr).toBe('Victoire mineure des white\u00a0: 2 points d’avance.');
    const level = end(units, { period: 6, control: { 'o-farm': null, 'o-knoll': null } });
    expect(level.position.verdict).toMatchObject({ winner: undefined, rule: 'C16d', points: [0, 0] });
    expect(level.told('battle-ended')).toMatchObject([{ winner: undefined, level: 'draw' }]);
    expect(end(units, { period: 5 }).position.verdict).toBeUndefined();
  });
});
