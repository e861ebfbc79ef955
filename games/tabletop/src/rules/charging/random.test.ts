import { overlaps, touches } from '@tambour/boards';
import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fieldOf, fighter, hussars } from '../../testing/fighter.ts';
import { ground, home } from '../../testing/placed.ts';
import { shapeOf } from '../table/footprints.ts';
import { levelAt } from '../table/ground.ts';
import { distanceOf, isInPlay, type Placed } from '../table/placed.ts';
import { haltShort, runOn, stopAfter } from './advance.ts';
import { chargeCase, mayDeclare, whyNotCharge } from './conditions.ts';
import { placeAgainst } from './contact.ts';
import { type Course, degradationAt, reachOf, standAt, ticksTo } from './course.ts';
import { evade } from './evasion.ts';
import type { Field, Fighter } from './field.ts';
import { chargesOf } from './offers.ts';
import { chargePath } from './path.ts';
import { startOf } from './reception.ts';

/** A small generator: the same tables every time. */
const dice = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * below);
  };
};
function table(seed: number): { readonly charger: Fighter; readonly field: Field } {
  const roll = dice(seed);
  const cm = (from: number, to: number) => from + roll(100 * (to - from)) / 100;
  const rectangle = (): [number, number][] => {
    const [x, y, w, h] = [cm(20, 80), cm(35, 55), cm(4, 20), cm(3, 10)];
    return [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
  };
  const terrain = ground(
    { kind: 'wood', polygon: rectangle() },
    { kind: 'hill', polygon: rectangle(), level: 1 },
    {
      kind: 'hedge',
      line: [
        [cm(0, 60), cm(30, 60)],
        [cm(60, 120), cm(30, 60)],
      ],
    },
    ...(roll(3) === 0 ? [{ kind: 'marsh' as const, polygon: rectangle() }] : []),
  );
  const facing = (360 + cm(-30, 30)) % 360;
  const charger = roll(2) === 0 ? hussars({ y: cm(15, 30), facing }) : fighter({ y: cm(20, 35), facing });
  const units: Placed[] = [charger];
  for (let i = 0; i < 7; i++) {
    const unit = fighter({
      x: cm(15, 105),
      y: cm(25, 65),
      facing: cm(0, 359.99),
      width: cm(3, 16),
      depth: cm(1.5, 6),
      side: i < 5 ? 1 : 0,
    });
    if (units.every((other) => distanceOf(other, unit) > 20)) units.push(unit);
  }
  return { charger, field: fieldOf(units, { ground: terrain }) };
}
/** The time of a straight way, walked in steps of a tenth of a millimetre. */
function slowTicks(course: Course, length: number, { ground: g }: Field): number {
  const inWood = ({ x, y }: { x: number; y: number }): boolean =>
    g.woods.some(
      ({ shape }) => x * 256 >= shape.left && x * 256 <= shape.right && y * 256 >= shape.bottom && y * 256 <= shape.top,
    );
  let cost = 0;
  let tolls = 0;
  const paid = new Set<unknown>();
  for (let at = 0; at < length; at++) {
    const base = standAt(course, at);
    const shape = shapeOf(base);
    cost += inWood(base) ? 2 : 1;
    for (const line of g.obstacles) {
      if (paid.has(line) || !touches(shape, line.shape)) continue;
      paid.add(line);
      tolls += 1_000_000;
    }
  }
  const level = (at: number): number => levelAt(g.hills, standAt(course, at).x * 256, standAt(course, at).y * 256);
  const up = level(length) > level(0) ? 4 / 3 : 1;
  return tolls + (cost * up * 4_000_000) / course.perPeriod;
}

describe('charges on random tables', () => {
  const TABLES = amount(60, 600);
  it('have the path that a patient walker finds', () => {
    let met = 0;
    for (let seed = 1; seed <= TABLES; seed++) {
      const { charger, field } = table(seed);
      for (const target of field.units.filter(({ side }) => side === 1)) {
        const wheel = (dice(seed * 7)(181) - 90) * 50;
        const path = chargePath(charger, target, wheel, field);
        if (path.straight === null || path.wheel !== wheel || path.straight > path.course.perPeriod) continue;
        met++;
        let walked = 0;
        while (!overlaps(shapeOf(standAt(path.course, walked + 1)), target.shape)) walked++;
        // Places are whole: a corner may be half a tenth off.
        expect(Math.abs(walked - path.straight), `table ${seed}`).toBeLessThanOrEqual(3);
        if (wheel !== 0) continue;
        const slow = slowTicks(path.course, path.straight, field);
        const tolerance = (4 * 4_000_000) / path.course.perPeriod;
        const off = Math.abs((path.ticks ?? 0) - slow);
        // A line or a level at the very end may be met a step earlier or later.
        const isAtEnd = [-2, 2].some((more) => {
          const near = slowTicks(path.course, Math.max(0, path.straight! + more), field);
          return Math.abs((path.ticks ?? 0) - near) <= tolerance;
        });
        expect(off <= tolerance || isAtEnd, `table ${seed}: ${path.ticks} and ${slow}`).toBe(true);
      }
    }
    expect(met).toBeGreaterThan(TABLES / 4);
  });
  it('are refused with a reason or may be declared, and what is offered may be', () => {
    let offered = 0;
    for (let seed = 1; seed <= TABLES; seed++) {
      const { charger, field } = table(seed);
      for (const { target, wheel } of chargesOf(charger, field)) {
        offered++;
        expect(mayDeclare(chargeCase(charger, target, wheel, field))).toBe(true);
      }
      for (const target of field.units) {
        const c = chargeCase(charger, target, (dice(seed)(121) - 60) * 100, field);
        expect(whyNotCharge(c).length === 0).toBe(mayDeclare(c));
      }
    }
    expect(offered).toBeGreaterThan(TABLES / 6);
  });
  it('sweep over nobody, land touching and clear, halt at 5 cm, and run on as far as their time leads', () => {
    for (let seed = 1; seed <= TABLES; seed++) {
      const { charger, field } = table(seed);
      for (const { target, path } of chargesOf(charger, field)) {
        const others = field.units.filter((unit) => unit !== charger && unit !== target && isInPlay(unit));
        for (let at = 0; at <= (path.straight ?? 0); at += 7) {
          const shape = shapeOf(standAt(path.course, at));
          for (const other of others) {
            // Rounding of places may bring it in by less than a tenth.
            if (overlaps(shape, other.shape))
              expect(distanceOf({ shape: shapeOf(standAt(path.course, at - 2)) }, other)).toBeLessThan(4);
          }
        }
        const landed =
          path.contact && placeAgainst({ unit: charger, arrived: path.contact, from: startOf(charger), target }, field);
        if (landed) {
          const shape = shapeOf(landed);
          expect(overlaps(shape, target.shape)).toBe(false);
          expect(distanceOf({ shape }, target)).toBeLessThan(10);
          for (const other of others) expect(overlaps(shape, other.shape)).toBe(false);
        }
        const start = distanceOf(charger, target);
        const halted = distanceOf({ shape: shapeOf(haltShort(path.course, target).base) }, target);
        expect(halted).toBeLessThanOrEqual(Math.max(500, Math.min(start, 503)));
        expect(halted).toBeGreaterThanOrEqual(Math.min(499, start));
        const moved = { ...field, units: field.units.filter((unit) => unit !== target) };
        const gone = { ...target, state: 'gone' as const };
        const { most } = runOn(charger, path.course, gone, moved);
        const straight = most - path.course.wheelLength;
        if (straight > 0) {
          expect(ticksTo(path.course, straight)).toBeLessThanOrEqual(4_000_000);
          expect(straight).toBeLessThanOrEqual(reachOf(path.course));
        }
        const end = stopAfter(path.course, most);
        for (const other of others) expect(overlaps(shapeOf(end.base), other.shape)).toBe(false);
        expect(degradationAt(path.course, Math.max(0, straight))).not.toBeUndefined();
      }
    }
  });
  it('are evaded to a clear place on the table', () => {
    for (let seed = 1; seed <= TABLES; seed++) {
      const { charger, field } = table(seed);
      const unit = hussars({ x: 60, y: 70, side: 1 });
      if (field.units.some((other) => distanceOf(other, unit) === 0)) continue;
      const { base, moved } = evade(unit, charger, { ...field, units: [...field.units, unit] }, home('top'));
      const shape = shapeOf(base);
      expect(moved).toBeLessThanOrEqual(2600);
      for (const other of field.units) expect(overlaps(shape, other.shape)).toBe(false);
      expect([shape.left >= 0, shape.bottom >= 0, shape.top <= 8000 * 256, shape.right <= 12_000 * 256]).not.toContain(
        false,
      );
    }
  });
});
