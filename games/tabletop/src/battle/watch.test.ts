import { amount } from '@tambour/kernel/testing';
import { describe, expect } from 'vitest';
import { FORMATIONS } from '../model/vocabulary.ts';
import { isAtLarge } from '../rules/table/placed.ts';
import { sees } from '../rules/table/sight.ts';
import { type Drill, type DrillUnit, drill } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';
import { remove, setFormation, standAt } from './doors.ts';
import { lookAgain, unitsOf, viewOf } from './model/views.ts';
import { occasionsIn } from './tests/queue.ts';
import { lookAtPeriod, watchFor } from './watch.ts';

/** A village of 10 by 8 cm in the middle of the table. */
const village = {
  id: 'village',
  kind: 'builtUp',
  capacity: 24,
  polygon: [
    [55, 36],
    [65, 36],
    [65, 44],
    [55, 44],
  ],
};
const wood = {
  id: 'wood',
  kind: 'wood',
  polygon: [
    [50, 60],
    [80, 60],
    [80, 84],
    [50, 84],
  ],
};
const field = (...units: readonly DrillUnit[]): Drill =>
  drill({ units, terrain: [village, wood], generals: [{ id: 'chief', x: 5, y: 5 }], phase: 'COMMAND' });
/** Moves a unit and looks; gives who has to test because of whom. */
function moved(one: Drill, id: string, x: number, y: number, heading?: number): readonly string[] {
  const g = one.g;
  standAt(g, one.unit(id), x * 100, y * 100, heading);
  return look(one, id);
}
function look(one: Drill, ...ids: readonly string[]): readonly string[] {
  const g = one.g;
  const { battle, test } = g.s;
  const before = battle.waiting[0]!;
  watchFor(
    g,
    ids.map((id) => one.unit(id)),
  );
  const found = [];
  for (let i = before; i < battle.waiting[0]!; i++) {
    const row = (battle.head[0]! + i) % 128;
    expect(occasionsIn(test.occasions[row]!)).toEqual(['sight']);
    found.push(`${g.w.unitIds[test.unit[row]!]} sees ${g.w.unitIds[test.cause[row]! - 1]}`);
  }
  return found;
}

