import { describe, expect, it } from 'vitest';
import { later, moved, mover, refused } from '../../testing/mover.ts';
import { ground, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { attempt, carryOn, fieldOf, HALF, movesOf } from './index.ts';

const QUARTER = HALF / 2;
const advance = (length: number) => ({ kind: 'advance', length }) as const;

describe('what a move is made of', () => {
  rule('C3a', 'a half move is two quarters at the speed of class and formation', () => {
    expect(moved(mover(), advance(600)).left).toBe(0);
    expect(refused(mover(), advance(601))).toEqual(['C3l']);
    expect(moved(mover({ class: 'C', formation: 'square' }), advance(200)).left).toBe(0);
    expect(refused(mover({ arm: 'cavalry', cavalryClass: 'heavy', figures: 8, class: 'C' }), advance(901))).toEqual([
      'C3l',
    ]);
    expect(
      moved(mover({ arm: 'artillery', artilleryKind: 'horse', formation: 'limbered', figures: 4 }), advance(1400)).left,
    ).toBe(0);
  });
  rule('C3b', 'a wheel costs its front along the arc, and turns about a front corner', () => {
    // 12 cm × 15° in radians = 3.14159 cm of 12 cm a period.
    const after = moved(mover(), { kind: 'wheel', turn: 1500 });
    expect(HALF - after.left).toBe(1_047_198);
    expect(after.base.heading).toBe(1500);
    // The right front corner (66, 40.75) stays where it is.
    expect(after.base.x).toBe(Math.round(6600 - 600 * Math.cos(Math.PI / 12) - 75 * Math.sin(Math.PI / 12)));
    expect(after.base.y).toBe(Math.round(4075 + 600 * Math.sin(Math.PI / 12) - 75 * Math.cos(Math.PI / 12)));
    expect(moved(mover(), { kind: 'wheel', turn: -1500 }).base.heading).toBe(34_500);
    expect(refused(mover(), { kind: 'wheel', turn: 3000 })).toEqual(['C3l']);
  });
  rule('C3b', 'steps back cost double and take a quarter at most in each half', () => {
    const after = moved(mover(), { kind: 'back', length: 150 });
    expect(after).toMatchObject({ left: QUARTER, backed: QUARTER, base: { x: 6000, y: 3850, heading: 0 } });
    expect(refused(mover(), { kind: 'back', length: 151 })).toEqual(['C3b']);
    expect(refused(mover({}, {}, { backed: 1, left: QUARTER }), { kind: 'back', length: 150 })).toEqual(['C3b']);
    expect(moved(mover({}, {}, { backed: QUARTER / 2 }), { kind: 'back', length: 75 }).backed).toBe(QUARTER);
  });
  rule('C3b', 'an about-face takes a quarter, and what is no move is refused', () => {
    expect(moved(mover(), { kind: 'face' })).toMatchObject({ left: QUARTER, base: { heading: 18_000 }, debt: null });
    expect(refused(mover(), advance(0))).toEqual(['C3b']);
    expect(refused(mover(), { kind: 'wheel', turn: 0 })).toEqual(['C3b']);
  });
  rule('C3c', 'skirmishers turn at no cost, others not at all', () => {
    const loose = mover({ formation: 'skirmish' });
    expect(moved(loose, { kind: 'turn', heading: 9000 })).toMatchObject({ left: HALF, base: { heading: 9000 } });
    expect(refused(loose, { kind: 'wheel', turn: 1000 })).toEqual(['C3c']);
    expect(refused(mover(), { kind: 'turn', heading: 9000 })).toEqual(['C3c']);
    // To the side and facing front again: the distance alone counts.
    const aside = moved(loose, { kind: 'march', x: 7000, y: 4000, heading: 0 });
    expect(aside).toMatchObject({ left: 0, base: { x: 7000, y: 4000, heading: 0 } });
    expect(moved(mover({ formation: 'skirmish' }, {}, { left: 0 }), { kind: 'turn', heading: 100 }).left).toBe(0);
  });
  rule('C3l', 'each part is rounded to a tick once, and what is begun goes on in the next half', () => {
    // 1.01 cm at 14 cm a period: 288571.43 ticks.
    const column = mover({ class: 'B', formation: 'attackColumn' });
    expect(HALF - moved(column, advance(101)).left).toBe(288_571);
    expect(HALF - moved(column, advance(102)).left).toBe(291_429);
    const waiting = mover({}, {}, { debt: { for: 'face', ticks: 1 } });
    expect(refused(waiting, advance(1))).toEqual(['C3l']);
    expect(refused(mover({}, {}, { left: 0 }), advance(1))).toEqual(['C3l']);
    // Begun with half a quarter left, done with half a quarter of the next half.
    const late = mover({}, {}, { left: QUARTER / 2 });
    const begun = moved(late, { kind: 'face' });
    expect(begun).toMatchObject({ left: 0, base: { heading: 0 }, debt: { for: 'face', ticks: QUARTER / 2 } });
    const on = carryOn(later(late, begun));
    expect(on.after).toMatchObject({
      left: HALF - QUARTER / 2,
      base: { heading: 18_000 },
      debt: null,
      moved: QUARTER / 2,
    });
  });
  it('a free turn is among the useful moves only as the first of a half, so that nobody turns for ever', () => {
    const turnsOf = (isInHand: boolean, left: number) =>
      movesOf(fieldOf(mover({ formation: 'skirmish' }, {}, { isInHand, left }))).filter(({ kind }) => kind === 'turn');
    for (const left of [0, HALF]) expect([turnsOf(false, left).length, turnsOf(true, left).length]).toEqual([7, 0]);
    const again = mover({ formation: 'skirmish' }, {}, { isInHand: true, left: 0 });
    expect(moved(again, { kind: 'turn', heading: 100 }).base.heading).toBe(100);
  });
  rule('C3m', 'each unit moves once in a half', () => {
    expect(refused(mover({}, {}, { isOver: true }), advance(100))).toEqual(['C3m']);
    expect(movesOf(fieldOf(mover({}, {}, { isOver: true })))).toEqual([]);
  });
});

describe('formations', () => {
  rule('C3e', 'a change takes quarters by class, a square its own, and may be spread over both halves', () => {
    expect(moved(mover(), { kind: 'form', formation: 'attackColumn' })).toMatchObject({
      formation: 'attackColumn',
      left: QUARTER,
      base: { x: 6000, y: 4000, width: 300, depth: 600 },
    });
    expect(moved(mover({ class: 'B' }), { kind: 'form', formation: 'square' }).left).toBe(QUARTER);
    const slow = mover({ class: 'C' });
    const begun = moved(slow, { kind: 'form', formation: 'attackColumn' });
    expect(begun).toMatchObject({
      formation: 'line',
      left: 0,
      debt: { for: 'form', to: 'attackColumn', ticks: QUARTER },
    });
    const on = carryOn(later(slow, begun)).after;
    expect(on).toMatchObject({ formation: 'attackColumn', left: QUARTER, base: { width: 300 }, debt: null });
    expect(refused(mover(), { kind: 'form', formation: 'line' })).toEqual(['C3e']);
    expect(refused(mover({ arm: 'cavalry', figures: 8 }), { kind: 'form', formation: 'square' })).toEqual(['C3e']);
    expect(refused(mover(), { kind: 'form', formation: 'limbered' })).toEqual(['C3e']);
  });
  rule('C2l', 'a formation is taken about the centre, only if there is room, also when it was begun before', () => {
    const column = { formation: 'attackColumn' } as const;
    const friend = placed({ x: 65, y: 40, width: 3, depth: 3 });
    expect(refused(mover(column, { units: [friend] }), { kind: 'form', formation: 'line' })).toContain('C2l');
    const slow = mover({ class: 'C', ...column });
    const begun = moved(slow, { kind: 'form', formation: 'line' });
    expect(carryOn(later(slow, begun, { units: [friend] }))).toMatchObject({
      isLost: true,
      after: { formation: 'attackColumn', debt: null, left: QUARTER },
    });
  });
  rule('C2e', 'eight figures at least form square', () => {
    expect(refused(mover({ figures: 7 }), { kind: 'form', formation: 'square' })).toEqual(['C2e']);
  });
  rule('C2f', 'only types marked for it skirmish', () => {
    expect(refused(mover({ maySkirmish: false }), { kind: 'form', formation: 'skirmish' })).toEqual(['C2f']);
    expect(moved(mover(), { kind: 'form', formation: 'skirmish' }).base).toMatchObject({ width: 1800, depth: 150 });
  });
  rule('C3i', 'guns limber in two quarters, horse guns in one, and are pushed by hand', () => {
    const guns = { arm: 'artillery', formation: 'unlimbered', figures: 4 } as const;
    expect(moved(mover(guns), { kind: 'form', formation: 'limbered' })).toMatchObject({
      left: 0,
      formation: 'limbered',
    });
    expect(moved(mover({ ...guns, artilleryKind: 'horse' }), { kind: 'form', formation: 'limbered' }).left).toBe(
      QUARTER,
    );
    expect(moved(mover(guns), advance(150)).left).toBe(0);
    expect(refused(mover(guns), advance(151))).toEqual(['C3l']);
    expect(refused(mover(guns), { kind: 'form', formation: 'line' })).toEqual(['C3i']);
    expect(refused(mover({ ...guns, formation: 'rout', guns: null }), { kind: 'form', formation: 'limbered' })).toEqual(
      ['C3i'],
    );
  });
  rule('C4c', 'reforming takes 1 quarter, 2 (class C 3) or 4, standing still', () => {
    expect(moved(mover({ degradation: 'disorganised' }), { kind: 'reform' })).toMatchObject({
      degradation: 'formed',
      left: QUARTER,
      moved: 0,
    });
    expect(moved(mover({ degradation: 'noFormation' }), { kind: 'reform' })).toMatchObject({
      degradation: 'formed',
      left: 0,
    });
    const slow = moved(mover({ degradation: 'noFormation', class: 'C' }), { kind: 'reform' });
    expect(slow).toMatchObject({ degradation: 'noFormation', debt: { for: 'reform', ticks: QUARTER } });
    const worst = mover({ degradation: 'disorder' });
    const half = moved(worst, { kind: 'reform' });
    expect(carryOn(later(worst, half)).after).toMatchObject({ degradation: 'formed', left: 0, moved: 0, debt: null });
    expect(refused(mover(), { kind: 'reform' })).toEqual(['C4c']);
  });
  rule('C3j', 'a screen goes out or comes in for a quarter; a square calls it in', () => {
    const out = moved(mover(), { kind: 'screen' });
    expect(out).toMatchObject({ isScreenOut: true, left: QUARTER });
    expect(moved(mover({ isScreenOut: true }), { kind: 'screen' }).isScreenOut).toBe(false);
    expect(moved(mover({ isScreenOut: true }), { kind: 'form', formation: 'square' }).isScreenOut).toBe(false);
    expect(refused(mover({ hasEliteCompanies: false }), { kind: 'screen' })).toEqual(['C3j']);
    expect(refused(mover({ degradation: 'noFormation' }), { kind: 'screen' })).toEqual(['C3j']);
    expect(refused(mover({ formation: 'square' }), { kind: 'screen' })).toEqual(['C3j']);
  });
});

describe('who makes no normal move', () => {
  rule('C3k', 'those obliged to move, those rallying, prisoners', () => {
    for (const state of ['retreat', 'rout', 'flight', 'uncontrolled', 'rallying', 'prisoner'] as const)
      expect(refused(mover({ state }), advance(100))).toEqual(['C3k']);
    expect(refused(mover({ isPursuing: true }), advance(100))).toEqual(['C3k']);
    expect(refused(mover({ isFormingUp: true }), { kind: 'face' })).toEqual(['C3k']);
  });
  rule('C3g', 'a unit in close combat', () => {
    const enemy = placed({ side: 1, y: 46 });
    expect(refused(mover({ opponents: [enemy] }), { kind: 'face' })).toEqual(['C3g']);
  });
  rule('C8m', 'who has charged this period', () => {
    expect(refused(mover({ hasCharged: true }), advance(100))).toEqual(['C8m']);
  });
});

describe('sectors', () => {
  const farm = ground({
    id: 'farm',
    kind: 'builtUp',
    capacity: 20,
    polygon: [
      [55, 41],
      [65, 41],
      [65, 49],
      [55, 49],
    ],
  });
  const sector = farm.sectors[0];
  if (!sector) throw new Error('no farm');
  const enter = { kind: 'enter', sector } as const;
  const before = { y: 40.25 } as const;
  rule('C5b', 'infantry enters from contact in two quarters, up to the capacity, and leaves in line or column', () => {
    const inside = moved(mover(before, { ground: farm }), enter);
    expect(inside).toMatchObject({ formation: 'garrison', sector, left: 0, base: { x: 6000, y: 4500 } });
    expect(refused(mover({ y: 40 }, { ground: farm }), enter)).toEqual(['C5b']);
    expect(refused(mover({ ...before, figures: 21 }, { ground: farm }), enter)).toEqual(['C5b']);
    expect(refused(mover({ ...before, arm: 'cavalry', figures: 8, y: 40 }, { ground: farm }), enter)).toEqual(['C5b']);
    const held = placed({ sector, formation: 'garrison', side: 1, state: 'rout' });
    expect(refused(mover(before, { ground: farm, units: [held] }), enter)).toContain('C5b');
    const late = mover(before, { ground: farm }, { left: QUARTER });
    const begun = moved(late, enter);
    expect(begun).toMatchObject({ formation: 'line', sector: null, debt: { for: 'enter', ticks: QUARTER } });
    expect(carryOn(later(late, begun)).after).toMatchObject({ formation: 'garrison', sector, left: QUARTER });
    expect(carryOn(later(late, begun, { units: [held] })).isLost).toBe(true);
    // Whoever rallied on the way through may stand in part of it; prisoners make room.
    const half = placed({ x: 56, y: 49, side: 0 });
    expect(refused(mover(before, { ground: farm, units: [half] }), enter)).toEqual(['C1e']);
    expect(carryOn(later(late, begun, { units: [half] })).isLost).toBe(true);
    const taken = placed({ x: 56, y: 49, side: 0, state: 'prisoner' });
    expect(refused(mover(before, { ground: farm, units: [taken] }), enter)).toEqual([]);
    const garrison = mover({ x: 60, y: 45, formation: 'garrison', sector }, { ground: farm });
    const leave = { kind: 'leave', formation: 'line', x: 6000, y: 4025, heading: 18_000 } as const;
    expect(moved(garrison, leave)).toMatchObject({
      formation: 'line',
      sector: null,
      left: 0,
      base: { width: 1200, y: 4025 },
    });
    expect(refused(garrison, { ...leave, y: 3900 })).toEqual(['C5b']);
    expect(refused(garrison, { ...leave, y: 4100 })).toContain('C2l');
    expect(refused(garrison, { ...leave, formation: 'square' })).toEqual(['C5b']);
    expect(refused(garrison, advance(100))).toEqual(['C5b']);
    const ways = movesOf(fieldOf(garrison)).filter(({ kind }) => kind === 'leave');
    expect(ways.length).toBe(12);
    expect(refused(mover({ ...garrison.unit, sector: null, formation: 'line' }), leave)).toEqual(['C5b']);
  });
  rule('C5d', 'a redoubt is held by guns too', () => {
    const redoubt = ground({
      kind: 'redoubt',
      polygon: [
        [55, 42],
        [65, 42],
        [65, 49],
        [55, 49],
      ],
    });
    const place = redoubt.sectors[0];
    if (!place) throw new Error('no redoubt');
    const guns = mover({ arm: 'artillery', formation: 'unlimbered', figures: 4, y: 40.5 }, { ground: redoubt });
    expect(moved(guns, { kind: 'enter', sector: place }).formation).toBe('garrison');
    expect(
      refused(mover({ arm: 'cavalry', figures: 8, y: 41 }, { ground: redoubt }), { kind: 'enter', sector: place }),
    ).toEqual(['C5b']);
  });
  rule('C5c', 'units go round a sector', () => {
    expect(refused(mover({ y: 38 }, { ground: farm }), advance(300))).toEqual(['C5c']);
    expect(attempt(fieldOf(mover({ y: 38 }, { ground: farm })), advance(300)).stop).toBe('sector');
    expect(moved(mover({ y: 38 }, { ground: farm }), advance(225)).base.y).toBe(4025);
  });
});
