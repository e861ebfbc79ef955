import { Position, type Question, type World } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { captainPlayer } from './captain.hot.ts';
import { chanceFrom } from './chance.ts';
import { playGame } from './play-game.ts';
import { worstDecisions } from './review.hot.ts';
import { sergeantPlayer } from './sergeant.ts';
import { BET, type Field, TAKE, toy } from './testing/toy.ts';
import { trap } from './testing/trap.ts';

const world = toy.world({});
const begin = (spec = trap) => new Position<World, Field>(spec, world).begin(1);
const taken = (p: Position<World, Field>, index: number): number => {
  const { verb, a } = p.actions.at(index);
  return verb === TAKE ? a : 0;
};

describe('the captain', () => {
  it('sees the reply that the sergeant does not see', () => {
    for (let seed = 0; seed < 4; seed++) {
      const p = begin();
      expect(taken(p, sergeantPlayer<World, Field>().choose(p, chanceFrom(seed)).index)).toBe(3);
      expect(taken(p, captainPlayer<World, Field>().choose(p, chanceFrom(seed)).index)).not.toBe(3);
    }
  });
  it('keeps to the obvious where nothing is surely better', () => {
    const p = begin(toy);
    for (let seed = 0; seed < 4; seed++)
      expect(taken(p, captainPlayer<World, Field>().choose(p, chanceFrom(seed)).index)).toBe(3);
  });
  it('says what it has in mind', () => {
    const p = begin();
    const { why, thought } = captainPlayer<World, Field>().choose(p, chanceFrom(1));
    expect(thought?.plan[0]).toMatchObject({ type: 'take' });
    expect(thought?.gain).toBeGreaterThan(1);
    expect(why.en).toMatch(
      /^This plan should bring about \d+ points more than the obvious one \(main gain: the position\)\./,
    );
    expect(why.fr).toMatch(
      /^Ce plan devrait rapporter environ \d+ points de plus que le plan évident \(gain principal : la position\)\./,
    );
  });
  it('leaves the position as it found it, dice and all', () => {
    const p = begin();
    const before = p.state.bytes.slice();
    captainPlayer<World, Field>().choose(p, chanceFrom(1));
    expect(p.state.bytes).toEqual(before);
  });
  it('plays the same battle from the same seed', () => {
    const fight = (seed: number) => playGame(trap, world, [captainPlayer<World, Field>(), captainPlayer()], seed);
    expect(fight(3)).toEqual(fight(3));
  });
  it('decides the same whatever it has thought about before', () => {
    // So many bets that nobody looks at all of them: who remembered some would look at others.
    const [taking, ...others] = trap.steps as readonly [Question<Field>, ...Question<Field>[]];
    const list: Question<Field>['list'] = (g, out, ...more) => {
      taking.list(g, out, ...more);
      for (let n = 1; n < 60; n++) out.add(BET, n);
    };
    const wide = { ...trap, steps: [{ ...taking, list }, ...others] };
    const player = () => captainPlayer<World, Field>({ looks: 700 });
    const old = player();
    playGame(wide, world, [old, old], 9);
    const p = begin(wide);
    for (let seed = 0; seed < 6; seed++)
      expect(old.choose(p, chanceFrom(seed))).toEqual(player().choose(p, chanceFrom(seed)));
  });
  it('decides at once when time is up', () => {
    let asked = 0;
    const isLate = (): boolean => ++asked > 0;
    const p = begin();
    const { index } = captainPlayer<World, Field>({ isLate }).choose(p, chanceFrom(1));
    expect(index).toBeLessThan(p.actions.count);
  });
  it('beats the sergeant where replies decide', () => {
    let wins = 0;
    for (let seed = 0; seed < 6; seed++) {
      if (playGame(trap, world, [captainPlayer<World, Field>(), sergeantPlayer()], seed).verdict.winner === 0) wins++;
      if (playGame(trap, world, [sergeantPlayer<World, Field>(), captainPlayer()], seed).verdict.winner === 1) wins++;
    }
    expect(wins).toBeGreaterThan(8);
  });
});

describe('the review of a battle', () => {
  const p = begin();
  const order = (n: number) => p.encode({ type: 'take', n });
  function run(given: number, spec = trap) {
    const work = worstDecisions<World, Field>(() => [{ at: 7, position: begin(spec), order: order(given) }], 1);
    const progress: number[] = [];
    for (let next = work.next(); ; next = work.next()) {
      if (next.done) return { progress, missteps: next.value };
      progress.push(next.value);
    }
  }
  it('finds the order that walked into the trap, and a better one', () => {
    const { missteps, progress } = run(3);
    expect(missteps).toHaveLength(1);
    expect(missteps[0]).toMatchObject({ at: 7, given: { type: 'take', n: 3 } });
    expect(missteps[0]?.loss).toBeGreaterThan(1);
    expect(missteps[0]?.better[0]).not.toMatchObject({ n: 3 });
    expect(progress.length).toBeGreaterThan(1);
  });
  it('tells of one decision a moment, the worst', () => {
    const twice = () => [7, 8].map((at) => ({ at, position: begin(), order: order(3) }));
    const work = worstDecisions<World, Field>(twice, 2);
    let next = work.next();
    while (!next.done) next = work.next();
    expect(next.value).toHaveLength(1);
  });
  it('has nothing to say of a good one', () => {
    expect(run(3, toy).missteps).toEqual([]);
    expect(run(1, toy).missteps).toHaveLength(1);
  });
});
