import { distanceBetween } from '@tambour/boards';
import { describe, expect } from 'vitest';
import { fieldOf, fighter, hussars } from '../../testing/fighter.ts';
import { ground, home, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { shapeOf } from '../table/footprints.ts';
import type { Placed } from '../table/placed.ts';
import { haltShort, runOn, stopAfter } from './advance.ts';
import { edgeFor, meetHalfWay, placeAgainst } from './contact.ts';
import { standAt } from './course.ts';
import { evade } from './evasion.ts';
import type { Fighter } from './field.ts';
import { chargePath } from './path.ts';
import { startOf } from './reception.ts';

const enemy = (more: Parameters<typeof placed>[0] = {}) => placed({ y: 45, facing: 180, side: 1, ...more });
/** Where a line that charges straight on lands. */
function lands(charger: Fighter, target: Placed, ...others: Placed[]) {
  const field = fieldOf([charger, target, ...others]);
  const { contact } = chargePath(charger, target, 0, field);
  if (!contact) throw new Error('no contact');
  return placeAgainst({ unit: charger, arrived: contact, from: startOf(charger), target }, field);
}

describe('where a charge lands', () => {
  rule(['C8k', 'C8r'], 'flush against the edge its starting centre designates, its middle where it arrived', () => {
    expect(lands(fighter({ y: 32 }), enemy())).toMatchObject({ x: 6000, y: 4350, heading: 0 });
    expect(lands(fighter({ x: 66, y: 32 }), enemy())).toMatchObject({ x: 6600, y: 4350, heading: 0 });
    // Beyond the corner at 68: the middle comes to the corner.
    expect(lands(fighter({ x: 71, y: 32 }), enemy())).toMatchObject({ x: 6800, y: 4350 });
    // It looks to the right: whoever comes from below comes to its right flank, 1.5 cm deep.
    expect(lands(fighter({ x: 63, y: 32 }), enemy({ facing: 90 }))).toMatchObject({ x: 6075, y: 3625, heading: 0 });
    expect(lands(fighter({ x: 60, y: 32 }), enemy({ facing: 0 }))).toMatchObject({ x: 6000, y: 4350 });
    // Its start counts, not its heading: from before its front, whatever way it looks.
    const askew = fighter({ x: 45, y: 36.2, facing: 60, width: 4, depth: 6, formation: 'attackColumn' });
    expect(edgeFor({ target: enemy(), from: startOf(askew), arrived: askew.base })).toBe(0);
    // Its left front corner meets the edge after 9.64 cm: the middle of its front is at 55.94 then.
    expect(lands(askew, enemy())).toMatchObject({ x: 5594, y: 4125, heading: 0 });
  });
  rule('C8r', 'it slides to be clear of others, as far as corner to corner; else the charge is dropped', () => {
    const other = fighter({ x: 52, y: 43.5 });
    const field = [enemy(), other] as const;
    const charger = fighter({ x: 66, y: 32, width: 8 });
    const arrived = { ...charger.base, y: 4350 };
    const place = (...more: Placed[]) =>
      placeAgainst(
        { unit: charger, arrived: { ...arrived, x: 6200 }, from: startOf(charger), target: field[0] },
        fieldOf([charger, ...field, ...more]),
      );
    // The other ends at 60: its own half width is 4.
    expect(place()).toMatchObject({ x: 6400, y: 4350 });
    expect(place(placed({ x: 69, y: 43.5, width: 4 }))).toBeUndefined();
    // As far as corner to corner: its left front corner at the target's at 68.
    expect(place(placed({ x: 64, y: 43.5, width: 8 }))).toMatchObject({ x: 7200 });
    expect(place(placed({ x: 64, y: 43.5, width: 8.02 }))).toBeUndefined();
  });
  rule(['C8r', 'C8k', 'C5b'], 'against a building it stands flush to the side nearest to where it arrived', () => {
    const house = ground({
      kind: 'builtUp',
      polygon: [
        [50, 40],
        [70, 40],
        [75, 50],
        [50, 50],
      ],
      capacity: 24,
    });
    const inside = enemy({ x: 60, y: 45, formation: 'garrison', sector: house.sectors[0] ?? null });
    const below = fighter({ y: 30 });
    const field = fieldOf([below, inside], { ground: house });
    const { contact } = chargePath(below, inside, 0, field);
    if (!contact) throw new Error('no contact');
    const landed = placeAgainst({ unit: below, arrived: contact, from: startOf(below), target: inside }, field);
    expect(landed).toMatchObject({ x: 6000, y: 3925, heading: 0 });
    // The slanting side from (70, 40) to (75, 50) looks to the lower right, 26.57° below the right.
    const right = fighter({ x: 85, y: 42, facing: 290 });
    const there = fieldOf([right, inside], { ground: house });
    const path = chargePath(right, inside, 0, there);
    if (!path.contact) throw new Error('no contact');
    const flush = placeAgainst({ unit: right, arrived: path.contact, from: startOf(right), target: inside }, there);
    expect(flush?.heading).toBe(29_657);
    if (flush) expect(distanceBetween(shapeOf(flush), inside.shape)).toBeLessThan(10);
  });
  rule(['C8e', 'C8k', 'C8n'], 'two that charge each other meet half way, front to front', () => {
    const charger = hussars({ y: 30 });
    const counter = hussars({ x: 63, y: 60, facing: 180, side: 1 });
    const field = fieldOf([charger, counter]);
    const { course, straight } = chargePath(charger, counter, 0, field);
    expect(straight).toBe(2800);
    const half = standAt(course, 1400);
    // The charger's front is at 45; the other's centre 1 cm beyond, as far to the side as it was.
    expect(meetHalfWay({ charger, half, counter }, field)).toMatchObject({
      base: { ...counter.base, x: 6300, y: 4600, heading: 18_000 },
      degradation: 'formed',
    });
    const brook = ground({
      kind: 'stream',
      line: [
        [0, 50],
        [120, 50],
      ],
    });
    expect(meetHalfWay({ charger, half, counter }, { ...field, ground: brook })?.degradation).toBe('disorganised');
    const wall = placed({ x: 60, y: 46.5, width: 60, side: 1 });
    expect(meetHalfWay({ charger, half, counter }, fieldOf([charger, counter, wall]))).toBeUndefined();
  });
});

describe('a charge halted by fire', () => {
  rule(['2.3i', '2.3j', '2.3k'], 'goes on to 5 cm from its target and has no formation', () => {
    const charger = fighter({ y: 30 });
    const { course } = chargePath(charger, enemy(), 0, fieldOf([charger, enemy()]));
    const halted = haltShort(course, enemy());
    // The target's front is at 44.25: its own comes to 39.25.
    expect(halted).toMatchObject({ base: { x: 6000, y: 3850 }, degradation: 'noFormation' });
    expect(distanceBetween(shapeOf(halted.base), enemy().shape)).toBe(500);
    // By a wheel as well.
    const riders = hussars({ x: 50, y: 20 });
    const aside = enemy({ x: 70, y: 48 });
    const path = chargePath(riders, aside, 3500, fieldOf([riders, aside]));
    expect(distanceBetween(shapeOf(haltShort(path.course, aside).base), aside.shape)).toBe(500);
  });
  rule('2.3i', 'stays where it is if it is nearer; a wheel that brings it nearer is not ended', () => {
    const near = fighter({ y: 39.5 });
    const { course } = chargePath(near, enemy(), 0, fieldOf([near, enemy()]));
    expect(haltShort(course, enemy())).toMatchObject({ base: near.base, ticks: 0, degradation: 'noFormation' });
    const riders = hussars({ x: 60, y: 37 });
    const path = chargePath(riders, enemy({ width: 60 }), 4500, fieldOf([riders, enemy({ width: 60 })]));
    const { base } = haltShort(path.course, enemy({ width: 60 }));
    expect(distanceBetween(shapeOf(base), enemy({ width: 60 }).shape)).toBeGreaterThanOrEqual(500);
    // 6.25 cm from its front to the target's: 15 cm × sin α = 1.25, 4.78°, where places are whole tenths of a millimetre.
    expect(Math.abs(base.heading - 478)).toBeLessThanOrEqual(3);
  });
});

describe('a charge whose target has gone', () => {
  const riders = hussars({ y: 20 });
  const was = enemy({ y: 45 });
  const { course } = chargePath(riders, was, 0, fieldOf([riders, was]));
  const gone = (y: number, more = {}) => enemy({ y, facing: 0, state: 'rout', ...more });
  rule(['C8j', 'C8f', 'C8i'], 'runs it down if its reach still touches it', () => {
    // Its front at 21 reaches 57.
    const near = gone(57.75);
    expect(runOn(riders, course, near, fieldOf([riders, near]))).toEqual({
      most: 3600,
      caught: { ...riders.base, y: 5600 },
    });
    const free = gone(57.76);
    expect(runOn(riders, course, free, fieldOf([riders, free]))).toEqual({ most: 3600, caught: null });
    const off = gone(50, { state: 'gone' });
    expect(runOn(riders, course, off, fieldOf([riders, off]))).toEqual({ most: 3600, caught: null });
  });
  rule(['C8q', 'C8i'], 'stops 5 cm short of any other enemy, and before friends and impassable ground', () => {
    const quarry = gone(70);
    const most = (...others: Placed[]) => runOn(riders, course, quarry, fieldOf([riders, quarry, ...others])).most;
    expect(most(enemy({ x: 65, y: 50, width: 4 }))).toBe(4925 - 500 - 2100);
    expect(most(placed({ x: 65, y: 50, width: 4 }))).toBe(4925 - 2100);
    // Beside its way it counts as well.
    expect(most(enemy({ x: 72, y: 50, width: 4, depth: 2 }))).toBeLessThan(3600);
    expect(most(enemy({ x: 75, y: 50, width: 4 }))).toBe(3600);
    const river = ground({
      kind: 'river',
      line: [
        [0, 52],
        [120, 52],
      ],
    });
    expect(runOn(riders, course, quarry, fieldOf([riders, quarry], { ground: river })).most).toBe(3100);
    // Whom it would catch beyond another enemy it does not.
    const second = gone(55);
    const between = enemy({ x: 70, y: 50, width: 4 });
    expect(runOn(riders, course, second, fieldOf([riders, second, between])).caught).toBeNull();
  });
  rule(['C8q', 'C4d'], 'may stop anywhere on its path, disorganised at least', () => {
    expect(stopAfter(course, 0)).toEqual({ base: riders.base, ticks: 0, degradation: 'disorganised' });
    expect(stopAfter(course, 1234)).toMatchObject({ base: { ...riders.base, y: 3234 }, degradation: 'disorganised' });
    // Of the whole period, as much as of the whole way.
    expect(stopAfter(course, course.perPeriod / 4).ticks).toBe(1_000_000);
    const hedges = ground(
      ...[30, 35].map((y) => ({
        kind: 'hedge' as const,
        line: [
          [0, y],
          [120, y],
        ] as [number, number][],
      })),
    );
    const over = chargePath(riders, was, 0, fieldOf([riders, was], { ground: hedges })).course;
    expect([stopAfter(over, 1000), stopAfter(over, 1500)].map(({ degradation }) => degradation)).toEqual([
      'disorganised',
      'noFormation',
    ]);
  });
});

describe('an evasion', () => {
  const charger = fighter({ y: 20 });
  const away = (unit: Fighter, ...others: Placed[]) =>
    evade(unit, charger, fieldOf([unit, charger, ...others]), home('top'));
  rule(['C8f', 'C4d', 'C15f'], 'is a full normal move straight away, and ends disorganised at least', () => {
    const light = hussars({ y: 40, facing: 180, side: 1 });
    expect(away(light)).toMatchObject({
      base: { ...light.base, y: 6600, heading: 0 },
      moved: 2600,
      degradation: 'disorganised',
    });
    expect(away(hussars({ y: 40, side: 1, degradation: 'disorder' })).degradation).toBe('disorder');
    const loose = fighter({ y: 40, side: 1, formation: 'skirmish', width: 24 });
    expect(away(loose).moved).toBe(2000);
  });
  rule(
    ['C8f', 'C15a', 'C15g'],
    'goes by the way of compulsory moves: around what is before it, and stays where it is hemmed in',
    () => {
      const light = hussars({ y: 40, side: 1 });
      const round = away(light, placed({ x: 60, y: 66, width: 4, side: 1 }));
      expect(round.moved).toBe(2600);
      expect(round.base.heading).not.toBe(0);
      const box = [
        placed({ x: 60, y: 42.2, width: 80, side: 1 }),
        placed({ x: 45, y: 40, facing: 90, width: 10, side: 1 }),
        placed({ x: 75, y: 40, facing: 90, width: 10, side: 1 }),
        placed({ x: 60, y: 37.8, width: 80, side: 1 }),
      ];
      expect(away(light, ...box)).toMatchObject({ base: light.base, moved: 0, degradation: 'disorganised' });
    },
  );
  rule(['C8f', 'C5a', 'C5k', 'C5g'], 'what it crosses takes its time and order', () => {
    const light = hussars({ y: 40, side: 1 });
    const over = (terrain: ReturnType<typeof ground>, unit = light) =>
      evade(unit, charger, fieldOf([unit, charger], { ground: terrain }), home('top'));
    // A quarter of 6.5 cm and a step.
    expect(
      over(
        ground({
          kind: 'hedge',
          line: [
            [0, 50],
            [120, 50],
          ],
        }),
      ),
    ).toMatchObject({
      moved: 1950,
      degradation: 'disorganised',
    });
    const wood = ground({
      kind: 'wood',
      polygon: [
        [40, 44],
        [80, 44],
        [80, 80],
        [40, 80],
      ],
    });
    // 4 cm in the open, 11 of the other 22 in the wood.
    expect(over(wood)).toMatchObject({ moved: 1500, degradation: 'noFormation' });
    const loose = fighter({ y: 40, side: 1, formation: 'skirmish', width: 24 });
    expect(over(wood, loose)).toMatchObject({ moved: 2000, degradation: 'disorganised' });
  });
});
