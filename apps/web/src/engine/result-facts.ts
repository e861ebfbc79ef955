import type { Fact, World } from '@tambour/kernel';
import { amountsOf, bearingKey, type Stage } from '@tambour/stage';
import type { ResultFact } from '../match/protocol.ts';

/** What a combat came to, fact by fact, and what each means to whom. What can be counted is counted over all of them. */
export function resultFacts<W extends World>(
  stage: Pick<Stage<W, never>, 'fact' | 'bearings' | 'bearingText'>,
  world: W,
  facts: readonly Fact[],
): ResultFact[] {
  const found = facts.map((fact) => ({ fact, bearings: stage.bearings(world, fact) }));
  const amounts = amountsOf(found.flatMap(({ bearings }) => bearings));
  return found.map(({ fact, bearings }) => ({
    text: stage.fact(world, fact),
    bearings: bearings.map((bearing) => {
      const amount = amounts.get(bearingKey(bearing));
      return {
        ...bearing,
        said: {
          you: stage.bearingText(bearing.what, 'you', amount),
          they: stage.bearingText(bearing.what, 'they', amount),
        },
      };
    }),
  }));
}
