import { overlaps } from '@tambour/boards';
import { describe, expect } from 'vitest';
import { isTouching } from '../rules/table/placed.ts';
import { type Drill, type DrillSpec, drill } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';
import { afterMove } from './after-move.ts';
import { lose, remove, setFormation, setSector, setState, standAt } from './doors.ts';
import { carryAlong, leadersWith, mayStayBehind, noteGoingOff, riskAt, stayBehind } from './leaders.ts';
import { commandEventsOf } from './logs.ts';
import { LEADER_PLACES } from './model/marks.ts';
import { leaderOf, unitOf, unitsOf } from './model/views.ts';
import { enqueue, takeTests } from './tests/queue.ts';

const village = {
  id: 'village',
  kind: 'builtUp',
  capacity: 24,
  polygon: [
    [100, 80],
    [110, 80],
    [110, 88],
    [100, 88],
  ],
};
/** A battalion with its general and his aide in contact behind it: its rear edge is at 39.25. */
const scene = (more: Partial<DrillSpec> = {}) =>
  drill({
    units: [
      { id: 'a', x: 60, y: 40, general: 'roux' },
      { id: 'b', x: 100, y: 40, general: 'roux' },
      { id: 'x', x: 60, y: 100, facing: 180, side: 1 },
    ],
    generals: [
      { id: 'roux', x: 60, y: 38.25, value: 60, aides: 1 },
      { id: 'kolb', x: 150, y: 110, side: 1 },
    ],
    terrain: [village],
    phase: 'COMMAND',
    prepare(g, unit) {
      const aide = g.w.leaderIndex.get('roux-aide-1');
      if (aide === undefined) return;
      g.s.leader.y[aide] = 3_850;
      g.s.leader.with[aide] = unit('a') + 1;
    },
    ...more,
  });
const at = (one: Drill, id: string): readonly [number, number] => {
  const l = one.leader(id);
  return [one.g.s.leader.x[l]! / 100, one.g.s.leader.y[l]! / 100];
};
const placeOf = (one: Drill, id: string) => LEADER_PLACES[one.g.s.leader.place[one.leader(id)]!];
const unitOfLeader = (one: Drill, id: string): string | undefined =>
  one.g.w.unitIds[one.g.s.leader.with[one.leader(id)]! - 1];
const touches = (one: Drill, id: string, unit: string): boolean => {
  const [figure, view] = [leaderOf(one.g, one.leader(id)), unitOf(one.g, one.unit(unit))];
  return (
    isTouching(figure, view) && unitsOf(one.g).every((u) => u.state === 'gone' || !overlaps(figure.shape, u.shape))
  );
};
const move = (one: Drill, id: string, x: number, y: number, heading?: number): void => {
  standAt(one.g, one.unit(id), x * 100, y * 100, heading);
  afterMove(one.g, [one.unit(id)]);
};

