import { Position, type World } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { type Deeds, sumOf, Watch } from './behaviour.ts';
import { playGame } from './play-game.ts';
import { randomPlayer } from './random.ts';
import { type Field, toy } from './testing/toy.ts';

const DEEDS: Deeds = {
  attacker: (event) => (event.type === 'attack' ? (event as typeof event & { side: number }).side : undefined),
  moves: ['move', 'ride'],
  isChiefLost: ({ type, rule }) => type === 'lost' && rule === 'alone',
};
const event = (type: string, more: object = {}) => ({ type, rule: '1a', ...more });
const move = (piece: string, from: string, to: string) => event('move', { piece, from, to });

describe('watching a battle', () => {
  const watch = new Watch(DEEDS);
  // The set-up is no turn.
  watch.saw(0, 0, [event('placed')]);
  watch.saw(0, 1, [move('X', 'a', 'b'), move('X', 'b', 'c')]);
  watch.saw(0, 1, [event('attack', { side: 0 }), event('attack', { side: 0 })]);
  watch.saw(1, 1, [
    event('ride', { leader: 'L', from: 'k', to: 'l' }),
    event('ride', { leader: 'L', from: 'l', to: 'k' }),
  ]);
  // Where a piece was on an earlier turn it may go again.
  watch.saw(0, 2, [move('X', 'c', 'a'), move('Y', 'a', 'c')]);
  watch.saw(0, 2, [move('X', 'a', 'b'), move('X', 'b', 'a'), event('lost', { rule: 'alone' }), event('lost')]);
  watch.saw(1, 2, []);
  // What strikes when the enemy gives an order is no attack of his.
  watch.saw(0, 3, [event('attack', { side: 1 })]);
  const [one, other] = watch.end();

  it('counts the attacks of who attacks and the moves of who ordered them', () => {
    expect(one).toMatchObject({ turns: 3, attacks: 2, moves: 6 });
    expect(other).toMatchObject({ turns: 3, attacks: 1, moves: 2 });
  });
  it('counts moves back to where a piece has been in the same turn', () => {
    expect(one?.returns).toBe(1);
    expect(other?.returns).toBe(1);
  });
  it('counts leaders lost alone, to an order of the enemy', () => {
    expect(one?.chiefs).toBe(0);
    expect(other?.chiefs).toBe(1);
  });
  it('counts turns in which nothing was attacked and nothing went anywhere', () => {
    expect(one?.still).toBe(1);
    expect(other?.still).toBe(2);
  });
  it('sums battles up', () => {
    expect(sumOf([one, other].flatMap((each) => each ?? []))).toEqual({
      turns: 6,
      attacks: 3,
      moves: 8,
      returns: 2,
      chiefs: 1,
      still: 3,
    });
  });
});

it('an observer is told of every order of a battle that is played, before and after', () => {
  const players = [randomPlayer<World, Field>(), randomPlayer<World, Field>()];
  const told: (readonly [number, number])[] = [];
  let [begun, played] = [0, 0];
  const { decisions } = playGame(toy, toy.world({}), players, 5, {
    begun: () => begun++,
    ordered: ({ side, status, actions }, index) => {
      expect(index).toBeLessThan(actions.count);
      told.push([side, status.turn]);
    },
    played: (p) => {
      expect(p).toBeInstanceOf(Position);
      expect(++played).toBe(told.length);
    },
  });
  expect(begun).toBe(1);
  expect(told).toHaveLength(decisions);
  expect(told[0]).toEqual([0, 1]);
  expect(new Set(told.map(([, turn]) => turn))).toEqual(new Set([1, 2, 3, 4]));
});
