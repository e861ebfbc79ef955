import type { AimAsk } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { type DrillSpec, type DrillUnit, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';
import { tabletopTable } from './table.ts';

const blue = (id: string, x: number, y: number, more: Partial<DrillUnit> = {}): DrillUnit => ({ id, x, y, ...more });
const white = (id: string, x: number, y: number, more: Partial<DrillUnit> = {}): DrillUnit => ({
  ...{ id, x, y, side: 1, facing: 180, type: 'austrian.fusilier' },
  ...more,
});
type Scene = ReturnType<typeof drill>;
const half = (units: readonly DrillUnit[], more: Partial<DrillSpec> = {}): Scene =>
  drill({ units, step: ['half', 0], ...more });
const charges = (units: readonly DrillUnit[], more: Partial<DrillSpec> = {}): Scene =>
  drill({ units, step: ['charges', 0], phase: 'CHARGE', ...more });
const aim = (scene: Scene, piece: string, to: readonly [number, number], more: Partial<AimAsk> = {}) =>
  tabletopTable.aim(scene.g, { piece, to, snap: 0, ...more });
const rules = (aimed: ReturnType<typeof aim>): readonly string[] => aimed.stops.map(({ rule: id }) => id);
/** Where the piece stands once the order is given. */
const after = (scene: Scene, piece: string, { command }: ReturnType<typeof aim>): readonly number[] => {
  scene.play(command!);
  return scene.at(piece);
};
const endOf = ({ ghost }: ReturnType<typeof aim>): readonly number[] =>
  ghost ? [ghost.end.x, ghost.end.y, ghost.end.facing] : [];

describe('aims of a half move', () => {
  rule(
    ['C3b', 'C3l'],
    'a point ahead is marched to, its time told, and a point too far as far as there is time',
    () => {
      const scene = half([blue('a', 60, 30), white('x', 60, 110)]);
      const near = aim(scene, 'a', [60, 34]);
      expect([near.isMet, near.command?.type, endOf(near)]).toEqual([true, 'march', [60, 34, 0]]);
      expect(near.ghost?.gauge?.of).toBe(2);
      const far = aim(scene, 'a', [60, 60]);
      expect([far.isMet, rules(far)]).toEqual([false, ['C3l']]);
      expect(far.ghost?.gauge?.left).toBe(0);
      expect(endOf(far)[1]).toBeGreaterThan(34);
      expect(after(scene, 'a', far)).toEqual(endOf(far));
    },
  );
  rule(
    ['C3b'],
    'a point ahead and a little aside, out of reach by any march, is gone towards without a turn nobody asked for',
    () => {
      // The drag of a newcomer: 12 figures in line in their brook, up and slightly to the right.
      const scene = half([blue('a', 48, 29.25, { figures: 12, degradation: 'disorganised' }), white('x', 60, 110)]);
      const aside = aim(scene, 'a', [49.9, 33], { snap: 1 });
      expect([aside.isMet, aside.command?.type, endOf(aside)[2]]).toEqual([false, 'advance', 0]);
      // Asked to look there, it wheels.
      expect(endOf(aim(scene, 'a', [49.9, 33], { facing: 26, snap: 1 }))[2]).toBeGreaterThan(10);
    },
  );
  rule(['C3b'], 'a point behind is stepped back to; a look the other way is a facing about, any other a wheel', () => {
    const scene = half([blue('a', 60, 30), white('x', 60, 110)]);
    expect(aim(scene, 'a', [60, 29]).command).toEqual({ type: 'back', unit: 'a', cm: 1 });
    expect(aim(scene, 'a', [60, 30], { facing: 180 }).command).toEqual({ type: 'face', unit: 'a' });
    const wheel = { type: 'wheel', unit: 'a', hand: 'left', degrees: 5 };
    expect(aim(scene, 'a', [60, 30], { facing: 355 }).command).toEqual(wheel);
    // By verb, whatever the point suggests.
    expect(aim(scene, 'a', [66, 40], { verb: 'advance', snap: 0 }).command).toMatchObject({ type: 'advance' });
    expect(aim(scene, 'a', [66, 40], { verb: 'form' }).command).toEqual({
      type: 'form',
      unit: 'a',
      formation: 'attackColumn',
    });
    expect(aim(scene, 'a', [66, 28]).others.map(({ verb }) => verb)).toContain('face');
  });
  rule(['C3c'], 'skirmishers turn on the spot and go any way', () => {
    const scene = half([blue('a', 60, 30, { type: 'french.leger', formation: 'skirmish' }), white('x', 60, 110)]);
    const turn = aim(scene, 'a', [60, 30], { facing: 90 });
    expect([turn.isMet, turn.ghost?.gauge?.takes, endOf(turn)]).toEqual([true, 0, [60, 30, 90]]);
    expect(after(scene, 'a', turn)).toEqual([60, 30, 90]);
    expect(aim(scene, 'a', [55, 28]).isMet).toBe(true);
  });
  rule(['C3d'], 'what ends within 5 cm of an enemy comes no nearer, says so there, and snaps to the line', () => {
    const scene = half([blue('a', 60, 30), white('x', 60, 41)]);
    const refused = aim(scene, 'a', [60, 34.8]);
    expect([refused.isMet, rules(refused)]).toEqual([false, ['C3d']]);
    // His front is at 40.25.
    expect(refused.stops[0]?.at?.[1]).toBeCloseTo(40.25, 1);
    const snapped = aim(scene, 'a', [60, 34.8], { snap: 1 });
    expect([snapped.isMet, snapped.snapped.map(({ what }) => what.en)]).toEqual([
      true,
      ['Straight ahead', 'Just outside 5\u00a0cm of x'],
    ]);
    const { length } = tabletopTable.measure(scene.g, { point: [60, endOf(snapped)[1]! + 0.75] }, { piece: 'x' })!;
    expect(length).toBe(5.01);
  });
  rule(['C3n', 'C5b', 'C1n'], 'what is in the way is named with its rule and shown where it is', () => {
    const scene = half([
      blue('a', 60, 30),
      blue('b', 60, 34, { facing: 90, formation: 'marchColumn' }),
      white('x', 60, 110),
    ]);
    const friend = aim(scene, 'a', [60, 34.5]);
    // It has time left where it ends: what stops it is the friend, and nothing else is told.
    expect(rules(friend)).toEqual(['C3n']);
    expect(friend.stops[0]?.what.fr).toMatch(/amie/);
    const edge = half([blue('a', 60, 1.5, { facing: 180 }), white('x', 60, 110)]);
    expect(rules(aim(edge, 'a', [60, 0.2]))).toContain('C1n');
    const fights = half([blue('a', 60, 30, { state: 'rallying' }), blue('b', 90, 30), white('x', 60, 110)]);
    expect(rules(aim(fights, 'a', [60, 33]))).toEqual(['C3k']);
  });
  it('snaps into line with a friend and beside it', () => {
    const scene = half([blue('a', 60, 30), blue('b', 80, 34), white('x', 60, 110)]);
    const line = aim(scene, 'a', [60, 33.6], { snap: 1 });
    expect(line.snapped.map(({ what }) => what.en)).toEqual(['Straight ahead', 'In line with b']);
    expect([endOf(line), line.snapped[1]?.line]).toEqual([
      [60, 34, 0],
      [
        [60, 34.75],
        [80, 34.75],
      ],
    ]);
    const column = { formation: 'attackColumn' } as const;
    const close = half([blue('a', 67.3, 26, column), blue('b', 72, 33, column), white('x', 60, 110)]);
    const { width } = tabletopTable.ghost(close.g, close.position.encode({ type: 'face', unit: 'a' }))!.end;
    const beside = aim(close, 'a', [72.3 - width, 32.7], { snap: 1, facing: 0 });
    expect(beside.snapped.map(({ what }) => what.en)).toEqual(['In line with b', 'Beside b']);
    expect([beside.isMet, endOf(beside).slice(1)]).toEqual([true, [33, 0]]);
    expect(after(close, 'a', beside)).toEqual(endOf(beside));
    expect(tabletopTable.measure(close.g, { piece: 'a' }, { piece: 'b' })?.length).toBe(0.02);
    // A point taken at its word is not moved.
    expect(aim(scene, 'a', [60, 33.6])).toMatchObject({ snapped: [], ghost: { end: { y: 33.6 } } });
  });
  rule(['C5b'], 'a garrison comes out beside its sector, and a unit at one goes in', () => {
    const terrain = [
      {
        id: 'farm',
        kind: 'builtUp',
        capacity: 24,
        polygon: [
          [50, 40],
          [70, 40],
          [70, 55],
          [50, 55],
        ],
      },
    ];
    const out = half([blue('a', 60, 47, { formation: 'garrison', garrison: 'farm' }), white('x', 60, 110)], {
      terrain,
    });
    const leave = aim(out, 'a', [60, 36]);
    expect([leave.command?.type, endOf(leave)[2]]).toEqual(['leave', 180]);
    expect(after(out, 'a', leave)).toEqual(endOf(leave));
    const near = half([blue('a', 60, 35), white('x', 60, 110)], { terrain });
    const upTo = aim(near, 'a', [60, 45], { snap: 1 });
    expect([upTo.command?.type, upTo.snapped.length]).toEqual(['march', 1]);
    near.play(upTo.command!);
    expect(aim(near, 'a', [60, 45]).command).toEqual({ type: 'enter', unit: 'a', sector: 'farm' });
  });
});

describe('aims of a charge', () => {
  rule(['C8a', 'C8b'], 'dragged onto an enemy it charges him, and the ghost stands against him', () => {
    const scene = charges([blue('a', 60, 30), white('x', 62, 42)], { dice: [] });
    const charge = aim(scene, 'a', [62, 42], { onto: 'x' });
    expect([charge.isMet, charge.command]).toMatchObject([true, { type: 'charge', unit: 'a', target: 'x' }]);
    // Front to front: his is at 41.25, its own half a depth behind it.
    expect(endOf(charge).slice(1)).toEqual([40.5, 0]);
    expect(charge.ghost?.gauge).toMatchObject({ of: 4 });
    expect(charge.snapped.map(({ what }) => what.fr)).toEqual(['Au contact de x']);
    // The same where nothing but the point says who is meant.
    expect(aim(scene, 'a', [62, 41]).command).toEqual(charge.command);
  });
  rule(['C8b', 'C8k'], 'a charge whose target stands ends where its ghost stood', () => {
    const generals = [
      { id: 'roux', x: 100, y: 40 },
      { id: 'kolb', side: 1, x: 60, y: 83 },
    ] as const;
    const scene = charges([blue('a', 60, 46), white('x', 62, 60)], { generals });
    const charge = aim(scene, 'a', [62, 60], { onto: 'x' });
    // It obeys, its fire does little.
    scene.play(charge.command!).play({ type: 'done' }, [4, 1]);
    expect(scene.told('contact')).toHaveLength(1);
    expect(scene.at('a')).toEqual(endOf(charge));
  });
  rule(['C8b', 'C11b'], 'what speaks against it is named', () => {
    const scene = charges([
      blue('a', 60, 30),
      blue('b', 90, 30, { order: 'HOLD', at: [90, 30] }),
      white('x', 60, 90),
      white('y', 90, 40),
      // Somebody who may charge, or nobody is asked.
      blue('c', 120, 30),
      white('z', 120, 42),
    ]);
    expect(rules(aim(scene, 'a', [60, 90], { onto: 'x' }))).toEqual(['C8b']);
    expect(rules(aim(scene, 'b', [90, 40], { onto: 'y' }))).toEqual(['C11b']);
    expect(aim(scene, 'a', [20, 20]).stops).toMatchObject([
      { rule: 'C8b', what: { en: 'Point at the enemy unit to charge.' } },
    ]);
  });
});

describe('aims of generals', () => {
  const command = (more: Partial<DrillSpec> = {}): Scene =>
    drill({
      units: [blue('a', 60, 30, { general: 'n' }), white('x', 60, 80)],
      generals: [{ id: 'n', x: 60, y: 20, value: 60 }],
      phase: 'COMMAND',
      step: ['command', 0],
      ...more,
    });
  rule(['C12d', 'C12i'], 'he rides to a point, into contact with whom he comes near, and as far as he can', () => {
    const scene = command();
    const ride = aim(scene, 'n', [70, 25]);
    expect([ride.isMet, endOf(ride)]).toEqual([true, [70, 25, 0]]);
    const joins = aim(scene, 'n', [60, 27.6], { snap: 1 });
    expect(joins.snapped.map(({ what }) => what.en)).toEqual(['In contact with a']);
    expect(joins.ghost?.says.en).toContain('joins a');
    const far = aim(scene, 'n', [175, 20]);
    expect([far.isMet, rules(far)]).toEqual([false, ['C12d']]);
    expect(far.ghost?.gauge?.left).toBeLessThan(0.01);
    expect(rules(aim(scene, 'n', [60, 30]))).toContain('C1m');
  });
  rule(['C12h'], 'his way leads round what he may not ride over', () => {
    const terrain = [
      {
        id: 'marsh',
        kind: 'marsh',
        polygon: [
          [55, 22],
          [65, 22],
          [65, 26],
          [55, 26],
        ],
      },
    ];
    const scene = command({ terrain, units: [blue('a', 90, 30, { general: 'n' }), white('x', 60, 80)] });
    const ride = aim(scene, 'n', [60, 32]);
    expect(ride.isMet).toBe(true);
    expect(ride.ghost!.way.length).toBeGreaterThan(2);
  });
});

describe('the ruler', () => {
  rule(['C1d'], 'measures between the edges of bases, the same both ways, and says how', () => {
    const scene = half([blue('a', 60, 30), white('x', 60, 45)]);
    const [there, back] = [
      tabletopTable.measure(scene.g, { piece: 'a' }, { piece: 'x' })!,
      tabletopTable.measure(scene.g, { piece: 'x' }, { piece: 'a' })!,
    ];
    expect([there.length, back.length]).toEqual([13.5, 13.5]);
    expect([there.from[1], there.to[1]]).toEqual([30.75, 44.25]);
    expect(there.notes.map(({ rule: id }) => id)).toEqual(['C1d', 'C7e', 'C7b', 'C1g', 'C8b', 'C6a']);
    expect(there.notes[3]?.what.en).toBe('In front of x.');
  });
  rule(['C7b', 'C1g', 'C3d'], 'tells arc, side and what is too near', () => {
    const scene = half([blue('a', 60, 30, { facing: 180 }), white('x', 60, 35.5)]);
    const { notes } = tabletopTable.measure(scene.g, { piece: 'a' }, { piece: 'x' })!;
    expect(notes.find(({ rule: id }) => id === 'C7b')).toMatchObject({ tone: 'bad' });
    expect(notes.map(({ rule: id }) => id)).toContain('C3d');
  });
  rule(['C12b', '1.4q'], 'tells what a general is worth at that distance', () => {
    const scene = half([blue('a', 60, 30, { general: 'n' }), white('x', 60, 90)], {
      generals: [{ id: 'n', x: 60, y: 20, value: 60 }],
    });
    const note = () => tabletopTable.measure(scene.g, { piece: 'n' }, { piece: 'a' })!.notes.at(-1);
    expect(note()).toMatchObject({ rule: '1.2-F17', tone: 'good' });
    const far = half([blue('a', 60, 60, { general: 'n' }), white('x', 60, 90)], {
      generals: [{ id: 'n', x: 60, y: 10, value: 60 }],
    });
    expect(tabletopTable.measure(far.g, { piece: 'n' }, { piece: 'a' })!.notes.at(-1)).toMatchObject({
      rule: '1.2-F20',
    });
  });
  rule(['C3a'], 'tells how long a way is in time', () => {
    const scene = half([blue('a', 60, 30), white('x', 60, 90)]);
    const measured = tabletopTable.measure(scene.g, { piece: 'a' }, { point: [60, 36.75] })!;
    expect([measured.length, measured.notes.map(({ rule: id }) => id)]).toEqual([6, ['C1d', 'C3a']]);
    expect(tabletopTable.measure(scene.g, { point: [0, 0] }, { point: [3, 4] })).toMatchObject({ length: 5 });
  });
});
