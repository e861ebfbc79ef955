import { dump } from './codec.ts';
import type { World } from './game.ts';
import { STANDING_SLOTS } from './kernel-state.ts';
import type { Playable } from './playable.ts';
import { itemAt } from './present.ts';

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
    steps: Array.from({ length: itemAt(kernel.depth, 0) }, (_, i) => ({
      step: itemAt(spec.steps, itemAt(stack.step, i)).name,
      with: [itemAt(stack.a, i), itemAt(stack.b, i), itemAt(stack.c, i), itemAt(stack.d, i)],
    })),
    standing: Object.fromEntries(
      spec.sides.map((s, i) => [
        s.id,
        Object.fromEntries(
          spec.standing.flatMap((info, slot) => {
            const row = i * STANDING_SLOTS + slot;
            const answer = itemAt(standing.answer, row);
            return answer ? [[info.id, [answer, itemAt(standing.percent, row)]]] : [];
          }),
        ),
      ]),
    ),
  };
}
