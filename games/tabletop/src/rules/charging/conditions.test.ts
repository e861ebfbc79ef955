import { describe, expect } from 'vitest';
import type { Degradation, Formation, MoraleState, Order } from '../../model/vocabulary.ts';
import { fieldOf, fighter, hussars } from '../../testing/fighter.ts';
import { ground, inMelee, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import type { Placed } from '../table/placed.ts';
import { chargeCase, chargesByOrder, mayDeclare, stillCharges, whyDropped, whyNotCharge } from './conditions.ts';
import type { Field, Fighter } from './field.ts';
import { chargesOf, wheelOnCentre, wheelsOn } from './offers.ts';

const enemy = placed({ y: 44, facing: 180, side: 1 });
/** The rules under which a charge is refused; none if it may be declared. Both come from one list. */
function refused(charger: Fighter, target: Placed = enemy, wheel = 0, more: Partial<Field> = {}): string {
  const field = fieldOf([charger, target, ...(more.units ?? [])], {
    ...more,
    units: [charger, target, ...(more.units ?? [])],
  });
  const c = chargeCase(charger, target, wheel, field);
  const reasons = whyNotCharge(c);
  expect(mayDeclare(c)).toBe(reasons.length === 0);
  for (const { why } of reasons) expect(why.en && why.fr).toBeTruthy();
  return reasons.map(({ rule: id, why }) => `${id} ${why.en.replaceAll('\u00a0', ' ')}`).join(' / ');
}
const at = { y: 31 };

describe('who may charge', () => {
  rule('C8a', 'is in line or attack column', () => {
    const of = (formation: Formation) => refused(fighter({ ...at, formation }));
    expect([of('line'), of('attackColumn')]).toEqual(['', '']);
    for (const formation of ['marchColumn', 'skirmish', 'square', 'garrison'] as const)
      expect(of(formation)).toContain('C8a Only a unit in line or attack column');
  });
  rule(['C8a', 'C4b'], 'is formed or disorganised', () => {
    const of = (degradation: Degradation) => refused(fighter({ ...at, degradation }));
    expect([of('formed'), of('disorganised')]).toEqual(['', '']);
    for (const level of ['noFormation', 'disorder'] as const) expect(of(level)).toContain('C8a It has no formation');
  });
  rule(['C8a', '2.3a'], 'is steady: neither halted, nor running, nor forming up, nor in pursuit', () => {
    const of = (state: MoraleState) => refused(fighter({ ...at, state }));
    expect(of('halted')).toContain('2.3a');
    for (const state of ['uncontrolled', 'retreat', 'rout', 'rallying', 'flight', 'freed'] as const)
      expect(of(state)).not.toBe('');
    expect(refused(fighter({ ...at, isPursuing: true }))).toContain('C8a A pursuit');
  });
  rule('C8a', 'is no artillery and not in melee', () => {
    const guns = fighter({ ...at, arm: 'artillery', artilleryKind: 'foot', formation: 'unlimbered', guns: '8-pdr' });
    expect(refused(guns)).toBe('C8a Artillery does not charge.');
    const [busy] = inMelee(fighter(at), placed({ x: 60, y: 29, side: 1 }));
    expect(refused({ ...fighter(at), opponents: busy.opponents })).toBe('C8a It is in close combat.');
  });
  rule('C8m', 'has not charged, evaded or broken this period', () => {
    expect(refused(fighter({ ...at, hasSpent: true }))).toContain('C8m');
  });
  rule(['C11b', 'C11a', 'C8a'], 'has an order that allows it', () => {
    const of = (order: Order, more: Partial<Fighter> = {}) => refused({ ...fighter({ ...at, order }), ...more });
    expect([of('ATTACK'), of('HOLD'), of('MARCH'), of('WITHDRAW')]).toEqual([
      '',
      ...Array.from({ length: 3 }, () => 'C11b Its order does not let it charge.'),
    ]);
    // To exploit is for cavalry.
    expect([chargesByOrder('EXPLOIT', 'infantry'), chargesByOrder('EXPLOIT', 'cavalry')]).toEqual([false, true]);
    const near = placed({ x: 60, y: 12.51, width: 2 });
    const far = placed({ x: 60, y: 12.4, width: 2 });
    // The enemy's base begins at 43.25, a friend's ends 0.75 before his centre: 29.99 and 30.10 cm.
    expect(of('SUPPORT', { supported: near })).toBe('');
    expect(of('SUPPORT', { supported: far })).toContain('C11b Ordered to support');
    expect(of('SUPPORT', { supported: null })).toContain('C11b');
    expect(of('SUPPORT', { supported: { ...near, state: 'gone' } })).toContain('C11b');
  });
});

describe('whom it may charge', () => {
  const line = fighter(at);
  rule(['C8b', 'C8o'], 'is an enemy, no prisoner; a convoy of its own men may be', () => {
    expect(refused(line, placed({ y: 44, facing: 180 }))).toBe('C8b Only an enemy unit can be charged.');
    expect(refused(line, { ...enemy, state: 'prisoner' })).toContain('C8o');
    expect(refused(line, { ...enemy, state: 'freed' })).toContain('C8o');
    expect(refused(line, { ...enemy, state: 'gone' })).toBe('C8b It is no longer on the table.');
    expect(refused(line, { ...placed({ y: 44, facing: 180 }), state: 'prisoner' })).toBe('');
    for (const state of ['rout', 'flight', 'retreat', 'rallying', 'halted', 'uncontrolled'] as const)
      expect(refused(line, { ...enemy, state })).toBe('');
  });
  rule(['C8b', 'C1g'], 'is in its front sector, by its centre', () => {
    // The front of 16 cm opens at 45° from (68, 31.75).
    const of = (x: number) => refused(line, placed({ x, y: 38, facing: 180, side: 1, width: 4 }));
    expect(of(74.25)).not.toContain('front zone');
    expect(of(74.26)).toContain('C8b The target is not in its front zone');
  });
  rule(['C8b', 'C6b', 'C6d'], 'is in view, or the garrison of a sector in view', () => {
    const wood = ground({
      kind: 'wood',
      polygon: [
        [0, 34],
        [120, 34],
        [120, 40],
        [0, 40],
      ],
    });
    expect(refused(line, enemy, 0, { ground: wood })).toContain('C8b The target is not in sight');
    const house = ground({
      kind: 'builtUp',
      polygon: [
        [50, 42],
        [70, 42],
        [70, 50],
        [50, 50],
      ],
      capacity: 24,
    });
    const inside = placed({ x: 60, y: 46, side: 1, formation: 'garrison', sector: house.sectors[0] ?? null });
    // More than 10 cm away nobody is seen in a house: the house is.
    expect(refused(line, inside, 0, { ground: house })).toBe('');
  });
  rule('C8b', 'is for cavalry no garrison and nobody in a wood', () => {
    const riders = hussars({ y: 20 });
    const house = ground({
      kind: 'builtUp',
      polygon: [
        [50, 42],
        [70, 42],
        [70, 50],
        [50, 50],
      ],
      capacity: 24,
    });
    const inside = placed({ x: 60, y: 46, side: 1, formation: 'garrison', sector: house.sectors[0] ?? null });
    expect(refused(riders, inside, 0, { ground: house })).toBe('C8b Cavalry cannot charge a garrison.');
    const wood = ground({
      kind: 'wood',
      polygon: [
        [40, 43.5],
        [80, 43.5],
        [80, 60],
        [40, 60],
      ],
    });
    expect(refused(riders, enemy, 0, { ground: wood })).toBe('C8b Cavalry cannot charge a unit in a wood.');
    expect(refused(line, enemy, 0, { ground: wood })).toBe('');
    // Its centre counts.
    const edge = ground({
      kind: 'wood',
      polygon: [
        [40, 44.1],
        [80, 44.1],
        [80, 60],
        [40, 60],
      ],
    });
    expect(refused(riders, enemy, 0, { ground: edge })).toBe('');
  });
});

describe('the way of a charge', () => {
  const line = fighter(at);
  rule(['C8b', 'C8c'], 'is not longer than its rate and bonus, wheel and all', () => {
    // 16 cm from its front at 31.75 to the enemy's.
    expect(refused(line, placed({ y: 48.5, facing: 180, side: 1 }))).toBe('');
    expect(refused(line, placed({ y: 48.51, facing: 180, side: 1 }))).toBe(
      'C8b The path is 16.01 cm long; the charge reaches 16 cm.',
    );
    const column = fighter({ ...at, width: 4, depth: 6, formation: 'attackColumn' });
    // The same with a wheel: 20 cm less 4 × π / 18.
    expect(refused(column, placed({ x: 61.5, y: 54.4, facing: 190, side: 1 }), 1000)).toBe('');
    expect(refused(column, placed({ x: 61.5, y: 54.5, facing: 190, side: 1 }), 1000)).toContain('C8b The path is 20.');
  });
  rule('C8l', 'is longer by what the ground costs', () => {
    const hedge = ground({
      kind: 'hedge',
      line: [
        [0, 35],
        [120, 35],
      ],
    });
    expect(refused(line, placed({ y: 44.5, facing: 180, side: 1 }), 0, { ground: hedge })).toBe('');
    expect(refused(line, placed({ y: 44.51, facing: 180, side: 1 }), 0, { ground: hedge })).toBe(
      'C8l The ground slows it down: it would need 5 quarters to get there, and a period has 4.',
    );
  });
  rule('C8b', 'has one wheel of at most 45°, meets the target and is clear', () => {
    const wide = placed({ y: 47, facing: 180, side: 1, width: 60 });
    const column = fighter({ y: 40, width: 4, depth: 6, formation: 'attackColumn' });
    expect([refused(column, wide, 4500), refused(column, wide, -4500)]).toEqual(['', '']);
    expect(refused(column, wide, 4501)).toBe('C8b A charge begins with one wheel of at most 45°.');
    expect(refused(line, placed({ x: 76, y: 46, facing: 180, side: 1, width: 4 }))).toBe(
      'C8b This path misses the target.',
    );
    const friend = placed({ x: 66, y: 36, width: 2 });
    expect(refused(line, enemy, 0, { units: [friend] })).toBe('C8b A friendly unit is in the way.');
    expect(refused(line, enemy, 0, { units: [{ ...friend, side: 1 }] })).toBe('C8b Another enemy unit is in the way.');
    const marsh = ground({
      kind: 'marsh',
      polygon: [
        [50, 35],
        [62, 35],
        [62, 38],
        [50, 38],
      ],
    });
    expect(refused(line, enemy, 0, { ground: marsh })).toBe('C8b The path crosses ground it cannot enter.');
    const lower = fighter({ x: 8, y: 30, width: 4, depth: 12, formation: 'attackColumn' });
    expect(refused(lower, placed({ x: 16, y: 45, facing: 180, side: 1, width: 30 }), 4500)).toBe(
      'C1n The path leads off the table.',
    );
  });
  rule('C8p', 'is looked at again when its turn comes', () => {
    const now = (charger: Fighter, target: Placed, ...others: Placed[]) =>
      chargeCase(charger, target, 0, fieldOf([charger, target, ...others]));
    expect(stillCharges(now(line, enemy))).toBe(true);
    const closed = now(line, enemy, placed({ x: 66, y: 36, width: 2 }));
    expect([stillCharges(closed), whyDropped(closed).map((r) => r.rule)]).toEqual([false, ['C8b']]);
    expect(stillCharges(now(line, placed({ y: 60, facing: 180, side: 1 })))).toBe(false);
    expect(stillCharges(now(line, { ...enemy, state: 'gone' }))).toBe(false);
    expect(stillCharges(now({ ...line, state: 'halted' }, enemy))).toBe(false);
    // It need not see it any more.
    const hidden = chargeCase(
      line,
      enemy,
      0,
      fieldOf([line, enemy], {
        ground: ground({
          kind: 'wood',
          polygon: [
            [0, 34],
            [120, 34],
            [120, 39.2],
            [0, 39.2],
          ],
        }),
      }),
    );
    expect([mayDeclare(hidden), stillCharges(hidden)]).toEqual([false, false]);
    expect(whyDropped(hidden).map((r) => r.rule)).toEqual(['C8l']);
  });
});

describe('the charges that are offered', () => {
  rule(['C8b', 'C3b'], 'straight on, or the least wheel that meets, and the wheel on the centre', () => {
    const riders = hussars({ x: 60, y: 20 });
    expect(wheelsOn(riders.base, placed({ x: 60, y: 50, side: 1 }))).toEqual([0]);
    const right = placed({ x: 84, y: 50, facing: 180, side: 1 });
    const left = placed({ x: 36, y: 50, facing: 180, side: 1 });
    const wheels = wheelsOn(riders.base, right);
    expect(wheelsOn(riders.base, left)).toEqual(wheels.map((wheel) => -wheel));
    const [least = 0, centre = 0] = wheels;
    expect(wheels.length).toBe(2);
    const misses = (wheel: number) =>
      whyNotCharge(chargeCase(riders, right, wheel, fieldOf([riders, right]))).some(({ why }) => /misses/.test(why.en));
    expect([misses(least - 1), misses(least), misses(centre)]).toEqual([true, false, false]);
    expect(wheelOnCentre(riders.base, right)).toBe(centre);
    // Its front's middle looks at (84, 50) from (60.7…, 24…) then.
    expect(centre).toBeGreaterThan(3800);
    expect(centre).toBeLessThan(4300);
    expect(wheelOnCentre(riders.base, placed({ x: 100, y: 40, side: 1 }))).toBeNull();
  });
  rule(['C8a', 'C8b'], 'of a unit are those it may declare, and none if it may not charge', () => {
    const riders = hussars({ x: 60, y: 20 });
    const right = placed({ x: 75, y: 45, facing: 180, side: 1 });
    const far = placed({ x: 60, y: 70, facing: 180, side: 1 });
    const field = fieldOf([riders, right, far]);
    const found = chargesOf(riders, field);
    expect(found.map(({ target }) => target)).toEqual([right, right]);
    for (const { target, wheel, path } of found) {
      expect(mayDeclare(chargeCase(riders, target, wheel, field))).toBe(true);
      expect(path.straight).not.toBeNull();
    }
    expect(chargesOf({ ...riders, order: 'HOLD' }, field)).toEqual([]);
  });
});
