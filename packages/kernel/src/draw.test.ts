import { describe, expect, it } from 'vitest';
import { type Action, ActionList, EVERY } from './action.ts';
import type { GameSpec, Question, Step } from './game.ts';
import { Position } from './position.ts';
import { keyOf, keys } from './testing/ensure.ts';
import { checkPieceOrders } from './testing/piece-orders.ts';
import { SeededRandom } from './testing/random-play.ts';
import { skirmish } from './testing/skirmish.ts';
import { toy } from './testing/toy.ts';
import type { ToyField, ToyWorld } from './testing/toy-world.ts';

type Toy = GameSpec<ToyWorld, ToyField>;
const choosing = (change: Partial<Question<ToyField>>): Toy => ({
  ...toy,
  steps: toy.steps.map((s) => (s.name === 'choose' ? ({ ...s, ...change } as Step<ToyField>) : s)),
});
/** Red is to choose: r1 can advance and fire at two, r2 can only advance. */
function scene(spec: Toy = toy): Position<ToyWorld, ToyField> {
  const { position } = skirmish('r1@3 3/4; r2@1 3/4; b1@5 3/4; b2@5 3/4');
  const p = new Position(spec, position.world);
  p.copyFrom(position);
  return p;
}
/** The chance of every action, by walking every way in which `below` can fall. */
function chances(p: Position<ToyWorld, ToyField>): Map<string, number> {
  const found = new Map<string, number>();
  const walk = (fixed: readonly number[]): void => {
    const path = [...fixed];
    const ways: number[] = [];
    const action = p.draw((n) => {
      ways.push(n);
      if (path.length < ways.length) path.push(0);
      return path[ways.length - 1]!;
    });
    const chance = ways.reduce((product, n) => product / n, 1);
    found.set(keyOf(action), (found.get(keyOf(action)) ?? 0) + chance);
    // The next path: the last throw that has a face left, one further.
    for (let i = ways.length - 1; i >= fixed.length; i--)
      for (let face = 1; face < ways[i]!; face++) walk([...path.slice(0, i), face]);
  };
  walk([]);
  return found;
}

describe('drawing one action', () => {
  const own = (p: Position<ToyWorld, ToyField>, piece: number): number => p.actionsOf(piece).count;

  it('draws a piece that has an order, each as likely as the next, then one of its orders; no piece counts as one', () => {
    const p = scene();
    expect([own(p, 0), own(p, 1)]).toEqual([3, 1]);
    const found = chances(p);
    expect(found.size).toBe(p.actions.count);
    expect([...found.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    for (const key of keys(p.actions)) {
      const action = [...Array(p.actions.count).keys()].map((i) => p.actions.at(i)).find((o) => keyOf(o) === key)!;
      const piece = toy.pieceOf!(p.field, action);
      expect(found.get(key), key).toBeCloseTo(1 / 3 / (piece < 0 ? 1 : own(p, piece)), 12);
    }
  });

  it('draws alike whether or not the question says which pieces it is about, and asks the others nothing', () => {
    const asked: number[] = [];
    const { list } = toy.steps.find((s) => s.name === 'choose') as Question<ToyField>;
    const p = scene(
      choosing({
        pieces(f, pool) {
          for (const [i, { side }] of f.w.units.entries()) if (side === 0) pool.add(i);
        },
        list(f, out, piece, a, b, c, d) {
          asked.push(piece);
          list(f, out, piece, a, b, c, d);
        },
      }),
    );
    const found = chances(p);
    const otherwise = chances(scene());
    expect([...found.keys()].sort()).toEqual([...otherwise.keys()].sort());
    for (const [key, chance] of found) expect(otherwise.get(key)).toBeCloseTo(chance, 12);
    expect(asked).not.toContain(2);
    expect(asked).not.toContain(3);
    expect(asked).not.toContain(EVERY);
  });

  /** What r1 may do is not found beforehand: of each of its orders there is a candidate, and `idle` more come to none. */
  const unfound = (idle: number, settled = (i: number) => i): Toy => {
    const { list } = toy.steps.find((s) => s.name === 'choose') as Question<ToyField>;
    const ofFirst = (f: ToyField, frame: readonly [number, number, number, number]): Action[] => {
      const all = new ActionList();
      list(f, all, 0, ...frame);
      return [...Array(all.count).keys()].map((i) => all.at(i));
    };
    return choosing({
      list(f, out, piece, ...frame) {
        if (!out.candidates || piece !== 0) return list(f, out, piece, ...frame);
        const all = ofFirst(f, frame);
        out.add(all[0]!.verb, all[0]!.a, all[0]!.b, all[0]!.c, all[0]!.d);
        out.candidates.add(7, 0, Int32Array.of(99, 1, 2, 3, 4, 5), 1, all.length - 1 + idle, 1);
      },
      settle: (f, { b }, ...frame) => ofFirst(f, frame)[settled(b)],
    });
  };
  it('draws among candidates until one comes to an order, each order as likely as if it were listed', () => {
    const [listed, drawn] = [chances(scene()), chances(scene(unfound(1)))];
    expect([...drawn.keys()].sort()).toEqual([...listed.keys()].sort());
    for (const [key, chance] of drawn) expect(listed.get(key)).toBeCloseTo(chance, 12);
    expect(() => checkPieceOrders(scene(unfound(2)), new SeededRandom(1))).not.toThrow();
  });
  it('is found out where two candidates come to one order, or an order comes of none', () => {
    const check = (settled: (i: number) => number) => () =>
      checkPieceOrders(scene(unfound(0, settled)), new SeededRandom(1));
    expect(check((i) => i)).not.toThrow();
    expect(check(() => 1)).toThrow(/r1 at choose is not drawn from what is listed/);
    expect(check((i) => (i === 1 ? 9 : i))).toThrow(/r1 at choose is not drawn from what is listed: - too much/);
  });

  it('makes no whole list where the position is lazy, and answers single answers itself all the same', () => {
    let whole = 0;
    const spied: Toy = {
      ...toy,
      steps: toy.steps.map((step) => {
        if (!('list' in step)) return step;
        return {
          ...step,
          list(f, out, piece, a, b, c, d) {
            if (piece === EVERY && !out.isProbe) whole++;
            step.list(f, out, piece, a, b, c, d);
          },
        };
      }),
    };
    const [lazy, eager] = [new Position(spied, spied.world({})), new Position(toy, toy.world({}))];
    lazy.isLazy = true;
    lazy.begin(5);
    eager.begin(5);
    const random = new SeededRandom(5);
    while (!lazy.over) {
      const action = lazy.draw((n) => random.below(n));
      lazy.play(action);
      eager.play(action);
      expect([lazy.hash, lazy.question]).toEqual([eager.hash, eager.question]);
    }
    expect([whole, eager.over]).toEqual([0, true]);
  });

  it('is found out where a question leaves out a piece that has orders', () => {
    const p = scene(choosing({ pieces: (_f, pool) => pool.add(0) }));
    expect(() => checkPieceOrders(p, new SeededRandom(1))).toThrow(/r2 at choose has orders, and is never drawn/);
    expect(() => checkPieceOrders(scene(), new SeededRandom(1))).not.toThrow();
  });

  it('says so where nothing may be answered', () => {
    const p = scene(choosing({ list: () => undefined }));
    expect(() => p.draw(() => 0)).toThrow(/a dead end: nothing may be answered to "choose"/);
  });
});
