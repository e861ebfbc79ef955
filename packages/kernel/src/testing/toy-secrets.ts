import type { Secrets } from './secrets.ts';
import { STAND, STORM, type ToyField, type ToyWorld } from './toy-world.ts';

/** The toy's one secret: a plan that is made and not yet shown. */
export const TOY_SECRETS: Secrets<ToyWorld, ToyField> = {
  vary(position, side) {
    const { plan, battle } = position.field.s;
    const hidden = plan.order[1 - side]!;
    if (battle.isOpen[0] || hidden === 0) return undefined;
    const other = position.twin();
    other.copyFrom(position);
    other.field.s.plan.order[1 - side] = hidden === STAND ? STORM : STAND;
    return other;
  },
};