describe('those with a unit', () => {
  rule('C12d', 'move with it, and do not leave it', () => {
    const one = scene();
    expect(leadersWith(one.g, one.unit('a')).map((l) => one.g.w.leaderIds[l])).toEqual(['roux', 'roux-aide-1']);
    move(one, 'a', 62, 46, 9_000);
    expect([touches(one, 'roux', 'a'), touches(one, 'roux-aide-1', 'a')]).toEqual([true, true]);
    expect(unitOfLeader(one, 'roux')).toBe('a');
    expect([one.g.s.battle.waiting[0], commandEventsOf(one.g, one.unit('a')).length]).toEqual([0, 0]);
    // As it shrinks, changes formation or enters a village.
    lose(one.g, one.unit('a'), 400, 'C7k');
    expect(touches(one, 'roux', 'a')).toBe(true);
    setFormation(one.g, one.unit('a'), 'marchColumn');
    expect(touches(one, 'roux', 'a')).toBe(true);
    standAt(one.g, one.unit('a'), 10_500, 8_400);
    setFormation(one.g, one.unit('a'), 'garrison');
    setSector(one.g, one.unit('a'), 0);
    expect([touches(one, 'roux', 'a'), touches(one, 'roux-aide-1', 'a')]).toEqual([true, true]);
  });
  rule('C12d', 'find a place even where friends stand close behind', () => {
    const one = scene({
      units: [
        { id: 'a', x: 60, y: 40, general: 'roux' },
        { id: 'b', x: 60, y: 50.5, general: 'roux' },
      ],
    });
    move(one, 'a', 60, 52.1);
    expect(touches(one, 'roux', 'a')).toBe(true);
  });
  rule('C12j', 'choose whether to go along with a unit that goes off; who stays behind causes no test', () => {
    const one = scene();
    const g = one.g;
    setState(g, one.unit('a'), 'rout', '2.5-P3');
    expect(mayStayBehind(g, one.unit('a')).map((l) => g.w.leaderIds[l])).toEqual(['roux', 'roux-aide-1']);
    stayBehind(g, one.leader('roux'));
    move(one, 'a', 60, 20);
    expect(at(one, 'roux')).toEqual([60, 38.25]);
    expect([unitOfLeader(one, 'roux'), unitOfLeader(one, 'roux-aide-1')]).toEqual([undefined, 'a']);
    expect(touches(one, 'roux-aide-1', 'a')).toBe(true);
    expect([g.s.battle.waiting[0], commandEventsOf(g, one.unit('a')).length]).toEqual([0, 0]);
    // Who is carried has no choice.
    carryAlong(g, one.leader('roux-aide-1'), one.unit('a'));
    expect(mayStayBehind(g, one.unit('a'))).toEqual([]);
  });
  rule('1.1-12d', 'share the fate of a unit that carries them along, and are free once it is rallied', () => {
    const carried = () => {
      const one = scene();
      setState(one.g, one.unit('a'), 'rout', '2.5-P3');
      carryAlong(one.g, one.leader('roux'), one.unit('a'));
      return one;
    };
    const gone = carried();
    remove(gone.g, gone.unit('a'), 'left-table', '2.5-R4');
    expect([placeOf(gone, 'roux'), placeOf(gone, 'roux-aide-1')]).toEqual(['gone', 'table']);
    expect(unitOfLeader(gone, 'roux-aide-1')).toBe(undefined);
    const taken = carried();
    setState(taken.g, taken.unit('a'), 'prisoner', '2.6-K2');
    expect(placeOf(taken, 'roux')).toBe('captured');
    const rallied = carried();
    setState(rallied.g, rallied.unit('a'), 'rallying', '2.5-R5');
    expect(rallied.g.s.leader.carriedBy[rallied.leader('roux')]).toBe(0);
    expect(unitOfLeader(rallied, 'roux')).toBe('a');
  });
});

describe('generals and aides in the way', () => {
  const alone = (y: number) =>
    scene({
      generals: [
        { id: 'roux', x: 60, y, value: 60 },
        { id: 'kolb', x: 150, y: 110, side: 1 },
      ],
    });
  rule('C1m', 'are set beside a friend that ends over them, touching, and are then with it', () => {
    const one = alone(60);
    move(one, 'a', 60, 59.5);
    expect(at(one, 'roux')).toEqual([60, 61.25]);
    expect(unitOfLeader(one, 'roux')).toBe('a');
    expect(one.told('leader-set-aside')).toEqual([]);
    expect(one.g.s.leader.arrived[one.leader('roux')]).toBe(0);
    // One who is with another unit stays with it.
    const two = scene();
    move(two, 'b', 60, 37.5);
    expect([unitOfLeader(two, 'roux'), touches(two, 'roux', 'a')]).toEqual(['a', true]);
  });
  rule('C12g', 'flee from an enemy to the nearest friend within 30 cm, or are taken', () => {
    const near = alone(60);
    move(near, 'x', 60, 61, 18_000);
    expect([unitOfLeader(near, 'roux'), touches(near, 'roux', 'a')]).toEqual(['a', true]);
    const far = alone(75);
    // The battalion's front is at 40.75, his base begins at 74.
    move(far, 'x', 60, 76.75, 18_000);
    expect(placeOf(far, 'roux')).toBe('captured');
    // Nobody is taken by prisoners, or by a unit that runs: he stands aside.
    for (const state of ['prisoner', 'rout'] as const) {
      const aside = alone(75);
      setState(aside.g, aside.unit('x'), state, '2.5-P3');
      move(aside, 'x', 60, 75.5, 18_000);
      expect([placeOf(aside, 'roux'), touches(aside, 'roux', 'x')]).toEqual(['table', true]);
    }
    // Not who stands with a friend.
    const safe = scene();
    move(safe, 'x', 60, 36.5, 0);
    expect([placeOf(safe, 'roux'), unitOfLeader(safe, 'roux')]).toEqual(['table', 'a']);
  });
});

