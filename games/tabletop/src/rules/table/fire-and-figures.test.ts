import { overlaps, SECTORS } from '@tambour/boards';
import { describe, expect } from 'vitest';
import { baseIn, general, ground, home, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { isInArcOf, isTarget, targetsOf } from './arc.ts';
import { convoyHalf, convoySize, escaped } from './convoy.ts';
import { carriedPlace, figureShape, isCaughtAlone, mayStandHere, refugeOf, setBeside } from './figures.ts';
import { shapeOf } from './footprints.ts';
import { mayMoveHalted, mayWithdrawTo } from './halted.ts';
import { crewSide, outOfSector, outside } from './leave.ts';
import { isTouching, type Placed } from './placed.ts';
import { rallyFriend, rallyPlaces } from './rally-places.ts';

const own = home('bottom');
describe('fire', () => {
  const shooter = placed();
  rule('C7b', 'is to the front, at a centre or the nearest corner; squares and garrisons fire all round', () => {
    expect(isInArcOf(shooter, placed({ y: 60, side: 1 }))).toBe(true);
    expect(isInArcOf(shooter, placed({ y: 20, side: 1 }))).toBe(false);
    expect(isInArcOf(placed({ formation: 'square' }), placed({ y: 20, side: 1 }))).toBe(true);
    // The centre is on the flank, the nearest corner still in front.
    expect(isInArcOf(shooter, placed({ x: 90, y: 45, width: 50, side: 1 }))).toBe(true);
    expect(isInArcOf(shooter, placed({ x: 90, y: 45, width: 20, side: 1 }))).toBe(false);
  });
  rule(['C7c', 'C7a'], 'goes to an enemy within 15 cm in arc and view, if there is one', () => {
    const [near, far] = [placed({ y: 56.5, width: 4, side: 1 }), placed({ x: 70, y: 58, width: 4, side: 1 })];
    const at = (units: readonly Placed[], seen = units, range = 2100) =>
      targetsOf(shooter, units, range, (u) => seen.includes(u));
    expect(at([far, near])).toEqual([near]);
    expect(at([far, placed({ y: 56.51, width: 4, side: 1 })]).length).toBe(2);
    expect(at([far, near], [far])).toEqual([far]);
    expect(at([far, near, placed({ y: 50 })])).toEqual([near]);
    // Out of range is no target, but whoever must be preferred binds all the same.
    expect(at([far], [far], 1000)).toEqual([]);
  });
  rule('C7d', 'falls on nobody in melee and on no prisoner', () => {
    const enemy = placed({ y: 50, side: 1 });
    expect(isTarget(enemy)).toBe(true);
    expect([isTarget(placed({ opponents: [enemy] })), isTarget(placed({ state: 'prisoner' }))]).toEqual([false, false]);
  });
});
describe('generals and aides', () => {
  rule(['C1m', 'C1c'], 'stand inside no unit; one that a unit ends over is set beside it, touching', () => {
    const unit = placed({ facing: 30 });
    expect(mayStandHere(general(60, 40), [unit])).toBe(false);
    expect(mayStandHere(general(60, 50), [unit])).toBe(true);
    const { x, y } = setBeside(unit.base, general(61, 40.3));
    const there = { shape: figureShape('general', x, y) };
    expect([overlaps(there.shape, unit.shape), isTouching(there, unit)]).toEqual([false, true]);
    const clear = general(60, 60);
    expect(setBeside(unit.base, clear)).toEqual({ x: 6000, y: 6000 });
  });
  rule('C15d', 'carried along are placed behind the unit, in contact', () => {
    const unit = placed({ facing: 200 });
    for (const kind of ['general', 'aide'] as const) {
      const { x, y } = carriedPlace(unit.base, kind);
      const there = { shape: figureShape(kind, x, y) };
      expect([overlaps(there.shape, unit.shape), isTouching(there, unit)]).toEqual([false, true]);
      // Its back is up, to the right.
      expect(y).toBeGreaterThan(unit.base.y);
    }
  });
  rule(['C12g', 'C1f'], 'touched by an enemy while alone go to a friend within 30 cm, or are taken', () => {
    const man = general(60, 42.25, 1);
    const enemy = placed({ y: 40.5 });
    expect(isCaughtAlone(man, [enemy])).toBe(true);
    expect(isCaughtAlone(man, [placed({ y: 40.41 })])).toBe(true);
    expect(isCaughtAlone(man, [placed({ y: 40.4 })])).toBe(false);
    expect(isCaughtAlone(man, [enemy, placed({ y: 44, side: 1 })])).toBe(false);
    const friend = (y: number) => placed({ y, side: 1 });
    expect(refugeOf(man, [enemy, friend(74)])).toBeDefined();
    expect(refugeOf(man, [enemy, friend(74.01)])).toBeUndefined();
    expect(refugeOf(man, [placed({ y: 60, side: 1, state: 'rout' })])).toBeUndefined();
  });
});
describe('who comes out', () => {
  const battery = baseIn({ x: 60, y: 40, facing: 0, width: 6, depth: 3 });
  rule(['C17d', '2.4-A2'], 'a crew by the side away from the attacker, else nearest its own edge', () => {
    const side = (attacker: Parameters<typeof crewSide>[1], edge: 'bottom' | 'right' | 'top' = 'bottom', facing = 0) =>
      SECTORS[crewSide({ ...battery, heading: facing }, attacker, home(edge))];
    expect([side(null), side(null, 'right'), side(null, 'top'), side(null, 'bottom', 18_000)]).toEqual([
      'rear',
      'right',
      'front',
      'front',
    ]);
    expect(side(placed({ y: 30 }).shape)).toBe('front');
  });
  rule(['C17d', 'C2k', 'C1e'], 'stands before the middle of that side, touching it', () => {
    for (const heading of [0, 4500, 12_345])
      for (const side of [0, 1, 2, 3] as const) {
        const guns = { ...battery, heading };
        const crew = { shape: shapeOf(outside(guns, side, { width: 400, depth: 150 })) };
        const from = { shape: shapeOf(guns) };
        expect([overlaps(crew.shape, from.shape), isTouching(crew, from)]).toEqual([false, true]);
      }
    expect(outside(battery, 2, { width: 400, depth: 150 })).toEqual({
      x: 6000,
      y: 3775,
      heading: 18_000,
      width: 400,
      depth: 150,
    });
    expect(outside(battery, 3, { width: 400, depth: 150 })).toEqual({
      x: 6375,
      y: 4000,
      heading: 9000,
      width: 400,
      depth: 150,
    });
  });
  rule(['C5b', 'C5l'], 'a garrison on the side of its own edge, touching the sector', () => {
    const farm = ground({
      kind: 'builtUp',
      polygon: [
        [55, 36],
        [65, 36],
        [65, 44],
        [55, 44],
      ],
    }).sectors[0];
    if (!farm) throw new Error('no farm');
    const size = { width: 300, depth: 600 };
    expect(outOfSector(farm, size, own)).toEqual({ x: 6000, y: 3300, heading: 18_000, ...size });
    expect(outOfSector(farm, size, home('right'))).toEqual({ x: 6800, y: 4000, heading: 9000, ...size });
    // An advance out of hand: on the side of its target, up and a little to the left.
    expect(outOfSector(farm, size, own, 35_000)).toEqual({ x: 6000, y: 4700, heading: 0, ...size });
  });
});
describe('convoys', () => {
  rule(['C19a', 'C1n', 'C2d'], 'go to their captors’ stretch and leave there', () => {
    expect(convoySize(12)).toEqual({ width: 200, depth: 900 });
    const base = { x: 6000, y: 1000, heading: 0, ...convoySize(12) };
    expect(convoyHalf(base, own)).toMatchObject({ isAtEdge: true, moved: 550 });
    expect(convoyHalf({ ...base, y: 4000 }, home('top'))).toMatchObject({ isAtEdge: false, moved: 800, heading: 0 });
  });
  rule('C19c', 'contacted, lose their prisoners on the side of their own edge', () => {
    const convoy = { x: 6000, y: 4000, heading: 18_000, ...convoySize(12) };
    const free = escaped(convoy, { width: 600, depth: 300 }, home('top'));
    expect([free.y, free.heading]).toEqual([4000 + 450 + 150, 0]);
  });
});
describe('where a unit may end', () => {
  const enemies = [{ x: 6000, y: 7000 }];
  const from = { x: 6000, y: 4000 };
  rule(['2.3a', '2.3b'], 'halted: no nearer to an enemy in view, no farther from its edge', () => {
    const to = (x: number, y: number) => mayMoveHalted(from, { x, y }, enemies, own);
    expect([to(6000, 4000), to(6000, 3999), to(6000, 4001), to(9000, 4000)]).toEqual([true, true, false, true]);
    expect(mayMoveHalted(from, { x: 6000, y: 3900 }, [{ x: 6000, y: 1000 }], own)).toBe(false);
    expect(mayMoveHalted(from, { x: 6000, y: 4100 }, [], own)).toBe(false);
  });
  rule('C11b', 'withdrawing: no nearer to any enemy', () => {
    expect([3999, 4001].map((y) => mayWithdrawTo(from, { x: 6000, y }, enemies))).toEqual([true, false]);
    expect(mayWithdrawTo(from, { x: 6000, y: 4100 }, [])).toBe(true);
  });
});
describe('where a retreat may rally', () => {
  const enemy = placed({ y: 60, facing: 180, side: 1 });
  const unit = placed({ y: 28, facing: 180, width: 3, depth: 6, state: 'retreat' });
  const cases = (units: readonly Placed[], on = ground()) =>
    rallyPlaces(unit, units, on, own).map((place) => place.case);
  rule(['2.4-R1', '2.4-R2', '2.4-R3', 'C1i'], 'is behind shelter, wood or village, or a friend', () => {
    const friend = placed({ y: 40 });
    const box = [
      [50, 35],
      [70, 35],
      [70, 40],
      [50, 40],
    ] as const;
    const line = [
      [50, 35],
      [70, 35],
    ] as const;
    expect(cases([enemy, friend])).toEqual(['behindFriend']);
    expect(cases([enemy], ground({ kind: 'wood', polygon: box }))).toEqual(['woodOrVillage']);
    expect(cases([enemy], ground({ kind: 'builtUp', polygon: box }))).toEqual(['woodOrVillage']);
    expect(cases([enemy], ground({ kind: 'wall', line }))).toEqual(['shelter']);
    expect(cases([enemy], ground({ kind: 'stream', line }))).toEqual([]);
    expect(cases([friend])).toEqual([]);
    expect(cases([enemy, placed({ y: 40, state: 'rout' })])).toEqual([]);
  });
  rule(['2.4-R12', 'C1j'], 'tells whether the friend is in mass, faces the enemy and screens it wholly', () => {
    const friend = placed({ y: 40, figures: 12 });
    const [place] = rallyPlaces(unit, [enemy, friend, unit], ground(), own);
    expect(place).toMatchObject({ whollyScreened: true, nearestEnemyInfantry: 28.25, nearestBattery: null });
    expect(place?.friend).toMatchObject({ figures: 12, mass: true, formed: true, facingEnemy: true });
    expect(rallyFriend(placed({ y: 40, facing: 180, formation: 'skirmish' }), [enemy])).toMatchObject({
      mass: false,
      facingEnemy: false,
    });
  });
});
