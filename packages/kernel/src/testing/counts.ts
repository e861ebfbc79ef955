import { describe, expect, it } from 'vitest';
import type { Choice, GameSpec, World } from '../game.ts';
import { Position } from '../position.ts';
import { sharingWorlds } from '../shared-world.ts';
import { isLong } from './amount.ts';
import { choose, SeededRandom } from './random-play.ts';

/** How many ways lead on from a position, and to how many positions: golden numbers, as chess engines keep them. */
export interface Count {
  /** Of a game of several battles. */
  readonly scenario?: string;
  readonly options: Readonly<Record<string, string>>;
  /** The seed of the dice and of the random play that leads to the position. */
  readonly seed: number;
  /** Decisions played at random before counting begins. */
  readonly after: number;
  readonly depth: number;
  readonly ways: number;
  readonly positions: number;
}
export type CountPlan = Omit<Count, 'ways' | 'positions'>;

/** Every order, `depth` decisions deep, with the dice the seed gives. */
export function countPositions<W extends World, Field>(
  spec: GameSpec<W, Field>,
  choice: Choice,
  plan: CountPlan,
): Count {
  const root = new Position(spec, spec.world(choice)).begin(plan.seed);
  const random = new SeededRandom(plan.seed);
  for (let i = 0; i < plan.after && !root.over; i++) root.playAt(choose(root, random, 'bold'));
  const levels = Array.from({ length: plan.depth + 1 }, () => root.twin());
  levels[0]!.copyFrom(root);
  const seen = new Set<string>();
  let ways = 0;
  const walk = (level: number): void => {
    const p = levels[level]!;
    if (level === plan.depth || p.over) {
      ways++;
      seen.add(p.hash);
      return;
    }
    const next = levels[level + 1]!;
    for (let i = 0; i < p.actions.count; i++) {
      next.copyFrom(p);
      next.play(p.actions.at(i));
      walk(level + 1);
    }
  };
  walk(0);
  return { ...plan, ways, positions: seen.size };
}

/** Numbers of more ways than this are counted in the long run of the tests alone. */
const MOST_WAYS = 20_000;

/** Golden numbers hold, each in the battle it names; one that names a battle or an option there is not fails. */
export function goldenCounts<W extends World, Field>(spec: GameSpec<W, Field>, counts: readonly Count[]): void {
  const shared = sharingWorlds(spec);
  describe(`${spec.id}: numbers of positions`, () => {
    for (const count of counts) {
      const { scenario, options, depth, after, seed } = count;
      const on = Object.entries(options).map(([id, value]) => `${id} ${value}`);
      it.runIf(isLong || count.ways <= MOST_WAYS)(
        `${[scenario, ...on].join(', ')}: ${depth} decisions deep from decision ${after} of seed ${seed}`,
        () => {
          expect(countPositions(shared, { scenario, options }, count)).toEqual(count);
        },
      );
    }
  });
}
