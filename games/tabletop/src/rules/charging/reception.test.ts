import { describe, expect } from 'vitest';
import { fieldOf, fighter, hussars } from '../../testing/fighter.ts';
import { ground, inMelee, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import type { Fighter } from './field.ts';
import { chargePath } from './path.ts';
import {
  type Attack,
  attackOf,
  attackOfAdvance,
  byTarget,
  chargerDoes,
  firesAtCharge,
  reactionsTo,
  receptionOf,
  squareOf,
  takesReception,
  turnedTo,
} from './reception.ts';

/** Infantry of 16, class A, that looks down at who comes from below. */
const target = (more: Parameters<typeof fighter>[0] = {}) => fighter({ y: 60, facing: 180, side: 1, ...more });
const chargeBy = (charger: Fighter, at: Fighter, ...others: Fighter[]): Attack =>
  attackOf(charger, chargePath(charger, at, 0, fieldOf([charger, at, ...others])));
function offered(at: Fighter, attacks: readonly Attack[], ...others: Fighter[]): string {
  const field = fieldOf([at, ...attacks.map(({ attacker }) => attacker), ...others]);
  const { square, turn, counter, evade } = reactionsTo(at, attacks, field);
  return [square && 'square', turn.length > 0 && 'turn', counter.length > 0 && 'counter', evade && 'evade']
    .filter(Boolean)
    .join(' ');
}

describe('what a charged unit may do', () => {
  rule(['C8d', 'C3e'], 'it may form square if the charger is as many quarters away as that takes', () => {
    // Riders charge 36 cm, 9 a quarter; the front of the target is at 59.25, theirs 1 cm before their centre.
    const line = target();
    const from = (gap: number) => [chargeBy(hussars({ y: 59.25 - gap - 1 }), line)];
    expect([offered(line, from(9.01)), offered(line, from(4))]).toEqual(['square', 'square']);
    const slow = target({ class: 'C' });
    expect([offered(slow, from(9.01)), offered(slow, from(9))]).toEqual(['square', '']);
    expect(offered(line, [chargeBy(fighter({ y: 45 }), line)])).toBe('');
  });
  rule(['C8d', 'C8l'], 'what the ground and the wheel cost the charger gives it time', () => {
    const slow = target({ class: 'C' });
    const riders = hussars({ y: 50.25 });
    const hedge = ground({
      kind: 'hedge',
      line: [
        [0, 55],
        [120, 55],
      ],
    });
    const path = (terrain = ground()) => chargePath(riders, slow, 0, fieldOf([riders, slow], { ground: terrain }));
    expect(path().quarters).toBe(1);
    expect(path(hedge).quarters).toBe(2);
    expect(offered(slow, [attackOf(riders, path())])).toBe('');
    expect(offered(slow, [attackOf(riders, path(hedge))])).toBe('square');
  });
  rule(['C2l', 'C8d'], 'a square and a turn need room', () => {
    const line = target({ facing: 270 });
    const riders = [chargeBy(hussars({ y: 30 }), line)];
    expect(offered(line, riders)).toBe('square turn');
    // 5 cm a side; a friend 1 cm behind the line leaves no room for a square, nor for a turn of its 16 cm.
    const behind = fighter({ x: 62.5, y: 60, facing: 270, side: 1 });
    expect(offered(line, riders, behind)).toBe('');
    expect([squareOf(line).width, squareOf(line).depth]).toEqual([500, 500]);
    expect(turnedTo(line, riders[0]!).heading).toBe(18_000);
  });
  rule(
    ['C8e', 'C8d'],
    'cavalry charged in front from 10 cm may counter-charge, if it is not halted or in retreat',
    () => {
      const riders = (more = {}) => hussars({ y: 60, facing: 180, side: 1, cavalryClass: 'heavy', ...more });
      const gap = (cm: number, more = {}) =>
        offered(riders(more), [chargeBy(fighter({ y: 59 - cm - 0.75 }), riders())]);
      expect([gap(10), gap(9.99)]).toEqual(['counter', '']);
      expect([gap(12, { degradation: 'disorganised' }), gap(12, { degradation: 'noFormation' })]).toEqual([
        'counter',
        '',
      ]);
      expect([gap(12, { state: 'halted' }), gap(12, { state: 'retreat' })]).toEqual(['', '']);
      expect(gap(12, { facing: 0 })).toBe('turn');
    },
  );
  rule(['C8f', 'C8d'], 'skirmishers, light cavalry and limbered horse guns may evade', () => {
    const by = (at: Fighter) => offered(at, [chargeBy(hussars({ y: 30 }), at)]);
    expect(by(hussars({ y: 60, side: 1 }))).toBe('turn evade');
    expect(by(target({ formation: 'skirmish', width: 24 }))).toBe('square evade');
    const guns = (artilleryKind: 'foot' | 'horse') =>
      fighter({ y: 60, facing: 180, side: 1, arm: 'artillery', artilleryKind, formation: 'limbered', guns: '6-pdr' });
    expect([by(guns('horse')), by(guns('foot'))]).toEqual(['evade', '']);
  });
  rule(['C8o', 'C8d'], 'who routs, flees or is in melee only stands', () => {
    const light = hussars({ y: 60, facing: 180, side: 1 });
    const riders = hussars({ y: 30 });
    for (const state of ['rout', 'flight'] as const) {
      expect(offered({ ...light, state }, [chargeBy(riders, light)])).toBe('');
      expect(takesReception({ state })).toBe(false);
    }
    const [busy] = inMelee(light, placed({ y: 62 }));
    expect(offered({ ...light, opponents: busy.opponents }, [chargeBy(riders, light)])).toBe('');
    // It tests all the same, as one that is forming up does.
    expect([takesReception(light), takesReception({ state: 'rallying' })]).toEqual([true, true]);
  });
  rule(
    'C8n',
    'of several chargers the first to arrive counts for a square; a turn or counter-charge is for one',
    () => {
      const slow = target({ class: 'C' });
      const far = chargeBy(hussars({ y: 30 }), slow);
      const near = chargeBy(fighter({ x: 60, y: 55 }), slow);
      expect(offered(slow, [far])).toBe('square');
      // Infantry is there in the first quarter.
      expect(offered(slow, [far, near])).toBe('');
      const heavy = hussars({ y: 60, facing: 180, side: 1, cavalryClass: 'heavy' });
      const [a, b] = [
        chargeBy(hussars({ x: 55, y: 30 }), heavy),
        chargeBy(hussars({ x: 90, y: 60, facing: 270 }), heavy),
      ];
      const both = reactionsTo(heavy, [a, b], fieldOf([heavy, a.attacker, b.attacker]));
      expect([both.counter, both.turn]).toEqual([[a], [b]]);
    },
  );
  rule(['2.1j', '2.1k', 'C10e'], 'it may do the same against an uncontrolled advance or a pursuit', () => {
    const light = hussars({ y: 60, facing: 180, side: 1 });
    const runner = hussars({ y: 40, state: 'uncontrolled' });
    expect(offered(light, [attackOfAdvance(runner, 1800)])).toBe('counter evade');
    expect(attackOfAdvance(runner, 1800).ticks).toBe(2_000_000);
    // A pursuer goes 26 cm a period.
    expect(attackOfAdvance({ ...runner, isPursuing: true }, 1300).ticks).toBe(2_000_000);
  });
});

describe('what its test comes to', () => {
  const of = (result: Parameters<typeof receptionOf>[0]['result'], more = {}) =>
    receptionOf({
      result,
      reaction: 'stand',
      arm: 'infantry',
      state: 'steady',
      formation: 'line',
      inMelee: false,
      ...more,
    });
  rule(['C8g', '1.1-01a', '1.1-01b'], 'it stands or goes; halt cancels a counter-charge', () => {
    expect([of('obey'), of('halt'), of('retreat'), of('rout'), of('flight')]).toEqual([
      'stands',
      'stands',
      'breaks',
      'breaks',
      'breaks',
    ]);
    const counter = { arm: 'cavalry', reaction: 'counterCharge' };
    expect([of('obey', counter), of('halt', counter), of('retreat', counter)]).toEqual([
      'counterCharges',
      'stands',
      'breaks',
    ]);
  });
  rule(
    'C8g',
    'an uncontrolled advance makes line and column counter-charge; not a square, guns, or who is in melee',
    () => {
      expect([of('uncontrolledAdvance'), of('uncontrolledAdvance', { formation: 'marchColumn' })]).toEqual([
        'counterCharges',
        'counterCharges',
      ]);
      expect(of('uncontrolledAdvance', { formation: 'square' })).toBe('stands');
      expect(of('uncontrolledAdvance', { formation: 'skirmish' })).toBe('stands');
      expect(of('uncontrolledAdvance', { inMelee: true })).toBe('stands');
      expect(of('uncontrolledAdvance', { arm: 'artillery', formation: 'unlimbered' })).toBe('stands');
    },
  );
  rule(['C8i', '1.1-02'], 'and after its own test the charger completes its path, runs on, stays or goes', () => {
    expect((['obey', 'uncontrolledAdvance', 'halt', 'retreat', 'rout', 'flight'] as const).map(chargerDoes)).toEqual([
      'completes',
      'runs on',
      'stays',
      'goes',
      'goes',
      'goes',
    ]);
  });
});

describe('fire at a charge', () => {
  const riders = hussars({ y: 40 });
  rule(['C8h', 'C7b'], 'is for who has the charger in arc; a square has all round it', () => {
    const fires = (more: Parameters<typeof fighter>[0]) => firesAtCharge(target(more), [riders]) !== undefined;
    expect([fires({}), fires({ facing: 90 }), fires({ formation: 'square', width: 5, depth: 5, facing: 0 })]).toEqual([
      true,
      false,
      true,
    ]);
  });
  rule('C8n', 'goes to the nearest charger; charges on one target are taken together', () => {
    const near = hussars({ x: 66, y: 45 });
    expect(firesAtCharge(target(), [riders, near])).toBe(near);
    const aside = hussars({ x: 90, y: 60, facing: 270 });
    expect(firesAtCharge(target(), [aside, riders])).toBe(riders);
    const [a, b, c] = [{ target: 1 }, { target: 2 }, { target: 1 }];
    expect(byTarget([a, b, c])).toEqual([
      { target: 1, charges: [a, c] },
      { target: 2, charges: [b] },
    ]);
  });
});
