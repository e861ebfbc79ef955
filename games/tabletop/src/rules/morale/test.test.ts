import { BadInput } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { type FactorCode, STATUSES } from '../../model/vocabulary.ts';
import { rule } from '../../testing/rule.ts';
import { situation, tester } from '../../testing/units.ts';
import { isAtLeast, resultOf } from './result.ts';
import type { Situation, Tester } from './situation.ts';
import { boundBy, dieValue, linesOf, moraleTest, outlookOf, sheetOf, sumOf } from './test.ts';

const lineOf = (code: FactorCode, unit: Partial<Tester>, around: Partial<Situation> = {}) =>
  linesOf(tester(unit), situation(around)).find((item) => item.code === code);
const value = (code: FactorCode, unit: Partial<Tester>, around: Partial<Situation> = {}) =>
  lineOf(code, unit, around)?.value;
/** The field that bad input names. */
const fieldOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
  return 'accepted';
};

describe('a whole test', () => {
  rule(['1.2a', '1.2b', '1.2d', '1.2e'], 'base, die, factors, then the table', () => {
    const sheet = moraleTest(tester({ base: 4, losses: 100 }), situation({ friends: 1 }), 3);
    expect(sheet.items.map(({ code, value }) => [code, value])).toEqual([
      ['B1', 4],
      ['D', 1],
      ['F13', 2],
      ['F29', -1],
    ]);
    expect([sheet.total, sheet.result]).toEqual([6, 'obey']);
    for (const { what, rule: id } of sheet.items) expect([what.en, what.fr, id].every(Boolean)).toBe(true);
  });
  rule('1.2c', 'adds 0, 0, 1, 1, 2, 2 by the faces of the die, and no other number is a face', () => {
    expect([1, 2, 3, 4, 5, 6].map(dieValue)).toEqual([0, 0, 1, 1, 2, 2]);
    for (const die of [0, 7, 2.5, -1, Number.NaN])
      expect(fieldOf(() => moraleTest(tester(), situation(), die))).toBe('die');
  });
  rule('1.2e', 'can be looked at face by face before the die falls', () => {
    const faces = outlookOf(tester({ base: 7 }), situation()).faces.map(({ total, result }) => [total, result]);
    expect(sumOf(tester({ base: 7 }), situation())).toBe(7);
    expect(faces).toEqual([
      [7, 'obey'],
      [7, 'obey'],
      [8, 'obey'],
      [8, 'obey'],
      [9, 'uncontrolledAdvance'],
      [9, 'uncontrolledAdvance'],
    ]);
  });
  rule(
    ['1.1-11', '1.3i', '1.4m'],
    'of battalion II in the worked period: 8 with a 4, and what else could have been',
    () => {
      const unit = tester({ base: 4, eliteBonus: true, initialFigures: 12, losses: 37, degradation: 'disorganised' });
      const around = situation({
        friends: 3,
        enemies: 1,
        command: { kind: 'within15', sign: 1 },
        shooters: [{ kind: 'formed', losses: 37 }],
      });
      const sheet = moraleTest(unit, around, 4);
      expect(Object.fromEntries(sheet.items.filter((i) => i.value !== 0).map((i) => [i.code, i.value]))).toEqual({
        B1: 4,
        B2: 1,
        D: 1,
        F13: 2,
        F17: 1,
        F26: -1,
      });
      expect([sheet.total, sheet.result]).toEqual([8, 'obey']);
      expect(moraleTest(unit, around, 5).result).toBe('uncontrolledAdvance');
      const held = { ...around, command: { kind: 'within15', sign: -1 } } as const;
      expect(moraleTest(unit, held, 5).total).toBe(7);
    },
  );
  it('in every status, gets no better by a worse total', () => {
    for (const status of STATUSES)
      for (let total = -12; total < 16; total++)
        expect(isAtLeast(resultOf(status, total + 1), resultOf(status, total)), `${status} ${total}`).toBe(true);
  });
});

