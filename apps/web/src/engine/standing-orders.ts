import { itemAt, KERNEL, type Position, STANDING_ANSWERS, type World } from '@tambour/kernel';
import type { Standing } from '../match/protocol.ts';

const SLOTS = KERNEL.standing.rows / 2;

/** What each side has ordered beforehand, heading by heading; `ask` where it has not. */
export const standingOrders = <W extends World, Field>({ spec, state }: Position<W, Field>): Standing['standing'] =>
  spec.sides.map((_, side) =>
    Object.fromEntries(
      spec.standing.map((info, slot) => {
        const row = side * SLOTS + slot;
        const answer = STANDING_ANSWERS[itemAt(state.standing.answer, row)] ?? 'ask';
        return [info.id, { answer, percent: itemAt(state.standing.percent, row) }];
      }),
    ),
  );
