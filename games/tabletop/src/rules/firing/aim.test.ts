import { describe, expect, it } from 'vitest';
import farmFile from '../../../data/scenarios/tutorial-farm.json' with { type: 'json' };
import { readScenario } from '../../model/scenario.ts';
import { ground, inMelee, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { battery, shooter } from '../../testing/shooters.ts';
import { groundOf, OPEN_GROUND } from '../table/ground.ts';
import type { Placed } from '../table/placed.ts';
import { sees } from '../table/sight.ts';
import { type Aim, aimedShot, chargeShot, mayAimAt, partAgainst, targetSeen, targetsFor, whyNotAt } from './aim.ts';
import { partsOf } from './figures.ts';
import { type FiredOn, fireOccasions, type Hit, sufferedIn } from './phase.ts';
import { lossesOf } from './shot.ts';

const enemy = (x: number, y: number, more: Parameters<typeof placed>[0] = {}) =>
  placed({ x, y, width: 4, side: 1, facing: 180, ...more });
const aim = (units: readonly Placed[], more: Partial<Aim> = {}): Aim => ({
  who: shooter(),
  at: placed(),
  part: 'all',
  units,
  isSeen: () => true,
  ...more,
});
const whys = (c: Aim, target: Placed) => whyNotAt({ ...c, target }).map(({ rule: id }) => id);

describe('whom a shot may be aimed at', () => {
  rule(
    ['C7a', 'C7b', 'C7d', 'C7e', 'C7h'],
    'an enemy in play, in arc, in view and in range; what is not says why',
    () => {
      const near = enemy(60, 50);
      expect(targetsFor(aim([near]))).toEqual([near]);
      expect(whys(aim([near]), near)).toEqual([]);
      expect(whys(aim([]), placed({ y: 50 }))).toEqual(['C7a']);
      expect(whys(aim([]), enemy(60, 50, { state: 'gone' }))).toEqual(['C7d']);
      expect(whys(aim([]), enemy(60, 50, { state: 'prisoner' }))).toEqual(['C7d']);
      const fighting = enemy(60, 50, { opponents: [placed()] });
      expect([whys(aim([fighting]), fighting), targetsFor(aim([fighting]))]).toEqual([['C7d'], []]);
      // Front edges 21.01 cm apart.
      const far = enemy(60, 62.51);
      expect([whys(aim([far]), far), targetsFor(aim([far]))]).toEqual([['C7e'], []]);
      expect(targetsFor(aim([far], { who: shooter({ weapon: 'carbine' }) }))).toEqual([far]);
      const gun = { who: battery(), at: placed({ width: 6, depth: 3, arm: 'artillery', formation: 'unlimbered' }) };
      const beyond = enemy(60, 132.3);
      expect(whys(aim([beyond], gun), beyond)).toEqual(['C7h']);
      expect(whys(aim([]), enemy(60, 30))).toEqual(['C7b']);
      expect(whys(aim([], { isSeen: () => false }), near)).toEqual(['C7c']);
    },
  );
  rule('C7c', 'one within 15 cm comes first', () => {
    const [near, far] = [enemy(60, 56.5), enemy(52, 58)];
    expect(targetsFor(aim([far, near]))).toEqual([near]);
    expect([whys(aim([far, near]), far), whys(aim([far, near]), near)]).toEqual([['C7c'], []]);
    expect(whys(aim([far, near], { isSeen: (unit) => unit === far }), far)).toEqual([]);
    expect(whys(aim([far, enemy(60, 30)]), far)).toEqual([]);
  });
  rule(['C7f', 'C7b', 'C7c'], 'each side of a square has its own arc, and its own nearest', () => {
    const at = placed({ formation: 'square', width: 5, depth: 5 });
    const who = shooter({ formation: 'square' });
    const [front, right, rear, left] = [enemy(60, 50), enemy(80.5, 40), enemy(60, 30), enemy(39.5, 40)];
    const units = [front, right, rear, left];
    const of = (part: Aim['part']) => targetsFor(aim(units, { who, at, part }));
    expect([of('front'), of('right'), of('rear'), of('left')]).toEqual([[front], [right], [rear], [left]]);
    expect(whys(aim(units, { who, at, part: 'left' }), right)).toEqual(['C7b']);
    // Sixteen centimetres off to the right, with an enemy at four in front: no matter to that side.
    expect(whys(aim(units, { who, at, part: 'right' }), right)).toEqual([]);
    // Turned by 90 degrees, so are its sides.
    const turned = placed({ formation: 'square', width: 5, depth: 5, facing: 90 });
    expect(targetsFor(aim(units, { who, at: turned, part: 'front' }))).toEqual([right]);
    // A crowd that was a square fires once, all round.
    expect(targetsFor(aim(units, { who: shooter({ formation: 'square', degradation: 'noFormation' }), at }))).toEqual([
      front,
      rear,
    ]);
  });
  it('the list and the conditions agree, wherever the units stand', () => {
    let state = 12345;
    const next = (below: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return (state >>> 8) % below;
    };
    let found = 0;
    for (let i = 0; i < 400; i++) {
      const square = next(3) === 0;
      const units = Array.from({ length: 5 }, () =>
        placed({
          ...{
            x: 40 + next(40),
            y: 20 + next(40),
            facing: next(360),
            width: 4 + next(12),
            side: next(4) === 0 ? 0 : 1,
          },
          state: next(8) === 0 ? 'prisoner' : 'steady',
        }),
      );
      const hidden = next(5);
      const c = aim(units, {
        who: shooter(square ? { formation: 'square' } : {}),
        at: placed(square ? { formation: 'square', width: 5, depth: 5, facing: next(360) } : { facing: next(360) }),
        part: square ? 'right' : 'all',
        isSeen: (unit) => unit !== units[hidden],
      });
      const listed = targetsFor(c);
      found += listed.length;
      expect(units.filter((target) => mayAimAt({ ...c, target }))).toEqual(listed);
    }
    expect(found).toBeGreaterThan(100);
  });
});

describe('the shot between two places', () => {
  const open = { ground: OPEN_GROUND, isScreenOut: false };
  rule(['C7i', 'C1g', '2.5-V9'], 'tells a line hit from its flank, and who runs is a line', () => {
    const at = placed({ y: 40 });
    const flank = (more: Parameters<typeof placed>[0]) => targetSeen(at, placed({ side: 1, ...more }), open);
    expect(flank({ y: 60, facing: 180 }).isFromFlank).toBe(false);
    expect(flank({ y: 60, facing: 0 }).isFromFlank).toBe(false);
    expect(flank({ y: 60, facing: 90 }).isFromFlank).toBe(true);
    expect(flank({ y: 60, facing: 90, formation: 'square', width: 5, depth: 5 }).isFromFlank).toBe(false);
    expect(flank({ y: 60, formation: 'rout', state: 'rout' }).formation).toBe('line');
    expect(flank({ y: 60, formation: 'attackColumn', state: 'flight' }).formation).toBe('line');
    expect(flank({ y: 60, formation: 'attackColumn', state: 'retreat' }).formation).toBe('attackColumn');
  });
  rule(['C7g', 'C5a'], 'counts shelter and a screen', () => {
    const wood = ground({
      kind: 'wood',
      polygon: [
        [50, 50],
        [70, 50],
        [70, 60],
        [50, 60],
      ],
    });
    expect(targetSeen(placed(), enemy(60, 55), { ground: wood, isScreenOut: true })).toMatchObject({
      shelter: 'light',
      isScreenOut: true,
    });
  });
  rule(['C7e', 'C7g', 'C7j', 'C7k', 'C7b'], 'the fire of the worked period, from where the units stand', () => {
    const on = { ground: groundOf(readScenario(farmFile).terrain), isScreenOut: false };
    const place = (x: number, y: number, width: number, depth: number, more: Parameters<typeof placed>[0]) =>
      placed({ x, y, width, depth, ...more });
    const one = place(48, 29.25, 12, 1.5, { figures: 12, regiment: '5' });
    const two = place(66, 32, 3, 6, { figures: 12, formation: 'attackColumn', regiment: '5' });
    const hussars = place(88, 36.5, 4.5, 6, { arm: 'cavalry', figures: 8, formation: 'attackColumn' });
    const fusiliers = place(66, 48, 20, 1.5, { facing: 180, side: 1, figures: 20 });
    const grenzers = place(44, 54, 16, 1.5, { facing: 180, side: 1, status: 'semiRegular' });
    const units = [one, two, hussars, fusiliers, grenzers];
    const view = { ground: on.ground, units, period: 1 };
    const from = (at: Placed, who = shooter()): Aim =>
      aim(units, { at, who, isSeen: (other) => sees(at, other, view) });
    const austrian = shooter({ figures: 20, initialFigures: 20, quartersMoved: 4 });
    const french = { type: 'french.ligne', figures: 12, initialFigures: 12, hasElite: true, quartersMoved: 4 };
    const line = shooter({ ...french, degradation: 'disorganised' });
    const column = shooter({ ...french, degradation: 'disorganised', formation: 'attackColumn' });
    expect([targetsFor(from(fusiliers)), targetsFor(from(grenzers))]).toEqual([[two], []]);
    expect([targetsFor(from(one)), targetsFor(from(two))]).toEqual([[fusiliers], [fusiliers]]);
    const losses = (c: Aim, target: Placed, die: number) => {
      const found = aimedShot({ ...c, target }, on);
      return found ? lossesOf(found, die, 999) : -1;
    };
    expect(losses(from(fusiliers, austrian), two, 5)).toBe(37);
    expect(losses(from(two, column), fusiliers, 4)).toBe(4);
    expect(losses(from(one, line), fusiliers, 3)).toBe(4);
    expect(losses(from(one, line), grenzers, 3)).toBe(-1);
  });
  rule(['C8h', 'C7b', 'C3j'], 'at a charger: the side of a square he comes at, else the unit, if he is in arc', () => {
    const charger = enemy(60, 70, { arm: 'cavalry' });
    const square = placed({ formation: 'square', width: 5, depth: 5, facing: 180 });
    expect(partAgainst(square, partsOf(shooter({ formation: 'square' })), charger)).toBe('rear');
    const screened = partsOf(shooter({ isScreenOut: true }));
    expect(screened).toEqual(['all', 'screen']);
    expect(partAgainst(placed(), screened, charger)).toBe('all');
    expect(partAgainst(placed({ facing: 180 }), ['all'], charger)).toBeNull();
    expect(partAgainst(placed(), ['screen'], charger)).toBeNull();
    // Thirty centimetres off, but he will be near.
    const shot = chargeShot({ who: shooter(), at: placed(), part: 'all', target: charger }, open);
    expect([shot?.rate, shot && lossesOf(shot, 3, 999)]).toEqual([4, 64]);
  });
});

describe('a phase of fire', () => {
  rule(['C7k', 'C7j'], 'adds all that falls on one unit, to the last man', () => {
    const hit = (by: string, at: string, losses: number, kind: Hit<string>['kind'] = 'formed') => ({
      ...{ shooter: by, target: at, losses, kind },
    });
    const hits = [hit('a', 'x', 20), hit('b', 'y', 9), hit('c', 'x', 15), hit('c', 'x', 10, 'skirmish')];
    const found = sufferedIn(hits, (at) => (at === 'x' ? 40 : 500));
    expect(found.map(({ target: at, losses, worst }) => [at, losses, worst])).toEqual([
      ['x', 40, 'c'],
      ['y', 9, 'b'],
    ]);
    expect(found[0]?.hits.length).toBe(3);
    expect(sufferedIn([hit('a', 'x', 7), hit('b', 'x', 7)], () => 99)[0]?.worst).toBe('a');
    expect(sufferedIn<string>([], () => 0)).toEqual([]);
  });
  const unit = (more: Partial<FiredOn> = {}): FiredOn => ({
    ...{ arm: 'infantry', status: 'regular', state: 'steady', initialFigures: 12, losses: 0, escort: 0 },
    ...{ isInHouse: false, wasFiredOn: false },
    ...more,
  });
  rule(['1.1-11', '1.1-05', '1.1-10', 'C7k'], 'makes a unit test for all it brings, at once', () => {
    // The column of the worked period: 37 lost, 12 figures left, 36 needed.
    expect(fireOccasions(unit(), 37)).toEqual(['fireLosses']);
    expect(fireOccasions(unit(), 35)).toEqual([]);
    expect(fireOccasions(unit({ status: 'semiRegular' }), 0)).toEqual(['firstFire']);
    expect(fireOccasions(unit({ status: 'semiRegular', wasFiredOn: true }), 0)).toEqual([]);
    // From 9 figures to 8, two thirds of 12.
    expect(fireOccasions(unit({ losses: 158 }), 2)).toEqual(['strength']);
    expect(fireOccasions(unit({ losses: 158, isInHouse: true }), 2)).toEqual([]);
    expect(fireOccasions(unit({ losses: 130, status: 'militia' }), 40)).toEqual([
      'strength',
      'firstFire',
      'fireLosses',
    ]);
    expect(fireOccasions(unit({ losses: 450, status: 'militia' }), 30)).toEqual([]);
    expect(fireOccasions(unit({ arm: 'artillery', initialFigures: 4 }), 60)).toEqual([]);
    expect(fireOccasions(unit({ state: 'rout' }), 60)).toEqual([]);
  });
  it('leaves out who fights', () => {
    const [a, b] = inMelee(placed(), enemy(60, 42));
    expect(targetsFor(aim([a, b], { at: placed({ x: 60, y: 20 }) }))).toEqual([]);
  });
});