describe('what the owner may lower', () => {
  const square = tester({ formation: 'square', base: 6 });
  const cavalry = situation({ occasions: ['receiveCharge'], againstCavalry: true, friends: 1 });
  rule(
    ['1.2-n1', '2.1o', '2.1p'],
    'only after an uncontrolled advance, only downwards, only formation and shelter',
    () => {
      expect(moraleTest(square, cavalry, 1).waivers).toEqual([{ code: 'F01', values: [0, -2] }]);
      expect(moraleTest(tester(), situation({ shelter: 'hard' }), 1).waivers).toEqual([]);
      expect(fieldOf(() => moraleTest(tester(), situation({ shelter: 'hard' }), 1, { F04: 0 }))).toBe('waived.F04');
      expect(fieldOf(() => moraleTest(square, cavalry, 1, { F13: 0 }))).toBe('waived.F13');
      expect(fieldOf(() => moraleTest(square, cavalry, 1, { F01: 1 }))).toBe('waived.F01');
    },
  );
  rule(['1.2f', '2.0c', '2.1o'], 'the result after that is the one that binds', () => {
    const sheet = moraleTest(square, cavalry, 1, { F01: 0 });
    expect([sheet.result, boundBy(sheet)]).toEqual(['uncontrolledAdvance', 'obey']);
    expect(sheet.afterWaiver?.items.find(({ code }) => code === 'F01')?.value).toBe(0);
    // What was +3 in a house is left out whole: 5 + 2 + 2 is still too much.
    const house = moraleTest(tester(), situation({ shelter: 'house', enemyRouts: 1 }), 5, { F05: 0 });
    expect([house.total, house.afterWaiver?.total, boundBy(house)]).toEqual([12, 9, 'uncontrolledAdvance']);
  });
  it('and players may decide lines otherwise: the sheet is made of what they say', () => {
    const lines = linesOf(tester(), situation()).map((item) => ({ ...item, value: item.value - 6 }));
    expect(sheetOf('regular', lines).result).toBe('retreat');
  });
});

