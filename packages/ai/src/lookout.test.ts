import { type Appraisal, type GameSpec, Position, type World } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { appraiserOf } from './appraiser.hot.ts';
import { chanceFrom } from './chance.ts';
import { Lookout } from './lookout.hot.ts';
import { PLAYING_ON, playOn } from './plan.hot.ts';
import { valueBy } from './sergeant.ts';
import { type Field, TAKE, toy } from './testing/toy.ts';

const CURIOUS = { known: 40, proposals: 6, throws: 2 };
/** The points that one takes are a place one goes to: three beats two beats one. The weights fall as turns go by. */
const appraisal: Appraisal<Field> = {
  terms: [{ id: 'points', kind: 'points', name: { en: 'points', fr: 'points' } }],
  hand: { early: [1], late: [0] },
  weights: { early: [1], late: [0] },
  measure: ({ s }, side, out) => {
    out[0] = s.purse.points[side] ?? 0;
  },
  timeLeft: ({ s }) => 1 - (s.table.turn[0] ?? 0) / 8,
  moment: () => 0,
  way: { from: () => 99, to: (_f, order) => (order.verb === TAKE ? order.a : -1) },
  horizon: 1,
  winning: 10,
  looks: 200,
};
const walking: GameSpec<World, Field> = { ...toy, appraisal: () => appraisal };
const begin = () => new Position<World, Field>(walking, toy.world({})).begin(1);
const best = (p: Position<World, Field>, been?: ReadonlySet<number>) => {
  const lookout = new Lookout(p, appraiserOf(walking));
  return lookout.best(p, chanceFrom(1), CURIOUS, been).map((i) => p.actions.at(i).a);
};

describe('looking round', () => {
  it('likes best what gains most', () => expect(best(begin())[0]).toBe(3));
  it('leaves out what takes a piece where it has been', () => {
    expect(best(begin(), new Set([3]))[0]).toBe(2);
    expect(best(begin(), new Set([3, 2]))).not.toContain(2);
  });
  it('is left with something wherever the pieces have been', () =>
    expect(best(begin(), new Set([1, 2, 3])).length).toBeGreaterThan(0));
  it('does not hold it against an order that time goes by', () => {
    const p = begin();
    p.playAt(2);
    const lookout = new Lookout(p, appraiserOf(walking));
    const [first = -1] = lookout.best(p, chanceFrom(1), CURIOUS);
    const gain = lookout.gains.mean(lookout.gains.slot(p.actions.at(first)));
    // Three points at seven eighths of the time, though six eighths are left when they are taken.
    expect(gain).toBeCloseTo((3 * 7) / 8);
  });
});

it('what the sergeant thinks is by the weights of the time at which it thinks', () => {
  const [now, later] = [begin(), begin()];
  later.playAt(2);
  const value = valueBy<World, Field>(() => appraiserOf(walking));
  expect(value(later, 0, now)).toBeCloseTo(3);
  expect(value(later, 0, later)).toBeCloseTo((3 * 7) / 8);
});

describe('a battle that is played on', () => {
  it('takes no piece back to where it was in the same moment', () => {
    // Everyone goes from where the taker stood before: whatever is taken once is never taken again.
    const seen: number[] = [];
    const way = { from: (_f: Field, order: { readonly a: number }) => order.a, to: appraisal.way!.to };
    const spec = { ...walking, appraisal: () => ({ ...appraisal, way }) };
    const p = new Position<World, Field>(spec, toy.world({})).begin(1);
    const lookout = new Lookout(p, appraiserOf(spec));
    const onOrder = (_q: unknown, order: { readonly verb: number; readonly a: number }) => {
      if (order.verb === TAKE) seen.push(order.a);
    };
    playOn(
      { lookout, chance: chanceFrom(1), root: p, room: p.twin(), horizon: 1, curiosity: PLAYING_ON, onOrder },
      [],
      1,
    );
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
