import { dump } from './codec.ts';
import type { World } from './game.ts';
import { STANDING_SLOTS } from './kernel-state.ts';
import type { Playable } from './playable.ts';

/** The whole position as plain JSON: columns, steps, standing orders. The dice to come are not in it. */
export function positionJson<W extends World, Field>(p: Playable<W, Field>): Record<string, unknown> {
  const { spec, world, state } = p;
  const { stack, kernel, standing } = state;
  return {
    game: spec.id,
    rules: spec.version,
    scenario: world.scenario,
    options: world.options,
    ...dump(state, spec.shape(world).layout, spec.codecs(world)),
    steps: Array.from({ length: kernel.depth[0]! }, (_, i) => ({
      step: spec.steps[stack.step[i]!]!.name,
      with: [stack.a[i]!, stack.b[i]!, stack.c[i]!, stack.d[i]!],
    })),
    standing: Object.fromEntries(
      spec.sides.map((s, i) => [
        s.id,
        Object.fromEntries(
          spec.standing.flatMap((info, slot) => {
            const row = i * STANDING_SLOTS + slot;
            const answer = standing.answer[row]!;
            return answer ? [[info.id, [answer, standing.percent[row]!]]] : [];
          }),
        ),
      ]),
    ),
  };
}