describe('lines of a test', () => {
  rule(
    ['1.2-F01', '1.2-F02'],
    'a square counts for infantry against cavalry; guns, cavalry and garrisons are told why not',
    () => {
      const against = { againstCavalry: true };
      expect(value('F01', { formation: 'square' }, against)).toBe(2);
      expect(value('F01', { formation: 'square' })).toBeUndefined();
      expect(value('F02', { formation: 'skirmish' }, against)).toBe(-2);
      for (const unit of [{ arm: 'cavalry' }, { arm: 'artillery' }, { formation: 'garrison' }] as const) {
        expect(value('F02', unit, against)).toBe(0);
        expect(lineOf('F02', unit, against)?.why?.en).toBeTruthy();
      }
    },
  );
  rule(['1.2j', '1.2k', '1.2l', '1.2m'], 'elite companies that are away or too weak give nothing, and say why', () => {
    expect(value('B2', { eliteBonus: true })).toBe(1);
    expect(value('B2', {})).toBeUndefined();
    const away = lineOf('B2', { eliteLost: 'detached' });
    expect([away?.value, away?.rule]).toEqual([0, '1.2k']);
    expect(lineOf('B2', { eliteLost: 'weak' })?.rule).toBe('1.2l');
  });
  rule(['1.2-F06', '1.2-F07'], 'two lines, each once: a rout in disorder is -4, a disordered retreat -5', () => {
    expect(value('F06', { state: 'rout', degradation: 'disorder' })).toBe(-4);
    expect(value('F07', { state: 'rout', degradation: 'disorder' })).toBeUndefined();
    expect(value('F07', { state: 'rallying' })).toBe(-1);
    const both = linesOf(tester({ state: 'retreat', degradation: 'disorder' }), situation());
    expect(both.reduce((sum, item) => sum + item.value, 0)).toBe(5 - 5);
  });
  rule('1.2-F12', 'a charge helps cavalry, nobody else', () => {
    expect(value('F12', { arm: 'cavalry' }, { cavalryCharging: true })).toBe(1);
    expect(value('F12', {}, { cavalryCharging: true })).toBeUndefined();
  });
  rule(['1.2-F13', '1.2-F14'], 'as many friends as enemies: nothing, and it says how many', () => {
    const even = lineOf('F13', {}, { friends: 2, enemies: 2 });
    expect([even?.value, even?.why?.en]).toEqual([0, '2 against 2']);
    expect(even?.what.en).toMatch(/^As many friends/);
    expect(lineOf('F13', {}, {})).toBeUndefined();
  });
  rule(['1.2-F18', '1.2-F19'], 'one enemy behind and one on the flank add', () => {
    expect(value('F18', {}, { enemyRear: true, enemyFlank: true })).toBe(-2);
    expect(value('F19', {}, { enemyRear: true, enemyFlank: true })).toBe(-1);
  });
  rule(['1.4v', '1.2-F17'], 'a general near by whom nobody sees gives nothing, and the sheet says so', () => {
    const item = lineOf('F17', {}, { command: { kind: 'unseen' } });
    expect([item?.value, item?.rule]).toEqual([0, '1.4v']);
    expect(item?.why?.en).toMatch(/out of sight/);
    expect(item?.why?.fr).toMatch(/hors de vue/);
  });
  rule(['1.1-06f', '1.1-06g'], 'routs that do not weigh on it are named with the reason', () => {
    const neglected = lineOf('F16', {}, { neglectedRouts: 2 });
    expect([neglected?.value, neglected?.rule]).toEqual([0, '1.1-06f']);
    const inMelee = lineOf('F16', {}, { friendlyRouts: 1, testerInMelee: true });
    expect([inMelee?.value, inMelee?.rule]).toEqual([0, '1.1-06g']);
  });
  rule('1.2-F25', 'the difference counts only in the test of that melee', () => {
    expect(value('F25', {}, { occasions: ['meleeLost'], meleeExcess: 45 })).toBe(-2);
    expect(value('F25', {}, { occasions: ['meleeLost'], meleeExcess: 19 })).toBe(0);
    expect(value('F25', {}, { occasions: ['fireLosses'], meleeExcess: 45 })).toBeUndefined();
  });
  rule(['1.2-F26', '1.2-F27'], 'fire that does not count is shown as nothing', () => {
    const shooters = [
      { kind: 'formed', losses: 14 },
      { kind: 'skirmish', losses: 14 },
    ] as const;
    expect([value('F26', {}, { shooters }), value('F27', {}, { shooters })]).toEqual([0, 0]);
    expect(value('F27', {}, { shooters: [{ kind: 'canister', losses: 15 }] })).toBe(-2);
  });
  rule(['1.2-F29', '1.5a', '2.6-K8'], 'losses short of a tranche are nothing; figures on escort count as lost', () => {
    expect(value('F29', { losses: 99 })).toBe(0);
    expect(value('F29', { losses: 60, escort: 1 })).toBe(-1);
    expect(lineOf('F29', { losses: 60, escort: 1 })?.why?.en).toMatch(/escort/);
  });
  rule(
    ['1.2-F30a', '1.2-F30b', '1.2-F30c', '1.2-F30d', '1.2-F31a', '1.2-F31b', '1.2-F31c', '1.2-F31d'],
    'thresholds by status, each under its own rule',
    () => {
      const at = (losses: number, code: 'F30' | 'F31') =>
        STATUSES.map((status) => {
          const item = lineOf(code, { status, initialFigures: 12, losses });
          return `${item?.value} ${item?.rule}`;
        });
      expect(at(160, 'F30')).toEqual([
        '-1 1.2-F30a',
        '-1 1.2-F30a',
        '-3 1.2-F30b',
        '-4 1.2-F30c',
        '-5 1.2-F30d',
        '-5 1.2-F30d',
      ]);
      expect(at(240, 'F31')).toEqual([
        '-2 1.2-F31a',
        '-2 1.2-F31a',
        '-5 1.2-F31b',
        '-6 1.2-F31c',
        '-7 1.2-F31d',
        '-7 1.2-F31d',
      ]);
    },
  );
  rule(['1.4h', '1.2-F09'], 'a general gives whole points, and no more than he has', () => {
    const with40 = (choice: number) => () =>
      linesOf(tester(), situation({ command: { kind: 'contact', value: 40, choice } }));
    expect(fieldOf(with40(3))).toBe('situation.command.choice');
    expect(fieldOf(with40(-3))).toBe('situation.command.choice');
    expect(fieldOf(with40(0.5))).toBe('situation.command.choice');
    expect([2, 0, -2].map((n) => fieldOf(with40(n)))).toEqual(['accepted', 'accepted', 'accepted']);
  });
});
