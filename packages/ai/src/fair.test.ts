import { type GameSpec, Match, Position, type Question } from '@tambour/kernel';
import { toy } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from './chance.ts';
import { LEVELS } from './level.ts';
import { playGame } from './play-game.ts';
import { fairPlayer } from './player.ts';
import { playerOf } from './player-of.ts';

type Toy = typeof toy;
type ToyWorld = ReturnType<Toy['world']>;
type ToyField = Toy extends GameSpec<infer _, infer Field> ? Field : never;

/** A toy in which the best plan is the other side's: who could see it would always match it. */
const matching: Toy = {
  ...toy,
  judge: (f, side) => (f.s.plan.order[side] === f.s.plan.order[1 - side] ? 1 : 0),
};
const PLAN = toy.steps[0] as Question<ToyField>;
const secondPlan = (spec: Toy, first: 'stand' | 'storm') => {
  const match = Match.begin(spec, {}, 1);
  match.apply({ type: 'plan', order: first });
  return match.position;
};

describe.each(LEVELS)('the %s player', (level) => {
  it('decides the same whatever is hidden from it', () => {
    const decide = (first: 'stand' | 'storm', seed: number) => {
      const p = secondPlan(matching, first);
      const { index, why } = playerOf<ToyWorld, ToyField>(level).choose(p, chanceFrom(seed));
      return { command: p.decode(p.actions.at(index)), why };
    };
    for (let seed = 0; seed < 20; seed++) expect(decide('stand', seed)).toEqual(decide('storm', seed));
  });
  it('leaves the position as it found it', () => {
    const p = secondPlan(matching, 'storm');
    const before = p.state.bytes.slice();
    playerOf<ToyWorld, ToyField>(level).choose(p, chanceFrom(1));
    expect(p.state.bytes).toEqual(before);
  });
});

describe('a fair player', () => {
  it('is shown the position itself where nothing is hidden', () => {
    const { imagine: _, ...open } = toy;
    const p = new Position<ToyWorld, ToyField>(open, toy.world({})).begin(1);
    let shown: unknown;
    fairPlayer<ToyWorld, ToyField>((seen) => {
      shown = seen;
      return { index: 0, why: { en: 'x', fr: 'x' } };
    }).choose(p, chanceFrom(1));
    expect(shown).toBe(p);
  });
  it('is shown no secret in a whole game', () => {
    let decisions = 0;
    const watched = () =>
      fairPlayer<ToyWorld, ToyField>((p, chance) => {
        const { plan, battle } = p.field.s;
        if (!battle.isOpen[0]) expect(plan.order[1 - p.side]).toBe(1);
        decisions++;
        return { index: chance.below(p.actions.count), why: { en: 'x', fr: 'x' } };
      });
    // Both sides storm whatever they choose.
    const act: typeof PLAN.act = (f, action, ...frame) => PLAN.act(f, { ...action, a: 2 }, ...frame);
    const storming: Toy = { ...toy, steps: [{ ...PLAN, act }, ...toy.steps.slice(1)] };
    for (let seed = 0; seed < 5; seed++) playGame(storming, toy.world({}), [watched(), watched()], seed);
    expect(decisions).toBeGreaterThan(50);
  });
});
