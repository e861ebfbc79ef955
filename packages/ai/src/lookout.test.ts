import { type Appraisal, type GameSpec, Position, type Question, type World } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { appraiserOf } from './appraiser.hot.ts';
import { chanceFrom } from './chance.ts';
import { Lookout } from './lookout.hot.ts';
import { PLAYING_ON, playOn } from './plan.hot.ts';
import { valueBy } from './sergeant.ts';
import { BET, type Field, TAKE, toy } from './testing/toy.ts';

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

describe('a survey of all orders', () => {
  const care = { mostOrders: 10, samples: 3, finalists: 1, moreSamples: 4 };
  const survey = (more: Partial<typeof care> = {}, been?: ReadonlySet<number>) => {
    const p = begin();
    const lookout = new Lookout(p, appraiserOf(walking));
    const orders = lookout.survey(p, chanceFrom(1), { ...care, ...more }, been).map((i) => p.actions.at(i));
    return { orders, tries: lookout.tries };
  };
  it('has them all, best first', () => {
    const { orders } = survey();
    expect(orders.slice(0, 3).map(({ a }) => a)).toEqual([3, 2, 1]);
    expect(orders).toHaveLength(4);
  });
  it('throws again only for what has dice, and most often for the best', () => {
    // Three that are certain, and the bet three times; among the best it is thrown for four times more.
    expect(survey().tries).toBe(6);
    expect(survey({ finalists: 4 }).tries).toBe(10);
  });
  it('thins a long list, but never what stands still', () => {
    const { orders } = survey({ mostOrders: 1 });
    expect(orders.length).toBeLessThanOrEqual(2);
    expect(orders.some(({ verb }) => verb === BET)).toBe(true);
  });
  it('leaves out what takes a piece where it has been, but not everything', () => {
    expect(survey({}, new Set([3, 1])).orders.map(({ a }) => a)).toEqual([2, 0]);
    expect(survey({}, new Set([-1, 1, 2, 3])).orders).toHaveLength(1);
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
  const order = (verb: number, a: number) => ({ verb, a, b: 0, c: 0, d: 0 });
  /** A second bet, which may be told from the first. */
  const [taking, ...others] = toy.steps as readonly [Question<Field>, ...Question<Field>[]];
  const list: Question<Field>['list'] = (g, out, ...more) => {
    taking.list(g, out, ...more);
    out.add(BET, 1);
  };
  const spec = { ...walking, steps: [{ ...taking, list }, ...others] };
  /** What the first side wins by a bet, once it has given another order. */
  const wins = (first: ReturnType<typeof order>, seed: number): number => {
    const p = new Position<World, Field>(spec, toy.world({})).begin(1);
    const held: number[] = [];
    const onOrder = (q: Position<World, Field>) => held.push(q.field.s.purse.points[0] ?? 0);
    playOn(
      {
        lookout: new Lookout(p, appraiserOf(spec)),
        chance: chanceFrom(1),
        root: p,
        room: p.twin(),
        horizon: 1,
        curiosity: PLAYING_ON,
        onOrder,
      },
      [first, order(BET, 0)],
      seed,
    );
    return (held[3] ?? 0) - (held[2] ?? 0);
  };
  it('gives an order the same luck whatever dice fell before it, and other luck with another seed', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const afterDice = seeds.map((seed) => wins(order(BET, 1), seed));
    expect(seeds.map((seed) => wins(order(TAKE, 1), seed))).toEqual(afterDice);
    expect(new Set(afterDice)).toEqual(new Set([0, 5]));
  });
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
