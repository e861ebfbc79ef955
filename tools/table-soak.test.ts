import { greedyPlayer, playGame } from '@tambour/ai';
import { type GameSpec, Position, type Verdict, type Work } from '@tambour/kernel';
import { amount, choose, isLong, RANDOM_STYLES, SeededRandom } from '@tambour/kernel/testing';
import { type TabletopWorld, tabletop } from '@tambour/tabletop';
import { describe, expect, it } from 'vitest';
import { type Field, MOST_TESTS } from '../games/tabletop/src/battle/model/state.ts';

/** More decisions than any battle of the table has. */
const MOST_DECISIONS = 50_000;

/** The game, with an eye on the queue of tests: how many ever waited together. */
function watched(): { readonly spec: GameSpec<TabletopWorld, Field>; readonly most: () => number } {
  let most = 0;
  const steps = tabletop.steps.map((step) => {
    if (step.name !== 'tests') return step;
    const work = step as Work<Field>;
    return {
      ...work,
      run(g: Field, ...frame: [number, number, number, number]) {
        most = Math.max(most, g.s.battle.waiting[0]!);
        work.run(g, ...frame);
      },
    };
  });
  return { spec: { ...tabletop, steps }, most: () => most };
}

/** Plays a battle at random, by drawing or from whole lists in one of the random styles. What is listed must be allowed as it is written. */
function playAtRandom(
  spec: GameSpec<TabletopWorld, Field>,
  world: TabletopWorld,
  seed: number,
  isDrawn: boolean,
): Verdict | undefined {
  const p = new Position(spec, world);
  const style = isDrawn ? undefined : RANDOM_STYLES[seed % RANDOM_STYLES.length];
  p.isLazy = isDrawn;
  p.begin(seed);
  const random = new SeededRandom(seed);
  for (let n = 0; !p.over; n++) {
    if (n > MOST_DECISIONS) throw new Error('it does not end');
    const listed = style ? p.actions.at(choose(p, random, style)) : p.draw((most) => random.below(most));
    const command = p.decode(listed);
    const written = p.encode(command);
    if (!p.permits(written)) throw new Error(`refused what it lists: ${JSON.stringify(command)}`);
    p.play(written);
  }
  return p.verdict;
}

/** Which battles are drawn: whole lists of Saalfeld take twenty times as long as draws, those of the farm do not matter. */
const isDrawnAt = (scenario: string, seed: number): boolean =>
  scenario === 'saalfeld-1806' ? seed % 20 !== 0 : seed % 4 === 0;

describe('battles of the table end by the rules', () => {
  const players = [
    ['random', 'tutorial-farm', amount(2, 500)],
    ['random', 'saalfeld-1806', 500],
    ['greedy', 'tutorial-farm', 200],
    ['greedy', 'saalfeld-1806', 50],
  ] as const;
  // A run of every day has time for a few battles of the farm.
  for (const [player, scenario, battles] of players)
    it.runIf(isLong || battles < 10)(
      `${player} players at ${scenario}`,
      () => {
        const { spec, most } = watched();
        const world = spec.world({ scenario });
        const faults: string[] = [];
        for (let seed = 1; seed <= battles; seed++)
          try {
            const verdict =
              player === 'random'
                ? playAtRandom(spec, world, seed, isDrawnAt(scenario, seed))
                : playGame(spec, world, [greedyPlayer(), greedyPlayer()], seed).verdict;
            if (!verdict) faults.push(`seed ${seed}: no verdict`);
          } catch (error) {
            faults.push(`seed ${seed}: ${error instanceof Error ? error.message : error}`);
          }
        expect(faults).toEqual([]);
        expect(most()).toBeGreaterThan(0);
        expect(most()).toBeLessThan(MOST_TESTS);
      },
      // An hour or two for all of Saalfeld.
      amount(300_000, 36_000_000),
    );
});
