import { chanceFrom, OPPONENTS, type OpponentId, playerOf } from '@tambour/ai';
import { type GameSpec, Position, type World } from '@tambour/kernel';
import { amount, choose, isLong, type Secrets, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { secrets as reitersSecrets } from '../games/reiters/src/testing/watch.ts';
import { secrets as tableSecrets } from '../games/tabletop/src/testing/watch.ts';
import { BATTLES, CROWDED } from './battles.ts';

/** Few looks: what a player may see does not hang on how hard it thinks. */
const LOOKS = 60;
/** Decisions that are looked at, of each battle, and how many lie between two. */
const DECISIONS = amount(2, 12);
const APART = 17;

/** Battles with something to hide, each with what it hides; and some in which the dice to come are all that is hidden. */
const HIDING: readonly (readonly [string, unknown])[] = [
  ['M-all', reitersSecrets],
  ['AU-all', reitersSecrets],
  ['crowd-a', tableSecrets],
];
const OPEN = ['fr', 'D', 'skirmish'];
/** A temperament weighs otherwise what a level looks at, and looks at nothing more. */
const LOOKING = OPPONENTS.filter((id) => isLong || !/-(bold|cautious)$/.test(id));
const battleCalled = (name: string) => {
  const battle = [...BATTLES, ...CROWDED].find((each) => each.name === name);
  if (!battle) throw new Error(`no battle is called ${name}`);
  return battle;
};

/** The order a player gives, and all that it says of it. */
function decision<W extends World, Field>(p: Position<W, Field>, id: OpponentId, seed: number): unknown {
  const { index, why, thought } = playerOf<W, Field>(id, { looks: LOOKS }).choose(p, chanceFrom(seed));
  return { command: p.decode(p.actions.at(index)), why, thought };
}

/** Pairs of positions that are one to the side that must decide, as a battle played by lot comes to them. */
function pairs<W extends World, Field>(
  spec: GameSpec<W, Field>,
  world: W,
  varied: (p: Position<W, Field>, random: SeededRandom) => Position<W, Field> | undefined,
  apart = APART,
): (readonly [Position<W, Field>, Position<W, Field>])[] {
  const found: (readonly [Position<W, Field>, Position<W, Field>])[] = [];
  for (let seed = 1; found.length < DECISIONS && seed < 6; seed++) {
    const p = new Position(spec, world).begin(seed);
    const random = new SeededRandom(seed);
    for (let n = 0; !p.over && found.length < DECISIONS; n++) {
      const other = n % apart === apart - 1 && p.actions.count > 2 ? varied(p, random) : undefined;
      if (other) {
        const kept = p.twin();
        kept.copyFrom(p);
        found.push([kept, other]);
      }
      p.playAt(choose(p, random, 'bold'));
    }
  }
  return found;
}
/** With other dice, where they decide: some order comes to something else. */
function otherDice<W extends World, Field>(p: Position<W, Field>): Position<W, Field> | undefined {
  const other = p.twin();
  const deal = (): void => {
    other.copyFrom(p);
    other.state.dice.word.set([5, 6, 7, 8]);
  };
  const here = p.twin();
  for (let i = 0; i < p.actions.count; i++) {
    const order = p.actions.at(i);
    here.copyFrom(p);
    here.play(order);
    deal();
    other.play(order);
    if (here.hash === other.hash) continue;
    deal();
    return other;
  }
  return undefined;
}

describe.each(HIDING)('what is hidden at %s', (name, secrets) => {
  battleCalled(name).use((spec, choice) => {
    type W = ReturnType<typeof spec.world>;
    const world = spec.world(choice);
    const { vary, isSeldom } = secrets as Secrets<W, unknown>;
    const varied = <P>(p: P, random: SeededRandom) => {
      const position = p as Position<W, unknown>;
      return vary(position, position.side, random) as P | undefined;
    };
    const found = pairs(spec, world, varied, isSeldom ? 1 : APART);
    it('is there', () => expect(found).toHaveLength(DECISIONS));
    it.each(LOOKING)('does not change what the %s orders', (id) => {
      for (const [i, [one, other]] of found.entries()) {
        expect(one.hash).not.toBe(other.hash);
        expect(decision(one, id, i)).toEqual(decision(other, id, i));
      }
    });
  });
});

describe.each(OPEN)('the dice to come at %s', (name) => {
  battleCalled(name).use((spec, choice) => {
    const found = pairs(spec, spec.world(choice), otherDice);
    it('are other dice', () => expect(found).toHaveLength(DECISIONS));
    it.each(LOOKING)('do not change what the %s orders', (id) => {
      for (const [i, [one, other]] of found.entries()) {
        expect([...one.state.dice.word]).not.toEqual([...other.state.dice.word]);
        expect(decision(one, id, i)).toEqual(decision(other, id, i));
      }
    });
  });
});
