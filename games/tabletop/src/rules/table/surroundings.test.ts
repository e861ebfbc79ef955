import { describe, expect } from 'vitest';
import { general, ground, inMelee, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { OPEN_GROUND } from './ground.ts';
import type { Placed } from './placed.ts';
import { figuresAround, looksIn, positionalPart, supportingBatteries, surroundingsOf } from './surroundings.ts';

const tester = placed({ regiment: 'R1' });
const at = (x: number, y: number, more: Partial<Placed> = {}): Placed =>
  placed({ x, y, width: 4, depth: 1.5, ...more });
const enemy = (x: number, y: number, more: Partial<Placed> = {}): Placed => at(x, y, { side: 1, ...more });
const around = (...others: Placed[]) =>
  positionalPart(tester, { ground: OPEN_GROUND, units: [tester, ...others], period: 4 });

describe('who is around a unit that tests', () => {
  rule(['1.3h', '1.3i', '1.2-F13'], 'its own regiment counts double, itself not at all', () => {
    const sisters = [at(40, 30, { regiment: 'R1' }), at(80, 30, { regiment: 'R1' })];
    expect(around(...sisters)).toMatchObject({ friends: 4, enemies: 0 });
    expect(around(at(40, 30, { regiment: 'R2' }))).toMatchObject({ friends: 1 });
    // An enemy with the same name for a regiment is no sister.
    expect(around(enemy(60, 60, { regiment: 'R1' }))).toMatchObject({ friends: 0, enemies: 1 });
  });
  rule(['1.3a', 'C1d'], 'as far as 30 cm, to the tenth of a millimetre', () => {
    expect(around(enemy(60, 71.5)).enemies).toBe(1);
    expect(around(enemy(60, 71.51)).enemies).toBe(0);
  });
  rule(['1.3e', '1.3f'], 'of those in melee only those in its own, with whoever fights beside it', () => {
    const [own, foe] = inMelee(tester, enemy(60, 41.5, { figures: 3, hasFormation: false }));
    const helper = at(64.1, 43, { opponents: [foe] });
    const [apart, other] = inMelee(at(40, 30), enemy(40, 31.5));
    const units = [own, foe, helper, apart, other];
    const found = surroundingsOf(own, looksIn({ ground: OPEN_GROUND, units, period: 1 }));
    expect(found).toMatchObject({ friends: 1, enemies: 1, testerInMelee: true });
  });
  rule(['1.3g', 'C6b'], 'a hidden battery counts while its last shot is of this period or the one before', () => {
    const wide = placed({ y: 50, width: 60, side: 1, hasFormation: false });
    const guns = (firedLast: number | null) =>
      enemy(60, 60, { arm: 'artillery', figures: 4, formation: 'unlimbered', guns: '6-pdr', firedLast });
    expect([4, 3, 2, null].map((fired) => around(wide, guns(fired)).enemies)).toEqual([1, 1, 0, 0]);
  });
  rule(
    ['1.2-F15', '1.2-F16', '1.1-06f', '1.1-06g'],
    'routs in view help or weigh; small ones are neglected, and so are all in melee',
    () => {
      const rout = { state: 'rout', formation: 'rout', hasFormation: false } as const;
      expect(around(enemy(60, 55, { ...rout, figures: 1 }))).toMatchObject({ enemyRouts: 1, enemies: 0 });
      expect(around(at(60, 55, { ...rout, figures: 5 }))).toMatchObject({ friendlyRouts: 1, neglectedRouts: 0 });
      expect(around(at(60, 55, { ...rout, figures: 4 }))).toMatchObject({ friendlyRouts: 0, neglectedRouts: 1 });
      expect(around(at(60, 55, { ...rout, status: 'militia' }))).toMatchObject({ friendlyRouts: 0, neglectedRouts: 1 });
      expect(around(at(60, 71.51, rout))).toMatchObject({ friendlyRouts: 0, neglectedRouts: 0 });
    },
  );
  rule(
    ['1.2-F18', '1.2-F19', 'C1g'],
    'enemies behind and beside it threaten while they are in view and neither run nor are taken',
    () => {
      expect(around(enemy(60, 30))).toMatchObject({ enemyRear: true, enemyFlank: false });
      expect(around(enemy(80, 40), enemy(60, 30))).toMatchObject({ enemyRear: true, enemyFlank: true });
      expect(around(enemy(60, 30, { state: 'prisoner' }), enemy(80, 40, { state: 'flight' }))).toMatchObject({
        enemyRear: false,
        enemyFlank: false,
      });
      const hidden = around(enemy(60, 26), placed({ y: 32, width: 60 }));
      expect(hidden.enemyRear).toBe(false);
    },
  );
  rule(['C19d', '2.6-K10'], 'freed units and prisoners count for nothing', () => {
    expect(around(at(40, 30, { state: 'freed' }), enemy(60, 60, { state: 'prisoner' }))).toMatchObject({
      friends: 0,
      enemies: 0,
    });
  });
  rule(['1.2-F04', 'C5e'], 'the shelter of the ground comes with it', () => {
    const wall = ground({
      kind: 'wall',
      line: [
        [50, 41],
        [70, 41],
      ],
    });
    expect(positionalPart(tester, { ground: wall, units: [tester], period: 1 }).shelter).toBe('hard');
  });
  rule(['1.4o', '1.4v', '1.4m'], 'generals are measured to their rim, and seen or not', () => {
    const line = placed({ y: 32, width: 60 });
    const looks = looksIn({ ground: OPEN_GROUND, units: [tester, line], period: 1 });
    const known = { id: 'g', kind: 'general', value: 60, authority: true, responsible: true } as const;
    const of = (y: number) => figuresAround(tester, [{ ...known, figure: general(60, y) }], looks)[0];
    expect(of(45)).toMatchObject({ distance: 3.25, visible: true });
    expect(of(28)).toMatchObject({ distance: 10.25, visible: false });
  });
  rule('1.2-F28', 'a battery supports that fired at who is near it or who troubled it', () => {
    const guns = (more: Partial<Placed> = {}, y = 20) =>
      at(60, y, { arm: 'artillery', figures: 4, formation: 'unlimbered', guns: '6-pdr', ...more });
    const near = enemy(60, 60);
    const far = enemy(60, 79);
    const count = (battery: Placed, target: Placed, period = 4, troubled = false) =>
      supportingBatteries(
        tester,
        [
          { battery, period, at: target },
          { battery, period, at: target },
        ],
        4,
        () => troubled,
      );
    expect([count(guns(), near), count(guns(), near, 3), count(guns(), near, 2)]).toEqual([1, 1, 0]);
    expect([count(guns(), far), count(guns(), far, 4, true)]).toEqual([0, 1]);
    expect(count(guns({ formation: 'limbered' }), near)).toBe(0);
    expect(count(guns({ guns: null }), near)).toBe(0);
    expect(count(guns({ opponents: [near] }), near)).toBe(0);
    // 40 − 0.75 − 0.75 − 8.5 = 30.00 off, and a tenth of a millimetre more.
    expect([count(guns({}, 8.5), near), count(guns({}, 8.49), near)]).toEqual([1, 0]);
  });
});