describe('sight is compared', () => {
  rule('1.1-09', 'who comes out from behind a village under 15 cm is a surprise to both', () => {
    // Columns on either side of the village: 10 cm apart, hidden.
    const one = field(
      { id: 'a', x: 60, y: 33, formation: 'marchColumn', facing: 90, figures: 8 },
      { id: 'x', x: 60, y: 47, formation: 'marchColumn', facing: 90, side: 1, figures: 8 },
    );
    expect(moved(one, 'a', 61, 33)).toEqual([]);
    expect(moved(one, 'a', 69, 36)).toEqual(['a sees x', 'x sees a']);
    // Once they have seen each other they do not test again while in view.
    expect(moved(one, 'a', 69, 38)).toEqual([]);
  });
  rule('1.1-09', 'nobody tests at 15 cm or more', () => {
    const one = field(
      { id: 'a', x: 60, y: 25, formation: 'marchColumn', facing: 90 },
      { id: 'x', x: 60, y: 47, formation: 'marchColumn', facing: 90, side: 1, figures: 8 },
    );
    expect(moved(one, 'a', 78, 33)).toEqual([]);
    expect(moved(one, 'a', 72, 38)).toEqual([]);
  });
  rule('C6f', 'once, until it was hidden for a full period', () => {
    const one = field(
      { id: 'a', x: 60, y: 33, formation: 'marchColumn', facing: 90, figures: 8 },
      { id: 'x', x: 60, y: 47, formation: 'marchColumn', facing: 90, side: 1, figures: 8 },
    );
    const period = (n: number): void => {
      one.g.s.battle.period[0] = n;
      lookAtPeriod(one.g);
    };
    expect(moved(one, 'a', 69, 36)).toHaveLength(2);
    expect(moved(one, 'a', 60, 33)).toEqual([]);
    expect(moved(one, 'a', 69, 36)).toEqual([]);
    period(2);
    expect(moved(one, 'a', 60, 33)).toEqual([]);
    period(3);
    // Last in view in period 2: not hidden for the whole of one yet.
    expect(moved(one, 'a', 69, 36)).toEqual([]);
    expect(moved(one, 'a', 60, 33)).toEqual([]);
    period(4);
    period(5);
    expect(moved(one, 'a', 69, 36)).toHaveLength(2);
  });
  rule('C6f', 'a friend who moves away shows what he hid', () => {
    // A line hides the enemy behind it from the column; it steps aside.
    const one = field(
      { id: 'a', x: 120, y: 40, formation: 'marchColumn' },
      { id: 'screen', x: 120, y: 47, figures: 20 },
      { id: 'x', x: 120, y: 56, formation: 'marchColumn', facing: 180, side: 1, figures: 8 },
    );
    expect(moved(one, 'screen', 150, 47)).toEqual(['a sees x', 'x sees a']);
    const two = field(
      { id: 'a', x: 120, y: 40, formation: 'marchColumn' },
      { id: 'screen', x: 120, y: 47, figures: 20 },
      { id: 'x', x: 120, y: 56, formation: 'marchColumn', facing: 180, side: 1, figures: 8 },
    );
    // Or falls: a look after the shots finds it gone.
    remove(two.g, two.unit('screen'), 'destroyed', 'C7k');
    expect(look(two)).toHaveLength(2);
  });
  rule('1.1-09a', 'a unit in a village that fires is a surprise, and itself does not test', () => {
    const one = field(
      { id: 'a', x: 60, y: 55 },
      { id: 'x', x: 60, y: 40, formation: 'garrison', garrison: 'village', side: 1 },
    );
    // At 10.25 cm it is concealed; it sees out all along.
    expect(look(one, 'a')).toEqual([]);
    const x = one.unit('x');
    one.g.s.unit.fired[x] = 1;
    lookAgain(one.g, x);
    expect(look(one, 'x')).toEqual(['a sees x']);
    // At the end of the next period it is concealed again.
    const isSeen = (): number => one.g.s.sight.isSeen[one.unit('a') * one.g.w.rows + x]!;
    one.g.s.battle.period[0] = 2;
    lookAtPeriod(one.g);
    expect(isSeen()).toBe(1);
    one.g.s.battle.period[0] = 3;
    lookAtPeriod(one.g);
    expect(isSeen()).toBe(0);
  });
  rule('C6e', 'who comes out of a wood where it was concealed does not test', () => {
    const one = field(
      { id: 'a', type: 'french.leger', x: 65, y: 72, formation: 'skirmish', figures: 6 },
      { id: 'x', x: 65, y: 95, side: 1, facing: 180 },
    );
    expect(look(one, 'x')).toEqual([]);
    expect(moved(one, 'a', 65, 82)).toEqual(['x sees a']);
  });
  rule('1.1-A0', 'a battery does not test for what it sees', () => {
    const one = field(
      { id: 'a', x: 60, y: 33, type: 'french.footArtillery', formation: 'limbered', facing: 90 },
      { id: 'x', x: 60, y: 47, formation: 'marchColumn', facing: 90, side: 1, figures: 8 },
    );
    expect(moved(one, 'a', 69, 36)).toEqual(['x sees a']);
  });
  rule('C6f', 'pair by pair it is what a look at everyone would find', () => {
    let seed = 7;
    const luck = (n: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * n);
    };
    const units = Array.from(
      { length: 16 },
      (_, i): DrillUnit => ({
        id: `u${i}`,
        side: i % 2 === 0 ? 0 : 1,
        x: 10 + luck(160),
        y: 10 + luck(100),
        facing: luck(360),
        type: 'french.leger',
        figures: 8 + luck(12),
        formation: (['line', 'attackColumn', 'skirmish', 'square'] as const)[luck(4)]!,
      }),
    );
    const one = field(...units);
    const g = one.g;
    for (let round = 0; round < amount(60, 600); round++) {
      const u = one.unit(`u${luck(16)}`);
      const what = luck(12);
      if (what === 0 && round > 20) remove(g, u, 'destroyed', 'C7k');
      else if (what === 1) setFormation(g, u, FORMATIONS[luck(4)]!);
      else standAt(g, u, 1_000 + luck(16_000), 1_000 + luck(10_000), luck(36_000));
      watchFor(g, [u]);
      const view = viewOf(g);
      for (const a of unitsOf(g))
        for (const b of unitsOf(g)) {
          if (a.side === b.side) continue;
          const isSeen = isAtLarge(a) && isAtLarge(b) && sees(a, b, view);
          if ((g.s.sight.isSeen[a.u * g.w.rows + b.u] === 1) !== isSeen) expect([round, a.u, b.u]).toEqual([]);
        }
      g.s.battle.waiting[0] = 0;
    }
  });
});
