import { Position } from '@tambour/kernel';
import { describe, expect, it, vi } from 'vitest';
import { branch, chanceFrom } from './chance.ts';
import { greedyPlayer } from './greedy.ts';
import { playGame } from './play-game.ts';
import { randomPlayer } from './random.ts';
import { BET, TAKE, toy } from './testing/toy.ts';

const world = toy.world({});
const begin = (seed = 1) => new Position(toy, world).begin(seed);

describe('a player’s own chance', () => {
  it('repeats for a seed and differs between branches', () => {
    const draws = (seed: number) => {
      const chance = chanceFrom(seed);
      return Array.from({ length: 20 }, () => chance.below(1000));
    };
    expect(draws(7)).toEqual(draws(7));
    expect(draws(branch(7, 0))).not.toEqual(draws(branch(7, 1)));
  });
  it('branches a seed without repeating itself', () => {
    expect(new Set(Array.from({ length: 10_000 }, (_, n) => branch(5, n))).size).toBe(10_000);
  });
});

describe('the random player', () => {
  it('gives every legal order its turn', () => {
    const p = begin();
    const player = randomPlayer<typeof world, typeof p.field>();
    const chance = chanceFrom(3);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) counts[player.choose(p, chance).index]!++;
    for (const n of counts) expect(n).toBeGreaterThan(900);
  });
});

describe('the greedy player', () => {
  it('takes what the judge likes best', () => {
    const p = begin();
    for (let seed = 0; seed < 20; seed++) {
      const { index, why } = greedyPlayer<typeof world, typeof p.field>().choose(p, chanceFrom(seed));
      expect(p.actions.at(index)).toMatchObject({ verb: TAKE, a: 3 });
      expect(why.en).toBe('Should gain about 3 points.');
    }
  });
  it('cannot see the dice to come: it bets no more when the bet would win', () => {
    // Seeds whose first die of twenty is a twenty: who peeked would bet five points against three.
    const lucky = Array.from({ length: 1000 }, (_, seed) => seed).filter(
      (seed) => begin(seed).seededDice.roll(20, 1) === 20,
    );
    expect(lucky.length).toBeGreaterThan(30);
    for (const seed of lucky) {
      const p = begin(seed);
      const { index } = greedyPlayer<typeof world, typeof p.field>().choose(p, chanceFrom(9));
      expect(p.actions.verb(index)).not.toBe(BET);
    }
  });
  it('leaves the position as it found it, dice and all', () => {
    const p = begin();
    const before = p.state.bytes.slice();
    greedyPlayer<typeof world, typeof p.field>().choose(p, chanceFrom(1));
    expect(p.state.bytes).toEqual(before);
  });
  it('breaks ties by its own chance, but does nothing where nothing matters', () => {
    const p = begin();
    const player = greedyPlayer<typeof world, typeof p.field>();
    const choices = (judge: typeof toy.judge) => {
      const even = new Position({ ...toy, judge }, world).begin(1);
      return new Set(Array.from({ length: 60 }, (_, seed) => player.choose(even, chanceFrom(seed)).index));
    };
    expect(choices((g) => (g.s.purse.points[0] === 3 ? -1 : 0))).toEqual(new Set([0, 1, 3]));
    expect(choices(() => 0)).toEqual(new Set([3]));
  });
  it('stands still, if it is calm, where nothing is better', () => {
    // To take three is worth less than the rest; to bet is to stand still.
    const judge: typeof toy.judge = (g) => (g.s.purse.points[0] === 3 ? -1 : 0);
    const even = new Position({ ...toy, judge }, world).begin(1);
    const player = greedyPlayer<typeof world, typeof even.field>({ isCalm: true });
    for (let seed = 0; seed < 20; seed++) expect(player.choose(even, chanceFrom(seed)).index).toBe(3);
  });
  it('thins a long list but always keeps orders that decline', () => {
    const p = begin();
    const judged = vi.fn((g: typeof p.field) => (g.s.purse.points[0] === 0 ? 1 : 0));
    const watched = new Position({ ...toy, judge: judged }, world).begin(1);
    const player = greedyPlayer<typeof world, typeof p.field>({ mostOrders: 1, samples: 1, moreSamples: 0 });
    for (let seed = 0; seed < 30; seed++) {
      judged.mockClear();
      const { index } = player.choose(watched, chanceFrom(seed));
      expect(watched.actions.verb(index)).toBe(BET);
      // One or two orders of the four, and the position as it is.
      expect(judged.mock.calls.length).toBeLessThanOrEqual(3);
    }
  });
  it('decides with what it has seen when time is up', () => {
    const p = begin();
    const judged = vi.fn(toy.judge);
    const watched = new Position({ ...toy, judge: judged }, world).begin(1);
    const { index } = greedyPlayer<typeof world, typeof p.field>({ isLate: () => true }).choose(watched, chanceFrom(1));
    expect(index).toBe(0);
    // The first order, and the position as it is.
    expect(judged).toHaveBeenCalledTimes(2);
  });
  it('says in words what it expects', () => {
    const why = (judge: typeof toy.judge) => {
      const p = new Position({ ...toy, judge }, world).begin(1);
      return greedyPlayer<typeof world, typeof p.field>().choose(p, chanceFrom(1)).why;
    };
    expect(why((g) => (g.s.purse.points[0] === 3 ? 1000 : 0)).en).toBe('This should win the battle.');
    expect(why((g) => (g.s.purse.points[0] === 3 ? 0.5 : 0)).fr).toBe('Devrait rapporter un peu.');
    expect(why(() => 0).en).toBe('No order looked better than another.');
  });
});

describe('a whole game', () => {
  const random = () => randomPlayer<typeof world, ReturnType<typeof begin>['field']>();
  const greedy = () => greedyPlayer<typeof world, ReturnType<typeof begin>['field']>();
  it('is the same for the same seed', () => {
    expect(playGame(toy, world, [random(), greedy()], 4)).toEqual(playGame(toy, world, [random(), greedy()], 4));
  });
  it('goes to the better player from either side', () => {
    let wins = 0;
    for (let seed = 0; seed < 100; seed++) {
      if (playGame(toy, world, [greedy(), random()], seed).verdict.winner === 0) wins++;
      if (playGame(toy, world, [random(), greedy()], seed).verdict.winner === 1) wins++;
    }
    expect(wins).toBeGreaterThan(180);
  });
});