describe('what befalls generals', () => {
  rule('C12e', 'who sees one of his units go off loses a quarter of his next move', () => {
    const one = scene({
      generals: [
        { id: 'roux', x: 60, y: 30, superior: 'chief', aides: 1 },
        { id: 'chief', x: 60, y: 20 },
        { id: 'other', x: 80, y: 20, superior: 'chief' },
        { id: 'behind', x: 105, y: 100, superior: 'chief' },
      ],
    });
    const { delay } = one.g.s.leader;
    noteGoingOff(one.g, one.unit('a'));
    // His aide, a general it does not depend on: nothing.
    expect(['roux', 'chief', 'roux-aide-1', 'other'].map((id) => delay[one.leader(id)])).toEqual([1, 1, 0, 0]);
    // One who does not see it: the village hides him.
    const two = scene({
      units: [{ id: 'a', x: 105, y: 60, figures: 4, formation: 'marchColumn' }],
      generals: [{ id: 'chief', x: 105, y: 92 }],
    });
    noteGoingOff(two.g, two.unit('a'));
    expect(two.g.s.leader.delay[two.leader('chief')]).toBe(0);
  });
  /** One round of risk with these dice, and the test that it may cause. */
  const risk = (by: 'fire' | 'melee', ...dice: readonly number[]) =>
    scene({
      generals: [
        { id: 'roux', x: 60, y: 38.25, value: 60 },
        { id: 'kolb', x: 150, y: 110, side: 1 },
      ],
      prepare: (g, unit) => {
        enqueue(g, riskAt(g, unit('a'), by));
        takeTests(g);
      },
      dice,
    });
  rule('C12f', 'two dice: 12 under fire, 11 and more in close combat; a third says wounded or killed', () => {
    expect(placeOf(risk('fire', 6, 5), 'roux')).toBe('table');
    expect(placeOf(risk('fire', 6, 6, 3), 'roux')).toBe('wounded');
    expect(placeOf(risk('fire', 6, 6, 4), 'roux')).toBe('killed');
    expect(placeOf(risk('melee', 5, 5), 'roux')).toBe('table');
    expect(placeOf(risk('melee', 5, 6, 1), 'roux')).toBe('wounded');
    expect(risk('melee', 5, 6, 1).told('leader-risked')).toMatchObject([{ piece: 'roux', with: 'a', dice: [5, 6] }]);
  });
  rule('1.1-08a', 'a general hit in contact makes his unit test and weighs on it', () => {
    const one = risk('fire', 6, 6, 4);
    expect(commandEventsOf(one.g, one.unit('a'))).toEqual([{ period: 1, kind: 'hit', value: 60 }]);
    expect([one.g.s.battle.waiting[0], one.g.s.test.unit[0]]).toEqual([1, one.unit('a')]);
  });
  rule('C12i', 'nobody is at risk with a unit he only touches', () => {
    const one = scene({
      units: [
        { id: 'a', x: 52, y: 40, general: 'roux' },
        { id: 'b', x: 68.02, y: 40, general: 'roux' },
      ],
      generals: [{ id: 'roux', x: 60, y: 38.25 }],
    });
    expect([touches(one, 'roux', 'a'), touches(one, 'roux', 'b')]).toEqual([true, true]);
    expect(leadersWith(one.g, one.unit('a')).length + leadersWith(one.g, one.unit('b')).length).toBe(1);
    // No die is thrown: there is none.
    expect(riskAt(one.g, one.unit(unitOfLeader(one, 'roux') === 'a' ? 'b' : 'a'), 'fire')).toEqual([]);
  });
});
